/** People whom no author of the assistant has met: what they ask for is heard, in whatever words they ask. */
import { expect, test } from 'vitest';
import { likeliestOf } from '../../functions/_shared/answerer/finding/likelihoods.ts';
import { subjectLikelihoods } from '../../functions/_shared/answerer/finding/subject-likelihoods.ts';
import { readConversations, readSubjectMessages } from '../eval/subject-messages.ts';
import { tagMessage } from '../eval/tag-message.ts';

/** The part of the messages for which the likeliest subject is the one that they ask for. */
function heard(folder: 'worked-on' | 'held-out', isCounted: (subject: string) => boolean): number {
  const messages = readSubjectMessages(folder).filter(({ subject }) => isCounted(subject));
  const right = messages.filter(
    ({ text, subject }) => likeliestOf(subjectLikelihoods(tagMessage(text))).kind === subject,
  );
  return right.length / messages.length;
}

test('of what strangers ask the right one of 294 subjects is the likeliest in nine of ten messages', () => {
  expect(heard('held-out', (subject) => subject !== 'unknown')).toBeGreaterThan(0.9);
});

test('of what strangers ask that no subject answers, nine of ten messages are known not to be', () => {
  expect(heard('held-out', (subject) => subject === 'unknown')).toBeGreaterThan(0.9);
});

test('what was learned from is known: the weights belong to the messages that are there', () => {
  expect(heard('worked-on', () => true)).toBeGreaterThan(0.9);
});

/** The part of what strangers ask after something else for which the right subject is the likeliest, where they stay with the subject or leave it. */
function heardAfter(isCounted: (stays: boolean) => boolean): number {
  const followUps = readConversations('held-out')
    .flatMap((turns) => turns.slice(1))
    .filter(({ subject, before }) => isCounted(subject === before));
  const right = followUps.filter(
    ({ text, subject, before }) => likeliestOf(subjectLikelihoods(tagMessage(text), before)).kind === subject,
  );
  return right.length / followUps.length;
}

test('who asks on in few words is heard after what they asked before, whether they stay with it or leave it', () => {
  expect(heardAfter((stays) => stays)).toBeGreaterThan(0.6);
  expect(heardAfter((stays) => !stays)).toBeGreaterThan(0.7);
});
