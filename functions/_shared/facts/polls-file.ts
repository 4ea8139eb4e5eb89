import * as z from 'zod';
import writtenPolls from './polls.json' with { type: 'json' };

/** The compiled polls: the answers that each one has, by the names of both, in the order of the content. */
export const pollsFileSchema = z.record(z.string(), z.array(z.string()));

const polls = new Map(Object.entries(pollsFileSchema.parse(writtenPolls)));

/** The answers of a poll; undefined when there is no such poll. */
export function optionsOfPoll(poll: string): readonly string[] | undefined {
  return polls.get(poll);
}
