import { likeness, meaningOf, nearestTo, rowsOf, type Meaning } from '../finding/meaning.ts';
import { tellingWords, wordsOf } from '../finding/words.ts';
import { textOf, unitsOf, wordCount, type Unit } from './units.ts';

/** Words that a quoted answer may have; its first piece is always said, however long. */
const longestQuote = 45;
/** A quote of so few words is said as it stands; in a longer one the piece that was asked for may come first. */
const shortQuote = 20;
/** Words that an answer may have which was worked out for this visitor: it is all about what was asked. */
const longestPlan = 65;
/** How much better a later piece has to fit the question than the opening to be said first. */
const clearlyBetter = 0.12;
/** When a quote has said as much as a short one, a piece that fits so much less than the best is beside the point. */
const besidePoint = 0.65;
/** A piece of so few words costs nobody time, and often says for whom the rest does not hold: `In the rooms, no.` */
const fewWords = 5;
/** What the question before counts beside the one that is asked. */
const shareOfEarlier = 0.4;
/** What it adds to a piece that it holds what was worked out, or a number or day of the question. */
const workedOut = 0.4;

/** What a long answer is shortened by. */
interface Shortening {
  question: string;
  /** The question before it that it leans on, if any: `does it cost extra` after a photo asks what photos cost. */
  earlier?: string;
  /** True for an answer that was worked out or written for its subject: its opening stays, and it may be longer. */
  isComposed: boolean;
  /** What was worked out for this visitor, in words as the answer has them. */
  computed: readonly string[];
}

/** Numbers and days of a question. */
const particulars = (text: string): string[] =>
  text.toLowerCase().match(/\d+|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\bweekend|\btomorrow|\btonight/g) ?? [];

/**
 * How well a piece goes with a question: by what both mean, by how near each telling word of the question comes to one of the piece, and
 * by what was worked out. Of a stranger’s questions (tests/eval/sentences/held-out) 59 of 100 hear first the sentence that answers; by
 * whole meanings and shared words alone it was 51.
 */
function relevanceTo({ question, earlier = '', computed }: Shortening): (text: string) => number {
  const own = fitTo(question);
  const before = fitTo(earlier);
  const asked: readonly string[] = particulars(question);
  return (text) => {
    const said = particulars(text);
    const isWorkedOut = computed.some((words) => text.includes(words)) || asked.some((each) => said.includes(each));
    const piece: Piece = { meaning: meaningOf(wordsOf(text)), rows: rowsOf(tellingWords(text)) };
    return own(piece) + shareOfEarlier * before(piece) + (isWorkedOut ? workedOut : 0);
  };
}

/** What a piece of a text means, and its telling words. */
interface Piece {
  meaning: Meaning;
  rows: readonly number[];
}

/** How near a piece comes to a question: as a whole, and to each of its telling words. */
function fitTo(question: string): (piece: Piece) => number {
  const wanted = meaningOf(wordsOf(question));
  const nearTo = rowsOf(tellingWords(question)).map(nearestTo);
  return ({ meaning, rows }) =>
    likeness(wanted, meaning) + nearTo.reduce((sum, near) => sum + near(rows), 0) / Math.max(1, nearTo.length);
}

/** A list of one item is a sentence. */
const withoutBullet = (text: string) => (text.split('\n- ').length === 1 ? text.replace(/^- /, '') : text);

/** More names than an answer goes through one by one when it is too long. */
const mostLabels = 4;

/** Where an answer goes through rooms or ways by name, the best piece of each: none may be missing, as if it were not so there. */
function oneForEachLabel<Ranked extends { unit: Unit }>(ranked: readonly Ranked[]): Ranked[] {
  const labels = new Map(ranked.toReversed().map((each) => [each.unit.label, each] as const));
  labels.delete('');
  return labels.size >= 2 && labels.size <= mostLabels ? [...labels.values()] : [];
}

/** A long answer's pieces that the question asks for, in their order; in quoted text the piece that fits best may come first. */
export function shorten(text: string, shortening: Shortening): string {
  const longest = shortening.isComposed ? longestPlan : longestQuote;
  if (wordCount(text) <= (shortening.isComposed ? longest : shortQuote)) return text;
  const relevance = relevanceTo(shortening);
  const ranked = unitsOf(text)
    .map((unit, at) => ({ unit, at, score: relevance(unit.text) }))
    .sort((one, other) => other.score - one.score);
  const first = ranked.find(({ at }) => at === 0);
  const [best] = ranked;
  if (!first || !best) return text;
  const isVerdict = /^(?:yes|no|neither|both|never|not)\b|, (?:yes|no)\b/i.test(first.unit.text.replace(/^[*\s]+/, ''));
  const keepsOpening = shortening.isComposed || isVerdict || best.score < first.score + clearlyBetter;
  const opening = keepsOpening ? first : best;
  const chosen = [opening];
  let words = wordCount(opening.unit.text);
  for (const each of oneForEachLabel(ranked)) {
    if (chosen.includes(each) || chosen.some(({ unit }) => unit.label === each.unit.label)) continue;
    chosen.push(each);
    words += wordCount(each.unit.text);
  }
  for (const each of ranked) {
    const size = wordCount(each.unit.text);
    if (chosen.includes(each) || words + size > longest) continue;
    const isBeside = each.score < best.score - besidePoint && size > fewWords;
    if (isBeside && !shortening.isComposed && words >= shortQuote) continue;
    chosen.push(each);
    words += size;
  }
  const rest = chosen.slice(1).sort((one, other) => one.at - other.at);
  return withoutBullet(textOf([opening.unit, ...rest.map(({ unit }) => unit)]));
}
