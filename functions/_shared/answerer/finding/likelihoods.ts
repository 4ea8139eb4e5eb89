import { meaningOf } from './meaning.ts';
import { bytesOf, unpackNumbers } from './packed-numbers.ts';
import { sharesOf } from './shares.ts';
import { shareOfMeaning, shareOfSign, tellingWords, wordSigns } from './word-signs.ts';

/** What was learned of how messages of several kinds differ, as it is kept in a file. */
export interface LearnedWeights {
  /** The kinds, one a line, in the order of their numbers. */
  kinds: string;
  /** What each kind counts before anything is read. */
  always: readonly number[];
  /** The signs, one a line; how many weights each has, of which kinds, and the weights as bytes of so many units. */
  signs: string;
  counts: string;
  kindsOfSigns: string;
  weights: string;
  unit: number;
  /** The weights of what a message means: for each part of a meaning one byte a kind, of so many units. */
  meaning: string;
  unitOfMeaning: number;
}

const signedBytes = (base64: string) => new Int8Array(bytesOf(base64).buffer);

/** What was learned, ready to be used. */
function unpack(learned: LearnedWeights) {
  const counts = unpackNumbers(learned.counts);
  const signs = new Map<string, { from: number; to: number }>();
  let from = 0;
  for (const [at, sign] of learned.signs.split('\n').entries()) {
    const to = from + (counts[at] ?? 0);
    signs.set(sign, { from, to });
    from = to;
  }
  return {
    kinds: learned.kinds.split('\n'),
    always: learned.always,
    signs,
    kindsOfSigns: unpackNumbers(learned.kindsOfSigns),
    weights: signedBytes(learned.weights),
    unit: learned.unit,
    meaning: signedBytes(learned.meaning),
    unitOfMeaning: learned.unitOfMeaning * shareOfMeaning,
  };
}

/**
 * How likely words are of each kind, 0 to 1, together 1: by the words that thousands of messages were weighed by, and by what they mean
 * as a whole. The file is unpacked for the first message.
 */
export function createLikelihoods(learned: LearnedWeights): (words: readonly string[]) => Map<string, number> {
  let unpacked: ReturnType<typeof unpack> | undefined;
  return (words) => {
    const { kinds, always, signs, kindsOfSigns, weights, unit, meaning, unitOfMeaning } = (unpacked ??=
      unpack(learned));
    const known = wordSigns(words).flatMap((sign) => signs.get(sign) ?? []);
    const share = shareOfSign(known.length) * unit;
    const sums = Float64Array.from(always);
    for (const { from, to } of known)
      for (let at = from; at < to; at++) add(sums, kindsOfSigns[at] ?? 0, (weights[at] ?? 0) * share);
    for (const [part, value] of meaningOf(tellingWords(words)).entries())
      for (let kind = 0; kind < kinds.length; kind++)
        add(sums, kind, value * unitOfMeaning * (meaning[part * kinds.length + kind] ?? 0));
    const shares = sharesOf(sums);
    return new Map(kinds.map((kind, at) => [kind, shares[at] ?? 0]));
  };
}

/** The likeliest kind, and how likely it is; an empty name where there is none. */
export function likeliestOf(likely: ReadonlyMap<string, number>): { kind: string; share: number } {
  let best = { kind: '', share: 0 };
  for (const [kind, share] of likely) if (share > best.share) best = { kind, share };
  return best;
}

function add(sums: Float64Array, at: number, value: number): void {
  sums[at] = (sums[at] ?? 0) + value;
}
