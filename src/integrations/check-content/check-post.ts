import type { Site } from './check-link.ts';
import { checkTag } from './check-tag.ts';
import { dateAdvice, isExactDate } from './exact-date.ts';
import type { Fault, Problem } from './problem.ts';
import { firstSeen, publicationOf, publishedAtOf } from './publication.ts';
import type { Entry } from './read-entries.ts';
import { readMarkdown } from './read-markdown.ts';
import { slugOf } from './site-pages.ts';

/** Checks what no schema sees in a post: its name, its exact time, and the links, pictures and HTML of its text. */
export function checkPost(post: Entry, site: Site): Problem[] {
  const { file, body = '' } = post;
  const place = { page: `/blog/${slugOf(post)}`, seen: firstSeen(publicationOf(post), site.now) };
  const tags = readMarkdown(body).tags.flatMap((tag) =>
    checkTag(tag, file, place, site).map((fault) => ({ field: `line ${tag.line}`, ...fault })),
  );
  return [...checkName(post), ...checkTime(post), ...checkText(body), ...tags].map((fault) => ({ file, ...fault }));
}

type FieldFault = Fault & { field: string };

function checkName({ data, name }: Entry): FieldFault[] {
  if (typeof data['slug'] !== 'string' || data['slug'] === name) return [];
  return [
    {
      field: 'slug',
      wrong: `"${data['slug']}" is not the name of the file`,
      instead: `write ${name}, or rename the file`,
    },
  ];
}

/** The schema knows the shape of a time, but not that there is no 25 o'clock. */
function checkTime(post: Entry): FieldFault[] {
  const publishedAt = publishedAtOf(post);
  if (publishedAt === undefined || isExactDate(publishedAt)) return [];
  return [{ field: 'publishedAt', wrong: `"${publishedAt}" is not an exact date`, instead: dateAdvice }];
}

function checkText(body: string): FieldFault[] {
  return body.trim() ? [] : [{ field: 'text', wrong: 'is missing', instead: 'write it below the second "---"' }];
}
