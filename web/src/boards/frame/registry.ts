/** The boards, found by their folders. The page loads a board when somebody opens a table of its game. */
import type { Component } from "svelte";
import type { BoardTable } from "../contract";
import PlainScene from "./PlainScene.svelte";

export type Board = Component<{ table: BoardTable }>;

const FOUND = import.meta.glob<{ default: Board }>("../*/Board.svelte");

export const hasBoard = (game: string): boolean => `../${game}/Board.svelte` in FOUND;

/** Null: the game has no board and is played at the generic table. */
export async function loadBoard(game: string): Promise<Board | null> {
  const load = FOUND[`../${game}/Board.svelte`];
  return load ? (await load()).default : null;
}

/** Pictures for the lobby. They are small and belong to the first page, so they are loaded with it. */
const SCENES = import.meta.glob<{ default: Component }>("../*/Scene.svelte", { eager: true });

export const sceneOf = (game: string): Component => SCENES[`../${game}/Scene.svelte`]?.default ?? PlainScene;
