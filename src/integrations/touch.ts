import type { ClientDirective } from 'astro';

/**
 * Hydrates an island when one of its buttons (or a link marked `data-replay`) is pressed and then presses the button again, so that the first press
 * counts. Pointing at it or moving the focus into it starts the download. When the download fails, the press goes
 * through as the browser's own.
 */
const touch: ClientDirective = (load, _options, element) => {
  let hydration: Promise<void> | undefined;
  const hydrate = () => (hydration ??= load().then((start) => start()));
  const warmUp = () => void hydrate().catch(() => {});
  const press = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button, [data-replay]');
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void hydrate()
      .catch(() => {})
      .then(() => {
        element.removeEventListener('click', press, true);
        button.click();
      });
  };
  element.addEventListener('click', press, true);
  for (const hint of ['pointerover', 'focusin', 'touchstart']) {
    element.addEventListener(hint, warmUp, { once: true, passive: true });
  }
};

export default touch;
