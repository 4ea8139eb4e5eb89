import type { ClientDirective } from 'astro';

/**
 * Hydrates an island when it comes within 100 px of the screen. On the first screen it waits for the page's first paint,
 * so that what is already in the page is never held up by the script that will move it.
 */
const near: ClientDirective = (load, _options, element) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void load().then((start) => start());
    },
    { rootMargin: '100px' },
  );
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    for (const child of element.children) observer.observe(child);
  }).observe({ type: 'paint', buffered: true });
};

export default near;
