import { venueDay } from '../../../../src/domain/venue-time.ts';
import type { VenueFactsFile } from '../../contracts/venue-facts.ts';
import type { Passage, Subject } from '../answer-parts.ts';
import { familyOfKey } from '../matching/families.ts';
import { createMatcher, type Matcher } from '../matching/matcher.ts';
import { ownQuestions, type OwnQuestions } from '../matching/own-questions.ts';
import { tagPhrase } from '../matching/ways-to-ask.ts';
import { subjectLikelihoods } from '../matching/subject-likelihoods.ts';
import { createSearch, type PassageSearch } from '../matching/passage-search.ts';
import { findableText } from '../finding/findables.ts';
import { stemsOf } from '../finding/words.ts';
import { createFinder, type FoundText } from '../finding/finder.ts';
import { learnedFor, unpackRead, type Learned } from '../matching/learned.ts';
import topicsFile from '../../facts/topics.json' with { type: 'json' };
import learnedFile from '../../facts/phrasings.json' with { type: 'json' };
import { ideasOf } from '../reading/clause.ts';
import { ordinaryWords } from '../reading/common-words.ts';
import { holidayPattern } from '../reading/holidays-named.ts';
import { ideaWords } from '../reading/concepts.ts';
import { createCorrector } from '../reading/spelling.ts';
import { accessSubjects } from '../subjects/access.ts';
import { bookingSubjects } from '../subjects/booking.ts';
import { careersSubjects } from '../subjects/careers.ts';
import { changeSubjects } from '../subjects/changes.ts';
import { ageSubjects } from '../subjects/ages.ts';
import { contactSubjects } from '../subjects/contact.ts';
import { computedQuestions, contentSubjects } from '../subjects/from-content.ts';
import { groupSubjects } from '../subjects/groups.ts';
import { openingSubjects } from '../subjects/opening.ts';
import { partySubjects } from '../subjects/parties.ts';
import { priceSubjects } from '../subjects/prices.ts';
import { giftAmount } from '../subjects/gift-amount.ts';
import { roomSize } from '../subjects/room-size.ts';
import { recommendSubjects } from '../subjects/recommend.ts';
import { roomSubjects } from '../subjects/rooms.ts';
import { successRate } from '../subjects/success-rate.ts';
import { sumSubjects } from '../subjects/sums.ts';
import { talkSubjects } from '../subjects/talk.ts';
import { timingSubjects } from '../subjects/timing.ts';
import { wear } from '../subjects/wear.ts';
import { passagesOf } from './passages.ts';

/** Subjects that compute their answer or take it from structured facts, by key. */
export const computedSubjects: ReadonlyMap<string, Subject> = new Map(
  [
    ...bookingSubjects,
    ...openingSubjects,
    ...priceSubjects,
    giftAmount,
    roomSize,
    successRate,
    wear,
    ...sumSubjects,
    ...timingSubjects,
    ...groupSubjects,
    ...ageSubjects,
    ...roomSubjects,
    ...recommendSubjects,
    ...accessSubjects,
    ...partySubjects,
    ...contactSubjects,
    ...careersSubjects,
    ...changeSubjects,
    ...talkSubjects,
  ].map((subject) => [subject.key, subject] as const),
);

/** Subjects that no fact answers; the answerer has a reply of its own for each. */
const outside: ReadonlySet<string> = new Set(['unknown', 'off-topic', 'manipulation']);

/** What answers where the content lacks a text: who asks for the bus is told the address, who asks how to book is told of the button. Everything else is not known then. */
const insteadOf: Readonly<Record<string, string>> = {
  'faq/how-to-book': 'how-to-book',
  'faq/late-arrival': 'late',
  'faq/transit': 'address',
  'faq/where-is-the-door': 'address',
};

/** How likely what the venue does not tell is, given to what answers instead. */
function withInstead(likely: ReadonlyMap<string, number>, isAnswered: (key: string) => boolean): Map<string, number> {
  const all = new Map(likely);
  for (const [key, instead] of Object.entries(insteadOf)) {
    const share = isAnswered(key) ? undefined : likely.get(key);
    if (share !== undefined) all.set(instead, (all.get(instead) ?? 0) + share);
  }
  return all;
}

/** What is known of the venue on one day, prepared for many questions. */
export interface Knowledge {
  passages: ReadonlyMap<string, Passage>;
  own: OwnQuestions;
  matcher: Matcher;
  search: PassageSearch;
  /** Every text of the content with how well it goes with a question, best first. */
  find: (question: string) => FoundText[];
  /** True where a subject that no text and no fact of the venue answers is near what a text says. */
  isNearMissing: (subject: string, text: string) => boolean;
  correct: (word: string) => string;
  /** Words that the content or a known way to ask uses. */
  words: ReadonlySet<string>;
}

let latest: { facts: VenueFactsFile; day: string; knowledge: Knowledge } | undefined;

/** The knowledge of a day; made once and kept until the day or the facts change. */
export function knowledgeOf(facts: VenueFactsFile, now: Date): Knowledge {
  const day = venueDay(now);
  if (latest?.facts === facts && latest.day === day) return latest.knowledge;
  const knowledge = prepare(facts, now);
  latest = { facts, day, knowledge };
  return knowledge;
}

let lastLearned: { titles: string; learned: Learned } | undefined;

/** What was learned from the ways to ask; kept as long as the rooms have the same names. */
function learned(facts: VenueFactsFile): Learned {
  const titles = facts.rooms.map(({ title, aliases }) => [title, ...aliases].join()).join();
  if (lastLearned?.titles !== titles) lastLearned = { titles, learned: learnedFor(learnedFile, facts) };
  return lastLearned.learned;
}

function prepare(facts: VenueFactsFile, now: Date): Knowledge {
  const passages = new Map(passagesOf(facts, now).map((passage) => [passage.key, passage]));
  const asks = new Map<string, string[][]>();
  const add = (key: string, ideas: string[]) => {
    const known = asks.get(key);
    if (known) known.push(ideas);
    else asks.set(key, [ideas]);
  };
  /** Where a known way to ask leads to a page, the venue has to have that page. */
  const hasPage = (key: string) =>
    !key.startsWith('page/') ||
    facts.pages.some(({ name }) => key.startsWith(`page/${name}/`) || key === `page/${name}`);
  const isAnswered = (key: string) =>
    hasPage(key) &&
    (computedSubjects.has(key) || contentSubjects[key] !== undefined || passages.has(key) || outside.has(key));
  const { ways, read, telling, spoken } = learned(facts);
  for (const { key, ideas } of ways) {
    if (isAnswered(key)) add(key, ideas);
    else if (familyOfKey(key) === undefined) add(insteadOf[key] ?? 'unknown', ideas);
  }
  for (const { key, title, isTitled, room, asks: others = [] } of passages.values()) {
    for (const words of others) add(key, ideasOf(tagPhrase(words, facts)));
    const isOfPost = isTitled && key.startsWith('post/');
    const isQuestion = key.startsWith('faq/') || (title.endsWith('?') && !isOfPost);
    if (!isQuestion || (room && /locked in|private|scary|wheelchair|shared with/i.test(title))) continue;
    add(computedQuestions[key] ?? key, ideasOf(tagPhrase(title, facts)));
  }
  const askables = [...asks].map(([key, each]) => ({ key, asks: each }));
  const written = [...passages.values()].flatMap(
    ({ title, text }) => `${title} ${text}`.toLowerCase().match(/[a-z]+/g) ?? [],
  );
  const { name, address } = facts.business;
  const names = [
    ...facts.rooms.flatMap(({ title, aliases }) => [title, ...aliases]),
    name,
    address.city,
    address.state,
    address.near ?? '',
    holidayPattern(facts),
  ].flatMap((each) => each.toLowerCase().match(/[a-z]+/g) ?? []);
  const words = new Set([...spoken, ...written, ...ideaWords, ...names]);
  return {
    passages,
    own: ownQuestions(passages.values()),
    matcher: createMatcher(askables, (tagged, before) => withInstead(subjectLikelihoods(tagged, before), isAnswered)),
    search: createSearch([...passages.values()]),
    find: createFinder([...passages.values()].map(findableText), [
      { kind: 'subject', ways: read },
      { kind: 'topic', ways: unpackRead(topicsFile) },
    ]),
    isNearMissing: (subject, text) => {
      if (isAnswered(subject)) return false;
      // The language of `language-model` is no language that somebody speaks.
      const stems = new Set(stemsOf(text.replace(/\p{L}+(?:-\p{L}+)+/gu, ' ')));
      return (telling[subject] ?? '').split(' ').some((stem) => stems.has(stem));
    },
    correct: createCorrector(new Set([...words, ...ordinaryWords]), [...spoken, ...ideaWords, ...names]),
    words,
  };
}
