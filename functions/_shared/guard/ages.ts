import { allLists } from './known-claims.ts';
import { judge, together, type Judgment, type Venue } from './judgment.ts';
import type { Clause, Sentence } from './reading.ts';
import { roomOfMark } from './room-names.ts';
import { sayingsOf } from './sayings.ts';
import {
  agePatterns,
  ageLimit,
  aloneWords,
  ofLimit,
  isSuggested,
  isTicket,
  needsNoAdult,
  onceAlone,
  signsAlone,
} from './words/ages.ts';

interface Age {
  years: number;
  words: string;
}

/** Ages that a clause speaks of. */
function agesIn(text: string): Age[] {
  const found = new Map<number, Age>();
  for (const pattern of agePatterns)
    for (const match of text.matchAll(pattern))
      for (const years of match.slice(1))
        if (years !== undefined) found.set(Number(years), { years: Number(years), words: match[0] });
  return [...found.values()];
}

/** What follows an age from which something holds: `16 years old and up`. */
const beginsLimit = /^ (?:and|or) (?:up|older|over|above)\b/;

/** Subjects of ages, each with the numbers that the venue's own texts use for it. */
type Subject = 'price' | 'adult' | 'waiver' | 'suggested' | 'ticket' | 'other';

function subjectOf({ own, around, text }: Clause, question = '', asked: ReadonlySet<string> = new Set()): Subject {
  if (/\$|\bpays?\b|\bprices?\b|\brate\b/.test(text)) return 'price';
  if (own.has('sign') || own.has('waiver') || around.has('waiver')) return 'waiver';
  if (asked.has('sign') && (!own.has('adult') || /\bguardian\b/.test(text))) return 'waiver';
  if (own.has('adult') || own.has('alone') || needsNoAdult.test(text)) return 'adult';
  if (aloneWords.test(question) && !isTicket.test(text)) return 'adult';
  if (isSuggested.test(text)) return 'suggested';
  return isTicket.test(text) ? 'ticket' : 'other';
}

const kept = new WeakMap<object, ReadonlySet<string>>();

function saidOf({ facts, now }: Venue): ReadonlySet<string> {
  const sayings = sayingsOf(facts, now);
  const known = kept.get(sayings);
  if (known) return known;
  const said = new Set(
    sayings.flatMap(({ sentences }) =>
      sentences.flatMap((sentence) =>
        wholeClauses(sentence).flatMap((clause) =>
          agesIn(clause.text).map(({ years }) => `${subjectOf(clause)} ${years}`),
        ),
      ),
    ),
  );
  kept.set(sayings, said);
  return said;
}

/** Clauses with what follows them: `they can play without an adult` is one. */
function wholeClauses({ clauses }: Sentence): Clause[] {
  return clauses.map((clause, index) => {
    const next = clauses[index + 1];
    return next && (next.stems[0] === 'without' || (next.sign === -1 && next.own.has('adult') && next.stems.length < 5))
      ? { ...clause, text: `${clause.text} ${next.text}`, own: new Set([...clause.own, ...next.own, 'alone']) }
      : clause;
  });
}

/** Ages beside what they are for: a ticket, an adult in the room, a signature, advice. */
export function judgeAges(sentence: Sentence, venue: Venue): Judgment {
  const { adultNeededBelowAge } = venue.facts.business.policies;
  const [, alone] = onceAlone.exec(sentence.text) ?? [];
  return together([
    ...wholeClauses(sentence)
      .filter(({ isOpen }) => !isOpen)
      .map((clause) => judgeClause(clause, sentence, venue)),
    ...(alone === undefined ? [] : [judge(Number(alone) === adultNeededBelowAge, sentence.text, `age ${alone} years`)]),
  ]);
}

/** `the vault from 8 and the crypt from 13`: each age behind its own room. */
function judgePairs(text: string, { facts }: Venue): Judgment[] {
  return [...text.matchAll(/(§\p{L}+)([^§]*)/gu)].flatMap(([, mark = '', behind = '']) => {
    const room = facts.rooms[roomOfMark(mark) ?? -1];
    const years = /\b(?:from|for|at|ages?) (?:about |around |age )?(\d{1,2})\b(?! ?(?:people|players|minutes))/.exec(
      behind,
    )?.[1];
    if (!room?.suggestedAge || years === undefined) return [];
    const least = room.minimumAge ?? facts.business.policies.minimumAge;
    return [judge([room.suggestedAge, least].includes(Number(years)), text, `age ${years} years`)];
  });
}

function judgeClause(clause: Clause, { question, asked }: Sentence, venue: Venue): Judgment {
  const { policies } = venue.facts.business;
  const { text, sign, rooms, namesRooms } = clause;
  const subject = subjectOf(clause, question, asked);
  const said = saidOf(venue);
  const room = namesRooms && rooms.length === 1 ? venue.facts.rooms[rooms[0] ?? -1] : undefined;
  const pairs = subject === 'suggested' ? judgePairs(text, venue) : [];
  if (pairs.length > 1) return together(pairs);
  return together(
    agesIn(text).map(({ years, words }) => {
      const claim = `age ${years} years`;
      /** An age that somebody has, and not one from which something holds. */
      const isOfSomebody = /\d-years?-old/.test(words);
      const isFrom = beginsLimit.test(text.split(words)[1] ?? '');
      const isLimit = isFrom || ageLimit.test(words) || (ofLimit.test(text) && !/year/.test(words));
      if (subject === 'price') {
        const limits = allLists(venue.facts.business, venue.facts.rooms).flatMap(
          ({ children }) => children?.underAge ?? [],
        );
        return isLimit && limits.length > 0
          ? judge(limits.includes(/up to/.test(words) ? years + 1 : years), text, claim)
          : { wrong: [], right: /year/.test(words) ? [claim] : [] };
      }
      if (subject === 'waiver') {
        // Whose age it is signs from 18 on: `at 17 she can not`.
        if ((isOfSomebody || words.startsWith('at ')) && !isLimit)
          return judge((sign === 1) === years >= 18 || !signsAlone.test(text), text, claim);
        return judge(years === 18 || (!signsAlone.test(text) && said.has(`waiver ${years}`)), text, claim);
      }
      if (subject === 'adult') {
        const isAlone =
          (aloneWords.test(text) || (aloneWords.test(question) && !clause.own.has('adult'))) === (sign === 1);
        if (isLimit) return judge(years === policies.adultNeededBelowAge || said.has(`adult ${years}`), text, claim);
        const needs = clause.own.has('need') || /\bstill\b/.test(text);
        if (isAlone) return judge(years >= policies.adultNeededBelowAge, text, claim);
        if (needs) return judge((sign === 1) === years < policies.adultNeededBelowAge, text, claim);
        return judge(years >= policies.minimumAge, text, claim);
      }
      const least = room?.minimumAge ?? policies.minimumAge;
      if (subject === 'suggested') {
        const [only, another] = rooms.flatMap((place) => venue.facts.rooms[place] ?? []);
        if (!only || another) {
          const from = venue.facts.rooms.map(({ suggestedAge }) => suggestedAge);
          return judge(said.has(`suggested ${years}`) || [least, ...from].includes(years), text, claim);
        }
        // A player's own age: `I would take the vault with your 9-year-old`.
        if (isOfSomebody || (!isLimit && new RegExp(`\\bat ${years}\\b`).test(text)))
          return judge((sign === 1) === years >= (only.suggestedAge ?? least), text, claim);
        const told: readonly string[] = only.ageGuidance.match(/\b\d{1,2}\b/g) ?? [];
        return judge(
          [only.minimumAge ?? least, only.suggestedAge].includes(years) || told.includes(String(years)),
          text,
          claim,
        );
      }
      if (subject === 'other' && !isFrom) return { wrong: [], right: isOfSomebody ? [claim] : [] };
      if (/\b(?:up to|oldest|maximum)\b/.test(text) && years === policies.maximumAge) return judge(true, text, claim);
      if (isLimit) return judge([least, policies.minimumAge, policies.maximumAge].includes(years), text, claim);
      return judge(
        sign === -1 || /\b(?:wait|too young|not yet)\b/.test(text) ? years < least : years >= least,
        text,
        claim,
      );
    }),
  );
}
