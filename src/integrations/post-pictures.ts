import { defineHastPlugin, type HastPluginDefinition } from 'satteri';
import { phoneWidths } from '../lib/picture-widths.ts';

/** Widths that a picture in a post is made in. */
const widths = [480, phoneWidths.post, 1120];
/** How wide a post shows it. The sharpest phones are told less: nobody sees the third dot, but they would pay for it. */
const sizes = '(min-width: 64rem) 44rem, (min-resolution: 2.5dppx) 60vw, calc(100vw - 2.5rem)';

/** Gives pictures in Markdown the sizes that screens need: a phone does not load the picture of a desk. */
export const postPictures: HastPluginDefinition = defineHastPlugin({
  name: 'post-pictures',
  element: {
    filter: ['img'],
    visit(node, context) {
      if (!String(node.properties['src'] ?? '').startsWith('.')) return;
      for (const [name, value] of Object.entries({ widths, sizes, width: widths.at(-1), quality: 40 })) {
        context.setProperty(node, name, value);
      }
    },
  },
});
