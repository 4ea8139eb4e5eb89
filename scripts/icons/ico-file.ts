/** One picture of an icon file: a square PNG and its side in pixels, at most 256. */
export interface IconPicture {
  size: number;
  png: Buffer;
}

const headerBytes = 6;
const entryBytes = 16;

/** An `.ico` file of several PNG pictures, which every browser of the last fifteen years reads. */
export function icoFile(pictures: readonly IconPicture[]): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(pictures.length, 4);
  let offset = headerBytes + entryBytes * pictures.length;
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(entryBytes);
    entry.writeUInt8(size % 256, 0); // 0 stands for 256
    entry.writeUInt8(size % 256, 1);
    entry.writeUInt16LE(1, 4); // color planes
    entry.writeUInt16LE(32, 6); // bits per pixel
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}
