import { expect, test } from 'vitest';
import { codeFiles, everyFile, read } from '../support/sources.ts';

/** Names of the machine and of its tools, which nobody sets for this project. */
const ofTheMachine =
  /^(PATH|HOME|TZ|NODE_ENV|NO_COLOR|DO_NOT_TRACK|XDG_\w+|npm_\w+|PLAYWRIGHT_\w+|TEST_\w+|ASTRO_TELEMETRY_DISABLED|DEV|PROD|SSR)$/;

const shipped = codeFiles.filter((path) => /^(src|functions|scripts)\/|^astro\.config/.test(path));
const workflows = everyFile.filter((path) => path.startsWith('.github/workflows/'));

/** Names that a text matches in its first group. */
const namesIn = (paths: readonly string[], pattern: RegExp) =>
  paths.flatMap((path) => [...read(path).matchAll(pattern)].map(([, name = '']) => name));

/** Every name that code, configuration or a workflow reads from the environment or from the keeper of secrets. */
const readNames = new Set(
  [
    ...namesIn(shipped, /process\.env(?:\.|\[')(\w+)/g),
    ...namesIn(shipped, /\benvironment\.([A-Z][A-Z_]+)\b/g),
    ...namesIn(shipped, /^ {4,6}([A-Z][A-Z_]+): (?:envField|port)\b/gm),
    ...namesIn(shipped, /^ {2}([A-Z][A-Z_]+): (?:setting|optional|needed|z)\b/gm),
    ...namesIn(workflows, /\b(?:vars|secrets)\.([A-Z_]+)/g),
    ...namesIn(['supabase/config.toml'], /env\(([A-Z_]+)\)/g),
  ].filter((name) => !ofTheMachine.test(name)),
);

/** Names that the table explains, and those that the line about machines of one's own does. */
const told = new Set(namesIn(['docs/recipes/settings.md'], /`([A-Z][A-Z_]{3,})(?==|`)/g));

test('every secret and setting that something reads is explained in one table', () => {
  expect(readNames.size).toBeGreaterThan(30);
  const limits = namesIn(['docs/recipes/limits.md'], /`(LIMIT_[A-Z_]+)`/g);
  expect([...readNames].filter((name) => !told.has(name) && !limits.includes(name))).toEqual([]);
});

test('every secret and setting that the table explains is read by something', () => {
  const text = [...shipped, ...workflows, 'supabase/config.toml'].map(read).join('\n');
  expect([...told].filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
});
