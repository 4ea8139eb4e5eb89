import { load } from 'cheerio';
import { brotli } from './serve.ts';

const executable = new Set(['', 'module', 'text/javascript']);

/** Compressed size of the scripts that stand in a page itself; data, such as JSON-LD, is no script. */
export async function inlineScriptBytes(html: string): Promise<number> {
  const $ = load(html);
  const sources = $('script:not([src])')
    .toArray()
    .filter(({ attribs }) => executable.has(attribs['type'] ?? ''))
    .map((script) => $(script).text());
  return sources.length === 0 ? 0 : (await brotli(Buffer.from(sources.join('\n')))).length;
}
