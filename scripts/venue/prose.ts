import { load } from 'cheerio';
import { markdownToHtml } from 'satteri';
import type { ContentSource } from '../../src/integrations/check-content/content-source.ts';
import { readEntries, type Entry } from '../../src/integrations/check-content/read-entries.ts';
import { fillFacts, unknownFacts, type Facts } from '../../src/domain/facts.ts';

/** A text that visitors read, and where it is written. */
export interface Prose {
  file: string;
  /** Names of the fields that lead to it, or the chapter of a post. */
  field: string;
  text: string;
}

/** Fields that hold other things than sentences of the venue: what visitors type, guests wrote or a style sheet reads. */
const otherFields = new Set(['asks', 'words', 'aliases', 'imageUrl', 'imageUrlTall', 'url', 'href', 'slug', 'name']);

/** Shorter texts are names and labels, which have a grammar of their own. */
const fewestWords = 4;

/** Every sentence of the content that visitors read as the venue's own words, with its facts filled in. */
export function proseOf(source: ContentSource, facts: Facts): Prose[] {
  return readEntries(source)
    .entries.filter(({ collection }) => !['reviews', 'redirects', 'silences'].includes(collection))
    .flatMap((entry) => [...fieldTexts(entry.data, entry.path, entry), ...bodyTexts(entry)])
    .filter(({ text }) => text.split(/\s+/).length >= fewestWords)
    .map((prose) => ({ ...prose, text: filled(prose.text, facts) }));
}

function fieldTexts(value: unknown, path: readonly string[], { file }: Pick<Entry, 'file'>): Prose[] {
  if (typeof value === 'string') return [{ file, field: path.join('.'), text: value.replace(/\s+/g, ' ').trim() }];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value).filter(([name]) => !otherFields.has(name));
  return entries.flatMap(([name, part]) => fieldTexts(part, [...path, name], { file }));
}

/** The paragraphs of a post. */
function bodyTexts({ file, body = '' }: Entry): Prose[] {
  const page = load(markdownToHtml(body, { features: { gfm: true, smartPunctuation: true } }).html);
  let field = 'start';
  return page('h2, h3, p, li, dd, td, summary')
    .toArray()
    .flatMap((element) => {
      const text = page(element).text().replace(/\s+/g, ' ').trim();
      if (/^h[23]$/.test(element.tagName)) field = text;
      return page(element).find('p').length > 0 ? [] : [{ file, field, text }];
    });
}

const filled = (text: string, facts: Facts) => (unknownFacts(text, facts).length > 0 ? text : fillFacts(text, facts));
