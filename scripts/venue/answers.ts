import { z } from 'astro/zod';
import { businessSchema } from '../../src/schemas/business.ts';
import { roomSchema } from '../../src/schemas/room.ts';
import { text } from '../../src/schemas/text.ts';

const business = businessSchema.shape;
const room = roomSchema(() => z.string() as never).shape;

/** A room of a new venue: what only the venue can know; the rest of its file begins as starter text. */
const roomAnswers = z.strictObject({
  title: room.title,
  /** Short label above the title. */
  genre: room.genre.default('Escape room'),
  /** What happens in it, in one or two sentences. */
  description: room.description,
  /** Length of the game in minutes. */
  minutes: z.number().int().positive().default(60),
  /** Fewest and most players. */
  players: z
    .strictObject({ from: z.number().int().positive(), to: z.number().int().positive() })
    .refine(({ from, to }) => from <= to, 'write a "to" that is not below "from"'),
  /** One word to filter rooms by, such as `horror`. */
  theme: text(30).default('mystery'),
  /** Whom it suits, such as `families`. */
  suits: z.array(text(30)).min(1).default(['friends', 'family']),
  /** How scary, 0 to 5. */
  scare: z.number().int().min(0).max(5).default(1),
  /** Its color: the palette and the drawn pictures follow from it. */
  color: z.string().regex(/^#[0-9a-f]{6}$/i, 'write a color such as "#b04a3a"'),
});

/** What `npm run venue:new` has to know. Fields without a comment are those of `src/schemas/business.ts`. */
export const answersSchema = z.strictObject({
  name: text(60),
  /** What the venue is, in two sentences, for search engines. */
  description: text(300).optional(),
  address: business.address,
  coordinates: business.coordinates,
  phone: business.phone,
  email: business.email,
  timeZone: business.timeZone,
  hours: business.hours,
  prices: business.prices,
  /** House rules; those that are not written begin as usual ones, which `npm run venue:check` lists. */
  policies: business.policies.partial().default({}),
  /** Address of the page where all rooms are booked. */
  booking: z.url(),
  rooms: z.array(roomAnswers).min(1).max(30),
});

/** What somebody may write: everything with a usual value may be left out. */
export type Answers = z.infer<typeof answersSchema>;
export type RoomAnswers = Answers['rooms'][number];
