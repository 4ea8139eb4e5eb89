/** What a page asks of somebody who wants a price before booking; see `src/schemas/page.ts`. */
export interface QuoteRequest {
  subject: string;
  headcount?: string | undefined;
  date?: string | undefined;
  wishes: string;
}

/** The fields of its form that the page names, in their order. */
export const quoteFields = ['headcount', 'date', 'wishes'] as const;

export type QuoteField = (typeof quoteFields)[number];

/** How much fits into each: with the longest words of a page they are one message to the venue, which holds 1000 characters. */
export const longestAnswer: Record<QuoteField, number> = { headcount: 40, date: 120, wishes: 600 };

/** What to tell somebody who wants a price and does not say for how many. */
export const headcountProblem = 'Tell us how many people. A rough number is fine.';

/** The lines of a letter that begins with what it is about: each question with its answer. */
const linesOf = (request: QuoteRequest, say: (question: string, field: QuoteField) => string | undefined) => [
  request.subject,
  ...quoteFields.flatMap((field) => {
    const question = request[field];
    return question === undefined ? [] : (say(question, field) ?? []);
  }),
];

/** The message to the venue: what it is about, and a line for each question that was answered. */
export const sayRequest = (request: QuoteRequest, answers: Record<QuoteField, string>): string =>
  linesOf(request, (question, field) => answers[field].trim() && `${question}: ${answers[field].trim()}`)
    .filter((line) => line !== '')
    .join('\n');

/** Address that opens the visitor's mail program with a letter begun. */
export const letterUrl = (to: string, subject: string, text: string): string =>
  // line breaks as RFC 6068 wants them
  `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replace(/\n/g, '\r\n'))}`;

/** The same letter for a visitor without script, who answers in it what the form would ask. */
export const emptyLetterUrl = (to: string, request: QuoteRequest): string =>
  letterUrl(
    to,
    request.subject,
    [...linesOf(request, (question) => `${question}:`).slice(1), 'Your name and phone number:'].join('\n\n'),
  );
