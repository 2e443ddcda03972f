/**
 * Looks whenever something scrolls, or it or what lies in it changes its size (where that needs more than a look,
 * `resized` does it); the answer ends that.
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
