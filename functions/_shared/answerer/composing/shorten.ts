import { sharesOf } from '../finding/shares.ts';
import { asksYesOrNo } from '../reading/yes-or-no.ts';
import { fitsOf } from './fitting-sentences.ts';
import { textOf, unitsOf, wordCount, type Unit } from './units.ts';

/** Words that a quoted answer may have; its first piece is always said, however long. */
const longestQuote = 45;
/** A quote of so few words is said as it stands; in a longer one the piece that was asked for may come first. */
const shortQuote = 26;
/** A piece of so few words costs nobody time, and often says for whom the rest does not hold: `In the rooms, no.` */
const fewWords = 5;
/** A Yes or No of one word says nothing by itself: what fits best follows it at once. */
const bareVerdict = 1;
/** A piece with a phone number or an e-mail address says what to do next, which whoever asks has to know. */
const saysHowToReachUs = /@|(?:\d[ ().-]*){7}/;
/** Words that an answer may have which was worked out for this visitor: it is all about what was asked. */
const longestPlan = 65;
/** The pieces of a quote that together are this likely to hold the answer are said; one less likely than that is beside the point. */
const likelyWhole = 0.92;
/** The same where a sentence with its Yes or No stands first: most of the answer is said by then. */
const likelyBehindVerdict = 0.8;
const besidePoint = 0.03;
/** From this likelihood on an item of a list is the one that was asked for. */
const standsOut = 0.35;
/** What the question before counts beside the one that is asked. */
const shareOfEarlier = 0.4;
/** What it adds to a piece that it holds what was worked out. */
const workedOut = 2;

/** What a long answer is shortened by. */
interface Shortening {
  /** What is asked; several where a message asks several things of one text. */
  questions: readonly string[];
  /** The question before it that it leans on, if any: `does it cost extra` after a photo asks what photos cost. */
  earlier?: string;
  /** True for an answer that was worked out or written for its subject: its opening stays, and it may be longer. */
  isComposed: boolean;
  /** What was worked out for this visitor, in words as the answer has them. */
  computed: readonly string[];
  /** True for a question of the venue's own, word for word: its owner wrote all of the answer for it. */
  isOwnQuestion?: boolean;
  /** Names of the rooms: who hears of one of them hears what the text says of the others. */
  rooms?: readonly string[];
}

/** How likely each piece is one that answers, for each question: by its words, by the one before it, and by what was worked out. */
function likelihoodsOf(pieces: readonly string[], { questions, earlier = '', computed }: Shortening): number[][] {
  const fitTo = fitsOf(pieces);
  const before = earlier === '' ? [] : fitTo(earlier);
  const beside = pieces.map((piece, at) => {
    const isWorkedOut = computed.some((words) => piece.includes(words));
    return shareOfEarlier * (before[at] ?? 0) + (isWorkedOut ? workedOut : 0);
  });
  return questions.map((question) => sharesOf(fitTo(question).map((fit, at) => fit + (beside[at] ?? 0))));
}

/** The places of the likeliest pieces, as few as hold the answer: one where it is plain which, several where it is not. */
function placesToSay(likelihoods: readonly number[], enough: number): number[] {
  const ranked = likelihoods
    .map((likelihood, at) => ({ likelihood, at }))
    .sort((one, other) => other.likelihood - one.likelihood);
  let whole = 0;
  return ranked.flatMap(({ likelihood, at }) => {
    if (whole >= enough || likelihood < besidePoint) return [];
    whole += likelihood;
    return [at];
  });
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
  if (wordCount(text) <= (shortening.isComposed || shortening.isOwnQuestion ? longest : shortQuote)) return text;
  const units = unitsOf(text);
  const likely = likelihoodsOf(
    units.map((unit) => unit.text),
    shortening,
  );
  const ranked = units
    .map((unit, at) => ({ unit, at, likelihood: Math.max(...likely.map((of) => of[at] ?? 0)) }))
    .sort((one, other) => other.likelihood - one.likelihood);
  const first = ranked.find(({ at }) => at === 0);
  const [best] = ranked;
  if (!first || !best) return text;
  const isVerdict = /^(?:yes|no|neither|both|never|not)\b|, (?:yes|no)(?=[.,:;!]|$)/i.test(
    first.unit.text.replace(/^[*\s]+/, ''),
  );
  const enough = isVerdict && wordCount(first.unit.text) > fewWords ? likelyBehindVerdict : likelyWhole;
  const isToSay = new Set(likely.flatMap((each) => placesToSay(each, enough)));
  const asksOneThing = shortening.questions.every(asksYesOrNo);
  // where no item of a list stands out, it is said in its own order
  const isWholeList = best.likelihood < standsOut && units.every((unit) => unit.text.startsWith('- '));
  // to a question of the venue's own, its answer begins as its owner wrote it
  const opening = shortening.isComposed || shortening.isOwnQuestion || isVerdict || isWholeList ? first : best;
  const chosen = [opening];
  const namesRoom = ({ text: words }: Unit) => (shortening.rooms ?? []).some((name) => words.includes(name));
  const count = (sum: number, { unit }: typeof opening) => sum + wordCount(unit.text);
  for (const each of oneForEachLabel(ranked))
    if (!chosen.some(({ unit }) => unit.label === each.unit.label)) chosen.push(each);
  let words = chosen.reduce(count, 0);
  for (const each of ranked) {
    const size = wordCount(each.unit.text);
    if (chosen.includes(each) || words + size > longest) continue;
    const isOneOfList = asksOneThing && each.unit.text.startsWith('- ');
    const isShortAfterSaid =
      !isOneOfList && size <= fewWords && (each.at === 0 || chosen.some(({ at }) => at === each.at - 1));
    // of a list nothing is left out while there is room: `what do we get` asks for all of it, `can we order pizza` for one thing
    const isListed =
      each.unit.text.startsWith('- ') && !isOneOfList && (each.likelihood >= besidePoint || words < shortQuote);
    const isOfOtherRoom = namesRoom(each.unit) && chosen.some(({ unit }) => namesRoom(unit));
    const isNeeded =
      isToSay.has(each.at) || isListed || isShortAfterSaid || isOfOtherRoom || saysHowToReachUs.test(each.unit.text);
    if (!shortening.isComposed && !isNeeded) continue;
    chosen.push(each);
    words += size;
  }
  const isBare = isVerdict && !shortening.isComposed && wordCount(first.unit.text) <= bareVerdict;
  const placeOf = (each: typeof opening) => (isBare && each === best ? 0 : each.at);
  const rest = chosen.slice(1).sort((one, other) => placeOf(one) - placeOf(other));
  return withoutBullet(textOf([opening.unit, ...rest.map(({ unit }) => unit)]));
}
