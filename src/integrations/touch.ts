import type { ClientDirective } from 'astro';
import { replayWhenAlive } from './replay.ts';

/**
 * Hydrates an island when one of its buttons (or a link marked `data-replay`) is pressed and then presses the button
 * again, so that the first press counts. Pointing at it or moving the focus into it starts the download. Fields that an
 * address fills in, such as `#players=6`, are filled in at once.
 */
const touch: ClientDirective = (load, _options, element) => {
  const hydrate = replayWhenAlive(load, element);
  if (location.hash.includes('=') && element.querySelector('fieldset')) void hydrate();
  for (const hint of ['pointerover', 'focusin']) element.addEventListener(hint, hydrate, { once: true });
};

export default touch;
