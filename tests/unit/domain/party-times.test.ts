import { expect, test } from 'vitest';
import { canHoldParty, describePartyTimes, partyTimeRows, type PartyTimes } from '#domain/party-times.ts';
import { venue } from '../../support/venue.ts';

const { hours } = venue();

const times: PartyTimes = {
  saturday: [{ before: '13:00' }],
  sunday: [{ before: '13:00' }, { from: '18:00' }],
};

test.each([
  ['wednesday', '10:00', true],
  ['saturday', '12:59', true],
  ['saturday', '13:00', false],
  ['sunday', '13:00', false],
  ['sunday', '17:59', false],
  ['sunday', '18:00', true],
] as const)('a parent who wants a party on a %s at %s hears %s', (day, time, possible) => {
  expect(canHoldParty(times, day, time)).toBe(possible);
});

test('a parent reads the party times as one sentence', () => {
  expect(describePartyTimes(times, hours)).toBe(
    'all day on weekdays, before 1 PM on Saturdays, and before 1 PM or after 6 PM on Sundays',
  );
});

test('a parent reads them day by day where they are a list', () => {
  expect(partyTimeRows(times, hours)).toEqual([
    { days: 'weekdays', when: 'all day' },
    { days: 'Saturdays', when: 'before 1 PM' },
    { days: 'Sundays', when: 'before 1 PM or after 6 PM' },
  ]);
});

test('a venue without limits holds parties every day', () => {
  expect(describePartyTimes({}, hours)).toBe('all day on every day');
});

test('a window with a beginning and an end is read as both', () => {
  expect(describePartyTimes({ friday: [{ from: '16:30', before: '18:00' }] }, hours)).toContain(
    'from 4:30 PM to 6 PM on Fridays',
  );
});

test('no party is offered on a weekday on which the venue is closed', () => {
  expect(describePartyTimes(times, { ...hours, tuesday: 'closed', sunday: 'closed' })).toBe(
    'all day on Mondays, Wednesdays, Thursdays, and Fridays, and before 1 PM on Saturdays',
  );
});
