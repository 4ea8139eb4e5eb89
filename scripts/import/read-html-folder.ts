import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { load } from 'cheerio';
import { venueMoment } from '../../src/domain/venue-clock.ts';
import { ImportError, type OldBlog, type OldPost } from './old-blog.ts';

/** A page of more than this is no post that somebody wrote. */
const mostBytes = 5_000_000;
const mostFiles = 20_000;

/** What stands around the text of a page. */
const around = 'script, style, template, nav, header, footer, aside, [role="navigation"], [role="banner"], [hidden]';

/** Reads a folder of HTML files: each with a date or an article of its own is a post. */
export function readHtmlFolder(folder: string): OldBlog {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.html?$/i.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  if (files.length === 0) throw new ImportError(`${folder} holds no HTML file. Name the folder that has them.`);
  if (files.length > mostFiles)
    throw new ImportError(`${folder} holds more than ${mostFiles} HTML files. Import it in parts.`);
  const small = files.filter((file) => statSync(join(folder, file)).size <= mostBytes);
  const pages = small.map((file) => ({ file, post: postOf(file, readFileSync(join(folder, file), 'utf8')) }));
  const skipped = pages.filter(({ post }) => !post).map(({ file }) => file);
  return {
    kind: 'folder of HTML files',
    posts: pages.flatMap(({ post }) => (post ? [post] : [])),
    attachments: new Map(),
    remarks: [
      ...skipped.map((file) => ({ kind: 'page', says: `${file} has neither a text nor a title of its own` }) as const),
      ...files
        .filter((file) => !small.includes(file))
        .map((file) => ({ kind: 'other', says: `${file} has more than ${mostBytes / 1_000_000} megabytes` }) as const),
    ],
  };
}

function postOf(file: string, text: string): OldPost | undefined {
  const $ = load(text);
  const meta = (name: string) =>
    ($(`meta[property="${name}"], meta[name="${name}"]`).first().attr('content') ?? '').replace(/\s+/g, ' ').trim();
  const wordsOf = (selector: string) => $(selector).first().text().replace(/\s+/g, ' ').trim();
  const place = ['article', 'main', 'body'].map((name) => $(name).first()).find((found) => found.length > 0);
  const title = meta('og:title') || wordsOf('h1') || wordsOf('title');
  if (!place || !title || (file.split('/').pop() === 'index.html' && !file.includes('/') && $('article').length !== 1))
    return undefined;
  const heading = place.find('h1').first();
  if (heading.text().replace(/\s+/g, ' ').trim() === title) heading.remove();
  const dated = meta('article:published_time') || meta('date') || ($('time[datetime]').first().attr('datetime') ?? '');
  const publishedAt = momentOf(dated);
  place.find(around).remove();
  if (!place.text().trim() && place.find('img').length === 0) return undefined;
  const picture = meta('og:image');
  return {
    title,
    name:
      file
        .replace(/(\/index)?\.html?$/i, '')
        .split('/')
        .pop() ?? title,
    address: $('link[rel="canonical"]').attr('href') || meta('og:url') || `/${file}`,
    publishedAt,
    isDraft: !publishedAt,
    html: withPaths(place.html() ?? '', file),
    hasBlankLines: false,
    excerpt: '',
    description: meta('description'),
    categories: $('meta[property="article:section"], meta[property="article:tag"]')
      .toArray()
      .map((each) => ($(each).attr('content') ?? '').trim())
      .filter(Boolean),
    author: meta('author'),
    picture: picture ? { address: picture, alt: meta('og:image:alt') } : undefined,
    footnotes: [],
    remarks: publishedAt ? [] : [{ kind: 'date', says: 'the page does not say when it was published; it is a draft' }],
  };
}

/** Pictures named from a page are named from the folder: two pages may mean two by one name. */
function withPaths(html: string, file: string): string {
  const $ = load(html, {}, false);
  for (const picture of $('img[src]').toArray()) {
    const source = picture.attribs['src'] ?? '';
    if (!/^([a-z]+:|\/\/)/i.test(source)) picture.attribs['src'] = new URL(source, `folder:/${file}`).pathname;
  }
  return $.html();
}

/** A day is midnight at the venue. */
function momentOf(written: string): Date | undefined {
  if (/^\d{4}-\d\d-\d\d$/.test(written)) return venueMoment(written, '00:00');
  const moment = new Date(written);
  return written && !Number.isNaN(moment.getTime()) ? moment : undefined;
}
