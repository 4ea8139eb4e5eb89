import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Finished pictures, kept by what they are made of: sharing them spares every copy minutes. */
const pictures = ['node_modules/.astro/assets', 'node_modules/.astro/social'];
/** Where Astro keeps rendered Markdown. */
export const contentCache = 'node_modules/.astro/data-store.json';

/** What the functions know of the content: never committed, and asked for by nearly every file. */
const compiled = ['functions/_shared/facts', 'src/domain/venue.json'];

/** Runs Git in a folder and returns what it printed. Throws when it fails. */
export function git(directory: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', words, { cwd: directory, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`git ${words[0]} failed in ${directory}: ${stderr}`);
  return stdout;
}

/**
 * Copies what Git knows or would know into a folder below `.cache`, with links to the installed packages: a repository of
 * its own, in which something may be changed that must not reach this one.
 */
export function copyRepository(directory: string): void {
  rmSync(directory, { recursive: true, force: true });
  const files = git('.', 'ls-files', '-co', '--exclude-standard', '-z').split('\0').filter(existsSync);
  for (const file of files) cpSync(file, join(directory, file));
  for (const path of compiled) cpSync(path, join(directory, path), { recursive: true });
  linkModules(directory);
}

/** Links every package, and not the folder as a whole: what Astro keeps there of a broken site must not reach the real one. */
function linkModules(directory: string): void {
  for (const path of pictures) mkdirSync(path, { recursive: true });
  mkdirSync(join(directory, dirname(contentCache)), { recursive: true });
  const names = readdirSync('node_modules').filter((name) => !name.startsWith('.') || name === '.bin');
  for (const path of [...names.map((name) => `node_modules/${name}`), ...pictures]) {
    symlinkSync(resolve(path), join(directory, path), 'junction');
  }
}
