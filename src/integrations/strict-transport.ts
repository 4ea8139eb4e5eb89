import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** What is added to the header for each scope that `STRICT_TRANSPORT` may name: see `.env.example`. */
const added = new Map([
  ['host', ''],
  ['subdomains', '; includeSubDomains'],
  ['preload', '; includeSubDomains; preload'],
]);

function addedFor(wanted = ''): string {
  const more = added.get(wanted || 'host');
  if (more !== undefined) return more;
  throw new Error(`STRICT_TRANSPORT is "${wanted}"; write ${[...added.keys()].join(', ')}, or leave it out for host.`);
}

/**
 * The headers with the Strict-Transport-Security that was asked for. Throws when the scope is none, and when the headers do
 * not hold the plain one that it is added to.
 */
export function withScope(headers: string, wanted: string | undefined): string {
  const more = addedFor(wanted);
  const plain = /^( +Strict-Transport-Security: max-age=\d+)$/m;
  if (!plain.test(headers)) throw new Error('public/_headers has no Strict-Transport-Security with a plain max-age.');
  return headers.replace(plain, `$1${more}`);
}

/**
 * Writes into the headers of a build whether browsers insist on HTTPS for more than the site's own host. A venue's
 * other subdomains, and a promise that takes months to take back, are the owner's to decide.
 */
export function strictTransport(wanted: string | undefined): AstroIntegration {
  return {
    name: 'strict-transport',
    hooks: {
      'astro:config:done': () => void addedFor(wanted),
      'astro:build:done': ({ dir }) => {
        const file = `${fileURLToPath(dir)}_headers`;
        writeFileSync(file, withScope(readFileSync(file, 'utf8'), wanted));
      },
    },
  };
}
