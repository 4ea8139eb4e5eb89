import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readContentSource } from '#integrations/check-content/content-source.ts';
import { findProblems } from '#integrations/check-content/find-problems.ts';
import { reportProblems } from '#integrations/check-content/problem.ts';
import { onTestFinished } from 'vitest';
import { sampleFiles, type SampleFiles } from './sample-content.ts';

export const post = 'src/content/posts/a-new-safe.md';
export const otherPost = 'src/content/posts/summer-offer.md';

/** A picture of one pixel. */
const smallestPicture = Buffer.from('UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/t9WAAA=', 'base64');
/** Seconds of a day before anybody changed something. */
const longAgo = 1_000_000_000;

/** What somebody does to a file: replaces a piece of it, or, with `null`, removes the file. */
export type Edits = Record<string, [piece: string | RegExp, replacement: string][] | string | null>;

/** Writes the sample site with some edits into a folder that goes away with the test. A text adds a file. */
export function contentFolder(edits: Edits = {}): URL {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries(edited(sampleFiles(), edits))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text === '' && /\.(webp|png|svg)$/.test(path) ? smallestPicture : text);
    if (!(path in edits)) utimesSync(join(folder, path), longAgo, longAgo);
  }
  return pathToFileURL(`${folder}/`);
}

/** Lines of the report on the sample site with some edits, built on July 1, 2026. */
export function problems(edits: Edits): string[] {
  const site = { now: new Date('2026-07-01T12:00:00-04:00'), origin: 'https://bell.example.com' };
  const report = reportProblems(findProblems(readContentSource(contentFolder(edits)), site));
  return report.split('\n').slice(1).filter(Boolean);
}

/** The report on one post of which a piece is replaced, without the name of its file. */
export function postProblems(piece: string | RegExp, replacement: string): string[] {
  return problems({ [post]: [[piece, replacement]] }).map((line) => line.replace(`${post} – `, ''));
}

/** The report on a post with another text. The text starts on line 12. */
export function textProblems(text: string): string[] {
  return postProblems(/(?<=---\n)\n[^]*$/, `${text}\n`);
}

function edited(files: SampleFiles, edits: Edits): SampleFiles {
  for (const [path, edit] of Object.entries(edits)) {
    if (edit === null) delete files[path];
    else if (typeof edit === 'string') files[path] = edit;
    else
      files[path] = edit.reduce(
        (text, [piece, replacement]) => replaceOnce(text, piece, replacement),
        files[path] ?? '',
      );
  }
  return files;
}

function replaceOnce(text: string, piece: string | RegExp, replacement: string): string {
  const result = text.replace(piece, replacement);
  if (result === text) throw new Error(`The sample content has no ${String(piece)}.`);
  return result;
}
