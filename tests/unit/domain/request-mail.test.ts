import { expect, test } from 'vitest';
import { headcountMark, openRequest, requestMail } from '#domain/request-mail.ts';

const letter = { subject: 'Price & date', headcount: 'How many people:', lines: ['Date:', 'Who needs a chair?'] };
const read = (address: string) => {
  const { protocol, pathname, searchParams } = new URL(address);
  return { to: `${protocol}${pathname}`, subject: searchParams.get('subject'), body: searchParams.get('body') };
};

test('somebody who asks for a price finds the letter begun, each question on a line of its own', () => {
  expect(read(requestMail('desk@example.com', letter))).toEqual({
    to: 'mailto:desk@example.com',
    subject: 'Price & date',
    body: 'How many people:\r\n\r\nDate:\r\n\r\nWho needs a chair?',
  });
  expect(read(requestMail('desk@example.com', letter, 24)).body).toMatch(/^How many people: 24\r\n/);
});

test('a venue that counts nobody leaves the headcount out', () => {
  const { headcount: _, ...uncounted } = letter;
  expect(read(requestMail('desk@example.com', uncounted, 24)).body).toBe('Date:\r\n\r\nWho needs a chair?');
});

test('the number that somebody chooses later goes into the same letter', () => {
  expect(openRequest('desk@example.com', letter).replace(headcountMark, '24')).toBe(
    requestMail('desk@example.com', letter, 24),
  );
});
