import { trustedPolicy } from '#lib/trusted-policy.ts';

/** Pages that open without a network, each with the browser's store that holds it; the worker answers from all stores. */
const stores = { '/leaderboard/tv': 'leaderboard-tv', '/leaderboard/admin': 'leaderboard-admin' };
/** The worker of these pages is the only script whose address is ever handed over as a text. */
const policy = trustedPolicy('kept-page', { createScriptURL: (_text: string) => '/leaderboard/kept-page-worker.js' });

/**
 * Keeps this page, what it has loaded and these pictures, so that it opens without a network: a screen that is switched on,
 * a counter that is loaded anew. Files of builds before this one are thrown away. A browser that cannot keep anything goes
 * without.
 */
export async function keepPage(page: keyof typeof stores, pictures: readonly string[] = []): Promise<void> {
  try {
    await navigator.serviceWorker.register(policy.createScriptURL(''), { scope: page });
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name, location.href));
    const own = loaded.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/_astro/'));
    const paths = new Set([page, ...own.map(({ pathname }) => pathname), ...pictures]);
    const store = await caches.open(stores[page]);
    await store.addAll([...paths]);
    const old = (await store.keys()).filter(({ url }) => !paths.has(new URL(url).pathname));
    await Promise.all(old.map((request) => store.delete(request)));
  } catch {
    // Without a secure address or with a full disk the screen needs the network to start.
  }
}
