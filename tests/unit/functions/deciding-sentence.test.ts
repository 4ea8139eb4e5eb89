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

/** The part of the questions whose answer is the first piece that is said, the part where it is said at all, and how many pieces are. */
function said(folder: 'worked-on' | 'held-out') {
  const all = readSentenceQuestions(folder).map((each) => ({ ...each, text: shortened(each) }));
  const share = (count: number) => count / all.length;
  return {
    first: share(all.filter(({ text, best }) => plain(unitsOf(text)[0]?.text ?? '').includes(plain(best))).length),
    atAll: share(all.filter(({ text, best }) => text.toLowerCase().includes(plain(best))).length),
    pieces: share(all.reduce((count, { text }) => count + unitsOf(text).length, 0)),
  };
}

test('of strangers’ questions about a long text over 6 of 10 hear first the sentence that answers, and nearly all hear it', () => {
  const { first, atAll } = said('held-out');
  expect(first).toBeGreaterThan(0.62);
  expect(atAll).toBeGreaterThan(0.85);
});

test('they hear little else: two sentences of five, and a third one in some replies', () => {
  expect(said('held-out').pieces).toBeLessThan(2.3);
});

test('a text that ends with whom to call says that, too', () => {
  const { question, sentences } = readSentenceQuestions('held-out')[0]!;
  const text = [...sentences, 'Call (555) 010-0199 as soon as you know.'].join(' ');
  expect(shorten(text, { questions: [question], isComposed: false, computed: [] })).toContain('(555) 010-0199');
});

test('who hears of one room hears what the text says of the other', () => {
  const text =
    'The Mill is loud from start to end, with a saw that shrieks twice. The Vault is as quiet as a library at night. Ask the host for ear plugs.';
  const rooms = ['The Mill', 'The Vault'];
  const reply = shorten(text, { questions: ['is there a loud saw'], isComposed: false, computed: [], rooms });
  for (const room of rooms) expect(reply).toContain(room);
});
