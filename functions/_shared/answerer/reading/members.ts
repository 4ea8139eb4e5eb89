/** People who are named one by one, as in `me, my wife and our 3 kids`. */
export interface Members {
  adults: number;
  kids: number;
}

const own = '(?:my|our|his|her|their|the)';
const adult =
  '(?:wife|husband|girlfriend|boyfriend|partner|fiancee?|spouse|mom|mum|mother|dad|father|(?:mother|father|sister|brother)[- ]in[- ]law|sister|brother|friend|buddy|cousin|roommate|neighbor|boss|grandma|grandpa|grandmother|grandfather|aunt|uncle)';
const kid = '(?:kid|son|daughter|child|boy|girl|nephew|niece|grandson|granddaughter|stepson|stepdaughter|toddler)';
/** What may stand between two who are named. */
const joint = '(?: ?,| and| plus| &| with|, and)';

const adultPattern = new RegExp(`\\b${own} ${adult}\\b`, 'g');
const kidPattern = new RegExp(`\\b${own} ${kid}\\b`, 'g');
const selfPattern = new RegExp(
  `\\b(?:me|myself|i)\\b(?=${joint} )|(?:\\band|,|\\bplus) (?:me|myself|i)\\b(?! (?:am|was|want|have|need|can|do|would|will|think|like|know))`,
);
/** A list: somebody who is named, and something that joins somebody else. */
const listPattern = new RegExp(
  `\\b(?:me|myself|i|${own} (?:${adult}|${kid}))${joint} (?:(?:me|myself|i)\\b|${own} (?:\\d{1,2} )?\\w+|\\d{1,2} \\w+)`,
);

/** Counts those who are named singly in a list; nobody when the text holds no such list. Numbers such as "3 kids" are not counted here. */
export function findMembers(text: string): Members {
  if (!listPattern.test(text)) return { adults: 0, kids: 0 };
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return { adults: count(adultPattern) + (selfPattern.test(text) ? 1 : 0), kids: count(kidPattern) };
}
