import { z } from 'astro/zod';
import { weekdays } from '#domain/weekdays.ts';

const dollars = z.number().positive();

/** US dollars: one amount, or a span where it depends on the session. */
export const price = z.union(
  [
    dollars,
    z
      .strictObject({
        /** The lowest. */
        from: dollars,
        /** The highest. */
        to: dollars,
      })
      .refine(({ from, to }) => from <= to, 'write a "to" that is not below "from"'),
  ],
  { error: 'write a price such as 35, or a span such as { from: 35, to: 39 }' },
);

/** Weekdays, at least one. */
const days = z.array(z.enum(weekdays)).min(1, 'write at least one weekday');

/** Entries of a list that name something which an earlier one has named. */
export function namedTwice<Item, Name extends string | number>(
  items: readonly Item[],
  namesOf: (item: Item) => readonly Name[],
): { index: number; name: Name }[] {
  const seen = new Set<Name>();
  return items.flatMap((item, index) =>
    namesOf(item).flatMap((name) => {
      const isAgain = seen.has(name);
      seen.add(name);
      return isAgain ? [{ index, name }] : [];
    }),
  );
}

/** A list in which each weekday may stand once. */
const byWeekday = <Shape extends z.ZodRawShape>(what: string, shape: Shape) =>
  z
    .array(z.strictObject({ /** Weekdays on which it holds. */ days, ...shape }))
    .min(1, `write at least one entry, or leave the list out`)
    .superRefine((entries, context) => {
      for (const { index, name } of namedTwice(entries as { days: string[] }[], (entry) => entry.days))
        context.addIssue({
          code: 'custom',
          path: [index, 'days'],
          message: `${name} has ${what} already`,
          params: { instead: 'name each weekday once' },
        });
    });

/** What a game costs per person, for the venue or for one room. Whoever fits several prices pays the lowest of them. */
export const pricesSchema = z
  .strictObject({
    /** Price of one who plays, on every day that `days` does not name; absent where they name all days of the week that are open. */
    person: price.optional(),
    /** Days with a price of their own. */
    days: byWeekday('a price', { /** Price of one who plays then. */ person: price }).optional(),
    /** What younger players pay. */
    children: z
      .strictObject({
        /** They pay it below this age, in years. */
        underAge: z.number().int().positive(),
        /** Price of one of them. */
        person: price,
      })
      .optional(),
    /** What each one of a larger team pays. */
    groups: z
      .array(
        z.strictObject({
          /** From this number of players on. */
          players: z.number().int().min(2),
          /** Price of each of them. */
          person: price,
        }),
      )
      .min(1, 'write at least one entry, or leave the list out')
      .superRefine((groups, context) => {
        for (const { index, name } of namedTwice(groups, ({ players }) => [players]))
          context.addIssue({
            code: 'custom',
            path: [index, 'players'],
            message: `${name} players have a price already`,
            params: { instead: 'name each size once' },
          });
      })
      .optional(),
  })
  .refine(({ person, days: priced }) => person !== undefined || priced, {
    path: ['person'],
    error: 'write a price such as 35, or a span such as { from: 35, to: 39 }',
  });

/** The smallest team by weekday. On a day that is not named, the room's own minimum holds. */
export const minimumPlayersSchema = byWeekday('a minimum', {
  /** Fewest players of a booking then. */
  players: z.number().int().positive(),
});
