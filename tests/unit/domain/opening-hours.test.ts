import { describe, expect, test } from 'vitest';
import {
  exceptionsSoon,
  exceptionsWithin,
  formatDays,
  formatPeriod,
  formatSpans,
  formatTimeOfDay,
  groupHours,
  hoursOn,
  minuteAfter,
  openState,
  openStatesAhead,
  sayOpenState,
  spanAt,
  summarizeHours,
} from '#domain/opening-hours.ts';
import { venueDay } from '#domain/venue-time.ts';
import { weekdays } from '#domain/weekdays.ts';
import { nightHours } from '../../support/night-venue.ts';
import { venue } from '../../support/venue.ts';

const { hours } = venue();

/** What the location card of a venue says at a moment. */
const said = (moment: string, timeZone: string, openingHours = nightHours) => {
  const now = new Date(moment);
  return sayOpenState(openState(openingHours, now, timeZone), venueDay(now, timeZone));
};

describe('a week in words', () => {
  test('reads as in the specification', () => {
    expect(summarizeHours(hours)).toBe('Mon–Fri 4:00 PM–9:30 PM; Sat 12:00 PM–10:00 PM; Sun 12:00 PM–9:30 PM');
  });

  test('names closed days, two times a day and the end of a night', () => {
    expect(summarizeHours(nightHours.hours)).toBe(
      'Mon 5:00 PM–10:00 PM; Tue closed; Wed 12:00 PM–2:00 PM and 5:00 PM–10:00 PM; Thu 5:00 PM–10:00 PM; ' +
        'Fri 6:00 PM–2:00 AM; Sat 12:00 PM–12:00 AM; Sun 12:00 PM–8:00 PM',
    );
  });

  test('puts days in one row only when they are neighbors and all their hours are equal', () => {
    const late = { opens: '16:00', closes: '23:00' };
    const rows = groupHours({ ...hours, wednesday: late, saturday: { ...late, opens: '12:00' } });

    expect(rows.map(({ days }) => days)).toEqual([
      ['monday', 'tuesday'],
      ['wednesday'],
      ['thursday', 'friday'],
      ['saturday'],
      ['sunday'],
    ]);
  });

  test('is one row when all days are equal, however they are written', () => {
    const same = Object.fromEntries(weekdays.map((day) => [day, hours.monday])) as typeof hours;

    expect(summarizeHours({ ...same, tuesday: [{ opens: '16:00', closes: '21:30' }] })).toBe('Mon–Sun 4:00 PM–9:30 PM');
    expect(summarizeHours({ ...same, monday: 'closed', tuesday: 'closed' })).toBe(
      'Mon–Tue closed; Wed–Sun 4:00 PM–9:30 PM',
    );
  });

  test('names a single day alone', () => {
    expect(formatDays(['saturday'])).toBe('Sat');
    expect(formatDays(['saturday', 'sunday'])).toBe('Sat–Sun');
    expect(formatDays([])).toBe('');
  });

  test.each([
    ['00:00', '12:00 AM'],
    ['00:05', '12:05 AM'],
    ['11:59', '11:59 AM'],
    ['12:00', '12:00 PM'],
    ['13:00', '1:00 PM'],
    ['21:30', '9:30 PM'],
    ['23:59', '11:59 PM'],
  ])('says %s as %s', (time, words) => {
    expect(formatTimeOfDay(time)).toBe(words);
  });
});

describe('the hours of a day', () => {
  test.each([
    ['2026-11-24', 'closed', 'a Tuesday'],
    ['2026-11-25', '12:00 PM–2:00 PM and 5:00 PM–10:00 PM', 'a Wednesday'],
    ['2026-11-26', 'closed', 'the fourth Thursday of November'],
    ['2027-11-25', 'closed', 'the one of the year after'],
    ['2027-11-26', '6:00 PM–2:00 AM', 'the Friday after it'],
    ['2026-12-25', '10:00 AM–1:00 PM', 'a date, which goes before the day of every year'],
    ['2027-12-25', 'closed', 'the day of every year'],
    ['2026-12-27', '12:00 PM–8:00 PM', 'the day before a week of other hours'],
    ['2026-12-28', '10:00 AM–11:30 PM', 'its first day'],
    ['2026-12-30', '10:00 AM–11:30 PM', 'its last but one'],
    ['2026-12-31', '10:00 AM–1:00 AM', 'a date within it'],
    ['2027-01-01', '6:00 PM–2:00 AM', 'the day after it'],
  ])('%s: %s (%s)', (day, words) => {
    expect(formatSpans(hoursOn(nightHours, day))).toBe(words);
  });

  test.each<[string, string, string | undefined, string]>([
    ['2026-11-21', '01:30', '02:00', 'Friday’s night is not over on Saturday at half past one'],
    ['2026-11-21', '02:00', undefined, 'at two it is'],
    ['2026-11-20', '01:30', undefined, 'a Friday does not begin with its own night'],
    ['2026-11-20', '23:59', '02:00', 'and does not end at midnight'],
    ['2026-11-22', '00:00', undefined, 'a Saturday ends at midnight'],
    ['2026-11-25', '14:00', undefined, 'between the two times of a Wednesday'],
    ['2026-11-25', '17:00', '22:00', 'in the second'],
    ['2027-01-01', '00:59', '01:00', 'the long evening of a date'],
  ])('on %s at %s the doors are open until %s: %s', (day, time, closes) => {
    expect(spanAt(nightHours, { day, time })?.closes).toBe(closes);
  });
});

describe('the location card, in the time zone of the venue', () => {
  test.each([
    // Los Angeles: eight hours behind Greenwich in November
    ['2026-11-21T01:59:00Z', 'America/Los_Angeles', 'Opens at 6:00 PM', 'Friday, a minute to six'],
    ['2026-11-21T02:00:00Z', 'America/Los_Angeles', 'Open now until 2:00 AM', 'Friday at six'],
    ['2026-11-21T09:30:00Z', 'America/Los_Angeles', 'Open now until 2:00 AM', 'half past one at night'],
    ['2026-11-21T10:00:00Z', 'America/Los_Angeles', 'Opens at 12:00 PM', 'Saturday at two'],
    ['2026-11-22T08:00:00Z', 'America/Los_Angeles', 'Opens at 12:00 PM', 'Sunday begins'],
    ['2026-11-24T06:00:00Z', 'America/Los_Angeles', 'Opens Wednesday at 12:00 PM', 'Monday at ten: Tuesday is closed'],
    ['2026-11-25T08:00:00Z', 'America/Los_Angeles', 'Opens at 12:00 PM', 'Wednesday begins'],
    ['2026-11-25T23:00:00Z', 'America/Los_Angeles', 'Opens at 5:00 PM', 'between the two times of Wednesday'],
    ['2026-11-26T06:00:00Z', 'America/Los_Angeles', 'Opens Friday at 6:00 PM', 'Thanksgiving follows'],
    // Honolulu never changes its clocks and is ten hours behind
    ['2026-11-21T09:59:00Z', 'Pacific/Honolulu', 'Open now until 2:00 AM', 'Friday, a minute to midnight'],
    ['2026-11-21T12:00:00Z', 'Pacific/Honolulu', 'Opens at 12:00 PM', 'two at night'],
    // Phoenix does not change them either: seven hours behind, all year
    ['2026-07-04T08:59:00Z', 'America/Phoenix', 'Open now until 2:00 AM', 'a summer night at a minute to two'],
    ['2026-12-05T08:59:00Z', 'America/Phoenix', 'Open now until 2:00 AM', 'a winter night at a minute to two'],
    ['2026-12-05T09:00:00Z', 'America/Phoenix', 'Opens at 12:00 PM', 'at two'],
    // New York
    ['2026-11-21T04:59:00Z', 'America/New_York', 'Open now until 2:00 AM', 'Friday, a minute to midnight'],
    ['2026-12-25T15:00:00Z', 'America/New_York', 'Open now until 1:00 PM', 'brunch on a date'],
    ['2027-12-25T15:00:00Z', 'America/New_York', 'Opens tomorrow at 12:00 PM', 'Christmas Day of every year'],
  ])('%s in %s: “%s” (%s)', (moment, timeZone, words) => {
    expect(said(moment, timeZone)).toBe(words);
  });

  const until = (closes: string) => ({
    ...nightHours,
    hours: { ...nightHours.hours, saturday: { opens: '18:00', closes } },
  });

  test.each([
    // November 1, 2026, 2:00 AM becomes 1:00 AM
    ['2026-11-01T05:29:00Z', '01:30', 'Open now until 1:30 AM', 'the first half past one has not come'],
    ['2026-11-01T05:30:00Z', '01:30', 'Opens at 12:00 PM', 'it has'],
    ['2026-11-01T06:15:00Z', '01:30', 'Opens at 12:00 PM', 'a quarter past one comes again, and nobody is there'],
    ['2026-11-01T06:59:00Z', '02:00', 'Open now until 2:00 AM', 'two comes an hour later than in other nights'],
    // March 14, 2027, 2:00 AM becomes 3:00 AM
    ['2027-03-14T06:59:00Z', '02:30', 'Open now until 2:30 AM', 'a minute before the clocks jump'],
    [
      '2027-03-14T07:29:00Z',
      '02:30',
      'Open now until 2:30 AM',
      'half past two is left out: it is half past three then',
    ],
    ['2027-03-14T07:30:00Z', '02:30', 'Opens at 12:00 PM', 'half past three'],
  ])('in the nights that change the clocks, %s, closing at %s: “%s” (%s)', (moment, closes, words) => {
    expect(said(moment, 'America/New_York', until(closes))).toBe(words);
  });

  test('a venue that closes for weeks says the date of its next opening, and one that closes for good says nothing', () => {
    const closed = Object.fromEntries(weekdays.map((day) => [day, 'closed' as const])) as typeof hours;
    const winter = { from: '2026-12-01', through: '2027-01-09', hours: 'closed' as const };

    expect(said('2026-12-02T12:00:00Z', 'America/New_York', { hours, hoursExceptions: [winter] })).toBe(
      'Opens Sun, Jan 10 at 12:00 PM',
    );
    expect(said('2026-12-02T12:00:00Z', 'America/New_York', { hours: closed })).toBe('');
  });
});

describe('what a browser looks up', () => {
  const inGreenwich = new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC', dateStyle: 'short', timeStyle: 'short' });
  const at = (minute: number) => inGreenwich.format(minute * 60_000).slice(5);
  /** Moments in Greenwich and what the card says from them on; the last one is when it has nothing more to say. */
  const ahead = (now: string, days: number, timeZone: string) => {
    const states = openStatesAhead(nightHours, new Date(now), days, timeZone);
    return [...states.map(({ from, words }) => `${at(from)} ${words}`), at(states.at(-1)?.until ?? 0)];
  };

  test('begins with the venue’s day, turns with its hours and its midnights, and ends after the last day', () => {
    expect(ahead('2026-11-21T01:00:00Z', 2, 'America/Los_Angeles')).toEqual([
      '11-20 08:00 Opens at 6:00 PM',
      '11-21 02:00 Open now until 2:00 AM',
      '11-21 10:00 Opens at 12:00 PM',
      '11-21 20:00 Open now until 12:00 AM',
      '11-22 08:00',
    ]);
  });

  test('says tomorrow only as long as it is tomorrow, and passes a closed day over', () => {
    expect(ahead('2026-11-24T12:00:00Z', 3, 'America/Phoenix')).toEqual([
      '11-24 07:00 Opens tomorrow at 12:00 PM',
      '11-25 07:00 Opens at 12:00 PM',
      '11-25 19:00 Open now until 2:00 PM',
      '11-25 21:00 Opens at 5:00 PM',
      '11-26 00:00 Open now until 10:00 PM',
      '11-26 05:00 Opens Friday at 6:00 PM',
      '11-26 07:00 Opens tomorrow at 6:00 PM',
      '11-27 07:00',
    ]);
  });

  test('begins with the night of the day before, and each thing holds until the next', () => {
    expect(ahead('2026-10-31T12:00:00Z', 1, 'America/New_York')).toEqual([
      '10-31 04:00 Open now until 2:00 AM',
      '10-31 06:00 Opens at 12:00 PM',
      '10-31 16:00 Open now until 12:00 AM',
      '11-01 04:00',
    ]);
    const [night, morning] = openStatesAhead(nightHours, new Date('2026-10-31T12:00:00Z'), 1, 'America/New_York');
    expect(night?.until).toBe(morning?.from);
  });

  test('takes an exception away when its last day is over at the venue', () => {
    const [thanksgiving] = exceptionsSoon(nightHours, '2026-11-20');

    expect(thanksgiving && minuteAfter(thanksgiving, 'Pacific/Honolulu') * 60_000).toBe(
      Date.parse('2026-11-27T00:00:00-10:00'),
    );
  });
});

describe('exceptions that are ahead', () => {
  const told = (first: string, last: string) =>
    exceptionsWithin(nightHours, first, last).map((period) => `${formatPeriod(period)}: ${formatSpans(period.spans)}`);

  test('are all that touch the days, soonest first, a day of every year in each of them', () => {
    expect(told('2026-11-20', '2027-12-31')).toEqual([
      'Thu, Nov 26: closed',
      'Fri, Dec 25: 10:00 AM–1:00 PM',
      'Mon, Dec 28–Thu, Dec 31: 10:00 AM–11:30 PM',
      'Thu, Dec 31: 10:00 AM–1:00 AM',
      'Thu, Nov 25: closed',
      'Sat, Dec 25: closed',
    ]);
    expect(told('2026-12-31', '2026-12-31')).toHaveLength(2);
    expect(told('2027-01-01', '2027-11-24')).toEqual([]);
  });

  test('are said two weeks ahead, until their last day is over', () => {
    const soon = (today: string) => exceptionsSoon(nightHours, today).map(({ from }) => from);

    expect(soon('2026-11-11')).toEqual([]);
    expect(soon('2026-11-12')).toEqual(['2026-11-26']);
    expect(soon('2026-11-26')).toEqual(['2026-11-26']);
    expect(soon('2026-11-27')).toEqual([]);
    expect(soon('2026-12-30')).toEqual(['2026-12-28', '2026-12-31']);
  });

  test('name their year in full where nobody knows the day of reading', () => {
    const [thanksgiving] = exceptionsSoon(nightHours, '2026-11-20');

    expect(thanksgiving && formatPeriod(thanksgiving, 'year')).toBe('Thursday, November 26, 2026');
  });
});
