import { businessSchema } from '../../schemas/business.ts';
import type { CollectionName } from './collections.ts';
import type { Problem } from './problem.ts';
import type { Entry } from './read-entries.ts';
import { inCollection } from './site-pages.ts';
import { priceRules } from './numbers/price-rules.ts';
import { sentencesOf } from './numbers/sentences.ts';
import { teamRules } from './numbers/team-rules.ts';
import type { VenueNumbers } from './numbers/venue-numbers.ts';
import { visitRules } from './numbers/visit-rules.ts';
import { numberPattern } from './numbers/written-number.ts';

/** Collections in which the venue speaks; what guests write in reviews is theirs. */
const spoken: readonly CollectionName[] = ['site', 'rooms', 'pages', 'questions', 'posts', 'silences'];
const rules = [...priceRules, ...visitRules, ...teamRules];
/** Every rule is about a number; most sentences have none. */
const anyNumber = new RegExp(String.raw`\b${numberPattern}`, 'i');

/**
 * Reports numbers that are written out where they stand beside words which make them a fact of the venue, and that the
 * fact contradicts: after a change of prices, old ones are left nowhere.
 */
export function checkNumbers(entries: readonly Entry[]): Problem[] {
  const venue = numbersOf(entries);
  if (!venue) return [];
  return entries
    .filter(({ collection }) => spoken.includes(collection))
    .flatMap((entry) =>
      sentencesOf(entry)
        .filter(({ text }) => anyNumber.test(text))
        .flatMap(({ field, text }) =>
          rules
            .flatMap((rule) => rule(text, venue))
            .map(({ said, fact, write }) => ({
              file: entry.file,
              field,
              wrong: `"${said}" contradicts the facts: ${fact}`,
              instead: `write ${write} in place of the number, or {{meant …}} around it where it is another one`,
            })),
        ),
    );
}

/** The numbers as they are written; none while the files that have them are wrong, which is reported elsewhere. */
function numbersOf(entries: readonly Entry[]): VenueNumbers | undefined {
  const [business] = inCollection('business', entries);
  const parsed = businessSchema.safeParse(business?.written, { jitless: true });
  const rooms = inCollection('rooms', entries).map(({ data }) => data as unknown as VenueNumbers['rooms'][number]);
  const areWhole = rooms.every(({ title, groupSize, duration }) => title && groupSize && duration);
  return parsed.success && areWhole ? { ...parsed.data, rooms } : undefined;
}
