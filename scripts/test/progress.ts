/** Tells during the browser tests how many are done and how long the rest may take. */
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';

/** Seconds between two lines. */
const pause = 15;

/** A reporter for Playwright, beside the one that names each test. */
export default class Progress implements Reporter {
  #all = 0;
  #done = 0;
  #started = 0;
  #told = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#all = suite.allTests().length;
    this.#started = this.#told = performance.now();
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const isOver = result.status === test.expectedStatus || result.retry === test.retries;
    if (isOver) this.#done += 1;
    const now = performance.now();
    if (now - this.#told < pause * 1000) return;
    this.#told = now;
    const gone = (now - this.#started) / 1000;
    const left = (gone / this.#done) * (this.#all - this.#done);
    console.log(
      `   ${this.#done} of ${this.#all} browser tests · ${gone.toFixed(0)} s gone, about ${left.toFixed(0)} s left`,
    );
  }
}
