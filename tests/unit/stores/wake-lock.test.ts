import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
/** A lock as browsers give it: it says when it is dropped. */
class Lock extends EventTarget {
  released = false;
  release(): Promise<void> {
    this.released = true;
    this.dispatchEvent(new Event('release'));
    return Promise.resolve();
  }
}
let given: Lock[] = [];
let request = () => Promise.resolve(new Lock());
const settled = () => vi.advanceTimersByTimeAsync(0);

async function switchOn(navigator: object = { wakeLock: { request: () => request() } }) {
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', navigator);
  vi.resetModules();
  const store = await import('#stores/wake-lock.ts');
  const letGo = store.keepAwake();
  await settled();
  return { letGo, state: () => store.$wakeLock.get() };
}

beforeEach(() => {
  vi.useFakeTimers();
  given = [];
  page.visibilityState = 'visible';
  request = async () => {
    const lock = new Lock();
    given.push(lock);
    return lock;
  };
});
afterEach(() => vi.useRealTimers());

test('a screen is kept awake from its start', async () => {
  const { letGo, state } = await switchOn();
  expect(state()).toBe('held');
  expect(given).toHaveLength(1);
  letGo();
});

test('a lock that was dropped while the page was hidden is asked for again when it is seen', async () => {
  const { letGo, state } = await switchOn();
  page.visibilityState = 'hidden';
  await given[0]?.release();
  expect(state()).toBe('released');
  page.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect(given).toHaveLength(1);

  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect(state()).toBe('held');
  expect(given).toHaveLength(2);
  letGo();
});

test('staff see that the browser refused, and it is asked again a minute later', async () => {
  const willing = request;
  request = () => Promise.reject(new DOMException('low battery', 'NotAllowedError'));
  const { letGo, state } = await switchOn();
  expect(state()).toBe('refused');

  request = willing;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state()).toBe('held');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(given).toHaveLength(1);
  letGo();
  expect(given[0]?.released).toBe(true);
});

test('staff see that a browser cannot keep the screen awake', async () => {
  const { letGo, state } = await switchOn({});
  expect(state()).toBe('unsupported');
  letGo();
});
