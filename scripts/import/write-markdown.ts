import { fromHtml } from 'hast-util-from-html';
import { toMdast, type Handle } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { Element } from 'hast';
import type { BlockContent, PhrasingContent, Root, RootContent } from 'mdast';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
const raw = (value: string) => ({ type: 'html', value }) as const;
const propertyOf = (element: Element, name: string) => String(element.properties[name] ?? '');
const textOf = (node: Element['children'][number]): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

/** Marks within a line that Markdown has no sign for. */
const inline: Handle = (state, node: Element) => [
  raw(`<${node.tagName}>`),
  ...(state.all(node) as PhrasingContent[]),
  raw(`</${node.tagName}>`),
];

/** Several blocks in the place of one element. */
const blocks = (...nodes: (RootContent | RootContent[])[]) => nodes.flat() as BlockContent[];

const handlers: Record<string, Handle> = {
  cite: inline,
  kbd: inline,
  mark: inline,
  sub: inline,
  sup: inline,
  blockquote(state, node: Element) {
    const held = state.toFlow(state.all(node));
    const isPull = node.properties['className']?.toString() === 'pull';
    return isPull
      ? blocks(raw('<blockquote class="pull">'), held, raw('</blockquote>'))
      : { type: 'blockquote', children: held as BlockContent[] };
  },
  details(state, node: Element) {
    const summary = node.children.find((child) => child.type === 'element' && child.tagName === 'summary');
    const rest = { ...node, children: node.children.filter((child) => child !== summary) };
    const words = summary ? textOf(summary).replace(/\s+/g, ' ').trim() : '';
    return blocks(
      raw(`<details>\n<summary>${escapeHtml(words || 'More')}</summary>`),
      state.toFlow(state.all(rest)),
      raw('</details>'),
    );
  },
  figure(state, node: Element) {
    const caption = node.children.find(
      (child): child is Element => child.type === 'element' && child.tagName === 'figcaption',
    );
    const rest = { ...node, children: node.children.filter((child) => child !== caption) };
    const words = caption ? textOf(caption).replace(/\s+/g, ' ').trim() : '';
    return blocks(
      raw('<figure>'),
      state.toFlow(state.all(rest)),
      raw(`<figcaption>${escapeHtml(words)}</figcaption>`),
      raw('</figure>'),
    );
  },
  'video-card': (_, node: Element) =>
    raw(`<video-card src="${escapeHtml(propertyOf(node, 'src'))}" title="${escapeHtml(propertyOf(node, 'title'))}" />`),
  'note-reference'(_, node: Element) {
    const name = propertyOf(node, 'dataNote');
    return { type: 'footnoteReference', identifier: name, label: name };
  },
  'note-text'(state, node: Element) {
    const name = propertyOf(node, 'dataNote');
    return {
      type: 'footnoteDefinition',
      identifier: name,
      label: name,
      children: state.toFlow(state.all(node)) as BlockContent[],
    } as never;
  },
};

/** Writes cleaned HTML as the Markdown of a post. */
export function writeMarkdown(html: string): string {
  const tree = toMdast(fromHtml(html, { fragment: true }), { document: true, handlers }) as Root;
  const markdown = toMarkdown(tree, {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    emphasis: '_',
    rule: '-',
    fences: true,
    listItemIndent: 'one',
  });
  // Two braces are the site’s own sign for facts.
  return markdown.replace(/\{(?=\{)/g, '{ ').trim();
}
