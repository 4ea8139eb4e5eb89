import type { BusinessFacts } from '../contracts/venue-facts.ts';
import { judge, together, type Judgment, type Venue } from './judgment.ts';
import type { Sentence } from './reading.ts';

/** A shorter word may stand for anything: `a lot`. */
const shortestName = 6;
const kinds = /^(?:the )?(?:parking|garage|lot|deck|station|public|street)s?$/;
/** What people call a garage, longer than what any is called: `lamplight garage`, `lamplight`, `5th and lombard`. */
const namesOf = (name: string): string[] => {
  const parts = name.toLowerCase().split(/ (?:at|on|near) /);
  const short = parts.map((part) => part.replace(/ (?:parking|garage|lot|deck)\b.*$/, ''));
  return [name.toLowerCase(), ...parts, ...short].filter((each) => each.length >= shortestName && !kinds.test(each));
};

/** Prices of the garages that a text speaks of; none where it speaks of no parking. */
export const parkingPrices = (text: string, { directions }: Pick<BusinessFacts, 'directions'>): number[] =>
  /\b(?:garages?|park(?:ing)?|lots?)\b/.test(text) ? directions.flatMap(({ price }) => price?.dollars ?? []) : [];

type Way = BusinessFacts['directions'][number];

/** What belongs to one place to arrive at: a line, `broad street line`, or a height, `6 feet 8 inches`. */
const ofOnePlace = /\b[a-z-]+(?: [a-z-]+)? line\b|\b\d{1,2} feet(?: \d{1,2} inch(?:es)?)?\b/g;

/** A line or a height that the venue names for other places to arrive at, and not for this one. */
function isOfOthers(thing: string, way: Way, ways: readonly Way[]): boolean {
  const names = ({ name, text = '' }: Way) => `${name} ${text}`.toLowerCase().includes(thing);
  return !names(way) && ways.some((other) => other !== way && names(other));
}

/** Two numbered streets, or one and another, as a corner or a block: `4th and lombard`, `between 5th and 6th`. */
const corner = /\b(\d{1,3}(?:st|nd|rd|th))(?: streets?)? and (\d{1,3}(?:st|nd|rd|th)|[a-z]{4,})\b/g;

/** Words of where something is. */
const ofPlace = /\b(?:streets?|garages?|park\w*|lot|between|corner|stops?|buses|bus|station|door|entrance)\b/;

/** Corners that a sentence names and no text of the venue does, beside where it is or where one parks. */
export function strangeCorners(sentences: readonly Sentence[], { facts }: Venue): string[] {
  const isStreet = (name: string) =>
    /^\d/.test(name) || facts.business.directions.some((way) => way.name.toLowerCase().includes(name));
  const named = sentences
    .filter(({ text }) => ofPlace.test(text))
    .flatMap(({ text }) => [...text.matchAll(corner)])
    .filter(([, , other = '']) => isStreet(other));
  if (named.length === 0) return [];
  const told = JSON.stringify(facts).toLowerCase();
  return named
    .filter(
      ([, one = '', other = '']) => !told.includes(`${one} and ${other}`) && !told.includes(`${other} and ${one}`),
    )
    .map(([words]) => words);
}

/** Minutes on foot behind the name of a garage, a station or a stop, and which garage is the nearest. */
export function judgeWays({ clauses }: Sentence, { facts: { business } }: Venue): Judgment {
  const ways = business.directions;
  return together(
    clauses
      .filter(({ isOpen, sign }) => !isOpen && sign === 1)
      .flatMap(({ text }) => {
        const named = ways
          .map((way) => ({ way, at: Math.max(...namesOf(way.name).map((name) => text.indexOf(name))) }))
          .filter(({ at }) => at >= 0)
          .toSorted((one, other) => one.at - other.at);
        const [only] = named.length === 1 ? named : [];
        if (only && text.match(ofOnePlace)?.some((thing) => isOfOthers(thing, only.way, ways)))
          return [judge(false, text)];
        return named.flatMap(({ way, at }, place) => {
          const behind = text.slice(at, named[place + 1]?.at);
          const told = /\b(\d{1,2})[ -]minutes?\b/.exec(behind)?.[1];
          const nearest = Math.min(...ways.filter(({ by }) => by === way.by).map((each) => each.minutes));
          return [
            ...(only && /\b(?:nearest|closest)\b/.test(text) ? [judge(way.minutes === nearest, text)] : []),
            ...(told === undefined ? [] : [judge(Number(told) === way.minutes, text, `amount ${told} minute`)]),
          ];
        });
      }),
  );
}

/**
 * Whether a price beside the name of a garage is that garage's: the one named last before it. Undefined where no garage with
 * a price is named, and somebody else has to judge. `text` is in lower case.
 */
export function isParkingPrice(
  { words, dollars }: { words: string; dollars: number },
  text: string,
  { directions }: Pick<BusinessFacts, 'directions'>,
): boolean | undefined {
  const place = text.indexOf(words);
  const before = text.slice(0, place);
  const behind = text.slice(place + words.length);
  const [, called = ''] = /^ ?(?:at|for|in) (?:the )?(.*)/.exec(behind) ?? [];
  const own = directions.find(({ price, name }) => price && namesOf(name).some((each) => called.startsWith(each)));
  if (own) return own.price?.dollars === dollars;
  const [nearest] = directions
    .flatMap(({ name, price }) => (price ? namesOf(name).map((each) => ({ price, at: before.lastIndexOf(each) })) : []))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => other.at - one.at);
  return nearest && nearest.price.dollars === dollars;
}
