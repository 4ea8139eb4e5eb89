/**
 * `npm test`: everything. `npm test -- unit site` runs only those steps, `npm run check` types, lint, format and house rules,
 * `npm test -- changed` what the change at hand touches. Closes with `N passed, N failed` alone on a line.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { changedFiles, planFor, stepsOf } from './test/changed.ts';
import { runInLanes, type NamedStep } from './test/lanes.ts';
import { judge, mostInOneRun, patienceDays, readKnown, remember } from './test/second-tries.ts';
import type { Step, Tally, TimedTest } from './test/step.ts';
import { reports, steps } from './test/steps.ts';

const groups: Record<string, string[]> = { check: ['types', 'lint', 'format', 'conventions'] };
const durationsFile = `${reports}/durations.json`;
/** Every so many seconds a run says what it is at. */
const heartbeat = 20;

const started = performance.now();
const clock = (seconds: number) => {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};
const secondsSince = (moment: number) => (performance.now() - moment) / 1000;

/** The steps that the command line asks for. */
function askedFor(words: string[]): NamedStep[] {
  if (words.includes('changed')) {
    const files = changedFiles();
    const plan = planFor(files);
    console.log(`Changed: ${files.length} files.`);
    if (plan.leftOut.length > 0)
      console.log(`Left out, because they take longer: npm test -- ${plan.leftOut.join(' ')}`);
    return stepsOf(plan);
  }
  const asked = words.flatMap((name) => groups[name] ?? [name]);
  const unknown = asked.filter((name) => !(name in steps));
  if (unknown.length > 0) {
    const known = ['changed', ...Object.keys(groups), ...Object.keys(steps)].join(', ');
    console.error(`There is no step "${unknown.join('", "')}". Steps: ${known}.`);
    process.exit(2);
  }
  return Object.entries(steps).filter(([name]) => asked.length === 0 || asked.includes(name));
}

mkdirSync(reports, { recursive: true });
const chosen = askedFor(process.argv.slice(2));
/** True for a part of the steps, whose seconds say nothing of the whole ones. */
const isPart = process.argv.includes('changed');
const before =
  existsSync(durationsFile) && !isPart
    ? (JSON.parse(readFileSync(durationsFile, 'utf8')) as Record<string, number>)
    : {};
const took: Record<string, number> = {};
const running = new Map<string, number>();
const tallies = new Map<string, Tally>();
const lanes = Math.min(2, availableParallelism());

/** Seconds until the end, by what each step took the last time. */
function secondsLeft(): number {
  const left = ([name, step]: NamedStep) => {
    if (name in took) return 0;
    const gone = running.has(name) ? secondsSince(running.get(name) ?? 0) : 0;
    return Math.max(0, (before[name] ?? step.expectedSeconds) - gone);
  };
  const sum = (some: NamedStep[]) => some.reduce((total, each) => total + left(each), 0);
  return sum(chosen.filter(([, { isAlone }]) => !isAlone)) / lanes + sum(chosen.filter(([, { isAlone }]) => isAlone));
}

const about = () => `${clock(secondsSince(started))} gone, about ${clock(secondsLeft())} left`;

async function runStep(name: string, step: Step): Promise<void> {
  const isQuiet = chosen.length > 1 && !step.isAlone;
  let said = '';
  running.set(name, performance.now());
  console.log(`── ${name} ── ${about()}`);
  const tally = await step.run(isQuiet ? (text) => void (said += text) : undefined);
  took[name] = secondsSince(running.get(name) ?? 0);
  running.delete(name);
  tallies.set(name, tally);
  const { passed, failed } = tally;
  if (failed > 0 && isQuiet) console.log(`\n── what ${name} said ──\n${said}`);
  console.log(`── ${name}: ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}, ${clock(took[name] ?? 0)}`);
}

const beat = setInterval(() => {
  const quiet = [...running.keys()].filter((name) => !steps[name]?.isAlone);
  if (quiet.length > 0 && chosen.length > 1) console.log(`   ${quiet.join(', ')} · ${about()}`);
}, heartbeat * 1000);
await runInLanes(chosen, lanes, runStep);
clearInterval(beat);
if (!isPart) writeFileSync(durationsFile, JSON.stringify({ ...before, ...took }));

const all = [...tallies.values()];
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const slowest = all
  .flatMap(({ tests }) => tests)
  .sort((one: TimedTest, other: TimedTest) => other.seconds - one.seconds)
  .slice(0, 10);
if (slowest.length > 0) {
  console.log('\nThe ten slowest tests:');
  for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
}

const today = new Date().toISOString().slice(0, 10);
const lucky = all.flatMap(({ secondTries }) => secondTries);
const known = readKnown();
const verdict = judge(lucky, known, today);
remember(verdict.fresh, today);
if (lucky.length > 0) {
  console.log('\nPassed only at the second try, and counted in neither number:');
  for (const name of [...verdict.fresh, ...verdict.patient]) console.log(`  ${name} (since ${known[name] ?? today})`);
  for (const name of verdict.failed) console.log(`  ${name}: counts as failed`);
  if (lucky.length > mostInOneRun) console.log(`More than ${mostInOneRun} in one run are no chance.`);
  else
    console.log(
      `${patienceDays} days after the first time they fail. Commit tests/second-tries.yaml, look for the cause.`,
    );
}

const failures = [...tallies].filter(([, { failed }]) => failed > 0).map(([name]) => name);
const passed = sum(all.map((tally) => tally.passed));
const failed = sum(all.map((tally) => tally.failed)) + verdict.failed.length;
console.log(
  `\n${[...tallies.keys()].map((name) => `${name} ${clock(took[name] ?? 0)}`).join(' · ')} · all ${clock(secondsSince(started))}`,
);
if (failures.length > 0) console.log(`Failed: ${failures.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
