/** Writes what the editor's page reads, when it changed: `node write-collections.ts file:///the/repository/`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { editorCollections } from './editor-collections.ts';

const root = new URL(process.argv[2] ?? pathToFileURL(`${process.cwd()}/`));
/** Never committed, so that it cannot differ from the schemas. */
const target = new URL('src/apps/content-editor/collections.json', root);
const text = `${JSON.stringify(editorCollections(root))}\n`;
if (!existsSync(target) || readFileSync(target, 'utf8') !== text) writeFileSync(target, text);
