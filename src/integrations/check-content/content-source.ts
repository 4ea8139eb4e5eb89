import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { venueFiles } from './public-files.ts';

/** What the check reads, so that its rules need no disk. Paths start at the root of the repository and use `/`. */
export interface ContentSource {
  /** Texts of the content files. */
  texts: ReadonlyMap<string, string>;
  /** Content, pictures, pages and public files. Spelling counts, as it does on the server. */
  files: ReadonlySet<string>;
  /** When each content file was last changed, where that is known. */
  changed?: ReadonlyMap<string, number>;
  /** How many bytes each sound has, where that is known. */
  sounds?: ReadonlyMap<string, number>;
}

const folders = ['src/content', 'src/assets', 'src/pages', 'public'];

/** Reads the content files and lists what they may refer to. */
export function readContentSource(root: URL): ContentSource {
  const base = fileURLToPath(root);
  const files = folders
    .map((folder) => join(base, folder))
    .filter((folder) => existsSync(folder))
    .flatMap(filesUnder);
  const paths = files.map((file) => relative(base, file).split(sep).join('/')).sort();
  const heard = paths.filter((path) => path.startsWith(`${venueFiles}/sound/`));
  const written = paths.filter((path) => path.startsWith('src/content/') && /\.(ya?ml|mdx?)$/.test(path));
  return {
    texts: new Map(written.map((path) => [path, readFileSync(join(base, path), 'utf8')])),
    files: new Set(paths),
    changed: new Map(written.map((path) => [path, statSync(join(base, path)).mtimeMs])),
    sounds: new Map(heard.map((path) => [path, statSync(join(base, path)).size])),
  };
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name));
}
