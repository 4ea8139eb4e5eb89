import { uncapitalized } from '../../../../src/domain/words.ts';
import { areAlike, likeness, meaningOf } from '../finding/meaning.ts';
import { stemOf, tellingWords, wordsOf } from '../finding/words.ts';
import { ideaOfWord, isIdeaWord, joinPhrases } from '../reading/concepts.ts';
import { anyOf, listOf, oneOf, wholeWords } from '../reading/patterns.ts';
import { asksForPresence, isFeared, isTurnedAround } from '../reading/yes-or-no.ts';
import { textOf, unitsOf, type Unit } from './units.ts';

/** Words before a question that ask nothing. */
const opening = String.raw`(?:(?:and|so|but|hi|hello|hey|ok|okay|also|yes|yay|great|nice|cool|perfect|awesome|thanks|oh)[ ,.!]+)*`;
const permitted = 'ok, okay, fine, cool, allowed, alright, permitted';
/** Words with which somebody asks whether something may be done. */
const leaves = [
  String.raw`(?:can|may|could|might) (?:i|we|they|he|she|my|our|you|people|kids)\b`,
  String.raw`${listOf('am i, are we, are you, is it, is that, will it be, would it be')} ${listOf(permitted)}\b`,
  String.raw`(?:ok|okay|fine|cool|alright|allowed) (?:if|to|for)\b`,
  String.raw`do you (?:allow|permit|let)\b`,
];
/** Words at the end that ask for leave: `we come tipsy, that is cool right`. */
const asksLeaveAtLast =
  /\b(?:that is|is that|this is) (?:ok|okay|fine|cool|alright|allowed)(?: right| with you)?[?.! ]*$/;
const asksLeave = new RegExp(`^${opening}(?:${leaves.join('|')})`);
/** What comes after the first word of such a question. */
const whoOrWhat = [
  'i, we, you, they, he, she, it, there, the, my, our, your, any',
  'anybody, anyone, people, kids, children, guests, somebody, someone',
].join(', ');
/** Words with which a question begins that is answered with Yes or No, after a story as well: `I forgot the code, can you add it`. */
const asksWhether = new RegExp(
  String.raw`(?:^|[,.;:!?] ?)${opening}` +
    String.raw`${listOf('can, could, may, might, is, are, do, does, did, will, would')} ${listOf(whoOrWhat)}\b`,
);
/** Words that turn a question around: a No to it would mean Yes. */
const turnsAround = oneOf(
  /\b(?:not|without|avoid|refuse|skip|forbid\w*|bann?ed|problem|mind|object|free of|leave out|give up|opt out)\b/,
  /n't\b|\b\w+ free\b(?! of)/,
);
/** Words that say what may not be. */
const forbids = /\b(?:not allowed|not permitted|stays? (?:out of|outside)|only in the)\b/i;
/** Words that deny what follows: what may not be, or what need not be feared, as in `never locked`. */
const denied = /(?:\b(?:no|none of|nobody|nothing|no one|never|not|cannot)\b|n['’]t\b)(?<what>(?: [\p{L}-]+){1,5})/giu;
const limits = [
  'if, unless, except, only, until, after, before, under, below, over, above, from, when, without, but, most, some',
  'other, than',
].join(', ');
/** Words that make a rule hold for some only: a No to everybody would say too much. */
const holdsForSome = new RegExp(String.raw`\b${listOf(limits)}\b`, 'i');
/** The first word of a sentence that may go on after `No,`: `No, we have no lot`, `No, nobody is locked in`. */
const goesOnAfterNo = /^(?:We|There|Nobody|No one|None|It|They|You)\b/;
const opensWithVerdict = /^(?:\*\*)?(?:yes|no|neither|both|never|not|sure|of course)\b/i;
/** From this likeness on a sentence speaks of what was asked. */
const speaksOfIt = 0.5;

/** Words with which something else begins than what is denied. */
const endOfDenial = / (?:and|or|so|to|for|at|in|because)\b.*/i;
/** Words that say when and where, and not what. */
const whenever = new Set('later anymore yet again now ever once afterward afterwards'.split(' '));

/** The words of a sentence that it denies: those of `no lot of our own`, each time. */
const deniedIn = (sentence: string): string[][] =>
  [...sentence.matchAll(denied)]
    .map(({ groups }) =>
      tellingWords((groups?.['what'] ?? '').replace(endOfDenial, '')).filter((word) => !whenever.has(word)),
    )
    .filter((words) => words.length > 0);

/** True for two words of different ideas, however often they stand together: a drink is not alcohol. */
const areOfTwoIdeas = (one: string, other: string): boolean =>
  isIdeaWord(one) && isIdeaWord(other) && ideaOfWord(one) !== ideaOfWord(other);

/** True for a word that is asked for, or one of the same meaning. */
const isAsked = (word: string, asked: readonly string[]): boolean =>
  asked.some(
    (each) => stemOf(word) === stemOf(each) || (each.length > 3 && !areOfTwoIdeas(each, word) && areAlike(each, word)),
  );

/** True for a sentence that rules out what is asked for, and not something else that nobody wants: `they never expire`. */
function rulesOut(sentence: string, question: string): boolean {
  if (forbids.test(sentence)) return true;
  const asked = tellingWords(question);
  return deniedIn(sentence).some((words) => words.some((word) => isAsked(word, asked)));
}

/** That nobody needs a thing does not rule it out. */
export const sparesNeed = /\b(?:no|nobody|not|never|n['’]t) needs?\b/i;

const banned = '(?:is|are) (?:banned|forbidden|prohibited)';
/** Words after which a sentence says that what it began with may not be. */
const mayNotBe = new RegExp(
  String.raw`\b${anyOf('(?:is|are) not (?:allowed|permitted)', banned, 'stays? (?:out of|outside)')}\b`,
  'i',
);

/** The ideas of what a sentence rules out for everybody: `no alcohol` rules out beer. */
export function ideasRuledOut(sentence: string): Set<string> {
  if (holdsForSome.test(sentence)) return new Set();
  const at = sentence.search(mayNotBe);
  const subjects = at > 0 ? tellingWords(sentence.slice(0, at)) : [];
  return new Set([...subjects, ...deniedIn(sentence).flat().filter(isIdeaWord)].map(ideaOfWord));
}

/** The words of all that a sentence denies. */
export const deniedWordsOf = (sentence: string): string[] => deniedIn(sentence).flat();

/** The ideas that a text speaks of. */
export const ideasSpokenOf = (text: string): Set<string> =>
  new Set(tellingWords(joinPhrases(text.toLowerCase())).map(ideaOfWord));

/** True for a rule without exceptions that denies what is asked for, in these or in other words. */
function deniesIdea(sentence: string, question: string): boolean {
  const asked = ideasSpokenOf(question);
  return [...ideasRuledOut(sentence)].some((idea) => asked.has(idea));
}

/** Words that say which kind of a thing is wanted. */
const kindsOfThing = /\b(?:plastic|physical|tangible|hard ?copy|paper (?:cards?|vouchers?|certificates?))\b/i;

/** True for a question that wants a kind of a thing of which a text says nothing: a plastic card is not any card. */
export const asksForOtherKind = (question: string, text: string): boolean =>
  kindsOfThing.test(question) && !kindsOfThing.test(text);

/** What something is in says nothing of what it is: `a bottle of water`. */
const containers = /\b(?:bottles?|cans?|cups?|glass(?:es)?|box(?:es)?) of\b/g;

/** True for a sentence that denies a thing that is asked for, for some or for everybody. */
export const deniesAsked = (sentence: string, question: string): boolean => {
  const asked = question.replaceAll(containers, ' ');
  return (
    deniesIdea(sentence, asked) ||
    deniedWordsOf(sentence).some((word) => !light.has(word) && isAsked(word, tellingWords(asked)))
  );
};

/** Words that deny nothing by themselves: `coins we cannot take` is no No to cash. */
const light = new Set('play plays take get make use come go give offer allow need bring accept'.split(' '));

/** True for a text of which a sentence denies all that is asked for: `no lot of our own` is no No to those who look for any lot. */
function deniesAll(text: string, question: string): boolean {
  const asked = tellingWords(question);
  return text
    .split(/(?<=[.!?]) /)
    .filter((sentence) => !holdsForSome.test(sentence))
    .flatMap(deniedIn)
    .some((words) => words.some((word) => !light.has(word)) && words.every((word) => isAsked(word, asked)));
}

/** A short opening that says no more than yes, no, or how often: `Usually, yes.`, `No, but`. */
const verdicts =
  'yes, no, a little, usually, constantly, never, always, both, neither, sure, hardly, not quite, not really, of course, gladly';
const yesOrNo = String.raw`(?:Yes|No)[,.:;]+ (?!(?:and|but) (?:with|in|on|at|for|from|if|as|by)\b)(?:but |and |so |because )?`;
const howOften = `(?:${listOf('Usually, Mostly, Sometimes, Of course, Not')}[, ]+)?${listOf(verdicts)}[.!:] `;
const openingVerdict = new RegExp(String.raw`^(?:${yesOrNo}|${howOften})(?=\S)`, 'i');

/** Words that ask for more than Yes or No. */
const asksForMore = wholeWords(
  [
    'what (?:happens|do|does|if|kind|time), when (?:do|does|is|are|will), where',
    'how (?:much|many|long|far|do|does), which',
  ].join(', '),
);

/** True for a question that Yes or No answers. */
export const isYesNoQuestion = (question: string): boolean => asksWhether.test(question);

/** True for a question that Yes or No does not answer: `what happens with the doors`. */
export const isOpenQuestion = (question: string): boolean => asksForMore.test(question) && !asksWhether.test(question);

/** A text without the Yes or No that it opens with, for those who asked something else; one that says nothing more stays. */
export function withoutVerdict(text: string): string {
  const rest = text.replace(openingVerdict, '');
  return `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`;
}

/** First words that are small behind a Yes or No. */
const smallWords = listOf(
  'On, At, Today, Tomorrow, An?, We, You, They, There, Every, Our, The, Hints, Phones, Rooms, If, Have, Ask, Pay, Bring, Send, Speak',
);
const isSmallAfter = new RegExp(String.raw`^${smallWords}\b`);

/** True for a text room by room of which one denies what another has: no Yes or No holds for all of them. */
function differs(text: string): boolean {
  const said = text.split('\n\n').filter((part) => part.startsWith('**'));
  return (
    said.length > 1 &&
    new Set(said.map((part) => /^\*\*[^*]+\*\*: (?:None|No|Nobody|Nothing|Never|Not)\b/.test(part))).size > 1
  );
}

/** A text with a Yes or No in front of it, unless the rooms of which it tells differ. */
export function saidAfter(verdict: 'Yes' | 'No', text: string): string {
  if (differs(text)) return text;
  if (/^(?:\*\*|- )/.test(text)) return `${verdict}.\n\n${text}`;
  return isSmallAfter.test(text) ? `${verdict}, ${uncapitalized(text)}` : `${verdict}. ${text}`;
}

/** A rule with its No in front, unless it begins with one: `No alcohol, please.` */
export function withNo(rule: string): string {
  if (opensWithVerdict.test(rule)) return rule;
  return goesOnAfterNo.test(rule) ? `No, ${uncapitalized(rule)}` : `No. ${rule}`;
}

/** True for a question that asks whether something may be done in the house, and not whether it may be left. */
export const asksForLeave = (question: string): boolean =>
  (asksLeave.test(question) || asksLeaveAtLast.test(question)) &&
  !turnsAround.test(question) &&
  !/\boutside\b/.test(question); // what stays out of the house may be there

/** True for a sentence that grants the very thing which another one rules out by a wider word: pizza may be delivered, and no food is sold. */
function grants(sentence: string, denial: string, question: string): boolean {
  if (sentence === denial || deniedIn(sentence).length > 0) return false;
  const ruledOut = ideasRuledOut(denial);
  const said = new Set(tellingWords(sentence).map(stemOf));
  return tellingWords(question).some((word) => ruledOut.has(ideaOfWord(word)) && said.has(stemOf(word)));
}

/** The sentence of a text that rules out for everybody what a message names, unless another one speaks of the same and denies nothing. */
function denialIn(units: readonly Unit[], message: string): Unit | undefined {
  const denial = units.find(({ label, text }) => label === '' && deniesIdea(text, message));
  if (!denial) return undefined;
  const asked = ideasSpokenOf(message);
  const ruledOut = [...ideasRuledOut(denial.text)].filter((idea) => asked.has(idea));
  const grantsIt = ({ text }: Unit) =>
    deniedIn(text).length === 0 && ruledOut.some((idea) => ideasSpokenOf(text).has(idea));
  return units.some((unit) => unit !== denial && grantsIt(unit)) ? undefined : denial;
}

/** `and a few bottles of prosecco?` asks the same as the question before it. */
const goesOnAsking = /^(?:and|or|what about|how about)\b/;

/** The sentence that rules out what somebody wants leave for, first and with its No: `no alcohol` of a text that begins with soft drinks. */
export function withDenialFirst(text: string, question: string, message: string): string | undefined {
  if (!asksForLeave(question) && !goesOnAsking.test(question)) return undefined;
  if (isTurnedAround(message) || isFeared(message) || asksForPresence(question)) return undefined;
  const units = unitsOf(withoutVerdict(text));
  const denial = denialIn(units, message);
  if (!denial || units[0] === denial || denial.text.startsWith('- ')) return undefined;
  return textOf([{ ...denial, text: withNo(denial.text) }, ...units.filter((unit) => unit !== denial)]);
}

/** A condition that stands alone: `If the booking page shows a slot.` It answers nothing without a Yes. */
const onlyCondition = /^If [^,.!?]+\.(?= |$)/;

/** A text's sentence that forbids what is asked for, said first and with a No; otherwise the text as it is. */
export function withVerdict(text: string, question: string): string {
  const isLeave = asksForLeave(question);
  if (turnsAround.test(question) || opensWithVerdict.test(text)) return text;
  if (onlyCondition.test(text) && !isOpenQuestion(question)) return `Yes, ${uncapitalized(text)}`;
  if (!isLeave && !asksWhether.test(question)) return text;
  const units = unitsOf(text);
  const asked = meaningOf(wordsOf(question));
  const ranked = units
    .map((unit) => ({ unit, score: likeness(asked, meaningOf(wordsOf(unit.text))) }))
    .sort((one, other) => other.score - one.score);
  const denial = isLeave ? ranked.find(({ unit }) => unit.label === '' && deniesIdea(unit.text, question)) : undefined;
  const isGranted = denial && units.some((unit) => grants(unit.text, denial.unit.text, question));
  const denying = isGranted ? undefined : denial;
  const best = denying ?? ranked.find(({ unit, score }, at) => at === 0 && unit.label === '' && score >= speaksOfIt);
  if (!best || /\byes\b/i.test(best.unit.text)) return text;
  if (!denying && !(isLeave ? rulesOut(best.unit.text, question) : deniesAll(best.unit.text, question))) return text;
  const others = units.filter((unit) => unit !== best.unit);
  const rule = best.unit.text.replace(/^- /, '');
  return textOf([{ ...best.unit, text: withNo(rule), label: '' }, ...others]);
}
