import type { ClientDirective } from 'astro';
import { replayWhenAlive } from './replay.ts';

/**
 * Hydrates an island when it comes within 100 px of the screen. On the first screen it waits for the page's first paint,
 * so that what is already in the page is never held up by the script that will move it. Whoever presses something in it
 * earlier than that is heard.
 */
const near: ClientDirective = (load, _options, element) => {
  const hydrate = replayWhenAlive(load, element);
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void hydrate();
    },
    { rootMargin: '100px' },
  );
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    for (const child of element.children) observer.observe(child);
  }).observe({ type: 'paint', buffered: true });
};

export default near;
