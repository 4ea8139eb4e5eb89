/** Stands in for the folder of the site on somebody's computer: the browser's own files, which the editor opens as a folder. */
import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { ContentSource } from '#integrations/check-content/content-source.ts';
import { findProblems } from '#integrations/check-content/find-problems.ts';
import { testMoment } from './clock.ts';

const fixture = 'tests/fixtures/known-venue/content';

/** Puts the content of the known venue into a folder of the browser, and lets the editor choose it. */
export async function offerContentFolder(page: Page): Promise<void> {
  const files = Object.fromEntries(
    globSync(`${fixture}/**/*.{yaml,md}`).map((path) => [
      path.replace(fixture, 'src/content'),
      readFileSync(path, 'utf8'),
    ]),
  );
  await page.addInitScript(() => {
    const root = () => navigator.storage.getDirectory();
    Object.assign(window, {
      showDirectoryPicker: async () => (await root()).getDirectoryHandle('site', { create: true }),
    });
    const granted = async () => 'granted';
    Object.assign(FileSystemHandle.prototype, { queryPermission: granted, requestPermission: granted });
  });
  await page.goto('/favicon.svg');
  await page.evaluate(async (texts) => {
    const site = await (await navigator.storage.getDirectory()).getDirectoryHandle('site', { create: true });
    await site.getDirectoryHandle('.git', { create: true });
    for (const [path, text] of Object.entries(texts)) {
      const names = path.split('/');
      let folder = site;
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true });
      const file = await folder.getFileHandle(names.at(-1) ?? '', { create: true });
      const stream = await file.createWritable();
      await stream.write(text);
      await stream.close();
    }
  }, files);
}

/** What is in the folder now, as the check of the content reads it. */
export async function readContentFolder(page: Page): Promise<ContentSource> {
  const found = await page.evaluate(async () => {
    const texts: [string, string][] = [];
    const paths: string[] = [];
    const read = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const [name, handle] of folder.entries()) {
        const own = `${path}${name}`;
        if (handle.kind === 'directory') await read(handle as FileSystemDirectoryHandle, `${own}/`);
        else if (/\.(yaml|md)$/.test(name))
          texts.push([own, await (await (handle as FileSystemFileHandle).getFile()).text()]);
        if (handle.kind === 'file') paths.push(own);
      }
    };
    await read(await (await navigator.storage.getDirectory()).getDirectoryHandle('site'), '');
    return { texts, paths };
  });
  return { texts: new Map(found.texts), files: new Set(found.paths) };
}

/** What the check of the content finds wrong, one line each. */
export const problemsOf = (source: ContentSource): string[] =>
  findProblems(source, { now: testMoment, origin: 'https://venue.example.com' }).map((each) => JSON.stringify(each));

/** What the check of the content finds wrong with the folder now, and did not before. */
export async function newProblems(page: Page, before: ContentSource): Promise<string[]> {
  const known = new Set(problemsOf(before));
  return problemsOf(await readContentFolder(page)).filter((problem) => !known.has(problem));
}

/** A picture of the folder, byte for byte. */
export async function readPicture(page: Page, path: string): Promise<Buffer> {
  const encoded = await page.evaluate(async (names) => {
    let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('site');
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
    const file = await (await folder.getFileHandle(names.at(-1) ?? '')).getFile();
    const bytes = new Uint8Array(await file.arrayBuffer());
    let letters = '';
    for (const byte of bytes) letters += String.fromCharCode(byte);
    return btoa(letters);
  }, path.split('/'));
  return Buffer.from(encoded, 'base64');
}
