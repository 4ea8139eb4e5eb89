import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const here = (path: string) => resolve(import.meta.dirname, path);

/** Time enough for tests that start a backend or read the whole built site. */
const patient = { testTimeout: 60_000, hookTimeout: 120_000 };

export default defineConfig({
  root: here('..'),
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
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
        test: {
          name: 'database',
          include: ['tests/database/**/*.test.ts'],
          globalSetup: [here('database/prepare.ts')],
          fileParallelism: false,
          ...patient,
        },
      },
      {
        extends: true,
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          globalSetup: [here('database/prepare.ts')],
          ...patient,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: [here('site/prepare.ts')],
          ...patient,
        },
      },
      { extends: true, test: { name: 'conventions', include: ['tests/conventions/**/*.test.ts'] } },
    ],
  },
});
