import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { App } from '@supabase/lite';

type StorageAdapter = NonNullable<App['_storageAdapter']>;

const kinds: Record<string, string> = { webp: 'image/webp', png: 'image/png' };

/** The kinds of files that buckets of this project hold; anything else is handed out as bytes without a meaning. */
const kindOf = (key: string) => kinds[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/**
 * Keeps uploaded files in a folder: one file each, at the path of its bucket and name. lite keeps who may see and change
 * them in the database, and checks the names; this only moves bytes. Versions are not kept: it names one when it reads
 * that it did not name when it wrote, and no file of this project is ever written twice.
 */
export function fileStorage(folder: string): StorageAdapter {
  const place = (bucket: string, key: string) => {
    const path = join(folder, bucket, key);
    if (!path.startsWith(join(folder, bucket, sep))) throw new Error(`${key} leads out of its bucket.`);
    return path;
  };

  const describe = async (bucket: string, key: string) => {
    const path = place(bucket, key);
    const [{ size, mtime }, bytes] = await Promise.all([stat(path), readFile(path)]);
    const eTag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`;
    const facts = { cacheControl: 'max-age=31536000', mimetype: kindOf(key), lastModified: mtime, eTag };
    return { bytes, metadata: { ...facts, size, contentLength: size, httpStatusCode: 200 } };
  };

  const remove = (bucket: string, key: string) => rm(place(bucket, key), { force: true });

  const copyObject: StorageAdapter['copyObject'] = async (source, key, _version, bucket, name) => {
    const { bytes, metadata } = await describe(source, key);
    await write(place(bucket, name), bytes);
    return metadata;
  };

  return {
    driver: null,
    getObject: async (bucket, key) => {
      const { bytes, metadata } = await describe(bucket, key);
      return { metadata, httpStatusCode: 200, body: bytes };
    },
    headObject: async (bucket, key) => (await describe(bucket, key)).metadata,
    uploadObject: async (bucket, key, _version, body) => {
      const bytes = body instanceof Uint8Array ? body : await new Response(body as ReadableStream).bytes();
      await write(place(bucket, key), bytes);
      return (await describe(bucket, key)).metadata;
    },
    deleteObject: remove,
    deleteObjects: async (bucket, keys) => void (await Promise.all(keys.map((key) => remove(bucket, key)))),
    copyObject,
    privateAssetUrl: async (bucket, key) => `file://${place(bucket, key)}`,
  };
}

async function write(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
}
