/**
 * Every answer of the server is a new object, though a move changes little of it. Parts that are equal to those
 * of the answer before are kept as the same objects, so that Svelte does not draw them again.
 */
export function reuse<T>(before: unknown, after: T): T {
  if (Array.isArray(before) && Array.isArray(after)) {
    const parts: unknown[] = after.map((part, i) => reuse(before[i], part));
    return sameItems(before, parts) ? (before as T) : (parts as T);
  }
  if (isPlainObject(before) && isPlainObject(after)) {
    const parts = Object.entries(after).map(([name, part]) => [name, reuse(before[name], part)] as const);
    const kept = parts.every(([name, part]) => Object.hasOwn(before, name) && part === before[name]);
    const same = kept && parts.length === Object.keys(before).length;
    return same ? (before as T) : (Object.fromEntries(parts) as T);
  }
  return after;
}

const sameItems = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((part, i) => part === others[i]);

/** Other objects, such as maps, are not taken apart. */
const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
