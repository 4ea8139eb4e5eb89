import { isFields } from './fields.ts';
import type { Problem } from './problem.ts';
import { venueFiles } from './public-files.ts';
import type { Entry } from './read-entries.ts';

/** A visitor who presses play waits for this much: half a minute of a quiet place, and two seconds on a slow phone. */
const maximumBytes = 400_000;

/** Checks that the sound of a room is there and small enough to be listened to on a phone. */
export function checkSound(
  { file, data: { sound } }: Entry,
  files: ReadonlySet<string>,
  sounds: ReadonlyMap<string, number> = new Map(),
): Problem[] {
  const address = isFields(sound) ? sound['file'] : undefined;
  if (typeof address !== 'string' || !address.startsWith('/')) return [];
  const path = venueFiles + address;
  const told = (wrong: string, instead: string) => [{ file, field: 'sound.file', wrong, instead }];
  if (!files.has(path)) return told(`there is no sound at "${address}"`, `add the file ${path}, or remove the sound`);
  const bytes = sounds.get(path) ?? 0;
  if (bytes <= maximumBytes) return [];
  const size = `${path} has ${Math.ceil(bytes / 1000)} kB and may have ${maximumBytes / 1000}`;
  return told(size, 'make it shorter, mono or of fewer bits a second: docs/recipes/add-a-room.md says how');
}
