import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { App } from '@supabase/lite';

type StorageAdapter = NonNullable<App['_storageAdapter']>;

/** The kinds of files that buckets of this project hold; anything else is handed out as bytes without a meaning. */
const kinds: Record<string, string> = { webp: 'image/webp', png: 'image/png' };
const kindOf = (key: string) => kinds[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/**
 * Keeps uploaded files in a folder: one file each, at the path of its bucket, name and version. lite keeps who may see
 * and change them in the database, and checks the names; this only moves bytes.
 */
export function fileStorage(folder: string): StorageAdapter {
  const place = (bucket: string, key: string, version: string | undefined) =>
    join(folder, bucket, key, version ?? 'only');

  const describe = async (bucket: string, key: string, version: string | undefined) => {
    const path = place(bucket, key, version);
    const [{ size, mtime }, bytes] = await Promise.all([stat(path), readFile(path)]);
    const eTag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`;
    const facts = { cacheControl: 'max-age=31536000', mimetype: kindOf(key), lastModified: mtime, eTag };
    return { bytes, metadata: { ...facts, size, contentLength: size, httpStatusCode: 200 } };
  };

  const copyObject: StorageAdapter['copyObject'] = async (source, key, version, bucket, name, newVersion) => {
    const { bytes, metadata } = await describe(source, key, version);
    await write(place(bucket, name, newVersion), bytes);
    return metadata;
  };

  return {
    driver: null,
    getObject: async (bucket, key, version) => {
      const { bytes, metadata } = await describe(bucket, key, version);
      return { metadata, httpStatusCode: 200, body: bytes };
    },
    headObject: async (bucket, key, version) => (await describe(bucket, key, version)).metadata,
    uploadObject: async (bucket, key, version, body) => {
      const bytes = body instanceof Uint8Array ? body : await new Response(body as ReadableStream).bytes();
      await write(place(bucket, key, version), bytes);
      return (await describe(bucket, key, version)).metadata;
    },
    deleteObject: (bucket, key, version) => rm(place(bucket, key, version), { force: true }),
    deleteObjects: async (bucket, keys) => {
      for (const key of keys) await rm(join(folder, bucket, key), { recursive: true, force: true });
    },
    copyObject,
    privateAssetUrl: async (bucket, key, version) => `file://${place(bucket, key, version)}`,
  };
}

async function write(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
}
