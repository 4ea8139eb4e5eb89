import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleStaff } from '../../scripts/backend/sample-staff.ts';
import { describe as describeProject, dump } from '../../scripts/backup/dump.ts';
import { openProject } from '../../scripts/backup/open-project.ts';
import { embeddedProject, filesIn, type Project } from '../../scripts/backup/project.ts';
import { writeBackup, type Manifest } from '../../scripts/backup/records.ts';
import { restore } from '../../scripts/backup/restore.ts';
import { startBackend } from '../../scripts/backend/server.ts';
import { temporaryDirectory } from '../support/backend.ts';
import { fillProject, loseProject, passphrase } from '../support/backups.ts';
import { databaseVenue } from '../support/database-venue.ts';

const directory = temporaryDirectory();
const folder = mkdtempSync(join(tmpdir(), 'backups-'));
const backup = join(folder, 'backup.venue');
let project: Project;
let before: Manifest;

/** Does something with a backend that runs on the data, as a venue does between backups. */
async function withBackend(work: (sql: (text: string, values?: unknown[]) => Promise<unknown>) => Promise<void>) {
  const backend = await startBackend({ port: 0, dataDirectory: directory.path, venue: databaseVenue });
  await work(backend.sql).finally(backend.close);
}

beforeAll(async () => {
  const files = filesIn(join(directory.path, 'files'));
  await withBackend((sql) => fillProject(sql, files, { games: 300, chats: 60, logos: 5 }));
  project = await embeddedProject(directory.path, databaseVenue);
  before = await dump(project, backup, passphrase);
});
afterAll(async () => {
  await project.close();
  directory.remove();
  rmSync(folder, { recursive: true, force: true });
});

test('a venue that lost everything is the same, row by row, after a restore', async () => {
  const people = Object.keys(sampleStaff).length;
  expect(before['public.staff']?.count).toBe(people);
  expect(before['auth.users']?.count).toBe(people);
  expect(before['files']?.count).toBe(5);
  await project.close();
  await withBackend(loseProject);
  rmSync(join(directory.path, 'files'), { recursive: true });
  project = await embeddedProject(directory.path, databaseVenue);
  expect((await describeProject(project))['public.chat_sessions']?.count).toBe(0);

  await restore(project, backup, passphrase);
  expect(await describeProject(project)).toEqual(before);
});

test('a team that took itself off the wall after the backup was made does not come back with it', async () => {
  await project.close();
  await withBackend(async (sql) => {
    await sql(`select request_removal(removal_code) from share_codes
      join leaderboard_entries on id = entry_id where team_name = '東京 🗝️'`);
  });
  project = await embeddedProject(directory.path, databaseVenue);
  await restore(project, backup, passphrase);
  const hidden = await project.transaction((query) =>
    query(`select hidden_by from managed_entries where team_name = '東京 🗝️'`),
  );
  expect(hidden).toEqual([{ hidden_by: 'team' }]);
  await project.transaction(async (query) => {
    await query('truncate private.team_removals');
  });
  await restore(project, backup, passphrase);
  expect(await describeProject(project)).toEqual(before);
});

test('a restore into a project that was just made brings everything with it', async () => {
  const empty = await embeddedProject(join(folder, 'new'), databaseVenue);
  await restore(empty, backup, passphrase);
  expect(await describeProject(empty)).toEqual(before);
  await empty.close();
});

test('a restore that fails in the middle leaves everything as it was', async () => {
  const files = { ...project.files, write: () => Promise.reject(new Error('The disk is full.')) };
  await expect(restore({ ...project, files }, backup, passphrase)).rejects.toThrow('The disk is full.');
  expect(await describeProject(project)).toEqual(before);
});

test('a wrong passphrase, a cut file and a changed one are refused in one sentence, and nothing is touched', async () => {
  const bytes = readFileSync(backup);
  const changed = Buffer.from(bytes);
  changed[bytes.length - 100]! ^= 1;
  const damaged = join(folder, 'damaged.venue');
  await expect(restore(project, backup, 'another passphrase, as long')).rejects.toThrow('is not the one');
  for (const wrong of [
    bytes.subarray(0, bytes.length - 1),
    bytes.subarray(0, Math.floor(bytes.length / 2)),
    bytes.subarray(0, 30),
    changed,
  ]) {
    writeFileSync(damaged, wrong);
    await expect(restore(project, damaged, passphrase)).rejects.toThrow('cut off or was changed');
  }
  writeFileSync(damaged, 'name;time\n');
  await expect(restore(project, damaged, passphrase)).rejects.toThrow('is no backup of this project');
  expect(await describeProject(project)).toEqual(before);
});

test('a backup of a newer database is refused until the migrations are applied', async () => {
  const newer = join(folder, 'newer.venue');
  const header = { madeAt: '2026-11-20T22:30:00Z', migrations: ['29990101000000'], filesUrl: null };
  await writeBackup(
    newer,
    passphrase,
    (async function* () {
      yield { kind: 'project' as const, project: header };
    })(),
  );
  await expect(restore(project, newer, passphrase)).rejects.toThrow('the migration 29990101000000');
  expect(await describeProject(project)).toEqual(before);
});

test('a short passphrase protects nothing and is refused', async () => {
  await expect(dump(project, join(folder, 'weak.venue'), 'short')).rejects.toThrow('at least 16 characters');
});

test('a backup of nothing is refused: a forgotten address does not pass for a venue without games', async () => {
  const missing = { BACKUP_PASSPHRASE: passphrase, BACKEND_DIRECTORY: join(folder, 'nothing') };
  await expect(openProject(missing, { mayBeNew: false })).rejects.toThrow('BACKUP_DATABASE_URL is missing');
});
