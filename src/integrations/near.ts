import type { ClientDirective } from 'astro';

/**
 * Hydrates an island when it comes within 100 px of the screen. On the first screen it waits for the page's first paint,
 * so that what is already in the page is never held up by the script that will move it.
 */
const near: ClientDirective = (load, _options, element) => {
  const hydrate = () => void load().then((start) => start());
  const watch = () => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        hydrate();
      },
      { rootMargin: '100px' },
    );
    for (const child of element.children) observer.observe(child);
  };
  const paint = 'first-contentful-paint';
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName(paint).length === 0) return;
    observer.disconnect();
    watch();
  }).observe({ type: 'paint', buffered: true });
};

export default near;
