/** Who asks about a long text hears first the sentence that answers: measured on texts and questions of strangers. */
import { expect, test } from 'vitest';
import type { Passage } from '../../../functions/_shared/answerer/answer-parts.ts';
import { shorten } from '../../../functions/_shared/answerer/composing/shorten.ts';
import { unitsOf } from '../../../functions/_shared/answerer/composing/units.ts';
import { withoutVerdict, withVerdict } from '../../../functions/_shared/answerer/composing/verdict.ts';
import { normalize } from '../../../functions/_shared/answerer/reading/normalize.ts';
import { answerOf } from '../../../functions/_shared/answerer/composing/own-verdict.ts';
import { readSentenceQuestions, type SentenceQuestion } from '../../eval/sentence-questions.ts';

/** The text as it is said to whoever asks that: without a Yes that answers another question, and shortened. */
function shortened({ title, question, sentences }: SentenceQuestion): string {
  const asked = normalize(question);
  const passage: Passage = {
    key: 'faq/long-text',
    title,
    text: sentences.join(' '),
    isTitled: true,
    source: { title, href: '/faq' },
  };
  const text = withVerdict(answerOf(passage, { text: asked, message: asked }, true), asked);
  return shorten(text, { questions: [asked], isComposed: false, computed: [] });
}

const plain = (sentence: string) => withoutVerdict(sentence).toLowerCase();

/** The part of the questions whose answer is the first piece that is said, and the part where it is said at all. */
function said(folder: 'worked-on' | 'held-out') {
  const all = readSentenceQuestions(folder).map((each) => ({ ...each, text: shortened(each) }));
  const share = (count: number) => count / all.length;
  return {
    first: share(all.filter(({ text, best }) => plain(unitsOf(text)[0]?.text ?? '').includes(plain(best))).length),
    atAll: share(all.filter(({ text, best }) => text.toLowerCase().includes(plain(best))).length),
  };
}

test('of strangers’ questions about a long text over 6 of 10 hear first the sentence that answers, and nearly all hear it', () => {
  const { first, atAll } = said('held-out');
  expect(first).toBeGreaterThan(0.62);
  expect(atAll).toBeGreaterThan(0.85);
});
