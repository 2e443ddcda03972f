/** Where things are on the screen. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The box around all of them. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** How far a frame has to be scrolled until the box is in the middle of it; not at all if it is seen whole. */
export function hidden(box: Box, frame: Box): { readonly x: number; readonly y: number } {
  return {
    x: along(box.x, box.width, frame.x, frame.width),
    y: along(box.y, box.height, frame.y, frame.height),
  };
}

/** What is larger than the frame is shown from its beginning. */
function along(start: number, length: number, from: number, room: number): number {
  if (start >= from && start + length <= from + room) return 0;
  return length > room ? start - from : start + length / 2 - from - room / 2;
}

/** What finds on any board the pieces for an action, and the parts of a view. */
export function selectorOf(point: string | null, zones: readonly string[]): string {
  const pieces = point === null ? [] : [`[data-control~="${CSS.escape(point)}"]`];
  return [...pieces, ...zones.map((zone) => `[data-zone="${CSS.escape(zone)}"]`)].join(",");
}
