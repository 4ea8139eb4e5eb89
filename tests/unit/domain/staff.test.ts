import { expect, test } from 'vitest';
import { reasonIn } from '#domain/sign-out-reasons.ts';
import { pathAfterSignIn, readCode } from '#domain/staff.ts';

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['012345', '012345'],
  ['12345', undefined],
  ['1234567', undefined],
  ['abcdef', undefined],
  ['', undefined],
])('“%s” is read as the code %s', (typed, code) => {
  expect(readCode(typed)).toBe(code);
});

test('somebody who signs in arrives at a staff page and nowhere else', () => {
  expect(pathAfterSignIn('?next=%2Fxtra%2Faccount')).toBe('/xtra/account');
  expect(pathAfterSignIn('?next=https%3A%2F%2Fevil.example.com')).toBe('/xtra/dashboard');
  expect(pathAfterSignIn('?next=%2Fxtra%2Fpassword')).toBe('/xtra/dashboard');
});

test('the address of the sign-in page carries a reason that is ours, or none', () => {
  expect(reasonIn('?next=%2Fxtra%2Faccount&why=ended')).toBe('ended');
  expect(reasonIn('?why=toString')).toBeUndefined();
  expect(reasonIn('?why=You%20were%20hacked')).toBeUndefined();
  expect(reasonIn('')).toBeUndefined();
});
