import type { EntryValues } from '#domain/entry.ts';

/** How the list writes the day of a game. */
export const dayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Between facts: a line may end with it, but none begins with it. */
export const dot = '\u00A0· ';

type Facts = Pick<EntryValues, 'hints_used' | 'team_size' | 'category'>;

/** What a game counts besides its name and time. */
export function factsOf({ hints_used: hints, team_size: players, category }: Facts): string {
  const facts = [
    hints !== null && `${hints} ${hints === 1 ? 'hint' : 'hints'}`,
    players !== null && `${players} players`,
    category,
  ];
  return facts.filter(Boolean).join(dot);
}
