import sharp from 'sharp';
import { expect, test } from 'vitest';
import { icoFile } from '../../../scripts/icons/ico-file.ts';

const square = (size: number) =>
  sharp({ create: { width: size, height: size, channels: 4, background: '#e2ad52' } })
    .png()
    .toBuffer();

test('a browser that asks for the old kind of icon finds each size where the file says it is', async () => {
  const pictures = [
    { size: 16, png: await square(16) },
    { size: 32, png: await square(32) },
  ];
  const file = icoFile(pictures);

  expect(file.readUInt16LE(4)).toBe(2);
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    const start = file.readUInt32LE(entry + 12);
    expect(file.readUInt8(entry)).toBe(size);
    expect(file.subarray(start, start + file.readUInt32LE(entry + 8)).equals(png)).toBe(true);
  }
});
