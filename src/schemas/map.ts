import { z } from 'astro/zod';
import { waysToCome } from '../domain/directions.ts';
import type { ImageSchema } from './image.ts';
import { text } from './text.ts';

/** Where a street leaves the map. */
const sides = ['north', 'east', 'south', 'west'] as const;

const place = z.strictObject({
  /** What the map calls it, short, such as the name of a garage. */
  name: text(24),
  /** How people come there: the map has a sign for each. */
  by: z.enum(waysToCome),
  /** The street it is on, as in `streets` or `crossStreets`. */
  on: z.string(),
  /** The street at whose corner it is, as in the other list. Left out for a place beyond the map. */
  at: z.string().optional(),
  /** Where its street leaves the map, for a place that lies beyond it: cross streets to the north or south, streets to the east or west. */
  beyond: z.enum(sides).optional(),
});

const drawnMap = z.strictObject({
  kind: z.literal('drawn'),
  /** What the map shows, for people who cannot see it: the street of the door, and between which others it is. */
  alt: text(160),
  /** Streets that run from west to east, the northernmost first. */
  streets: z.array(text(24)).min(2).max(5),
  /** Streets that cross them, the westernmost first. */
  crossStreets: z.array(text(24)).min(2).max(6),
  /** Where the door is. */
  door: z.strictObject({
    /** The street it is on, as in `streets`. */
    street: z.string(),
    /** The cross street west of it, as in `crossStreets`; the door is between this one and the next. */
    after: z.string(),
  }),
  /** Where people arrive, such as the station and the garages of `directions` in business.yaml; none leaves the streets and the door. */
  places: z.array(place).max(8).default([]),
});

type Streets = Pick<z.infer<typeof drawnMap>, 'streets' | 'crossStreets'>;

/** What is wrong with where a place of the map is said to be; nothing where it can be drawn. */
function misplaced({ on, at, beyond }: z.infer<typeof place>, { streets, crossStreets }: Streets) {
  const crosses = crossStreets.includes(on);
  if (!crosses && !streets.includes(on))
    return { field: 'on', message: `write one of the streets: ${[...streets, ...crossStreets].join(', ')}` };
  if ((at === undefined) === (beyond === undefined))
    return {
      field: 'at',
      message: 'write either at: and the street that crosses there, or beyond: and the side of the map',
    };
  const corners = crosses ? streets : crossStreets;
  if (at !== undefined && !corners.includes(at))
    return { field: 'at', message: `write a street that crosses it: ${corners.join(', ')}` };
  const ends: readonly string[] = crosses ? ['north', 'south'] : ['east', 'west'];
  if (beyond !== undefined && !ends.includes(beyond))
    return { field: 'beyond', message: `write where ${on} leaves the map: ${ends.join(' or ')}` };
  return undefined;
}

/** How visitors see where the venue is: a picture, or a map drawn from the names of a few streets. Nobody else is asked for one. */
export const mapSchema = (image: ImageSchema) =>
  z.discriminatedUnion('kind', [
    drawnMap.superRefine(({ streets, crossStreets, door, places }, context) => {
      if (!streets.includes(door.street)) {
        const message = `write one of the streets: ${streets.join(', ')}`;
        context.addIssue({ code: 'custom', message, path: ['door', 'street'] });
      }
      if (!crossStreets.slice(0, -1).includes(door.after)) {
        const message = `write a cross street that has another one east of it: ${crossStreets.slice(0, -1).join(', ')}`;
        context.addIssue({ code: 'custom', message, path: ['door', 'after'] });
      }
      for (const [index, each] of places.entries()) {
        const fault = misplaced(each, { streets, crossStreets });
        if (fault) context.addIssue({ code: 'custom', message: fault.message, path: ['places', index, fault.field] });
      }
    }),
    z.strictObject({
      kind: z.literal('picture'),
      /** A map as a picture, at least 1200 pixels wide, with the door near its middle: screens of other shapes cut off its edges. */
      imageUrl: image(),
      /** What the map shows, for people who cannot see it. */
      alt: text(160),
    }),
  ]);

export type VenueMap = z.infer<ReturnType<typeof mapSchema>>;
export type DrawnMap = Extract<VenueMap, { kind: 'drawn' }>;
