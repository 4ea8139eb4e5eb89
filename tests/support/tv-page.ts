/** The page of the lobby screen as a build of other content makes it: the answer is the site's own, what its island is told is changed. */
import type { Page } from '@playwright/test';
import { load, type CheerioAPI } from 'cheerio';
import type { OpeningHours } from '#domain/opening-hours.ts';
import type { TvRoom } from '#domain/tv-slides.ts';
import type { OwnSlide } from '#domain/tv-words.ts';

/** What the island of the screen is told by the content, as far as tests change it. */
export interface TvContent {
  rooms: (TvRoom & { wide: string; tall: string })[];
  openingHours: OpeningHours;
  ownSlides: OwnSlide[];
}

/** A value as Astro writes it beside an island: each with the number of its kind, of which JSON has two. */
type Written = [0, unknown] | [1, Written[]];

function written(value: unknown): Written {
  if (Array.isArray(value)) return [1, value.map(written)];
  if (typeof value !== 'object' || value === null) return [0, value];
  return [0, Object.fromEntries(Object.entries(value).map(([key, each]) => [key, written(each)]))];
}

function read([kind, value]: Written): unknown {
  if (kind === 1) return value.map(read);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, read(each as Written)]));
}

/** Puts the pictures of other rooms where the build put those of its own: React wants to find what it would have made. */
function drawBackdrops($: CheerioAPI, rooms: TvContent['rooms']): void {
  const own = $('.tv-backdrop').slice(0, -1);
  const made = rooms.map(({ wide, tall }) => {
    const backdrop = own.first().clone();
    backdrop.find('.tv-wide').attr('src', wide);
    backdrop.find('.tv-tall').attr('src', tall);
    return $.html(backdrop);
  });
  own.first().before(made.join(''));
  own.remove();
}

/** Lets the page of the screen come with other content. Call it before `goto`. */
export async function changeTvContent(page: Page, change: (content: TvContent) => Partial<TvContent>): Promise<void> {
  await page.route('**/leaderboard/tv?*', async (route) => {
    const answer = await route.fetch();
    const $ = load(await answer.text());
    const island = $('astro-island');
    const told = JSON.parse(island.attr('props') ?? '{}') as Record<string, Written>;
    const content = read([0, told]) as TvContent;
    const wanted = change(content);
    const changed = Object.entries(wanted).map(([key, each]) => [key, written(each)]);
    if (wanted.rooms) drawBackdrops($, wanted.rooms);
    island.attr('props', JSON.stringify({ ...told, ...(Object.fromEntries(changed) as Record<string, Written>) }));
    await route.fulfill({ response: answer, body: $.html() });
  });
}

/** What guests cannot read as a whole on the screen as it stands: words that stick out of it or end in dots. */
export const cutOnTv = (page: Page): Promise<string[]> =>
  page.locator('.tv-stage').evaluate((stage) => {
    const screen = { right: innerWidth, bottom: innerHeight };
    return [...stage.querySelectorAll<HTMLElement>('h1, h2, p, li > span, figcaption, svg')].flatMap((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      const style = getComputedStyle(part);
      const isOut = left < 0 || top < 0 || right > screen.right + 0.5 || bottom > screen.bottom + 0.5;
      const isCut =
        style.overflow === 'hidden' &&
        (part.scrollWidth > part.clientWidth + 1 ||
          part.scrollHeight > part.clientHeight + parseFloat(style.fontSize) / 2);
      return isOut || isCut ? [`${part.className || part.tagName}: ${part.textContent}`] : [];
    });
  });
