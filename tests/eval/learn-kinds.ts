/** Learns by which words and meanings messages of several kinds are told apart. */
import { writeFileSync } from 'node:fs';
import { meaningOf } from '../../functions/_shared/answerer/finding/meaning.ts';
import type { LearnedWeights } from '../../functions/_shared/answerer/finding/likelihoods.ts';
import {
  shareOfMeaning,
  shareOfSign,
  tellingWords,
  wordSigns,
} from '../../functions/_shared/answerer/finding/word-signs.ts';
import { packNumbers } from '../../functions/_shared/answerer/finding/packed-numbers.ts';

/** A message as words, and what it is. */
export interface Message {
  words: readonly string[];
  kind: string;
  /** What it counts beside others. */
  weight: number;
}

export interface Learning {
  /** A sign of fewer messages is chance. */
  fewestUses: number;
  /** Which messages' signs are learned at all; all, unless told. */
  isTelling?: (message: Message) => boolean;
  rounds: number;
  /** How fast weights move. */
  pace: number;
  /** How much must speak for a weight before it is more than nothing, and how much large ones are held back. */
  threshold: number;
  restraint: number;
}

/** The columns of a message and what each holds: its signs, the parts of its meaning, and one that is always there. */
interface Row {
  columns: Int32Array;
  values: Float64Array;
  kind: number;
  weight: number;
}

/** The same order every time. */
function createShuffle(seed: number) {
  let state = seed;
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  return (order: Int32Array) => {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(next() * (at + 1));
      const kept = order[at] ?? 0;
      order[at] = order[other] ?? 0;
      order[other] = kept;
    }
  };
}

/** The likelihood of each kind, written into `likely`. */
function weigh(weights: Float32Array, { columns, values }: Row, likely: Float64Array): void {
  const kinds = likely.length;
  likely.fill(0);
  for (let at = 0; at < columns.length; at++) {
    const start = (columns[at] ?? 0) * kinds;
    const value = values[at] ?? 0;
    for (let kind = 0; kind < kinds; kind++) likely[kind] = (likely[kind] ?? 0) + (weights[start + kind] ?? 0) * value;
  }
  const highest = likely.reduce((most, each) => Math.max(most, each), -Infinity);
  let whole = 0;
  for (let kind = 0; kind < kinds; kind++) whole += likely[kind] = Math.exp((likely[kind] ?? 0) - highest);
  for (let kind = 0; kind < kinds; kind++) likely[kind] = (likely[kind] ?? 0) / whole;
}

/** Below this a step is too small to be worth its time. */
const leastStep = 1e-5;

/**
 * Weights of a softmax, most of them nothing (FTRL-Proximal: McMahan et al., "Ad Click Prediction", 2013). The last `kept` columns
 * are never made nothing.
 */
function learnWeights(rows: readonly Row[], width: number, kinds: number, kept: number, learning: Learning) {
  const { rounds, pace, threshold, restraint } = learning;
  const weights = new Float32Array(width * kinds);
  const pulls = new Float32Array(weights.length);
  const moved = new Float32Array(weights.length);
  const likely = new Float64Array(kinds);
  const order = Int32Array.from(rows, (_, at) => at);
  const shuffle = createShuffle(7);
  for (let round = 0; round < rounds; round++) {
    shuffle(order);
    for (const at of order) {
      const row = rows[at];
      if (!row) continue;
      weigh(weights, row, likely);
      likely[row.kind] = (likely[row.kind] ?? 0) - 1;
      for (let each = 0; each < row.columns.length; each++) {
        const column = row.columns[each] ?? 0;
        const value = (row.values[each] ?? 0) * row.weight;
        const least = column >= width - kept ? 0 : threshold;
        for (let kind = 0; kind < kinds; kind++) {
          const slope = (likely[kind] ?? 0) * value;
          if (Math.abs(slope) < leastStep) continue;
          const place = column * kinds + kind;
          const before = moved[place] ?? 0;
          const after = before + slope * slope;
          moved[place] = after;
          const pull =
            (pulls[place] ?? 0) + slope - ((Math.sqrt(after) - Math.sqrt(before)) / pace) * (weights[place] ?? 0);
          pulls[place] = pull;
          weights[place] =
            Math.abs(pull) <= least
              ? 0
              : -(pull - Math.sign(pull) * least) / ((0.1 + Math.sqrt(after)) / pace + restraint);
        }
      }
    }
  }
  return weights;
}

const packBytes = (numbers: readonly number[], unit: number) =>
  Buffer.from(Int8Array.from(numbers, (number) => Math.round(number / unit)).buffer).toString('base64');
const unitOf = (numbers: readonly number[]) =>
  Number((numbers.reduce((most, each) => Math.max(most, Math.abs(each)), 0) / 127).toPrecision(6));

/** A weight of fewer units, and a sign of no weight of so many, changes next to nothing: half of the file would be such. */
const leastWeight = 5;
const leastSign = 12;

/** What tells messages apart, packed for a file. The kinds are numbered in the order given. */
function learnKinds(messages: readonly Message[], kinds: readonly string[], learning: Learning): LearnedWeights {
  const { fewestUses, isTelling = () => true } = learning;
  const read = messages.map((message) => ({ message, signs: wordSigns(message.words) }));
  const uses = new Map<string, number>();
  for (const { message, signs } of read)
    if (isTelling(message)) for (const sign of signs) uses.set(sign, (uses.get(sign) ?? 0) + 1);
  const signs = [...uses].filter(([, count]) => count >= fewestUses).map(([sign]) => sign);
  const columnOf = new Map(signs.map((sign, column) => [sign, column]));
  const numbers = new Map(kinds.map((kind, number) => [kind, number]));
  const size = meaningOf([]).length;
  const width = signs.length + size + 1;
  const rows = read.map(({ message: { words, kind, weight }, signs: own }): Row => {
    const known = own.flatMap((sign) => columnOf.get(sign) ?? []);
    const share = shareOfSign(known.length);
    const meaning = [...meaningOf(tellingWords(words))];
    return {
      columns: Int32Array.from([...known, ...meaning.map((_, part) => signs.length + part), width - 1]),
      values: Float64Array.from([...known.map(() => share), ...meaning.map((part) => part * shareOfMeaning), 1]),
      kind: numbers.get(kind) ?? 0,
      weight,
    };
  });
  const weights = [...learnWeights(rows, width, kinds.length, size + 1, learning)];
  const weightsOf = (column: number) => weights.slice(column * kinds.length, (column + 1) * kinds.length);
  const unit = unitOf(weights.slice(0, signs.length * kinds.length));
  const kept = signs
    .map((sign, column) => ({
      sign,
      own: weightsOf(column).flatMap((weight, kind) =>
        Math.abs(weight) < leastWeight * unit ? [] : [{ kind, weight }],
      ),
    }))
    .filter(({ own }) => own.some(({ weight }) => Math.abs(weight) >= leastSign * unit));
  const ofSigns = kept.flatMap(({ own }) => own);
  const ofMeaning = weights.slice(signs.length * kinds.length, (width - 1) * kinds.length);
  const unitOfMeaning = unitOf(ofMeaning);
  return {
    kinds: kinds.join('\n'),
    always: weightsOf(width - 1).map((weight) => Number(weight.toFixed(3))),
    signs: kept.map(({ sign }) => sign).join('\n'),
    counts: packNumbers(kept.map(({ own }) => own.length)),
    kindsOfSigns: packNumbers(ofSigns.map(({ kind }) => kind)),
    weights: packBytes(
      ofSigns.map(({ weight }) => weight),
      unit,
    ),
    unit,
    meaning: packBytes(ofMeaning, unitOfMeaning),
    unitOfMeaning,
  };
}

/** Learns what tells messages apart, writes it to a file, and says of how many. */
export function keepLearned(
  file: string,
  messages: readonly Message[],
  kinds: readonly string[],
  learning: Learning,
): void {
  const learned = learnKinds(messages, kinds, learning);
  writeFileSync(file, `${JSON.stringify(learned)}\n`);
  const signs = learned.signs.split('\n').length;
  process.stdout.write(`${messages.length} messages, ${kinds.length} kinds, ${signs} signs\n`);
}
