/** Messages of people in danger, and of others that only sound like it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import * as z from 'zod';
import { dangerKinds, type DangerKind } from '../../functions/_shared/answerer/emergencies/danger-likelihood.ts';

/** Messages of one kind; a file may have none. */
const messages = z.array(z.string().min(1)).default([]);
const dangerSet = z.strictObject({ harmless: messages, selfHarm: messages, medical: messages, danger: messages });

/** The messages of all files of a folder, each with what it tells of. */
export function readDanger(folder: 'worked-on' | 'held-out'): { text: string; kind: DangerKind }[] {
  const path = join(import.meta.dirname, 'danger', folder);
  return readdirSync(path).flatMap((file) => {
    const set = dangerSet.parse(load(readFileSync(join(path, file), 'utf8')));
    return dangerKinds.flatMap((kind) => set[kind].map((text) => ({ text, kind })));
  });
}
