import { z } from 'astro/zod';
import { slug, text } from './text.ts';

/** Names travel with each vote. */
const name = slug.max(60, 'write at most 60 characters');

const option = z.strictObject({
  /** Name under which votes are counted, such as `found-at-once`. It stays when the words change. */
  id: name,
  /** The answer in the words of a visitor. */
  label: text(90),
});

const haveOwnIds = (options: readonly { id: string }[]) => new Set(options.map(({ id }) => id)).size === options.length;

/** A poll that posts show with `<poll-box id="…" />`. Visitors choose one answer, once per browser. */
export const pollSchema = z.strictObject({
  /** The question, in one sentence. */
  question: text(140),
  /** Two to eight answers, in the order shown. */
  options: z
    .array(option)
    .min(2)
    .max(8)
    .refine(haveOwnIds, { message: 'two of them have the same id', params: { instead: 'give one another id' } }),
});

/** `id` is the name of the entry in its file. */
export type Poll = z.infer<typeof pollSchema> & { id: string };
