import { expect, test } from 'vitest';
import { codeIn, linesMatching, read } from '../support/sources.ts';

/** Ways in which a test fools itself: passing by luck, by the calendar of the machine, or by not running. */
const kinds = [
  {
    what: 'a try until it works',
    pattern: /\.toPass\(/,
    instead: 'Wait for the one thing that has to happen, with expect(locator) or expect.poll, and do each step once.',
  },
  {
    what: 'a test left out or run alone',
    pattern:
      /\b(test|it|describe|expect)(\.\w+)*\.(skip|only|todo|fixme|fails)\b|\b(xit|xtest|xdescribe|fit|fdescribe)\(/,
    instead: 'Mend it or delete it.',
  },
  {
    what: 'a wait for time to pass or for the network to fall silent',
    pattern: /waitForTimeout|networkidle|slowMo|\bsetTimeout\b|timers\/promises/,
    instead: 'Wait for what somebody sees or for the call that is expected, or let a fake clock pass the time.',
  },
  {
    what: 'the clock of the machine',
    pattern: /\bnew Date\(\)|\bDate\.now\(\)|\bDate\(\)/,
    instead: 'Name a moment, or take testMoment of tests/support/clock.ts.',
  },
  {
    what: 'a day of the calendar of Greenwich',
    pattern: /toISOString\(\)\s*\.(slice|substring|substr|split)\(/,
    instead: 'Name the day, or ask for the day at the venue: at 7 PM there, Greenwich is a day ahead.',
  },
] as const;

type Kind = (typeof kinds)[number]['what'];

/** Where it is right, and why. */
const exceptions: { path: string; what: Kind; why: string }[] = [
  { path: 'tests/support/clock.ts', what: 'the clock of the machine', why: 'sets the clock of all others' },
  { path: 'tests/support/backend.ts', what: 'the clock of the machine', why: 'its process lives at the fixed moment' },
  {
    path: 'tests/support/functions.ts',
    what: 'the clock of the machine',
    why: 'its process lives at the fixed moment',
  },
  { path: 'tests/support/second-factor.ts', what: 'the clock of the machine', why: 'codes run out as the clock runs' },
  {
    path: 'tests/functions/contact.test.ts',
    what: 'the clock of the machine',
    why: 'its process lives at the fixed moment',
  },
  { path: 'tests/unit/stores/tv.test.ts', what: 'the clock of the machine', why: 'reads the fake clock it moves' },
];

const files = codeIn('tests').filter((path) => path !== 'tests/conventions/honest-tests.test.ts');

test.each(kinds)('no test holds $what', ({ what, pattern, instead }) => {
  const excepted = exceptions.filter((exception) => exception.what === what).map(({ path }) => path);
  const found = linesMatching(
    files.filter((path) => !excepted.includes(path)),
    pattern,
  );
  expect(found.map((line) => `${line} → ${instead}`)).toEqual([]);
});

test('every exception is still needed', () => {
  const idle = exceptions.filter(({ path, what }) => {
    const pattern = kinds.find((kind) => kind.what === what)?.pattern;
    return !pattern || !files.includes(path) || linesMatching([path], pattern).length === 0;
  });
  expect(idle).toEqual([]);
});

test.each([
  ['a try until it works', 'await expect(async () => look()).toPass();'],
  ['a test left out or run alone', `test.skip('a visitor books', () => {});`],
  ['a test left out or run alone', `test.describe.only('a visitor', () => {});`],
  ['a wait for time to pass or for the network to fall silent', 'await page.waitForTimeout(500);'],
  ['a wait for time to pass or for the network to fall silent', `await page.goto('/', { waitUntil: 'networkidle' });`],
  ['a wait for time to pass or for the network to fall silent', 'await new Promise((go) => setTimeout(go, 50));'],
  ['a wait for time to pass or for the network to fall silent', `import { setTimeout } from 'node:timers/promises';`],
  ['the clock of the machine', 'const today = venueDay(new Date());'],
  ['the clock of the machine', 'expect(at).toBeLessThan(Date.now());'],
  ['a day of the calendar of Greenwich', 'const today = new Date(at).toISOString().slice(0, 10);'],
  ['a day of the calendar of Greenwich', `const [today] = moment.toISOString().split('T');`],
] satisfies [Kind, string][])('this rule notices %s: %s', (what, code) => {
  expect(kinds.filter(({ pattern }) => pattern.test(code)).map((kind) => kind.what)).toEqual([what]);
});

/** What only browser tests can do wrong, seen in a whole file. */
const browserKinds = [
  {
    what: 'one scroll and then a wait for where it leads',
    pattern: /scroll(IntoView\w*|To|By)\([^;]*;\s*(\/\/[^\n]*\n\s*)*await expect\s*\.poll\([^;]*scroll[XY]/,
    instead: 'The page may grow meanwhile: read it with readToTheEnd, or scroll to what is looked at.',
  },
  {
    what: 'an expectation computed by a rule of the product',
    pattern: /^import \{(?! type [^,}]*\})[^}]*\} from '#(?!domain\/browser-keys\.ts)/m,
    instead: 'Write down what somebody should see; rules are tested in tests/unit.',
  },
  {
    what: 'a page without the clock and the watchman of tests/support/visitor.ts',
    pattern: /^import \{[^}]*\b(?<!type )test\b[^}]*\} from '@playwright\/test'|\.newContext\((?![^]*\bconnect\()/m,
    instead: 'Take test from visitor.ts or staff-pages.ts, and connect every context of your own.',
  },
] as const;

const specs = files.filter((path) => /^tests\/(e2e|a11y)\//.test(path));

test.each(browserKinds)('no browser test holds $what', ({ pattern, instead }) => {
  const found = specs.filter((path) => pattern.test(read(path)));
  expect(found.map((path) => `${path} → ${instead}`)).toEqual([]);
});

test.each([
  [
    'one scroll and then a wait for where it leads',
    `await last.scrollIntoViewIfNeeded();\n  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);`,
  ],
  [
    'an expectation computed by a rule of the product',
    `import { daysOfPeriod, type Period } from '#domain/leaderboard.ts';`,
  ],
  [
    'a page without the clock and the watchman of tests/support/visitor.ts',
    `import { expect, test } from '@playwright/test';`,
  ],
  [
    'a page without the clock and the watchman of tests/support/visitor.ts',
    'const phone = await browser.newContext();',
  ],
] satisfies [(typeof browserKinds)[number]['what'], string][])('this rule notices %s: %s', (what, code) => {
  expect(browserKinds.filter(({ pattern }) => pattern.test(code)).map((kind) => kind.what)).toEqual([what]);
});
