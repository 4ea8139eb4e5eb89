/**
 * `npm run mutate`: breaks the code on purpose, one thing at a time and in a copy, and looks whether a test notices. Areas,
 * steps and words of a name narrow it down: `npm run mutate -- domain`, `npm run mutate -- unit "last owner"`. The why is in
 * docs/decisions/020-mutation.md.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { areas, chooseBreaks, costs, parseBreaks, type Break, type Step } from './mutate/breaks.ts';
import { makeCopy, type Copy } from './mutate/copy.ts';
import { summarize, type Result } from './mutate/report.ts';
import { runTests } from './mutate/run-tests.ts';
import { verdictOf } from './mutate/verdict.ts';

/** More copies than this would wait for each other's builds on any machine. */
const mostCopies = 8;
const endOf = (printed: string) => printed.trim().split('\n').slice(-25).join('\n');

/** Runs every named test file in an unbroken copy; what is red there, or is not there, would be taken for a kill. */
async function rehearse(step: Step, breaks: readonly Break[], copy: Copy): Promise<string[]> {
  const files = [...new Set(breaks.filter((each) => each.step === step).flatMap(({ tests }) => tests))];
  if (files.length === 0) return [];
  console.log(`Nothing broken yet: ${step}, ${files.length} files …`);
  const { tally, printed } = await runTests(copy, step, files, true);
  copy.restore();
  const silent = files.filter((file) => !tally?.passedFiles.some((passed) => passed.endsWith(file)));
  if (tally?.isGood && silent.length === 0) return [];
  return [`${step} is not green before anything is broken. ${silent.join(' ')}\n${endOf(printed)}`];
}

async function tryBreak(broken: Break, copy: Copy): Promise<Result> {
  try {
    copy.apply(broken);
  } catch (error) {
    return { broken, verdict: 'does not fit', note: (error as Error).message };
  }
  const run = await runTests(copy, broken.step, broken.tests);
  copy.restore();
  const verdict = verdictOf(broken.step, run);
  return { broken, verdict, ...(verdict === 'nothing ran' && { note: endOf(run.printed) }) };
}

/** Lets every copy take the next piece of work until there is none. */
async function share<Work>(copies: readonly Copy[], work: Work[], deal: (each: Work, copy: Copy) => Promise<void>) {
  const left = [...work];
  await Promise.all(
    copies.map(async (copy) => {
      for (let next = left.shift(); next !== undefined; next = left.shift()) await deal(next, copy);
    }),
  );
}

const everything = areas.flatMap((area) => parseBreaks(area, readFileSync(`tests/mutations/${area}.yaml`, 'utf8')));
const steps = Object.keys(costs) as Step[];
const breaks = chooseBreaks(everything, process.argv.slice(2)).sort(
  (one, other) => steps.indexOf(one.step) - steps.indexOf(other.step),
);
if (breaks.length === 0) {
  console.error(`No break is called so. Areas: ${areas.join(', ')}; steps: ${steps.join(', ')}.`);
  process.exit(2);
}

const began = performance.now();
const numbers = Array.from(
  { length: Math.min(availableParallelism(), mostCopies, breaks.length) },
  (_, index) => index + 1,
);
const copies = numbers.map(makeCopy);
const problems: string[] = [];
await share(copies, steps, async (step, copy) => {
  problems.push(...(await rehearse(step, breaks, copy)));
});
if (problems.length > 0) {
  console.error(problems.join('\n\n'));
  process.exit(2);
}

const all = breaks.reduce((sum, { step }) => sum + costs[step], 0);
const breaking = performance.now();
const results: Result[] = [];
let done = 0;
await share(copies, breaks, async (broken, copy) => {
  const result = await tryBreak(broken, copy);
  results.push(result);
  done += costs[broken.step];
  const minutes = Math.ceil((((performance.now() - breaking) / done) * (all - done)) / 60_000);
  console.log(`${results.length}/${breaks.length}, about ${minutes} min left · ${result.verdict} · ${broken.name}`);
});

const { text, isGood } = summarize(results);
console.log(`\n${text}\nIt took ${Math.round((performance.now() - began) / 60_000)} minutes.`);
process.exitCode = isGood ? 0 : 1;
