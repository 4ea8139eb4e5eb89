import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contentCache, copyRepository, git } from '../repository-copy.ts';
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

/** Copies what Git knows or would know. `number` counts from 1 and makes the folder and the ports its own. */
export function makeCopy(number: number): Copy {
  const directory = resolve('.cache/mutation', `tree-${number}`);
  copyRepository(directory);
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
