import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describe as describeProject, dump } from '../../scripts/backup/dump.ts';
import { filesIn, postgresProject, type Project } from '../../scripts/backup/project.ts';
import type { Manifest } from '../../scripts/backup/records.ts';
import { fillProject, loseProject, passphrase } from '../support/backups.ts';
import { usePostgres } from '../support/postgres.ts';

const postgres = usePostgres();
const folder = mkdtempSync(join(tmpdir(), 'backups-'));
const backup = join(folder, 'backup.venue');
const filesDirectory = join(folder, 'files');
let project: Project;
let before: Manifest;

beforeAll(async () => {
  project = postgresProject(postgres.url, filesIn(filesDirectory));
  await postgres.account('owner');
  await fillProject(postgres.sql, project.files, { games: 50_000, chats: 10_030, logos: 200 });
  before = await dump(project, backup, passphrase);
});
afterAll(async () => {
  await project?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the command that restores, as somebody at a terminal does. */
function startRestore() {
  const child = spawn(process.execPath, ['scripts/restore.ts', backup], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      BACKUP_PASSPHRASE: passphrase,
      BACKUP_DATABASE_URL: postgres.url,
      BACKUP_FILES_DIRECTORY: filesDirectory,
    },
  });
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, ended, said: () => said };
}

/** Waits until nobody but this test is connected: the server notices a killed client a moment later. */
const untilAlone = () =>
  expect
    .poll(() =>
      postgres.sql(`select pid from pg_stat_activity where application_name <> 'pg_cron scheduler'
        and backend_type = 'client backend' and state <> 'idle' and pid <> pg_backend_pid()`),
    )
    .toEqual([]);

test('a venue with 50,000 games, 10,000 chats and 200 logos is the same, row by row, after it lost everything', async () => {
  expect(before['public.leaderboard_entries']?.count).toBe(50_005);
  expect(before['public.chat_sessions']?.count).toBeGreaterThanOrEqual(10_000);
  expect(before['files']?.count).toBe(200);
  expect(before['auth.users']?.count).toBe(1);

  await loseProject(postgres.sql);
  rmSync(filesDirectory, { recursive: true });
  const { ended, said } = startRestore();
  expect(await ended, said()).toBe(0);
  expect(await describeProject(project)).toEqual(before);
});

test('after a restore, a new game gets a number of its own in the trail', async () => {
  await postgres.sql(
    `insert into leaderboard_entries (room_name, team_name, adjusted_time_seconds) values ('The Vault', 'Next', 1700)`,
  );
  const [doubled] = await postgres.sql('select id from leaderboard_changes group by id having count(*) > 1');
  expect(doubled).toBeUndefined();
});

/** The project as far as rows go: its files may be of both moments. */
const rowsNow = () =>
  describeProject({ ...project, files: { ...project.files, read: () => Promise.resolve(new Uint8Array()) } });

/** A restore that ends itself as `kill -9` would, at one of its steps; without one it comes to its end and counts them. */
function restoreUntil(step = 0) {
  const words = [backup, postgres.url, filesDirectory, String(step)];
  return spawnSync(process.execPath, ['tests/support/killed-restore.ts', ...words], { encoding: 'utf8' });
}

test('a restore that is killed at any of ten moments leaves the old rows, and the next one finishes it', async () => {
  await loseProject(postgres.sql);
  const steps = Number(restoreUntil().stdout);
  expect(steps).toBeGreaterThan(300);

  await loseProject(postgres.sql);
  const lost = await rowsNow();
  for (let moment = 0; moment < 10; moment += 1) {
    expect(restoreUntil(1 + Math.round(((steps - 1) * moment) / 9)).signal).toBe('SIGKILL');
    await untilAlone();
    expect(await rowsNow()).toEqual(lost);
  }
  const { ended, said } = startRestore();
  expect(await ended, said()).toBe(0);
  expect(await describeProject(project)).toEqual(before);
});
