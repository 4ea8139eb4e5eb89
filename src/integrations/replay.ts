import type { ClientDirective } from 'astro';

const types = ['click', 'change'];

/**
 * Lets nothing get lost that is done before an island is alive: pressing one of its buttons (or a link marked `data-replay`), or
 * choosing from one of its lists, hydrates it and is then done again. Between the two the island is marked `data-busy`. When the
 * download fails, a popover inside the island says so, or the press goes through as the browser's own; the next one tries
 * again. Returns what hydrates the island earlier, once however often it is called.
 */
export function replayWhenAlive(load: Parameters<ClientDirective>[0], element: HTMLElement): () => Promise<void> {
  let hydration: Promise<void> | undefined;
  const hydrate = () =>
    (hydration ??= load()
      .then((start) => start())
      .then(() => {
        // Astro tries twice and swallows the failure; what it could not hydrate keeps this mark.
        if (element.hasAttribute('ssr')) hydration = undefined;
      }));
  const replay = (event: Event) => {
    const isPress = event.type === 'click';
    const part = (event.target as Element).closest<HTMLElement>(isPress ? 'button, [data-replay]' : 'select');
    // A browser drops a press that is repeated while the key that made it is still at work: a live island needs none.
    if (!part || !element.hasAttribute('ssr')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    element.dataset['busy'] = '';
    void hydrate().then(() => {
      delete element.dataset['busy'];
      for (const type of types) element.removeEventListener(type, replay, true);
      if (isPress) part.click();
      else part.dispatchEvent(new Event('change', { bubbles: true }));
      if (hydration) return;
      for (const type of types) element.addEventListener(type, replay, true);
      element.querySelector<HTMLElement>('[popover]')?.showPopover?.();
    });
  };
  for (const type of types) element.addEventListener(type, replay, true);
  return hydrate;
}
