import { checkedCollections } from './collections.ts';
import { describeIssue, missing } from './describe-issue.ts';
import { fieldName } from './fields.ts';
import { pictureSchema } from './picture-schema.ts';
import type { Problem } from './problem.ts';
import type { Entry } from './read-entries.ts';

/** Checks the fields of an entry with the schema that Astro uses. */
export function checkFields(
  { collection, file, path, written, readable }: Entry,
  files: ReadonlySet<string>,
): Problem[] {
  if (!readable) return [];
  const schema = checkedCollections[collection].schema(pictureSchema(file, files));
  // A schema made for one entry is not worth compiling.
  const issues = schema.safeParse(written, { jitless: true }).error?.issues ?? [];
  const faults = issues.flatMap((issue) => describeIssue(issue, schema, written));
  // A misspelt field is missing, too: that is one mistake.
  const misspelt = new Set(
    faults.flatMap(({ path: at, meant }) => (meant ? [fieldName([...at.slice(0, -1), meant])] : [])),
  );
  return faults
    .filter((fault) => fault.wrong !== missing || !misspelt.has(fieldName(fault.path)))
    .map((fault) => ({ file, field: fieldName([...path, ...fault.path]), wrong: fault.wrong, instead: fault.instead }));
}
