import { meaningOf } from '../finding/meaning.ts';
import { bytesOf } from '../matching/packed-numbers.ts';
import { dangerSigns, plainWords, shareOfMeaning, shareOfSign, tellingWords } from './danger-signs.ts';
import learned from './danger-weights.json' with { type: 'json' };

/** What a message may tell of. `danger`: fire, a threat, somebody missing or locked in. */
export const dangerKinds = ['harmless', 'selfHarm', 'medical', 'danger'] as const;

export type DangerKind = (typeof dangerKinds)[number];

const rows = new Map(learned.signs.split('\n').map((sign, row) => [sign, row]));
const weights = new Int8Array(bytesOf(learned.weights).buffer);
const count = dangerKinds.length;

/**
 * How likely a message tells of each kind, 0 to 1, together 1: words that thousands of messages with and without danger were weighed
 * by, and what the message means as a whole. `npm run eval:danger` learns the weights.
 */
export function dangerLikelihood(message: string): Record<DangerKind, number> {
  const words = plainWords(message);
  const signs = dangerSigns(words);
  const share = shareOfSign(signs.length);
  const known = signs.flatMap((sign) => rows.get(sign) ?? []);
  const meaning = meaningOf(tellingWords(words));
  const sums = dangerKinds.map((_, kind) => {
    const ofSigns = known.reduce((sum, row) => sum + (weights[row * count + kind] ?? 0), 0) * learned.unit * share;
    const ofMeaning = meaning.reduce((sum, part, at) => sum + part * (learned.meaning[kind]?.[at] ?? 0), 0);
    return Math.exp((learned.always[kind] ?? 0) + ofSigns + ofMeaning * shareOfMeaning);
  });
  const all = sums.reduce((sum, each) => sum + each, 0);
  const [harmless = 0, selfHarm = 0, medical = 0, danger = 0] = sums.map((each) => each / all);
  return { harmless, selfHarm, medical, danger };
}
