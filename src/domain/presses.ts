/** What was pressed, and how often in the shown month and in the one before. */
export interface PressSum {
  /** A link to the booking pages, or a button that opens the chat. */
  pressed: 'booking' | 'chat';
  /** What the presses are counted by; `all` is their whole number. */
  kind: 'all' | 'source' | 'room' | 'page' | 'campaign';
  /** The room, page, source or campaign; empty for all, and for presses that belong to no room. */
  name: string;
  presses: number;
  before: number;
}

/** The sums of a month. */
export interface PressMonth {
  /** First days of both months. */
  month: string;
  month_before: string;
  sums: readonly PressSum[];
}

/** What the kinds of sources are called, by their names in the table `press_sums`. */
export const pressSourceLabels: Readonly<Record<string, string>> = {
  search: 'Search',
  social: 'Social networks',
  mail: 'Mail',
  campaign: 'Campaigns',
  'other-sites': 'Other websites',
  'own-pages': 'Another page of this site',
  direct: 'Typed in or bookmarked',
};

/** The sums of one kind, with a number that a bar may have at most: the same for both months. */
export function sumsOf(
  { sums }: PressMonth,
  pressed: PressSum['pressed'],
  kind: PressSum['kind'],
): { rows: PressSum[]; highest: number } {
  const rows = sums.filter((each) => each.pressed === pressed && each.kind === kind);
  return { rows, highest: Math.max(1, ...rows.flatMap(({ presses, before }) => [presses, before])) };
}

/** How a number changed against the month before, as words: `12 more`, `3 fewer`, `as many`. */
export function sayChange({ presses, before }: Pick<PressSum, 'presses' | 'before'>): string {
  if (presses === before) return 'as many';
  return presses > before ? `${presses - before} more` : `${before - presses} fewer`;
}
