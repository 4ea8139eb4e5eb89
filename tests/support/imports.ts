/** Who imports whom: every import of the site's sources, by the layer it comes from and the layer it leads to. */
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { codeIn, read } from './sources.ts';

/** One import statement of a file. */
export interface Import {
  path: string;
  /** Folder under `src` that the file is in; of islands and apps with the folder below: `islands/hall-of-fame`. */
  from: string;
  /** The same of what it imports, `contracts` for what both ends share, or the name of a package. */
  to: string;
  /** What is written between the quotation marks. */
  words: string;
}

/** The script parts of a file: all of it, or what stands between the lines and in the scripts of a component. */
function scriptOf(path: string, text: string): string {
  if (!path.endsWith('.astro')) return text;
  const [, frontmatter = ''] = /^---\n([^]*?)\n---$/m.exec(text) ?? [];
  const scripts = [...text.matchAll(/<script\b[^>]*>([^]*?)<\/script>/g)].map(([, script = '']) => script);
  return [frontmatter, ...scripts].join('\n');
}

function layerOf(path: string): string {
  const [, layer = '', below = ''] = path.split('/');
  return layer === 'islands' || layer === 'apps' ? `${layer}/${below}` : layer;
}

function destination(path: string, words: string): string {
  if (words.startsWith('#contracts/')) return 'contracts';
  if (words.startsWith('#')) return layerOf(`src/${words.slice(1)}`);
  if (!words.startsWith('.')) return words;
  const target = join(dirname(path), words);
  if (target.startsWith('src/')) return layerOf(target);
  return target.startsWith('functions/_shared/contracts/') ? 'contracts' : target;
}

/** The imports in a text that is, or could be, a file of the site. */
export function importsIn(path: string, text: string): Import[] {
  return ts.preProcessFile(scriptOf(path, text), true, true).importedFiles.map(({ fileName: words }) => ({
    path,
    from: layerOf(path),
    to: destination(path, words),
    words,
  }));
}

/** Every import of the sources of the site. */
export const everyImport: readonly Import[] = codeIn('src')
  .filter((path) => /\.(ts|tsx|astro)$/.test(path))
  .flatMap((path) => importsIn(path, read(path)));
