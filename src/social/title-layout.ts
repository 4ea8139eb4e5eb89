/** A word of a title and how wide it is, in parts of the type size. */
export interface Word {
  text: string;
  width: number;
}

/** Gap after a word, in parts of the type size. An `f` leans over the font's own space and nearly closes it. */
export const gapAfter = ({ text }: Word) => (text.endsWith('f') ? 0.28 : 0.22);

/** Distance between two lines, in parts of the type size. */
export const lineHeight = 1.04;

const mostLines = 3;
/** Tallest title in pixels; more would push the small line above it out of the frame. */
const tallest = 300;
const smallest = 50;
const sizes = [116, 104, 92, 82, 74, 66, 58, smallest];

/**
 * Sets a title as large as it fits into `width` pixels in at most three lines, and breaks it so that the lines are as
 * even as they can be. A title that never fits is set in the smallest size, in as many lines as it takes.
 */
export function layOutTitle(words: readonly Word[], width: number): { size: number; lines: Word[][] } {
  for (const size of sizes) {
    const most = size === smallest ? words.length : Math.min(mostLines, Math.floor(tallest / (size * lineHeight)));
    for (let count = 1; count <= most; count += 1) {
      const lines = evenLines(words, count, width / size);
      if (lines) return { size, lines };
    }
  }
  return { size: smallest, lines: words.map((word) => [word]) };
}

/** The most even way to break words into a number of lines, or undefined when none is narrow enough. */
function evenLines(words: readonly Word[], count: number, widest: number): Word[][] | undefined {
  let best: { lines: Word[][]; slack: number } | undefined;
  for (const lines of waysToBreak(words, count)) {
    const rooms = lines.map((line) => widest - lineWidth(line));
    if (rooms.some((room) => room < 0)) continue;
    const slack = rooms.reduce((sum, room) => sum + room ** 2, 0);
    if (!best || slack < best.slack) best = { lines, slack };
  }
  return best?.lines;
}

function waysToBreak(words: readonly Word[], count: number): Word[][][] {
  if (count === 1) return [[[...words]]];
  return words
    .slice(1, words.length - count + 2)
    .flatMap((_, index) =>
      waysToBreak(words.slice(index + 1), count - 1).map((rest) => [words.slice(0, index + 1), ...rest]),
    );
}

const lineWidth = (line: readonly Word[]) =>
  line.reduce((sum, word, index) => sum + word.width + (index < line.length - 1 ? gapAfter(word) : 0), 0);
