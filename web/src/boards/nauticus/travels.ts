import type { Attachment } from "svelte/attachments";

/** Says which piece an element is; see travel.svelte.ts. */
export type Travels = (id: string, from?: string) => Attachment<HTMLElement | SVGElement>;

/** For a second picture of a piece that travels elsewhere. */
export const STAYS: Travels = () => () => {};
