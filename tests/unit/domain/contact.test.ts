import { expect, test } from 'vitest';
import { contactFields, contactProblems, isReachable } from '#domain/contact.ts';

test.each(['mara@example.com', ' mara+rooms@mail.example.co.uk ', '215 555 0199', '(215) 555-0199', '+1 215.555.0199'])(
  'we can answer to “%s”',
  (reach) => expect(isReachable(reach)).toBe(true),
);

test.each(['', 'Mara', 'mara@', 'mara@example', '@example.com', '555 01', 'call me'])(
  'we cannot answer to “%s”',
  (reach) => expect(isReachable(reach)).toBe(false),
);

test('every field has a sentence for whoever leaves it out', () => {
  expect(contactFields.map((field) => contactProblems[field]).filter((problem) => problem.length > 20)).toHaveLength(3);
});
