/** The next angle that shows `wanted` when the wheel turns clockwise from `now`, in degrees. */
export function turned(now: number, wanted: number): number {
  return now + ((((wanted - now) % 360) + 360) % 360);
}
