import { venueDay } from '../../../../src/domain/venue-time.ts';
import type { VenueFactsFile } from '../../contracts/venue-facts.ts';
import type { Passage, Subject } from '../answer-parts.ts';
import { familyOfKey } from '../finding/families.ts';
import { ownQuestions, type OwnQuestions } from '../finding/own-questions.ts';
import { services, untold } from '../finding/subject-kinds.ts';
import { subjectLikelihoods, type SubjectLikelihoods } from '../finding/subject-likelihoods.ts';
import { findableText } from '../finding/findables.ts';
import { createFinder, type Found } from '../finding/finder.ts';
import { unpackTopics } from '../finding/topics.ts';
import topicsFile from '../../facts/topics.json' with { type: 'json' };
import wordsFile from '../../facts/words.json' with { type: 'json' };
import { ordinaryWords } from '../reading/common-words.ts';
import { holidayPattern } from '../reading/holidays-named.ts';
import { ideaWords } from '../reading/concepts.ts';
import { createCorrector } from '../reading/spelling.ts';
import { accessSubjects } from '../computing/access.ts';
import { bookingSubjects } from '../computing/booking.ts';
import { careersSubjects } from '../computing/careers.ts';
import { changeSubjects } from '../computing/changes.ts';
import { ageSubjects } from '../computing/ages.ts';
import { contactSubjects } from '../computing/contact.ts';
import { contentSubjects, hasText } from '../computing/from-content.ts';
import { groupSubjects } from '../computing/groups.ts';
import { openingSubjects } from '../computing/opening.ts';
import { partySubjects } from '../computing/parties.ts';
import { priceSubjects } from '../computing/prices.ts';
import { giftAmount } from '../computing/gift-amount.ts';
import { roomSize } from '../computing/room-size.ts';
import { recommendSubjects } from '../computing/recommend.ts';
import { roomSubjects } from '../computing/rooms.ts';
import { successRate } from '../computing/success-rate.ts';
import { corporatePrice } from '../computing/sums.ts';
import { tax } from '../computing/tax.ts';
import { talkSubjects } from '../computing/talk.ts';
import { timingSubjects } from '../computing/timing.ts';
import { wear } from '../computing/wear.ts';
import { hasOffer } from './offers.ts';
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
    corporatePrice,
    tax,
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

/** How likely each subject is, told with what answers instead of one that the venue has no answer to, or as one of which it tells nothing. */
function withInstead(likely: ReadonlyMap<string, number>, answeredBy: (key: string) => string): Map<string, number> {
  const all = new Map<string, number>();
  for (const [key, share] of likely) {
    const answered = answeredBy(key);
    all.set(answered, (all.get(answered) ?? 0) + share);
  }
  return all;
}

/** What is known of the venue on one day, prepared for many questions. */
export interface Knowledge {
  passages: ReadonlyMap<string, Passage>;
  /** The texts that answer a subject in the venue's own words: those that were foreseen, or those that tell of the same matter. */
  textsOf: (subject: string) => readonly string[];
  /** Those of them that are quoted for it; none for what is in the rooms, but where they were foreseen. */
  quotedTextsOf: (subject: string) => readonly string[];
  /** True for a subject that only texts of the same matter answer: nobody foresaw that this venue tells of it. */
  isLed: (subject: string) => boolean;
  own: OwnQuestions;
  /** How likely each subject is what words ask for, told with their tags, after a question of some subject. */
  likelihoods: SubjectLikelihoods;
  /** Every text of the content with how well it goes with a question, best first. */
  find: (question: string) => Found;
  correct: (word: string) => string;
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

function prepare(facts: VenueFactsFile, now: Date): Knowledge {
  const passages = new Map(passagesOf(facts, now).map((passage) => [passage.key, passage]));
  /** Where a subject is a page's, the venue has to have that page. */
  const hasPage = (key: string) =>
    !key.startsWith('page/') ||
    facts.pages.some(({ name }) => key.startsWith(`page/${name}/`) || key === `page/${name}`);
  /** What the venue does not offer at all is answered with that. */
  const isLacking = (key: string) => {
    const family = familyOfKey(key);
    return family !== undefined && !hasOffer(family, { facts });
  };
  const isForeseen = (key: string) => hasText(key, passages.keys()) || passages.has(key);
  /** Whatever of a page fits best, for a subject of the page of which the venue tells in an arrangement of its own. */
  const ofPage = (key: string) => {
    const [page, ...more] = new Set((contentSubjects[key] ?? []).map((text) => /^page\/[^/]+\//.exec(text)?.[0]));
    return page !== undefined && more.length === 0 && hasPage(page) ? [`${page}?`] : [];
  };
  /** The texts of each subject that was ever heard here: every decision asks for those of all subjects. */
  const texts = new Map<string, readonly string[]>();
  const textsOf = (key: string) => {
    const known = texts.get(key);
    if (known) return known;
    const led = (facts.matters[key] ?? []).filter((text) => passages.has(text));
    const others = led.length > 0 ? led : ofPage(key);
    const found = isForeseen(key) ? (contentSubjects[key] ?? [key]) : others;
    texts.set(key, found);
    return found;
  };
  // of what is in the rooms they tell themselves; where none of them does, nothing is known
  const quotedTextsOf = (key: string) => (services.has(key) && !isForeseen(key) ? [] : textsOf(key));
  const isAnswered = (key: string) =>
    isLacking(key) ||
    (hasPage(key) && (computedSubjects.has(key) || isForeseen(key) || outside.has(key))) ||
    textsOf(key).length > 0;
  /** What answers each subject that was ever heard here: it is the same all day, and each clause hears all of them. */
  const known = new Map<string, string>();
  const answeredBy = (key: string) => {
    const answered = known.get(key) ?? (isAnswered(key) ? key : (insteadOf[key] ?? untold));
    known.set(key, answered);
    return answered;
  };
  const spoken = wordsFile.words.split(' ');
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
    textsOf,
    quotedTextsOf,
    isLed: (key) => !computedSubjects.has(key) && !isForeseen(key) && textsOf(key).length > 0,
    own: ownQuestions(passages.values()),
    likelihoods: (tagged, before) => withInstead(subjectLikelihoods(tagged, before), answeredBy),
    find: createFinder([...passages.values()].map(findableText), unpackTopics(topicsFile)),
    correct: createCorrector(new Set([...words, ...ordinaryWords]), [...spoken, ...ideaWords, ...names]),
  };
}
