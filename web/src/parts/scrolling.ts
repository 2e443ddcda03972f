/** Looks whenever something scrolls, or it or what lies in it changes its size; the answer ends that. */
export function whenScrolled(element: HTMLElement, look: () => void): () => void {
  const observer = new ResizeObserver(look);
  observer.observe(element);
  observer.observe(element.firstElementChild!);
  element.addEventListener("scroll", look, { passive: true });
  return () => {
    observer.disconnect();
    element.removeEventListener("scroll", look);
  };
}
