import { renameInline } from './trim-policy.ts';

/**
 * What Astro's own element for islands holds and no page of ours uses: properties that JSON cannot say, from regular
 * expressions on, what a router in the browser asks for when it swaps one page for another, properties that change later,
 * scripts of integrations that come before an island, and islands that are a part of what a file exports, with the check of what names it.
 */
const unused = [
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
  const after = unused.reduce((script, part) => script.replace(part, ''), before);
  return renameInline(
    html.replace(before, () => after),
    before,
    after,
  );
}
