import { renameInline } from './trim-policy.ts';
import { withoutConditions } from './selectors.ts';

const style = /<style>([\s\S]*?)<\/style>/g;
const scope = /data-astro-cid-([a-z0-9]{8})/g;
/** One rule without rules inside it, as the minifier writes it. */
const rule = /([^{}]*)\{[^{}]*\}/g;
const emptyGroup = /@(?:media|container|supports)[^{}]*\{\}/g;

/** Joins the styles of a page into its first one: each has a hash in the policy, and hashes do not compress. */
export function joinStyles(html: string): string {
  const styles = [...html.matchAll(style)].map(([, css = '']) => css.trim());
  const [first] = html.match(style) ?? [];
  if (first === undefined) return html;
  let isFirst = true;
  const joined = html.replace(style, () => {
    const kept = isFirst ? `<style>${styles.join('')}</style>` : '';
    isFirst = false;
    return kept;
  });
  return renameInline(joined, first.slice('<style>'.length, -'</style>'.length), styles.join(''));
}

/** A class of an element that a component has written, as selectors have it: scripts write no such elements. */
const scopedClass = /\.([a-z][\w-]*)(?=\[data-astro-cid-)/g;
/** Classes that a script gives to elements of a page. */
const givenClass = /classList\.(?:add|toggle)\(["'`]([\w-]+)/g;

/** Names of the classes that scripts in a text give to elements. */
export const givenClasses = (text: string) => [...text.matchAll(givenClass)].map(([, name = '']) => name);

/**
 * Leaves out the rules of components that a page does not show, and of their forms that it does not show: Astro bundles the
 * styles of all that it might.
 */
export function dropUnusedStyles(html: string, givenByScripts: readonly string[]): string {
  const rest = html.replace(style, '');
  const shown = new Set([...rest.matchAll(scope)].map(([name]) => name));
  const classes = new Set([
    ...[...rest.matchAll(/ class="([^"]*)"/g)].flatMap(([, all = '']) => all.split(/\s+/)),
    ...givenClasses(rest),
    ...givenByScripts,
  ]);
  const isUnused = (selectors: string) =>
    selectors.split(',').every((selector) => [...selector.matchAll(scope)].some(([name]) => !shown.has(name))) ||
    withoutConditions(selectors)
      .split(',')
      .every((selector) => [...selector.matchAll(scopedClass)].some(([, name = '']) => !classes.has(name)));
  return changeStyles(html, (css) =>
    css.replace(rule, (found, selectors: string) => (isUnused(selectors) ? '' : found)).replace(emptyGroup, ''),
  );
}

/** Gives the marks by which Astro ties styles to components short names: random ones hardly compress. */
export function shortenScopes(html: string): string {
  const names = new Map<string, string>();
  const shorten = (text: string) =>
    text.replace(scope, (name) => {
      const short = names.get(name) ?? `data-${names.size.toString(36)}`;
      names.set(name, short);
      return short;
    });
  return shorten(changeStyles(html, shorten));
}

const token = /(--[\w-]+):[^;{}]*;?/g;
const tokens = /(:root,:host\{)([^{}]*)\}/;
const use = /var\((--[\w-]+)/g;

/** Names of the tokens that a text uses. */
export const usedTokens = (text: string) => [...text.matchAll(use)].map(([, name = '']) => name);

/** Leaves out the tokens of the theme that neither the page uses nor a script that brings styles of its own. */
export function dropUnusedTokens(html: string, usedByScripts: readonly string[]): string {
  const used = new Set([...usedTokens(html), ...usedByScripts]);
  return changeStyles(html, (css) =>
    css.replace(tokens, (_, start: string, all: string) => {
      return `${start}${all.replace(token, (found, name: string) => (used.has(name) ? found : ''))}}`;
    }),
  );
}

const face = /@font-face\{[^{}]*\}/g;
/** What a typeface says that would be so anyway. */
const impliedByFace = /font-(?:style:normal|weight:400)(?:;|(?=\}))/g;
const hashedFamily = /\b(Gloock sign|Gloock|Hanken Grotesk)-[0-9a-f]{16}/g;

/** Gives the typefaces short names, and leaves out what they say needlessly, the last semicolon too. */
export function shortenFamilies(html: string): string {
  return changeStyles(html, (css) =>
    css
      .replace(face, (found) => found.replace(impliedByFace, ''))
      .replace(hashedFamily, '$1')
      .replaceAll(';}', '}'),
  );
}

function changeStyles(html: string, change: (css: string) => string): string {
  const styles = [...html.matchAll(style)].map(([, css = '']) => css);
  const changed = html.replace(style, (_, css: string) => `<style>${change(css)}</style>`);
  return styles.reduce((page, css) => renameInline(page, css, change(css)), changed);
}
