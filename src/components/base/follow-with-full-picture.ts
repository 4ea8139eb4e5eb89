/*
 * Pictures near the top of a page arrive small on phones, so that the page is there soon. A full one follows: of the first picture when
 * the page has loaded, of others with the first scroll. `data-load` and `data-scroll` hold it.
 */
import { wantsFullPicture, type Connection } from '#lib/full-picture.ts';

function follow({ type }: { type: string }): void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  for (const source of document.querySelectorAll<HTMLSourceElement>(`[data-${type}]`)) {
    const loaded = Number.parseInt(source.srcset.split(' ').pop() ?? '', 10);
    const picture = source.parentElement as HTMLPictureElement;
    const { width, height, naturalWidth, naturalHeight } = picture.lastElementChild as HTMLImageElement;
    // What a style cuts off at the sides of a picture needs pixels too; one that is not there yet may be wide.
    const shown = Math.max(width, height * (naturalWidth / naturalHeight || 2)) * devicePixelRatio;
    if (!matchMedia(source.media).matches || !wantsFullPicture(shown, loaded, connection)) continue;
    const full = new Image();
    // Loaded before it is shown, so that nothing flickers; without it the small one stays.
    full.addEventListener('load', () => (source.srcset = full.srcset));
    full.srcset = source.dataset[type] ?? '';
  }
}

if (document.readyState === 'complete') follow({ type: 'load' });
else addEventListener('load', follow);
addEventListener('scroll', follow, { once: true });
