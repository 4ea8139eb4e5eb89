import { load } from 'cheerio';
import Slugger from 'github-slugger';
import { markdownToHast, type HastNode } from 'satteri';

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
}

/**
 * Reads Markdown with the parser that Astro uses, and names its headings as Astro does. HTML inside the components of
 * an `.mdx` file is read alike, which is exact enough for links.
 */
export function readMarkdown(body: string): MarkdownPage {
  const slugger = new Slugger();
  const nodes = flatten(markdownToHast(body, { features: { gfm: true, smartPunctuation: true } }));
  const headings = nodes.filter((node) => /^h[1-6]$/.test(tagName(node)) && !attributesOf(node)['id']);
  const tags = nodes.flatMap((node) => (node.type === 'raw' ? htmlTags(node) : markdownTags(node)));
  const ids = tags.flatMap(({ attributes }) => attributes['id'] ?? []);
  return { tags, anchors: new Set([...headings.map((node) => slugger.slug(textOf(node))), ...ids]) };
}

function markdownTags(node: HastNode): Tag[] {
  const name = tagName(node);
  return name ? [{ name, attributes: attributesOf(node), line: lineOf(node), html: false }] : [];
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
