import { atom, type ReadableAtom } from 'nanostores';
import { healthNotes, type HealthNote } from '#domain/site-health.ts';
import { readHealth } from '#services/site-health.ts';

const notes = atom<readonly HealthNote[]>([]);

/** What those at the desk have to know of mail and model. */
export const $healthNotes: ReadableAtom<readonly HealthNote[]> = notes;

/** Looks what works. What was known stays while nobody answers. */
export async function loadHealth(): Promise<void> {
  const report = await readHealth();
  if (report) notes.set(healthNotes(report));
}
