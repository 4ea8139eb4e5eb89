import { load } from 'js-yaml';
import { describeIssue } from '../../src/integrations/check-content/describe-issue.ts';
import { fieldName, isFields } from '../../src/integrations/check-content/fields.ts';
import { reportProblems, type Problem } from '../../src/integrations/check-content/problem.ts';
import { readYaml } from '../../src/integrations/check-content/read-yaml.ts';
import { answersSchema, type Answers } from './answers.ts';
import { slugOf } from './venue-content.ts';

/** Answers from the text of a file. Throws an error that says everything that is wrong with them, a line each. */
export function readAnswers(text: string, file: string): Answers {
  const { data, problems } = readYaml(text, file);
  return parseAnswers(data, file, problems);
}

/** Answers from what somebody wrote or said; `file` is how complaints name it. */
export function parseAnswers(data: unknown, file: string, unread: readonly Problem[] = []): Answers {
  const parsed = answersSchema.safeParse(data);
  const issues = parsed.error?.issues.flatMap((issue) => describeIssue(issue, answersSchema, data)) ?? [];
  const problems = [
    ...unread,
    ...(unread.length > 0 ? [] : issues.map(({ path, ...fault }) => ({ file, ...fault, field: fieldName(path) }))),
    ...sharedSlugs(data).map((fault) => ({ file, ...fault })),
  ];
  if (!parsed.success || problems.length > 0) throw new Error(reportProblems(problems));
  return parsed.data;
}

/** Two rooms cannot have one address. */
function sharedSlugs(data: unknown): Omit<Problem, 'file'>[] {
  const rooms = isFields(data) && Array.isArray(data['rooms']) ? data['rooms'].filter(isFields) : [];
  const slugs = rooms.map(({ title }) => slugOf(String(title)));
  return slugs.flatMap((slug, index) => {
    const first = slugs.indexOf(slug);
    if (first === index) return [];
    const wrong = `would have the address of "${String(rooms[first]?.['title'])}": /rooms/${slug}`;
    return [{ field: fieldName(['rooms', index, 'title']), wrong, instead: 'write another name' }];
  });
}

/** YAML of a short answer, such as `closed` or `{ opens: "10:00", closes: "22:00" }`. */
export const readAnswer = (text: string): unknown => load(text);
