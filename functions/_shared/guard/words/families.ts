import { amenities, conduct, payments } from './concepts.ts';
import { languages } from './languages.ts';
import { stanceFamilies, stanceRows, type Family, type StanceRow } from './stances.ts';

const lists: Record<Family, string> = {
  amenities,
  conduct,
  languages,
  languageNeeds: languages,
  payments,
};

const things = Object.entries(lists).flatMap(([family, list]) =>
  list.split(',').map((word) => ({ family: family as Family, word: word.trim() })),
);

/** A concept for each thing of a family, such as `amenities elevator`. */
export const families: Readonly<Record<string, string>> = Object.fromEntries(
  things.map(({ family, word }) => [`${family} ${word}`, word]),
);

const familyRows = things.map(({ family, word }): [string, StanceRow] => {
  const row = stanceFamilies[family];
  const name = `${family} ${word}`;
  return [name, { ...row, for: row.for.map((way) => way.replace('one', name)) }];
});

const parted = (ways: readonly string[] = []) => ways.map((way) => way.split(' + '));

/** Every row of the tables, its ways parted into names. */
export const everyRow = Object.entries({ ...stanceRows, ...Object.fromEntries(familyRows) }).map(([name, row]) => ({
  name,
  silence: row.silence,
  unless: row.unless ?? [],
  unlessNear: row.unlessNear ?? [],
  ofRooms: row.ofRooms ?? false,
  ways: [
    ...parted(row.for).map((names) => ({ names, sign: 1 as const })),
    ...parted(row.against).map((names) => ({ names, sign: -1 as const })),
  ],
}));

/** Names that a later clause may leave out: the first one of each way. */
export const topicNames: ReadonlySet<string> = new Set(
  everyRow.flatMap(({ ways }) => ways.flatMap(({ names: [first = ''] }) => first)),
);
