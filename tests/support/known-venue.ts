/**
 * Lets everything in this process that asks what the content says hear of the venue in tests/fixtures/known-venue. Loaded
 * before anything else; for what vitest itself loads, `redirectToKnownVenue` in vitest's configuration does the same.
 */
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { compiledOfKnownVenue } from './known-venue-files.ts';

registerHooks({
  resolve(specifier, context, next) {
    const file = compiledOfKnownVenue(specifier);
    if (!file) return next(specifier, context);
    return { url: pathToFileURL(file).href, format: 'json', importAttributes: { type: 'json' }, shortCircuit: true };
  },
});
