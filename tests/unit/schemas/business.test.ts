import { expect, test } from 'vitest';
import { businessSchema } from '#schemas/business.ts';
import { problems } from '../../support/schema.ts';
import { venue as anyVenue } from '../../support/venue.ts';

const neighborhood = { keyword: 'center', title: 'Center City', text: 'Near.', minutesAway: 15 };
const venue = () => ({ ...anyVenue(), neighborhoods: [neighborhood] });

/** Fields about which the owner hears when the business file has these changes. */
const fieldsAgainst = (changes: Record<string, unknown>) =>
  problems(businessSchema, { ...venue(), ...changes }).map((problem) => problem.split(':')[0]);

test('a venue with every fact filled in is taken as it is', () => {
  expect(businessSchema.parse(venue())).toEqual(venue());
});

test('a venue that names no emergency numbers tells those of the United States', () => {
  const { emergency: _, ...others } = venue();

  expect(businessSchema.parse(others).emergency).toEqual({ services: '911', crisisCall: '988', crisisText: '988' });
});

test.each(['24:00', '9:30', '16:60', '4 PM', ''])('an owner who opens at “%s” is told how to write a time', (opens) => {
  const { hours } = venue();

  expect(problems(businessSchema, { ...venue(), hours: { ...hours, monday: { opens, closes: '21:30' } } })).toEqual([
    'hours.monday.opens: write a 24-hour time such as "16:00"',
  ]);
});

test('an owner cannot forget a weekday', () => {
  const { sunday: _, ...hours } = venue().hours;

  expect(fieldsAgainst({ hours })).toEqual(['hours.sunday']);
});

test.each([
  { mistake: 'a phone number in another form', changes: { phone: '215-555-0142' }, field: 'phone' },
  {
    mistake: 'an emergency number in words',
    changes: { emergency: { services: 'the police', crisisCall: '988' } },
    field: 'emergency.services',
  },
  { mistake: 'an email address without a domain', changes: { email: 'hello' }, field: 'email' },
  {
    mistake: 'a postal code of four digits',
    changes: { address: { ...venue().address, postalCode: '1914' } },
    field: 'address.postalCode',
  },
  {
    mistake: 'a state spelled out',
    changes: { address: { ...venue().address, state: 'Pennsylvania' } },
    field: 'address.state',
  },
  {
    mistake: 'a booking page that is no address',
    changes: { booking: { ...venue().booking, general: 'booking' } },
    field: 'booking.general',
  },
  {
    mistake: 'a booking page for gift cards that is no address',
    changes: { booking: { ...venue().booking, giftCards: 'soon' } },
    field: 'booking.giftCards',
  },
  { mistake: 'a price of nothing', changes: { prices: { person: 0 } }, field: 'prices.person' },
  {
    mistake: 'no birthday packages',
    changes: { birthday: { ...venue().birthday, packages: [] } },
    field: 'birthday.packages',
  },
  {
    mistake: 'half a child',
    changes: { policies: { ...venue().policies, childrenPerAdult: 2.5 } },
    field: 'policies.childrenPerAdult',
  },
  { mistake: 'a misspelled field', changes: { telephone: '(215) 555-0142' }, field: '' },
])('an owner is told of $mistake', ({ changes, field }) => {
  expect(fieldsAgainst(changes)).toEqual([field]);
});

test('a neighborhood is found by one lower-case word', () => {
  expect(fieldsAgainst({ neighborhoods: [{ ...neighborhood, keyword: 'Center City' }] })).toEqual([
    'neighborhoods.0.keyword',
  ]);
});
