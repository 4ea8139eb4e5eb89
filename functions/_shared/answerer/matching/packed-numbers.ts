/** Whole numbers written as text, as a file of the build holds them: a list of thousands of digits takes long to read. */

/** Writes numbers from 0 to two thousand million: each in two bytes where all are that small, or else in four. */
export function packNumbers(numbers: ArrayLike<number>): string {
  const isSmall = Array.from(numbers).every((number) => number <= 0xffff);
  const bytes = new Uint8Array((isSmall ? Uint16Array.from(numbers) : Int32Array.from(numbers)).buffer);
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return `${isSmall ? '2' : '4'}${btoa(letters)}`;
}

/** Reads what `packNumbers` wrote. */
export function unpackNumbers(packed: string): Uint16Array | Int32Array {
  const { buffer } = bytesOf(packed.slice(1));
  return packed.startsWith('2') ? new Uint16Array(buffer) : new Int32Array(buffer);
}

/** Bytes written as text; in a plain loop, because a call for each of millions costs half a second of a cold start. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at++) bytes[at] = letters.charCodeAt(at);
  return bytes;
}

/** Lists of numbers as text: how long each is, and all of them in a row. */
export interface PackedLists {
  lengths: string;
  numbers: string;
}

/** Writes lists of numbers. */
export const packLists = (lists: readonly (readonly number[])[]): PackedLists => ({
  lengths: packNumbers(lists.map(({ length }) => length)),
  numbers: packNumbers(lists.flat()),
});

/** Reads lists of numbers, each made of what `item` says of a number. */
export function unpackLists<Item>({ lengths, numbers }: PackedLists, item: (number: number) => Item): Item[][] {
  const all = unpackNumbers(numbers);
  let next = 0;
  return Array.from(unpackNumbers(lengths), (length) => {
    const list: Item[] = [];
    for (const end = next + length; next < end; next++) list.push(item(all[next] ?? 0));
    return list;
  });
}
