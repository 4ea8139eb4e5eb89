import { nowhere, somePage } from '../support/places.ts';
import { expect, test } from '../support/visitor.ts';

for (const path of [nowhere, '/rooms/no-such-room/a/b?d=e#f']) {
  test(`a visitor who asks for ${path} gets a 404, an error in the console, and the home page`, async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && message.location().url !== '') errors.push(message.text());
    });
    await page.goto(somePage);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const pathname = path.replace(/[?#].*/, '');
    expect(errors.filter((text) => text.includes('404') && text.includes(pathname))).not.toEqual([]);
    // The way back leads past the address that does not exist.
    await page.goBack();
    await expect(page).toHaveURL(somePage);
  });
}
