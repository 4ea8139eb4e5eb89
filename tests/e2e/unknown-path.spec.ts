import type { ConsoleMessage } from '@playwright/test';
import { nowhere } from '../support/places.ts';
import { expect, test } from '../support/visitor.ts';

for (const path of [nowhere, '/rooms/no-such-room', '/blog/no-such-post', '/a/b/c?d=e#f', '/index.php']) {
  test(`a visitor who asks for ${path} gets a 404, an error in the console, and the home page`, async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message: ConsoleMessage) => {
      if (message.type() === 'error' && message.location().url === '') return;
      if (message.type() === 'error') errors.push(message.text());
    });
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const pathname = path.replace(/[?#].*/, '');
    expect(errors.filter((text) => text.includes('404') && text.includes(pathname))).not.toEqual([]);
  });
}

test('the way back leads past the address that does not exist', async ({ page }) => {
  await page.goto('/careers');
  await page.goto(nowhere);
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/careers');
});
