import { defineHastPlugin, type HastPluginDefinition } from 'satteri';
import { phoneWidths } from '../lib/picture-widths.ts';

/** Widths that a picture in a post is made in. */
const widths = [480, phoneWidths.full, 1104, 1440];
/** How wide a post shows it. */
const shown = '(min-width: 48rem) 44rem, calc(100vw - 2.5rem)';
/** What the sharpest phones are told at first: browsers fetch the pictures of the next three screens with the page. */
const atFirst = `(min-resolution: 2.5dppx) and (max-width: 47.99rem) 40vw, ${shown}`;

const made = { widths, width: widths.at(-1), quality: 86 };
/** The first scroll tells the rest: see `follow-with-full-picture.ts`. */
const told = { sizes: atFirst, 'data-scroll': shown };

/** Gives pictures in Markdown the sizes that screens need: a phone does not load the picture of a desk. */
export const postPictures: HastPluginDefinition = defineHastPlugin({
  name: 'post-pictures',
  element: {
    filter: ['img'],
    visit(node, context) {
      if (!String(node.properties['src'] ?? '').startsWith('.')) return;
      for (const [name, value] of Object.entries({ ...made, ...told })) {
        context.setProperty(node, name, value);
      }
    },
  },
});
