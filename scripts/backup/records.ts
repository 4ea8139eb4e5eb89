/**
 * What is in a backup: lines of text, each with a letter that says what it is. P the project it was made of, T a table, R a
 * row of it as Postgres writes it, F a file, B its bytes, M the manifest, which is always last. Rows are never read as numbers: they
 * go back into Postgres as it wrote them.
 */
import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';
import { open, seal } from './envelope.ts';

const projectSchema = z.object({
  /** When it was read: everything is as of this moment. */
  madeAt: z.iso.datetime(),
  /** Versions of the migrations that the database had. */
  migrations: z.array(z.string().max(40)).max(10_000),
  /** Where files were served from; null on a computer of one's own. */
  filesUrl: z.string().nullable(),
});
const tableSchema = z.object({
  /** With its schema, such as `public.staff`. */
  name: z.string().regex(/^[a-z_]+\.[a-z_]+$/),
  /** Columns in the order of the table. */
  columns: z.array(z.string().regex(/^[a-z_][a-z0-9_]*$/)).min(1),
});
const fileSchema = z.object({
  /** Bucket of the storage. */
  bucket: z.string().regex(/^[a-z0-9-]+$/),
  /** Path within the bucket. */
  name: z.string().regex(/^[\w-]+(\.[\w-]+)*(\/[\w-]+(\.[\w-]+)*)*$/),
  /** Kind of the file, such as `image/webp`. */
  type: z.string().max(100),
});
const countSchema = z.object({
  /** How many rows or files. */
  count: z.number().int().nonnegative(),
  /** SHA-256 of all of them in their order. */
  sha256: z.string(),
});

/** How many rows of each table there are and what they hash to; `files` for those of the storage. */
export const manifestSchema = z.record(z.string(), countSchema);

/** Counts and hashes by table; two manifests are equal when every row is. */
export type Manifest = z.infer<typeof manifestSchema>;
/** The project that a backup was made of. */
export type BackedUpProject = z.infer<typeof projectSchema>;
/** A table of a backup. */
export type BackedUpTable = z.infer<typeof tableSchema>;
/** A file of a backup, without its bytes. */
export type BackedUpFile = z.infer<typeof fileSchema>;

/** What comes out of a backup, in its order. */
export type BackupRecord =
  | { kind: 'project'; project: BackedUpProject }
  | { kind: 'table'; table: BackedUpTable }
  | { kind: 'row'; text: string }
  | { kind: 'file'; file: BackedUpFile; bytes: Uint8Array }
  | { kind: 'manifest'; manifest: Manifest };

/** Counts and hashes records as they go by. */
export function createManifest() {
  const counted = new Map<string, { count: number; hash: Hash }>();
  let table = '';
  const entry = (name: string) => {
    const known = counted.get(name) ?? { count: 0, hash: createHash('sha256') };
    counted.set(name, known);
    return known;
  };
  return {
    add(record: BackupRecord): void {
      if (record.kind === 'table') {
        table = record.table.name;
        entry(table);
      } else if (record.kind === 'row') {
        const known = entry(table);
        known.count += 1;
        known.hash.update(record.text).update('\n');
      } else if (record.kind === 'file') {
        const known = entry('files');
        known.count += 1;
        known.hash.update(`${record.file.bucket}/${record.file.name}\n`).update(record.bytes);
      }
    },
    result: (): Manifest =>
      Object.fromEntries(
        [...counted].map(([name, { count, hash }]) => [name, { count, sha256: hash.copy().digest('hex') }]),
      ),
  };
}

async function* linesOf(records: AsyncIterable<BackupRecord>): AsyncGenerator<string> {
  const manifest = createManifest();
  for await (const record of records) {
    manifest.add(record);
    if (record.kind === 'row') yield `R${record.text}\n`;
    else if (record.kind === 'project') yield `P${JSON.stringify(record.project)}\n`;
    else if (record.kind === 'table') yield `T${JSON.stringify(record.table)}\n`;
    else if (record.kind === 'file') {
      yield `F${JSON.stringify(record.file)}\n`;
      yield `B${Buffer.from(record.bytes).toString('base64')}\n`;
    }
  }
  yield `M${JSON.stringify(manifest.result())}\n`;
}

/** Writes a backup. The file has its name only once it is whole. */
export async function writeBackup(
  file: string,
  passphrase: string,
  records: AsyncIterable<BackupRecord>,
): Promise<void> {
  const unfinished = `${file}.unfinished`;
  try {
    const target = createWriteStream(unfinished, { mode: 0o600 });
    await pipeline(
      linesOf(records),
      createGzip(),
      (source: AsyncIterable<Uint8Array>) => seal(source, passphrase),
      target,
    );
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Reads a backup record by record. Throws a `BackupError` where it is not what was written. */
export async function* readBackup(file: string, passphrase: string): AsyncGenerator<BackupRecord> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  const done = pipeline(source, (bytes: AsyncIterable<Uint8Array>) => open(bytes, passphrase), gunzip);
  done.catch(() => undefined); // told below
  let described: BackedUpFile | undefined;
  try {
    for await (const line of splitLines(gunzip)) {
      const text = line.slice(1);
      if (line[0] === 'R') yield { kind: 'row', text };
      else if (line[0] === 'P') yield { kind: 'project', project: projectSchema.parse(JSON.parse(text)) };
      else if (line[0] === 'T') yield { kind: 'table', table: tableSchema.parse(JSON.parse(text)) };
      else if (line[0] === 'F') described = fileSchema.parse(JSON.parse(text));
      else if (line[0] === 'B' && described)
        yield { kind: 'file', file: described, bytes: Buffer.from(text, 'base64') };
      else if (line[0] === 'M') yield { kind: 'manifest', manifest: manifestSchema.parse(JSON.parse(text)) };
      else throw new BackupError('This backup holds something that this version does not know. Use a newer one.');
    }
    await done;
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

/** Lines end with a line feed and nothing else: names may hold any other separator of Unicode. */
async function* splitLines(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let waiting = '';
  for await (const bytes of source) {
    waiting += decoder.decode(bytes, { stream: true });
    const lines = waiting.split('\n');
    waiting = lines.pop() ?? '';
    yield* lines;
  }
}

/** Reads a backup to its end and compares it with its own manifest, before anything is done with it. */
export async function verifyBackup(
  file: string,
  passphrase: string,
): Promise<{ project: BackedUpProject; tables: BackedUpTable[]; manifest: Manifest }> {
  const counted = createManifest();
  const tables: BackedUpTable[] = [];
  let project: BackedUpProject | undefined;
  let manifest: Manifest | undefined;
  for await (const record of readBackup(file, passphrase)) {
    counted.add(record);
    if (record.kind === 'project') project = record.project;
    if (record.kind === 'table') tables.push(record.table);
    if (record.kind === 'manifest') manifest = record.manifest;
  }
  if (!project || !manifest || JSON.stringify(manifest) !== JSON.stringify(counted.result())) {
    throw new BackupError('This backup does not hold what its manifest says. Take another copy of it.');
  }
  return { project, tables, manifest };
}
