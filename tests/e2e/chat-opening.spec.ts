import { chatSessionKey, cookieConsentKey } from '#domain/browser-keys.ts';
import { chat, chatButton, composer, fakeAssistant, openChat } from '../support/chat.ts';
import { reply } from '../support/chat-reply.ts';
import { business } from '../support/content.ts';
import { holdReact, openBeforeScripts, reactFile, stored } from '../support/shell.ts';
import { otherPage, somePage } from '../support/places.ts';
import { readToTheEnd } from '../support/scroll.ts';
import { desktop, onScreens, tablet } from '../support/sizes.ts';
import { expect, test } from '../support/visitor.ts';

/** The chat's own script; Astro asks for it twice. */
const chatFile = /\/_astro\/ChatOverlay\./;

test.beforeEach(({ page }) => page.addInitScript((key) => localStorage.setItem(key, 'accepted'), cookieConsentKey));

test('a visitor opens the chat on any page and finds out what it is', async ({ page }) => {
  for (const path of ['/', '/legal']) {
    await openChat(page, path);
    await expect(chat(page).getByRole('heading', { level: 2 })).toHaveText(`Ask ${business.name}`);
    await expect(chat(page).getByText('Powered by AI.')).toBeVisible();
    await expect(chat(page).getByRole('button', { name: 'Talk to a person' })).toBeVisible();
    for (const name of [
      'Show me all rooms',
      "What's your most challenging room?",
      'How do I book?',
      'Where are you located?',
    ]) {
      await expect(chat(page).getByRole('button', { name })).toBeVisible();
    }
    await expect(composer(page)).toHaveAttribute('placeholder', 'Ask me anything...');
    for (const name of ['Book Now', 'Book your escape room here']) {
      const link = chat(page).getByRole('link', { name });
      await expect(link).toHaveAttribute('href', business.booking.general);
      await expect(link).toHaveAttribute('target', '_blank');
    }
    await expect(chat(page).getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/legal#privacy');
  }
});

test(
  'Escape or its button close the chat and give the focus back, and nobody is told about an empty chat',
  { tag: '@both' },
  async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await openChat(page);
    const closings = [
      () => page.keyboard.press('Escape'),
      () => chat(page).getByRole('button', { name: 'Close the chat' }).click(),
    ];
    for (const close of closings) {
      await close();
      await expect(chat(page)).toBeHidden();
      await expect(chatButton(page)).toBeFocused();
      await expect(chatButton(page)).toHaveAttribute('aria-expanded', 'false');
      await chatButton(page).click();
      await expect(chat(page)).toBeVisible();
    }
    // Each opening adds to a sum (docs/decisions/036-what-brings-bookings.md); nothing else is told.
    const called = () => requests.filter((url) => url.includes('/functions/')).map((url) => url.split('/').at(-1));
    await expect.poll(called).toEqual(['count-press', 'count-press', 'count-press']);
  },
);

test('the focus goes into the chat and cannot leave it for the page behind', async ({ page }) => {
  await openChat(page);
  const places = new Set<string>();
  for (let presses = 0; presses < 20; presses++) {
    places.add(await page.evaluate(() => document.activeElement?.closest('dialog')?.className ?? 'BODY'));
    await page.keyboard.press('Tab');
  }
  expect([...places].filter((place) => place !== 'BODY')).toEqual(['chat']);
});

test('the session is made when the chat is first opened, and stays the same', async ({ page }) => {
  await page.goto(somePage);
  expect(await stored(page, chatSessionKey)).toBeNull();
  await chatButton(page).click();
  await chat(page).waitFor();
  const session = await stored(page, chatSessionKey);
  expect(session).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  await openChat(page, otherPage);
  expect(await stored(page, chatSessionKey)).toBe(session);
});

test('a visitor on a slow line sees at once that the chat is coming', { tag: '@both' }, async ({ page }) => {
  const release = await holdReact(page);
  await page.goto(somePage);
  const button = chatButton(page);
  await expect(page.getByText('Opening…').filter({ visible: true })).toHaveCount(0);
  const asked = page.waitForRequest(reactFile);
  await button.click();
  await asked;
  await expect(page.getByText('Opening…').filter({ visible: true })).toBeVisible();
  release();
  await expect(chat(page)).toBeVisible();
  await expect(page.getByText('Opening…').filter({ visible: true })).toHaveCount(0);
});

test(
  'a press that comes before the scripts of a long page counts once they are there',
  { tag: '@both' },
  async ({ page }) => {
    const release = await openBeforeScripts(page, '/');
    await chatButton(page).click();
    await expect(chat(page)).toBeHidden();
    release();
    await expect(chat(page)).toBeVisible();
  },
);

test('a visitor whom the chat cannot reach is offered the phone and the booking page, and may try again', async ({
  page,
}) => {
  await page.route(chatFile, (route) => route.abort());
  await page.goto(somePage);
  await chatButton(page).click();
  const excuse = page.getByRole('alert').filter({ hasText: 'won’t open right now' });
  await expect(excuse).toBeVisible();
  await expect(excuse.getByRole('link', { name: business.phone })).toHaveAttribute(
    'href',
    `tel:+1${business.phone.replace(/\D/g, '')}`,
  );
  await expect(excuse.getByRole('link', { name: 'book online' })).toHaveAttribute('href', business.booking.general);
  await page.unroute(chatFile);
  await page.keyboard.press('Escape');
  await expect(excuse).toBeHidden();
  await chatButton(page).click();
  await expect(chat(page)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the button gives way to a link to the people of the venue', { tag: '@both' }, async ({ page }) => {
    await page.goto(somePage);
    await expect(page.getByRole('button', { name: 'Chat' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Ask us', exact: true }).filter({ visible: true }).click();
    await expect(page).toHaveURL('/legal#contact');
  });
});

test(
  'the button on a large screen stays in its corner and covers neither what the keyboard reaches nor the last links',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const path of [otherPage, '/legal', '/']) {
      await page.goto(path);
      expect(await chatButton(page).boundingBox()).toMatchObject({ y: 900 - 20 - 52, height: 52 });
    }
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    await page.keyboard.press('Shift+Tab');
    await expect(chatButton(page)).not.toBeInViewport();
    await chatButton(page).focus();
    await expect(chatButton(page)).toBeInViewport({ ratio: 1 });

    await page.goto(somePage);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const button = (await chatButton(page).boundingBox())!;
    for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
      const { y, height } = (await link.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(button.y);
    }
  },
);

test('turning a phone on its side leaves the chat open', async ({ page }) => {
  await fakeAssistant(page, () => reply('Two rooms.'));
  await openChat(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(composer(page)).toBeVisible();
  await composer(page).fill('Still there?');
  await composer(page).press('Enter');
  await expect(chat(page).getByText('Two rooms.').first()).toBeVisible();
});

test('at the end of a page the button of the chat covers no words', { tag: '@desktop' }, async ({ page }) => {
  for (const path of ['/leaderboard', '/legal', somePage]) {
    await page.goto(path);
    await onScreens(page, [{ width: 844, height: 390 }, tablet, desktop], async () => {
      await readToTheEnd(page);
      const covered = await chatButton(page).evaluate((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let node = words.nextNode(); node; node = words.nextNode()) {
          if (!node.textContent?.trim() || !node.parentElement?.closest('main, footer')) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          const lies = [...range.getClientRects()].some(
            (line) => line.right > left && line.left < right && line.bottom > top && line.top < bottom,
          );
          if (lies) found.push(node.textContent);
        }
        return found;
      });
      expect(covered, path).toEqual([]);
    });
  }
});

test('the button that opens the chat lies over no words, from a tablet on a side or upright to a wide desk @desktop', async ({
  page,
}) => {
  /** Words that reach as far to the right as the button does. */
  const below = () =>
    page.evaluate(() => {
      const { left } = document.querySelector('.chat-corner .chat-button')!.getBoundingClientRect();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const words = new Set<string>();
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement!;
        if (!parent.closest('main, footer') || !parent.checkVisibility({ visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const reaches = [...range.getClientRects()].some(({ right, width }) => width > 1 && right > left);
        if (reaches && text.textContent!.trim() !== '') words.add(text.textContent!.trim());
      }
      return [...words];
    });
  const screens = [
    tablet,
    { width: 844, height: 390 },
    { width: 1024, height: 768 },
    { width: 1312, height: 800 },
    desktop,
  ];
  for (const path of ['/', somePage, otherPage, '/legal', '/leaderboard'])
    await onScreens(page, screens, async () => {
      await page.goto(path);
      await expect(chatButton(page)).toBeVisible();
      expect(await below(), path).toEqual([]);
    });
});
