/** Ids for things that look alike: each has its noun, and its number among those of the same noun. */
export interface Numbered<Noun extends string> {
  readonly noun: Noun;
  readonly id: string;
}

export function numbered<Noun extends string>(nouns: readonly Noun[]): Numbered<Noun>[] {
  const seen = new Map<Noun, number>();
  return nouns.map((noun) => {
    const before = seen.get(noun) ?? 0;
    seen.set(noun, before + 1);
    return { noun, id: `${noun}:${before}` };
  });
}
