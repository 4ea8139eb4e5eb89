import { isTaxAdded } from '../../../src/domain/sales-tax.ts';
import type { VenueFactsFile } from '../contracts/venue-facts.ts';
import type { Clause, Sentence, Sign } from './reading.ts';
import type { Saying } from './read-sayings.ts';
import { clausesOf, sayingsOf } from './sayings.ts';
import { everyRow } from './words/families.ts';
import { ofEach } from './words/people.ts';
import { openRooms, type Venue } from './judgment.ts';

type Row = (typeof everyRow)[number];

/** What a venue says of one row: in general and of single rooms, by the place of the room. */
interface Said {
  rules: Map<number | undefined, Sign[]>;
  stories: Map<number | undefined, Sign[]>;
}

const rowsByName = Map.groupBy(
  everyRow.flatMap((row) => [...new Set(row.ways.flatMap(({ names }) => names))].map((name) => ({ name, row }))),
  ({ name }) => name,
);

/** The rows that a clause takes a stand on, and which. */
export function standsIn({
  own,
  around,
  supposed,
  sign,
}: Pick<Clause, 'own' | 'around' | 'supposed' | 'sign'>): { row: Row; sign: Sign }[] {
  const rows = new Set([...own].flatMap((name) => rowsByName.get(name)?.map(({ row }) => row) ?? []));
  return [...rows].flatMap((row) => {
    if (row.unless.some((name) => own.has(name) || (supposed.has(name) && name !== 'elsewhere'))) return [];
    const ways = row.ways.filter(
      ({ names: [first = '', ...others] }) =>
        others.every((name) => own.has(name) || supposed.has(name)) &&
        (own.has(first) || (others.some((name) => own.has(name)) && (around.has(first) || supposed.has(first)))),
    );
    const longest = Math.max(...ways.map(({ names }) => names.length));
    const signs = new Set(ways.filter(({ names }) => names.length === longest).map((way) => way.sign));
    const [only] = signs;
    return signs.size === 1 && only ? [{ row, sign: (only * sign) as Sign }] : [];
  });
}

const kept = new WeakMap<readonly Saying[], ReadonlyMap<string, Said>>();

/** What the venue says of every row. Its structured facts count before its texts. */
export function saidBy(facts: VenueFactsFile, now: Date): ReadonlyMap<string, Said> {
  const sayings = sayingsOf(facts, now);
  const known = kept.get(sayings);
  if (known) return known;
  const said = new Map<string, Said>();
  const add = (row: string, room: number | undefined, sign: Sign, isStory: boolean) => {
    const own = said.get(row) ?? { rules: new Map(), stories: new Map() };
    said.set(row, own);
    const signs = isStory ? own.stories : own.rules;
    signs.set(room, [...(signs.get(room) ?? []), sign]);
  };
  for (const { clause, saying } of clausesOf(sayings)) {
    if (clause.isOpen) continue;
    const rooms = saying.room !== undefined ? [saying.room] : clause.namesRooms ? clause.rooms : [undefined];
    for (const { row, sign } of standsIn(clause)) for (const room of rooms) add(row.name, room, sign, saying.isStory);
  }
  for (const { title, room, isStory } of sayings) {
    if (title.answer === undefined) continue;
    const clause = { own: title.own, around: new Set<string>(), supposed: new Set<string>(), sign: title.answer };
    for (const { row, sign } of standsIn(clause)) add(row.name, room, sign, isStory);
  }
  for (const [row, sign] of Object.entries(structured(facts)))
    said.set(row, { rules: new Map([[undefined, [sign]]]), stories: new Map() });
  kept.set(sayings, said);
  return said;
}

/** What fields say, whatever the texts say. */
function structured({ business, rooms }: VenueFactsFile): Record<string, Sign> {
  const lists = [business.prices, ...rooms.flatMap(({ prices }) => prices ?? [])];
  const is = (condition: unknown): Sign => (condition ? 1 : -1);
  return {
    'tax is included': is(!isTaxAdded(business)),
    'one pays by the room': -1,
    'there is a minimum age': is(business.policies.minimumAge > 0),
    'bookings can be moved': is(business.policies.cancellationHours >= 0),
    'refunds are given': 1,
    ...(business.policies.arriveMinutesEarly > 0 && { 'guests come early': 1 as const }),
    ...(business.policies.cancellationHours > 0 && { 'late cancellations are refunded': -1 as const }),
    'children pay less': is(lists.some(({ children }) => children)),
    'gift cards are sold': is(business.giftCards ?? business.booking.giftCards),
    'people are hired': is(business.careers),
    ...(business.virtualReality && { 'virtual reality can be played': -1 as const }),
    ...Object.fromEntries(
      rooms.flatMap(({ languages = [] }) =>
        languages.map((language) => [`languages ${language.toLowerCase()}`, 1 as const]),
      ),
    ),
  };
}

/** What the venue says of a row, for the rooms that a clause speaks of. */
function signsFor(said: Said | undefined, { rooms, namesRooms }: Clause): readonly Sign[] {
  for (const signs of said ? [said.rules, said.stories] : []) {
    const [room] = rooms;
    const own = rooms.length === 1 ? signs.get(room) : undefined;
    if (own && (namesRooms || !signs.has(undefined))) return own;
    const all = [...signs.values()].flat();
    if (rooms.length === 0 && all.length > 0) return all;
    const general = signs.get(undefined);
    if (general) return own ? [...general, ...own] : general;
    if (all.length > 0) return all;
  }
  return [];
}

/** A stand that the venue takes; one against four others is a misreading. */
const isSaid = (sign: Sign, signs: readonly Sign[]) =>
  signs.filter((each) => each === sign).length > signs.filter((each) => each !== sign).length / 4;

/** Whether the venue itself takes every stand that a clause takes. */
export function isAffirmed(clause: Clause, { facts, now }: Venue): boolean {
  const said = saidBy(facts, now);
  const stands = standsIn(clause);
  return (
    stands.length > 0 &&
    stands.every(({ row, sign }) => {
      const signs = signsFor(said.get(row.name), clause);
      return signs.length > 0 && isSaid(sign, signs);
    })
  );
}

/** What is said of every room has to be so in each of those that say something of it. */
function isOtherwiseInOneRoom(said: Said | undefined, sign: Sign, { facts, now }: Venue): boolean {
  return openRooms({ facts, now }).some(({ place }) => {
    const signs = said?.rules.get(place);
    return signs !== undefined && !isSaid(sign, signs);
  });
}

/** `The vault has fog`, where the venue says so of another room alone. */
function isOnlyElsewhere(said: Said | undefined, { rooms: [room, another], namesRooms }: Clause): boolean {
  if (!said || room === undefined || another !== undefined || !namesRooms) return false;
  const told = [said.rules, said.stories];
  return told.some((signs) => signs.size > 0) && told.every((signs) => !signs.has(room) && !signs.has(undefined));
}

/** Stands of a text that the venue's facts do not take: `there are actors`. */
export function wrongStances(sentences: readonly Sentence[], facts: VenueFactsFile, now: Date): string[] {
  const said = saidBy(facts, now);
  return sentences.flatMap(({ clauses, text, own, asked }) =>
    clauses.flatMap((clause) => {
      if (/\b(?:ended|expired|ran out|no longer (?:works?|valid|available))\b/.test(text)) return [];
      if (clause.isOpen || clause.stems.length < 2) return [];
      return standsIn(clause).flatMap(({ row, sign }) => {
        if (
          row.unlessNear.some((name) => own.has(name) || asked.has(name)) ||
          (row.ofRooms && clause.rooms.length !== 1)
        )
          return [];
        const signs = signsFor(said.get(row.name), clause);
        if (ofEach.test(clause.text) && isOtherwiseInOneRoom(said.get(row.name), sign, { facts, now }))
          return [`not in every room: ${row.name}: ${clause.text}`];
        if (sign === 1 && row.silence && isOnlyElsewhere(said.get(row.name), clause))
          return [`of another room: ${row.name}: ${clause.text}`];
        const isWrong = signs.length > 0 ? !isSaid(sign, signs) : row.silence === 'both' || (row.silence && sign === 1);
        return isWrong ? [`${sign === 1 ? '' : 'not so: '}${row.name}: ${clause.text}`] : [];
      });
    }),
  );
}
