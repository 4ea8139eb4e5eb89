import { dump, load } from 'js-yaml';
import { expect, test } from 'vitest';
import { problems } from './content-folder.ts';
import { sampleFiles } from './sample-content.ts';

const business = 'src/content/business.yaml';
const vault = 'src/content/rooms/the-vault.yaml';
const changed = (file: string, fields: (content: { hours: object }) => object) => {
  const content = load(sampleFiles()[file] ?? '') as { hours: object };
  return dump({ ...content, ...fields(content) });
};
const weekend = [{ days: ['friday', 'saturday', 'sunday'], person: 36 }];

test('an owner whose prices leave out an open day is told which, for the venue and for a room', () => {
  const prices = { days: [{ days: ['monday', 'tuesday', 'wednesday'], person: 30 }, ...weekend] };

  expect(problems({ [business]: changed(business, () => ({ prices })) })).toEqual([
    `${business} – prices.person: thursday has no price; add "person:" with the price of the days that are not named`,
  ]);
  expect(problems({ [vault]: changed(vault, () => ({ prices: { days: weekend } })) })).toEqual([
    `${vault} – prices.person: monday, tuesday, wednesday, thursday have no price; add "person:" with the price of the days ` +
      'that are not named',
  ]);
});

test('a closed day needs no price', () => {
  const prices = { days: [{ days: ['tuesday', 'wednesday', 'thursday'], person: 30 }, ...weekend] };
  const closed = changed(business, ({ hours }) => ({ prices, hours: { ...hours, monday: 'closed' } }));

  expect(problems({ [business]: closed })).toEqual([]);
});

test('an owner who misspells prices hears one clear line for each mistake', () => {
  const prices = {
    person: { from: 39, to: 35 },
    days: [
      { days: ['friday'], person: 36 },
      { days: ['friday', 'sonday'], person: 38 },
    ],
    groups: [],
  };

  expect(problems({ [business]: changed(business, () => ({ prices })) })).toEqual([
    expect.stringContaining('prices.person: '),
    expect.stringContaining('prices.days, entry 2, days, entry 2: "sonday" is not one of the choices; write'),
    expect.stringContaining('prices.groups: has 0 entries; write at least one entry'),
  ]);
});
