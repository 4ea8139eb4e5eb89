import { trustedPolicy } from '#lib/trusted-policy.ts';

/** Name of the browser's store that holds this page; public/leaderboard/tv-worker.js answers from all stores. */
const storeName = 'leaderboard-tv';
/** The worker of this page is the only script whose address is ever handed over as a text. */
const policy = trustedPolicy('kept-page', { createScriptURL: (_text: string) => '/leaderboard/tv-worker.js' });

/**
 * Keeps this page, what it has loaded and these pictures, so that a screen that is switched on without a network still
 * starts. Files of builds before this one are thrown away. A browser that cannot keep anything goes without.
 */
export async function keepPage(pictures: readonly string[]): Promise<void> {
  try {
    await navigator.serviceWorker.register(policy.createScriptURL(''), { scope: '/leaderboard/tv' });
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name, location.href));
    const own = loaded.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/_astro/'));
    const paths = new Set([location.pathname, ...own.map(({ pathname }) => pathname), ...pictures]);
    const store = await caches.open(storeName);
    await store.addAll([...paths]);
    const old = (await store.keys()).filter(({ url }) => !paths.has(new URL(url).pathname));
    await Promise.all(old.map((request) => store.delete(request)));
  } catch {
    // Without a secure address or with a full disk the screen needs the network to start.
  }
}
