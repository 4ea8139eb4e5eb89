// Answers for the screen in the lobby and for the counter when the network does not: with the page and the files that the page
// itself kept (src/stores/kept-page.ts). The network always goes first, so a mistake in what was kept ends with the next connection.
const patience = 10_000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname === '/version.json') return;
  const tooLate = new Promise((_, fail) => setTimeout(() => fail(new Error('The network does not answer.')), patience));
  const fromNetwork = fetch(request).then((answer) => (answer.status < 500 ? answer : Promise.reject(answer)));
  event.respondWith(
    Promise.race([fromNetwork, tooLate]).catch(
      async () => (await caches.match(request, { ignoreSearch: true, ignoreVary: true })) ?? Response.error(),
    ),
  );
});
