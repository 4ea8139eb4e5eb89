/** A step of `npm test`: one tool, what it says, and how its tests went. */
import { spawn } from 'node:child_process';

/** A test that ran, with the seconds it took, tries added up. */
export interface TimedTest {
  name: string;
  seconds: number;
}

/** How the tests of a step went. Those that passed only at their second try are in neither number. */
export interface Tally {
  passed: number;
  failed: number;
  /** Names of tests that failed and then passed. */
  secondTries: string[];
  tests: TimedTest[];
}

/** One step: what it runs, and when it may. */
export interface Step {
  /** Seconds that it takes on two idle cores, for the remaining time of a first run. */
  expectedSeconds: number;
  /** Steps whose files it needs. */
  after: string[];
  /** True for a step that uses every core by itself: nothing runs beside it, and it writes to the terminal as it goes. */
  isAlone: boolean;
  run(tell: Tell): Promise<Tally>;
}

/** Takes what a step says; without one the step writes to the terminal itself. */
export type Tell = ((text: string) => void) | undefined;

/** Runs a file with this Node and resolves with its exit status, or null when a signal ended it. */
export function runNode(words: string[], tell: Tell, environment: Record<string, string> = {}): Promise<number | null> {
  const child = spawn(process.execPath, words, {
    stdio: tell ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...environment },
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => tell?.(String(chunk)));
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
  });
}

/** What a runner reported; a runner that failed without a failed test (it could not start, say) counts as one. */
export function tallyOf(status: number | null, read: () => Tally): Tally {
  try {
    const counted = read();
    return status === 0 || counted.failed > 0 ? counted : { ...counted, failed: 1 };
  } catch {
    return { passed: 0, failed: 1, secondTries: [], tests: [] };
  }
}
