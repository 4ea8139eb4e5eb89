import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { applyBreak, type Break } from './breaks.ts';

/** A copy of the repository in which something may be broken. */
export interface Copy {
  directory: string;
  /** Ports that no other copy uses. */
  environment: { TEST_SITE_PORT: string; TEST_BACKEND_PORT: string };
  /** Breaks something. Throws when the break does not fit the code. */
  apply(broken: Break): void;
  /** Mends everything, also what a build wrote beside it. */
  restore(): void;
}

/** The first copy's ports: beside those that tests and `npm start` use. */
const firstPorts = { site: 4441, backend: 54_441 };

/** Finished pictures, kept by what they are made of: sharing them spares every copy minutes. */
const pictures = ['node_modules/.astro/assets', 'node_modules/.astro/social'];
const contentCache = 'node_modules/.astro/data-store.json';

function git(directory: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', words, { cwd: directory, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`git ${words[0]} failed in ${directory}: ${stderr}`);
  return stdout;
}

/** Copies what Git knows or would know. `number` counts from 1 and makes the folder and the ports its own. */
export function makeCopy(number: number): Copy {
  const directory = resolve('.cache/mutation', `tree-${number}`);
  rmSync(directory, { recursive: true, force: true });
  const files = git('.', 'ls-files', '-co', '--exclude-standard', '-z').split('\0').filter(existsSync);
  for (const file of files) cpSync(file, join(directory, file));
  linkModules(directory);
  // A repository of its own mends everything at once, and keeps tools from reading the ignore rules of the folders above.
  git(directory, 'init', '--quiet');
  git(directory, 'add', '--all');
  return {
    directory,
    environment: {
      TEST_SITE_PORT: String(firstPorts.site + number - 1),
      TEST_BACKEND_PORT: String(firstPorts.backend + number - 1),
    },
    apply: (broken) => {
      const path = join(directory, broken.file);
      if (!existsSync(path)) throw new Error(`The break “${broken.name}” no longer fits: there is no ${broken.file}.`);
      writeFileSync(path, applyBreak(broken, readFileSync(path, 'utf8')));
    },
    restore: () => {
      git(directory, 'restore', '.');
      git(directory, 'clean', '--force', '-d', '--quiet');
      // Astro keeps rendered Markdown by the text alone: what a broken plugin made of it must not stay.
      rmSync(join(directory, contentCache), { force: true });
    },
  };
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
