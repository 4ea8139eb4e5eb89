/**
 * Tests on a real PostgreSQL of this machine: `npm run test:postgres`. Migrations with pg_cron where there is one, who may do
 * what, races of many at once, plans of what visitors read, backup and restore. Each file starts a server of its own in a
 * folder that goes away with it. Where there is no PostgreSQL it says how to get one and ends well.
 */
import { spawnSync } from 'node:child_process';
import { findPostgres, howToGetPostgres } from './postgres/find-postgres.ts';

if (findPostgres()) {
  const words = ['run', '--config', 'tests/vitest.config.ts', '--project', 'postgres', ...process.argv.slice(2)];
  const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...words], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else console.log(howToGetPostgres);
