/** A sentence that never ends is not let out in pieces: a number could be cut in two and pass the guard. */
const longestSentence = 700;

/** Where a sentence ends: a mark with a space behind it, or the end of a line. */
const sentenceEnd = /[.!?…](?:["”’')\]*_]*)\s|\n/g;

/** What is complete in a text that still grows, and what is not. `endless` when the rest is longer than any sentence. */
export function splitSentences(text: string): { complete: string; rest: string; endless: boolean } {
  const end = [...text.matchAll(sentenceEnd)].reduce((_, match) => match.index + match[0].length, 0);
  const rest = text.slice(end);
  return { complete: text.slice(0, end), rest, endless: rest.length > longestSentence };
}
