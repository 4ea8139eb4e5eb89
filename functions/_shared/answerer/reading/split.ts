import { anyOf, listOf, wholeWords } from './patterns.ts';

/** Words with which a new question begins. */
const firstWords = 'how, what, when, where, which, who, is, are, can, do, does, will';
const questionStart = listOf(
  [
    'how, whether, if there, what, when, where, which, who, why, is, are, can, could, do, does, did, will, would',
    '(?:ok|okay|cool|fine|alright) (?:if|to)',
    `should, may, am, was, were, also, any, if so, tell me, show me, i also, and ${listOf(firstWords)}`,
  ].join(', '),
);
const startsQuestion = new RegExp(`^(?:and |but |so |also |ok |hi |hello |hey |please |or )*(?:${questionStart})\\b`);
/** A verb of the sentence before it: `we are a charity and can provide a letter` asks nothing. */
const saysWhatWeDo = `(?:can|could|will|would|may|should) ${listOf(
  'provide, send, bring, come, pay, show, give, wait, make, get, have, be, only, not, walk, drive, go, take, need, love, like',
)}`;
/** What stands between two questions of a sentence: `, and`, a dash, a colon. */
const betweenQuestions = new RegExp(
  [
    String.raw`,? (?:and|&|plus|but|also|so|then|or|\+)(?: also)?,? (?!${saysWhatWeDo}\b)(?=${questionStart}\b)`,
    String.raw`, (?=${questionStart}\b)`,
    '(?: - )',
    String.raw`: (?=${listOf('price, prices, cost, hours, how, what, when, where, can, do')}\b)`,
    String.raw` \+ (?!\d)`,
  ].join('|'),
);
/** Words of a question, wherever they stand. */
const asksInside = wholeWords(
  [
    'how (?:much|many|long|old|far|early|late|hard|scary|do|can|is|are), do (?:you|we|i), can (?:you|we|i|my|the)',
    'is (?:there|it), are (?:there|you|we), what (?:is|are|time|do|should|happens|if), where (?:is|are|do|can), which',
    'would like to know, wondering, tell me, want to know, need to know',
  ].join(', '),
);

/** The end of a piece that asks without the words of a question: `20 people, total cost`, `6 teens on Saturday, ok`. Dinner `in 2 hours` asks nothing. */
const asksShortly =
  /(?:\b(?:total|price|prices|costs?|(?<!\d )hours|address|parking)|, (?:ok|okay|possible|doable|allowed))$/;

/** Sounds and turns of phrase that say nothing of what is asked: `wait`, `quick question`. */
const interjection = listOf(
  [
    'ok, okay, k, oh, aw, aww, ah, aha, hm+, um, uh, huh, whoa, wow, ugh, yikes, phew, lol, haha, omg, gosh, dude, man, sweet',
    'nice, great, cool, perfect, good, got it, i see, lovely, alright, wait, hold on, hang on, listen, look, anyway, anyways',
    'well, so, hey, hi, hello, hiya, sorry, excuse me, please, thanks, thank you, thx, real quick, quickly, (?:a )?quick question',
    'quick 1, (?:a )?question, (?:1|another) more thing, another thing, just (?:checking|curious|wondering|asking), out of curiosity',
    'honestly, seriously, be honest, no offense, silly question, (?:a )?dumb question, random question, random, weird question',
  ].join(', '),
);
/** Pieces that are left out: what takes back what was said before, and interjections. */
const dropped = new RegExp(
  `^(?:ok |oh )?(?:forget (?:it|that)|never mind|scratch that)$|^(?:${interjection}(?:[, ]+|$))+$`,
);

/** One piece of a message, and whether it asks something. */
export interface Piece {
  text: string;
  isQuestion: boolean;
}

/**
 * The questions of a normalized message, one each: `how much is it and can we bring a cake?` becomes two. Statements
 * stay pieces of their own: they say who comes, and when.
 */
export function splitQuestions(message: string): Piece[] {
  const sentences = message.replace(/,(?=[a-z])/g, ', ').match(/[^?!;.]*(?:\.(?=\S)[^?!;.]*)*[?!;.]*/g) ?? [];
  return sentences.flatMap((sentence) => {
    const marked = sentence.includes('?');
    const parts = sentence
      .replace(/[?!;.]+\s*$/, '')
      .split(betweenQuestions)
      .flatMap((part) => {
        const wishes = splitList(part);
        return wishes.map((text) => ({ text, isListed: wishes.length > 1 }));
      })
      .map(({ text, isListed }) => ({ text: text.trim().replace(/^[,\s"]+|[,\s"]+$/g, ''), isListed }))
      .filter(({ text }) => /[a-z0-9]/.test(text) && !dropped.test(text));
    return parts.map(({ text, isListed }, index) => ({
      text,
      isQuestion:
        isListed ||
        startsQuestion.test(text) ||
        asksShortly.test(text) ||
        asksInside.test(text) ||
        (marked && index === parts.length - 1),
    }));
  });
}

/** What may be or be done: `ok`, `a problem`, `stuck`, `play`. */
const verdict = listOf(
  [
    'ok, okay, fine, alright, all right, an? (?:problem|issue), problems?, issues?, possible, allowed, doable, stuck, lost',
    'safe, good, bad, right, cool, realistic, able, left out, bored, welcome, too much, a good idea, play, come, join, go',
    'book, work, enjoy, manage, participate, take part, handle, do, help, accommodate',
  ].join(', '),
);
const rest = `(?: ${listOf(
  [
    'it, that, this, in, then, too, anyway, still, there, here, along, at all, with (?:it|that|us)',
    'for (?:us|him|her|them|you|me), to (?:play|come|do|join|book), something, anything',
  ].join(', '),
)})*`;
const auxiliary = listOf('am, is, are, was, were, would, will, can, could, may, do, does, should, has, have');
const someone = listOf('that, this, it, she, he, they, we, i, you, there');
/** What such a tail is, whole. */
const tails = [
  `${auxiliary} ${someone}(?: (?:be|also|have|even|just))*(?: ${verdict}${rest})+`,
  `(?:no |any )?${verdict}(?: with (?:that|it))?(?: for you)?`,
  '(?:are |is )?(?:we|you|you guys|you all|everybody|everyone)(?: all)? (?:good|ok|okay|cool|fine)(?: with (?:that|it|this))?(?: to go)?',
  '(?:cool|ok|okay|fine|good) (?:with|by) you(?: guys| all)?',
  '(?:will|would|does|is|can) (?:that|this|it) (?:fly|work out|a thing|enough|count|happen)',
  '(?:or (?:not|nah|no)|yay or nay|yes or no)',
  '(?:is it )?(?:ok|okay|fine|alright|possible|allowed) to (?:bring|take) (?:her|him|them|it)(?: in| along| inside| too| with us)*',
  '(?:no |any )?chance(?:,? right)?',
  'right|correct|true|yes|no|why|how come|really|seriously',
  'what happens(?: now| next)?|(?:is|are) (?:it|that|they|those) (?:still )?any (?:good|use)',
  'is (?:it|that|this) (?:only|just) for [a-z]+(?: only)?',
  '(?:is|are|was|will) there (?:be )?(?:anything|something|any) (?:like|of) (?:that|this|it)(?: (?:in|at) (?:it|there|yours|your place|that room))?',
  'any (?:ideas?|thoughts|options?|chance)',
  'should (?:i|we) (?:look|go|try) (?:elsewhere|somewhere else)',
  'what (?:are (?:my|our) options|can (?:i|we) do|now|do you (?:think|suggest))',
];
/** A tail that asks about what was said before it and names nothing itself: `is that ok?`, `will she be stuck?`, `problem?` */
const bareTail = new RegExp(`^(?:and |so |but |or |then |please )*${anyOf(...tails)}$`);

/** True for a tail that means what was said before it. */
export const isBareTail = (text: string): boolean => bareTail.test(text);

/** A tail that asks how much, when or where of what was asked before it, and names nothing itself: `do people tip? how much?` */
const bareDetail =
  /^(?:and |so |but |or )*(?:how (?:much|long|many|far)|when|where|what time|which(?: ones?)?|what kind|since when)$/;

/** True for a tail that asks for a detail of the question before it. */
export const isBareDetail = (text: string): boolean => bareDetail.test(text);

/** Words before a list of wishes: `can you tell me your hours, prices and age limits`. */
const greeted = '(?:(?:hi|hello|hey|and|so|ok|also|please),? )*';
const asksToTell =
  '(?:(?:can|could|would|will) (?:you|i|we) (?:please )?)?' +
  '(?:tell|give|send|show|get|have) (?:(?:me|us) )?(?:about |more about )?';
const wishesFor = '(?:i|we) (?:need|want|would like|would love)(?: to know| to have)? ';
const looksFor = '(?:i am |we are )?(?:looking for|interested in|asking about) ';
const leadIn = new RegExp(
  `^${greeted}${anyOf(asksToTell, wishesFor, looksFor, 'what (?:is|are|about) ', 'what ')}?(?:the |your |all )?`,
);

/** `price, hours and parking` are three questions. */
function splitList(whole: string): string[] {
  const piece = whole.replace(leadIn, '').replace(/,? (?:please|thanks|thank you)$/, '');
  const parts = piece.split(/\s*(?:,|\band\b|&|\+|\/)\s*/).filter(Boolean);
  const isList =
    parts.length > 1 &&
    parts.every((part) => part.trim().split(/\s+/).length <= 2) &&
    !/\d|\b(?:me|my|i|we|us|you)\b/.test(piece);
  return isList ? parts : [whole];
}
