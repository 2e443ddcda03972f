/** What this browser remembers: small choices, never a secret. A private window may refuse to. */
const PREFIX = "harbourside.";

export const storage = {
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
      // The choice is lost when the window closes.
    }
  },
};
