/** The next angle that shows `wanted` when the wheel goes on clockwise from `now`. In degrees. */
export function turned(now: number, wanted: number): number {
  return now + ((((wanted - now) % 360) + 360) % 360);
}
