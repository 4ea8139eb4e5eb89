import { encode } from 'uqr';

/** A code to point a phone at, as one path on a field of `size` by `size`, four modules of margin around it. */
export function qrPath(text: string): { size: number; dark: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, dark: dark.join('') };
}
