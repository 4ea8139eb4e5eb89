import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import * as z from 'zod';
import { packTopics } from '../functions/_shared/answerer/finding/topics.ts';

/** Ways to ask, by the subject that answers. */
const phrasings = z.record(z.string(), z.array(z.string().min(1)));

/** Every way to ask of a folder's YAML files. Throws, with the file's name, when one is no such list, or when two files have the same subject. */
export function readPhrasings(folder: string): Record<string, string[]> {
  const all: Record<string, string[]> = {};
  for (const file of readdirSync(folder).sort()) {
    const read = phrasings.safeParse(load(readFileSync(join(folder, file), 'utf8')));
    if (!read.success) throw new Error(`${join(folder, file)}: ${z.prettifyError(read.error)}`);
    for (const [subject, asks] of Object.entries(read.data)) {
      if (all[subject]) throw new Error(`${join(folder, file)}: another file has the subject "${subject}" already`);
      all[subject] = asks;
    }
  }
  return all;
}

/** The text of the file of words: every word that ways to ask for subjects use, by which misspelled ones are mended. */
export function compileWords(folder: string): string {
  const asks = Object.values(readPhrasings(folder)).flat().join(' ').replace(/<\w+>/g, ' ');
  return `${JSON.stringify({ words: [...new Set(asks.match(/[a-z]+/g))].join(' ') }, null, 1)}\n`;
}

/** The text of the topics file: what visitors of any venue may ask about. */
export const compileTopics = (folder: string): string =>
  `${JSON.stringify(packTopics(readPhrasings(folder)), null, 1)}\n`;
