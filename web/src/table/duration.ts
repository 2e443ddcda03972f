/** A duration in the largest unit that divides it. */
import type { Args } from "../words/words";

const UNITS = [
  ["days", 86_400],
  ["hours", 3600],
  ["minutes", 60],
] as const;

export function duration(seconds: number, text: (id: string, args?: Args) => string): string {
  const [unit, length] = UNITS.find(([, length]) => seconds >= length && seconds % length === 0) ?? [
    "seconds",
    1,
  ];
  return text(`ui-time-${unit}`, { count: seconds / length });
}

/** A duration in minutes, rounded up. */
export function minutes(milliseconds: number, text: (id: string, args?: Args) => string): string {
  return duration(60 * Math.max(1, Math.ceil(milliseconds / 60_000)), text);
}
