import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const copied = '?page';

/**
 * Gives the scripts of pages copies of the domain rules and helpers that islands and elements use too. Otherwise the
 * bundler puts what is shared into a file of its own, and a script of a few lines becomes two requests before anything
 * else of the page is done. They are pure and small: nothing is lost when an island brings them again.
 */
export function ownDomainCopies(): Plugin {
  return {
    name: 'own-domain-copies',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const isFromPage = /\/src\/components\/.*\.ts$/.test(importer ?? '') || importer?.endsWith(copied);
      if (!isFromPage || this.environment.name !== 'client') return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const isShared = /\/src\/(?:domain|lib)\/[\w-]+\.(?:ts|json)$/.test(resolved?.id ?? '');
      return resolved && isShared ? `${resolved.id}${copied}` : resolved;
    },
    load(id) {
      // The bundler knows data by the end of its name, which a copy of it no longer has.
      if (!id.endsWith(`.json${copied}`)) return null;
      return { code: `export default ${readFileSync(id.slice(0, -copied.length), 'utf8')}`, moduleType: 'js' };
    },
  };
}
