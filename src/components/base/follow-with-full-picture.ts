/* The first picture of a page arrives small, so that it is there soon. When the page has loaded, a full one takes its place. */
import { wantsFullPicture, type Connection } from '#lib/full-picture.ts';

const source = [...document.querySelectorAll<HTMLSourceElement>('[data-full]')].find(
  ({ media }) => matchMedia(media).matches,
);
const full = source?.dataset['full'];

async function follow(): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: Connection };
  const shown = (source?.parentElement?.clientWidth || innerWidth) * devicePixelRatio;
  const small = source?.srcset ?? '';
  if (!full || !wantsFullPicture(shown, Number(/(\d+)w$/.exec(small)?.[1]), connection)) return;
  const picture = new Image();
  picture.srcset = full;
  // Decoded before it is shown, so that nothing flickers.
  await picture.decode();
  // The still behind a room's film is the same picture.
  for (const each of document.querySelectorAll('source')) if (each.srcset === small) each.srcset = full;
}

const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
/** Without the full picture the small one stays. */
const start = () => whenIdle(() => void follow().catch(() => {}));
if (document.readyState === 'complete') start();
else addEventListener('load', start);
