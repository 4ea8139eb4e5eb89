import type { OldBlog, Remark } from './old-blog.ts';

/** What stays as it is: code is shown letter by letter. */
const code = /<(pre|code)\b[^>]{0,500}>[^]{0,20000}?<\/\1>/gi;
/** How long what stands in a shortcode may be; without an end, every beginning would look through the whole text. */
const inside = '([^]{0,5000}?)';
const caption = new RegExp(String.raw`\[caption\b([^\]]{0,500})\]${inside}\[/caption\]`, 'g');
const embed = new RegExp(String.raw`\[embed\b[^\]]{0,500}\]${inside}\[/embed\]`, 'g');
const gallery = /(?<!\[)\[gallery\b([^\]]{0,2000})\]/g;
const tag = /(\[?)\[(\/?)([a-z][\w-]{1,40})((?:\s[^[\]]{0,500})?)\/?\](\]?)/gi;
/** Of WordPress itself and of plugins that nearly everybody has. */
const known =
  /^(audio|video|playlist|wp_caption|gallery|caption|embed|youtube|vimeo|contact-form|contact-form-7|button|row|column|toc|products?|ninja_form|gravityform|wpforms|mc4wp_form|instagram-feed|rev_slider)$/i;

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

/** The HTML for the shortcodes that are pictures and films; others are taken out, and each is remarked. */
export function fillShortcodes(
  html: string,
  { attachments }: Pick<OldBlog, 'attachments'>,
): { html: string; remarks: Remark[] } {
  const remarks: Remark[] = [];
  const remark = (says: string) => remarks.push({ kind: 'shortcode', says });
  const fill = (text: string) => {
    const pictured = text
      .replace(caption, (_, attributes: string, held: string) => {
        const [picture = ''] = /(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/i.exec(held) ?? [];
        const words = held.replace(picture, '').trim() || attributeOf(attributes, 'caption');
        return `\n\n<figure>${picture}<figcaption>${words}</figcaption></figure>\n\n`;
      })
      .replace(gallery, (shortcode: string, attributes: string) => {
        const pictures = attributeOf(attributes, 'ids')
          .split(',')
          .flatMap((id) => attachments.get(id.trim()) ?? []);
        if (pictures.length === 0) remark(shortcode);
        return pictures
          .map(
            ({ address, alt, caption: words }) =>
              `\n\n<figure><img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}"><figcaption>${escapeHtml(words)}</figcaption></figure>\n\n`,
          )
          .join('');
      })
      .replace(embed, (_, address: string) => `\n\n<p>${escapeHtml(address.trim())}</p>\n\n`);
    return pictured.replace(
      tag,
      (whole: string, before: string, end: string, name: string, attributes: string, after: string) => {
        // Two brackets show one: somebody wrote about a shortcode.
        if (before && after) return whole.slice(1, -1);
        const isOne =
          known.test(name) || /[\w-]+=/.test(attributes) || /[_-]/.test(name) || pictured.includes(`[/${name}]`);
        if (!isOne) return whole;
        if (!end) remark(whole.slice(before.length, whole.length - after.length));
        return before + after;
      },
    );
  };
  const parts: string[] = [];
  let at = 0;
  for (const { 0: kept, index } of html.matchAll(code)) {
    parts.push(fill(html.slice(at, index)), kept);
    at = index + kept.length;
  }
  return { html: [...parts, fill(html.slice(at))].join(''), remarks };
}

const attributeOf = (attributes: string, name: string) =>
  new RegExp(String.raw`\b${name}=["']([^"']*)["']`).exec(attributes)?.[1] ?? '';
