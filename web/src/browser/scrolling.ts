/**
 * Calls `look` after each scroll of the element, and `resized` after it or its first child has changed its size.
 * The result stops that.
 */
export function whenScrolled(element: HTMLElement, look: () => void, resized: () => void = look): () => void {
  const observer = new ResizeObserver(resized);
  observer.observe(element);
  observer.observe(element.firstElementChild!);
  element.addEventListener("scroll", look, { passive: true });
  return () => {
    observer.disconnect();
    element.removeEventListener("scroll", look);
  };
}
