import { judge, openRooms, together, type Judgment, type Venue } from './judgment.ts';
import type { Clause, Sentence } from './reading.ts';
import { clausesOf, sayingsOf } from './sayings.ts';
import { stemOf } from './phrase-table.ts';
import { verbs } from './words/grammar.ts';
import { ofEach } from './words/people.ts';
import { isDeadline, ofNotice, lengthPattern, lengthSubjects, minutesOf, type LengthSubject } from './words/lengths.ts';

interface Length {
  minutes: number;
  words: string;
  claim: string;
}

/** Lengths of time in a text, in minutes. */
function lengthsIn(text: string): Length[] {
  return [...text.matchAll(lengthPattern)].flatMap(([words, first, second, unit = '']) => {
    const single = unit.replace(/s$/, '').replace(/^min$/, 'minute');
    return [first, second].flatMap((number) =>
      number === undefined
        ? []
        : { minutes: Number(number) * (minutesOf[single] ?? 1), words, claim: `amount ${Number(number)} ${single}` },
    );
  });
}

/** What a length is for, by the words of its clause and, where they do not tell, by what was spoken of before. */
function subjectOf({ text, around, own }: Clause, { minutes }: Length): LengthSubject {
  const isLong = minutes > 150;
  const named = lengthSubjects.find(
    ({ pattern, unit, name }) =>
      (unit === 'any' || (unit === 'long') === isLong || (name === 'cancel' && minutes >= 30)) && pattern.test(text),
  );
  if (named && named.name !== 'game' && named.name !== 'arrive') return named.name;
  if (
    ['cancel', 'refund', 'move'].some((name) => own.has(name) || around.has(name)) &&
    /before|notice|ahead|prior/.test(text)
  )
    return 'cancel';
  if (isLong && around.has('birthdayparty')) return 'party';
  return named?.name ?? 'other';
}

interface Heard {
  /** `subject minutes`, and `subject minutes room` where a text is about a room. */
  subjects: ReadonlySet<string>;
  /** Content words of the sentences in which a length stands, by the length. */
  near: ReadonlyMap<number, ReadonlySet<string>>;
}

const kept = new WeakMap<object, Heard>();

/** Words that carry meaning. */
const contentOf = (stems: readonly string[]) =>
  stems.filter((stem) => stem.length > 3 && !verbs.has(stem) && !/\d/.test(stem) && !smallWords.has(stem));
const smallWords = new Set([
  'minut',
  'hour',
  'with',
  'your',
  'about',
  'from',
  'that',
  'thi',
  'onli',
  'than',
  'onc',
  'into',
  'them',
  'they',
  'than',
  'most',
  'each',
  'some',
  'around',
  'within',
  'roughli',
  'just',
  'than',
  'more',
  'everi',
  'team',
]);

function heardIn({ facts, now }: Venue): Heard {
  const sayings = sayingsOf(facts, now);
  const known = kept.get(sayings);
  if (known) return known;
  const subjects = new Set<string>();
  const near = new Map<number, Set<string>>();
  const hear = (minutes: number, stems: readonly string[]) => {
    const words = near.get(minutes) ?? new Set();
    near.set(minutes, words);
    for (const stem of contentOf(stems)) words.add(stem);
  };
  for (const { clause, saying } of clausesOf(sayings))
    for (const length of lengthsIn(clause.text)) {
      const subject = subjectOf(clause, length);
      if (subject === 'cancel' && !ofNotice.test(clause.text)) continue;
      const room = saying.room ?? (clause.namesRooms ? clause.rooms[0] : undefined);
      subjects.add(`${subject} ${length.minutes}${room === undefined ? '' : ` ${room}`}`);
      const sentence = saying.sentences.find(({ clauses }) => clauses.includes(clause));
      hear(length.minutes, [...(sentence?.clauses.flatMap(({ stems }) => stems) ?? []), ...saying.title.stems]);
    }
  for (const { title, minutesAway, text } of facts.business.neighborhoods)
    hear(minutesAway, wordsOf(`${title} ${text}`));
  const heard = { subjects, near };
  kept.set(sayings, heard);
  return heard;
}

const wordsOf = (text: string) => (text.toLowerCase().match(/\p{L}+/gu) ?? []).map(stemOf);

/** Lengths of time beside what they are for. */
export function judgeLengths({ clauses }: Sentence, venue: Venue): Judgment {
  const refund = clauses.find(
    ({ isOpen, own }) => !isOpen && ['refund', 'free', 'fine', 'moneylost'].some((name) => own.has(name)),
  );
  return together(
    clauses
      .map((clause) =>
        clause.isOpen && refund && clause.own.has('cancel')
          ? { ...clause, isOpen: false, sign: refund.own.has('moneylost') ? -1 : refund.sign }
          : clause,
      )
      .flatMap((clause) =>
        lengthsIn(clause.text).map((length) =>
          clause.isOpen
            ? { wrong: [], right: [length.claim] }
            : judgeLength(
                length,
                clause,
                clauses.flatMap(({ stems }) => stems),
                venue,
              ),
        ),
      ),
  );
}

/** `stems` are those of the whole sentence. */
function judgeLength(length: Length, clause: Clause, stems: readonly string[], venue: Venue): Judgment {
  const { policies, birthday, careers } = venue.facts.business;
  const { minutes, claim } = length;
  const subject = subjectOf(clause, length);
  if (/\b7 days (?:1|per) week\b/.test(clause.text)) return { wrong: [], right: ['amount 7 day', 'amount 1 week'] };
  const heard = heardIn(venue);
  const isOfThis = contentOf(stems).some((stem) => heard.near.get(minutes)?.has(stem));
  const said = (...right: (number | undefined)[]) =>
    judge(right.includes(minutes) || heard.subjects.has(`${subject} ${minutes}`), clause.text, claim);
  if (subject === 'cancel') {
    const limit = policies.cancellationHours * 60;
    if (clause.own.has('late') || !ofNotice.test(clause.text)) return { wrong: [], right: [claim] };
    if (isDeadline.test(clause.text)) return said(limit);
    const isAllowed = (clause.sign === 1) !== /\btoo late\b/.test(clause.text);
    return judge(isAllowed ? minutes >= limit : minutes < limit, clause.text, claim);
  }
  if (subject === 'party') return birthday ? said(birthday.bookAheadHours * 60) : judge(false, clause.text);
  if (subject === 'reply') return said(careers && careers.replyBusinessDays * 1440);
  if (subject === 'arrive' && /\b(?:arriv|early|be here|be there|show up)/.test(clause.text))
    return judge(minutes === policies.arriveMinutesEarly, clause.text, claim);
  if (subject === 'arrive') return judge(minutes === policies.arriveMinutesEarly || isOfThis, clause.text, claim);
  if (subject === 'visit') return said(policies.visitMinutes);
  if (subject === 'game') return judgeGame(length, clause, venue, heard);
  if (subject === 'kept') return judge(isOfThis && heard.subjects.has(`kept ${minutes}`), clause.text, claim);
  if (subject === 'distance') return judge(isOfThis, clause.text, claim);
  return { wrong: [], right: minutes >= 1440 && claim.startsWith('amount 1 ') ? [claim] : [] };
}

/** The game of the room that is spoken of, or of any room. */
function judgeGame({ minutes, claim }: Length, clause: Clause, venue: Venue, heard: Heard): Judgment {
  const places = clause.rooms.length > 0 ? clause.rooms : openRooms(venue).map(({ place }) => place);
  const isAny =
    clause.rooms.length === 0 ||
    (!clause.namesRooms && clause.rooms.length > 1) ||
    (clause.rooms.length > 1 && / \d+[^§]*\d+ /.test(clause.text));
  const isOf = (place: number) =>
    venue.facts.rooms[place]?.duration === minutes || heard.subjects.has(`game ${minutes} ${place}`);
  if (clause.rooms.length === 0 && ofEach.test(clause.text)) return judge(places.every(isOf), clause.text, claim);
  const isGeneral = heard.subjects.has(`game ${minutes}`) && !clause.namesRooms;
  return judge(isGeneral || (isAny ? places.some(isOf) : places.every(isOf)), clause.text, claim);
}
