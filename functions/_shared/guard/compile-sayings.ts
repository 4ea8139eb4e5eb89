import type { VenueFactsFile } from '../contracts/venue-facts.ts';
import { readSaying, writtenSayings, type Saying, type WrittenSaying } from './read-sayings.ts';

/** The venue's texts, taken apart when the site was built: reading all of them would cost every cold start a fifth of a second. */
export interface CompiledSayings {
  /** The rooms whose names are marked in them. */
  rooms: string;
  /** JSON by what a text is, its sets as lists; a text, so that a reply for which nobody asks it does not pay for it. */
  sayings: string;
}

/** The names by which rooms are found in texts. */
const namesOfRooms = ({ rooms }: VenueFactsFile): string =>
  JSON.stringify(rooms.map(({ title, aliases }) => [title, ...aliases]));

const keyOf = ({ title, text, room, isStory }: WrittenSaying): string =>
  JSON.stringify([title, text, room ?? -1, isStory]);

/** The text of the compiled file: everything that the venue says on a day, taken apart. */
export function compileSayings(facts: VenueFactsFile, now: Date): string {
  const sayings = Object.fromEntries(
    writtenSayings(facts, now).map((written) => [keyOf(written), readSaying(facts, written)]),
  );
  const withLists = (_: string, value: unknown): unknown =>
    value instanceof Set ? [...(value as Set<unknown>)] : value;
  return `${JSON.stringify({ rooms: namesOfRooms(facts), sayings: JSON.stringify(sayings, withLists) })}\n`;
}

/** Finds a text of the venue taken apart already; undefined for one that was not there, or at a venue with other rooms. */
export function unpackSaying(
  facts: VenueFactsFile,
  { rooms, sayings }: CompiledSayings,
): (written: WrittenSaying) => Saying | undefined {
  const all = rooms === namesOfRooms(facts) ? (JSON.parse(sayings) as Record<string, Packed<Saying> | undefined>) : {};
  return (written) => {
    const packed = all[keyOf(written)];
    return packed === undefined ? undefined : withSets(packed, written.room);
  };
}

/** A value as a file holds it. */
type Packed<Value> =
  Value extends ReadonlySet<infer Member>
    ? Member[]
    : Value extends readonly (infer Each)[]
      ? Packed<Each>[]
      : Value extends object
        ? { [Key in keyof Value]: Packed<Value[Key]> }
        : Value;

const withSets = ({ sentences, title, isStory }: Packed<Saying>, room: number | undefined): Saying => ({
  sentences: sentences.map((sentence) => ({
    ...sentence,
    own: new Set(sentence.own),
    asked: new Set(sentence.asked),
    clauses: sentence.clauses.map((clause) => ({
      ...clause,
      own: new Set(clause.own),
      around: new Set(clause.around),
      supposed: new Set(clause.supposed),
    })),
  })),
  title: { own: new Set(title.own), stems: title.stems, answer: title.answer },
  room,
  isStory,
});
