import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const inline = /<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g;
const policy = /(<meta http-equiv="content-security-policy" content=")([^"]*)(")/;
const hash = /\s'sha256-[^']+'/g;

/** Leaves in a page's content security policy only the hashes of what that page holds. */
export function trimPolicy(html: string): string {
  const used = new Set(
    [...html.matchAll(inline)].map(
      ([, , content = '']) => ` 'sha256-${createHash('sha256').update(content).digest('base64')}'`,
    ),
  );
  return html.replace(policy, (_, start: string, directives: string, end: string) => {
    return start + directives.replace(hash, (found) => (used.has(found) ? found : '')) + end;
  });
}

/**
 * Astro writes the hashes of the whole site into every page. A page that allows only its own is stricter, and a kilobyte
 * smaller: that decides whether it arrives in the first round trip.
 */
export function trimPolicies(): AstroIntegration {
  return {
    name: 'trim-policies',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const file of globSync('**/*.html', { cwd: folder })) {
          const html = readFileSync(folder + file, 'utf8');
          writeFileSync(folder + file, trimPolicy(html));
        }
      },
    },
  };
}
