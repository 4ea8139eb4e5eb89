import { createLikelihoods } from '../finding/likelihoods.ts';
import { plainWords } from '../finding/word-signs.ts';
import learned from './danger-weights.json' with { type: 'json' };

/** What a message may tell of. `danger`: fire, a threat, somebody missing or locked in. */
export const dangerKinds = ['harmless', 'selfHarm', 'medical', 'danger'] as const;

export type DangerKind = (typeof dangerKinds)[number];

const likelihoods = createLikelihoods(learned);

/** A denial in two words, or in one without an apostrophe. */
const denialInFull = /\b(?:(can) ?not|(is|are|was|were|do|does|did|has|have|had|could|would|should) not)\b/gi;

/** A message's words; whoever writes `we can not breathe` is heard like one who writes `we can’t`. */
export const dangerWords = (message: string): string[] =>
  plainWords(message.replace(denialInFull, (_, can?: string, verb?: string) => (can ? 'cant' : `${verb}nt`)));

/** How likely a message tells of each kind, 0 to 1, together 1. `npm run eval:danger` learns the weights. */
export function dangerLikelihood(message: string): Record<DangerKind, number> {
  const likely = likelihoods(dangerWords(message));
  const of = (kind: DangerKind) => likely.get(kind) ?? 0;
  return { harmless: of('harmless'), selfHarm: of('selfHarm'), medical: of('medical'), danger: of('danger') };
}
