import type { Plugin } from 'vite';

const copied = '?chat';
/** The modules of the chat, the copies among them. */
const chat =
  /\/_shared\/contracts\/(chat|contact)[\w-]*\.ts$|\/src\/(islands\/chat-overlay\/|stores\/(chat|contact)|services\/(chat|contact)\.ts)|\?chat$/;
/** What it shares with others. */
const shared =
  /^zod\/mini$|\/(?:invoke-function|text|clean-text|work|errors|report|storage|browser-keys)\.ts$|\/Icon\.tsx$/;
const polyfill = '@ungap/structured-clone';
/** Reads names of characters through HTML, which the site's policy refuses. */
const characterReader = 'decode-named-character-reference';
const ownReader = '#islands/chat-overlay/character-reference.ts';

/**
 * Gives the chat copies of its own of what other pages use too. What two pages share becomes one file with all that either
 * of them uses of it: a visitor who asks something would download the checks that only the staff's pages make, in several
 * small files that compress badly. Also replaces two packages that the reader of Markdown brings: a polyfill of what every
 * browser has, and a reader of the names of characters.
 */
export function ownChatCopies(): Plugin {
  return {
    name: 'own-chat-copies',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (this.environment.name !== 'client' || !importer) return null;
      if (source === polyfill) return `\0${polyfill}`;
      if (source === characterReader)
        return this.resolve(ownReader, import.meta.filename, { ...options, skipSelf: true });
      // A copy takes its own files along, but not the packages that it imports, nor what is read as a text.
      const isPart = importer.endsWith(copied) && /^[.#][^?]*$/.test(source);
      if (!isPart && !(shared.test(source) && chat.test(importer))) return null;
      const resolved = await this.resolve(source, importer.replace(/\?chat$/, ''), { ...options, skipSelf: true });
      return resolved && { ...resolved, id: `${resolved.id}${copied}` };
    },
    load: (id) => (id === `\0${polyfill}` ? 'export default structuredClone;' : null),
  };
}
