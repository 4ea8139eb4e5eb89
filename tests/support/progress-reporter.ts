/** Tells during the browser tests how many are done and how long the rest may take, and afterwards what pages weigh. */
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { headOfWeights } from './downloads.ts';

/** Seconds between two lines. */
const pause = 15;

/** A reporter for Playwright, beside the one that names each test. */
export default class Progress implements Reporter {
  #all = 0;
  #done = 0;
  #started = 0;
  #told = 0;
  readonly #weights: string[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#all = suite.allTests().length;
    this.#started = this.#told = performance.now();
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const isOver = result.status === test.expectedStatus || result.retry === test.retries;
    if (isOver) this.#done += 1;
    for (const { type, description } of test.annotations)
      if (isOver && type === 'weight' && description) this.#weights.push(description);
    const now = performance.now();
    if (now - this.#told < pause * 1000) return;
    this.#told = now;
    const gone = (now - this.#started) / 1000;
    const left = (gone / this.#done) * (this.#all - this.#done);
    console.log(
      `   ${this.#done} of ${this.#all} browser tests · ${gone.toFixed(0)} s gone, about ${left.toFixed(0)} s left`,
    );
  }

  onEnd(): void {
    if (this.#weights.length > 0) console.log(`\n${headOfWeights}\n${this.#weights.sort().join('\n')}\n`);
  }
}
