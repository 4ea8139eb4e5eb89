/**
 * Ports that nothing else uses, so that tests run beside `npm start` and `npm run dev`. TEST_SITE_PORT and
 * TEST_BACKEND_PORT choose others, so that two checkouts can test at the same time.
 */
export const sitePort = Number(process.env['TEST_SITE_PORT'] ?? 4331);
export const backendPort = Number(process.env['TEST_BACKEND_PORT'] ?? 54_331);

/** Where the built site is served to the browser, and the backend that it was built for. */
export const siteUrl = `http://localhost:${sitePort}`;
export const backendUrl = `http://127.0.0.1:${backendPort}`;

/** Folder that the tested site is built into; one for each port, so that tests with different ports never mix. */
export const siteDirectory = sitePort === 4331 ? '.cache/site' : `.cache/site-${sitePort}`;
