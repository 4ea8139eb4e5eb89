import { expect, test } from 'vitest';
import { usualCrowds, usualGroups, usualParties } from '#domain/usual-groups.ts';
import { venue as house } from '../../support/venue.ts';

const { policies } = house();
const groupSize = { minimum: 2, maximum: 8, idealMinimum: 4, idealMaximum: 6 };
const scareLevel = { level: 1 };
const crypt = { slug: 'crypt', title: 'Crypt', scareLevel, groupSize };
const vault = { slug: 'vault', title: 'Vault', scareLevel, groupSize: { ...groupSize, minimum: 3, idealMinimum: 3 } };
const labels = (groups: readonly { label: string }[]) => groups.map(({ label }) => label);

test('friends and families come in the sizes that suit the first room', () => {
  const groups = usualGroups({ rooms: [crypt, vault], policies });
  expect(labels(groups)).toEqual([
    '2 adults',
    '4 adults',
    '6 adults',
    '4 with 2 kids aged 10',
    '6 with 2 kids aged 10',
  ]);
  expect(groups.at(-1)).toMatchObject({ players: 6, ages: [10, 10] });
  expect(groups[2]).toMatchObject({ players: 6, ages: [] });
});

test('a size is there once, and a family brings the adults that its children need', () => {
  expect(labels(usualGroups({ rooms: [vault], policies }))).toEqual([
    '3 adults',
    '6 adults',
    '3 with 2 kids aged 10',
    '6 with 2 kids aged 10',
  ]);
  expect(labels(usualGroups({ rooms: [vault], policies: { ...policies, childrenPerAdult: 1 } }))).toEqual([
    '3 adults',
    '6 adults',
    '6 with 2 kids aged 10',
  ]);
});

test('children of usual groups are old enough for a ticket, and there are none where only adults play', () => {
  const from = (minimumAge: number) => labels(usualGroups({ rooms: [crypt], policies: { ...policies, minimumAge } }));
  expect(from(11)).toContain('6 with 2 kids aged 11');
  expect(from(18)).toEqual(['2 adults', '4 adults', '6 adults']);
  expect(usualParties({ packages: [{ players: 8, price: 1 }] }, { ...policies, minimumAge: 18 })).toEqual([]);
});

test('a venue without rooms has no usual groups', () => {
  expect(usualGroups({ rooms: [], policies })).toEqual([]);
});

test('parties are as large as the packages, with the adults that their children need', () => {
  const packages = [16, 8].map((players) => ({ players, price: 100 }));
  expect(usualParties({ packages }, policies)).toEqual([
    { label: '6 kids and 2 adults', players: 8, ages: [10, 10, 10, 10, 10, 10] },
    { label: '12 kids and 4 adults', players: 16, ages: Array<number>(12).fill(10) },
  ]);
});

test('who books everything at once is as many as usual, or two and three times as many', () => {
  expect(labels(usualCrowds(12))).toEqual(['12 adults', '24 adults', '36 adults']);
});
