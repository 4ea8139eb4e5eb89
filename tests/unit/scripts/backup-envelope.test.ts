import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { open, seal } from '../../../scripts/backup/envelope.ts';

const passphrase = 'a passphrase of tests only';
const headerSize = 64;
const sealedPiece = 65_536 + 16;

async function* once(bytes: Uint8Array) {
  yield bytes;
}

async function all(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of source) parts.push(part);
  return Buffer.concat(parts);
}

const opened = (bytes: Uint8Array, words = passphrase) => all(open(once(bytes), words));

test.each([0, 1, 65_535, 65_536, 65_537, 131_072, 200_000])('%i bytes come back as they were', async (size) => {
  const bytes = randomBytes(size);
  expect((await opened(await all(seal(once(bytes), passphrase)))).equals(bytes)).toBe(true);
});

test('a backup that is cut exactly between two pieces is noticed, and so are pieces that changed places', async () => {
  const sealed = await all(seal(once(randomBytes(200_000)), passphrase));
  const piece = (number: number) =>
    sealed.subarray(headerSize + number * sealedPiece, headerSize + (number + 1) * sealedPiece);
  const header = sealed.subarray(0, headerSize);
  for (const wrong of [
    sealed.subarray(0, headerSize + sealedPiece),
    sealed.subarray(0, headerSize),
    Buffer.concat([header, piece(1), piece(0), sealed.subarray(headerSize + 2 * sealedPiece)]),
    Buffer.concat([sealed, Buffer.from('more')]),
  ]) {
    await expect(opened(wrong)).rejects.toThrow('cut off or was changed');
  }
});

test('another passphrase opens nothing, and the same content is never sealed alike', async () => {
  const sealed = await all(seal(once(Buffer.from('content')), passphrase));
  await expect(opened(sealed, 'another passphrase, as long')).rejects.toThrow('is not the one');
  expect((await all(seal(once(Buffer.from('content')), passphrase))).equals(sealed)).toBe(false);
  expect(sealed.includes('content')).toBe(false);
});
