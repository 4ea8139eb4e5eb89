/** The sample venue as people write it, whatever the content says by now: no other venue has reason to say any of it. */
export const sampleWords =
  /\b(philadelphia|philly|(south|lombard|bainbridge) st(reet)?|center city|logan square|lantern\W+(and|amp)?\W*latch|lanternandlatch|jack.the.ripper|ripper|thai|wonderland|jtr|aiw)\b/i;

/** What stands in a picture as text: among compressed bytes, three letters are chance. */
const readableIn = (text: string) => (text.match(/[ -~]{12,}/g) ?? []).join('\n');

/** Those words in texts by their name, each as `name: …the words around it…`. Fonts hold no text at all. */
export const sampleWordsIn = (texts: Iterable<readonly [name: string, text: string]>): string[] =>
  [...texts].flatMap(([name, text]) => {
    if (name.endsWith('.woff2')) return [];
    const read = /\.(jpg|png|webp|avif)$/.test(name) ? readableIn(text) : text;
    const found = sampleWords.exec(read);
    return found ? [`${name}: …${read.slice(Math.max(0, found.index - 40), found.index + 40)}…`] : [];
  });
