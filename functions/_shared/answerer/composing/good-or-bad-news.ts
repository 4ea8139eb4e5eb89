/** Whether a sentence of the venue gives or takes something, for whoever hopes for it or fears it. */
import { listOf, oneOf } from '../reading/patterns.ts';
import { isFeared, isTurnedAround } from '../reading/yes-or-no.ts';

const denial = String.raw`(?:\b${listOf('no, not, never, nobody, nothing, neither, without, none, no one, cannot')}\b|n['’]t\b)`;
const burdens = listOf(
  [
    'fees?, charges?, charged, expires?, expiry, shorten, minutes, blackout, date to, locked, touch(?:es)?, jumps?, gore, blood, actors?',
    'strobes?, crawls?, strangers, else can join, publish, grade, reports?, need to, puzzles that use, store, sell, surcharge, penalt\\w*',
    'lose, loses, steps, stairs',
  ].join(', '),
);
/** A denial of what nobody hopes for: `never expires`, `no fee`. */
export const spares = new RegExp(String.raw`${denial}(?: [\w’'-]+){0,4}? ${burdens}\b`, 'i');
const guests = listOf('you, they, kids, children, teams?, people, phones, pairs, an?, the');
const ourDeeds = listOf(
  'can, open, love, offer, have(?! no), take, bring, leave, skip, include, send, help, train, are open, would love, are glad, do',
);
/** What lets somebody do, have or keep something, in lower case. */
export const gives = oneOf(
  /\bask for an?\b|\band we(?:['’]ll)? (?:take|open|leave|send|bring)\b/,
  /\band we can (?!cancel|ask|refuse|charge)\w|\b(?:is|are) enough\b(?! for)/,
  new RegExp(String.raw`^${guests} (?:\w+ )?(?:can|may|choose|keep|get)\b`),
  new RegExp(String.raw`^we(?:['’]d|['’]ll)? ${ourDeeds}\b`),
  /^(?:right now )?we(?:['’]re| are) (?:hiring|looking for)\b/,
  /\b(?:as many|as much|as often|whatever|whenever|any [\w ]*)\b[\w ]*\byou (?:like|want)\b/,
  /\b(?:is|are) (?:private|yours|welcome|included|free|open|allowed|easy|fine)\b|\bwe are open\b/,
  /\byou choose between\b|\bfull refund\b|\bcomes? with\b|\b(?:party|age \d+) can (?:play|start)\b/,
);
/** What visitors are told to do themselves; it is no Yes to `can you do it`. */
export const tellsToDo = /^(?:have|bring|use|speak|ask|keep|send it|book)\b|^(?:cancel|move|change)\b.*\bfree\b/;
const asksUs = /\b(?:can|could|will|would|do) (?:you|they)\b/;
/** Who has to ask or bring is told to: `do we need our own lock`. */
const asksDuty = /\b(?:have|has|need|needs|got|required) to\b|\b(?:need|must|gotta|should|a must|necessary)\b/;
const refused = listOf('allowed, possible, refund\\w*, includ\\w*, available, open, offered');
/** What takes something away, in lower case. */
const takes = oneOf(
  /\b(?:is|are) (?:closed|over our limit|too (?:young|old|soon|late))\b|\b(?:retired|expired|ended on|no longer)\b/,
  /\bcan(?:not|['’]t) (?:be )?\w+/,
  /(?<!\b(?:you|they|that|who) )\b(?:do not|don['’]t|won['’]t|will not) (?!have to|need|mind|count|pay)\w+/,
  new RegExp(String.raw`\b(?:is not|are not|isn['’]t|aren['’]t) ${refused}\b`),
  /^(?:rooms|games|players|teams|we) (?:are|is) (?:monitored|watched|filmed|recorded)\b/,
  /\bhas to wait elsewhere\b|\bcosts the same\b|\bmay be shorter\b|\bneed a ticket\b|\bcount as players\b/,
  /\b(?:parent|guardian)s? signs?\b/,
);
/** A word that denies. */
export const denies = new RegExp(denial, 'i');
/** Whether something still holds. */
export const asksStill = /\bstill (?:good|valid|work\w*|use\w*)\b|\bany good\b/;
/** What is hoped for, and what spares it: that it lasts, that one can go. */
const sparedHopes: readonly (readonly [RegExp, RegExp])[] = [
  [asksStill, /\bnever expires?\b/],
  [/\b(?:get|go|come|walk|step|let (?:me|us|him|her)) out\b|\bleave\b/, /\b(?:never|not) locked\b/],
];

/**
 * Whether a sentence is good or bad news for somebody who hopes; undefined where its words do not tell. `leaning` is the part of
 * the question that says whether they hope or fear.
 */
export function newsIn(sentence: string, question: string, leaning = question): 'good' | 'bad' | undefined {
  const text = sentence.toLowerCase();
  if (spares.test(text))
    return isFeared(question) || sparedHopes.some(([asked, said]) => asked.test(question) && said.test(text))
      ? 'good'
      : undefined;
  if (takes.test(text)) return 'bad';
  const lets =
    gives.test(text) ||
    (tellsToDo.test(text) && !(asksUs.test(question) || asksDuty.test(leaning) || isTurnedAround(leaning)));
  return !denies.test(text) && lets ? 'good' : undefined;
}
