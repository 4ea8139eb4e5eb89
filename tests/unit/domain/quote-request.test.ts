import { expect, test } from 'vitest';
import { emptyLetterUrl, letterUrl, longestAnswer, sayRequest } from '#domain/quote-request.ts';

const request = { subject: 'Price & date', headcount: 'How many people', date: 'Date', wishes: 'Anything else' };
const read = (address: string) => {
  const { protocol, pathname, searchParams } = new URL(address);
  return { to: `${protocol}${pathname}`, subject: searchParams.get('subject'), body: searchParams.get('body') };
};

test('the staff read what it is about, and each answer behind its question', () => {
  const answers = { headcount: ' 24 ', date: 'End of April', wishes: 'One wheelchair.\nAn invoice.\n' };
  expect(sayRequest(request, answers)).toBe(
    'Price & date\nHow many people: 24\nDate: End of April\nAnything else: One wheelchair.\nAn invoice.',
  );
});

test('what a visitor leaves empty, and what a venue does not ask, takes no line', () => {
  expect(sayRequest(request, { headcount: '24', date: ' ', wishes: '' })).toBe('Price & date\nHow many people: 24');
  const { headcount: _, date: __, ...plain } = request;
  expect(sayRequest(plain, { headcount: '', date: '', wishes: 'A party' })).toBe(
    'Price & date\nAnything else: A party',
  );
});

test('with the longest words and answers it is still one message of at most 1000 characters', () => {
  const longest = { subject: 's'.repeat(60), headcount: 'h'.repeat(40), date: 'd'.repeat(40), wishes: 'w'.repeat(40) };
  const full = (length: number) => 'x'.repeat(length);
  const { headcount, date, wishes } = longestAnswer;
  const message = sayRequest(longest, { headcount: full(headcount), date: full(date), wishes: full(wishes) });
  expect(message.length).toBeLessThanOrEqual(1000);
});

test('a letter has its subject and its lines as mail programs want them', () => {
  expect(read(letterUrl('desk@example.com', 'Price & date', 'One\nTwo'))).toEqual({
    to: 'mailto:desk@example.com',
    subject: 'Price & date',
    body: 'One\r\nTwo',
  });
});

test('without script the same questions are a letter to fill in', () => {
  expect(read(emptyLetterUrl('desk@example.com', request)).body).toBe(
    ['How many people:', 'Date:', 'Anything else:', 'Your name and phone number:'].join('\r\n\r\n'),
  );
});
