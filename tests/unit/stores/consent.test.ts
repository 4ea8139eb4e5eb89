import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useEmptyStorage, useForbiddenStorage } from '../../support/browser-storage.ts';

/** The store as a freshly opened page has it. */
const openPage = () => import('#stores/consent.ts');

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('a visitor is asked first, and nothing is stored meanwhile', async () => {
  const kept = useEmptyStorage();
  const { $cookieNotice } = await openPage();

  expect($cookieNotice.get()).toBe('asking');
  expect(kept.size).toBe(0);
});

test('a visitor who accepts is remembered and sees the confirmation for six seconds', async () => {
  const kept = useEmptyStorage();
  const { $cookieNotice, acceptCookies } = await openPage();

  acceptCookies();
  expect([...kept]).toEqual([['cookie_consent', 'accepted']]);
  vi.advanceTimersByTime(5999);
  expect($cookieNotice.get()).toBe('saved');
  vi.advanceTimersByTime(1);
  expect($cookieNotice.get()).toBe('closed');
});

test('a visitor who wants to learn more is left alone, and asked again another time', async () => {
  const kept = useEmptyStorage();
  const { $cookieNotice, closeCookieNotice } = await openPage();

  closeCookieNotice();
  expect($cookieNotice.get()).toBe('closed');
  expect(kept.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('a visitor whose browser forbids storage gets the confirmation all the same', async () => {
  useForbiddenStorage();
  const { $cookieNotice, acceptCookies } = await openPage();

  acceptCookies();
  expect($cookieNotice.get()).toBe('saved');
});
