import { listOf } from './patterns.ts';
import { adultWords, kidWords, otherWords, peopleWords, relativeWords, teenWords } from './people-words.ts';
import { tokensOf } from './numbers.ts';

/** People who are named or counted one after the other, as in `me, my wife and our 3 kids`. */
interface Members {
  /** Adults who are named singly, whoever speaks among them. */
  adults: number;
  /** Those of the adults who come on top of adults that are counted: `2 parents and a nanny`. */
  beside: number;
  /** Kids who are named singly. */
  kids: number;
  /** Those who are counted and called neither kids nor adults: `3 friends`, `4 people` with others on top. */
  others: number;
  /** True where others of the list are counted, so that the whole list is the group. */
  isSum: boolean;
}

const nobody: Members = { adults: 0, beside: 0, kids: 0, others: 0, isSum: false };

const own = /^(?:my|our|his|her|their|the)$/;
const article = /^(?:an?|another|one)$/;
const self = /^(?:me|myself|i)$/;
const joint = /^(?:,|and|plus|\+|&|n|with)$/;
/** Words behind `I` with which a sentence begins: `6 friends and I want …` names nobody. */
const saysWhat = /^(?:am|was|want|have|need|can|do|does|would|will|could|think|like|know|guess|hope|got|just)$/;
/** Joints that put somebody on top of those who were counted before: `4 people + 1 kid`. */
const onTop = /^(?:and|plus|\+|&)$/;
const kidNoun = new RegExp(`^(?:${kidWords}|${teenWords}|youngest|oldest|eldest|stepson|stepdaughter)$`);
const adultNoun = new RegExp(`^(?:${adultWords}|${relativeWords}|roommate|mate|date)$`);
const otherNoun = new RegExp(`^(?:${otherWords}|siblings|sisters|brothers|cousins)$`);
const headNoun = new RegExp(`^(?:${peopleWords}|guy|gal|lady)$`);
const familiarWords = [
  'hubby, bf, gf, boyfriend, girlfriend, husband, wife, mum, mom, dad, grandma, grandpa, granny, grandad, nana?',
  'aunt, uncle, teacher, nanny, babysitter, chaperone, coach',
].join(', ');
/** Relations that go without `my`. */
const familiar = new RegExp(`^${listOf(familiarWords)}$`);
const adjective = /^(?:small|little|big|older|younger|best|good|old|young|twin|other|more|whole|own|two|teenage)$/;

/** One who is named, or some who are counted; with the number of words it takes. */
interface Member {
  /** `age` is somebody of whom only the age was told, which the text no longer holds. */
  kind: 'self' | 'adult' | 'kid' | 'other' | 'head' | 'age';
  count: number;
  isNamed: boolean;
  /** True where only their own words can mean them: `my wife`, `dad`, `me`. */
  isOwn: boolean;
  /** True for one without `my` or `our`, who is nobody counted before: `a nanny`, `teacher`. */
  isNew?: boolean;
  length: number;
}

const speaker = (count: number, length: number): Member => ({
  kind: 'self',
  count,
  isNamed: true,
  isOwn: true,
  length,
});

/** Who speaks, when a list names them at this place. */
function speakerAt([first = '', second = '', third = '', fourth = '']: readonly string[]): Member | undefined {
  if (first === 'us' && second === '2') return speaker(2, 2);
  if (first === 'the' && second === '2' && third === 'of' && fourth === 'us') return speaker(2, 4);
  if (first === 'i' && saysWhat.test(second)) return undefined;
  return self.test(first) ? speaker(1, 1) : undefined;
}

function kindOf(noun: string, isNamed: boolean): Member['kind'] | undefined {
  if (kidNoun.test(noun) && !(isNamed && noun === 'cousin')) return 'kid';
  if (adultNoun.test(noun)) return 'adult';
  if (otherNoun.test(noun)) return 'other';
  return headNoun.test(noun) ? 'head' : undefined;
}

/** Somebody who is named at a place of the words, or some who are counted there. */
function memberAt(words: readonly string[], from: number): Member | undefined {
  const said = speakerAt(words.slice(from, from + 4));
  if (said) return said;
  // `her, her brother and me`: somebody who was spoken of before
  if (/^(?:her|him)$/.test(words[from] ?? '') && words[from + 1] === ',' && own.test(words[from + 2] ?? ''))
    return { kind: 'other', count: 1, isNamed: true, isOwn: false, length: 1 };
  let at = from;
  const isOwn = own.test(words[at] ?? '');
  if (isOwn) at += 1;
  const isOne = article.test(words[at] ?? '');
  const number = isOne ? 1 : /^\d{1,3}$/.test(words[at] ?? '') ? Number(words[at]) : undefined;
  if (number !== undefined) at += 1;
  if (words[at] === 'aged') return { kind: 'age', count: 0, isNamed: true, isOwn, length: at + 1 - from };
  if (words[at] === 'of' && words[at + 1] === 'us' && !kindOf(words[at + 2] ?? '', false))
    return number === undefined
      ? undefined
      : { kind: 'head', count: number, isNamed: false, isOwn, length: at + 2 - from };
  if (words[at] === 'of' && (own.test(words[at + 1] ?? '') || words[at + 1] === 'us')) at += 2;
  while (adjective.test(words[at] ?? '')) at += 1;
  if (number !== undefined && !kindOf(words[at] ?? '', false) && kindOf(words[at + 1] ?? '', false)) at += 1;
  const noun = words[at] ?? '';
  const length = at + 1 - from;
  if (!isOwn && number === undefined)
    return familiar.test(noun) && length === 1
      ? { kind: 'adult', count: 1, isNamed: true, isOwn: true, isNew: true, length }
      : undefined;
  const isNamed = !number || isOne;
  if (isNamed && noun.endsWith('s') && noun !== 'boss') return undefined;
  const kind = kindOf(noun, isNamed);
  return kind && { kind, count: number ?? 1, isNamed, isOwn, isNew: isOne, length };
}

/** Whoever speaks of grandchildren has grown children: `me, my daughter and the 3 grandchildren`. */
const grandchildren = /\bgrand ?(?:kids?|child(?:ren)?|sons?|daughters?)\b/;
const ownChild = /\b(my|our|her|his) (?:son|daughter)\b/g;

/** Words of a text, with nouns of two words as one. */
const wordsOf = (text: string): string[] =>
  tokensOf(
    text
      .replace(/\bgrown ?-?ups?\b/g, 'adult')
      .replace(/\blittle ones?\b/g, 'kid')
      .replace(grandchildren.test(text) ? ownChild : /$^/, '$1 adult'),
  ).map((token) => token.text);

/** The lists of a text, each with the joints before its members. */
function listsOf(words: readonly string[]): { member: Member; joint: string }[][] {
  const lists: { member: Member; joint: string }[][] = [];
  let list: { member: Member; joint: string }[] = [];
  let said: string[] = [];
  for (let at = 0; at < words.length;) {
    const found = memberAt(words, at);
    const member = found && (words[at + found.length] ?? '').startsWith('includ') ? undefined : found;
    if (member) {
      const by = said.find((word) => onTop.test(word)) ?? said[0] ?? '';
      const mayFollow =
        said.length > 0 ||
        /^(?:self|age)$/.test(member.kind) ||
        own.test(words[at] ?? '') ||
        /^\d/.test(words[at] ?? '');
      if (list.length > 0 && !mayFollow) {
        lists.push(list);
        list = [];
      }
      list.push({ member, joint: by });
      said = [];
      at += member.length;
    } else if (joint.test(words[at] ?? '')) {
      said.push(words[at] ?? '');
      at += 1;
    } else {
      lists.push(list);
      list = [];
      said = [];
      at += 1;
    }
  }
  const isSure = ({ member }: { member: Member }) => member.kind === 'self' || !member.isNamed || member.isOwn;
  return [...lists, list].filter((each) => each.length > 1 && each.some(isSure));
}

/** What is told of somebody in the middle of a list: `my son who gets nightmares, and my wife`. */
const whatTheyAre = / (?:who|whom|that) [^,.?!]{3,60}(?=, )/g;

/** Counts those who are named singly in lists, and others that are counted in them; nobody when the text holds no such list. */
export function findMembers(text: string): Members {
  const words = wordsOf(text.replace(whatTheyAre, ''));
  const lists = listsOf(words);
  if (lists.length === 0) return nobody;
  const all = lists.flat();
  const sum = (kinds: readonly Member['kind'][], isNamed?: boolean) =>
    all
      .filter(({ member }) => kinds.includes(member.kind) && (isNamed ?? member.isNamed) === member.isNamed)
      .reduce((count, { member }) => count + member.count, 0);
  const selves = Math.max(0, ...all.filter(({ member }) => member.kind === 'self').map(({ member }) => member.count));
  const heads = lists.flatMap((list) =>
    list.flatMap(({ member, joint: by }, index) => {
      const isOnTop = onTop.test(index === 0 ? (list[1]?.joint ?? '') : by);
      return member.kind === 'head' ? [{ count: member.count, isOnTop }] : [];
    }),
  );
  const others = sum(['other']) + heads.reduce((count, head) => count + head.count, 0);
  return {
    adults: sum(['adult'], true) + selves,
    beside: all.filter(({ member }) => member.kind === 'adult' && member.isNamed && member.isNew).length,
    kids: sum(['kid'], true),
    others,
    isSum: others > 0 && heads.every(({ isOnTop }) => isOnTop),
  };
}
