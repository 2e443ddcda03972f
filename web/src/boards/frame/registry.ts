/** The boards there are, found by their folders; each is loaded when somebody sits down at it. */
import type { Component } from "svelte";
import type { BoardTable } from "../contract";
import PlainScene from "./PlainScene.svelte";

export type Board = Component<{ table: BoardTable }>;

const FOUND = import.meta.glob<{ default: Board }>("../*/Board.svelte");

export const hasBoard = (game: string): boolean => `../${game}/Board.svelte` in FOUND;

/** Null: this game is played at the generic table. */
export async function loadBoard(game: string): Promise<Board | null> {
  const load = FOUND[`../${game}/Board.svelte`];
  return load ? (await load()).default : null;
}

/** Pictures for the harbour: small, and on the first page, so they come with it. */
const SCENES = import.meta.glob<{ default: Component }>("../*/Scene.svelte", { eager: true });

export const sceneOf = (game: string): Component => SCENES[`../${game}/Scene.svelte`]?.default ?? PlainScene;
