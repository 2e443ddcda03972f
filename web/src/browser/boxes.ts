/** Rectangles on the screen. */
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

/** The box around as many boxes as fit into the frame, from the first one on. */
export function mostOf(boxes: readonly Box[], frame: Box): Box {
  return boxes.reduce((all, box) => {
    const more = around([all, box]);
    return more.width <= frame.width && more.height <= frame.height ? more : all;
  });
}

export function meet(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** The boxes that do not lie within another one. */
export function outermost(boxes: readonly Box[]): Box[] {
  return boxes.filter(
    (box, i) => !boxes.some((other, n) => n !== i && holds(other, box) && (n < i || !holds(box, other))),
  );
}

/** A piece that is pointed at is a little larger than its place. */
const SLACK = 6;

function holds(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x - SLACK &&
    inner.y >= outer.y - SLACK &&
    inner.x + inner.width <= outer.x + outer.width + SLACK &&
    inner.y + inner.height <= outer.y + outer.height + SLACK
  );
}

/** How far to scroll a frame until the box is in its middle; zero if all of the box is visible. */
export function hidden(box: Box, frame: Box): { readonly x: number; readonly y: number } {
  return {
    x: along(box.x, box.width, frame.x, frame.width),
    y: along(box.y, box.height, frame.y, frame.height),
  };
}

/** A box that is larger than the frame is shown from its beginning. */
function along(start: number, length: number, from: number, room: number): number {
  if (start >= from && start + length <= from + room) return 0;
  return length > room ? start - from : start + length / 2 - from - room / 2;
}

/** A selector for the pieces of an action and for the parts of a view, on any board. */
export function selectorOf(point: string | null, zones: readonly string[]): string {
  const pieces = point === null ? [] : [`[data-control~="${CSS.escape(point)}"]`];
  return [...pieces, ...zones.map((zone) => `[data-zone="${CSS.escape(zone)}"]`)].join(",");
}
