/* The first picture of a page arrives small, so that it is there soon. When the page has loaded, a full one takes its place. */
import { wantsFullPicture, type Connection } from '#lib/full-picture.ts';

function follow(): void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  for (const source of document.querySelectorAll<HTMLSourceElement>('[data-full]')) {
    const loaded = Number.parseInt(source.srcset.split(' ').pop() ?? '', 10);
    if (!matchMedia(source.media).matches || !wantsFullPicture(innerWidth * devicePixelRatio, loaded, connection))
      continue;
    const picture = new Image();
    // Loaded before it is shown, so that nothing flickers; without it the small one stays.
    picture.addEventListener('load', () => (source.srcset = picture.srcset));
    picture.srcset = source.dataset['full'] ?? '';
  }
}

if (document.readyState === 'complete') follow();
else addEventListener('load', follow);
