import { posix } from 'node:path';
import { slug } from '../../schemas/text.ts';
import type { Site } from './check-link.ts';
import { checkTag, isFileName } from './check-tag.ts';
import { checkWriting } from './check-writing.ts';
import { dateAdvice, isExactDate } from './exact-date.ts';
import type { Fault, Problem } from './problem.ts';
import { proposedSlug } from './proposed-slug.ts';
import { firstSeen, publicationOf, publishedAtOf } from './publication.ts';
import type { Entry } from './read-entries.ts';
import { readMarkdown, type MarkdownPage } from './read-markdown.ts';
import { slugOf } from './site-pages.ts';

/** Checks what no schema sees in a post: its name, its exact time, and the links, pictures and HTML of its text. */
export function checkPost(post: Entry, site: Site): Problem[] {
  const { file, body = '' } = post;
  const place = { page: `/blog/${slugOf(post)}`, seen: firstSeen(publicationOf(post), site.now) };
  const page = readMarkdown(body, file);
  const tags = page.tags.flatMap((tag) =>
    checkTag(tag, file, place, site).map((fault) => ({ field: `line ${tag.line}`, ...fault })),
  );
  return [
    ...checkName(post),
    ...checkTime(post),
    ...checkDescription(post),
    ...checkText(body),
    ...checkWriting(page),
    ...checkMdx(page, body),
    ...tags,
  ].map((fault) => ({ file, ...fault }));
}

type FieldFault = Fault & { field: string };

/** A post needs no address of its own: the name of its file is one, when it can be. */
function checkName({ file, data, name }: Entry): FieldFault[] {
  const written = data['slug'];
  if (slug.safeParse(name).success) {
    if (written === undefined || written === name || !slug.safeParse(written).success) return [];
    const instead = `write ${name}, or rename the file`;
    return [{ field: 'slug', wrong: `"${String(written)}" is not the name of the file`, instead }];
  }
  const proposed = proposedSlug(name);
  const { dir, ext } = posix.parse(file);
  return [
    {
      field: 'whole file',
      wrong: `its name "${name}" cannot be an address`,
      instead: `rename it to ${dir}/${proposed || 'a-name-in-lower-case'}${ext}`,
    },
  ];
}

/** A name that a camera gave is no description. */
function checkDescription({ data }: Entry): FieldFault[] {
  const written = data['imageAlt'];
  if (typeof written !== 'string' || !isFileName(written)) return [];
  const wrong = `"${written}" does not say what the picture shows`;
  return [{ field: 'imageAlt', wrong, instead: 'write what somebody would see' }];
}

/** The schema knows the shape of a time, but not that there is no 25 o'clock. */
function checkTime(post: Entry): FieldFault[] {
  const publishedAt = publishedAtOf(post);
  if (publishedAt === undefined || isExactDate(publishedAt)) return [];
  return [{ field: 'publishedAt', wrong: `"${publishedAt}" is not an exact date`, instead: dateAdvice }];
}

/** A post with components is code in parts, whose parser names the place; facts that are not known are reported elsewhere. */
function checkMdx({ unreadable }: MarkdownPage, body: string): FieldFault[] {
  if (!unreadable || body.split('\n')[unreadable.line - 1]?.includes('{{')) return [];
  const reason = unreadable.reason.replace(/\s*\(mdx[^)]*\)$/, '');
  return [
    {
      field: `line ${unreadable.line}`,
      wrong: `cannot be read in an .mdx file: ${reason}`,
      instead: 'close every tag (<br /> and not <br>), write { as \\{, or name the file .md when it has no components',
    },
  ];
}

function checkText(body: string): FieldFault[] {
  return body.trim() ? [] : [{ field: 'text', wrong: 'is missing', instead: 'write it below the second "---"' }];
}
