import { expect, test } from 'vitest';
import { cleanLine, cleanText, cutText } from '#domain/clean-text.ts';

test.each([
  ['One\r\nTwo\rThree\n\tFour', 'One\nTwo\nThree\n\tFour'],
  ['pasted\u000b from\u0000 elsewhere\u0085', 'pasted from elsewhere'],
  ['half \ud83d and \udc00 half', 'half  and  half'],
  ['👩‍🚒 Zoë — ¿qué? 𠮷 שלום \u200f', '👩‍🚒 Zoë — ¿qué? 𠮷 שלום \u200f'],
])('of “%s” what people type stays', (text, cleaned) => {
  expect(cleanText(text)).toBe(cleaned);
});

test.each([
  ['Dana\r\nBcc: all@example.com', 'Dana Bcc: all@example.com'],
  ['Dana\u2028\u2029\tO’Neill', 'Dana O’Neill'],
  ['Da\u0000na', 'Dana'],
])('“%s” in one line is “%s”', (text, line) => {
  expect(cleanLine(text)).toBe(line);
});

test('a cut never leaves half a sign', () => {
  expect(cutText('ab😀', 3)).toBe('ab');
  expect(cutText('ab😀', 4)).toBe('ab😀');
});
