import { createHash } from 'node:crypto';

/** A page and the file that its scripts went into, if they did. */
export interface HoistedPage {
  html: string;
  file?: { name: string; content: string };
}

/**
 * Pages up to this many characters arrive in the first round trip with their scripts. A longer one does not, so that it is
 * worth a request to take them out: text compresses to about a quarter, and the first round trip brings 14.6 kB.
 */
const longestWhole = 54_000;
/** Scripts without imports that run. Those of the head decide what the first frame shows, and stay there. */
const inlineScript = /<script(?: type="module")?>([\s\S]*?)<\/script>/g;

/** Takes the scripts of a long page out of it, into a file that all pages with the same ones share. */
export function hoistScripts(html: string): HoistedPage {
  const bodyStart = html.indexOf('<body');
  const [head, body] = [html.slice(0, bodyStart), html.slice(bodyStart)];
  const scripts = [...body.matchAll(inlineScript)].map(([, content = '']) => content.trim());
  if (html.length <= longestWhole || scripts.length === 0) return { html };
  const content = scripts.map((script) => `(()=>{${script}\n})();\n`).join('');
  const name = `_astro/page.${createHash('sha256').update(content).digest('hex').slice(0, 8)}.js`;
  let isFirst = true;
  const lighter = body.replace(inlineScript, () => {
    const tag = isFirst ? `<script defer src="/${name}"></script>` : '';
    isFirst = false;
    return tag;
  });
  return { html: head + lighter, file: { name, content } };
}
