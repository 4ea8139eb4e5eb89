import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { factsFile, seedFile } from './paths.ts';

/** A room of the sample data. */
const roomSchema = z.object({
  /** As the boards print it. */
  title: z.string(),
  /** Minutes of a game. */
  duration: z.number().int().positive(),
  /** Last day it was played; absent while no end is planned. */
  lastDay: z.iso.date().optional(),
});

const factsSchema = z.object({
  business: z.object({ name: z.string(), timeZone: z.string() }),
  rooms: z.array(roomSchema.extend({ order: z.number() })),
});

/** What the database and the mails of accounts have to know of the content. */
export interface Venue {
  name: string;
  /** IANA name of the zone in which the database decides days. */
  timeZone: string;
  /** Rooms that the sample data has games of, in their order on the pages. */
  rooms: z.infer<typeof roomSchema>[];
}

/** The venue of the content, from what every command of the project compiles first. Throws when that was left out. */
export function readVenue(file: string = factsFile): Venue {
  const { business, rooms } = factsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const inOrder = rooms.toSorted((one, other) => one.order - other.order);
  return { ...business, rooms: inOrder.map((room) => roomSchema.parse(room)) };
}

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** SQL that tells the database its time zone. It may run any number of times; Postgres refuses a zone that it does not know. */
export const timeZoneSql = ({ timeZone }: Venue) =>
  `insert into private.venue_settings (time_zone) values (${quote(timeZone)})
on conflict (only_row) do update set time_zone = excluded.time_zone;
`;

/** SQL that loads made-up games of the venue's rooms, as `supabase/seed.sql` describes them. */
export const sampleDataSql = ({ rooms }: Venue) =>
  `select set_config('private.sample_rooms', ${quote(JSON.stringify(rooms))}, false);

${readFileSync(seedFile, 'utf8')}`;
