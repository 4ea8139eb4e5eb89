import type { Page } from '@playwright/test';
import { load } from 'js-yaml';
import { ask, chat, openChat, said } from '../support/chat.ts';
import { clearDesk, fillDesk } from '../support/desk.ts';
import { expect, test } from '../support/staff-pages.ts';
import { ownWord } from '../support/own-word.ts';

const view = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name, exact: true });

/** The assistant is loaded with its first question, which takes long on a busy machine; visitors of a real one find it awake. */
test.beforeEach(async ({ backend }) => {
  const messages = [{ role: 'user', content: 'When are you open?' }];
  const answer = await fetch(`${backend.url}/functions/v1/ai-chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session_id: crypto.randomUUID(), messages }),
  });
  expect(answer.status).toBe(200);
  await clearDesk((text) => backend.sql(text));
});

test.describe('at the desk', { tag: '@desktop' }, () => {
  test('a manager of a venue without mail and model reads so first, and where messages wait', async ({
    page,
    openAs,
  }) => {
    await openAs(page, 'owner', '/xtra/dashboard');
    const notes = page.getByRole('status').filter({ hasText: 'is not set up' });
    await expect(notes).toContainText('Email is not set up.');
    await expect(notes).toContainText('No language model is set up.');
    await notes.getByRole('link', { name: 'See contact requests' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact requests' })).toBeVisible();
  });

  test('a question that had no answer is found in the morning and copied as FAQ', async ({ page, context, openAs }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const question = 'May I bring my parrot?';
    await openChat(page);
    await ask(page, question);
    await expect(said(page).getByRole('button', { name: 'Ask a person instead' })).toBeVisible();
    await chat(page).getByRole('button', { name: 'Close the chat' }).click();

    await openAs(page, 'owner', '/xtra/dashboard');
    await view(page, 'Open questions').click();
    const row = page.getByRole('listitem').filter({ hasText: question });
    await expect(row.getByRole('link', { name: /^Write this answer/ })).toHaveAttribute(
      'href',
      '/xtra/content#/collections/_singletons/entries/questions?answer=May%20I%20bring%20my%20parrot%3F',
    );
    await row.getByRole('button', { name: /^Copy as FAQ/ }).click();
    await expect(row.getByRole('button', { name: /^Copied/ })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(Object.values(load(copied) as object)).toMatchObject([{ question, answer: '', category: 'experience' }]);

    await page
      .getByRole('group', { name: `How “${question}” ended` })
      .getByRole('button', { name: 'Written' })
      .click();
    await expect(row).toHaveCount(0);
    await expect(page.getByText('It opens again when somebody asks it in vain after a day.')).toBeVisible();
    await page.getByRole('button', { name: 'Settled' }).click();
    await expect(row).toContainText('written, says Robin');
    await row.getByRole('button', { name: 'Open again' }).click();
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(row).toBeVisible();

    await view(page, 'Chats').click();
    await page.getByRole('button', { name: 'Not helpful' }).click();
    await expect(page.getByText('Nobody has called a reply not helpful.')).toBeVisible();
    await page.getByRole('button', { name: 'Without an answer' }).click();
    await page.getByLabel('Search chats').fill('parrots');
    await page.getByLabel('Search chats').press('Enter');
    await page.getByRole('button', { name: `Read the chat: ${question}` }).click();
    await expect(page.getByRole('dialog')).toContainText('no answer');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: `Read the chat: ${question}` })).toBeFocused();
  });

  test(
    'a visitor asks for a person, and a host marks it done; everybody sees who it was',
    { tag: '@tablet' },
    async ({ page, openAs }) => {
      const name = `Mara ${ownWord()}`;
      await openChat(page);
      await ask(page, 'When are you open?');
      await expect(said(page)).toContainText('PM');
      await chat(page).getByRole('button', { name: 'Talk to a person' }).click();
      await chat(page).getByRole('textbox', { name: 'Your name' }).fill(name);
      await chat(page).getByRole('textbox', { name: 'Email or phone' }).fill('mara@example.com');
      await chat(page).getByRole('textbox', { name: 'What is it about?' }).fill('A party for thirty');
      await chat(page).getByRole('button', { name: 'Send message' }).click();
      await expect(chat(page).getByRole('heading', { name: 'We have your message' })).toBeVisible();

      await openAs(page, 'host', '/xtra/dashboard');
      await page.getByRole('link', { name: 'waiting for an answer' }).click();
      const row = page.getByRole('listitem').filter({ hasText: name });
      await expect(row.getByRole('link', { name: 'mara@example.com' })).toHaveAttribute(
        'href',
        'mailto:mara@example.com',
      );
      await expect(row.getByText('Reply by')).toContainText('5:3'); // a day after the test's moment, half past five
      await row.getByRole('button', { name: /^I’ll answer/ }).click();
      await expect(row.getByText('You answer', { exact: true })).toBeVisible();
      await row.getByRole('button', { name: /^Read the chat/ }).click();
      await expect(page.getByRole('dialog', { name: 'Conversation' })).toContainText('When are you open?');
      await page.keyboard.press('Escape');
      await row.getByRole('button', { name: /^Write a note/ }).click();
      await expect(row.getByLabel(`Note on ${name}`)).toBeFocused();
      await page.keyboard.type('Wants a Tuesday.');
      await row.getByRole('button', { name: 'Save the note' }).click();
      await expect(row.getByRole('paragraph').filter({ hasText: 'Wants a Tuesday.' })).toBeVisible();
      await expect(page).toHaveTitle(/^\(1\) /);
      await row.getByRole('button', { name: /^Mark done/ }).click();
      await expect(page.getByText(`${name} is answered. Marked by Maya.`)).toBeVisible();
      await expect(row).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(row).toBeVisible();
      await row.getByRole('button', { name: /^Mark done/ }).click();
      await page.getByRole('button', { name: 'Done', exact: true }).click();
      await expect(row).toContainText('answered by Maya');
    },
  );

  test('a busy desk is read page by page, and a table stands behind every picture', async ({
    page,
    backend,
    line,
    openAs,
  }) => {
    await fillDesk((text) => backend.sql(text), { chats: 40, questions: 40, contacts: 25 });
    await openAs(page, 'owner', '/xtra/dashboard');
    await expect(page.getByRole('img', { name: /^Replies a day from/ })).toBeVisible();
    await page.getByText('Table of chats').click();
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(29);

    await view(page, 'Open questions').click();
    const questions = page.getByRole('button', { name: /^Copy as FAQ/ });
    await expect(questions).toHaveCount(15);
    line.cut();
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(page.getByText('More cannot be read right now.')).toBeVisible();
    line.mend();
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(questions).toHaveCount(30);
  });
});
