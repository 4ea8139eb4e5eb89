import { load, type CheerioAPI } from 'cheerio';

const blocks =
  /^(address|article|aside|blockquote|dd|details|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|pre|section|summary|table|ul|video|audio|script|style)$/;
/** Blocks in which blank lines make paragraphs, too. */
const holders = 'blockquote, div, section, article, aside, details';

/** The same HTML with paragraphs of blank lines and breaks of line ends, as the older editor of WordPress left it to the page. */
export function withParagraphs($: CheerioAPI): CheerioAPI {
  // The innermost come first: what is around them is written with what they have become.
  for (const holder of $(holders).toArray().toReversed()) {
    const hasBlankLine = $(holder)
      .contents()
      .toArray()
      .some((node) => node.type === 'text' && /\n\s*\n/.test(node.data));
    if (hasBlankLine) $(holder).html(paragraphsOf($, $(holder).contents()));
  }
  return load(paragraphsOf($, $.root().contents()), {}, false);
}

function paragraphsOf($: CheerioAPI, nodes: ReturnType<CheerioAPI>): string {
  let html = '<p>';
  for (const node of nodes.toArray()) {
    if (node.type === 'tag' && blocks.test(node.name)) html += `</p>${$.html(node)}<p>`;
    else if (node.type !== 'text') html += $.html(node);
    else
      html += $.html(node)
        .replaceAll('\r\n', '\n')
        .replace(/\n\s*\n/g, '</p><p>')
        .replace(/[^\S\n]*\n/g, '<br>');
  }
  return `${html}</p>`
    .replace(/(?:<br>\s*){2,}/g, '</p><p>')
    .replace(/<p>(?:\s|<br>)+/g, '<p>')
    .replace(/(?:\s|<br>)+<\/p>/g, '</p>')
    .replaceAll('<p></p>', '');
}
