import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

const writer = 'src/integrations/content-editor/write-collections.ts';

/** Writes the editor's collections, in a process of its own: the parser that reads their hints would stay in a build's memory. */
function writeEditorCollections(root: URL): void {
  execFileSync(process.execPath, [fileURLToPath(new URL(writer, root)), root.href]);
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
