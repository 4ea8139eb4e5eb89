import type { PlainIsland } from '#lib/plain-island.ts';

/** In the browser it is visited: its function gets the element and what the page handed over. */
const hydrate =
  (element: HTMLElement) =>
  <Props>({ visit }: PlainIsland<Props>, props: Props): void =>
    visit(element, props);

export default hydrate;
