/** What this browser remembers by itself: small choices, never a secret. Private windows may refuse. */
const PREFIX = "harbourside.";

export const kept = {
  get(name: string): string | null {
    try {
      return localStorage.getItem(PREFIX + name);
    } catch {
      return null;
    }
  },
  set(name: string, value: string): void {
    try {
      localStorage.setItem(PREFIX + name, value);
    } catch {
      // it is forgotten with this visit, and nothing worse
    }
  },
};
