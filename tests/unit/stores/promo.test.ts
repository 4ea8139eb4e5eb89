import { beforeEach, expect, test, vi } from 'vitest';
import { useEmptyStorage, useForbiddenStorage } from '../../support/browser-storage.ts';

/** The store as a freshly opened page has it. */
const openPage = () => import('#stores/promo.ts');

beforeEach(() => vi.resetModules());

test('a visitor who closed the promo does not see it again', async () => {
  const kept = useEmptyStorage();
  const { $promoDismissed, dismissPromo } = await openPage();

  expect($promoDismissed.get()).toBe(false);
  dismissPromo(6);
  expect($promoDismissed.get()).toBe(true);
  expect([...kept]).toEqual([['promo_dismissed_6', 'true']]);
});

test('a visitor who closed two promos has closed both', async () => {
  const kept = useEmptyStorage();
  const { dismissPromo } = await openPage();

  dismissPromo(6);
  dismissPromo(7);
  expect([...kept.keys()]).toEqual(['promo_dismissed_6', 'promo_dismissed_7']);
});

test('a visitor whose browser forbids storage can still close the promo of this page', async () => {
  useForbiddenStorage();
  const { $promoDismissed, dismissPromo } = await openPage();

  dismissPromo(6);
  expect($promoDismissed.get()).toBe(true);
});
