import { nowhere, somePage } from '../support/places.ts';
import { expect, test } from '../support/visitor.ts';

test('a page that does not exist breaks no rule on its way home', async ({ page }) => {
  await page.goto(nowhere);
  await expect(page).toHaveURL('/');
});

test('words smuggled into a page are never run: the content security policy holds', async ({ page, incidents }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.harmed = true';
    document.body.append(script);
    const picture = document.createElement('div');
    picture.innerHTML = '<img src="nothing" onerror="window.harmed = true">';
    document.body.append(picture);
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.head.append(style);
  });
  await expect.poll(() => incidents.take(/script-src-elem/)).not.toEqual([]);
  await expect.poll(() => incidents.take(/script-src-attr/)).not.toEqual([]);
  await expect.poll(() => incidents.take(/style-src-elem/)).not.toEqual([]);
  expect(await page.evaluate(() => (window as { harmed?: boolean }).harmed)).toBeUndefined();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page that asks anybody else for anything is caught', async ({ page, incidents }) => {
  await page.goto(somePage);
  await page.evaluate(() => fetch('https://tracker.example.com/visit').catch(() => {}));
  await page.evaluate(() =>
    Object.assign(new Image(), { src: 'https://tracker.example.com/pixel.gif' })
      .decode()
      .catch(() => {}),
  );
  await expect.poll(() => incidents.take(/connect-src/)).not.toEqual([]);
  await expect.poll(() => incidents.take(/img-src/)).not.toEqual([]);
  incidents.take(/Request to https:\/\/tracker/);
});
