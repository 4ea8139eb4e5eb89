import { likeness, meaningOf, type Meaning } from '../answerer/finding/meaning.ts';
import { stemsOf } from '../answerer/finding/words.ts';
import type { Venue } from './judgment.ts';
import type { Clause, Sentence, Sign } from './reading.ts';
import type { Saying } from './read-sayings.ts';
import { sayingsOf } from './sayings.ts';
import { isAffirmed } from './stances.ts';
import { supportOf } from './support.ts';
import { denials, otherwiseDenied } from './words/grammar.ts';

/** Something that the venue says: a clause, a clause behind its question, or a question with its yes or no. */
interface Statement {
  meaning: Meaning;
  stems: ReadonlySet<string>;
  sign: Sign;
  own: ReadonlySet<string>;
  room: number | undefined;
  /** Stories only affirm. */
  isStory: boolean;
  /** It says so without a denial that was read as something else: `you do not pay for empty spots`. */
  isPlain: boolean;
}

/**
 * How near a statement of the venue has to be to a clause that it contradicts, and how much nearer than any that agrees. Venues
 * affirm in many words and deny in few: what denies something they say has to be nearly the same words.
 */
const limits = { 1: { near: 0.6, ahead: 0.1 }, '-1': { near: 0.85, ahead: 0.25 } } as const;
/** How much of the nearness is meaning; the rest is words that both have. */
const shareOfMeaning = 0.6;

/** What is promised, by its concept, and how near a statement has to be in which the venue promises it. */
const leastSupport = { free: 0.42, freeentry: 0.42, cheaper: 0.38, include: 0.36, serve: 0.44 };

/** How much of a promise has to stand in one text of the venue to be its own in whatever words: `our W-9 comes with it`. */
const enoughSupport = 0.5;
/** Promises of things that are named; that something is cheaper is promised in a word that says little. */
const isNamed = /^(?:include|free|freeentry)$/;
/** What one brings may well stand beside what one gets: `a table for the cake`. */
const isEaten = ({ own }: Clause) => (own.has('food') || own.has('cake')) && !own.has('atable');

const kept = new WeakMap<readonly Saying[], readonly Statement[]>();

/** Words without rooms and without those that deny: a denial means nearly what it denies. */
const wordsOf = (text: string) =>
  text
    .replace(/§\p{L}+/gu, ' ')
    .replace(denials, ' ')
    .match(/\p{L}{2,}/gu) ?? [];

function statement(
  text: string,
  { sign, own }: Pick<Clause, 'sign' | 'own'>,
  room?: number,
  isStory = false,
): Statement {
  const words = wordsOf(text);
  const isPlain = sign === -1 || text.match(denials) === null;
  return { meaning: meaningOf(words), stems: new Set(stemsOf(words.join(' '))), sign, own, room, isStory, isPlain };
}

/** What the field of a venue says that lets guests cancel. */
const freeToCancel = 'you can cancel or move your booking free of charge up to so many hours before the game';

function statementsOf({ facts, now }: Venue): readonly Statement[] {
  const sayings = sayingsOf(facts, now);
  const known = kept.get(sayings);
  if (known) return known;
  const made = sayings.flatMap(({ sentences, title, room, isStory }) => {
    const [first] = sentences;
    const question = first?.question ?? '';
    return [
      ...sentences.flatMap(({ clauses }) =>
        clauses
          .filter(({ isOpen }) => !isOpen)
          .flatMap((clause) => [
            statement(clause.text, clause, room, isStory),
            ...(question === '' ? [] : [statement(`${question} ${clause.text}`, clause, room, isStory)]),
          ]),
      ),
      ...(title.answer === undefined ? [] : [statement(question, { sign: title.answer, own: title.own }, room)]),
    ];
  });
  if (facts.business.policies.cancellationHours > 0)
    made.push(statement(freeToCancel, { sign: 1, own: new Set(['free', 'freeentry']) }));
  kept.set(sayings, made);
  return made;
}

/** Clauses that affirm what is nearest to something that the venue denies, or deny what it says in nearly the same words. */
export function contradictions(sentences: readonly Sentence[], venue: Venue): string[] {
  const said = statementsOf(venue);
  return sentences.flatMap(({ clauses }) =>
    clauses
      .filter(
        (clause) =>
          !clause.isOpen &&
          clause.stems.length > 1 &&
          clause.stems[0] !== 'or' &&
          clause.stems[0] !== 'without' &&
          !otherwiseDenied.test(clause.text) &&
          !isAffirmed(clause, venue) &&
          contradicts(clause, said),
      )
      .map(({ text }) => `the other way round: ${text}`),
  );
}

/** How near a statement is to others: by what it means, and by the words that it shares with them. */
function nearnessTo({ meaning, stems }: Statement): (other: Statement) => number {
  return (other) => {
    let shared = 0;
    for (const stem of stems) if (other.stems.has(stem)) shared += 1;
    return shareOfMeaning * likeness(meaning, other.meaning) + (1 - shareOfMeaning) * (shared / stems.size);
  };
}

const isOfRooms = ({ namesRooms, rooms }: Clause, room: number | undefined) =>
  !namesRooms || room === undefined || rooms.includes(room);

function contradicts(clause: Clause, said: readonly Statement[]): boolean {
  const own = statement(clause.text, clause);
  if (own.stems.size < 2) return false;
  const nearness = nearnessTo(own);
  let [same, other] = [0, 0];
  for (const each of said) {
    if (!isOfRooms(clause, each.room)) continue;
    if (each.sign === clause.sign) same = Math.max(same, nearness(each));
    else if (!each.isStory && each.isPlain) other = Math.max(other, nearness(each));
  }
  const { near, ahead } = limits[clause.sign];
  return other >= near && other - same >= ahead;
}

/** Promises, such as that something is free, which the venue makes of nothing that is near: whatever it is. */
export function promises(sentences: readonly Sentence[], venue: Venue): string[] {
  const said = statementsOf(venue);
  const { promoCodes, virtualReality } = venue.facts.business;
  const reductions = [
    ...promoCodes.flatMap(({ code, percentOff }) => [code.toLowerCase(), `${percentOff}%`]),
    ...(virtualReality ? [`${virtualReality.earlyRegistrationDiscount}%`] : []),
  ];
  const namesCode = ({ text }: Clause) => reductions.some((words) => text.includes(words));
  return sentences.flatMap(({ clauses, text, question }) =>
    clauses.flatMap((clause) => {
      if (clause.isOpen || clause.sign === -1 || /\$|\bdollars\b/.test(clause.text)) return [];
      const ways = [clause.text, `${question} ${clause.text}`, text]
        .map((words) => statement(words, clause))
        .filter(({ stems }) => stems.size > 1)
        .map(nearnessTo);
      if (ways.length === 0) return [];
      return Object.entries(leastSupport)
        .filter(
          ([name]) => clause.own.has(name) && !(name === 'cheaper' && (isAffirmed(clause, venue) || namesCode(clause))),
        )
        .filter(([name, least]) => !said.some((each) => each.own.has(name) && ways.some((way) => way(each) >= least)))
        .filter(([name]) => !(isNamed.test(name) && !isEaten(clause) && supportOf(clause.text, venue) >= enoughSupport))
        .map(([name]) => `${name}: ${clause.text}`);
    }),
  );
}
