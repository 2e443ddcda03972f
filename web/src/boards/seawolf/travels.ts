import type { Attachment } from "svelte/attachments";

export type Travels = (id: string, from?: string) => Attachment<HTMLElement | SVGElement>;

/** For pieces that are shown a second time, larger: they stay where they are. */
export const STAYS: Travels = () => () => undefined;
