const ones =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Source of a pattern for a whole number in digits or in words up to ninety-nine. */
export const numberPattern = `(?:\\d{1,4}|(?:${tens.join('|')})(?:-(?:${ones.slice(0, 9).join('|')}))?|${ones.toReversed().join('|')})`;

/** The number that digits or words stand for. */
export function numberOf(written: string): number {
  const [first = '', second] = written.toLowerCase().split('-');
  if (/^\d/.test(first)) return Number(first);
  const ten = tens.indexOf(first);
  if (ten === -1) return ones.indexOf(first) + 1;
  return (ten + 2) * 10 + (second ? ones.indexOf(second) + 1 : 0);
}
