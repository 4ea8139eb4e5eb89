/** An island without React: the page writes its HTML, and `visit` brings that to life when it is needed. */
export interface PlainIsland<Props> {
  (props: Props): void;
  visit: (element: HTMLElement, props: Props) => void;
}

/** Makes a function that knows its way around an element into something that a page can place. */
export const plainIsland = <Props>(visit: PlainIsland<Props>['visit']): PlainIsland<Props> =>
  Object.assign((_props: Props) => undefined, { visit });

/** True for what `plainIsland` has made. */
export const isPlainIsland = (component: unknown): boolean => typeof component === 'function' && 'visit' in component;
