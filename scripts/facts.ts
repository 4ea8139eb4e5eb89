/** Compiles what the functions know of the content, as every build does: `npm run facts`. */
import { writeFileSync } from 'node:fs';
import { readContentSource } from '../src/integrations/check-content/content-source.ts';
import { compiledFiles } from '../src/integrations/compile-facts.ts';

const root = new URL('../', import.meta.url);
const source = readContentSource(root);
for (const [file, compile] of Object.entries(compiledFiles)) writeFileSync(new URL(file, root), compile(source));
