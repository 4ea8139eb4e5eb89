/*
 * Pictures near the top of a page arrive small on phones, so that the page is there soon. A full one follows: of the first picture when
 * the page has loaded, of others with the first scroll. `data-load` and `data-scroll` of a source hold it. A picture in the text of a post
 * holds how wide it is shown. Who saves data keeps what came first.
 */

/** What a browser tells about the line that a page came on; not all browsers do. */
interface Connection {
  /** True where the visitor asked for fewer bytes. */
  saveData?: boolean;
}

function follow({ type }: { type: string }): void {
  if ((navigator as Navigator & { connection?: Connection }).connection?.saveData) return;
  for (const part of document.querySelectorAll<HTMLSourceElement | HTMLImageElement>(`[data-${type}]`)) {
    const wanted = part.dataset[type]!;
    if ('alt' in part) {
      part.sizes = wanted;
      continue;
    }
    const loaded = Number.parseInt(part.srcset.split(' ').pop()!, 10);
    const { width, height, naturalWidth, naturalHeight } = part.parentElement!.lastElementChild as HTMLImageElement;
    // What a style cuts off at the sides of a picture needs pixels too; one that is not there yet may be wide.
    const shown = Math.max(width, height * (naturalWidth / naturalHeight || 2)) * devicePixelRatio;
    if (!matchMedia(part.media).matches || shown <= loaded) continue;
    const full = new Image();
    // Loaded before it is shown, so that nothing flickers; without it the small one stays.
    full.addEventListener('load', () => (part.srcset = full.srcset));
    full.srcset = wanted;
  }
}

if (document.readyState === 'complete') follow({ type: 'load' });
else addEventListener('load', follow);
addEventListener('scroll', follow, { once: true });
