import { expect, test } from 'vitest';
import { splitSentences } from '../../functions/ai-chat/sentences.ts';
import { countedForm } from '../../functions/ai-chat/store-turn.ts';

test.each([
  ['We open at 4. Then', 'We open at 4. ', 'Then'],
  ['It is $35.50 per', '', 'It is $35.50 per'],
  ['It is $35.', '', 'It is $35.'],
  ['- one\n- two', '- one\n', '- two'],
  ['Really?! Yes. N', 'Really?! Yes. ', 'N'],
  ['**Bold.** Then', '**Bold.** ', 'Then'],
])('“%s” is let out up to the end of a sentence', (text, complete, rest) => {
  expect(splitSentences(text)).toEqual({ complete, rest, endless: false });
});

test('a sentence longer than any sentence is noticed', () => {
  expect(splitSentences('and so on '.repeat(80)).endless).toBe(true);
});

test.each([
  ['  May I bring my PARROT?! ', 'may i bring my parrot'],
  ['$20 — or 10% off?', '$20 or 10% off'],
  ['¿¡?!', null],
  ['a'.repeat(400), 'a'.repeat(300)],
])('the question “%s” is counted as “%s”', (question, counted) => {
  expect(countedForm(question)).toBe(counted);
});
