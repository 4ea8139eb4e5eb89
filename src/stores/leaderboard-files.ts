import { atom, type ReadableAtom } from 'nanostores';
import { readFiles, takeOutFile, type LeaderboardFile } from '#services/leaderboard-files.ts';
import { createReading, type Reading } from './dashboard-list.ts';
import { loadEntries } from './entries.ts';

const files = createReading(readFiles);
const notice = atom('');

export type { LeaderboardFile };

/** The files that were added last. */
export const $files: ReadableAtom<Reading<LeaderboardFile[]>> = files.$state;

/** What came of taking one out. */
export const $fileNotice: ReadableAtom<string> = notice;

/** Reads the files that were added last. */
export const loadFiles = files.load;

/** Takes a file out again, whoever added it. */
export async function takeOut({ id, name }: LeaderboardFile): Promise<void> {
  notice.set('Taking out …');
  const count = await takeOutFile(id);
  if (count === undefined) return notice.set('Not taken out: there is no connection.');
  notice.set(`${name} is out again: ${count === 1 ? '1 team' : `${count} teams`}.`);
  void loadEntries();
  await files.load();
}
