import { TZDate } from '@date-fns/tz';
import { dump } from 'js-yaml';
import { venueTimeZone } from '../../src/domain/venue-time.ts';
import type { PostCategory } from '../../src/schemas/post.ts';

/** The fields of a post that an import writes. */
export interface PostFields {
  title: string;
  excerpt: string;
  category: PostCategory;
  imageUrl: string;
  imageAlt: string;
  publishedAt: string;
  metaDescription: string;
  draft?: true;
}

/** The longest that each text may be, as the schema has it. */
export const longest = { title: 80, excerpt: 220, imageAlt: 160, metaDescription: 160 } as const;
/** The shortest description that search engines make something of. */
const shortestDescription = 70;

/** A post as its file. */
export const writePost = (fields: PostFields, body: string): string =>
  `---\n${dump(fields, { lineWidth: 120, noRefs: true })}---\n\n${body.trim()}\n`;

/** A text of at most so many letters: whole sentences where they fit, else whole words and three dots. */
export function cut(text: string, most: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= most) return plain;
  const sentences = plain.slice(0, most + 1).replace(/(?<=[.!?][”’")]?) [^.!?]*$/, '');
  if (sentences.length <= most && sentences.length > most / 2) return sentences;
  const start = plain.slice(0, most);
  const whole = /\s/.test(start) ? start.replace(/\s+\S*$/, '') : start.slice(0, most - 1);
  return `${whole.replace(/[\s,;:–—-]+$/, '').replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** What search engines are told: what was written for them, or the beginning of the text, filled up where that is too short. */
export function describe({
  written,
  text,
  title,
  venue,
}: {
  written: string;
  text: string;
  title: string;
  venue: string;
}): string {
  const most = longest.metaDescription;
  const tries = [written, text, `${title}: ${text}`, `${title}: ${text} ${venue}`, `${title}. ${venue}`];
  const cuts = tries.map((each) => cut(each, most));
  return (
    cuts.find(({ length }) => length >= shortestDescription) ?? (cuts.at(-1) ?? '').padEnd(shortestDescription, '.')
  );
}

/** A moment as the clock of the venue shows it, with its offset. */
export const onVenueClock = (moment: Date): string =>
  new TZDate(moment.getTime(), venueTimeZone).toISOString().replace(/\.\d+/, '');
