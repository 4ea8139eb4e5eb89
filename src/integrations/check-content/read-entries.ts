import { posix } from 'node:path';
import { checkedCollections, type CheckedCollection, type CollectionName } from './collections.ts';
import type { ContentSource } from './content-source.ts';
import { isFields, type Fields } from './fields.ts';
import { isPicture } from './picture-schema.ts';
import type { Problem } from './problem.ts';
import { readFrontmatter } from './read-frontmatter.ts';
import { readYaml } from './read-yaml.ts';

/** One entry of a collection as it is written, right or wrong. */
export interface Entry {
  collection: CollectionName;
  file: string;
  /** Name in its collection: that of the file, or the key inside a file. */
  name: string;
  /** Names in front of its fields: the key inside a file. */
  path: string[];
  /** What a schema has to accept. */
  written: unknown;
  /** The same as fields; none when it is something else. */
  data: Fields;
  /** False when it cannot be read at all, which is reported where it is read. */
  readable: boolean;
  /** Text of a post, on the same lines as in its file. */
  body?: string;
}

/** What was read, and what could not be. */
export interface Reading {
  entries: Entry[];
  problems: Problem[];
}

/** Reads every entry of every collection. */
export function readEntries(source: ContentSource): Reading {
  return join(
    Object.entries(checkedCollections).map(([name, collection]) => {
      if (collection.kind === 'files') return readFolder(name as CollectionName, collection, source);
      return readSingleFile(name as CollectionName, collection, source);
    }),
  );
}

function readSingleFile(name: CollectionName, collection: CheckedCollection, { texts }: ContentSource): Reading {
  const { kind, path, isOptional } = collection;
  const text = texts.get(path);
  if (text === undefined && isOptional) return { entries: [], problems: [] };
  if (text === undefined) return { entries: [], problems: [wholeFile(path, 'is missing', 'put it back')] };
  const { data, problems } = readYaml(text, path);
  if (kind === 'file') return { entries: [entryOf(name, path, data, problems)], problems };
  if (isFields(data))
    return { entries: Object.entries(data).map(([key, fields]) => keyOf(name, path, key, fields)), problems };
  if (isOptional && problems.length === 0 && (data === undefined || data === null)) return { entries: [], problems };
  const shape = wholeFile(path, 'is not a list of names', 'write each entry’s name and a colon, and its fields below');
  return { entries: [], problems: problems.length > 0 ? problems : [shape] };
}

function readFolder(name: CollectionName, collection: CheckedCollection, { files, texts }: ContentSource): Reading {
  const inside = [...files].filter((file) => file.startsWith(`${collection.path}/`));
  return join(
    inside.map((file) => {
      const { dir, ext } = posix.parse(file);
      const text = texts.get(file);
      if (text !== undefined && dir === collection.path && collection.endings.includes(ext))
        return readFile(name, file, text);
      return { entries: [], problems: isPicture(file) ? [] : [strayFile(file, collection)] };
    }),
  );
}

/** What was read of a file and of which text: a build asks for all of them five times, and parsing is the dear part. */
const known = new Map<string, { text: string; reading: Reading }>();

function readFile(name: CollectionName, file: string, text: string): Reading {
  const kept = known.get(file);
  if (kept?.text === text) return kept.reading;
  const reading = parseFile(name, file, text);
  known.set(file, { text, reading });
  return reading;
}

function parseFile(name: CollectionName, file: string, text: string): Reading {
  if (name === 'posts') {
    const { data, problems, body } = readFrontmatter(text, file);
    return { entries: [{ ...entryOf(name, file, data, problems), body }], problems };
  }
  const { data, problems } = readYaml(text, file);
  return { entries: [entryOf(name, file, data, problems)], problems };
}

function entryOf(collection: CollectionName, file: string, written: unknown, problems: Problem[]): Entry {
  const readable = written !== undefined || problems.length === 0;
  return { collection, file, name: posix.parse(file).name, path: [], written, data: fieldsOf(written), readable };
}

function keyOf(collection: CollectionName, file: string, key: string, written: unknown): Entry {
  return { collection, file, name: key, path: [key], written, data: fieldsOf(written), readable: true };
}

const fieldsOf = (written: unknown): Fields => (isFields(written) ? written : {});

const wholeFile = (file: string, wrong: string, instead: string) => ({ file, field: 'whole file', wrong, instead });

/** A file that Astro would leave out without a word. */
function strayFile(file: string, { path, endings }: CheckedCollection): Problem {
  const name = `${path}/${posix.parse(file).name}${endings[0]}`;
  return wholeFile(file, 'is not read by the site', `name it ${name}, or move it elsewhere`);
}

function join(readings: readonly Reading[]): Reading {
  return {
    entries: readings.flatMap(({ entries }) => entries),
    problems: readings.flatMap(({ problems }) => problems),
  };
}
