import { fillFacts, unknownFacts, type Facts } from '../../domain/facts.ts';
import { checkFields } from './check-fields.ts';
import type { Site } from './check-link.ts';
import { checkFacts } from './check-facts.ts';
import { checkNumbers } from './check-numbers.ts';
import { checkPollBoxes, checkPollNames } from './check-polls.ts';
import { checkFieldLinks } from './check-field-links.ts';
import { checkOffers } from './check-offers.ts';
import { checkPassages } from './check-passages.ts';
import { checkHours } from './check-hours.ts';
import { checkIcons } from './check-icons.ts';
import { checkPost } from './check-post.ts';
import { checkPostBlocks } from './check-post-blocks.ts';
import { checkPrices } from './check-prices.ts';
import { checkRedirects } from './check-redirects.ts';
import { checkSiteWords } from './check-site-words.ts';
import { checkSound } from './check-sound.ts';
import { checkTogether } from './check-together.ts';
import type { ContentSource } from './content-source.ts';
import type { Problem } from './problem.ts';
import { knownFacts } from './known-facts.ts';
import { readEntries, type Entry } from './read-entries.ts';
import { inCollection, sitePages, slugOf } from './site-pages.ts';

/** When and for which address the site is built. */
export interface Circumstances {
  now: Date;
  /** Address of the site without a path: `https://example.com`. */
  origin: string;
}

/** Everything that is wrong with the content, found in one go. */
export function findProblems(
  { texts, files, changed, sounds }: ContentSource,
  { now, origin }: Circumstances,
): Problem[] {
  const { entries, problems } = readEntries({ texts, files });
  const site: Site = { pages: sitePages(files, entries), files, origin, now };
  const facts = knownFacts(entries, now);
  return [
    ...problems,
    ...entries.flatMap((entry) => checkFields(entry, files)),
    ...checkTogether(entries, files, changed),
    ...inCollection('rooms', entries).flatMap((room) => checkSound(room, files, sounds)),
    ...checkOffers(entries, files),
    ...checkIcons(files),
    ...checkPassages(entries),
    ...checkNumbers(entries),
    ...inCollection('business', entries).flatMap((business) => checkHours(business, now)),
    ...inCollection('business', entries).flatMap((business) => checkPrices(business, inCollection('rooms', entries))),
    ...inCollection('posts', entries).flatMap((post) => checkPost(facts ? withFacts(post, facts) : post, site)),
    ...inCollection('site', entries).flatMap((words) =>
      checkSiteWords(
        words,
        { posts: inCollection('posts', entries), questions: inCollection('questions', entries) },
        files,
        facts,
      ),
    ),
    ...inCollection('redirects', entries).flatMap((redirects) => checkRedirects(redirects, site)),
    ...checkPollNames(inCollection('polls', entries)),
    ...checkPostBlocks(inCollection('posts', entries), inCollection('rooms', entries).map(slugOf)),
    ...checkPollBoxes(inCollection('posts', entries), inCollection('polls', entries)),
    ...entries.flatMap((entry) => [...(facts ? checkFacts(entry, facts) : []), ...checkFieldLinks(entry, site)]),
  ];
}

/** A post as visitors get it, as far as its facts are known: they may stand in the address of a link. */
const withFacts = (post: Entry, facts: Facts): Entry => ({
  ...post,
  ...(post.body !== undefined && {
    body: post.body
      .split('\n')
      .map((line) => (unknownFacts(line, facts).length > 0 ? line : fillFacts(line, facts)))
      .join('\n'),
  }),
});
