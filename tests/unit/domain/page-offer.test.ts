import { expect, test } from 'vitest';
import { pageOffer } from '#domain/page-offer.ts';
import type { OccasionVenue } from '#domain/occasion-line.ts';

const venue: OccasionVenue = {
  prices: { person: { from: 30, to: 30 } },
  policies: {},
  birthday: {
    packages: [
      { players: 8, price: 300 },
      { players: 16, price: 500 },
    ],
  },
  rooms: [],
};
const host = { title: 'Host', label: '$20 an hour', applySubject: 'Application: host' };
const carpenter = { title: 'Carpenter', applySubject: 'Application: carpenter' };

test('parents read what the cheapest party costs and for how many, and of no job', () => {
  expect(pageOffer({ action: { target: 'birthday' }, sections: [{ kind: 'text' }] }, venue)).toEqual({
    line: ['From $300', '8 to 16 players'],
    job: undefined,
  });
});

test('parents read from which age guests may play, and from which the mildest room is best, where that is older', () => {
  const ages = (suggested: (number | undefined)[], minimumAge = 5) =>
    pageOffer(
      { action: { target: 'birthday' }, sections: [] },
      {
        ...venue,
        policies: { minimumAge },
        rooms: suggested.map((suggestedAge) => ({ groupSize: { minimum: 2, maximum: 8 }, suggestedAge })),
      },
    ).line.slice(2);
  expect(ages([13, 8])).toEqual(['Ages 5+, best from 8']);
  expect(ages([13, undefined])).toEqual(['Ages 5+']);
  expect(ages([8], 8)).toEqual(['Ages 8+']);
  expect(ages([])).toEqual(['Ages 5+']);
});

test('who looks for work reads the pay of the only job, and the names of several, for none of which they are taken to apply', () => {
  const page = (...cards: (typeof host | typeof carpenter)[]) => ({
    action: { target: 'careers' },
    sections: [{ kind: 'cards', cards }],
  });
  expect(pageOffer(page(host), venue)).toEqual({ line: ['$20 an hour'], job: host });
  expect(pageOffer(page(host, carpenter), venue)).toEqual({ line: ['Host', 'Carpenter'], job: undefined });
});
