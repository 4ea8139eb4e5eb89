import type { GroupVenue } from './group-plan.ts';
import type { PartyPackages } from './party-packages.ts';
import { adultsFor, childrenIn, sayParty, type AgeRules } from './supervision.ts';
import { counted } from './words.ts';

/** A group as it often comes: what its button says, everybody who plays, and the ages of the children among them. */
export interface UsualGroup {
  label: string;
  players: number;
  ages: number[];
}

/** Children that a family brings as a rule. */
const familyChildren = 2;
/** How many years the children of usual groups are younger than those who play alone. */
const yearsBelow = 2;
const grownAge = 18;

const different = (sizes: readonly number[]) => [...new Set(sizes)].sort((one, other) => one - other);

/** The age of children in usual groups, so that the rules for children show; undefined where none may play. */
function usualAge({ minimumAge, adultNeededBelowAge }: AgeRules): number | undefined {
  const age = Math.max(minimumAge, adultNeededBelowAge - yearsBelow);
  return age < grownAge ? age : undefined;
}

const grown = (players: number): UsualGroup => ({ label: counted(players, 'adult'), players, ages: [] });

/** Groups that choose a room: friends, and families that bring the adults they need, of the sizes that suit the first room. */
export function usualGroups({ rooms, policies }: Pick<GroupVenue, 'rooms' | 'policies'>): UsualGroup[] {
  const [first] = rooms;
  if (!first) return [];
  const { minimum, idealMinimum, idealMaximum } = first.groupSize;
  const age = usualAge(policies);
  const families = different([idealMinimum, idealMaximum]).filter(
    (players) => age !== undefined && players >= familyChildren + adultsFor(familyChildren, policies),
  );
  return [
    ...different([minimum, idealMinimum, idealMaximum]).map(grown),
    ...families.map((players) => ({
      label: `${players} with ${familyChildren} kids aged ${age}`,
      players,
      ages: Array<number>(familyChildren).fill(age ?? 0),
    })),
  ];
}

/** Birthday parties as large as the packages: children with the adults they need. */
export function usualParties({ packages }: Pick<PartyPackages, 'packages'>, policies: AgeRules): UsualGroup[] {
  const age = usualAge(policies);
  if (age === undefined) return [];
  return different(packages.map(({ players }) => players)).map((players) => ({
    label: sayParty(players, policies),
    players,
    ages: Array<number>(childrenIn(players, policies)).fill(age),
  }));
}

/** Groups that book everything at once: as many as there usually are, and two and three times as many. */
export const usualCrowds = (players: number): UsualGroup[] => [players, 2 * players, 3 * players].map(grown);
