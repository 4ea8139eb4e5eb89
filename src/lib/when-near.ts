/** Does something once, when an element is no further than a distance in pixels below or above what is seen. */
export function whenNear(element: Element, distance: number, act: () => void): void {
  new IntersectionObserver(
    (entries, watch) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        watch.disconnect();
        act();
      }
    },
    { rootMargin: `${distance}px` },
  ).observe(element);
}
