import { defineHastPlugin, type HastPluginDefinition } from 'satteri';

/** Gives the boxes that Markdown makes of `[x]` and `[ ]` a name: whoever does not see one hears whether it is ticked. */
export const taskLists: HastPluginDefinition = defineHastPlugin({
  name: 'task-lists',
  element: {
    filter: ['input'],
    visit(node, context) {
      const { type, checked } = node.properties;
      if (type === 'checkbox') context.setProperty(node, 'ariaLabel', checked ? 'Done' : 'To do');
    },
  },
});
