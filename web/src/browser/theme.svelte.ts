/** Light, dark, or what the system prefers. */
import { storage } from "./storage";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

class ThemeChoice {
  chosen = $state<Theme>("auto");

  begin(): void {
    const chosen = storage.get("theme");
    this.choose(THEMES.find((theme) => theme === chosen) ?? "auto");
  }

  choose(theme: Theme): void {
    this.chosen = theme;
    storage.set("theme", theme);
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }
}

export const theme = new ThemeChoice();
