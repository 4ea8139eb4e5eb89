import { venueDay } from '../../../src/domain/venue-time.ts';
import { exceptionWords } from '../answerer/venue/hours.ts';
import type { VenueFactsFile } from '../contracts/venue-facts.ts';
import { judgeAges } from './ages.ts';
import { judgeCalendar, wrongHolidays } from './calendar.ts';
import { contradictions, promises } from './contradictions.ts';
import { findClaims, type Claim } from './claims.ts';
import { claimedDeeds } from './deeds.ts';
import { inventions } from './inventions.ts';
import { together } from './judgment.ts';
import { claimsOf, hiddenPaths, knownClaims } from './known-claims.ts';
import { wrongJobs } from './jobs.ts';
import { judgeNotice, judgePartyNotice } from './notice.ts';
import { judgeMoney } from './money.ts';
import { judgeWays, strangeCorners } from './parking.ts';
import { judgePeople } from './people.ts';
import { judgeFigures } from './figures.ts';
import { judgeHours, judgePartyTimes, timesOf } from './hours.ts';
import { plainForm, readQuestion, readSentences } from './reading.ts';
import { judgeOpening } from './opening.ts';
import { assertedBy, withUnits } from './question.ts';
import { otherwiseThanOwn, type OwnAnswer } from './second-opinion.ts';
import { judgePercents } from './percents.ts';
import { withoutQuotes } from './quotes.ts';
import { strangeNames } from './names.ts';
import { judgeRooms } from './rooms.ts';
import { wrongStances } from './stances.ts';
import { swapped } from './swaps.ts';
import { computedTimes, wrongArrivals, wrongDeadlines, wrongHopes } from './visit-times.ts';
import { judgeRounds, judgeVisits, wrongEnds } from './visits.ts';
import { workedOut } from './worked-out.ts';
import { judgeDayPrices, judgeRoomPrices } from './day-prices.ts';

/** What a reply is checked against. */
export interface GuardContext {
  facts: VenueFactsFile;
  now: Date;
  /** Texts that count as facts for this reply: results of tools, live boards, what was computed for the visitor. */
  allowed?: readonly string[] | undefined;
  /** What the visitor said: times that follow from theirs are no inventions. */
  asked?: readonly string[] | undefined;
  /** What the venue itself answers to the question, for a whole reply: what says otherwise is withheld. */
  own?: OwnAnswer | undefined;
  /** The question that is answered, or else the last of `asked`: a reply leaves out what was said in it. Nothing in it is believed. */
  question?: string | undefined;
}

export type GuardVerdict = { ok: true } | { ok: false; offending: string[] };

/** What counts of a question that never ends, in letters. */
const longestQuestion = 600;

/**
 * Checks a sentence or a whole reply, whoever wrote it: every price, time, age, number of people, duration, date, phone
 * number, address, link, promo code and room must stand in the facts, follow from them, or be allowed. Not checked are
 * words without such a thing in them, and sentences that the venue itself wrote.
 */
export function guardReply(
  reply: string,
  { facts, now, allowed = [], asked = [], own, question = asked.at(-1) ?? '' }: GuardContext,
): GuardVerdict {
  const text = withoutQuotes(reply, question, facts, now);
  if (text.trim() === '') return { ok: true };
  const known = knownClaims(facts);
  const extra = new Set([...claimsOf(allowed), ...exceptionClaims(facts, now)]);
  const hidden = hiddenPaths(facts, now);
  const answered = readQuestion(question.slice(-longestQuestion), facts);
  const plain = withUnits(plainForm(text, facts), answered.text);
  const sentences = [...assertedBy(plain, answered), ...readSentences(plain, answered)];
  const venue = { facts, now };
  const said = asked.map((each) => plainForm(each, facts));
  const follows = workedOut(plain, said, venue);
  const judged = together(
    sentences.flatMap((sentence) => {
      const ways = together([judgeWays(sentence, venue), judgeRounds(sentence, venue), judgeOpening(sentence, venue)]);
      return [
        judgePeople(sentence, venue),
        judgeAges(sentence, venue),
        judgeNotice(sentence, venue),
        judgePartyNotice(sentence, venue),
        judgeFigures(sentence, venue, new Set([...extra, ...ways.right, ...follows])),
        judgeMoney(sentence, venue, new Set([...extra, ...follows])),
        judgeHours(sentence, venue),
        judgePartyTimes(sentence, venue),
        judgeVisits(sentence, venue),
        judgeDayPrices(sentence, venue),
        judgeRoomPrices(sentence, venue),
        judgePercents(sentence, venue),
        judgeRooms(sentence, venue),
        judgeCalendar(sentence, venue),
        ways,
      ];
    }),
  );
  const right = new Set([...judged.right, ...follows, ...computedTimes(sentences, said, venue)]);
  const isKnown = (claim: Claim) => {
    if (claim.kind === 'link') return isKnownLink(claim.value, known, extra) && !hidden.includes(claim.value);
    const key = `${claim.kind} ${claim.value}`;
    if (right.has(key)) return true;
    if (
      claim.kind === 'time' &&
      timesOf(claim.words).some((time) => right.has(`time ${time}`) || known.has(`time ${time}`))
    )
      return true;
    return known.has(key) || extra.has(key) || (claim.kind === 'date' && isKnownDate(claim.value, known, extra));
  };
  const offending = [
    ...findClaims(text)
      .filter((claim) => !isKnown(claim))
      .map(({ words }) => words),
    ...judged.wrong,
    ...wrongStances(sentences, facts, now),
    ...contradictions(sentences, venue),
    ...promises(sentences, venue),
    ...swapped(sentences, answered, own, venue),
    ...claimedDeeds(sentences),
    ...wrongJobs(sentences, venue),
    ...inventions(sentences, venue, allowed),
    ...strangeNames(text, plain, venue, [...asked, ...allowed]),
    ...otherwiseThanOwn(reply, answered, own, venue),
    ...wrongHolidays(sentences, venue),
    ...strangeCorners(sentences, venue),
    ...wrongArrivals(sentences, venue),
    ...wrongDeadlines(sentences, said, venue),
    ...wrongHopes(sentences, said, venue),
    ...wrongEnds(sentences, venue),
  ];
  return offending.length === 0 ? { ok: true } : { ok: false, offending };
}

let latest: { facts: VenueFactsFile; day: string; claims: readonly string[] } | undefined;

/** Days and times of the coming year's exceptions; worked out once a day. */
function exceptionClaims(facts: VenueFactsFile, now: Date): readonly string[] {
  const day = venueDay(now);
  if (latest?.facts !== facts || latest.day !== day)
    latest = { facts, day, claims: claimsOf(exceptionWords({ facts, now })) };
  return latest.claims;
}

/** A path may carry an anchor; an outside address has to be known to the last letter. */
function isKnownLink(link: string, known: ReadonlySet<string>, extra: ReadonlySet<string>): boolean {
  const path = link.startsWith('/') ? (link.split(/[#?]/)[0] ?? link) || '/' : link;
  return [path, link, path.replace(/(?<=.)\/$/, '')].some(
    (each) => known.has(`link ${each}`) || extra.has(`link ${each}`),
  );
}

/** A date without its year is known when it is known with one, and the other way round. */
function isKnownDate(date: string, known: ReadonlySet<string>, extra: ReadonlySet<string>): boolean {
  const bare = date.replace(/ \d{4}$/, '');
  if (date !== bare) return false;
  return [...known, ...extra].some((key) => key.startsWith(`date ${bare} `));
}
