/** Copies a text. If the browser does not allow it, a notice says what to do instead. */
import { notices } from "./notices.svelte";

export async function copy(text: string, otherwise: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    notices.say(otherwise);
    return false;
  }
}
