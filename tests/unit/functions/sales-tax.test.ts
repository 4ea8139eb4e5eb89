/** Some states tax a game, some countries have the tax in the price, and some places charge none. */
import { describe, expect, test } from 'vitest';
import { assistantOf, offendingIn, venueWith } from './priced-venue.ts';

const venues = {
  added: venueWith({ person: 30 }),
  included: venueWith({ person: 30 }, { salesTax: 'included' }),
  none: venueWith({ person: 30 }, { salesTax: 'none' }),
};

describe.each([
  ['added', 'For 5 people that is $150 in all, before tax.', /^Yes, tax comes on top\./],
  ['included', 'For 5 people that is $150 in all, with tax.', /^No, tax is in the price\./],
  ['none', 'For 5 people that is $150 in all.', /^No, no tax is charged here\./],
] as const)('where tax is %s', (salesTax, sum, onTop) => {
  const says = assistantOf(venues[salesTax]);

  test('five are told their sum, and no tax that nobody charges', async () => {
    const said = await says('how much is it for 5 of us on a tuesday');
    expect(said.startsWith(sum)).toBe(true);
    expect(/\btax\b/.test(said.replace(sum, ''))).toBe(false);
  });

  test('whoever asks whether tax comes on top hears so', async () => {
    expect(await says('is tax added on top of that')).toMatch(onTop);
  });

  test('what to put on a gift card leaves room for a tax on top, and for no other', async () => {
    expect(/tax/i.test(await says('how much should I put on a gift card for 4 people'))).toBe(salesTax !== 'none');
  });
});

test('a model may not add a tax that is in the price', () => {
  expect(offendingIn(venues.added)('Tax comes on top of the price.')).toEqual([]);
  expect(offendingIn(venues.included)('Tax comes on top of the price.')).not.toEqual([]);
});
