import type { Plugin } from 'vite';

const copied = '?chat';
/** The modules of the chat, the copies among them. */
const chat =
  /\/_shared\/contracts\/(chat|contact)[\w-]*\.ts$|\/src\/(islands\/chat-overlay\/|stores\/(chat|contact)|services\/(chat|contact)\.ts)|\?chat$/;
/** What it shares with others. */
const shared =
  /^zod\/mini$|\/(?:invoke-function|text|clean-text|work|errors|report|storage|browser-keys)\.ts$|\/Icon\.tsx$/;
/**
 * What the reader of Markdown brings and a reply never needs: a polyfill of what every browser has, and how the attributes
 * of drawings and of inline styles are written, since HTML in a reply is left out.
 */
const unneeded: Record<string, string> = {
  '@ungap/structured-clone': 'export default structuredClone;',
  'style-to-object': 'export default () => {};',
  './lib/svg.js': "export const svg = { property: {}, normal: {}, space: 'svg' };",
};
const standIn = '\0own-chat-copies/';
/** The packages that import them. */
const markdownPackage = /\/node_modules\/(?:property-information|hast-util-to-jsx-runtime|mdast-util-to-hast)\//;
/** Reads names of characters through HTML, which the site's policy refuses. */
const characterReader = 'decode-named-character-reference';
const ownReader = '#islands/chat-overlay/character-reference.ts';

/**
 * Gives the chat copies of its own of what other pages use too. What two pages share becomes one file with all that either
 * of them uses of it: a visitor who asks something would download the checks that only the staff's pages make, in several
 * small files that compress badly. Also replaces the reader of the names of characters that the reader of Markdown brings,
 * and leaves out what a reply never needs of it.
 */
export function ownChatCopies(): Plugin {
  return {
    name: 'own-chat-copies',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (this.environment.name !== 'client' || !importer) return null;
      if (source in unneeded && markdownPackage.test(importer)) return standIn + source;
      if (source === characterReader)
        return this.resolve(ownReader, import.meta.filename, { ...options, skipSelf: true });
      // A copy takes its own files along, but not the packages that it imports, nor what is read as a text.
      const isPart = importer.endsWith(copied) && /^[.#][^?]*$/.test(source);
      if (!isPart && !(shared.test(source) && chat.test(importer))) return null;
      const resolved = await this.resolve(source, importer.replace(/\?chat$/, ''), { ...options, skipSelf: true });
      return resolved && { ...resolved, id: `${resolved.id}${copied}` };
    },
    load: (id) => (id.startsWith(standIn) ? unneeded[id.slice(standIn.length)] : null),
  };
}
