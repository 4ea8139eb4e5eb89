import type { BusinessFacts } from '../contracts/venue-facts.ts';
import { judge, type Judgment } from './judgment.ts';
import { numberOfExtraKids, ofExtraKids, ofGift, ofParty } from './words/money.ts';

/**
 * An amount of money for a package or for extra kids, beside the numbers of people of its sentence; `each` says that it is for one
 * of them. Undefined where it names none of the packages, and somebody else has to judge.
 */
export function judgePackages(
  { dollars, words }: { dollars: number; words: string },
  each: boolean,
  { text, counts }: { text: string; counts: readonly number[] },
  { birthday }: Pick<BusinessFacts, 'birthday'>,
): Judgment | undefined {
  if (!birthday) return undefined;
  const { packages, extraKidsPrice, extraKidsPerGroup } = birthday;
  const claims = [`money $${dollars}`];
  const extra = [...text.matchAll(numberOfExtraKids)].map(([, number]) => Number(number));
  if (extra.length > 0 && dollars % extraKidsPrice === 0 && !each)
    return judge(
      extra.some((kids) => Math.ceil(kids / extraKidsPerGroup) * extraKidsPrice === dollars),
      `${words} in: ${text}`,
      ...claims,
    );
  if (dollars === extraKidsPrice && (ofExtraKids.test(text) || /\bmore\b/.test(text)))
    return judge(
      !each || extraKidsPerGroup === 1 || /\beach (?:extra )?group|\bper group|\ba group/.test(text),
      `${words} in: ${text}`,
      ...claims,
    );
  const named = [
    ...counts,
    ...[...text.matchAll(/\b(\d{1,2})[ -]player|\bfor (\d{1,2})\b|\b(\d{1,2})\b(?=[^$\d]{0,30}\$)/g)].flatMap(
      ([, one, other, third]) => Number(one ?? other ?? third),
    ),
  ];
  const own = packages.filter(({ players }) => named.includes(players));
  if (own.length === 0) {
    const holds = packages.find(({ price }) => price === dollars)?.players;
    const sums = packages.flatMap(({ price }) => [price, price + extraKidsPrice]);
    if (holds === undefined && counts.length > 0 && !each && ofParty.test(text) && !ofGift.test(text))
      return judge(sums.includes(dollars), `${words} in: ${text}`, ...claims);
    if (holds === undefined || counts.length === 0) return undefined;
    const isExact = /\b\d{1,2}[ -]player\b|\bpackages?\b/.test(text);
    const most = ofExtraKids.test(text) ? holds + birthday.extraKidsPerGroup : isExact ? 0 : holds;
    return judge(Math.max(...counts) <= most, `${words} in: ${text}`, ...claims);
  }
  const right = own.flatMap(({ price, players }) => [
    price,
    price + extraKidsPrice,
    ...(each ? [price / players, Math.round(price / players)] : []),
  ]);
  if (packages.some(({ price }) => price === dollars) && !ofExtraKids.test(text))
    return judge(
      own.some(({ price }) => price === dollars),
      `${words} in: ${text}`,
      ...claims,
    );
  return right.includes(dollars) ? judge(true, words, ...claims) : undefined;
}
