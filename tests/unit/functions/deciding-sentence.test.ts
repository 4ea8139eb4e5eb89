/** Who asks about a long text hears first the sentence that answers: measured on texts and questions of strangers. */
import { expect, test } from 'vitest';
import { shorten } from '../../../functions/_shared/answerer/composing/shorten.ts';
import { unitsOf } from '../../../functions/_shared/answerer/composing/units.ts';
import { readSentenceQuestions, type SentenceQuestion } from '../../eval/sentence-questions.ts';

const shortened = ({ question, sentences }: SentenceQuestion) =>
  shorten(sentences.join(' '), { question, isComposed: false, computed: [] });

/** The part of the questions whose answer is the first piece that is said, and the part where it is said at all. */
function said(folder: 'worked-on' | 'held-out') {
  const all = readSentenceQuestions(folder).map((each) => ({ ...each, text: shortened(each) }));
  const share = (count: number) => count / all.length;
  return {
    first: share(all.filter(({ text, best }) => unitsOf(text)[0]?.text.includes(best)).length),
    atAll: share(all.filter(({ text, best }) => text.includes(best)).length),
  };
}

test('of strangers’ questions about a long text over half hear first the sentence that answers, and nearly all hear it', () => {
  const { first, atAll } = said('held-out');
  expect(first).toBeGreaterThan(0.57);
  expect(atAll).toBeGreaterThan(0.85);
});
