import { counted, listed } from './words.ts';

/** Who may play, and which children need an adult in the room; see `src/schemas/business.ts`. */
export interface AgeRules {
  minimumAge: number;
  maximumAge: number;
  adultNeededBelowAge: number;
  childrenPerAdult: number;
}

/** Adults that a number of children under the age for playing alone need in the room. */
export const adultsFor = (children: number, { childrenPerAdult }: Pick<AgeRules, 'childrenPerAdult'>): number =>
  Math.ceil(children / childrenPerAdult);

/** Children by age: those who are too young for a ticket, and those who may play with an adult in the room. */
export function childrenByRule(ages: readonly number[], { minimumAge, adultNeededBelowAge }: AgeRules) {
  return {
    tooYoung: ages.filter((age) => age < minimumAge),
    young: ages.filter((age) => age >= minimumAge && age < adultNeededBelowAge),
  };
}

/** `7 children under 12 need 3 adults in the room.` */
export function saySupervision(children: number, rules: AgeRules): string {
  const who = `${counted(children, 'child', 'children')} under ${rules.adultNeededBelowAge}`;
  return `${who} ${children === 1 ? 'needs' : 'need'} ${counted(adultsFor(children, rules), 'adult')} in the room.`;
}

/** Children in a party of so many players that brings the adults they need, and no more. */
export const childrenIn = (players: number, { childrenPerAdult }: Pick<AgeRules, 'childrenPerAdult'>): number =>
  players - Math.ceil(players / (childrenPerAdult + 1));

/** A party of young children with the adults they need, as many as so many players are: `6 kids and 2 adults`. */
export function sayParty(players: number, rules: Pick<AgeRules, 'childrenPerAdult'>): string {
  const children = childrenIn(players, rules);
  return `${counted(children, 'kid')} and ${counted(players - children, 'adult')}`;
}

/** `A 3-year-old can’t play: tickets are for ages 5 to 99.`; nothing where nobody is too young. */
export function sayTooYoung(ages: readonly number[], { minimumAge, maximumAge }: AgeRules): string {
  const young = [...new Set(ages)].filter((age) => age < minimumAge).sort((one, other) => one - other);
  if (young.length === 0) return '';
  const who = listed(young.map((age) => (age === 0 ? 'A baby' : `a ${age}-year-old`))).replace(/^a /, 'A ');
  return `${who} can’t play: tickets are for ages ${minimumAge} to ${maximumAge}.`;
}
