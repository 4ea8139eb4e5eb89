import { formatDollars } from '../../../../src/domain/prices.ts';
import type { Asked } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { oneOf } from '../reading/patterns.ts';

/** Words that ask what one guest's part of a package is. */
const asksShare = oneOf(
  /\b(?:per|each|a|for each|for 1)[- ](?:kid|child|head|guest|person|player)\b|\beach\b/,
  /\bsplit\b.*\b(?:package|pack|cost|price|bill)\b/,
);

/** Names of packages by their place, as people call them. */
const places: readonly RegExp[] = [
  /\b(?:small(?:est)?|cheapest|basic) (?:birthday |party )?(?:party|package|pack)\b/,
  /\b(?:middle|medium|mid) (?:birthday |party )?(?:party|package|pack)\b/,
  /\b(?:big(?:gest)?|large(?:st)?) (?:birthday |party )?(?:party|package|pack)\b/,
];

/** What a birthday package comes to for each guest: `the 399 package, how much is it per kid`, `24 kid package per child`. */
export function sharesOfPackages(
  { message }: Asked,
  { facts }: AnswerContext,
): { text: string; computed: string[] } | undefined {
  if (!asksShare.test(message)) return undefined;
  const sorted = [...(facts.business.birthday?.packages ?? [])].sort((one, other) => one.players - other.players);
  const named = sorted.filter(
    ({ players, price }, index) =>
      new RegExp(
        `\\b${price}\\b|\\b${players}[- ]?(?:kids?|players?|person|child|people|guests?)? ?(?:birthday )?pack(?:age)?\\b`,
      ).test(message) || places[index]?.test(message),
  );
  if (named.length === 0) return undefined;
  const shares = named.map(({ players, price }) => ({ players, price, share: Math.round(price / players) }));
  return {
    text: shares
      .map(
        ({ players, price, share }) =>
          `The ${players}-player package at ${formatDollars(price)} comes to about ${formatDollars(share)} each when ${players} play.`,
      )
      .join(' '),
    computed: shares.map(({ share }) => `${formatDollars(share)} each, ${formatDollars(share)}`),
  };
}
