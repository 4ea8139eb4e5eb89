import { z } from 'astro/zod';
import type { ImageSchema } from './image.ts';
import { text } from './text.ts';

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
});

/** How visitors see where the venue is: a picture, or a map drawn from the names of a few streets. Nobody else is asked for one. */
export const mapSchema = (image: ImageSchema) =>
  z.discriminatedUnion('kind', [
    drawnMap.superRefine(({ streets, crossStreets, door }, context) => {
      if (!streets.includes(door.street)) {
        const message = `write one of the streets: ${streets.join(', ')}`;
        context.addIssue({ code: 'custom', message, path: ['door', 'street'] });
      }
      if (!crossStreets.slice(0, -1).includes(door.after)) {
        const message = `write a cross street that has another one east of it: ${crossStreets.slice(0, -1).join(', ')}`;
        context.addIssue({ code: 'custom', message, path: ['door', 'after'] });
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
