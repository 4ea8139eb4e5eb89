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

test('everybody can use whatever a post holds', { tag: '@both' }, async ({ page }) => {
  await openVenuePage(page, writingVenue, path);
  await readToTheEnd(page);
  await expect(cookieNotice(page)).toBeVisible(); // it is judged, too, and not while it comes
  await expectAccessible(page);
});
