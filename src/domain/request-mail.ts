/** A letter that a page begins for its visitor; see `src/schemas/page.ts`. */
export interface RequestLetter {
  subject: string;
  headcount?: string | undefined;
  lines: readonly string[];
}

/** What stands in such an address for a headcount that is still to be chosen. */
export const headcountMark = '%7Bplayers%7D';

/**
 * Address that opens the visitor's mail program with the letter begun: what the venue has to know, a line each, to be filled in. The
 * headcount has its number behind it where one was chosen.
 */
export function requestMail(
  to: string,
  { subject, headcount, lines }: RequestLetter,
  players?: number | string,
): string {
  const asked = headcount === undefined ? [] : [players === undefined ? headcount : `${headcount} ${players}`];
  const body = [...asked, ...lines].join('\r\n\r\n'); // line breaks as RFC 6068 wants them
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** The same letter with its headcount still open: `headcountMark` stands where the number goes. */
export const openRequest = (to: string, letter: RequestLetter): string => requestMail(to, letter, '{players}');
