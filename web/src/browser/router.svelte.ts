/** The current page follows the address. */
import { type Route, routeOf } from "./routes";

class Router {
  route = $state.raw<Route>({ page: "lobby", id: "" });
  /** Counts how often the same page was opened again. */
  visit = $state(0);

  begin(): void {
    this.#read();
    addEventListener("popstate", () => this.#read());
    addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  /** Open this address in place of the current one, from the beginning, even if it is the same. */
  reopen(path: string): void {
    this.visit += 1;
    history.replaceState(null, "", path);
    this.#read();
  }

  #read(): void {
    this.route = routeOf(location.pathname);
  }

  /** Links within the site are followed without loading the page again. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
