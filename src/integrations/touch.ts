import type { ClientDirective } from 'astro';

/**
 * Hydrates an island when one of its buttons (or a link marked `data-replay`) is pressed and then presses the button
 * again, so that the first press counts. Pointing at it or moving the focus into it starts the download. Between the
 * press and the hydration the island is marked `data-busy`. When the download fails, a popover inside the island says
 * so, or the press goes through as the browser's own; the next press tries again. Fields that an address fills in, such as
 * `#players=6`, are filled in at once.
 */
const touch: ClientDirective = (load, _options, element) => {
  let hydration: Promise<void> | undefined;
  const hydrate = () =>
    (hydration ??= load()
      .then((start) => start())
      .then(() => {
        // Astro tries twice and swallows the failure; what it could not hydrate keeps this mark.
        if (element.hasAttribute('ssr')) hydration = undefined;
      }));
  const press = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button, [data-replay]');
    // A browser drops a press that is repeated while the key that made it is still at work: a live island needs none.
    if (!button || !element.hasAttribute('ssr')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    element.dataset['busy'] = '';
    void hydrate().then(() => {
      delete element.dataset['busy'];
      element.removeEventListener('click', press, true);
      button.click();
      if (hydration) return;
      element.addEventListener('click', press, true);
      element.querySelector<HTMLElement>('[popover]')?.showPopover?.();
    });
  };
  element.addEventListener('click', press, true);
  if (location.hash.includes('=') && element.querySelector('fieldset')) void hydrate();
  for (const hint of ['pointerover', 'focusin']) element.addEventListener(hint, hydrate, { once: true });
};

export default touch;
