import { expect, test } from 'vitest';
import { reasonIn } from '#domain/sign-out-reasons.ts';
import { mayAs, pathAfterSignIn, readCode, staffRoles, type StaffRole } from '#domain/staff.ts';

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

test.each([
  ['?next=%2Fleaderboard%2Fadmin', '/leaderboard/admin'],
  ['?next=%2Fxtra%2Faccount', '/xtra/account'],
  ['?next=%2Fxtra%2Fpassword', '/xtra/dashboard'],
  ['', '/xtra/dashboard'],
  ['?next=https%3A%2F%2Fevil.example', '/xtra/dashboard'],
  ['?next=%2F%2Fevil.example', '/xtra/dashboard'],
  ['?next=javascript%3Aalert(1)', '/xtra/dashboard'],
])('after signing in with %s the page is %s', (search, path) => {
  expect(pathAfterSignIn(search, 'manager')).toBe(path);
});

test('somebody of the counter who signs in can log a game at once', () => {
  expect(pathAfterSignIn('', 'counter')).toBe('/leaderboard/admin');
  expect(pathAfterSignIn('?next=%2Fxtra%2Faccount', 'counter')).toBe('/xtra/account');
});

test('who may do more may also do what the others may', () => {
  const who = (least: StaffRole) => staffRoles.filter((role) => mayAs(role, least));
  expect(who('counter')).toEqual(['counter', 'manager', 'owner']);
  expect(who('manager')).toEqual(['manager', 'owner']);
  expect(who('owner')).toEqual(['owner']);
});

test('the address of the sign-in page carries a reason that is ours, or none', () => {
  expect(reasonIn('?next=%2Fxtra%2Faccount&why=ended')).toBe('ended');
  expect(reasonIn('?why=toString')).toBeUndefined();
  expect(reasonIn('?why=You%20were%20hacked')).toBeUndefined();
  expect(reasonIn('')).toBeUndefined();
});
