import { execFileSync } from 'node:child_process';

const git = (...words: string[]) =>
  execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** Names what is deployed: the commit, with a plus when files are changed that no commit has. Without Git it is unknown. */
export function currentRevision(): string {
  try {
    return `${git('rev-parse', 'HEAD')}${git('status', '--porcelain') === '' ? '' : '+'}`;
  } catch {
    return 'unknown';
  }
}
