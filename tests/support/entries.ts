import type { EntryValues, ManagedEntry, PlayedRoom } from '#domain/entry.ts';

/** Rooms as the staff pages know them. */
export const playedRooms: PlayedRoom[] = [
  { name: 'Jack the Ripper', slug: 'jack-the-ripper', minutes: 60, retired: false },
  { name: 'Thai Prison', slug: 'thai-prison', minutes: 60, retired: false },
  { name: 'Alice in Wonderland', slug: 'alice-in-wonderland', minutes: 75, retired: true },
];

/** A game as staff type it. */
export function values(changes: Partial<EntryValues> = {}): EntryValues {
  return {
    room_name: 'Thai Prison',
    team_name: 'The Copper Owls',
    time_seconds: 2285,
    adjustment_seconds: 0,
    date: '2026-06-10',
    hints_used: 2,
    team_size: 4,
    category: 'friends',
    team_logo_url: null,
    ...changes,
  };
}

let made = 0;

/** A game as the backend gives it to staff. */
export function managed(changes: Partial<ManagedEntry> = {}): ManagedEntry {
  made += 1;
  const typed = values(changes);
  return {
    id: `game-${made}`,
    version: 1,
    hidden_by: null,
    deleted_at: null,
    updated_at: '2026-06-10T20:00:00Z',
    updated_by_name: 'Maya',
    share_code: `code${made}`,
    removal_code: `secret${made}`,
    adjusted_time_seconds: typed.time_seconds + typed.adjustment_seconds,
    ...typed,
    ...changes,
  };
}

/** What the service answers when a list is these games and no more. */
export const listOf = (...entries: ManagedEntry[]) => ({
  status: 'ready' as const,
  entries,
  more: false,
  total: entries.length,
  uncounted: false,
});
