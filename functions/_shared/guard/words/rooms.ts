import type { RoomFacts } from '../../contracts/venue-facts.ts';

/** Words that rank rooms, and the fact that they rank by. A table. */
export const rankings: readonly {
  most: RegExp;
  least: RegExp;
  more: RegExp;
  less: RegExp;
  of: (room: RoomFacts) => number;
}[] = [
  {
    most: /\b(?:scariest|most (?:scary|frightening|terrifying|intense)|spookiest|creepiest|the scarier|most horror)\b/,
    least: /\b(?:least scary|mildest|gentlest|least frightening|the less scary|tamest|calmest)\b/,
    more: /\b(?:scarier|spookier|creepier|more (?:scary|frightening|terrifying|intense)) than\b/,
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
    most: /\b(?:biggest|largest|(?:takes|holds|fits|seats) the most)\b/,
    least: /\b(?:takes the fewest|holds the fewest)\b/,
    more: /\b(?:bigger|larger|(?:takes|holds|fits|seats) more (?:people|players)) than\b/,
    less: /\b(?:(?:takes|holds|fits|seats) fewer (?:people|players)) than\b/,
    of: ({ groupSize }) => groupSize.maximum,
  },
];

export const scareLevel = /\bscare level (?:be |is |of |at )*(\d)|\blevel (\d) (?:of|out of) 5/;
export const difficultyWord =
  /\b(?:rated|difficulty(?: level)?(?: is| of)?) (?:as )?(easy|medium|hard|expert|beginner|intermediate|advanced)\b|\b(easy|medium|hard|expert|beginner|intermediate|advanced) difficulty\b/;

/** Words beside a room or a code that is over. */
export const isOver =
  /\b(?:retired|retires?|no longer|closed|last day|ended|gone|used to|was|were|over|expired|not|no|never|can not|did|had|stopped|finished|goodbye|remember|past)\b/;

/** What is named by a room's name: `called`, `the … room`, a list of rooms. */
export const namesRoom =
  /\b(?:rooms?|called|named|titled|adventures?|games?|escape|experiences?|play|book|pick|choose|try|themes?)\b/i;
export const street =
  /\b\d+(?:[.½]\d*)? (?:[a-z]+\.? ){1,3}(?:street|st|avenue|ave|lane|road|rd|boulevard|blvd|drive|way|place|court|square|highway|parkway)\b/g;

/** How many rooms a venue says to have. */
export const numberOfRooms =
  /\b(?:have|there be|offer|choose from|our|all|of our|run|of the) (\d{1,2})(?: (?:different|unique|private|themed|escape|open|great|other))* (?:escape )?rooms\b/;

/** Names of several words, or what is called something. */
export const capitalized =
  /(?<![.!?:]\s|^|["“(*])\b(?:The )?[A-Z][\p{L}']+(?:(?: (?:of|the|in|at|and) | |-)[A-Z][\p{L}']+)+|(?<=\b(?:called|named) (?:the |“|")?)[A-Z][\p{L}']+(?: [A-Z][\p{L}']+)*/gu;

/** Words with a capital that name no room. */
export const ordinary =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|New|Year's?|Eve|Day|Thanksgiving|Halloween|Easter|Valentine's|Book|Now|Google|Maps|Call|Email|Room|Rooms|Escape|The|I|We|You|OK|AM|PM|VR|AI|FAQ|USA|US|Mother's|Father's|Labor|Memorial|Independence|Black|Patrick's|St|Jr|Street|Avenue|Spanish|French|German|English|Instagram|Facebook|Medium)$/;
