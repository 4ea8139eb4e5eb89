import { defineHastPlugin, type HastPluginDefinition } from 'satteri';

const outsideAddress = /^https?:\/\//;

/** Makes links in Markdown that leave the site open in a new tab that learns nothing about where it came from. */
export const outsideLinks: HastPluginDefinition = defineHastPlugin({
  name: 'outside-links',
  element: {
    filter: ['a'],
    visit(node, context) {
      if (!outsideAddress.test(String(node.properties['href'] ?? ''))) return;
      context.setProperty(node, 'target', '_blank');
      context.setProperty(node, 'rel', 'noopener noreferrer');
    },
  },
  raw(node, context) {
    const value = node.value.replace(
      /<a(?=\s[^>]*href="https?:)(?![^>]*target=)/g,
      '<a target="_blank" rel="noopener noreferrer"',
    );
    if (value !== node.value) context.replaceNode(node, { type: 'raw', value });
  },
});
