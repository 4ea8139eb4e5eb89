/** Ports that nothing else uses, so that tests run beside `npm start` and `npm run dev`. */
export const sitePort = 4331;
export const backendPort = 54_331;

/** Where the built site is served to the browser, and the backend that it was built for. */
export const siteUrl = `http://localhost:${sitePort}`;
export const backendUrl = `http://127.0.0.1:${backendPort}`;

/** Folder that the tested site is built into. */
export const siteDirectory = '.cache/site';
