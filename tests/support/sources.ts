/** The repository's own files, as the tests of the house rules read them. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** Names and paths that Git ignores: they are nobody's work. */
const ignored = readFileSync('.gitignore', 'utf8')
  .split('\n')
  .filter((line) => /^[^!#\s]/.test(line))
  .map((line) => new RegExp(`^${line.replace(/\/$/, '').replaceAll('.', '\\.').replaceAll('*', '.*')}$`));

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name === '.git' || ignored.some((rule) => rule.test(entry.name) || rule.test(path))) return [];
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

/** Paths of every file of the repository, relative to its root. */
export const everyFile: readonly string[] = filesIn('.').sort();

const endings = new Set(['.ts', '.tsx', '.astro', '.mjs', '.js', '.css', '.sql']);

/** Files that people write as code. */
export const codeFiles = everyFile.filter((path) => endings.has(extname(path)));

/** Code below one of the folders, such as `src/domain`. */
export const codeIn = (...folders: string[]) =>
  codeFiles.filter((path) => folders.some((folder) => path.startsWith(`${folder}/`)));

/** The text of a file. */
export const read = (path: string) => readFileSync(path, 'utf8');

/** Lines of files that match, each as `path:line: text`. */
export function linesMatching(paths: readonly string[], pattern: RegExp): string[] {
  return paths.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
}
