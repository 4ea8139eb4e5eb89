import type { Contradiction, NumberRule, VenueNumbers } from './venue-numbers.ts';
import { numberOf, numberPattern as n } from './written-number.ts';

/** A number that has to be one of some, wherever a pattern finds it: in its first group, or in the groups that matched. */
interface Wanted {
  /** Sentences that the rule is about; all without it. */
  about?: RegExp;
  /** Sentences that it is not about after all. */
  unless?: RegExp;
  patterns: readonly string[];
  known: (venue: VenueNumbers) => readonly number[];
  /** What the fact is, in words. */
  fact: (venue: VenueNumbers) => string;
  write: string;
}

const rule = ({ about, unless, patterns, known, fact, write }: Wanted): NumberRule => {
  const compiled = patterns.map((pattern) => new RegExp(pattern, 'gi'));
  return (sentence, venue): Contradiction[] => {
    if ((about && !about.test(sentence)) || unless?.test(sentence)) return [];
    const right = known(venue);
    const wrong = compiled
      .flatMap((pattern) => [...sentence.matchAll(pattern)])
      .map(([words, ...numbers]) => ({ words, numbers: numbers.filter((number) => number !== undefined) }))
      .filter(({ numbers }) => numbers.some((number) => !right.includes(numberOf(number))));
    // Two patterns may find the same number.
    const each = new Map(wrong.map((found) => [found.numbers.join(), found]));
    return [...each.values()].map(({ words }) => ({ said: words.trim(), fact: fact(venue), write }));
  };
};

const some = '(?:about |around |roughly |only |just |up to |exactly )?';

/** How old one has to be for a ticket. */
const ticketAge = rule({
  about: /\b(?:tickets?|minimum age|youngest|sell|sold|admit|allowed|must be|can play|may play)\b/i,
  unless: /\badults?\b|\bgrown|\bsign|\bguardian/i,
  patterns: [
    String.raw`\bages? (?:of |is |from )?(${n})(?: ?(?:to|–|-|through) ?(${n}))?\b`,
    String.raw`\b(?:at least|from) (${n}) years? old\b`,
    String.raw`\bminimum age (?:is|of|for \w+ is) (${n})\b`,
    String.raw`\b(?:nobody|no one|not|no kids?|no children) (?:under|below|younger than) (?:the age of )?(${n})\b(?! ?(?:minutes|hours|people|players))`,
  ],
  known: ({ policies, prices, rooms }) => [
    policies.minimumAge,
    policies.maximumAge,
    policies.adultNeededBelowAge,
    ...[prices, ...rooms.flatMap((room) => room.prices ?? [])].flatMap(({ children }) => children?.underAge ?? []),
  ],
  fact: ({ policies }) => `tickets are for ages ${policies.minimumAge} to ${policies.maximumAge}`,
  write: '{{policies.minimumAge}}',
});

/** Below which age children need a grown-up. */
const adultAge = rule({
  about: /\b(?:adults?|grown-?ups?)\b/i,
  unless: /\bsign|\bguardian|\bwaiver|\$/i,
  patterns: [
    String.raw`\b(?:under|below|younger than|until|up to age) (?:the age of |age )?(${n})\b(?! ?(?:minutes|hours|people|players|\$|%))`,
  ],
  known: ({ policies }) => [policies.adultNeededBelowAge, policies.minimumAge],
  fact: ({ policies }) => `children under ${policies.adultNeededBelowAge} need an adult`,
  write: '{{policies.adultNeededBelowAge}}',
});

/** How many children one grown-up brings. */
const childrenPerAdult = rule({
  patterns: [
    String.raw`\b(?:one|1|an?) (?:adult|grown-?up)\b[^.]{0,30}\b(?:every|each|per|up to) (${n}) (?:of them|kids|children)\b`,
  ],
  known: ({ policies }) => [policies.childrenPerAdult],
  fact: ({ policies }) => `one adult may bring ${policies.childrenPerAdult} children`,
  write: '{{policies.childrenPerAdult}}',
});

/** Until when a game can be canceled or moved. */
const cancellation = rule({
  about: /\b(?:cancel\w*|reschedul\w*|refund\w*|notice|change|move)\b/i,
  unless: /\b(?:book|booked|reserve)\b[^.]*\b(?:ahead|in advance)\b|\bhours? of (?:game|play|fun)\b/i,
  patterns: [
    String.raw`\b(${n})[ -]hours?[’']?(?: of)? (?:notice|before|ahead|prior|in advance|cancel\w*)\b`,
    String.raw`\b(?:within|until|up to|at least|less than|fewer than) (${n}) hours\b`,
  ],
  known: ({ policies, birthday }) => [policies.cancellationHours, ...(birthday ? [birthday.bookAheadHours] : [])],
  fact: ({ policies }) => `a game can be canceled until ${policies.cancellationHours} hours before`,
  write: '{{policies.cancellationHours}}',
});

/** How long before a party it has to be booked. */
const partyNotice: NumberRule = (sentence, venue) => {
  const { birthday } = venue;
  if (!birthday || !/\b(?:book|booked|reserve\w*)\b/i.test(sentence)) return [];
  return rule({
    about: /\b(?:part(?:y|ies)|birthdays?|packages?)\b/i,
    patterns: [String.raw`\b(${n}) hours (?:ahead|in advance|before)\b`],
    known: () => [birthday.bookAheadHours],
    fact: () => `parties are booked at least ${birthday.bookAheadHours} hours ahead`,
    write: '{{birthday.bookAheadHours}}',
  })(sentence, venue);
};

/** How long a game is. */
const gameLength = rule({
  patterns: [
    String.raw`\b(${n})[ -]minutes? (?:long )?(?:games?|sessions?|escape (?:rooms?|games?)|rooms?|adventures?)\b`,
    String.raw`\b(?:games?|sessions?|rooms?|adventures?) (?:is|are|lasts?|takes?|runs?)(?: for)? ${some}(${n}) minutes\b(?! (?:away|early|late|left|from|into|before|after))`,
    String.raw`\b(${n}) minutes (?:of (?:game|play|playing|puzzles)|to (?:escape|get out)|on the clock|per game|a game)\b`,
    String.raw`\bplay for ${some}(${n})(?: minutes)?\b(?! (?:people|players))`,
  ],
  known: ({ rooms }) => rooms.map(({ duration }) => duration),
  fact: ({ rooms }) =>
    `games take ${[...new Set(rooms.map(({ duration }) => duration))].toSorted((one, other) => one - other).join(' or ')} minutes`,
  write: '{{openRooms.minutes}}',
});

/** How early to be there. */
const arrival = rule({
  about: /\b(?:arrive|come|be here|be there|show up|check in|get here)\b/i,
  patterns: [
    String.raw`\b(?:arrive|come|be here|be there|show up|check in|get here)\b[^.]{0,30}?\b(${n}) minutes? (?:early|earlier|before|ahead)\b`,
  ],
  known: ({ policies }) => [policies.arriveMinutesEarly],
  fact: ({ policies }) => `a team arrives ${policies.arriveMinutesEarly} minutes early`,
  write: '{{policies.arriveMinutesEarly}}',
});

/** How long a whole visit takes. */
const visit = rule({
  about: /\b(?:visit|free|in all|in total|altogether|plan|count on|set aside|allow)\b/i,
  patterns: [
    String.raw`\b(?:plan(?: on)?|count on|keep|allow|set aside|leave)(?: about| around| roughly| for about)? (${n}) minutes\b(?! (?:early|before|away|late|apart|between))`,
    String.raw`\bvisit (?:is|lasts?|takes?|of) ${some}(${n}) minutes\b`,
  ],
  known: ({ policies, rooms }) => [policies.visitMinutes, ...rooms.map(({ duration }) => duration)],
  fact: ({ policies }) => `a visit takes ${policies.visitMinutes} minutes`,
  write: '{{policies.visitMinutes}}',
});

/** Rules about ages and times. */
export const visitRules: readonly NumberRule[] = [
  ticketAge,
  adultAge,
  childrenPerAdult,
  cancellation,
  partyNotice,
  gameLength,
  arrival,
  visit,
];
