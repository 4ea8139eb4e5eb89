import type { Facts } from '../../domain/facts.ts';
import { venueFacts, type FactSource, type RoomFactSource } from '../../domain/venue-facts.ts';
import { businessSchema } from '../../schemas/business.ts';
import { calendarDay } from '../../schemas/text.ts';
import { checkFields } from './check-fields.ts';
import type { Site } from './check-link.ts';
import { checkFacts } from './check-facts.ts';
import { checkPollBoxes, checkPollNames } from './check-polls.ts';
import { checkFieldLinks } from './check-field-links.ts';
import { checkOffers } from './check-offers.ts';
import { checkPassages } from './check-passages.ts';
import { checkHours } from './check-hours.ts';
import { checkPost } from './check-post.ts';
import { checkRedirects } from './check-redirects.ts';
import { checkSiteWords } from './check-site-words.ts';
import { checkTogether } from './check-together.ts';
import type { ContentSource } from './content-source.ts';
import type { Problem } from './problem.ts';
import { readEntries, type Entry } from './read-entries.ts';
import { inCollection, sitePages } from './site-pages.ts';

/** When and for which address the site is built. */
export interface Circumstances {
  now: Date;
  /** Address of the site without a path: `https://example.com`. */
  origin: string;
}

/** Everything that is wrong with the content, found in one go. */
export function findProblems({ texts, files }: ContentSource, { now, origin }: Circumstances): Problem[] {
  const { entries, problems } = readEntries({ texts, files });
  const site: Site = { pages: sitePages(files, entries), files, origin, now };
  const facts = knownFacts(entries, now);
  return [
    ...problems,
    ...entries.flatMap((entry) => checkFields(entry, files)),
    ...checkTogether(entries, files),
    ...checkOffers(entries, files),
    ...checkPassages(entries),
    ...inCollection('business', entries).flatMap((business) => checkHours(business, now)),
    ...inCollection('posts', entries).flatMap((post) => checkPost(post, site)),
    ...inCollection('site', entries).flatMap((words) =>
      checkSiteWords(words, inCollection('posts', entries), files, facts),
    ),
    ...inCollection('redirects', entries).flatMap((redirects) => checkRedirects(redirects, site)),
    ...checkPollNames(inCollection('polls', entries)),
    ...checkPollBoxes(inCollection('posts', entries), inCollection('polls', entries)),
    ...entries.flatMap((entry) => [...(facts ? checkFacts(entry, facts) : []), ...checkFieldLinks(entry, site)]),
  ];
}

/** The facts of the business file and the rooms as they are written; none while a part that they need is missing. */
function knownFacts(entries: readonly Entry[], now: Date): Facts | undefined {
  const [business] = inCollection('business', entries);
  const rooms = inCollection('rooms', entries).map(
    ({ data }) => ({ ...data, lastDay: lastDayOf(data) }) as unknown as RoomFactSource,
  );
  try {
    return business && venueFacts(asRead(business.data), rooms, now);
  } catch {
    return undefined; // what is missing is a problem of its own, which `checkFields` reports
  }
}

/** The business file with the exceptions from its hours as the site will read them; none where they cannot be used. */
function asRead(data: Entry['data']): FactSource {
  const exceptions = businessSchema.shape.hoursExceptions.safeParse(data['hoursExceptions']).data;
  return { ...data, hoursExceptions: exceptions } as unknown as FactSource;
}

/** The last day of a room as the site will read it; none when there is none or it is no day. */
const lastDayOf = (data: Entry['data']) => calendarDay.optional().safeParse(data['lastDay']).data;
