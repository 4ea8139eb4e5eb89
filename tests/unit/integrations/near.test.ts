import { beforeEach, expect, test, vi } from 'vitest';
import near from '#integrations/near.ts';

/** What the browser would call: when something was painted, and when something comes near the screen. */
let painted: (names: string[]) => void;
let comesNear: (isIntersecting: boolean) => void;
let watched: unknown[];
let margin: string | undefined;

/** A board with a button that was pressed; `alive` when React has taken it over. */
let island: HTMLElement & { alive: boolean };
const button = { click: vi.fn<() => void>() };

const load = vi.fn<() => Promise<() => Promise<void>>>(async () => async () => {
  island.alive = true;
});

beforeEach(() => {
  load.mockClear();
  watched = [];
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(listener: (list: object, observer: { disconnect(): void }) => void) {
        painted = (names) =>
          listener({ getEntriesByName: (asked: string) => names.filter((name) => name === asked) }, this);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: (entries: { isIntersecting: boolean }[]) => void, options: IntersectionObserverInit) {
        margin = options.rootMargin;
        comesNear = (isIntersecting) => listener([{ isIntersecting }]);
      }
      observe(element: unknown) {
        watched.push(element);
      }
      disconnect() {}
    },
  );
  button.click.mockClear();
  island = Object.assign(new EventTarget(), {
    alive: false,
    children: ['board'],
    dataset: {},
    hasAttribute: () => !island.alive,
    closest: () => button,
  }) as unknown as typeof island;
  void near(load, { name: 'near', value: '' }, island);
});

test('a board on the first screen is not fetched before the visitor sees the page', () => {
  expect(watched).toEqual([]);
  painted(['first-paint']);
  expect(watched).toEqual([]);
  painted(['first-paint', 'first-contentful-paint']);
  expect(watched).toEqual(['board']);
});

test('a board further down is fetched when the visitor comes near it, and not earlier', () => {
  expect(margin).toBe('100px');
  painted(['first-contentful-paint']);
  comesNear(false);
  expect(load).not.toHaveBeenCalled();
  comesNear(true);
  expect(load).toHaveBeenCalledOnce();
});

test('what a visitor presses before the board is there is done once it is, and fetches it at once', async () => {
  const press = new Event('click', { cancelable: true });
  island.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  expect(load).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(button.click).toHaveBeenCalledOnce());

  const next = new Event('click', { cancelable: true });
  island.dispatchEvent(next);
  expect(next.defaultPrevented).toBe(false);
  painted(['first-contentful-paint']);
  comesNear(true);
  expect(load).toHaveBeenCalledOnce();
});
