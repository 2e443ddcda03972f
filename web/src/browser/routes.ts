/** All pages and their addresses. `src/App.svelte` says which component draws each of them. */
export const ROUTES = {
  lobby: "/",
  table: "/table/{id}",
  replay: "/replay/{id}",
  review: "/review/{id}",
  tour: "/tour/{id}",
  arena: "/arena",
} as const;

export type PageName = keyof typeof ROUTES;

export interface Route {
  /** "nowhere": no page has this address. */
  readonly page: PageName | "nowhere";
  /** Of the table or the game; empty if the page's address has none. */
  readonly id: string;
}

export function routeOf(path: string): Route {
  const parts = path.split("/").filter(Boolean);
  const found = Object.entries(ROUTES).find(([, address]) => matches(address, parts));
  if (!found) return { page: "nowhere", id: "" };
  const [page, address] = found as [PageName, string];
  return { page, id: address.includes("{id}") ? decoded(parts.at(-1)!) : "" };
}

export function pathTo(page: PageName, id = ""): string {
  return ROUTES[page].replace("{id}", encodeURIComponent(id));
}

function matches(address: string, parts: readonly string[]): boolean {
  const wanted = address.split("/").filter(Boolean);
  return wanted.length === parts.length && wanted.every((part, i) => part === "{id}" || part === parts[i]);
}

/** A mistyped address may not be decodable; then it is taken as it is written. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
