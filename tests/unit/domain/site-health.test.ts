import { expect, test } from 'vitest';
import { healthNotes, type DeskHealth } from '#domain/site-health.ts';

const fine: DeskHealth = { mail: 'works', model: 'works', mail_run: 'works' };
const said = (changes: Partial<DeskHealth>) => healthNotes({ ...fine, ...changes }).map(({ text }) => text);

test('while mail and model work nobody at the desk reads about them', () => {
  expect(said({})).toEqual([]);
  expect(said({ mail: 'unknown', mail_run: 'unknown' })).toEqual([]);
});

test('a desk without mail and model says both, mail first, and where what visitors wrote waits', () => {
  const notes = healthNotes({ mail: 'none', model: 'none', mail_run: 'never' });
  expect(notes.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Email is not set up/),
    expect.stringMatching(/^No language model is set up/),
  ]);
  expect(notes[0]?.part).toBe('contacts');
});

test('mail that fails, mail that nobody sends and a silent model are told apart from what was never set up', () => {
  expect(said({ mail: 'failing', mail_run: 'late' })).toEqual(['Emails are not going out.']);
  expect(said({ mail_run: 'late' })).toEqual([expect.stringMatching(/half an hour/)]);
  expect(said({ model: 'silent' })).toEqual([expect.stringMatching(/^The language model is not answering/)]);
});
