import { beforeEach, expect, test, vi } from 'vitest';

const visit = (hash: string) => vi.stubGlobal('location', { hash });

/** The store as a freshly opened page has it. */
const openPage = () => import('#stores/experiences.ts');

beforeEach(() => vi.resetModules());

test('a visitor opens the sheet, closes it and opens it again', async () => {
  visit('');
  const { $experiencesOpen, closeExperiences, openExperiences } = await openPage();

  expect($experiencesOpen.get()).toBe(false);
  openExperiences();
  expect($experiencesOpen.get()).toBe(true);
  closeExperiences();
  expect($experiencesOpen.get()).toBe(false);
  openExperiences();
  expect($experiencesOpen.get()).toBe(true);
});

test('the sheet knows which section the visitor is at when it opens, each time anew', async () => {
  visit('#rooms');
  const { $hash, openExperiences } = await openPage();

  expect($hash.get()).toBe('');
  openExperiences();
  expect($hash.get()).toBe('#rooms');
  visit('#faq');
  openExperiences();
  expect($hash.get()).toBe('#faq');
});
