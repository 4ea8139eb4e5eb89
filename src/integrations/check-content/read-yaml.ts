import { DEFAULT_SCHEMA, load, Type, YAMLException } from 'js-yaml';
import { isExactDate } from './exact-date.ts';
import type { Fault, Problem } from './problem.ts';

/**
 * Astro's YAML, except that it leaves inexact dates as they are written, for the schemas to refuse: YAML itself takes
 * February 30 for March 2, and a time without an offset for London time.
 */
const yaml = DEFAULT_SCHEMA.extend({
  implicit: [
    new Type('tag:yaml.org,2002:timestamp', {
      kind: 'scalar',
      resolve: (text: string | null) =>
        /^[\d-]{10}($|[Tt\s]+\d\d?:\d\d:\d\d)/.test(text ?? '') && isExactDate(text ?? ''),
      construct: (text: string) => (looksLikeBareDay(text) ? `${text} without quotes` : new Date(text)),
    }),
  ],
});

/** A time that YAML makes the same date of as of a bare day, so that Astro would publish at another midnight. */
const looksLikeBareDay = (text: string) => text.length > 10 && new Date(text).toISOString().endsWith('T00:00:00.000Z');

/** Reads YAML. `firstLine` is the line of the file on which the text starts. */
export function readYaml(text: string, file: string, firstLine = 1): { data: unknown; problems: Problem[] } {
  try {
    return { data: load(text, { schema: yaml }), problems: [] };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const line = error.mark?.line ?? 0;
    const fault = describeSyntax(error.reason, text.split('\n')[line]?.trim() ?? '');
    return { data: undefined, problems: [{ file, field: `line ${firstLine + line}`, ...fault }] };
  }
}

const quoteAdvice =
  'put a text that has ": " in it, or starts with a sign such as @ * & % { [ or a quotation mark, between double ' +
  'quotes ("…"), and start each line with the name of its field or with spaces';

/** What js-yaml means by its reasons. */
const faults: [reason: RegExp, describe: (line: string) => Fault][] = [
  [/duplicated/, (line) => ({ wrong: `"${line.split(':')[0]}" is there twice`, instead: 'keep one of the two' })],
  [/tab char/, () => ({ wrong: 'starts with a tab', instead: 'indent with spaces' })],
  [
    /end of the stream/,
    () => ({ wrong: 'a quotation mark or bracket further up is never closed', instead: 'close it' }),
  ],
  [
    /indentation|multiline key|alias|anchor|directive|token/,
    (line) => ({ wrong: `“${line}” or the line above it cannot be read`, instead: quoteAdvice }),
  ],
];

function describeSyntax(reason: string, line: string): Fault {
  const known = faults.find(([pattern]) => pattern.test(reason));
  return known?.[1](line) ?? { wrong: `“${line}” cannot be read (${reason})`, instead: quoteAdvice };
}
