import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { HoistedPage } from './hoist-scripts.ts';

/** Trimmed pages of the build before, by what they were made of. */
export interface PageStore {
  /** The trimmed page of a built one: the kept one when no part that it is made of has changed, else what `trim` makes. */
  take(parts: readonly string[], trim: () => HoistedPage): HoistedPage;
  /** How many pages were kept ones so far. */
  taken(): number;
  /** Forgets the pages that this build did not have. */
  close(): void;
}

/** What trims a page: editing any of it makes every kept page out of date. */
const here = fileURLToPath(new URL('.', import.meta.url));
const trimmers = globSync(['*.ts', '*.js', '../trim-pages.ts', '../inline-source.ts'], { cwd: here }).sort();

/**
 * Opens the pages that earlier builds have trimmed: after a change of one post of a thousand, nearly all are as they were.
 * `circumstances` is what trimming depends on besides the page.
 */
export function openPageStore(folder: string, circumstances: string): PageStore {
  mkdirSync(folder, { recursive: true });
  const salt = createHash('sha256')
    .update(
      `${process.version}\n${trimmers.map((file) => readFileSync(here + file, 'utf8')).join('\n')}\n${circumstances}`,
    )
    .digest('hex');
  const asked = new Set<string>();
  let taken = 0;
  return {
    take(parts, trim) {
      const name = `${createHash('sha256')
        .update(JSON.stringify([salt, ...parts]))
        .digest('hex')
        .slice(0, 32)}.json`;
      asked.add(name);
      const kept = readKept(folder + name);
      if (kept) taken += 1;
      if (kept) return kept;
      const trimmed = trim();
      writeFileSync(`${folder}${name}.${process.pid}`, JSON.stringify(trimmed));
      renameSync(`${folder}${name}.${process.pid}`, folder + name); // a build that is interrupted leaves no half page behind
      return trimmed;
    },
    taken: () => taken,
    close() {
      for (const name of readdirSync(folder)) if (!asked.has(name)) rmSync(folder + name, { force: true });
    },
  };
}

function readKept(file: string): HoistedPage | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as HoistedPage;
  } catch {
    return undefined; // not there, or not whole: it is made again
  }
}
