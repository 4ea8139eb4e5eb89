import type { BusinessFacts } from '../contracts/venue-facts.ts';

/**
 * Whether a price beside the name of a garage is that garage's: the one named last before it. Undefined where no garage with
 * a price is named, and somebody else has to judge. `text` is in lower case.
 */
export function isParkingPrice(
  { words, dollars }: { words: string; dollars: number },
  text: string,
  { directions }: Pick<BusinessFacts, 'directions'>,
): boolean | undefined {
  const before = text.slice(0, text.indexOf(words));
  const [nearest] = directions
    .flatMap(({ name, price }) => (price ? [{ price, at: before.lastIndexOf(name.toLowerCase()) }] : []))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => other.at - one.at);
  return nearest && nearest.price.dollars === dollars;
}
