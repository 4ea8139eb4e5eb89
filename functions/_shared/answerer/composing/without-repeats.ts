/** Sentences shorter than this may well stand twice. */
const shortestRepeat = 25;

/** Texts without the sentences that a text before them has said already. */
export function withoutRepeats(texts: readonly string[]): string[] {
  const said = new Set<string>();
  return texts.flatMap((text) => {
    const lines = text.split('\n').map((line) => line.split(/(?<=[.!?]) (?=[A-Z\d])/));
    const wordsOf = (sentence: string) => sentence.replace(/^- /, '');
    const isRepeat = (sentence: string) => said.has(wordsOf(sentence));
    const fresh = lines
      .map((sentences) => sentences.filter((sentence) => sentence.length < shortestRepeat || !isRepeat(sentence)))
      .filter((sentences) => sentences.length > 0);
    // where all that is said at length was said before, what is left says nothing by itself
    const isSaid = lines.flat().some(isRepeat) && fresh.flat().every((sentence) => sentence.length < shortestRepeat);
    for (const sentence of lines.flat()) said.add(wordsOf(sentence));
    return isSaid
      ? []
      : [
          fresh
            .map((sentences) => sentences.join(' '))
            .join('\n')
            .trim(),
        ];
  });
}
