/**
 * Keys of the embedded backend. They are the same on every machine and open nothing but a database of sample data on
 * the developer's own computer, so they are not secrets. A hosted project has its own, set where the site is built.
 */

/** What a browser sends in the `apikey` header: the anonymous key of the embedded backend. */
export const localPublishableKey = 'sb_publishable_local_development_only';

/** Signs the access tokens that the embedded backend gives to people who sign in. */
export const localTokenSecret = 'local-development-only-local-development-only';
