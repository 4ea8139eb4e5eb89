import { unknownFacts, type Facts } from '../../domain/facts.ts';
import { chooseFrom } from './close-matches.ts';
import type { CollectionName } from './collections.ts';
import { fieldName, textsIn } from './fields.ts';
import type { Fault, Problem } from './problem.ts';
import type { Entry } from './read-entries.ts';

/** Collections whose texts the site fills with facts. Elsewhere visitors would see the braces themselves. */
const filled: readonly CollectionName[] = ['site', 'rooms', 'pages', 'questions', 'posts'];

/** Checks the `{{facts}}` in every text of an entry. */
export function checkFacts({ file, collection, written, path, body = '' }: Entry, facts: Facts): Problem[] {
  const fields = textsIn(written, path).map((each) => ({ field: fieldName(each.path), text: each.text }));
  const lines = body.split('\n').map((text, index) => ({ field: `line ${index + 1}`, text }));
  return [...fields, ...lines].flatMap(({ field, text }) => {
    const unfilled = filled.includes(collection) ? [] : unfilledFacts(text, facts);
    return [...misspeltFacts(text, facts), ...brokenFacts(text), ...unfilled, ...inHeading(text, field)].map(
      (fault) => ({
        file,
        field,
        ...fault,
      }),
    );
  });
}

function misspeltFacts(text: string, facts: Facts): Fault[] {
  return unknownFacts(text, facts).map((name) => ({
    wrong: `there is no fact {{${name}}}`,
    instead: chooseFrom(name, Object.keys(facts)),
  }));
}

/** Double braces around something that is not the name of a fact. */
function brokenFacts(text: string): Fault[] {
  return [...text.matchAll(/\{\{(?!\s*(?:meant\s[^{}]*|[\w.-]+\s*)\}\})[^}\n]*\}*/g)].map(([braces]) => ({
    wrong: `"${braces}" is not a fact`,
    instead: 'write its name between two pairs of braces, such as {{venue.phone}}',
  }));
}

function unfilledFacts(text: string, facts: Facts): Fault[] {
  return [...text.matchAll(/\{\{\s*([\w.-]+)\s*\}\}/g)].flatMap(([braces, name = '']) => {
    const value = facts[name];
    return value === undefined ? [] : { wrong: `${braces} is not filled in here`, instead: `write "${value}"` };
  });
}

/** A heading is the address of its section, which must not change with a number. */
function inHeading(text: string, field: string): Fault[] {
  if (!field.startsWith('line ') || !/^#{1,6} .*\{\{/.test(text)) return [];
  return [
    { wrong: 'a heading cannot hold a fact', instead: 'say it in the text below, and leave the number out here' },
  ];
}
