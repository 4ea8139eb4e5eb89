import type { Plugin } from 'vite';

const copied = '?chat';
/** Where the chat checks what comes in: modules that no other page has, and their library. */
const chat = /\/_shared\/contracts\/[\w-]+\.ts$|\/src\/stores\/chat-history\.ts$/;
const library = 'zod/mini';
const polyfill = '@ungap/structured-clone';

/**
 * Gives the chat a copy of Zod of its own. A library that two pages share becomes one file with all that either of them
 * uses of it, and a visitor who asks something would download the checks that only the staff's pages make. Also replaces a
 * polyfill that the reader of Markdown brings by what every browser has.
 */
export function ownChatCopies(): Plugin {
  return {
    name: 'own-chat-copies',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (this.environment.name !== 'client' || !importer) return null;
      if (source === polyfill) return `\0${polyfill}`;
      const isInside = importer.endsWith(copied);
      if (!isInside && !(source === library && chat.test(importer))) return null;
      const from = isInside ? importer.slice(0, -copied.length) : importer;
      const resolved = await this.resolve(source, from, { ...options, skipSelf: true });
      return resolved && { ...resolved, id: `${resolved.id}${copied}` };
    },
    load: (id) => (id === `\0${polyfill}` ? 'export default structuredClone;' : null),
  };
}
