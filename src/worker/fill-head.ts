import type { SharePreview } from '#domain/share-preview.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Words of anybody as they stand in HTML, in an attribute as well: nothing of them is read as a tag. */
const escape = (words: string) => words.replaceAll(/[&<>"']/g, (letter) => escapes[letter]!);

/** Puts what a messenger shows of a link into the head of a built page, in place of what stood there. */
export function fillHead(html: string, { title, description, url, picture }: SharePreview): string {
  const metas: Record<string, string | undefined> = {
    'name="description"': description,
    'property="og:title"': title,
    'property="og:description"': description,
    'property="og:url"': url,
    'property="og:image"': picture?.url,
    'property="og:image:alt"': picture?.alt,
  };
  // The new words come from functions: a text with a dollar sign would otherwise repeat parts of the page.
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(title)}</title>`)
    .replaceAll(/<meta ((?:name|property)="[^"]+") content="[^"]*"/g, (meta: string, key: string) => {
      const words = Object.hasOwn(metas, key) ? metas[key] : undefined;
      return words === undefined ? meta : `<meta ${key} content="${escape(words)}"`;
    });
}
