/** What of a section decides where it stands on its page; see `src/schemas/page.ts`. */
interface PlacedSection {
  kind: string;
  group?: string | undefined;
}

/** A stretch of a page: one section, or several in small type under the words they share. */
export interface PageBlock<Section> {
  sections: Section[];
  /** Words over the sections of a group. */
  group?: string;
  /** True for what is looked up and does not sell: it stands on paper, and its heading is small. */
  isQuiet: boolean;
}

/**
 * The sections of a page as it shows them: what sells in the order of the page, then the groups, then the questions it ends in, so
 * that paper begins once and stays. Sections of one group stand together, wherever they are written.
 */
export function pageBlocks<Section extends PlacedSection>(sections: readonly Section[]): PageBlock<Section>[] {
  const alone = sections.filter(({ group }) => !group);
  const groups = new Set(sections.flatMap(({ group }) => group ?? []));
  const questionsAtEnd = alone.length - 1 - alone.findLastIndex(({ kind }) => kind !== 'questions');
  const blocks = alone.map((section) => ({ sections: [section], isQuiet: section.kind === 'questions' }));
  return [
    ...blocks.slice(0, blocks.length - questionsAtEnd),
    ...[...groups].map((group) => ({
      group,
      sections: sections.filter((section) => section.group === group),
      isQuiet: true,
    })),
    ...blocks.slice(blocks.length - questionsAtEnd),
  ];
}
