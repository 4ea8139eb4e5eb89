import { join } from 'node:path';
import type { ContentSource } from '../../src/integrations/check-content/content-source.ts';
import { isPlaceholder } from './draw-placeholder.ts';

/** How the sample content and the texts of a new venue say in a comment what they are. */
const notice = /\b(SAMPLE CONTENT|SAMPLE TEXT|STARTER TEXT)\b/;
/** Addresses and numbers that belong to nobody. */
const invented = /[^\s"'()[\]<>]*\bexample\.(?:com|org)\b[^\s"'()[\]<>]*|\(\d{3}\) 555-01\d\d/g;

/** Content files that still say they are samples or starter text, each with the words of its comment. */
export function unreplacedTexts({ texts }: ContentSource): string[] {
  return [...texts].flatMap(([path, text]) => {
    const words = notice.exec(text)?.[0];
    return words ? [`${path}: ${words.toLowerCase()}`] : [];
  });
}

/** Addresses and phone numbers that lead nowhere, with the file that has them. */
export function inventedContacts({ texts }: ContentSource): string[] {
  return [...texts].flatMap(([path, text]) =>
    [...new Set(text.match(invented))].map((contact) => `${path}: ${contact.replace(/[.,;]+$/, '')}`),
  );
}

/** Pictures below the root that were drawn for as long as there is no photograph. */
export async function placeholders({ files }: ContentSource, root: string): Promise<string[]> {
  const pictures = [...files].filter((file) => /^src\/assets\/.*\.webp$/.test(file));
  const drawn = await Promise.all(pictures.map((file) => isPlaceholder(join(root, file))));
  return pictures.filter((_, index) => drawn[index]);
}
