import { expectAccessible } from '../support/axe.ts';
import { writingVenue } from '../support/builds.ts';
import { expectFits } from '../support/fits.ts';
import { readToTheEnd } from '../support/scroll.ts';
import { cookieNotice } from '../support/shell.ts';
import { openVenuePage } from '../support/venue-pages.ts';
import { expect, test } from '../support/visitor.ts';

const path = '/blog/everything-a-post-can-hold';

test(
  'a reader never has to move a post to the side, whatever its author wrote: code, tables, long words, addresses',
  { tag: '@both' },
  async ({ page }) => {
    await openVenuePage(page, writingVenue, path);
    await readToTheEnd(page);
    await expectFits(page);
    const article = page.getByRole('article');
    const room = await article.evaluate((each) => each.clientWidth);
    // What is wider than the text moves inside its own frame, as a table with many columns does on a phone.
    const wide = await article.locator('.prose > *').evaluateAll((parts, most) => {
      const sizes = parts.map((part) => [part.tagName, part.getBoundingClientRect().right] as const);
      return sizes.filter(([, right]) => right > most);
    }, room);
    expect(wide).toEqual([]);
    await expect(article.getByRole('cell', { name: 'here' })).toHaveCount(1);
  },
);

test('a reader sees an upright photo whole, without scrolling past it', { tag: '@both' }, async ({ page }) => {
  await openVenuePage(page, writingVenue, path);
  const photo = page.getByRole('img', { name: 'A red wall above a blue floor', exact: true });
  await photo.scrollIntoViewIfNeeded();
  const { width, height } = (await photo.boundingBox())!;
  expect(height).toBeGreaterThan(width);
  expect(height).toBeLessThanOrEqual(page.viewportSize()!.height);
});

test(
  'a film plays and a map shows in the post, and their sites hear of nobody who did not press',
  { tag: '@both' },
  async ({ page }) => {
    const asked: string[] = [];
    await page.route(/youtube-nocookie\.com|openstreetmap\.org/, (route) => {
      asked.push(new URL(route.request().url()).host);
      return route.fulfill({ contentType: 'text/html', body: `<h1>${asked.at(-1)}</h1>` });
    });
    await openVenuePage(page, writingVenue, path);
    await readToTheEnd(page);
    const film = page.getByRole('button', { name: 'A minute behind the door' });
    await film.focus();
    expect(asked).toEqual([]);

    const { height: before } = (await film.boundingBox())!;
    await page.keyboard.press('Enter');
    await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText('www.youtube-nocookie.com');
    const frame = page.locator('iframe[title="A minute behind the door"]');
    await expect(frame).toBeFocused();
    expect((await frame.boundingBox())!.height).toBeCloseTo(before, 0);
    expect(asked).toEqual(['www.youtube-nocookie.com']);

    await page.getByRole('button', { name: 'Where we are' }).click();
    await expect(page.frameLocator('iframe[title="Where we are"]').getByRole('heading')).toHaveText(
      'www.openstreetmap.org',
    );
    await expect(page.getByRole('link', { name: 'A minute behind the door Watch on YouTube' })).toBeVisible();
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a film and a map are cards that lead where they live', { tag: '@both' }, async ({ page }) => {
    await openVenuePage(page, writingVenue, path);
    const article = page.getByRole('article');
    await expect(article.getByRole('link', { name: 'A minute behind the door Watch on YouTube' })).toBeVisible();
    await expect(article.getByRole('link', { name: /^Where we are .*open the map$/ })).toBeVisible();
    await expect(article.getByRole('button', { name: /A minute behind|Where we are/ })).toHaveCount(0);
  });
});

test('everybody can use whatever a post holds', { tag: '@both' }, async ({ page }) => {
  await openVenuePage(page, writingVenue, path);
  await readToTheEnd(page);
  await expect(cookieNotice(page)).toBeVisible(); // it is judged, too, and not while it comes
  await expectAccessible(page);
});
