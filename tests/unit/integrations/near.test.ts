import { beforeEach, expect, test, vi } from 'vitest';
import near from '#integrations/near.ts';

/** What the browser would call: when something was painted, and when something comes near the screen. */
let painted: (names: string[]) => void;
let comesNear: (isIntersecting: boolean) => void;
let watched: unknown[];
let margin: string | undefined;

const load = vi.fn<() => Promise<() => Promise<void>>>(() => Promise.resolve(() => Promise.resolve()));

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
  const children = ['board'] as unknown as HTMLCollection;
  void near(load, { name: 'near', value: '' }, { children } as unknown as HTMLElement);
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
