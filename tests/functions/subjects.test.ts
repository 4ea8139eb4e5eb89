/** People whom no author of the assistant has met: what they ask for is heard, in whatever words they ask. */
import { expect, test } from 'vitest';
import { subjectLikelihoods } from '../../functions/_shared/answerer/matching/subject-likelihoods.ts';
import { readSubjectMessages } from '../eval/subject-messages.ts';
import { tagMessage } from '../eval/tag-message.ts';

/** The part of the messages for which the likeliest subject is the one that they ask for. */
function heard(folder: 'worked-on' | 'held-out', isCounted: (subject: string) => boolean): number {
  const messages = readSubjectMessages(folder).filter(({ subject }) => isCounted(subject));
  const right = messages.filter(({ text, subject }) => {
    const likely = [...subjectLikelihoods(tagMessage(text))];
    return likely.reduce((best, each) => (each[1] > best[1] ? each : best), ['', 0])[0] === subject;
  });
  return right.length / messages.length;
}

test('of what strangers ask the right one of 294 subjects is the likeliest in three of four messages', () => {
  expect(heard('held-out', (subject) => subject !== 'unknown')).toBeGreaterThan(0.7);
});

test('of what strangers ask that no subject answers, four of five messages are known not to be', () => {
  expect(heard('held-out', (subject) => subject === 'unknown')).toBeGreaterThan(0.8);
});

test('what was learned from is known: the weights belong to the messages that are there', () => {
  expect(heard('worked-on', () => true)).toBeGreaterThan(0.9);
});
