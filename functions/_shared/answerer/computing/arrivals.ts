import {
  describeArrival,
  formatParking,
  formatWalk,
  type Arrival,
  type WayToCome,
} from '../../../../src/domain/directions.ts';
import { listed, uncapitalized } from '../../../../src/domain/words.ts';
import { sentencesOf } from '../composing/units.ts';
import { stemOf, tellingWords } from '../finding/words.ts';
import { ideaOfWord } from '../reading/concepts.ts';
import { asksYesOrNo } from '../reading/yes-or-no.ts';
import type { Asked } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';

/** A height as people and texts write it: `6 feet 8 inches`, `6ft 10`, `6'8"`. */
const height = /(\d{1,2}) ?(?:feet|foot|ft\.?|')(?: ?(\d{1,2})(?: ?(?:inches|inch|in\b|"))?)?/i;
const asksHeight = /\b(?:clear(?:ance)?|tall|height|high|roof|fits?|go in)\b/;
const asksCheapest = /\b(?:cheap(?:er|est)?|least expensive|costs? less|lowest price)\b/;
const asksNearest = /\b(?:closest|closer|nearest|nearer|shortest walk|least walking)\b/;

/**
 * What is asked of one of the places to arrive at that a text names: which is the cheapest or the nearest, whether a tall vehicle goes
 * in, or more about one by its name. Undefined where all of them are meant.
 */
export function sayArrival(text: string, asked: Asked, { facts }: AnswerContext): string | undefined {
  const told = facts.business.directions.filter(({ name }) => text.includes(name));
  const waysIn = (words: string) => told.filter(({ by }) => wayWords[by].test(words));
  const own = waysIn(asked.text);
  const ways = own.length > 0 ? own : waysIn(asked.earlier.tagged);
  const arrivals = ways.length > 0 ? ways : told;
  const near = wordsOf(facts.business.address.street);
  const allNamed = arrivals.filter((arrival) => isNamed(arrival, arrivals, asked.text, near));
  const [named] = allNamed;
  // of several that are named, the best of those: `what is nearest, the red or the blue line`
  const compared = allNamed.length > 1 ? allNamed : arrivals;
  // of several ways to come one was asked for, and one place lies on it: `does a bus stop near you`
  const only = named ?? (arrivals.length === 1 ? arrivals[0] : undefined);
  const chosen = only ? [only] : arrivals;
  if (asksHeight.test(asked.text) || inchesIn(asked.message) !== undefined) {
    const limited = chosen.find((arrival) => height.test(arrival.text ?? ''));
    const open = chosen.filter(({ text: said }) => !height.test(said ?? '')).map(({ name }) => name);
    if (limited)
      return `${sayHeight(limited, asked.message)}${open.length > 0 ? ` My notes name no limit for ${listed(open)}.` : ''}`;
  }
  const ordered = (figure: (arrival: Arrival) => number | undefined) =>
    compared
      .filter((arrival) => figure(arrival) !== undefined)
      .toSorted((one, other) => (figure(one) ?? 0) - (figure(other) ?? 0));
  if (asksCheapest.test(asked.text)) {
    const [first, second] = ordered(({ price }) => price?.dollars);
    if (first?.price && second?.price)
      return `${first.name}: ${formatParking(first.price)}, and a ${formatWalk(first.minutes)} from our door. ${second.name}: ${formatParking(second.price)}.`;
  }
  if (asksNearest.test(asked.text)) {
    const [first, second] = ordered(({ minutes }) => minutes);
    if (first && second) return sayPlace(first);
  }
  const paid = chosen.filter(({ price }) => price !== undefined);
  if (/\bfree\b/.test(asked.text) && paid.length > 0 && paid.length === chosen.length) {
    const places = paid.map(({ name, price }) => `${name} (${price ? formatParking(price) : ''})`);
    return `No, my notes name paid places only: ${listed(places)}.`;
  }
  return (
    (own.length > 0 ? sayDetail(chosen, asked.text) : undefined) ??
    (only && told.length > 1 ? sayPlace(only) : undefined)
  );
}

/** What is told of one place alone, where a question asks for that and nothing else: `is the garage open overnight`. */
function sayDetail(arrivals: readonly Arrival[], question: string): string | undefined {
  const asked = new Set(tellingWords(question).map(ideaOfWord));
  const details = arrivals.flatMap(({ name, by, text = '' }) =>
    sentencesOf(text)
      .filter((sentence) =>
        tellingWords(sentence).some(
          (word) => asked.has(ideaOfWord(word)) && !wayWords[by].test(word) && !places.has(stemOf(word)),
        ),
      )
      .map((sentence) => `${name}: ${uncapitalized(sentence)}`),
  );
  return details.length === 1 && asksYesOrNo(question) && !asksWhetherAny.test(question) ? details[0] : undefined;
}
const asksWhetherAny = /\b(?:(?:is|are) there|do you have|any)\b/;

/** The one place to arrive at that a question names; undefined where it names none or several. */
export function arrivalNamed(asked: Asked, { facts }: AnswerContext): Arrival | undefined {
  const { directions, address } = facts.business;
  const [only, second] = directions.filter((each) => isNamed(each, directions, asked.text, wordsOf(address.street)));
  return second ? undefined : only;
}

const sayPlace = (arrival: Arrival): string =>
  `${arrival.name} is a ${describeArrival(arrival)}.${arrival.text ? ` ${arrival.text}` : ''}`;

/** Whether a vehicle goes in, where its height is said; else the height that does. */
function sayHeight(arrival: Arrival, question: string): string {
  const limit = inchesIn(arrival.text ?? '');
  const own = inchesIn(question);
  const verdict = own === undefined || limit === undefined ? '' : own < limit ? 'Yes. ' : 'No. ';
  const told = arrival.text?.split(/(?<=[.!?])\s+/).find((sentence) => height.test(sentence));
  return `${verdict}${arrival.name}: ${told}`;
}

function inchesIn(text: string): number | undefined {
  const [, feet, inches = '0'] = height.exec(text) ?? [];
  return feet === undefined ? undefined : 12 * Number(feet) + Number(inches);
}

/** The words of a place’s name, and of the line that what is told of it names: `Broad Street Line`. */
const namesIn = ({ name, text = '' }: Pick<Arrival, 'name' | 'text'>): string[] =>
  wordsOf([name, ...(text.match(/[A-Z][\w-]*(?: [A-Z][\w-]*)*(?= Line\b)/g) ?? [])].join(' '));

/** True where a question says a word of the name that neither another place nor our own street has: `the garage on 5th`. */
function isNamed({ name, text }: Arrival, all: readonly Arrival[], question: string, near: readonly string[]): boolean {
  const others = new Set([...near, ...all.filter((each) => each.name !== name).flatMap(namesIn)]);
  const asked = new Set(wordsOf(question));
  if (` ${wordsOf(question).join(' ')} `.includes(` ${wordsOf(name).join(' ')} `)) return true;
  return namesIn({ name, text }).some((word) => asked.has(word) && !others.has(word) && !places.has(word));
}

/** Words that say how somebody comes. */
const wayWords: Readonly<Record<WayToCome, RegExp>> = {
  train: /\b(?:trains?|subway|metro|station|rail|el)\b/,
  bus: /\b(?:bus|buses)\b/,
  car: /\b(?:park|parking|garages?|cars?|drive|driving|vans?|suv|truck|lot)\b/,
  bike: /\b(?:bikes?|bicycles?|cycling)\b/,
  foot: /\b(?:on foot)\b/,
};

/** Words of names that say what kind of place it is. */
const places: ReadonlySet<string> = new Set(
  'station stop garage lot parking route line bus train street and at the on of by near'.split(' '),
);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
