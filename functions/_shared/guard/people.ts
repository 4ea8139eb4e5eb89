import { roundsIn } from '../../../src/domain/group-plan.ts';
import { minimumPlayersOn } from '../../../src/domain/prices.ts';
import { weekdays, type Weekday } from '../../../src/domain/weekdays.ts';
import type { RoomFacts } from '../contracts/venue-facts.ts';
import { weekdaysNamed } from './hours.ts';
import { judge, openRooms, together, type Judgment, type Venue } from './judgment.ts';
import type { Clause, Sentence } from './reading.ts';
import { roomOfMark } from './room-names.ts';
import {
  atLeast,
  atMost,
  atOnce,
  countPatterns,
  fits,
  ideal,
  moreThanRoom,
  ofEach,
  pairWords,
  soloWords,
  tooFew,
} from './words/people.ts';

/** A number of people in a text, or a span of numbers. */
export interface Count {
  from: number;
  to: number | undefined;
  at: number;
  words: string;
}

/** Every number of people that a clause speaks of. */
export function countsIn(text: string): Count[] {
  const counts = new Map<number, Count>();
  for (const pattern of countPatterns)
    for (const match of text.matchAll(pattern)) {
      const at = match.index + match[0].search(/\d/);
      const [words, from, to] = match;
      if (!counts.has(at))
        counts.set(at, { from: Number(from), to: to === undefined ? undefined : Number(to), at, words });
    }
  const solo = soloWords.exec(text);
  if (solo) counts.set(solo.index, { from: 1, to: undefined, at: solo.index, words: solo[0] });
  const pair = pairWords.exec(text);
  if (pair) counts.set(pair.index, { from: 2, to: undefined, at: pair.index, words: pair[0] });
  return [...counts.values()].sort((one, other) => one.at - other.at);
}

/** Numbers of people beside the rooms, days and rules that a sentence names. */
export function judgePeople({ clauses, text, question }: Sentence, venue: Venue): Judgment {
  let days: readonly Weekday[] = [];
  return together([
    ...roundsOf(`${question} ${text}`, venue),
    ...clauses.map((clause) => {
      const own = daysOf(clause, venue);
      if (own.length > 0) days = own;
      const counts = countsIn(clause.text);
      if (clause.isOpen || counts.length === 0) return { wrong: [], right: visitors(clause, counts) };
      const ratio = adultsForKids(clause, question, venue);
      if (ratio) return ratio;
      if (isOther(clause)) return { wrong: [], right: visitors(clause, counts) };
      const rest = { ...clause, text: clause.text.replace(moreThanRoom, ' ') };
      return together([
        judgeDifference(clause, venue),
        ...countsIn(rest.text).map((count) => judgeCount(count, rest, days, venue)),
      ]);
    }),
  ]);
}

/** In how many rounds as many play as a text speaks of, when all rooms start together each time. */
const roundsOf = (text: string, venue: Venue): Judgment[] => {
  const rooms = openRooms(venue).map(({ room }) => room);
  return countsIn(text).map(({ from }) => ({ wrong: [], right: [`amount ${roundsIn(rooms, from)} round`] }));
};

/** `room for 12, 4 more than the crypt`: as many as the largest teams of the two rooms differ by. */
function judgeDifference({ text, rooms }: Clause, { facts }: Venue): Judgment {
  const [, number = '', mark = ''] = moreThanRoom.exec(text) ?? [];
  const other = roomOfMark(mark);
  const most = (place: number | undefined) => facts.rooms[place ?? -1]?.groupSize.maximum ?? 0;
  const [own] = rooms.filter((place) => place !== other);
  if (other === undefined || own === undefined) return { wrong: [], right: [] };
  return judge(Math.abs(most(own) - most(other)) === Number(number), text);
}

/** A visitor's own number of people is no claim: `the 7 of you`. */
const visitors = ({ text }: Clause, counts: readonly Count[]) =>
  /\b(?:your?|us|them|\d of)\b/.test(text) ? counts.map(({ from }) => `amount ${from} people`) : [];

/** Packages, prices and offers are judged elsewhere. */
const isOther = ({ own, around, text }: Clause) =>
  ['package', 'cheaper', 'waiver', 'adult'].some((name) => own.has(name) || around.has(name)) ||
  /\$|%|\bextra\b|\bmore kids\b/.test(text);

/** The words around a number. */
const near = ({ text }: Clause, { at, words }: Count) => text.slice(Math.max(0, at - 28), at + words.length + 14);
const isMaximum = (clause: Clause, count: Count) => atMost.test(near(clause, count));
const isMinimum = (clause: Clause, count: Count) => atLeast.test(near(clause, count));

/** `days` are those that the clause names, or else those that one before it named. */
function judgeCount(count: Count, clause: Clause, days: readonly Weekday[], venue: Venue): Judgment {
  const { from, to = from, words } = count;
  if (
    (from === 1 && to === 1 && !soloWords.test(words)) ||
    /\b(?:several|more than 1) rooms\b|\brounds?\b/.test(clause.text)
  )
    return { wrong: [], right: [`amount ${from} people`] };
  const claims = [`amount ${from} people`, `amount ${to} people`];
  const rooms = roomsOf(count, clause, venue);
  const { policies } = venue.facts.business;
  const said = (isRight: boolean) => judge(isRight, clause.text, ...claims);
  const denies = (clause.sign === -1) !== tooFew.test(clause.text);

  const named = clause.namesRooms
    ? clause.rooms.flatMap((place) => venue.facts.rooms[place] ?? [])
    : openRooms(venue).map(({ room }) => room);
  if (
    count.to === undefined &&
    (rooms.length > 1 ||
      clause.namesRooms ||
      /\brooms\b|\bat once\b|\bin 1 go\b|\bsame (?:time|moment)\b/.test(clause.text)) &&
    (atOnce.test(clause.text.slice(count.at)) ||
      allRoomsAtOnce.test(clause.text) ||
      /\btogether\b.*\brooms\b|\brooms\b.*\btogether\b|\btogether they\b|\bbetween them\b/.test(clause.text))
  ) {
    const all = named.reduce((sum, { groupSize }) => sum + groupSize.maximum, 0);
    return said(
      denies
        ? from > all
        : isMaximum(clause, count) || /\b(?:have|holds?)\b/.test(clause.text)
          ? from === all
          : from <= all,
    );
  }
  if (count.to !== undefined && rooms.length > 0)
    return said(rooms.every(({ groupSize: size }) => isSpan(from, to, size)));
  if (isMaximum(clause, count) && !isMinimum(clause, count)) {
    if (rooms.length === 0) return { wrong: [], right: [] };
    return said(
      rooms.every(({ groupSize }) => from === (ideal.test(clause.text) ? groupSize.idealMaximum : groupSize.maximum)),
    );
  }
  if (days.length > 0 && from < 20 && !isOfKids(words)) {
    const smallest = Math.min(
      ...(rooms.length > 0 ? rooms : openRooms(venue).map(({ room }) => room)).map(
        ({ groupSize }) => groupSize.minimum,
      ),
    );
    const least = days.map((day) => minimumPlayersOn(policies.minimumPlayers ?? [], day, smallest));
    if (isMinimum(clause, count)) {
      const others = weekdays.filter((day) => !days.includes(day));
      const isSoOnOthers = others.some(
        (day) => minimumPlayersOn(policies.minimumPlayers ?? [], day, smallest) === from,
      );
      return said(least.every((each) => each === from) && !(/\bonly\b/.test(clause.text) && isSoOnOthers));
    }
    if (denies && !tooFew.test(clause.text)) return said(least.some((each) => each > from));
    if (
      fits.test(clause.text) &&
      clause.sign === 1 &&
      !/\b(?:1|another) more\b/.test(clause.text) &&
      least.some((each) => each > from)
    )
      return said(false);
  }
  if (count.to !== undefined && ideal.test(clause.text))
    return said(openRooms(venue).some(({ room: { groupSize } }) => isSpan(from, to, groupSize)));
  if (rooms.length === 0 && soloWords.test(words))
    return said(openRooms(venue).some(({ room: { groupSize } }) => groupSize.minimum === 1) !== denies);
  if (rooms.length === 0) {
    const large = Math.max(...openRooms(venue).map(({ room }) => room.groupSize.maximum));
    if (/\b(?:1|same|a single) room\b|\btogether\b(?! they\b)/.test(clause.text) && fits.test(clause.text))
      return said(denies ? from > large : from <= large);
    return { wrong: [], right: visitors(clause, [count]) };
  }
  if (isMinimum(clause, count) && !isOfKids(words))
    return said(
      rooms.every(({ groupSize: { minimum, idealMinimum } }) =>
        [
          minimum,
          ...(ideal.test(clause.text) ? [idealMinimum] : []),
          ...(policies.minimumPlayers ?? []).map(({ players }) => players),
        ].includes(from),
      ),
    );
  if (!fits.test(clause.text) && !tooFew.test(clause.text)) return { wrong: [], right: [] };
  const holds = ({ groupSize: { minimum, maximum } }: RoomFacts) => minimum <= from && from <= maximum;
  return said(rooms.every((room) => holds(room) !== denies));
}

const isOfKids = (words: string) => /\b(?:kids?|child|children|adults?|grown|parents?)/.test(words);

const isSpan = (from: number, to: number, { minimum, maximum, idealMinimum, idealMaximum }: RoomFacts['groupSize']) =>
  (from === minimum && to === maximum) || (from === idealMinimum && to === idealMaximum);

/** Days that a clause speaks of; every one where it says so. */
function daysOf(clause: Clause, venue: Venue): readonly Weekday[] {
  const { text } = clause;
  const named = weekdaysNamed(clause, venue);
  // `any evening from Monday to Thursday`
  if (named.length > 0 && /\b(?:every|any) (?:night|day|evening),? (?:from|between|on) (?:a )?[a-z]+days?\b/.test(text))
    return named;
  if (
    /\b(?:every|any) (?:night|day|evening)|all week|7 days|whichever day|no matter (?:the|what|which) day\b/.test(text)
  )
    return weekdays;
  return named;
}

/** The room that a number stands beside: the next one named, or the last; all of them behind `each` or `either`. */
function roomsOf({ at }: Count, { text, rooms, namesRooms }: Clause, venue: Venue): RoomFacts[] {
  const { facts } = venue;
  if (ofEach.test(text) || (!namesRooms && /\bboth\b/.test(text.slice(0, at))))
    return openRooms(venue).map(({ room }) => room);
  const marks = [...text.matchAll(/§\p{L}+/gu)].map(({ 0: mark, index }) => ({ place: roomOfMark(mark), index }));
  if (/\bthe other (?:room|1)\b/.test(text)) {
    const others = openRooms(venue).filter(({ place }) => !rooms.includes(place));
    return others.length === 1 ? others.map(({ room }) => room) : [];
  }
  if (!namesRooms) return rooms.length === 1 ? rooms.flatMap((place) => facts.rooms[place] ?? []) : [];
  const numbers = [...text.matchAll(/\b\d+\b/g)].map(({ index }) => index);
  const isPaired = marks.length > 1 && numbers.length >= marks.length;
  if (marks.length === 0) return rooms.flatMap((place) => facts.rooms[place] ?? []);
  if (!isPaired) return marks.flatMap(({ place }) => facts.rooms[place ?? -1] ?? []);
  const leads = (marks[0]?.index ?? 0) < (numbers[0] ?? 0);
  const own = leads ? marks.findLast(({ index }) => index < at) : marks.find(({ index }) => index > at);
  return [own ?? marks.at(-1)].flatMap((mark) => facts.rooms[mark?.place ?? -1] ?? []);
}

/** `with both rooms at once there is space for 20`. */
const allRoomsAtOnce = /\b(?:both|all)(?: \w+)? rooms (?:at once|together|at the same time)\b/;

/** How many children a text counts, and of what age. */
const kidsIn = (text: string) =>
  /\b(\d{1,2}) (?:\w+ )?(?:kids?|children|child)\b/.exec(text) ?? /\b(\d{1,2}) (\d{1,2})[ -]year[ -]olds\b/.exec(text);
const bringsAdults = /\b(?:want|need|take|bring)\b/;

/** So many adults for so many children. */
function adultsForKids(
  { text: whole, sign, own: spoken }: Clause,
  question: string,
  { facts }: Venue,
): Judgment | undefined {
  // `3 adults, since it is 1 for every 3 children`: the rule behind it is judged
  const rule = /\b\d{1,2} (?:\w+ )?for (?:every|each) \d{1,2} .*/.exec(whole)?.[0];
  const text = rule ?? whole;
  const adults = /\b(\d{1,2}) (?:\w+ )?(?:adults?|grown[- ]?ups?|parents?|chaperones?|mom|dad|mother|father)\b/.exec(
    text,
  );
  // `With all of them you would want 3 adults`: how many they are was asked.
  const own = kidsIn(text);
  const kids = own ?? (bringsAdults.test(text) ? kidsIn(question) : null);
  if (!adults || !kids) return undefined;
  const { childrenPerAdult, adultNeededBelowAge } = facts.business.policies;
  const [bring, young] = [Number(adults[1]), Number(kids[1])];
  const claims = [
    `amount ${bring} people`,
    `amount ${young} people`,
    ...(kids[2] ? [`age ${Number(kids[2])} years`] : []),
  ];
  if (Number(kids[2] ?? 0) >= adultNeededBelowAge) return undefined;
  const needed = Math.ceil(young / childrenPerAdult);
  if (/\b(?:every|per|for each|each)\b/.test(text)) return judge(young === bring * childrenPerAdult, text, ...claims);
  if (/\b(?:enough|all you need|plenty|sufficient|fine|okay|do)\b/.test(text))
    return judge((sign === 1) === bring >= needed, text, ...claims);
  if (
    spoken.has('need') ||
    (own === null && /\b(?:want|take|bring)\b/.test(text)) ||
    /\bgoes? (?:in )?with\b/.test(text)
  )
    return judge(sign === -1 || bring === needed, text, ...claims);
  if (
    /\b(?:look|looks|care|watch|supervise|handle|handles|responsible|accompany|cover|covers|manage|share|shares)\b/.test(
      text,
    )
  )
    return judge(sign === -1 || bring >= needed, text, ...claims);
  return { wrong: [], right: claims };
}
