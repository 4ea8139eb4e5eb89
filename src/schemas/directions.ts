import { z } from 'astro/zod';
import { waysToCome } from '../domain/directions.ts';
import { text } from './text.ts';

/** A place to arrive at, and the walk from there to the door. */
export const arrivalSchema = z.strictObject({
  /** How people come there. */
  by: z.enum(waysToCome),
  /** Where they get off, park or lock the bike, such as the name of a station or a garage. */
  name: text(60),
  /** What else they have to know: the line, the streets to walk. */
  text: text(200).optional(),
  /** Minutes on foot from there to the door, as somebody has walked them. */
  minutes: z.number().int().positive().max(120),
  /** What it costs there; absent where it costs nothing, or what the ticket costs. */
  price: z
    .strictObject({
      /** The price in US dollars. */
      dollars: z.number().positive(),
      /** What it is for, such as `an evening`. */
      for: text(40),
    })
    .optional(),
});

/** Places to arrive at, the best of each kind first. */
export const directionsSchema = z.array(arrivalSchema);
