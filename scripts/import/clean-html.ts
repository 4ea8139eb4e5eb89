import { load, type CheerioAPI } from 'cheerio';
import { filmAddress } from '../../src/domain/film.ts';
import { proposedSlug } from '../../src/integrations/check-content/proposed-slug.ts';
import type { OldBlog, OldPicture, OldPost, Remark, RemarkKind } from './old-blog.ts';
import { withParagraphs } from './paragraphs.ts';
import { fillShortcodes } from './shortcodes.ts';

type Found = ReturnType<CheerioAPI>;

/** The HTML of a post with nothing in it but what a post here can hold. */
export interface CleanHtml {
  $: CheerioAPI;
  /** Pictures in the order of the text; each `img` has its place among them as `data-picture`. */
  pictures: OldPicture[];
  remarks: Remark[];
}

/** A text beyond this is no post that somebody wrote. */
const longestHtml = 1_000_000;

/** What would not work here, or might do harm. What frames a text is left out without a word. */
const removed =
  'script, form, input, button, select, textarea, object, applet, embed, svg, math, canvas, dialog, frame, frameset, portal';
const silent = 'style, link, meta, base, noscript, template, title, head, track, source, param, map, area';

/** Blocks of the newer editor that have no HTML of their own: the old site filled them. */
const filledBlock = /^\s*wp:([\w/-]+)(.*?)\/\s*$/;

/** Cleans the HTML of a post. `leadOn` says where a link leads now, or nothing with a remark when it leads nowhere. */
export function cleanHtml(
  post: Pick<OldPost, 'html' | 'hasBlankLines' | 'footnotes' | 'title'>,
  blog: Pick<OldBlog, 'attachments'>,
  leadOn: (href: string) => { href: string } | { remark?: Remark },
): CleanHtml {
  if (post.html.length > longestHtml) throw new RangeError('its text has more than a million letters');
  const { html, remarks } = fillShortcodes(post.html, blog);
  const whole = load(html, {}, false);
  const $ = post.hasBlankLines ? withParagraphs(whole) : whole;
  const remark = (kind: RemarkKind, says: string) => remarks.push({ kind, says });
  const each = (selector: string, visit: (element: Found) => void) => {
    for (const element of $(selector).toArray()) visit($(element));
  };

  takeComments($, remark);
  each(removed, (element) => {
    const source = element.attr('src') ?? element.attr('data') ?? '';
    remark('removed', `<${nameOf(element)}>${source && ` of ${source}`}`);
    element.remove();
  });
  $(silent).remove();
  // Names with a hyphen are lines of our own: none may come from outside.
  $('*')
    .filter((_, element) => element.type === 'tag' && element.name.includes('-'))
    .each((_, element) => void $(element).replaceWith($(element).contents()));
  markNotes($, post.footnotes);
  showFilms($, post.title, remark);
  each('h1', (heading) => void heading.replaceWith($('<h2></h2>').append(heading.contents())));
  each('h2, h3, h4, h5, h6', (heading) => {
    if (!heading.text().trim()) heading.replaceWith(heading.contents());
  });
  each('a[href]', (link) => {
    const href = link.attr('href')?.trim() ?? '';
    if (/\.(jpe?g|png|gif|webp|avif)([?#]|$)/i.test(href) && link.find('img').length > 0) {
      link.replaceWith(link.contents());
      return;
    }
    const led = href.startsWith('#') ? withinPage($, href) : leadOn(href);
    if ('href' in led) link.attr('href', led.href);
    else {
      if (led.remark) remarks.push(led.remark);
      link.replaceWith(link.contents());
    }
  });
  $('a:not([href])').each((_, link) => void $(link).replaceWith($(link).contents()));
  const tables = $('table').length;
  if (tables > 0) remark('table', `${tables === 1 ? 'a table' : `${tables} tables`}`);
  tidyFigures($);
  $('blockquote > cite').wrap('<p></p>');
  const pictures = $('img')
    .toArray()
    .map((picture, index) => {
      const { src = '', alt = '' } = picture.attribs;
      // Pictures that wait for a reader have their address elsewhere.
      const address =
        [src, picture.attribs['data-src'], picture.attribs['data-lazy-src'], picture.attribs['data-image']].find(
          (source) => source && !source.startsWith('data:'),
        ) ?? src;
      picture.attribs = { 'data-picture': String(index), alt: alt.replace(/\s+/g, ' ').trim() };
      return { address: address.trim(), alt: alt.replace(/\s+/g, ' ').trim() };
    });
  return { $, pictures, remarks };
}

const nameOf = (element: Found) => String(element.prop('tagName') ?? '').toLowerCase();

/** Comments are what the editor noted for itself; some stand for something that the old site showed. */
function takeComments($: CheerioAPI, remark: (kind: RemarkKind, says: string) => void): void {
  const comments = [
    $.root(),
    ...$('*')
      .toArray()
      .map((element) => $(element)),
  ].flatMap((element) =>
    element
      .contents()
      .toArray()
      .filter((node) => node.type === 'comment'),
  );
  for (const comment of comments) {
    const [, block] = filledBlock.exec(comment.data) ?? [];
    if (block && !['footnotes', 'spacer', 'separator', 'more', 'nextpage'].includes(block))
      remark('shortcode', `the block “${block}”`);
    $(comment).remove();
  }
}

/** Notes of the newer editor become notes of Markdown. */
function markNotes($: CheerioAPI, footnotes: OldPost['footnotes']): void {
  for (const note of $('sup[data-fn]').toArray()) {
    const index = footnotes.findIndex(({ name }) => name === note.attribs['data-fn']);
    if (index === -1) $(note).remove();
    else $(note).replaceWith(`<note-reference data-note="${index + 1}"></note-reference>`);
  }
  for (const [index, { html }] of footnotes.entries()) {
    if ($(`note-reference[data-note="${index + 1}"]`).length === 0) continue;
    const text = load(html, {}, false);
    text('script, style, iframe, img, form, input').remove();
    $.root().append(`<note-text data-note="${index + 1}">${text.html()}</note-text>`);
  }
}

/** Films of others become cards that lead to them; what else other sites would show becomes a link. */
function showFilms($: CheerioAPI, title: string, remark: (kind: RemarkKind, says: string) => void): void {
  const put = (element: Found, address: string, words: string) => {
    const film = filmAddress(address);
    if (film) {
      const card = $('<video-card></video-card>').attr({ src: film, title: (words || title).replace(/["<>]/g, '') });
      element.replaceWith(card);
      remark('embed', `a film: ${film}`);
      return;
    }
    const isWeb = /^https?:\/\//i.test(address) && URL.canParse(address);
    remark('embed', address || 'a part of another site, without an address');
    if (!isWeb) element.remove();
    else
      element.replaceWith(
        $('<p></p>').append(
          $('<a></a>')
            .attr('href', address)
            .text(words || new URL(address).host),
        ),
      );
  };
  for (const frame of $('iframe, video, audio').toArray()) {
    const element = $(frame);
    const holder = element.closest('figure');
    const source = frame.attribs['src'] ?? frame.attribs['data-src'] ?? element.find('[src]').attr('src') ?? '';
    const words = (frame.attribs['title'] ?? holder.find('figcaption').text()).trim();
    put(
      holder.length > 0 && holder.find('img').length === 0 ? holder : element,
      source.replace(/^\/\//, 'https://'),
      words,
    );
  }
  for (const alone of $('p, figure.wp-block-embed').toArray()) {
    const element = $(alone);
    const caption = element.find('figcaption').text().trim();
    const words = element.clone().find('figcaption').remove().end().text().trim();
    if (!/^https?:\/\/\S+$/.test(words) || element.find('a, img').length > 0) continue;
    if (alone.name === 'figure' || filmAddress(words)) put(element, words, caption);
  }
}

/** Where a link within the page leads: headings here are called by their words. */
function withinPage($: CheerioAPI, href: string): { href: string } | Record<string, never> {
  const name = href.slice(1);
  const target = name ? $(`[id="${name.replace(/["\\]/g, '')}"]`).first() : $();
  const heading = target.is('h1, h2, h3, h4, h5, h6') ? target : $();
  return heading.length > 0 && /^[\w\s-]+$/.test(heading.text()) ? { href: `#${proposedSlug(heading.text())}` } : {};
}

/** Leaves as figures only pictures with a caption. */
function tidyFigures($: CheerioAPI): void {
  for (const figure of $('figure').toArray().toReversed()) {
    const element = $(figure);
    const quote = element.children('blockquote');
    if (/pullquote/.test(figure.attribs['class'] ?? '') && quote.length > 0) quote.attr('class', 'pull');
    const caption = element.children('figcaption');
    const isPicture =
      element.find('img').length === 1 && element.find('figure, table, pre, blockquote, ul, p').length === 0;
    if (isPicture && caption.text().trim()) continue;
    if (caption.text().trim()) caption.replaceWith($('<p></p>').append(caption.contents()));
    else caption.remove();
    if (isPicture) element.replaceWith($('<p></p>').append(element.contents()));
    else element.replaceWith(element.contents());
  }
  $('figcaption')
    .filter((_, caption) => $(caption).closest('figure').length === 0)
    .each((_, caption) => void $(caption).replaceWith($('<p></p>').append($(caption).contents())));
}
