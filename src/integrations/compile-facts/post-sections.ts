import { load } from 'cheerio';
import Slugger from 'github-slugger';
import { markdownToHtml } from 'satteri';
import type { SectionFacts } from '#contracts/venue-facts.ts';

/** The chapters of a post as passages; what stands before the first heading has an empty heading and anchor. Folded answers carry their question. */
export function postSections(body: string): SectionFacts[] {
  const slugger = new Slugger();
  const page = load(markdownToHtml(body, { features: { gfm: true, smartPunctuation: true } }).html);
  const sections: SectionFacts[] = [{ id: '', heading: '', passages: [] }];
  for (const element of page('h2, h3, p, li, dt, dd, summary').toArray()) {
    const text = page(element).text().replace(/\s+/g, ' ').trim();
    if (!text || page(element).parents('li, section').length > 0) continue;
    if (/^h[23]$/.test(element.tagName)) sections.push({ id: slugger.slug(text), heading: text, passages: [] });
    else if (element.tagName !== 'summary') {
      const question = page(element).parents('details').children('summary').first().text().trim();
      sections.at(-1)?.passages.push({ ...(question && { title: question }), text });
    }
  }
  return sections.filter(({ passages }) => passages.length > 0);
}
