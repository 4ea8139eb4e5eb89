import { defineHastPlugin, type HastPluginDefinition } from 'satteri';

/** Widths that a picture in a post is made in, and how wide the text of a post shows it. */
const widths = [480, 720, 1120];
const sizes = '(min-width: 64rem) 44rem, calc(100vw - 2.5rem)';

/** Gives pictures in Markdown the sizes that screens need: a phone does not load the picture of a desk. */
export const postPictures: HastPluginDefinition = defineHastPlugin({
  name: 'post-pictures',
  element: {
    filter: ['img'],
    visit(node, context) {
      if (!String(node.properties['src'] ?? '').startsWith('.')) return;
      for (const [name, value] of Object.entries({ widths, sizes, width: widths.at(-1), quality: 50 })) {
        context.setProperty(node, name, value);
      }
    },
  },
});
