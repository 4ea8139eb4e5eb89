import { introId } from '#contracts/page-facts.ts';
import type { SectionFacts } from '#contracts/venue-facts.ts';
import { sayState } from '../../domain/card-state.ts';
import type { PageSection } from '../../schemas/page.ts';

type Passage = SectionFacts['passages'][number];

/** The sections of a marketing page as passages: every paragraph, item, row, card, step and answer is one. */
export function pageSections(sections: readonly PageSection[]): SectionFacts[] {
  return sections.map((section) => ({
    id: section.id,
    heading: section.heading,
    passages: [...introOf(section), ...(section.paragraphs ?? []), ...bodyOf(section)],
  }));
}

/** The paragraph under the heading: it answers for the whole section. */
const introOf = ({ intro, asks }: PageSection): Passage[] => (intro ? [{ id: introId, text: intro, asks }] : []);

function bodyOf(section: PageSection): Passage[] {
  switch (section.kind) {
    case 'text':
      return [];
    case 'steps':
      return section.steps;
    case 'cards':
      return section.cards.map(({ id, asks, title, label, isOpen, details = [], text, time, table }) => ({
        id,
        asks,
        title,
        text: [
          [label, isOpen === undefined ? undefined : sayState(isOpen), ...details, text].filter(Boolean).join('. '),
          time && `Time: ${time}.`,
          table && `Table: ${table}.`,
        ]
          .filter(Boolean)
          .join(' '),
      }));
    case 'table':
      return section.rows.map(({ id, asks, name, value }) => ({ id, asks, title: name, text: value }));
    case 'list':
      return section.items;
    case 'questions':
      return section.questions.map(({ question, answer, ...rest }) => ({ ...rest, title: question, text: answer }));
  }
}
