import type { OldBlog } from './old-blog.ts';
import { childrenOf, openXml, plainText, textIn } from './xml.ts';

/** Reads the RSS feed of a blog, as Wix and Squarespace have one: whatever is in a feed is public. */
export function readFeed(text: string): OldBlog {
  const $ = openXml(text);
  const channel = $('channel').first();
  const items = childrenOf(channel, 'item')
    .toArray()
    .map((item) => $(item));
  return {
    kind: 'feed',
    site: textIn(channel, 'link') || undefined,
    attachments: new Map(),
    remarks: [],
    posts: items.map((item) => {
      const title = plainText(textIn(item, 'title'));
      const address = textIn(item, 'link');
      const whole = textIn(item, 'content:encoded');
      const described = textIn(item, 'description');
      const moment = new Date(textIn(item, 'pubDate'));
      const enclosed = item
        .find(String.raw`enclosure, media\:content`)
        .toArray()
        .map((each) => $(each).attr() ?? {})
        .find(
          ({ type = '', medium, url = '' }) =>
            type.startsWith('image/') || medium === 'image' || /\.(jpe?g|png|webp|gif)(\?|$)/i.test(url),
        );
      return {
        title,
        name: lastOf(address) || title,
        address: address || undefined,
        publishedAt: Number.isNaN(moment.getTime()) ? undefined : moment,
        isDraft: false,
        html: whole || described,
        hasBlankLines: false,
        excerpt: whole ? plainText(described) : '',
        description: '',
        categories: childrenOf(item, 'category')
          .toArray()
          .map((each) => plainText($(each).text()))
          .filter(Boolean),
        author: textIn(item, 'dc:creator'),
        picture: enclosed?.['url'] ? { address: enclosed['url'], alt: '' } : undefined,
        footnotes: [],
        // A feed may hold only the beginnings of posts, which nothing in it says.
        remarks: whole ? [] : [{ kind: 'other', says: 'the feed has only a summary of it; copy the text by hand' }],
      };
    }),
  };
}

/** Last part of an address. */
export function lastOf(address: string): string {
  if (!URL.canParse(address)) return '';
  const parts = new URL(address).pathname.split('/').filter(Boolean);
  const last = (parts.at(-1) ?? '').replace(/\.(html?|php|aspx?)$/i, '');
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
