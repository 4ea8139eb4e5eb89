import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { writeTimeZone } from '../scripts/write-time-zone.mjs';
import { compiledOfKnownVenue, writeKnownVenue } from './support/known-venue-files.ts';
import { isSample } from './support/sample.ts';

// Before any file of the site is loaded, which asks for it.
writeTimeZone();
writeKnownVenue({ 'venue.json': '{"timeZone":"America/New_York"}\n' });

const here = (path: string) => resolve(import.meta.dirname, path);

/** Time enough for every test on a machine with ten times as much to do as it has cores: what is slow there is not broken. */
const patient = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };

/** Tests of rules hear of a venue that stays, whatever the live content is: from vitest, and from Node itself. */
const ofKnownVenue = {
  plugins: [
    {
      name: 'known-venue',
      enforce: 'pre' as const,
      resolveId: (source: string) => compiledOfKnownVenue(source),
    },
  ],
};
const hearsOfKnownVenue = { execArgv: ['--import', here('support/known-venue.ts')] };

/** A process runs file after file: starting one for each file took longer than most tests. */
const shared = { isolate: false, setupFiles: [here('support/fresh-file.ts')] };

/** The same for tests with a backend: they live at one fixed moment, and keep the modules that take seconds to load. */
const backed = {
  isolate: false,
  setupFiles: [here('support/fixed-clock.ts')],
  globalSetup: [here('unit/prepare.ts'), here('database/prepare.ts')],
};

export default defineConfig({
  root: here('..'),
  test: {
    // As many processes as cores; left alone, vitest keeps a core for itself, which is half of a small machine.
    maxWorkers: '100%',
    ...patient,
    projects: [
      {
        extends: true,
        ...ofKnownVenue,
        test: {
          name: 'unit',
          ...hearsOfKnownVenue,
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          ...shared,
          globalSetup: [here('unit/prepare.ts')],
          // The answerer takes a second to get ready. Loaded by Node itself, it does so once in each process.
          server: { deps: { external: [/\/functions\/_shared\//] } },
          restoreMocks: true,
          unstubGlobals: true,
          // Astro's virtual module, without Astro: unit tests start at once.
          alias: { 'astro:env/client': here('support/client-environment.ts') },
          // Nobody at the venue lives in this time zone: a rule that asks the machine for the day turns red.
          env: { TZ: 'Pacific/Honolulu' },
        },
      },
      {
        extends: true,
        ...ofKnownVenue,
        test: {
          name: 'database',
          ...hearsOfKnownVenue,
          include: ['tests/database/**/*.test.ts'],
          ...backed,
        },
      },
      {
        extends: true,
        ...ofKnownVenue,
        test: {
          name: 'functions',
          ...hearsOfKnownVenue,
          include: ['tests/functions/**/*.test.ts'],
          ...backed,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          exclude: isSample ? [] : ['tests/site/sample/**'],
          globalSetup: [here('site/prepare.ts')],
        },
      },
      {
        extends: true,
        ...ofKnownVenue,
        // With a PostgreSQL of this machine: `npm run test:postgres`.
        test: { name: 'postgres', ...hearsOfKnownVenue, include: ['tests/postgres/**/*.test.ts'], ...shared },
      },
      { extends: true, test: { name: 'conventions', include: ['tests/conventions/**/*.test.ts'], ...shared } },
    ],
  },
});
