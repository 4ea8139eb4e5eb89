import { pollSchema } from '../../schemas/poll.ts';
import type { ContentSource } from '../check-content/content-source.ts';
import { readEntries } from '../check-content/read-entries.ts';
import { inCollection } from '../check-content/site-pages.ts';

/** The text of the polls file: which answers each poll has, so that no vote is counted for anything else. */
export function compilePolls(source: ContentSource): string {
  const polls = inCollection('polls', readEntries(source).entries).map(({ name, written }) => {
    const { options } = pollSchema.parse(written);
    return [name, options.map(({ id }) => id)] as const;
  });
  return `${JSON.stringify(Object.fromEntries(polls), null, 1)}\n`;
}
