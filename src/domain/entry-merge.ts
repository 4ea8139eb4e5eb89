import type { EntryValues } from './entry.ts';

/** Who changed a field of a game since both began with it. `both` means to different ends; to the same end nobody differs. */
export type ChangedBy = 'me' | 'them' | 'both';

/** A field in which a game differs between what I saved and what is there. */
export interface FieldChange {
  field: keyof EntryValues;
  by: ChangedBy;
}

const fields = [
  'team_name',
  'room_name',
  'time_seconds',
  'adjustment_seconds',
  'date',
  'hints_used',
  'team_size',
  'category',
  'team_logo_url',
] as const satisfies (keyof EntryValues)[];

/**
 * Compares three versions of a game: as I saw it, as I saved it, and as somebody else left it. Without the first one nobody
 * knows who changed what, so every difference counts as changed by both.
 */
export function compareVersions(seen: EntryValues | undefined, mine: EntryValues, theirs: EntryValues): FieldChange[] {
  return fields.flatMap((field): FieldChange[] => {
    if (mine[field] === theirs[field]) return [];
    if (seen && mine[field] === seen[field]) return [{ field, by: 'them' }];
    if (seen && theirs[field] === seen[field]) return [{ field, by: 'me' }];
    return [{ field, by: 'both' }];
  });
}

/** My changes put into their version: what only they changed stays as they left it. */
export function mergeChanges(seen: EntryValues | undefined, mine: EntryValues, theirs: EntryValues): EntryValues {
  const kept = compareVersions(seen, mine, theirs).filter(({ by }) => by === 'them');
  return { ...mine, ...Object.fromEntries(kept.map(({ field }) => [field, theirs[field]])) };
}
