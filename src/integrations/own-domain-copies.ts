import type { Plugin } from 'vite';

const copied = '?page';

/**
 * Gives the scripts of pages copies of the domain rules that islands use too. Otherwise the bundler puts a shared rule into
 * a file of its own, and a script of a few lines becomes two requests before anything else of the page is done. The rules
 * are pure and small: nothing is lost when an island brings them again.
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
      return resolved && /\/src\/domain\/[\w-]+\.ts$/.test(resolved.id) ? `${resolved.id}${copied}` : resolved;
    },
  };
}
