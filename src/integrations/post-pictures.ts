import { defineHastPlugin, type HastPluginDefinition } from 'satteri';
import { phoneWidths } from '../lib/picture-widths.ts';

/** Widths that a picture in a post is made in. */
const widths = [480, phoneWidths.post, 1104, 1440];
/** How wide a post shows it, and no narrower: a picture that has no width of its own is shown as wide as this says. */
const sizes = '(min-width: 48rem) 44rem, calc(100vw - 2.5rem)';

/** Gives pictures in Markdown the sizes that screens need: a phone does not load the picture of a desk. */
export const postPictures: HastPluginDefinition = defineHastPlugin({
  name: 'post-pictures',
  element: {
    filter: ['img'],
    visit(node, context) {
      if (!String(node.properties['src'] ?? '').startsWith('.')) return;
      for (const [name, value] of Object.entries({ widths, sizes, width: widths.at(-1), quality: 62 })) {
        context.setProperty(node, name, value);
      }
    },
  },
});
