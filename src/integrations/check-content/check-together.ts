import { checkRoom } from './check-room.ts';
import { chooseFrom } from './close-matches.ts';
import { isFields } from './fields.ts';
import type { Problem } from './problem.ts';
import type { Entry } from './read-entries.ts';
import { inCollection, slugOf } from './site-pages.ts';

/** Checks what only several entries together can have wrong. */
export function checkTogether(
  entries: readonly Entry[],
  files: ReadonlySet<string>,
  changed: ReadonlyMap<string, number> = new Map(),
): Problem[] {
  const rooms = inCollection('rooms', entries);
  const posts = inCollection('posts', entries);
  const pages = inCollection('pages', entries);
  const businesses = inCollection('business', entries);
  const choices = { room: rooms.map(slugOf), package: businesses.flatMap(packageSizes) };
  return [
    ...['id', 'slug'].flatMap((field) => duplicates(posts, field, changed)),
    ...['id', 'slug', 'order'].flatMap((field) => duplicates(rooms, field, changed)),
    ...pages.flatMap((page) => [
      ...duplicateSections(page),
      ...unknownCardSubjects(page, choices),
      ...unknownChoice(page),
    ]),
    ...inCollection('reviews', entries).flatMap((review) => [
      ...unknownRoom(review, rooms),
      ...unknownPage(review, 'occasion', `${review.name}.occasion`, pages),
    ]),
    ...posts.flatMap((post) => unknownPage(post, 'page', 'page', pages)),
    ...businesses.flatMap((business) => bookingAddresses(business, rooms)),
    ...rooms.flatMap((room) => checkRoom(room, rooms, files)),
  ];
}

/** Values that two files share although each must have its own. The one that was changed last is told. */
function duplicates(entries: readonly Entry[], field: string, changed: ReadonlyMap<string, number>): Problem[] {
  const owners = new Map<unknown, string>();
  const free = Math.max(0, ...entries.map(({ data }) => Number(data[field])).filter(Number.isFinite)) + 1;
  const oldestFirst = entries.toSorted((one, other) => (changed.get(one.file) ?? 0) - (changed.get(other.file) ?? 0));
  return oldestFirst.flatMap(({ collection, data, file }) => {
    const value = data[field];
    const owner = owners.get(value);
    if (!owner) owners.set(value, file);
    if (!owner || value === undefined) return [];
    const another = typeof value === 'number' ? `write another number; ${free} is free` : 'write another one';
    const instead = collection === 'posts' ? `${another}, or leave the line out` : another;
    return { file, field, wrong: `"${String(value)}" is taken by ${owner}`, instead };
  });
}

/** The parts of a list that have fields; none where something else was written. */
const listOf = (value: unknown) => (Array.isArray(value) ? value.filter(isFields) : []);

function duplicateSections({ file, data }: Entry): Problem[] {
  const sections = listOf(data['sections']);
  const ids = sections.map(({ id }) => id);
  return ids.flatMap((id, index) => {
    if (id === undefined || ids.indexOf(id) === index) return [];
    return {
      file,
      field: 'sections',
      wrong: `two of them have the id "${String(id)}"`,
      instead: 'give one another id',
    };
  });
}

/** Cards of a page that are about a room, or a birthday package, which does not exist. */
function unknownCardSubjects({ file, data }: Entry, choices: CardChoices): Problem[] {
  return listOf(data['sections']).flatMap(({ id, cards }) =>
    listOf(cards).flatMap((card) =>
      cardSubjects.flatMap(({ field, none }) => {
        const subject = card[field];
        if (subject === undefined || choices[field].includes(String(subject))) return [];
        const told = String(subject);
        const instead = chooseFrom(told, choices[field]);
        return { file, field: `sections.${String(id)}.cards`, wrong: none(told), instead };
      }),
    ),
  );
}

/** A page whose button leads to a section that it does not have. */
function unknownChoice({ file, data: { action, sections } }: Entry): Problem[] {
  const choose = isFields(action) && isFields(action['choose']) ? action['choose'] : {};
  const wanted = choose['section'];
  const ids = listOf(sections).map(({ id }) => String(id));
  if (typeof wanted !== 'string' || ids.includes(wanted)) return [];
  return [
    {
      file,
      field: 'action.choose.section',
      wrong: `there is no section "${wanted}"`,
      instead: chooseFrom(wanted, ids),
    },
  ];
}

/** What a card can be about: its field, and what is wrong with one that is about nothing there is. */
const cardSubjects = [
  { field: 'room', none: (slug: string) => `there is no room "${slug}"` },
  { field: 'package', none: (players: string) => `there is no birthday package for "${players}" players` },
] as const;

/** What there is of each: slugs of rooms, players of birthday packages. */
type CardChoices = Record<(typeof cardSubjects)[number]['field'], string[]>;

const packageSizes = ({ data: { birthday } }: Entry): string[] =>
  isFields(birthday) ? listOf(birthday['packages']).map(({ players }) => String(players)) : [];

function unknownRoom({ file, name, data: { room } }: Entry, rooms: readonly Entry[]): Problem[] {
  const choices = [...rooms.map(slugOf), 'general'];
  if (typeof room !== 'string' || choices.includes(room)) return [];
  return [{ file, field: `${name}.room`, wrong: `there is no room "${room}"`, instead: chooseFrom(room, choices) }];
}

/** A review that tells of an occasion for which there is no page, or a post that leads to one. */
function unknownPage({ file, data }: Entry, key: string, field: string, pages: readonly Entry[]): Problem[] {
  const wanted = data[key];
  const choices = pages.map((page) => page.name);
  if (typeof wanted !== 'string' || choices.includes(wanted)) return [];
  const wrong = `there is no page "${wanted}"`;
  return [{ file, field, wrong, instead: `${chooseFrom(wanted, choices)}, or leave the line out` }];
}

/** The business file has a booking address for each room and for nothing else. */
function bookingAddresses({ file, readable, data: { booking } }: Entry, rooms: readonly Entry[]): Problem[] {
  if (!readable) return [];
  const addresses = isFields(booking) && isFields(booking['rooms']) ? Object.keys(booking['rooms']) : [];
  const slugs = rooms.map(slugOf);
  const missing = slugs
    .filter((slug) => !addresses.includes(slug))
    .map((slug) => ({
      field: `booking.rooms.${slug}`,
      wrong: `is missing, although src/content/rooms has this room`,
      instead: 'add the address of its booking page',
    }));
  const unknown = addresses
    .filter((address) => !slugs.includes(address))
    .map((address) => ({
      field: `booking.rooms.${address}`,
      wrong: `there is no room "${address}"`,
      instead: chooseFrom(address, slugs),
    }));
  return [...missing, ...unknown].map((fault) => ({ file, ...fault }));
}
