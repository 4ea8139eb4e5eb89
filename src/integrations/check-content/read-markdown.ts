import { load } from 'cheerio';
import Slugger from 'github-slugger';
import { markdownToHast, mdxToHast, type HastNode } from 'satteri';

/** A tag of a post's page, whether it comes from Markdown or from HTML inside it. */
export interface Tag {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Line of the file on which it starts. */
  line: number;
  /** True when it was written as HTML. */
  html: boolean;
}

/** What a post's page consists of, as far as links and pictures are concerned. */
export interface MarkdownPage {
  tags: Tag[];
  /** Names that `#name` can lead to. */
  anchors: Set<string>;
  /** Its texts outside of code, each with the line of the file on which it starts. */
  texts: { text: string; line: number }[];
  /** Why the text of an `.mdx` file cannot be read, as its parser says it, and the line. */
  unreadable?: { reason: string; line: number };
}

const features = { gfm: true, smartPunctuation: true } as const;
const pages = new Map<string, MarkdownPage>();
/** Texts that are kept in mind: each is asked for several times, and a development server sees every version of one. */
const mostPages = 20_000;

/**
 * Reads Markdown with the parser that Astro uses, and names its headings as Astro does. A file that ends in `.mdx` is read
 * as what it is; when that fails, as Markdown, so that everything else that is wrong is found all the same.
 */
export function readMarkdown(body: string, file = ''): MarkdownPage {
  const isMdx = file.endsWith('.mdx');
  const key = `${isMdx}${body}`;
  const known = pages.get(key);
  if (known) return known;
  if (pages.size >= mostPages) pages.clear();
  const page = isMdx ? readMdx(body) : pageOf(markdownToHast(body, { features }));
  pages.set(key, page);
  return page;
}

function readMdx(body: string): MarkdownPage {
  try {
    return pageOf(mdxToHast(body, { features }));
  } catch (error) {
    const [, line = '1', reason = ''] = /^(\d+):\d+: ([^]*)$/.exec(error instanceof Error ? error.message : '') ?? [];
    return { ...pageOf(markdownToHast(body, { features })), unreadable: { reason, line: Number(line) } };
  }
}

function pageOf(root: HastNode): MarkdownPage {
  const slugger = new Slugger();
  const nodes = flatten(root);
  const headings = nodes.filter((node) => /^h[1-6]$/.test(tagName(node)) && !attributesOf(node)['id']);
  const tags = nodes.flatMap((node) => (node.type === 'raw' ? htmlTags(node) : markdownTags(node)));
  const ids = tags.flatMap(({ attributes }) => attributes['id'] ?? []);
  const code = new Set(nodes.filter((node) => tagName(node) === 'code').flatMap(flatten));
  const texts = nodes.flatMap((node) =>
    node.type === 'text' && !code.has(node) ? [{ text: node.value, line: lineOf(node) }] : [],
  );
  return { tags, texts, anchors: new Set([...headings.map((node) => slugger.slug(textOf(node))), ...ids]) };
}

function markdownTags(node: HastNode): Tag[] {
  const name = tagName(node);
  if (name) return [{ name, attributes: attributesOf(node), line: lineOf(node), html: false }];
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  const attributes = node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute'
      ? [[attribute.name, typeof attribute.value === 'string' ? attribute.value : ''] as const]
      : [],
  );
  return [{ name: node.name ?? '', attributes: Object.fromEntries(attributes), line: lineOf(node), html: true }];
}

function htmlTags(node: HastNode): Tag[] {
  const html = 'value' in node ? String(node.value) : '';
  const nodes = load(html, { xml: { xmlMode: false, withStartIndices: true } })('*').toArray();
  return nodes.flatMap((tag) => {
    if (!('attribs' in tag)) return [];
    const line = lineOf(node) + html.slice(0, tag.startIndex ?? 0).split('\n').length - 1;
    return { name: tag.name, attributes: tag.attribs, line, html: true };
  });
}

function flatten(node: HastNode): HastNode[] {
  return [node, ...('children' in node ? (node.children as HastNode[]).flatMap(flatten) : [])];
}

function textOf(node: HastNode): string {
  return flatten(node)
    .map((part) => (part.type === 'text' ? part.value : ''))
    .join('');
}

const tagName = (node: HastNode) => (node.type === 'element' ? node.tagName : '');

const lineOf = (node: HastNode) => node.position?.start.line ?? 1;

function attributesOf(node: HastNode): Record<string, string> {
  const properties = node.type === 'element' ? Object.entries(node.properties ?? {}) : [];
  return Object.fromEntries(properties.map(([name, value]) => [name, asWritten(name, String(value))]));
}

/** The parser escapes the letters of addresses; messages should show what people wrote. */
function asWritten(name: string, value: string): string {
  if (name !== 'href' && name !== 'src') return value;
  try {
    return decodeURI(value);
  } catch {
    return value;
  }
}
