/** Runs steps side by side, as many as there are cores. */
import type { Step } from './step.ts';

/** A step with its name. */
export type NamedStep = [name: string, step: Step];

/**
 * Runs all steps: those that others wait for and long ones first, each after the steps it needs (one that was not asked for
 * is not waited for), and those that want the machine for themselves one by one at the end.
 */
export async function runInLanes(
  all: NamedStep[],
  lanes: number,
  run: (name: string, step: Step) => Promise<void>,
): Promise<void> {
  const waiting = new Map(all.filter(([, { isAlone }]) => !isAlone).sort(longestWayFirst));
  const running = new Map<string, Promise<void>>();
  while (waiting.size > 0 || running.size > 0) {
    for (const [name, step] of waiting) {
      const isReady = step.after.every((needed) => !waiting.has(needed) && !running.has(needed));
      if (!isReady || running.size >= lanes) continue;
      waiting.delete(name);
      running.set(name, run(name, step));
      void running.get(name)?.finally(() => running.delete(name));
    }
    await Promise.race(running.values());
  }
  for (const [name, step] of all.filter(([, { isAlone }]) => isAlone)) await run(name, step);

  function longestWayFirst(one: NamedStep, other: NamedStep): number {
    return secondsToTheEnd(other) - secondsToTheEnd(one);
  }

  /** Seconds of a step and of the longest one that waits for it. */
  function secondsToTheEnd([name, { expectedSeconds }]: NamedStep): number {
    const followers = all.filter(([, { after, isAlone }]) => !isAlone && after.includes(name));
    return expectedSeconds + Math.max(0, ...followers.map(secondsToTheEnd));
  }
}
