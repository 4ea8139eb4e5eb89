import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { HoistedPage } from './hoist-scripts.ts';
import { withoutConditions } from './selectors.ts';
import { renameInline } from './trim-policy.ts';

const style = /<style>([\s\S]*?)<\/style>/;
/** What a page begins with: all up to the end of the first section of its own content. */
const beginning = /^[\s\S]*?<main\b[\s\S]*?<\/section>/;
/** What is fixed to the screen and stands at the end of the page. */
const ending = /<nav class="mobile-bar"[\s\S]*$/;
/** What nobody sees before pressing something. */
const closed = /<dialog\b[\s\S]*?<\/dialog>|<(\w+) popover\b[\s\S]*?<\/\1>/g;
/** The mark of a component and a class, as selectors have them. */
const scope = /\[data-\w{1,2}(?=\])/g;
const className = /\.[a-z][\w-]*/g;
/** What begins a group of rules that are each early or late by themselves. */
const group = /^@(?:media|container|supports)\b/;

/** The first round trip of a connection brings this many bytes (decision 013), a few hundred of them headers. */
const firstRoundTrip = 14_300;
/** True for a page that does not arrive in the first round trip, compressed as quickly as a CDN does it. */
const isHeavy = (html: string) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length > firstRoundTrip;

/**
 * Takes the styles of what is below the first screen out of a heavy page, into a file that the browser asks for after the
 * first picture and the typefaces, and waits for where the first screen ends: nothing is drawn without its styles.
 * Layers stay in the page. One that comes later makes a browser apply all typefaces anew, and lines move.
 */
export function hoistStyles(page: HoistedPage): HoistedPage {
  const [start] = beginning.exec(page.html) ?? [];
  const [element, css = ''] = style.exec(page.html) ?? [];
  if (start === undefined || element === undefined || !isHeavy(page.html)) return page;
  const first = (start.replace(element, '') + (ending.exec(page.html)?.[0] ?? '')).replace(closed, '');
  const { early, late } = divide(css, namesIn(first));
  const name = `_astro/later.${createHash('sha256').update(late).digest('hex').slice(0, 8)}.css`;
  const link = `<link rel="stylesheet" href="/${name}" fetchpriority="low">`;
  const html = `${start}${link}${page.html.slice(start.length)}`.replace(element, () => `<style>${early}</style>`);
  return { html: renameInline(html, css, early), files: [...page.files, { name, content: late }] };
}

/** Classes and marks of the elements of a piece of a page, as selectors have them. */
function namesIn(html: string): Set<string> {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, all = '']) => all.split(' '));
  const marks = [...html.matchAll(/ (data-\w{1,2})(?=[ =>])/g)].map(([, mark]) => `[${mark}`);
  return new Set([...classes.map((each) => `.${each}`), ...marks]);
}

/**
 * The rules that may concern elements with these names, and those that cannot. Rules of one component stay together, so
 * that the later of two still counts.
 */
function divide(css: string, names: ReadonlySet<string>): { early: string; late: string } {
  const isLate = (selector: string) =>
    (selector.match(scope) ?? selector.match(className) ?? []).some((name) => !names.has(name));
  const parts = blocksOf(css).map(({ start, inside, all }) => {
    if (!start.startsWith('@')) {
      return withoutConditions(start).split(',').every(isLate) ? { early: '', late: all } : { early: all, late: '' };
    }
    if (!group.test(start)) return { early: all, late: '' };
    const { early, late } = divide(inside, names);
    return { early: early && `${start}{${early}}`, late: late && `${start}{${late}}` };
  });
  return { early: parts.map(({ early }) => early).join(''), late: parts.map(({ late }) => late).join('') };
}

/** What may stand before a rule and is a part of it here: the end of a comment, or of a statement without a block. */
const preface = /\*\/|;/;

/** The rules and groups of rules that minified styles are made of. */
function blocksOf(css: string): { start: string; inside: string; all: string }[] {
  const blocks = [];
  let [depth, from, open] = [0, 0, 0];
  for (const { index, 0: brace } of css.matchAll(/[{}]/g)) {
    if (brace === '{' && depth === 0) open = index;
    depth += brace === '{' ? 1 : -1;
    if (depth > 0) continue;
    const start = css.slice(from, open).split(preface).at(-1)?.trim() ?? '';
    blocks.push({ start, inside: css.slice(open + 1, index), all: css.slice(from, index + 1).trim() });
    from = index + 1;
  }
  return blocks;
}
