import type { VenueFactsFile } from '../../contracts/venue-facts.ts';
import { counted } from './venue.ts';

interface Venue {
  facts: VenueFactsFile;
}

/** Adults that a number of children under the age for playing alone need in the room. */
export const adultsFor = (children: number, { facts }: Venue): number =>
  Math.ceil(children / facts.business.policies.childrenPerAdult);

/** `7 children under 12 need 3 adults in the room.` */
export function saySupervision(children: number, venue: Venue): string {
  const { adultNeededBelowAge } = venue.facts.business.policies;
  const who = `${counted(children, 'child', 'children')} under ${adultNeededBelowAge}`;
  return `${who} ${children === 1 ? 'needs' : 'need'} ${counted(adultsFor(children, venue), 'adult')} in the room.`;
}
