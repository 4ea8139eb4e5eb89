import type { Business } from '#schemas/business.ts';

/**
 * Hours of every kind. Closed on Tuesdays; twice open on Wednesdays; until two in the morning after Fridays. Closed on the
 * fourth Thursday of November and on December 25, except in 2026, when it opens for brunch; other hours on a date and in a
 * week, one evening of which is longer.
 */
export const nightHours: Pick<Business, 'hours' | 'hoursExceptions'> = {
  hours: {
    monday: { opens: '17:00', closes: '22:00' },
    tuesday: 'closed',
    wednesday: [
      { opens: '12:00', closes: '14:00' },
      { opens: '17:00', closes: '22:00' },
    ],
    thursday: { opens: '17:00', closes: '22:00' },
    friday: { opens: '18:00', closes: '02:00' },
    saturday: { opens: '12:00', closes: '00:00' },
    sunday: { opens: '12:00', closes: '20:00' },
  },
  hoursExceptions: [
    { every: { kind: 'weekday', month: 11, weekday: 'thursday', nth: 4 }, hours: 'closed', note: 'We eat pie.' },
    { every: { kind: 'fixed', month: 12, day: 25 }, hours: 'closed' },
    { on: '2026-12-25', hours: { opens: '10:00', closes: '13:00' }, note: 'Brunch only.' },
    { from: '2026-12-28', through: '2026-12-31', hours: { opens: '10:00', closes: '23:30' } },
    { on: '2026-12-31', hours: { opens: '10:00', closes: '01:00' } },
  ],
};
