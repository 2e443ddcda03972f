/** Where we are: the address, and nothing else, decides what is on the page. */
export type Place =
  | { readonly name: "harbour" }
  | { readonly name: "table" | "replay" | "review" | "tour"; readonly id: string }
  | { readonly name: "arena" }
  | { readonly name: "nowhere" };

export function placeAt(path: string): Place {
  const [first, written, ...rest] = path.split("/").filter(Boolean);
  const id = written && decoded(written);
  if (first === undefined) return { name: "harbour" };
  if (rest.length) return { name: "nowhere" };
  if (first === "arena" && id === undefined) return { name: "arena" };
  if ((first === "table" || first === "replay" || first === "review" || first === "tour") && id) {
    return { name: first, id };
  }
  return { name: "nowhere" };
}

/** An address can be mistyped in such a way that it stands for nothing; then it is taken as it is written. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  place = $state.raw<Place>({ name: "harbour" });
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

  /** The same place once more, from the beginning. */
  reopen(path: string): void {
    this.visit += 1;
    history.replaceState(null, "", path);
    this.#read();
  }

  #read(): void {
    this.place = placeAt(location.pathname);
  }

  /** Links inside the page are followed without loading it again. */
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
