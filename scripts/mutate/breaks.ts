import { load } from 'js-yaml';
import { z } from 'zod';

/** Where breaks are collected: one file `tests/mutations/<area>.yaml` for each. */
export const areas = [
  'domain',
  'stores',
  'services',
  'functions',
  'policies',
  'pages',
  'headers',
  'islands-and-apps',
] as const;

/** Steps of `npm test` that can notice a break, the cheapest first, with the time that one run takes beside the others. */
export const costs = { unit: 1, conventions: 1, functions: 3, database: 3, site: 15, browser: 30 };

export type Step = keyof typeof costs;

const listSchema = z.array(
  z.strictObject({
    /** What goes wrong for whom, as a sentence. */
    name: z.string().min(20),
    /** The file that is broken. */
    file: z.string(),
    /** The text that is replaced; it stands in the file exactly once. */
    from: z.string().min(1),
    /** What takes its place. */
    to: z.string(),
    /** The cheapest step that should notice. */
    step: z.enum(Object.keys(costs) as [Step, ...Step[]]),
    /** The test files that should notice, as few as possible. */
    tests: z.array(z.string().startsWith('tests/')).min(1),
    /** Why no test can notice, when that is known. */
    survives: z.string().optional(),
  }),
);

/** One thing that somebody could get wrong, and who should notice. */
export type Break = z.infer<typeof listSchema>[number] & { area: string };

/** Reads the breaks of an area. Throws with the name of the file and the field that is wrong. */
export function parseBreaks(area: string, text: string): Break[] {
  const list = listSchema.safeParse(load(text));
  if (!list.success) throw new Error(`tests/mutations/${area}.yaml: ${z.prettifyError(list.error)}`);
  return list.data.map((each) => ({ ...each, area }));
}

/** The text of a file with the break in it. Throws when the place that is broken is not there exactly once. */
export function applyBreak({ name, file, from, to }: Break, text: string): string {
  const found = text.split(from).length - 1;
  if (found !== 1) throw new Error(`The break “${name}” no longer fits: its text stands ${found} times in ${file}.`);
  return text.replace(from, () => to);
}

/** The breaks that somebody asked for, by area, by step or by words of a name; all of them when nothing was asked for. */
export function chooseBreaks(breaks: readonly Break[], asked: readonly string[]): Break[] {
  if (asked.length === 0) return [...breaks];
  return breaks.filter(({ area, step, name }) =>
    asked.some((words) => words === area || words === step || name.toLowerCase().includes(words.toLowerCase())),
  );
}
