import { slug } from '../../schemas/text.ts';
import { chooseFrom } from './close-matches.ts';
import type { Fault, Problem } from './problem.ts';
import type { Entry } from './read-entries.ts';
import { readMarkdown } from './read-markdown.ts';

/** Polls whose name could not be counted under. */
export function checkPollNames(polls: readonly Entry[]): Problem[] {
  return polls.flatMap(({ file, name }) => {
    if (slug.max(60).safeParse(name).success) return [];
    const instead = 'write lower-case words joined by hyphens, at most 60 characters';
    return [{ file, field: name, wrong: 'cannot be the name of a poll', instead }];
  });
}

/** Checks the lines with which posts show polls. */
export function checkPollBoxes(posts: readonly Entry[], polls: readonly Entry[]): Problem[] {
  const names = polls.map(({ name }) => name);
  return posts.flatMap(({ file, body = '' }) => {
    const lines = body.split('\n');
    const boxes = readMarkdown(body, file).tags.filter(({ name }) => name === 'poll-box');
    const seen = new Set<string>();
    return boxes.flatMap(({ attributes: { id = '' }, line }) => {
      const around = [lines[line - 2], lines[line]].every((text) => !text?.trim());
      const stands = around && lines[line - 1]?.trim() === `<poll-box id="${id}" />`;
      const fault = faultOf({ id, isAgain: seen.has(id), stands }, names);
      seen.add(id);
      return fault ? [{ file, field: `line ${line}`, ...fault }] : [];
    });
  });
}

function faultOf(box: { id: string; isAgain: boolean; stands: boolean }, names: readonly string[]): Fault | undefined {
  if (!names.includes(box.id)) return { wrong: `there is no poll "${box.id}"`, instead: chooseFrom(box.id, names) };
  if (box.isAgain) return { wrong: `the poll "${box.id}" is here twice`, instead: 'keep one of the two' };
  const line = `<poll-box id="${box.id}" />`;
  if (!box.stands)
    return {
      wrong: 'the poll would not be shown',
      instead: `write ${line} on a line of its own, between two empty ones`,
    };
  return undefined;
}
