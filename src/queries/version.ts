/** Names this build. A screen that runs for weeks compares it with `/version.json` and loads the new build by itself. */
export const buildVersion = crypto.randomUUID();
