/** People who are named one by one, as in `me, my wife and our 3 kids`. */
export interface Members {
  adults: number;
  kids: number;
}

const own = '(?:my|our|his|her|their|the)';
const relation =
  '(?:wife|husband|girlfriend|boyfriend|partner|fiancee?|spouse|mom|mum|mother|dad|father|(?:mother|father|sister|brother)[- ]in[- ]law|sister|brother|friend|buddy|mate|roommate|neighbor|boss|grandma|grandpa|grandmother|grandfather|nana?|granny|aunt|uncle|cousin)';
/** Relations that go without `my`. */
const familiar =
  '(?:hubby|hubs|wifey|bf|gf|boyfriend|girlfriend|husband|wife|mum|mom|dad|grandma|grandpa|granny|grandad|nana?)';
const adult = `(?:${own} ${relation}|${familiar})`;
const kid = `${own} (?:kid|son|daughter|child|boy|girl|nephew|niece|grandson|granddaughter|stepson|stepdaughter|toddler|teen|teenager|youngest|oldest|eldest|(?:small|little|big|older|younger) one)`;
const self = '(?:me|myself|i)';
/** What may stand between two who are named. */
const joint = '(?: ?,| and| plus| ?\\+| &| n| with|, and|(?= (?:my|our|his|her|their) ))';

/** Somebody who stands beside another in a list. */
const beside = (who: string) => new RegExp(`\\b${who}\\b(?=${joint} )|(?<=${joint} )${who}\\b`, 'g');
const adultPattern = beside(adult);
const kidPattern = beside(kid);
const selfPattern = new RegExp(
  `\\b${self}\\b(?=${joint} )|(?:${adult}|${kid}),? and i\\b|(?:\\band|,|\\bplus) (?:me|myself)\\b|(?:\\band|,|\\bplus) i\\b(?! (?:am|was|want|have|need|can|do|would|will|think|like|know))`,
);
/** Both who speak, in a list: `my mom, us 2 and our son`. */
const usTwo = /(?:,|\band|\bplus) (?:the )?(?:us 2|2 of us)\b|\bus 2(?=,| and| plus)/;
/** A list: somebody who is named, and something that joins somebody else. */
const listPattern = new RegExp(
  `\\b(?:${self}|${adult}|${kid})${joint} (?:${self}\\b|us 2\\b|${own} (?:\\d{1,2} )?\\w+|${familiar}\\b|\\d{1,2} (?:\\w+ )?(?:friends?|mates?|buddies|others?|pals?|coworkers?|colleagues?|kids?|children|girls?|boys?|teens?|adults?|grandkids|sons|daughters))`,
);

/** Counts those who are named singly in a list; nobody when the text holds no such list. Numbers such as "3 kids" are not counted here. */
export function findMembers(text: string): Members {
  if (!listPattern.test(text)) return { adults: 0, kids: 0 };
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const selves = usTwo.test(text) ? 2 : selfPattern.test(text) ? 1 : 0;
  return { adults: count(adultPattern) + selves, kids: count(kidPattern) };
}
