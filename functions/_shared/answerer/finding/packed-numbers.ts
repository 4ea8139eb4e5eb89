/** Whole numbers written as text, as a file of the build holds them: a list of thousands of digits takes long to read. */

/** In one byte it stands for as much, and the next byte is added. */
const goesOn = 255;

/** Numbers in one byte each, where they are below 255; one more byte for each 255 above. */
function bytesOfSmall(numbers: ArrayLike<number>): number[] {
  const bytes: number[] = [];
  for (let rest of Array.from(numbers)) {
    for (; rest >= goesOn; rest -= goesOn) bytes.push(goesOn);
    bytes.push(rest);
  }
  return bytes;
}

function smallNumbersOf(bytes: Uint8Array): Uint16Array {
  let length = 0;
  for (const byte of bytes) if (byte !== goesOn) length++;
  const numbers = new Uint16Array(length);
  let at = 0;
  let sum = 0;
  for (const byte of bytes) {
    sum += byte;
    if (byte === goesOn) continue;
    numbers[at++] = sum;
    sum = 0;
  }
  return numbers;
}

/** Writes numbers from 0 to two thousand million: each in one, two or four bytes, whatever is shortest for all. */
export function packNumbers(numbers: ArrayLike<number>): string {
  const largest = Array.from(numbers).reduce((most, number) => Math.max(most, number), 0);
  if (largest > 0xffff) return `4${lettersOf(new Uint8Array(Int32Array.from(numbers).buffer))}`;
  const small = bytesOfSmall(numbers);
  return small.length < 2 * numbers.length
    ? `1${lettersOf(small)}`
    : `2${lettersOf(new Uint8Array(Uint16Array.from(numbers).buffer))}`;
}

function lettersOf(bytes: Iterable<number>): string {
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters);
}

/** Reads what `packNumbers` wrote. */
export function unpackNumbers(packed: string): Uint16Array | Int32Array {
  const bytes = bytesOf(packed.slice(1));
  if (packed.startsWith('1')) return smallNumbersOf(bytes);
  return packed.startsWith('2') ? new Uint16Array(bytes.buffer) : new Int32Array(bytes.buffer);
}

/** Bytes written as text; in a plain loop, because a call for each of millions costs half a second of a cold start. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at++) bytes[at] = letters.charCodeAt(at);
  return bytes;
}
