import { renameInline } from './trim-policy.ts';

/**
 * What Astro's own element for islands holds and no page of ours uses: properties that JSON cannot say, from regular
 * expressions on, what a router in the browser asks for when it swaps one page for another, properties that change later,
 * scripts of integrations that come before an island, islands that are a part of what a file exports, with the check of what names it,
 * and words for properties that are no JSON: Astro wrote them itself.
 */
const unused: readonly (RegExp | [part: RegExp, without: string])[] = [
  [/try\{(\w=this\.hasAttribute\("props"\)[^}]*\{\})\}catch\(\w\)\{.*?,\w\}(?=let|await)/, '$1;'],
  /,2:\w=>new RegExp\(.*?POSITIVE_INFINITY\*\w/,
  /;\w\(this,"unmount",.*?"astro:unmount"\)\)\}\)/,
  /disconnectedCallback\(\)\{.*?\{once:!0\}\)\}/,
  /attributeChangedCallback\(\)\{.*?\}/,
  /\w\(\w,"observedAttributes",\["props"\]\),/,
  /let \w=this\.getAttribute\("before-hydration-url"\);.*?,(?=this\.start)/,
  /if\(\w\.includes\("\."\)\)\{.*?\}else(?=\{)/,
  /if\(\w\.has\(\w\)\)throw new Error\([^)]*\);/,
  /var \w=new Set\(\["__proto__".*?\);/,
];

/** Takes out of a page's element for islands what is never used; the page's policy knows it by its new content. */
export function trimRuntime(html: string): string {
  const before = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)]
    .map(([, content = '']) => content)
    .find((content) => content.includes('astro-island'));
  if (before === undefined) return html;
  const after = unused.reduce<string>(
    (script, each) => (Array.isArray(each) ? script.replace(each[0], each[1]) : script.replace(each, '')),
    before,
  );
  return renameInline(
    html.replace(before, () => after),
    before,
    after,
  );
}
