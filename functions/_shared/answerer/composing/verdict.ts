import { likeness, meaningOf } from '../finding/meaning.ts';
import { wordsOf } from '../finding/words.ts';
import { textOf, unitsOf } from './units.ts';

/** Words before a question that ask nothing. */
const opening = String.raw`(?:(?:and|so|but|hi|hello|hey|ok|also)[ ,]+)*`;
/** Words with which somebody asks whether something may be done. */
const leaves = [
  String.raw`(?:can|may|could|might) (?:i|we|they|he|she|my|our|you|people|kids)\b`,
  String.raw`(?:am i|are we|are you|is it|is that) (?:ok|okay|fine|allowed|alright|permitted)\b`,
  String.raw`do you (?:allow|permit|let)\b`,
];
const asksLeave = new RegExp(`^${opening}(?:${leaves.join('|')})`);
/** Words that turn a question around: a No to it would mean Yes. */
const turnsAround = /\b(?:not|without|avoid|refuse|skip|forbid\w*|bann?ed|problem|mind|object)\b|n't\b/;
/** A sentence that says what may not be. */
const rulesOut = /\b(?:no|none|nobody|no one|never|not allowed|not permitted|stays? out|stay outside|only in the)\b/i;
const opensWithVerdict = /^(?:\*\*)?(?:yes|no|neither|both|never|not|sure|of course)\b/i;
/** From this likeness on a sentence speaks of what was asked. */
const speaksOfIt = 0.5;

/** Words that ask whether something would be a trouble: a No is the good news. */
const asksTrouble =
  /\b(?:is|are|would|will|be) (?:it |that |this |there |we )*(?:be )?(?:a |any |too much )?(?:problem|issue|trouble|hassle)\b/;

/** A text without the Yes or No that it opens with, for those who asked something else. */
export const withoutVerdict = (text: string): string =>
  text.replace(/^(?:Yes|No)[,.:] (.)/, (_, letter: string) => letter.toUpperCase());

/** A verdict turned around for those who ask whether something is a problem. */
export function turnedAround(text: string, question: string): string {
  if (!asksTrouble.test(question)) return text;
  return text
    .replace(/^Yes[,:.]? (\w)/, (_, letter: string) => `No problem: ${letter.toLowerCase()}`)
    .replace(/^No[,:.] (\w)/, (_, letter: string) => `I’m afraid so: ${letter.toLowerCase()}`);
}

/** A text's sentence that forbids what is asked for, said first and with a No; otherwise the text as it is. */
export function withVerdict(text: string, question: string): string {
  if (!asksLeave.test(question) || turnsAround.test(question) || opensWithVerdict.test(text)) return text;
  const units = unitsOf(text);
  const asked = meaningOf(wordsOf(question));
  const ranked = units
    .map((unit) => ({ unit, score: likeness(asked, meaningOf(wordsOf(unit.text))) }))
    .sort((one, other) => other.score - one.score);
  const [best] = ranked;
  if (
    !best ||
    best.unit.label !== '' ||
    best.score < speaksOfIt ||
    !rulesOut.test(best.unit.text) ||
    /\byes\b/i.test(best.unit.text)
  )
    return text;
  const others = units.filter((unit) => unit !== best.unit);
  return textOf([{ ...best.unit, text: `No. ${best.unit.text}`, label: '' }, ...others]);
}
