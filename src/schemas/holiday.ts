import { z } from 'astro/zod';
import { weekdays } from '#domain/weekdays.ts';
import { text } from './text.ts';

const month = z.number().int().min(1).max(12);

/** Days of each month in a year without a leap day: a holiday that came every fourth year would be none. */
const daysOfMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function comesEveryYear({ month: number, day }: { month: number; day: number }): boolean {
  return day <= (daysOfMonth[number - 1] ?? 31);
}

/** How the date is found in any year. */
export const holidayRule = z.discriminatedUnion('kind', [
  /** The same day every year. */
  z.strictObject({ kind: z.literal('fixed'), month, day: z.number().int().min(1) }).refine(comesEveryYear, {
    path: ['day'],
    message: 'write a day that this month has every year',
  }),
  /** For example the second Sunday of May: month 5, weekday sunday, nth 2. An nth of -1 is the last one. */
  z.strictObject({
    kind: z.literal('weekday'),
    /** Month of the day, 1 to 12. */
    month,
    /** Weekday it always falls on. */
    weekday: z.enum(weekdays),
    /** Which one of the month: 1 for the first, -1 for the last. */
    nth: z
      .number()
      .int()
      .min(-1)
      .max(5)
      .refine((nth) => nth !== 0, 'write 1 for the first or -1 for the last'),
  }),
  /** Days after Western Easter Sunday (0 is Easter itself). */
  z.strictObject({ kind: z.literal('easter'), offset: z.number().int() }),
]);

/** A US holiday or gift occasion that the gift card promo can speak of. */
export const holidaySchema = z.strictObject({
  /** Name of the day, such as "Mother's Day". */
  name: text(40),
  /** Rule from which each year's `date` is computed. */
  rule: holidayRule,
  /** Headline of the gift promo. */
  headline: text(80),
  /** Sentence under the headline that invites to buy. */
  cta: text(200),
  /** One emoji, shown beside the headline and hidden from screen readers. */
  emoji: z.string(),
});

/** `id` is the name of the entry in its file. */
export type HolidayDefinition = z.infer<typeof holidaySchema> & { id: string };
export type HolidayRule = z.infer<typeof holidayRule>;
