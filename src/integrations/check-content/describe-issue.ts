import type { z } from 'astro/zod';
import { chooseFrom, closeMatches } from './close-matches.ts';
import { isFields, valueAt } from './fields.ts';
import { fieldsOfSchema } from './fields-of-schema.ts';
import type { Fault } from './problem.ts';
import { proposedSlug } from './proposed-slug.ts';
import { slugAdvice } from '../../schemas/text.ts';

type Issue = z.core.$ZodIssue;

/** A fault and the path of its field. */
export interface FieldFault extends Fault {
  path: PropertyKey[];
  /** The field that a name which is none probably means. */
  meant?: string | undefined;
}

/** What is wrong with a field that is not there. */
export const missing = 'is missing';

/** Says in plain words what a schema finds wrong with the data that it has looked at. */
export function describeIssue(issue: Issue, schema: z.ZodType, data: unknown): FieldFault[] {
  const fields = fieldsOfSchema(schema, issue.path, data);
  if (issue.code === 'invalid_key') {
    const instead = withProposal(issue.issues[0]?.message ?? 'write another one', issue.path.at(-1));
    return [{ path: issue.path, wrong: `"${String(issue.path.at(-1))}" cannot be a name here`, instead }];
  }
  if (issue.code !== 'unrecognized_keys') {
    const value = valueAt(data, issue.path);
    return [{ path: issue.path, wrong: whatIsWrong(issue, value), instead: whatToWrite(issue, value, fields) }];
  }
  return issue.keys.map((key) => ({
    path: [...issue.path, key],
    wrong: 'there is no field of this name',
    instead: chooseFrom(key, fields),
    meant: closeMatches(key, fields)[0],
  }));
}

function whatIsWrong(issue: Issue, value: unknown): string {
  if (value === undefined) return missing;
  if (isEmpty(value)) return 'is empty';
  if (issue.code === 'too_big' || issue.code === 'too_small') return sizeOf(value);
  if (issue.code === 'invalid_type') return `is ${kindOf(value)}`;
  if (issue.code === 'custom' && issue.params) return issue.message;
  return optionsOf(issue) ? `${quote(value)} is not one of the choices` : `${quote(value)} cannot be used`;
}

function whatToWrite(issue: Issue, value: unknown, fields: readonly string[]): string {
  const options = optionsOf(issue);
  if (options && typeof value === 'string') return chooseFrom(value, options);
  if (issue.code === 'custom' && issue.params) return String(issue.params['instead']);
  const expected = /^write (.*)$/s.exec(issue.message)?.[1] ?? expectation(issue, fields);
  if (value === undefined)
    return `add ${issue.path.length > 0 ? `"${String(issue.path.at(-1))}:" with ` : ''}${expected}`;
  if (isEmpty(value) && issue.code === 'too_small') return `write ${kinds['string']}`;
  if (issue.code === 'invalid_type' && hasOnlyWrongQuotes(issue.expected, value)) {
    return issue.expected === 'string' ? 'put it in quotes' : 'leave the quotes out';
  }
  return withProposal(`write ${expected}`, value);
}

/** Where a part of an address is asked for, says what what was written would be as one. */
function withProposal(advice: string, value: unknown): string {
  const proposed = advice.endsWith(slugAdvice) && typeof value === 'string' ? proposedSlug(value) : '';
  return proposed ? `${advice}, such as ${proposed}` : advice;
}

const isEmpty = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '');

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
};

const formats: Readonly<Record<string, string>> = {
  email: 'an email address such as hello@example.com',
  url: 'a full address such as https://example.com/page',
};

/** What belongs there, as the object of "write". */
function expectation(issue: Issue, fields: readonly string[]): string {
  const options = optionsOf(issue);
  if (options) return `one of: ${options.join(', ')}`;
  if (issue.code === 'invalid_type') return kinds[issue.expected] ?? `the fields ${fields.join(', ')}`;
  if (issue.code === 'invalid_union') return 'a day such as 2026-03-31'; // the one other union that the schemas have
  if ('prefix' in issue) return `a text that starts with "${String(issue.prefix)}"`;
  if (issue.code === 'invalid_format') return formats[issue.format] ?? 'it differently';
  const unit = 'origin' in issue && issue.origin === 'string' ? ' characters' : '';
  if (issue.code === 'too_big') return `at most ${issue.maximum}${unit}`;
  if (issue.code === 'too_small') return `${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}${unit}`;
  return 'something else';
}

/** The values to choose from, where the schema has a list of them. */
function optionsOf(issue: Issue): string[] | undefined {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  return 'options' in issue ? issue.options?.map(String) : undefined;
}

function hasOnlyWrongQuotes(expected: string, value: unknown): boolean {
  if (expected === 'string') return typeof value === 'number' || typeof value === 'boolean' || value instanceof Date;
  return (
    typeof value === 'string' && (expected === 'number' ? !Number.isNaN(Number(value)) : /^(true|false)$/.test(value))
  );
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isFields(value)) return 'a group of fields';
  if (value instanceof Date) return 'a date';
  if (typeof value === 'boolean') return `the word ${quote(value)}`;
  return `the ${typeof value === 'string' ? 'text' : 'number'} ${quote(value)}`;
}

function sizeOf(value: unknown): string {
  if (Array.isArray(value)) return `has ${value.length} entries`;
  return typeof value === 'string' ? `has ${value.trim().length} characters` : `is ${quote(value)}`;
}

const quote = (value: unknown) => {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
};
