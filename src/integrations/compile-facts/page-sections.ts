import type { SectionFacts } from '#contracts/venue-facts.ts';
import type { PageSection } from '../../schemas/page.ts';

type Passage = SectionFacts['passages'][number];

/** The sections of a marketing page as passages: every paragraph, item, row, card, step and answer is one. */
export function pageSections(sections: readonly PageSection[]): SectionFacts[] {
  return sections.map((section) => ({
    id: section.id,
    heading: section.heading,
    passages: [...paragraphs(section.intro), ...bodyOf(section)],
  }));
}

const paragraphs = (text?: string): Passage[] =>
  (text ?? '')
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => ({ text: paragraph }));

function bodyOf(section: PageSection): Passage[] {
  switch (section.kind) {
    case 'text':
      return [];
    case 'steps':
      return section.steps.map(({ title, text }) => ({ title, text }));
    case 'cards':
      return section.cards.map(({ title, label, text }) => ({ title, text: label ? `${label}. ${text}` : text }));
    case 'table':
      return section.rows.map(({ name, value }) => ({ title: name, text: value }));
    case 'list':
      return section.items.map((text) => ({ text }));
    case 'questions':
      return section.questions.map(({ question, answer }) => ({ title: question, text: answer }));
  }
}
