import { load } from 'cheerio';
import Slugger from 'github-slugger';
import { markdownToHtml } from 'satteri';
import type { SectionFacts } from '#contracts/venue-facts.ts';

/** What stands before the first heading, where an author writes other ways to ask for it. */
export const chapterBefore = 'start';

/** Numbers and facts of a text may change: they are not in its name. A label before a colon is name enough. */
function nameOf(text: string): string {
  const plain = text.replace(/\{\{[^}]*\}\}/g, ' ');
  const start = (/^([^:.]{3,40}):/.exec(plain)?.[1] ?? plain).replace(/[^\p{L}\s’'-]+/gu, ' ').trim();
  const words = start.split(/\s+/).slice(0, 5).join(' ').toLowerCase();
  return words
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * The chapters of a post as passages; what stands before the first heading has an empty heading and anchor. Folded answers
 * carry their question. A paragraph is named by its first words, since Markdown has no place for a name; other ways to ask
 * are written for a chapter and go with its first paragraph.
 */
export function postSections(body: string, asks: Readonly<Record<string, string[]>> = {}): SectionFacts[] {
  const slugger = new Slugger();
  const page = load(markdownToHtml(body, { features: { gfm: true, smartPunctuation: true } }).html);
  const sections: SectionFacts[] = [{ id: '', heading: '', passages: [] }];
  for (const element of page('h2, h3, p, li, dt, dd, summary').toArray()) {
    const text = page(element).text().replace(/\s+/g, ' ').trim();
    if (!text || page(element).parents('li, section').length > 0) continue;
    if (/^h[23]$/.test(element.tagName)) sections.push({ id: slugger.slug(text), heading: text, passages: [] });
    else if (element.tagName !== 'summary') {
      const question = page(element).parents('details').children('summary').first().text().trim();
      const section = sections.at(-1);
      const others = section?.passages.length === 0 ? asks[section.id || chapterBefore] : undefined;
      section?.passages.push({
        id: nameOf(text),
        ...(question && { title: question }),
        ...(others && { asks: others }),
        text,
      });
    }
  }
  return sections.filter(({ passages }) => passages.length > 0);
}
