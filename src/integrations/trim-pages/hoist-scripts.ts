import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inlineSource } from '../inline-source.ts';
import { renameInline } from './trim-policy.ts';

/** A page and the files that parts of it went into. */
export interface HoistedPage {
  html: string;
  files: { name: string; content: string }[];
}

/**
 * Pages up to this many characters arrive in the first round trip whole. A longer one does not, so that it is worth a
 * request to take scripts and styles out: text compresses to about a quarter, and the first round trip brings 14.6 kB.
 */
const longestWhole = 56_000;

/** True for a page that does not arrive in the first round trip as it is. */
export const isLong = (html: string) => html.length > longestWhole;

/** Scripts without imports that run. Those of the head decide what the first frame shows, and stay there. */
const inlineScript = /<script(?: type="module")?>([\s\S]*?)<\/script>/g;

const afterPaint = readFileSync(new URL('./after-paint.js', import.meta.url), 'utf8');
const firstScript = /<script>([\s\S]*?)<\/script>/;
/** Ends the file of scripts: what the visitor pressed before it came counts now. */
const pressAgain = 'document.currentScript.pressed?.click()';
/** What an island waits for while the page is still being read; the scripts come when it has been. */
const unfinished = / await-children(?=[ >])|<!--astro:end-->/g;

/** Takes the scripts of the body out of a long page, into a file that all pages with the same ones share. */
export function hoistScripts(html: string): HoistedPage {
  const bodyStart = html.indexOf('<body');
  const [head, body] = [html.slice(0, bodyStart), html.slice(bodyStart)];
  const scripts = [...body.matchAll(inlineScript)].map(([, content = '']) => content.trim());
  if (scripts.length === 0) return { html, files: [] };
  const content = inlineSource(scripts.map((script) => `(()=>{${script}\n})();\n`).join('') + pressAgain);
  const name = `_astro/page.${createHash('sha256').update(content).digest('hex').slice(0, 8)}.js`;
  const lighter = head + body.replaceAll(unfinished, '').replace(inlineScript, '');
  return { html: fetchAfterPaint(lighter, `/${name}`), files: [{ name, content }] };
}

/** Lets the script of the head fetch the others: one of its own would bring its hash into the policy. */
function fetchAfterPaint(html: string, address: string): string {
  const [, early = ''] = html.match(firstScript) ?? [];
  const changed = early + inlineSource(`{${afterPaint.replace('PAGE_SCRIPTS', address)}}`);
  return renameInline(
    html.replace(firstScript, () => `<script>${changed}</script>`),
    early,
    changed,
  );
}
