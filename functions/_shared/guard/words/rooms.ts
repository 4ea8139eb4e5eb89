import { listOf, oneOf, wholeWords } from '../../answerer/reading/patterns.ts';
import type { RoomFacts } from '../../contracts/venue-facts.ts';

const frightening = listOf('scary, frightening, terrifying, intense');
/** Words that rank rooms, and the fact that they rank by. A table. */
export const rankings: readonly {
  most: RegExp;
  least: RegExp;
  more: RegExp;
  less: RegExp;
  of: (room: RoomFacts) => number;
}[] = [
  {
    most: wholeWords(
      `scariest, most ${frightening}, spookiest, creepiest, the (?:scarier|spookier|creepier)(?! than), most horror`,
    ),
    least:
      /\b(?:least scary|mildest|gentlest|least frightening|the less scary|the (?:gentler|milder|tamer|calmer)(?! than)|tamest|calmest)\b/,
    more: new RegExp(String.raw`\b${listOf(`scarier, spookier, creepier, more ${frightening}`)} than\b`),
    less: /\b(?:less (?:scary|frightening|spooky)|milder|gentler|tamer|calmer) than\b/,
    of: ({ scareLevel }) => scareLevel.level,
  },
  {
    most: /\b(?:longest|most time)\b/,
    least: /\b(?:shortest|least time)\b/,
    more: /\b(?:longer|more time) than\b/,
    less: /\b(?:shorter|less time) than\b/,
    of: ({ duration }) => duration,
  },
  {
    most: /\b(?:biggest|largest|the (?:bigger|larger)(?! than)|(?:takes|holds|fits|seats) the most)\b/,
    least: /\b(?:smallest room|the smaller room|takes the fewest|holds the fewest)\b/,
    more: /\b(?:bigger|larger|(?:takes|holds|fits|seats) more (?:people|players)) than\b/,
    less: /\b(?:(?:takes|holds|fits|seats) fewer (?:people|players)) than\b/,
    of: ({ groupSize }) => groupSize.maximum,
  },
  {
    most: /\b(?:hardest|toughest|trickiest|most (?:difficult|challenging)|the (?:harder|tougher|trickier|more (?:difficult|challenging))(?! than))\b/,
    least: /\b(?:easiest|least (?:difficult|challenging)|the (?:easier|simpler|less difficult)(?! than))\b/,
    more: /\b(?:harder|tougher|trickier|more (?:difficult|challenging)) than\b/,
    less: /\b(?:easier|simpler|less (?:difficult|challenging)) than\b/,
    of: ({ difficulty }) => degreesOfDifficulty[difficulty.toLowerCase()] ?? Number.NaN,
  },
];

/** Ratings of rooms from the easiest on; those that mean the same stand level. */
const degreesOfDifficulty: Readonly<Record<string, number>> = {
  beginner: 1,
  easy: 1,
  medium: 2,
  intermediate: 2,
  hard: 3,
  advanced: 3,
  expert: 4,
};

export const scareLevel = /\bscare level (?:is |of |at )*(\d)|\blevel (\d)\b(?= (?:of|out of) 5|$|[.,;])/;
const difficulty = listOf('easy, medium, hard, expert, beginner, intermediate, advanced');
export const difficultyWord = oneOf(
  new RegExp(String.raw`\b(?:rated|difficulty(?: level)?(?: is| of)?) (?:as )?(${difficulty})\b`),
  new RegExp(String.raw`\b(${difficulty}) difficulty\b`),
);

/** Words beside a room or a code that is over. */
export const isOver = wholeWords(
  [
    'gave, ran, had, not playable, any more, retired, retires?, no longer, closed, last day, ended, gone, used to, was, were, took, held, lasted, over',
    'expired, not, no, never, can not, did, had, stopped, finished, goodbye, remember, past',
  ].join(', '),
);

/** Somebody is sent to a room, and nothing says that it is gone. */
export const isOffer = /\b(?:my pick|i would (?:pick|choose|take)|recommend|book|try|perfect for|great choice)\b/;
export const isPlainlyOver =
  /\b(?:retired?|closed|gone|no longer|any ?more|last day|ended|over|used to|can not|was|were|instead|not (?:be )?(?:play|book|open|avail|run|an option)\w*)\b/;

/** When a room closed. */
export const isLastDay = /\b(?:final|last|closed|retired|ended|until)\b/;

const ofAllRooms = listOf('have, there are, offer, choose from, our, all, of our, run, of the');
const whatRooms = listOf('different, unique, private, themed, escape, open, great, other');
/** How many rooms a venue says to have. */
export const numberOfRooms = new RegExp(String.raw`\b${ofAllRooms} (\d{1,2})(?: ${whatRooms})* (?:escape )?rooms\b`);

/** How scary a room is said to be, and the levels of five at which that is so. */
export const scaryWords: readonly { pattern: RegExp; isSo: (level: number) => boolean }[] = [
  {
    pattern: oneOf(
      /\b(?:not|hardly|never|no) (?:\w+ )?(?:scary|frightening|terrifying|spooky|creepy)(?! (?:enough|as))/,
      /\bnothing (?:scary|frightening)\b/,
    ),
    isSo: (level) => level < 3,
  },
  {
    pattern: oneOf(
      /\b(?:very|really|quite|extremely|truly|genuinely) (?:scary|frightening|spooky|creepy)\b/,
      /\bterrifying\b|\bhorrifying\b/,
    ),
    isSo: (level) => level > 2,
  },
];

/** `our third room`: how many there are at least. */
export const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
export const ordinalRoom = new RegExp(`\\b(?:our|a|the) (${ordinals.slice(2).join('|')}) (?:escape )?(?:room|game)\\b`);
