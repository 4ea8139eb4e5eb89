import type { Asked } from '../answer-parts.ts';
import { stemsOf, tellingWords } from '../finding/words.ts';
import { ideaOfWord } from '../reading/concepts.ts';
import { listOf, oneOf } from '../reading/patterns.ts';
import {
  asksForPresence,
  asksYesOrNo,
  isFeared,
  isHopedFor,
  isTurnedAround,
  questionIn,
} from '../reading/yes-or-no.ts';
import { asksStill, denies, gives, newsIn, spares, tellsToDo } from './good-or-bad-news.ts';
import { sentencesOf, textOf, unitsOf, type Unit } from './units.ts';
import { asksForOtherKind, deniedWordsOf, saidAfter, sparesNeed, withDenialFirst } from './verdict.ts';

/** Words that every other sentence has. */
const common = new Set(
  'room rooms game games play player players people person team time day book booking get go come place thing want need like guy one'
    .split(' ')
    .map(ideaOfWord),
);
/** True for a text that names something of what is asked: a Yes to what it does not name would be a guess. */
function speaksOf(text: string, question: string): boolean {
  const asked = new Set(tellingWords(question).map(ideaOfWord));
  return tellingWords(text).some((word) => asked.has(ideaOfWord(word)) && !common.has(ideaOfWord(word)));
}

/** Something of one's own that is asked for: `our own party room`. */
const asksForOwn = /\bown ((?:\w+ )?\w+)/;
/** True where a text names what somebody wants to have to themselves, or anything of the kind. */
function namesOwn(text: string, question: string): boolean {
  const [, thing = ''] = asksForOwn.exec(question) ?? [];
  return thing === '' || [...thing.split(' '), 'own', 'private'].some((word) => text.toLowerCase().includes(word));
}

/** Words with which a sentence holds for some only, or says what for. */
const limits = oneOf(
  /\b(?:only|if|unless|except|until|less|but|instead|before|after|from|without|some|while|must|half|as long as)\b|\d/i,
  /\b(?:minus|starts?|up to|at least|too)\b/i,
  /\b(?:every(?:one|body)|anyone|anybody|those|people) who\b|\bwhoever\b/i,
);
const saysWhatFor = /^(?:To|For|If|When|Once|After|Before)\b/;
/** Where a sentence goes on with a condition, an exception or something else. */
const turnOfSentence = /; |,? (?:but|as long as|if|unless|except|until|up to|while) /;
/** Words behind which a sentence says the opposite. */
const turnsRound = /,? (?:but|except) /;
/** Words with which a sentence holds for some only, or not now. */
const holdsNotAlways = oneOf(
  /\b(?:days?|weeks?|months?|hours?) (?:ahead|in advance)\b/,
  /\b(?:must|years?|at least|instead|otherwise|everything else|nowhere else|yet|depends?|promised?|weekdays|weekends)\b/,
);
/** What nobody has to do: `Skip the cover letter.` */
const sparesWork = /^(?:skip|forget|leave out)\b/i;
/** So many words of a question have to be in a sentence that says the same. */
const leastShared = 2;

/** True where one part of a sentence says all that is asked: `… at $17 an hour, and the shadow shift is paid`. */
function saysAll(sentence: string, question: string): boolean {
  const asked = tellingWords(question).map(ideaOfWord);
  if (asked.length < leastShared || isTurnedAround(question)) return false;
  return sentence.split(/, (?:and|but) |; /).some((part) => {
    const said = new Set(tellingWords(part).map(ideaOfWord));
    return !denies.test(part) && !limits.test(part) && asked.every((idea) => said.has(idea));
  });
}

/** Names within a sentence, which speak of a place and not of what is so there. */
const names = /(?<=[\w,’] )(?:[A-Z][\w’]+ ?)+/g;

/** What a question and a sentence both speak of. */
function ideasShared(sentence: string, question: string): string[] {
  const asked = new Set(tellingWords(question).map(ideaOfWord));
  const said = new Set(tellingWords(sentence.replaceAll(names, '')).map(ideaOfWord));
  return [...said].filter((idea) => asked.has(idea) && !common.has(idea));
}

/**
 * No by the very words: the sentence denies what is asked. That it says what is asked is no Yes: it may hold for some, or so far
 * (`kids play free from eight players on` to `do all four play free`).
 */
function isDeniedInWords(sentence: string, question: string): boolean {
  if (sparesWork.test(sentence)) return isFeared(question) && speaksOf(sentence, question);
  if (saysWhatFor.test(sentence) || limits.test(sentence) || sparesNeed.test(sentence)) return false;
  const shared = ideasShared(sentence, question);
  const denied = new Set(deniedWordsOf(sentence).map(ideaOfWord));
  const isGiven = [gives, tellsToDo].some((words) => words.test(sentence.toLowerCase()));
  return shared.length > 0 && shared.every((idea) => denied.has(idea)) && !isGiven;
}

/** Whoever looks for work hopes that somebody is looked for. */
const asksForWork = /\bhiring\b|\b(?:any (?:jobs?|openings)|job openings|open positions|vacanc\w+)\b/;

/** Matters that a question and a sentence name in words of their own: what is asked, and what is said in lower case. */
const sameMatters: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:publish\w*|post(?:ed|ing|s)?|online|social|insta\w*|facebook|tiktok)\b/,
    /\b(?:publish\w*|post(?:ed|ing|s)?|online)\b/,
  ],
  [
    /\b(?:watch\w*|spy\w*|film\w*|record\w*|lens|cctv|cameras?)\b/,
    /\b(?:monitored|watche[sd]|cameras?|filmed|recorded)\b/,
  ],
  [/\b(?:stuck|trapped|locked|get out|leave|escape)\b/, /\b(?:never|not) locked\b|\bunlocked\b/],
  [asksForWork, /\b(?:looking for|hiring)\b/],
];
const isOfSame = (sentence: string, question: string): boolean =>
  speaksOf(sentence, question) ||
  sameMatters.some(([asked, said]) => asked.test(question) && said.test(sentence.toLowerCase()));

/** What is asked for there: `an arcade` in `is there an arcade near you`. */
const thingThere = new RegExp(
  String.raw`\b${listOf('there, have, any, sell, serve, offer')}\b(?<thing>.*?)(?:$|[,.;:?!]| ${listOf(
    'for, near, at, in, with, when, where, that, who, on, during, inside, if, so, close, \\w+ing',
  )}\b)`,
);

/** True for a sentence that has all of what somebody asks whether it is there, and denies nothing. */
function hasThing(sentence: string, question: string): boolean {
  if (!asksForPresence(question) || denies.test(sentence) || limits.test(sentence)) return false;
  // by the word itself: one idea may have what is there and what is not, as `private` and `strangers`
  const thing = stemsOf(thingThere.exec(question)?.groups?.['thing'] ?? '');
  const said = new Set(stemsOf(sentence));
  return thing.length > 0 && thing.every((stem) => said.has(stem));
}

/** A bullet, or what a line speaks of: `Leaderboard: ask`. */
const labelOfLine = /^(?:- )?(?:[A-Z][\w’]+(?: [a-z]+){0,2}: )?/;
const firstOf = (text: string): string =>
  (sentencesOf(text.split('\n').find((line) => line.trim() !== '') ?? '')[0] ?? '').replace(labelOfLine, '');

/** What is said of each room by name is so where it is so in each of them. */
function isSoByName(text: string, isSo: (line: string) => boolean): boolean {
  const named = text.split('\n').filter((line) => line.startsWith('**'));
  return named.length > 0 && named.every(isSo);
}
/** A room's line without its name, sentence by sentence. */
const sentencesOfLine = (line: string): string[] => sentencesOf(line.replace(/^\*\*[^*]+\*\*:? ?/, ''));

/** Nobody is told that they can bear something who may not. */
const ofHealth = /\b(?:epilep\w*|seizures?|photosensitive|heart|pregnan\w*|asthma\w*)\b/;
/** Questions that are about one thing only: whether something still holds, whether nobody else is there. */
const asksOfOurs = oneOf(asksStill, asksForWork, /\b(?:only|just) (?:us|our|we|my)\b|\bto ourselves\b/);
/** Whoever cannot do something asks whether the rooms are for them at all. */
const asksToPlay = /\b(?:play|join in|join us|participate|take part|come along)\b/;
/** A tax is in a price, on top of it, or both, as one reads it. */
const ofTax = /\btax\b/;
/** Where money is asked for, a sum in the answer says more than Yes or No. */
const asksPrice = /\b(?:fees?|extra|charged?|charges|costs?|pay\w*)\b/;
/** Words of those who ask for so many, so long, or all of it: that something may be is no Yes to how much of it. */
const amounts = 'two, three, four, five, six, ten, twice, half(?! ?way), always, whole, only, both, every, each';
const asksHowMuch = oneOf(
  /(?<![:\w-])\d+(?![\d:]| ?(?:am|pm|o'clock)\b)/,
  new RegExp(`\\b${listOf(`${amounts}, all (?:day|night|of)`)}\\b`),
);
/** Whoever is told to bring their own is given none. */
const asksToBeGiven = oneOf(
  /\b(?:do|will|would|can) you (?:guys )?(?:provide|have|supply|serve|do|give|bring|make|include|sell|offer)\b/,
  /\bincluded\b/,
);
const bringsOwn = /^bring your own\b/i;

/**
 * Yes or No to a question, for a text that says neither: by its very words, or by whether somebody hopes for what they ask or fears it and
 * the text is good news or bad. `does it expire` is feared and `it never expires` is good news: No. Undefined where any of it is not plain.
 * Which of them it is may stand in other words than what is asked for: `we need an invoice, can you do that`.
 */
function verdictByNews(
  text: string,
  question: string,
  isWorkedOut: boolean,
  leaning = question,
): 'Yes' | 'No' | undefined {
  const first = firstOf(text);
  if (ofTax.test(question) || /[?;]/.test(first)) return undefined;
  if (asksToBeGiven.test(question) && bringsOwn.test(first)) return 'No';
  const [fears, hopes] = [isFeared(leaning), isHopedFor(leaning)];
  if (first.startsWith('**')) {
    if (isTurnedAround(question) || ofHealth.test(question)) return undefined;
    if (fears !== hopes && isSoByName(text, (line) => spares.test(line))) return fears ? 'No' : 'Yes';
    const isGiven = (line: string) =>
      sentencesOfLine(line).some((each) => hasThing(each, question)) ||
      (hopes &&
        !asksToBeGiven.test(question) &&
        (asksToPlay.test(question) || speaksOf(line, question)) &&
        sentencesOfLine(line).some((each) => newsIn(each, question) === 'good'));
    return isSoByName(text, isGiven) ? 'Yes' : undefined;
  }
  if (!namesOwn(text, question) || asksForOtherKind(question, text)) return undefined;
  const isDenied = !isWorkedOut && !isTurnedAround(question) && isDeniedInWords(first, question);
  if (!isWorkedOut && (hasThing(first, question) || saysAll(first, question))) return 'Yes';
  if (isDenied) return 'No';
  if (fears === hopes || (fears && asksPrice.test(question) && text.includes('$'))) return undefined;
  const [clause = '', ...turns] = (first.split(': ')[0] ?? '').split(turnOfSentence);
  if (holdsNotAlways.test(clause)) return undefined;
  if (turns.some((turn) => speaksOf(turn, question)) || (turnsRound.test(first) && !speaksOf(clause, question)))
    return undefined;
  const news = newsIn(clause, question, leaning);
  const isBad = (news === 'good') !== hopes;
  if (news === undefined || (saysWhatFor.test(first) && !(isBad && /^\D*$/.test(question)))) return undefined;
  if (isBad) return 'No';
  const isMeant = (isWorkedOut && hopes) || asksOfOurs.test(question) || isOfSame(text, question);
  return isMeant && (isWorkedOut || asksOfOurs.test(question) || !asksHowMuch.test(question)) ? 'Yes' : undefined;
}

/** What is in a price: `is the photo thrown in`, or on top of it: `is the photo extra`. */
const asksWhetherIn = /\b(?:included|includes?|thrown in|part of (?:it|the price)|comes? with|free)\b/;
const asksWhetherOnTop = /\b(?:extra|on top|separate(?:ly)?|cost more|charged? for)\b/;
const lists = /\b(?:includes?|covers?)\b|\b(?:is|are) (?:all )?(?:included|part of it)\b/i;

/** A text with one of its sentences first, behind a Yes or No. */
const saidFirst = (verdict: 'Yes' | 'No', unit: Unit, units: readonly Unit[]): string =>
  textOf([{ ...unit, text: saidAfter(verdict, unit.text) }, ...units.filter((each) => each !== unit)]);

/** The sentence that says what is in a price, with its Yes or No in front, for somebody who asks for one of those things. */
function whatIsIncluded(text: string, question: string): string | undefined {
  const isIn = asksWhetherIn.test(question);
  if (isIn === asksWhetherOnTop.test(question)) return undefined;
  const units = unitsOf(text);
  const sentence = units.find(
    (unit) => lists.test(unit.text) && !denies.test(unit.text) && speaksOf(unit.text, question),
  );
  if (!sentence) return undefined;
  return saidFirst(isIn ? 'Yes' : 'No', sentence, units);
}

/** A question of what was told before it: `can you do that`, `does that happen here`. */
const pointsBack = oneOf(
  /\b(?:do|help with|accommodate|manage|host|arrange|offer) (?:that|it|this)(?: [a-z]+){0,2}$/,
  /\b(?:does|will|would) (?:that|it|this) happen(?: [a-z]+){0,2}$|\b(?:is|would) (?:that|it|this)(?: be)? something you\b/,
);

/** A text that says Yes or No somewhere, or for whom it does not hold. */
const saysItself = oneOf(
  /(?:^|[\s*(])(?:yes|no|neither|both|usually)[,.:;](?=\s|$)/i,
  /^(?:no|not|hardly|nobody|none|never|neither|i (?:don|can)['’]t|i know of no|only|an? \d+-year-old can)\b/i,
  /\bat least \d+ players\b/i,
);
const leavesToDoctors = /\bmedical advice\b/;
/** A text whose later sentence says Yes or No, with that one first: `Hints never shorten your game` below `as many as you want`. */
function laterVerdict(text: string, question: string, isWorkedOut: boolean): string | undefined {
  const units = unitsOf(text);
  if (units.some(({ label, text: words }) => label !== '' || words.startsWith('- '))) return undefined;
  for (const unit of units.slice(1)) {
    if (!isOfSame(unit.text, question)) continue;
    const news = verdictByNews(unit.text, question, true);
    // what a later sentence gives may be another thing than what is hoped for
    const isMeant =
      !isHopedFor(question) || asksForWork.test(question) || ideasShared(unit.text, question).length >= leastShared;
    const said = news === 'Yes' && !isMeant ? undefined : news;
    // what was worked out says itself whether it holds, other than what it spares somebody
    if (said && (!isWorkedOut || (said === 'No' && isFeared(question)))) return saidFirst(said, unit, units);
  }
  return undefined;
}

/** A text with its Yes or No to what was asked in front, where it says neither itself; what was worked out is about it. */
export function withVerdictByNews(text: string, asked: Pick<Asked, 'text' | 'message'>, isWorkedOut: boolean): string {
  const own = questionIn(asked);
  const ruledOut = isWorkedOut || own === undefined ? undefined : withDenialFirst(text, own, asked.message);
  if (ruledOut !== undefined) return ruledOut;
  if (own === undefined || !asksYesOrNo(own) || saysItself.test(text) || leavesToDoctors.test(text)) return text;
  // of several questions what they are to bring themselves answers one only: `is pizza ok, and do you have plates`
  if (bringsOwn.test(firstOf(text)) && questionIn({ text: '', message: asked.message }) === undefined) return text;
  // `can you do that` asks for what the message told before it
  const question = pointsBack.test(own) ? asked.message : own;
  const included = whatIsIncluded(text, question);
  if (included !== undefined) return included;
  const isPlain = isFeared(own) !== isHopedFor(own);
  const verdict = verdictByNews(text, question, isWorkedOut, isPlain ? own : question);
  if (verdict !== undefined) return saidAfter(verdict, text);
  return laterVerdict(text, question, isWorkedOut) ?? text;
}
