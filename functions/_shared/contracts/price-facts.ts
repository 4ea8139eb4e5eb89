/** What a game costs, as the assistant knows it. */
import * as z from 'zod';
import { day } from './facts-parts.ts';

/** US dollars: one amount, or a span where it depends on the session. */
const price = z.union([
  z.number(),
  z.object({
    /** The lowest. */
    from: z.number(),
    /** The highest. */
    to: z.number(),
  }),
]);

/** A price list, as `src/schemas/prices.ts` documents it. */
export const priceListFacts = z.object({
  /** Price of one who plays, on every day that `days` does not name. */
  person: price.optional(),
  /** Days with a price of their own. */
  days: z
    .array(
      z.object({
        /** Weekdays on which it holds. */
        days: z.array(day),
        /** Price of one who plays then. */
        person: price,
      }),
    )
    .optional(),
  /** What younger players pay. */
  children: z
    .object({
      /** They pay it below this age, in years. */
      underAge: z.number(),
      /** Price of one of them. */
      person: price,
    })
    .optional(),
  /** What each one of a larger team pays. */
  groups: z
    .array(
      z.object({
        /** From this number of players on. */
        players: z.number(),
        /** Price of each of them. */
        person: price,
      }),
    )
    .optional(),
});

/** The smallest team by weekday. */
export const minimumPlayersFacts = z.array(
  z.object({
    /** Weekdays on which it holds. */
    days: z.array(day),
    /** Fewest players of a booking then. */
    players: z.number(),
  }),
);
