import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import * as z from 'zod';

/** Ways to ask, by the subject that answers. */
const phrasings = z.record(z.string(), z.array(z.string().min(1)));

/**
 * The text of the phrasings file: every way to ask of a folder's YAML files, by subject. Throws, with the file's name, when
 * one is no such list, or when two files have the same subject.
 */
export function compilePhrasings(folder: string): string {
  const all: Record<string, string[]> = {};
  for (const file of readdirSync(folder).sort()) {
    const read = phrasings.safeParse(load(readFileSync(join(folder, file), 'utf8')));
    if (!read.success) throw new Error(`${join(folder, file)}: ${z.prettifyError(read.error)}`);
    for (const [subject, asks] of Object.entries(read.data)) {
      if (all[subject]) throw new Error(`${join(folder, file)}: another file has the subject "${subject}" already`);
      all[subject] = asks;
    }
  }
  return `${JSON.stringify(all, null, 1)}\n`;
}
