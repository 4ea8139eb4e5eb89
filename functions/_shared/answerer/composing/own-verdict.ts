import { uncapitalized } from '../../../../src/domain/words.ts';
import type { Asked, Passage } from '../answer-parts.ts';
import { areAlike, likeness, meaningOf } from '../finding/meaning.ts';
import { stemsOf, tellingWords, wordsOf } from '../finding/words.ts';
import { normalize } from '../reading/normalize.ts';
import { anyOf, listOf, oneOf, wholeWords } from '../reading/patterns.ts';
import { asksForPresence, asksYesOrNo, isFeared, isHopedFor, isTurnedAround } from '../reading/yes-or-no.ts';
import { sentencesOf } from './units.ts';
import {
  asksForOtherKind,
  deniesAsked,
  isOpenQuestion,
  saidAfter,
  sparesNeed,
  withNo,
  withoutVerdict,
} from './verdict.ts';

/** From this likeness on the visitor asks what the text's own question asks, and its Yes or No holds for them. */
const sameQuestion = 0.53;
/** From this likeness on two questions are of one matter. */
const sameMatter = 0.25;
/** From this likeness on the words that all questions of a page have in common are enough beside it. */
const nearlySame = 0.75;
/** From this likeness on two questions are all but the same words. */
const sameWords = 0.99;
const wishing = listOf('want, wanna, would like, would love, am looking, are looking, plan, hope');
/** A wish is no question: what somebody wants to know of it follows. */
const wishes = new RegExp(
  String.raw`^(?:hi |hello |hey )?(?:i|we) ${wishing} to\b(?!.*\b(?:can|may|is that|ok|possible)\b)`,
);
/** What a question is narrowed down to: `with PayPal`. */
const means =
  /\b(?:(?:with|by|using|via|without) (?:an? |my |our |the )?(?<tool>[\p{L}-]{3,})|(?:in|for|as) (?<money>cash))/gu;

/** A few words that follow a question in its message and turn it: `claustrophobic here, bad idea?` */
function tailAfter(question: string, message: string): string {
  const at = message.lastIndexOf(question);
  const tail = at < 0 ? '' : message.slice(at + question.length);
  return wordsOf(tail).length <= longestTail ? tail : '';
}
const longestTail = 4;

/**
 * A text's answer: without the Yes or No that it opens with where somebody asks another question than its own, or the same
 * one turned around. `isOnly` where it is the whole answer: beside others its Yes would stand for theirs, too. `isHeard` where the
 * question was heard clearly as one for this very text, whatever its words.
 */
export function answerOf(
  { title, asks = [], text, source }: Passage,
  { text: question, message }: Pick<Asked, 'text' | 'message'>,
  isOnly: boolean,
  isHeard = false,
): string {
  const there = otherwiseThere(text, question);
  if (there) return there;
  const meaning = meaningOf(wordsOf(question));
  const likenessTo = (words: string) => likeness(meaningOf(wordsOf(words)), meaning);
  const isTitle =
    likenessTo(title) >= sameQuestion &&
    sharesWord(title, question, likenessTo(title) >= nearlySame ? '' : nameOfPage(source.href)) &&
    !asksOtherwise(title, `${question}${tailAfter(question, message)}`);
  const isSame =
    isTitle ||
    asks.some((each) => likenessTo(each) >= sameWords) ||
    (isOnly && grantsTheSame({ title, text, source }, question, message, isHeard));
  const isMeant =
    !asksForOtherKind(question, `${title} ${text}`) &&
    [...question.matchAll(means)].every(({ groups }) =>
      speaksOf(`${title} ${text}`, groups?.['tool'] ?? groups?.['money'] ?? ''),
    );
  if (isSame && /^yes\b/i.test(text)) {
    const [first = '', ...rest] = sentencesOf(text);
    const denial = rest.find((sentence) => deniesAsked(sentence, question) && !sparesNeed.test(sentence));
    const speaksOfIt = tellingWords(question).some((word) => speaksOf(first, word));
    // `Yes, phones can come in. No photos.` is a No to whoever asks for photos
    if (denial && !speaksOfIt) return [withNo(denial), ...rest.filter((each) => each !== denial)].join(' ');
  }
  if (isSame && isMeant && !wishes.test(question) && !isOpenQuestion(question)) return unlessSpent(text, message);
  const isNear =
    likenessTo(title) >= sameMatter || tellingWords(question).some((word) => speaksOf(`${title} ${text}`, word));
  const verdict = isOnly && isMeant && isNear ? verdictByLeaning({ title, text }, question) : undefined;
  if (!verdict) return withoutVerdict(text);
  return isOpening(verdict, text) ? unlessSpent(text, message) : saidAfter(verdict, withoutVerdict(text));
}

/** A Yes on condition that nothing was done yet, and words of those who did some of it. */
const ifNothing = /^Yes, if nothing\b/;
const didSome = oneOf(
  /\b(?:half|part of|some of|the rest|remain(?:s|der|ing)?|left ?over)\b/,
  /\b(?:spent|used|blew|took) (?:\$? ?\d+|about|up|some|half|part)\b/,
);

/** `Yes, if nothing has been spent` is a No to whoever spent half of it. */
const unlessSpent = (text: string, message: string): string =>
  ifNothing.test(text) && didSome.test(message) && !/\b(?:never|not|untouched)\b/.test(message)
    ? text.replace(/^Yes, if/, 'No, only if')
    : text;

/** True for a text that opens with a Yes or No: `Yes, on the hooks.`, `Usually, yes.` */
const isOpening = (verdict: 'Yes' | 'No', text: string): boolean =>
  new RegExp(String.raw`^(?:usually, )?${verdict}\b`, 'i').test(text);

/** What somebody leans to who asks: they hope for it, or fear it; undefined where their words do not tell. */
function leaningOf(question: string): 'hope' | 'fear' | undefined {
  const fears = isFeared(question);
  const hopes = isHopedFor(question) || (!fears && asksForPresence(question));
  return fears === hopes ? undefined : fears ? 'fear' : 'hope';
}

/** Money is neither given nor taken by a Yes to something else, and who minds is asked the other way round. */
const asksAside = wholeWords(
  'fees?, extra, charged?, charges?, costs?, price[ds]?, pay(?:ing)?, tax, mind, object, tell, explain, show, know',
);

/** Whoever asks us to do something fears nothing of it, whatever they name: `would you hide it in a locked box`. */
const asksForDeed = /\b(?:would|could|will) you (?:guys |all )?(?:do|help|be|please|mind|also|even)\b/;

/** What somebody hopes for themselves, and not whether others may. */
const hopesForOneself = /\b(?:can|could|may|might) (?:i|we|my|our)\b|\bstill\b|^(?:is|are) there\b/;

/**
 * The Yes or No that a text of the venue means to a question which is not its own: the same where both hope or both fear, and the
 * other way round where one fears what the other hopes for. `Are we locked in? No` is a Yes to `can I just leave`, and `Can we keep
 * our phones? Yes` a No to `do you take phones away`. Undefined where a sentence denies what is asked, or any of it is not plain.
 */
function verdictByLeaning(
  { title, text }: Pick<Passage, 'title' | 'text'>,
  question: string,
): 'Yes' | 'No' | undefined {
  const own = /^(?:usually, )?(yes|no)\b/i.exec(text)?.[1]?.toLowerCase();
  if (
    own === undefined ||
    bringsWhatIsSold(title, question) ||
    !asksYesOrNo(question) ||
    isTurnedAround(question) ||
    asksAside.test(question)
  )
    return undefined;
  const [inTitle, asked] = [leaningOf(normalize(title)), leaningOf(question)];
  if (inTitle === undefined || asked === undefined || (asked === 'fear' && asksForDeed.test(question)))
    return undefined;
  const isDenied = sentencesOf(text).some((sentence) => deniesAsked(sentence, question));
  if (inTitle === asked) return own === 'no' ? 'No' : isDenied ? undefined : 'Yes';
  if (inTitle === 'fear') return own === 'no' && hopesForOneself.test(question) ? 'Yes' : undefined;
  return own === 'yes' && !isDenied ? 'No' : undefined;
}

/** Who may, or gets. */
const someone = listOf(
  'i, we, he, she, they, you, one, somebody, someone, my \\w+, our \\w+, the \\w+, a \\w+, everyone, everybody',
);
/** A place for which a text says No: `In the rooms, no.` */
const notThere = /^(?:in|into|inside|at|on|during) (?:the |our |an? )?(?<where>[\w ]+), no\.$/i;
/** Where a game is played, in other words. */
const ofGames = /\b(?:rooms?|games?)\b/;
const inGames = /\b(?:rooms?|games?|inside|in there|(?:while|as) (?:we|they|you) play|(?:while|during) playing)\b/;

/** `Yes, in the lobby`: where else something may be, and words of those who ask for no game. */
const placeOf = (sentence: string): string => /\b(?:in|into|at|on) (?:the |our )?(\w+)/i.exec(sentence)?.[1] ?? '';
const aside = /\b(?:before|after|outside)\b/;

/** The No of the place that somebody asks about, and where else it may be: `Yes, in the lobby. In the rooms, no.` */
function otherwiseThere(text: string, question: string): string | undefined {
  const sentences = sentencesOf(text);
  const refusal = sentences.find((sentence) => notThere.test(sentence));
  const where = refusal && notThere.exec(refusal)?.groups?.['where'];
  if (refusal === undefined || where === undefined || !asksYesOrNo(question) || isTurnedAround(question))
    return undefined;
  const isThere = ofGames.test(where) ? inGames.test(question) : sharesWord(where, question);
  const others = sentences.filter((sentence) => sentence !== refusal);
  const isElsewhere = aside.test(question) || others.some((sentence) => sharesWord(placeOf(sentence), question));
  if (!isThere || isElsewhere || others.some((sentence) => deniesAsked(sentence, question))) return undefined;
  return [`No, not ${uncapitalized(refusal).replace(/, no\.$/, '.')}`, withoutVerdict(others[0] ?? '')]
    .join(' ')
    .trim();
}

const givenByUs = /\b(?:do|will|would|can|could) you (?:guys )?(?:provide|supply|serve|sell|offer)\b/;
/** True where a text tells what people may bring, and somebody asks what they can get. */
const bringsWhatIsSold = (title: string, question: string): boolean =>
  /\bbring\b/i.test(title) && givenByUs.test(question);

/** Words with which somebody asks for leave, or for something that a venue may have. */
const asksForGrant = new RegExp(
  String.raw`\b${anyOf(
    `(?:can|could|may|might) ${someone}`,
    '(?:is|are) there',
    'do you(?: guys)?',
    '(?:would|will|can|could) you',
    'is it (?:ok|okay|possible|allowed|fine)',
    'any (?:way|chance)',
  )}\b`,
  'g',
);
/** The same as a title has it. */
const titleGrants = new RegExp(
  `^${anyOf(
    'can|could|may|do you|does the|will you',
    '(?:is|are) there',
    String.raw`(?:is|are) [^?]*\b(?:welcome|allowed|ok|possible|available)\b`,
  )}`,
  'i',
);
/** Words of what nobody asks to be granted: a burden, a loss, the only way. */
const unwanted = new RegExp(
  String.raw`\b${listOf(
    [
      'not, no, without, avoid, only, just, instead, problem, trouble, issue, mind, object, disqualified, lose, losing, wait, stuck, out of, left out',
      'have to, has to, need to, needs to, must, required, pay, full price, extra, charge[ds]?, cost, fee, fine[ds]?, penalty, late',
      'tell, explain, show me, know, how, what, when, where, why, which',
      'too, slippery, wet, dirty, risk, danger\\w*, unsafe, harm, hurt, worry, worse, really, even, everybody, all of',
    ].join(', '),
  )}\b|n't\b`,
);

/** Words of such a question that name nothing. */
const saysNoThing = new Set('way chance guys possible place something anything somewhere bring'.split(' '));

/** Words for a thing that was named before: `could you host that`. */
const standsForBefore = /\b(?:that|it|this|so|one|these|those)\b(?: [a-z]+)?$/;

/** The last words of a question with which somebody asks for something: `could our bags stay at your place`. */
function grantAskedIn(question: string): string | undefined {
  const starts = [...question.matchAll(asksForGrant)].map(({ index }) => index);
  const last = starts.at(-1);
  return last === undefined ? undefined : /^[^.?!;]*/.exec(question.slice(last))?.[0];
}

/**
 * True where a question asks for what a text of the venue grants or refuses, in far words: a text that somebody wrote for `Can we
 * leave suitcases with you?` says Yes to `could our bags stay at your place meanwhile` as well.
 */
function grantsTheSame(
  { title, text, source }: Pick<Passage, 'title' | 'text' | 'source'>,
  question: string,
  message: string,
  isHeard: boolean,
): boolean {
  const asked = grantAskedIn(question);
  if (asked === undefined || !titleGrants.test(title) || unwanted.test(asked) || asksOtherwise(title, question))
    return false;
  // `can we eat and drink there?` has a Yes, and rules out the wine
  if (!/^no\b/i.test(text) && text.split(/(?<=[.!?]) /).some((sentence) => deniesAsked(sentence, message)))
    return false;
  const things = standsForBefore.test(asked) ? question : asked;
  const common = new Set(stemsOf(nameOfPage(source.href)));
  const words = tellingWords(things).filter(
    (word) => !saysNoThing.has(word) && !stemsOf(word).some((stem) => common.has(stem)),
  );
  if (isHeard) return true;
  return words.some((word) => speaksOf(`${title} ${text}`, word));
}

const asksDuty = /\b(?:have|has|need|needs|got) to\b|\bgotta\b|\bmust\b|\b(?:required|mandatory|necessary)\b/;
const asksLeave = /\b(?:can|may|could|allowed|ok|okay|fine)\b/;

/** Whether a question is of what must be or of what may be; undefined for both and for neither. */
function kindOf(question: string): 'duty' | 'leave' | undefined {
  const text = question.toLowerCase();
  const isDuty = asksDuty.test(text);
  return isDuty === asksLeave.test(text) ? undefined : isDuty ? 'duty' : 'leave';
}

/** Whoever wants to do without help asks the other way round. */
const goesUnhelped = /\b(?:without|without any|zero|no) (?:hints?|clues?|help)\b/;

/** True for one question of what must be and one of what may be: that all sign is no Yes to whether one may sign for others. */
function asksOtherwise(one: string, other: string): boolean {
  if (goesUnhelped.test(one) !== goesUnhelped.test(other)) return true;
  if (bringsWhatIsSold(one, other)) return true;
  if (isFeared(one) !== isFeared(other)) return true;
  const [first, second] = [kindOf(one), kindOf(other)];
  return first !== undefined && second !== undefined && first !== second;
}

/** The words of a page's address: all of its questions are about gift cards, so that those tell none of them apart. */
const nameOfPage = (href: string): string => (href.split('#')[0] ?? '').replaceAll(/[/-]/g, ' ').trim();

/** True for questions with a telling word in common: `can I leave` is near `are we locked in`, and a No to that means Yes to this. */
function sharesWord(one: string, other: string, subject = ''): boolean {
  const [stems, common] = [new Set(stemsOf(other)), new Set(stemsOf(subject))];
  return stemsOf(one).some((stem) => stems.has(stem) && !common.has(stem));
}

/** True for a text that has the word, or one of the same meaning; a Yes to gift cards is none to gift cards by PayPal. */
function speaksOf(text: string, word: string): boolean {
  const [stem] = stemsOf(word);
  if (stem === undefined || stemsOf(text).includes(stem)) return true;
  return tellingWords(text).some((each) => areAlike(each, word));
}
