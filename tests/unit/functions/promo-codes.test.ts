/** A code counts on some days, for so many, until a day: whoever names one hears whether it does for them, and what they pay. */
import { load, dump } from 'js-yaml';
import { expect, test } from 'vitest';
import { assistantOver } from '../../support/assistant-over-content.ts';
import { fixtureSource } from '../../support/fixture-source.ts';

const file = 'src/content/business.yaml';
const source = fixtureSource('bare-venue');
const codes = [
  { code: 'LANTERNS', percentOff: 20, minimumPlayers: 3, days: ['wednesday', 'thursday'], lastDay: '2026-12-17' },
  { code: 'OLDNEWS', percentOff: 15, minimumPlayers: 2, days: ['thursday'], lastDay: '2026-01-31' },
];
const venue = {
  ...(load(source.texts.get(file) ?? '') as object),
  promoCodes: codes.map((each) => ({ ...each, post: 'lanterns' })),
};
const says = assistantOver({ ...source, texts: new Map([...source.texts, [file, dump(venue)]]) });

test.each([
  [
    'three of us dec 9 using LANTERNS what do we pay',
    /^For 3 people that is \$57\.60 with the code LANTERNS, \$72 without it/,
  ],
  ['lanterns code good on dec 20?', /^No, the code LANTERNS takes .* through December 17, 2026\.$/],
  [
    'can we use lanterns on a saturday',
    /^No, the code LANTERNS takes 20% off for groups of 3\+, Wednesday and Thursday/,
  ],
  ['2 people on wednesday with lanterns', /^No, the code LANTERNS takes 20% off for groups of 3\+/],
  ['4 of us thursday with a promo code, total?', /^For 4 people that is \$76\.80 with the code LANTERNS/],
  ['does OLDNEWS still work', /^No, the code OLDNEWS .* Thursday\) ended on January 31, 2026/],
])('“%s” is answered for those who ask', async (asked, said) => {
  expect(await says(asked)).toMatch(said);
});
