import { isPlainIsland } from '#lib/plain-island.ts';

/** On the server a plain island is what stands between its tags. */
const renderer = {
  name: 'plain-islands',
  check: (component: unknown) => isPlainIsland(component),
  renderToStaticMarkup: (_component: unknown, _props: object, slots: Record<string, string>) => ({
    html: `<astro-slot>${slots['default'] ?? ''}</astro-slot>`,
  }),
};

export default renderer;
