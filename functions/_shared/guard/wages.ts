import { textsOf } from './known-claims.ts';
import type { Venue } from './judgment.ts';

/** What somebody earns in some time, behind an amount: `$17 an hour`. */
const ofWage = /^ ?(?:1|an?|per) (hour|week|shift)\b/;

/** Whether the venue pays so much, where an amount is for work; undefined for other amounts. */
export function isRightWage(
  { dollars, behind }: { dollars: number; behind: string },
  venue: Venue,
): boolean | undefined {
  const unit = ofWage.exec(behind)?.[1];
  if (unit === undefined) return undefined;
  const wage = new RegExp(String.raw`\$${dollars} (?:an?|per) ${unit}`);
  return textsOf(venue.facts).some((text) => wage.test(text));
}
