/** Light, dark, or as the system has it. */
import { kept } from "./kept";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

class Look {
  theme = $state<Theme>("auto");

  begin(): void {
    const chosen = kept.get("theme") as Theme | null;
    this.choose(chosen && THEMES.includes(chosen) ? chosen : "auto");
  }

  choose(theme: Theme): void {
    this.theme = theme;
    kept.set("theme", theme);
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }
}

export const look = new Look();
