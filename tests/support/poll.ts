/** The poll of a post as a visitor meets it. */
import type { Page } from '@playwright/test';
import { pollVoteKey } from '#domain/browser-keys.ts';
import { polls, required } from './content.ts';

/** The poll of the site, and the post that shows it. */
export const sitePoll = required(
  polls.find(({ id }) => id === 'site-feedback'),
  'the site poll',
);
export const pollPost = '/blog/site-feedback-poll';
export const [firstAnswer, secondAnswer] = sitePoll.options.map(({ label }) => label) as [string, string];

/** Calls to the function that counts. */
export const pollCalls = '**/functions/v1/cast-poll-vote';

export const answers = (page: Page) => page.getByRole('group', { name: sitePoll.question, exact: true });
export const answer = (page: Page, label: string) => answers(page).getByRole('radio', { name: label });
export const voteButton = (page: Page) => page.getByRole('button', { name: 'Vote', exact: true });
export const results = (page: Page) => page.getByRole('table', { name: sitePoll.question });

/** The row that is marked as the visitor's own vote. */
export const markedRow = (page: Page) =>
  results(page)
    .getByRole('row')
    .filter({ has: page.getByText('Your vote').and(page.locator(':visible')) });

/** Votes of an answer as the table says. */
export async function votesOf(page: Page, label: string): Promise<number> {
  const row = results(page).getByRole('row').filter({ hasText: label });
  return Number(await row.getByRole('cell').first().innerText());
}

/** What this browser keeps of its vote. */
export const keptVote = (page: Page) => page.evaluate((key) => localStorage.getItem(key), pollVoteKey(sitePoll.id));
