import type { Page } from '@playwright/test';
import { business, openRooms, required, retiredRooms, rooms } from '../support/content.ts';
import { everyPath } from '../support/places.ts';
import { expect, test } from '../support/visitor.ts';

const room = required(openRooms[0], 'an open room');
const retired = required(retiredRooms[0], 'a retired room');

const gallery = (page: Page) =>
  page.getByRole('region', { name: 'Inside the set' }).or(page.locator('#gallery')).first();
const viewer = (page: Page) => page.getByRole('dialog', { name: /^Pictures of/ });
const shownPicture = (page: Page) => viewer(page).getByRole('img');
const pictureLink = (page: Page, index: number) => gallery(page).getByRole('listitem').nth(index).getByRole('link');

for (const { path, title } of rooms) {
  test(`the page of ${title} has its story, facts, pictures, loop, access, questions, board and other rooms`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    for (const id of ['story', 'facts', 'gallery', 'video', 'access', 'questions', 'hall-of-fame', 'book']) {
      await expect(page.locator(`#${id}`).getByRole('heading', { level: 2 })).toBeVisible();
    }
    const others = openRooms.filter((other) => other.title !== title);
    for (const other of others) await expect(page.getByRole('link', { name: other.title, exact: true })).toBeVisible();
  });
}

for (const { path, slug, title } of openRooms) {
  test(`every booking link of ${title} is its own and opens a new tab`, async ({ page }) => {
    await page.goto(path);
    const links = page.getByRole('main').getByRole('link', { name: `Book ${title}` });
    expect(await links.count()).toBeGreaterThanOrEqual(2);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', business.booking.rooms[slug]!);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  });
}

test('a retired room says so and cannot be booked, on its page or anywhere', async ({ page, request }) => {
  await page.goto(retired.path);
  await expect(
    page
      .getByRole('main')
      .getByText(/^\s*Retired/)
      .first(),
  ).toBeVisible();
  const bookingHost = new URL(business.booking.general).host;
  const ownLinks = page.locator(`main a[href*="${bookingHost}"]`);
  const ofOthers = openRooms.map(({ slug }) => business.booking.rooms[slug]);
  for (const link of await ownLinks.all()) expect(ofOthers).toContain(await link.getAttribute('href'));
  for (const path of [...everyPath, '/llms.txt', '/rss.xml']) {
    const text = await (await request.get(path)).text();
    expect(text, path).not.toContain(business.booking.rooms[retired.slug]);
  }
});

test('the home page shows the retired room last, labelled, without a booking button', async ({ page }) => {
  await page.goto('/');
  const card = page
    .locator('#rooms')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: retired.title }) });
  await expect(card).toContainText(/Retired/);
  await expect(card.getByRole('link', { name: /book/i })).toHaveCount(0);
});

test('a visitor looks through the pictures with the mouse', async ({ page }) => {
  await page.goto(room.path);
  await pictureLink(page, 1).click();
  await expect(viewer(page)).toBeVisible();
  await expect(shownPicture(page)).toHaveAccessibleName(room.gallery[1]!.alt);
  await viewer(page).getByRole('button', { name: 'Next' }).click();
  await expect(shownPicture(page)).toHaveAccessibleName(room.gallery[2]!.alt);
  await expect(viewer(page)).toContainText(`3 of ${room.gallery.length}`);
  await viewer(page).getByRole('button', { name: 'Previous' }).click();
  await viewer(page).getByRole('button', { name: 'Previous' }).click();
  await viewer(page).getByRole('button', { name: 'Previous' }).click();
  await expect(shownPicture(page)).toHaveAccessibleName(room.gallery.at(-1)!.alt);
  await viewer(page).getByRole('button', { name: 'Close' }).click();
  await expect(viewer(page)).toBeHidden();
});

test('a press beside the picture closes the viewer', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(room.path);
  await pictureLink(page, 0).click();
  await expect(viewer(page)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(viewer(page)).toBeHidden();
});

test('a visitor looks through the pictures with the keyboard and comes back to where they were', async ({ page }) => {
  await page.goto(room.path);
  await pictureLink(page, 0).focus();
  await page.keyboard.press('Enter');
  await expect(shownPicture(page)).toHaveAccessibleName(room.gallery[0]!.alt);
  await expect(viewer(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(shownPicture(page)).toHaveAccessibleName(room.gallery[2]!.alt);
  await page.keyboard.press('ArrowLeft');
  await expect(shownPicture(page)).toHaveAccessibleName(room.gallery[1]!.alt);
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();
  await expect(gallery(page).getByRole('link').locator('visible=true').and(page.locator(':focus'))).toHaveCount(1);
});

test('the viewer fits the screen and shows the whole picture', async ({ page }) => {
  await page.goto(room.path);
  await pictureLink(page, 0).click();
  const size = page.viewportSize()!;
  for (const part of [viewer(page), shownPicture(page), viewer(page).getByRole('button', { name: 'Close' })]) {
    await expect(part).toBeInViewport({ ratio: 1 });
    expect((await part.boundingBox())!.width).toBeLessThanOrEqual(size.width);
  }
});

test.describe('the loop of a room', () => {
  const video = (page: Page) => page.locator('#video video');
  const isPaused = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.paused);

  test('is not loaded before it is in view, then plays without sound', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const loops = () => asked.filter((url) => url.endsWith('.mp4'));
    await page.goto(room.path);
    expect(loops()).toEqual([]);
    await video(page).scrollIntoViewIfNeeded();
    await expect.poll(() => isPaused(page)).toBe(false);
    expect(await video(page).evaluate((element: HTMLVideoElement) => element.muted)).toBe(true);
    const isPhone = page.viewportSize()!.width < 768;
    expect(new Set(loops().map((url) => new URL(url).pathname))).toEqual(
      new Set([isPhone ? room.videoUrlMobile : room.videoUrlDesktop]),
    );
  });

  test('stays still for a visitor who wants less motion, and can be started by hand', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(room.path);
    const autoplay = await video(page).getAttribute('autoplay');
    expect(autoplay).toBeNull();
    await video(page).scrollIntoViewIfNeeded();
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await isPaused(page)).toBe(true);
    await expect(video(page)).toHaveAttribute('controls');
  });
});
