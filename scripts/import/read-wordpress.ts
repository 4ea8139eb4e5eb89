import { z } from 'astro/zod';
import { venueMoment } from '../../src/domain/venue-clock.ts';
import type { OldBlog, OldPost, Remark } from './old-blog.ts';
import { childrenOf, openXml, plainText, textIn, type XmlElement } from './xml.ts';

/** Where plugins keep what a post tells search engines. */
const descriptionKeys = [
  '_yoast_wpseo_metadesc',
  'rank_math_description',
  '_aioseo_description',
  '_genesis_description',
];
/** Where the newer editor keeps the texts of notes. */
const footnotesSchema = z.array(z.object({ id: z.string(), content: z.string() }));
/** What is neither written by somebody nor read by anybody. */
const unwritten = ['trash', 'auto-draft', 'inherit'];
/** Types that hold what WordPress itself needs. */
const ofWordPress = /^(revision|nav_menu_item|custom_css|customize_changeset|oembed_cache|user_request|wp_.*)$/;

type Picture = { address: string; alt: string; caption: string };

/** Reads an export of WordPress, or one in its format. */
export function readWordPress(text: string): OldBlog {
  const $ = openXml(text);
  const channel = $('channel').first();
  const items = childrenOf(channel, 'item')
    .toArray()
    .map((item) => $(item));
  const byType = Map.groupBy(items, (item) => textIn(item, 'wp:post_type') || 'post');
  const attachments = new Map(
    (byType.get('attachment') ?? []).map((item) => [textIn(item, 'wp:post_id'), attachmentOf($, item)] as const),
  );
  const authors = new Set(
    childrenOf(channel, 'wp:author')
      .toArray()
      .map((author) => textIn($(author), 'wp:author_login')),
  );
  const written = (byType.get('post') ?? []).filter((item) => !unwritten.includes(textIn(item, 'wp:status')));
  const comments = written.reduce((sum, item) => sum + childrenOf(item, 'wp:comment').length, 0);
  return {
    kind: 'WordPress export',
    site: textIn(channel, 'wp:base_blog_url') || textIn(channel, 'link') || undefined,
    posts: written.map((item) => postOf($, item, attachments, authors)),
    attachments,
    remarks: [
      ...(byType.get('page') ?? [])
        .filter((page) => !unwritten.includes(textIn(page, 'wp:status')))
        .map((page): Remark => ({
          kind: 'page',
          says: `“${plainText(textIn(page, 'title'))}” at ${textIn(page, 'link')}`,
        })),
      ...[...byType].flatMap(([type, { length }]): Remark[] =>
        ['post', 'page', 'attachment'].includes(type) || ofWordPress.test(type)
          ? []
          : [{ kind: 'other', says: `entries of the kind “${type}”: ${length}` }],
      ),
      ...(comments > 0 ? [{ kind: 'other', says: `comments below posts: ${comments}` } as const] : []),
    ],
  };
}

function attachmentOf($: ReturnType<typeof openXml>, item: XmlElement): Picture {
  return {
    address: textIn(item, 'wp:attachment_url'),
    alt: plainText(metaOf($, item).get('_wp_attachment_image_alt') ?? ''),
    caption: plainText(textIn(item, 'excerpt:encoded')),
  };
}

function metaOf($: ReturnType<typeof openXml>, item: XmlElement): Map<string, string> {
  const pairs = childrenOf(item, 'wp:postmeta').toArray();
  return new Map(pairs.map((pair) => [textIn($(pair), 'wp:meta_key'), textIn($(pair), 'wp:meta_value')]));
}

function postOf(
  $: ReturnType<typeof openXml>,
  item: XmlElement,
  attachments: ReadonlyMap<string, Picture>,
  authors: ReadonlySet<string>,
): OldPost {
  const meta = metaOf($, item);
  const status = textIn(item, 'wp:status') || 'publish';
  const isPublic = ['publish', 'future'].includes(status) && !textIn(item, 'wp:post_password');
  const html = textIn(item, 'content:encoded');
  const title = plainText(textIn(item, 'title'));
  const author = textIn(item, 'dc:creator');
  const address = textIn(item, 'link');
  const remarks: Remark[] = [];
  if (!isPublic && !['draft', 'pending'].includes(status))
    remarks.push({
      kind: 'hidden',
      says: textIn(item, 'wp:post_password') ? 'it had a password' : `it was “${status}”`,
    });
  if (author && authors.size > 0 && !authors.has(author))
    remarks.push({ kind: 'author', says: `“${author}” is not among the authors of the export` });
  const categories = childrenOf(item, 'category')
    .toArray()
    .map((each) => plainText($(each).text()))
    .filter(Boolean);
  return {
    title,
    name: decoded(textIn(item, 'wp:post_name')) || title,
    // A draft has only a number there, and nobody has seen it.
    address: isPublic && status === 'publish' && address ? address : undefined,
    publishedAt: momentOf(item),
    isDraft: !isPublic,
    html,
    hasBlankLines: !html.includes('<!-- wp:'),
    excerpt: plainText(textIn(item, 'excerpt:encoded')),
    description: plainText(descriptionKeys.map((key) => meta.get(key)).find(Boolean) ?? ''),
    categories,
    author,
    picture: attachments.get(meta.get('_thumbnail_id') ?? ''),
    footnotes: footnotesOf(meta.get('footnotes') ?? ''),
    remarks,
  };
}

/** Letters with accents are kept as `%c3%a9`. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function footnotesOf(json: string): OldPost['footnotes'] {
  try {
    return footnotesSchema.parse(JSON.parse(json)).map(({ id, content }) => ({ name: id, html: content }));
  } catch {
    return [];
  }
}

/** When a post was or will be public: in Greenwich where that is known, else on the clock of the venue. */
function momentOf(item: XmlElement): Date | undefined {
  const written = (name: string) => /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)/.exec(textIn(item, name));
  const [gmt, local] = [written('wp:post_date_gmt'), written('wp:post_date')];
  const isSet = (found: RegExpExecArray | null) => found !== null && !found[0].startsWith('0000');
  const moment = isSet(gmt)
    ? new Date(`${gmt?.[1]}T${gmt?.[2]}:00Z`)
    : isSet(local)
      ? venueMoment(local?.[1] ?? '', local?.[2] ?? '')
      : undefined;
  return moment && !Number.isNaN(moment.getTime()) ? moment : undefined;
}
