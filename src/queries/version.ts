import { SITE_REVISION } from 'astro:env/server';

/** Names this build. A screen that runs for weeks compares it with `/version.json` and loads the new build by itself. */
export const buildVersion = crypto.randomUUID();

/** The commit that the site is built from, where the build is told. */
export const siteRevision = SITE_REVISION ?? 'unknown';
