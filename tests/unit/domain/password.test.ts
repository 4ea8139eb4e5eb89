import { expect, test } from 'vitest';
import { passwordProblem } from '#domain/password.ts';

test.each([
  'lantern otter cobalt waltz 7',
  '7 lanterns ate us',
  'kV9#tqLw2!xZ',
  'h4-köttbullar-ö',
  'correct horse battery 3',
  'f7b83e01c95a2d64',
])('“%s” is a password', (password) => {
  expect(passwordProblem(password)).toBeUndefined();
});

test('a password has twelve characters, however many bytes they take', () => {
  expect(passwordProblem('kV9#tqLw2!x')).toContain('at least 12');
  expect(passwordProblem('äüößäüößäüö')).toContain('at least 12');
  expect(passwordProblem('🔑'.repeat(11))).toContain('at least 12');
});

test.each(['lantern otter cobalt waltz', '4815 1623 4287 90', 'äöüäöüäöüäö1'])(
  '“%s” lacks a letter or a digit, which the hosted project asks for',
  (password) => {
    expect(passwordProblem(password)).toContain('one digit');
  },
);

test.each([
  'aaaaaaaaaaaa',
  'aaaaaaaaaaa1',
  'ababababab12',
  'abcdefghijk1',
  '123456789abc',
  'qwertyuiop12',
  'Password1234',
  'password-password-1',
  'Summer2026!!',
  'Welcome12345',
])('“%s” is no password: it is tried first', (password) => {
  expect(passwordProblem(password)).toBeDefined();
});
