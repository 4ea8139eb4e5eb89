import { isFileName } from '../../src/integrations/check-content/check-tag.ts';
import { firstSeen } from '../../src/integrations/check-content/publication.ts';
import { chooseCategory } from './choose-category.ts';
import { cleanHtml, type CleanHtml } from './clean-html.ts';
import { leadOn, type OldAddresses } from './links.ts';
import type { OldBlog, Remark } from './old-blog.ts';
import type { TakenPicture } from './pictures.ts';
import type { PlannedPost } from './plan-posts.ts';
import { cut, describe, longest, type PostFields } from './post-file.ts';
import { writeMarkdown } from './write-markdown.ts';
import type { PostCategory } from '../../src/schemas/post.ts';

/** A post that is ready to be written. */
export interface MadePost {
  planned: PlannedPost;
  fields: PostFields;
  body: string;
  remarks: Remark[];
}

/** A post that could not be made, and why. */
export interface UnmadePost {
  planned: PlannedPost;
  why: string;
  /** Its file as far as it came. */
  text?: string;
}

/** What making posts needs to know. */
export interface Workshop {
  blog: OldBlog;
  addresses: OldAddresses;
  take: (address: string) => Promise<TakenPicture>;
  /** The picture for posts that have none, as a path from the repository. */
  drawn: () => Promise<string>;
  categories: Readonly<Record<string, PostCategory>>;
  /** Words about the venue that fill up what is too short. */
  venue: string;
  now: Date;
}

const fromPost = (file: string) => file.replace(/^src\//, '../../');

/** Makes one post of an export. */
export async function makePost(planned: PlannedPost, shop: Workshop): Promise<MadePost | UnmadePost> {
  const { old, publication } = planned;
  const place = { from: old.address ?? shop.blog.site, seen: firstSeen(publication, shop.now) };
  let clean: CleanHtml;
  try {
    clean = cleanHtml(old, shop.blog, (href) => leadOn(href, place, shop.addresses));
  } catch (error) {
    return {
      planned,
      why: error instanceof RangeError && /letters/.test(error.message) ? error.message : 'its HTML cannot be read',
    };
  }
  const remarks = [...planned.remarks, ...clean.remarks];
  const remark = (kind: Remark['kind'], says: string) => remarks.push({ kind, says });
  const title = titleOf(planned, remark);
  const cover = await placePictures(planned, clean, shop, title, remark);
  let body: string;
  try {
    body = writeMarkdown(clean.$.html());
  } catch {
    return { planned, why: 'its HTML is nested too deeply to be read' };
  }
  const text = plainOf(clean);
  return {
    planned,
    body,
    remarks,
    fields: {
      title,
      excerpt: cut(old.excerpt || text || title, longest.excerpt),
      category: chooseCategory(old.categories, shop.categories),
      imageUrl: fromPost(cover.file),
      imageAlt: cut(cover.alt, longest.imageAlt),
      publishedAt: publication.publishedAt,
      metaDescription: describe({ written: old.description || old.excerpt, text, title, venue: shop.venue }),
      ...(publication.draft && { draft: true as const }),
    },
  };
}

type Note = (kind: Remark['kind'], says: string) => void;

function titleOf({ old, slug }: PlannedPost, remark: Note): string {
  if (!old.title) remark('title', 'it had none; its address stands in its place');
  else if (old.title.length > longest.title) remark('title', `“${old.title}”`);
  return cut(old.title || slug.replaceAll('-', ' '), longest.title);
}

/** The beginning of a text as somebody reads it: its paragraphs, and where it has none, whatever it has. */
function plainOf({ $ }: CleanHtml): string {
  const paragraphs = $('p').not('blockquote *, details *, figure *');
  const blocks = paragraphs.text().trim() ? paragraphs : $('p, li, h2, h3, td');
  return blocks
    .toArray()
    .slice(0, 12)
    .map((block) => $(block).clone().find('br').replaceWith(' ').end().text().replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' ');
}

/** Puts the pictures that were taken over into the text, and chooses the one at the top. */
async function placePictures(
  { old }: PlannedPost,
  { $, pictures }: CleanHtml,
  shop: Workshop,
  title: string,
  remark: Note,
): Promise<{ file: string; alt: string }> {
  const taken = await Promise.all(pictures.map(({ address }) => shop.take(address)));
  const shown: { file: string; alt: string; index: number }[] = [];
  for (const [index, picture] of taken.entries()) {
    const element = $(`img[data-picture="${index}"]`);
    const { address, alt } = pictures[index] ?? { address: '', alt: '' };
    if ('reason' in picture) {
      remark(
        'picture',
        `${address.slice(0, 200) || 'one without an address'}${alt && ` (“${alt}”)`}: ${picture.reason}`,
      );
      const figure = element.closest('figure');
      if (figure.length > 0) figure.replaceWith($('<p></p>').append(figure.find('figcaption').contents()));
      else element.remove();
      continue;
    }
    const caption = element.closest('figure').find('figcaption').text().replace(/\s+/g, ' ').trim();
    const isDescribed = alt !== '' && !isFileName(alt);
    if (!isDescribed) remark('alt', `${picture.file} in the text`);
    const words = isDescribed ? alt : caption || `Picture in “${title}”`;
    element.attr('src', fromPost(picture.file)).attr('alt', words);
    shown.push({ file: picture.file, alt: words, index });
  }
  const top = old.picture ? await shop.take(old.picture.address) : undefined;
  if (top && 'file' in top) {
    const alt = old.picture?.alt ?? '';
    const isDescribed = alt !== '' && !isFileName(alt);
    if (!isDescribed) remark('alt', `${top.file} at its top`);
    return {
      file: top.file,
      alt: isDescribed ? alt : (shown.find(({ file }) => file === top.file)?.alt ?? `Picture of “${title}”`),
    };
  }
  if (top) remark('picture', `${old.picture?.address}, at its top: ${top.reason}`);
  const [first] = shown;
  if (first) return first;
  remark('cover', top ? 'the picture at its top is missing' : 'it had none');
  return { file: await shop.drawn(), alt: 'A drawn door, in the place of a picture.' };
}
