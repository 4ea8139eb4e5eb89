import { cookieConsentKey } from '#domain/browser-keys.ts';
import { expectAccessible } from '../support/axe.ts';
import {
  ask,
  chat,
  chatButton,
  composer,
  fakeAssistant,
  fakeFunction,
  json,
  openChat,
  pacedAssistant,
  said,
  streamOf,
} from '../support/chat.ts';
import { reply } from '../support/chat-reply.ts';
import { openRooms, required } from '../support/content.ts';
import { somePage } from '../support/places.ts';
import { desktop, narrow, onScreens, phone, zoomed } from '../support/sizes.ts';
import { expect, test, type Locator, type Page } from '../support/visitor.ts';

const { slug, title, path } = required(openRooms[0], 'an open room');
const whole = reply(`# Rooms\n\n**Two** rooms are open:\n\n- [${title}](https://example.com)\n- And another one`, {
  cards: [
    {
      kind: 'room',
      slug,
      title,
      note: '2–12 players, 60 minutes',
      href: path,
      booking: 'https://booking.example.com/room',
    },
    { kind: 'booking', label: 'Book Now', href: 'https://booking.example.com' },
  ],
  sources: [{ title: 'When you cancel', href: '/legal#cancellation' }],
  follow_ups: ['Which one is scarier?', 'What does it cost?'],
  offer_person: true,
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => page.addInitScript((key) => localStorage.setItem(key, 'accepted'), cookieConsentKey));

const look = (page: Page) =>
  onScreens(page, [phone, narrow, zoomed, desktop], async () => {
    await expect.poll(() => chat(page).evaluate((dialog) => innerHeight - dialog.clientHeight)).toBe(0);
    // From the top: what a change of size leaves half under the bar that sticks there would count as too small to touch.
    await chat(page).evaluate((dialog) => dialog.firstElementChild?.scrollTo(0, 0));
    await expectAccessible(page);
    const { scrollWidth, clientWidth } = await chat(page).evaluate((dialog) => dialog);
    expect(scrollWidth).toBe(clientWidth);
  });

test('the empty chat, the busy one and a whole reply are for everybody', async ({ page }) => {
  const assistant = await pacedAssistant(page);
  await openChat(page);
  await look(page);
  await ask(page, 'Which rooms do you have?');
  await expect(said(page).getByText('Looking it up')).toBeVisible();
  await look(page);
  await assistant.say('**Two** ro');
  await look(page);
  await assistant.finish(whole);
  await expect(said(page).getByRole('heading', { name: title })).toBeVisible();
  await look(page);
});

test('a thumb, a stopped reply and a failure are for everybody', async ({ page }) => {
  await fakeAssistant(page, () => whole);
  await fakeFunction(page, 'rate-chat-reply', (route) => route.fulfill(json({ status: 'stored' })));
  await openChat(page);
  await ask(page, 'Which rooms do you have?');
  await chat(page).getByRole('button', { name: 'This reply did not help' }).click();
  await expect(chat(page).getByRole('textbox', { name: 'Why? (optional)' })).toBeVisible();
  await look(page);
  await fakeFunction(page, 'ai-chat', (route) => route.fulfill(json({}, 500)));
  await ask(page, `Averylongword${'oflettersandletters'.repeat(12)}`);
  await expect(chat(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  await look(page);
});

test('the form for a person, its problems, its failure and its receipt are for everybody', async ({ page }) => {
  let isDown = true;
  const receipt = { receipt: 'K7QF', received_at: '2026-11-20T18:04:00Z' };
  await fakeFunction(page, 'send-contact-request', (route) => route.fulfill(isDown ? json({}, 503) : json(receipt)));
  await openChat(page);
  await chat(page).getByRole('button', { name: 'Talk to a person' }).click();
  await look(page);
  const submit = chat(page).getByRole('button', { name: 'Send message' });
  await submit.click();
  await expect(chat(page).getByText('Tell us your name')).toBeVisible();
  await look(page);
  await chat(page).getByLabel('Your name').fill('Mara');
  await chat(page).getByLabel('Email or phone').fill('mara@example.com');
  await chat(page).getByLabel('What is it about?').fill('A parrot');
  await submit.click();
  await expect(chat(page).getByText('Nothing you typed is lost.')).toBeVisible();
  await look(page);
  isDown = false;
  await submit.click();
  await expect(chat(page).getByText('K7QF')).toBeVisible();
  await look(page);
});

test('with text of twice the size on a phone, everything in the chat can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  await fakeAssistant(page, () => whole);
  await openChat(page);
  for (const name of ['Show me all rooms', 'Where are you located?']) {
    await chat(page).getByRole('button', { name }).scrollIntoViewIfNeeded();
    await expect(chat(page).getByRole('button', { name })).toBeInViewport({ ratio: 0.9 });
  }
  await ask(page, 'Which rooms do you have?');
  await chat(page).getByRole('button', { name: 'Which one is scarier?' }).click();
  await expect(said(page).getByText('Which one is scarier?', { exact: true }).first()).toBeInViewport({ ratio: 0.9 });
  const { scrollWidth, clientWidth } = await chat(page).evaluate((dialog) => dialog);
  expect(scrollWidth).toBe(clientWidth);
});

for (const [what, screen, text] of [
  ['on a phone held sideways', { width: 844, height: 390 }, '100%'],
  ['with text of twice the size on a phone', phone, '200%'],
] as const) {
  test(`${what}, one can always write and close, and every word scrolls between the two`, async ({ page }) => {
    await page.setViewportSize(screen);
    await fakeAssistant(page, () => whole);
    await page.goto(somePage);
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
    await chatButton(page).click();
    const close = chat(page).getByRole('button', { name: 'Close the chat' });
    const expectRoom = async (part: Locator) => {
      await part.evaluate((element) => element.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
      for (const fixed of [close, composer(page)]) await expect(fixed).toBeInViewport({ ratio: 1 });
      const [top, shown, bottom] = await Promise.all([close, part, composer(page)].map((each) => each.boundingBox()));
      expect(shown!.y).toBeGreaterThanOrEqual(top!.y + top!.height);
      expect(shown!.y + shown!.height).toBeLessThanOrEqual(bottom!.y);
    };
    await expectRoom(chat(page).getByText('Powered by AI.'));
    for (const name of ['Show me all rooms', 'Where are you located?'])
      await expectRoom(chat(page).getByRole('button', { name }));
    await ask(page, 'Which rooms do you have?');
    await expectRoom(chat(page).getByRole('button', { name: 'Which one is scarier?' }));
    await expectRoom(said(page).getByText('Which rooms do you have?', { exact: true }).first());
    await expectAccessible(page);
    await close.click();
    await expect(chat(page)).toBeHidden();
  });
}

test('the excuse for a chat that cannot be loaded is for everybody', async ({ page }) => {
  await page.route(/\/_astro\/ChatOverlay\./, (route) => route.abort());
  await page.goto(somePage);
  await chatButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'won’t open right now' })).toBeVisible();
  await expectAccessible(page);
});

test('the whole conversation is done with the keyboard alone', async ({ page }) => {
  await page.route('**/functions/v1/ai-chat', (route) => route.fulfill(streamOf(whole)));
  await page.goto(somePage);
  await chatButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(composer(page)).toBeFocused();
  await page.keyboard.type('Which rooms do you have?');
  await page.keyboard.press('Enter');
  const chip = chat(page).getByRole('button', { name: 'Which one is scarier?' });
  await expect(chip).toBeVisible();
  for (let presses = 0; presses < 25; presses++) {
    await page.keyboard.press('Shift+Tab');
    if (await chip.evaluate((button) => button === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await expect(said(page).getByText('Which one is scarier?', { exact: true }).first()).toBeVisible();
  await expect(said(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chatButton(page)).toBeFocused();
});

test('words written from right to left stand on the right', async ({ page }) => {
  await fakeAssistant(page, () => reply('יש שני חדרים'));
  await openChat(page);
  await ask(page, 'כמה חדרים יש?');
  for (const words of ['כמה חדרים יש?', 'יש שני חדרים']) {
    const direction = said(page)
      .getByText(words)
      .evaluate((element) => getComputedStyle(element).direction);
    expect(await direction).toBe('rtl');
  }
});

test('in forced colors every button of the chat can be told from the page', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openChat(page);
  await expectAccessible(page);
  for (const name of ['Send', 'Show me all rooms', 'How do I book?']) {
    const button = chat(page).getByRole('button', { name, exact: true });
    expect(await button.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
  }
});
