/** What is to be sent to somebody else is copied; where the browser forbids that, the person is told what to do. */
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
