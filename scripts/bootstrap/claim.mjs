import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Claims something for this process by a file that names it, and returns how to give it back, or undefined while a living
 * process has it. A process that was killed leaves its claim behind; nobody answers to its number, and the next one takes it.
 */
export function claim(file) {
  mkdirSync(dirname(file), { recursive: true });
  for (const attempt of [1, 2]) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return { release: () => rmSync(file, { force: true }) };
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (attempt === 2 || isAlive(Number(readFileSync(file, 'utf8')))) return undefined;
      rmSync(file, { force: true });
    }
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM'; // another user's
  }
}
