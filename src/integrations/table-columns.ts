import { defineHastPlugin, type HastPluginDefinition } from 'satteri';

/** What Markdown makes of `:-:` and `--:` below the heading of a column. */
const alignment = /^text-align: (left|center|right)$/;

/** Says by a class how a column of a Markdown table stands: the policy of the pages ignores styles in tags. */
export const tableColumns: HastPluginDefinition = defineHastPlugin({
  name: 'table-columns',
  element: {
    filter: ['th', 'td'],
    visit(node, context) {
      const [, stands] = alignment.exec(String(node.properties['style'] ?? '')) ?? [];
      if (stands === undefined) return;
      context.setProperty(node, 'style', null);
      context.setProperty(node, 'className', [stands]);
    },
  },
});
