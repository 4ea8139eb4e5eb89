import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { editorCollections } from './content-editor/editor-collections.ts';

/** What the editor's page reads: never committed, so that it cannot differ from the schemas. */
const settingsFile = 'src/apps/content-editor/collections.json';

/** Writes the editor's collections when they changed. */
export function writeEditorCollections(root: URL): void {
  const text = `${JSON.stringify(editorCollections(root))}\n`;
  const target = new URL(settingsFile, root);
  if (!existsSync(target) || readFileSync(target, 'utf8') !== text) writeFileSync(target, text);
}

/** Describes the content to the editor from its schemas, and keeps its page to the editor's own files. */
export function contentEditor(backendOrigin: string): AstroIntegration {
  return {
    name: 'content-editor',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command !== 'preview') writeEditorCollections(config.root);
        updateConfig({ vite: { plugins: [ownEditorFiles()] } });
      },
      'astro:build:done': ({ dir }) => {
        const page = new URL('xtra/content.html', dir);
        writeFileSync(page, withoutBackend(readFileSync(page, 'utf8'), backendOrigin));
      },
    },
  };
}

/** The editor's page without leave to ask the backend, which Astro's policy gives to every page alike. */
export function withoutBackend(html: string, backendOrigin: string): string {
  return html.replace(/<meta http-equiv="content-security-policy"[^>]*>/i, (policy) =>
    policy.replaceAll(` ${backendOrigin}`, ''),
  );
}

/** Where the editor would ask others, for fonts, though it brings its own, and whether GitHub is well; and its languages. */
const asksOthers: [RegExp, string][] = [
  [/@font-face \{[^}]*cdn\.jsdelivr\.net[^}]*\}/g, ''],
  [/https:\/\/www\.githubstatus\.com\/api\/v2\/status\.json/g, 'data:application/json,{"status":{"indicator":"none"}}'],
  [/`ar,bg,[\w,-]+,zh-TW`/g, '`en-US`'],
];

/** What no content of a venue needs: colors of three hundred programming languages, other languages, maps and drawings. */
const unused = /^(@shikijs\/(langs|themes)\/|\.\.\/locales\/[\w-]+\.json$|leaflet\/|terra-draw|svgo\/)/;

/** Keeps the editor to its own files, and to those it uses: all of it would be three hundred. */
function ownEditorFiles(): Plugin {
  const none = '\0unused-by-editor';
  return {
    name: 'own-editor-files',
    enforce: 'pre',
    config: () => ({ optimizeDeps: { exclude: ['@sveltia/cms'] } }),
    resolveId: (name, from) => (from?.includes('@sveltia/cms/') && unused.test(name) ? none : undefined),
    load: (name) => (name === none ? 'export default {}' : undefined),
    transform: {
      filter: { id: /@sveltia\/cms\/npm\/index\.js/ },
      handler(code) {
        const own = asksOthers.reduce((text, [address, instead]) => {
          if (text.search(address) === -1)
            this.error(`The editor has no ${address.source} anymore: look what it asks for.`);
          return text.replaceAll(address, instead);
        }, code);
        return { code: own, map: null };
      },
    },
  };
}
