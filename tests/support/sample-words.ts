/** The sample venue as people write it, whatever the content says by now: no other venue has reason to say any of it. */
export const sampleWords =
  /\b(philadelphia|philly|(south|lombard|bainbridge) st(reet)?|center city|logan square|lantern\W+(and|amp)?\W*latch|lanternandlatch|jack.the.ripper|ripper|thai|wonderland|jtr|aiw)\b/i;

/** Those words in texts by their name, each as `name: …the words around it…`. Fonts are compressed: three letters in them are chance. */
export const sampleWordsIn = (texts: Iterable<readonly [name: string, text: string]>): string[] =>
  [...texts].flatMap(([name, text]) => {
    if (name.endsWith('.woff2')) return [];
    const found = sampleWords.exec(text);
    return found ? [`${name}: …${text.slice(Math.max(0, found.index - 40), found.index + 40)}…`] : [];
  });
