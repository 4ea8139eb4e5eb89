/** A folder that holds the content of a venue of tests/fixtures as a repository does, for what reads and writes files. */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import { findPictureProblems } from '../../src/integrations/check-content/check-picture-files.ts';
import { readContentSource } from '../../src/integrations/check-content/content-source.ts';
import { findProblems } from '../../src/integrations/check-content/find-problems.ts';
import { testMoment } from './clock.ts';
import { fixtureSource } from './fixture-source.ts';

/** A new folder that is gone after the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'venue-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes the content of a venue into a new folder; every picture that it names is a small one. */
export async function venueFolder(name = 'known-venue'): Promise<string> {
  const root = newFolder();
  const { texts, files } = fixtureSource(name);
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#333' } })
    .webp()
    .toBuffer();
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), texts.get(file) ?? (file.startsWith('src/pages/') ? '' : picture));
  }
  return root;
}

/** What the check of the content says of a folder, its pictures too. */
export async function problemsIn(root: string): Promise<string[]> {
  const address = pathToFileURL(`${root}/`);
  const source = readContentSource(address);
  const problems = [
    ...findProblems(source, { now: testMoment, origin: 'https://venue.example.com' }),
    ...(await findPictureProblems(source, address)),
  ];
  return problems.map(({ file, field, wrong }) => `${file} ${field} ${wrong}`);
}

/** Every file of a folder with what is in it, to see what changed. */
export function stateOf(root: string): Record<string, string> {
  const files = globSync('**/*', { cwd: root }).filter((file) => statSync(join(root, file)).isFile());
  return Object.fromEntries(
    files.sort().map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest('hex'),
    ]),
  );
}
