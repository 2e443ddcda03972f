/**
 * Every answer of the server is a table made anew, though a decision changes little of it. What has not changed
 * is kept as it was, the same object, so that nothing that is drawn from it is looked at again.
 */
export function shared<T>(before: unknown, after: T): T {
  if (Array.isArray(before) && Array.isArray(after)) {
    const parts: unknown[] = after.map((part, i) => shared(before[i], part));
    return alike(before, parts) ? (before as T) : (parts as T);
  }
  if (isRecord(before) && isRecord(after)) {
    const parts = Object.entries(after).map(([name, part]) => [name, shared(before[name], part)] as const);
    const kept = parts.every(([name, part]) => Object.hasOwn(before, name) && part === before[name]);
    const same = kept && parts.length === Object.keys(before).length;
    return same ? (before as T) : (Object.fromEntries(parts) as T);
  }
  return after;
}

const alike = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((part, i) => part === others[i]);

/** Only what JSON has: anything else is what it is, and never made of parts. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
