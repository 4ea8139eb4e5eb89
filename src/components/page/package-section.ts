import type { PageSection } from '#schemas/page.ts';

/** A page's cards about birthday packages: their names and how each plays. */
export type PackageSection = Extract<PageSection, { kind: 'cards' }>;

/** True for a section whose cards are all about packages: they are shown beside the prices, and not once more below. */
export const isPackageSection = (section: PageSection): section is PackageSection =>
  section.kind === 'cards' && section.cards.every((card) => card.package !== undefined);

/** What every birthday package includes, line by line: shown above the prices, and not once more below. */
export type IncludedSection = Extract<PageSection, { kind: 'list' }>;

/** True for the section that tells what every birthday package includes. */
export const isIncludedSection = (section: PageSection): section is IncludedSection =>
  section.kind === 'list' && section.inPackages === true;
