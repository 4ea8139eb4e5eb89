import type { PageSection } from '#schemas/page.ts';

/** The words under the heading of a section: its intro, and what follows it. */
export const paragraphsOf = ({ intro, paragraphs = [] }: PageSection): string[] => [
  ...(intro ? [intro] : []),
  ...paragraphs.map(({ text }) => text),
];
