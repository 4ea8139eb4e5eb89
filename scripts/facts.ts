/** Compiles the assistant's facts from the content, as every build does: `npm run facts`. */
import { writeFileSync } from 'node:fs';
import { readContentSource } from '../src/integrations/check-content/content-source.ts';
import { factsFile } from '../src/integrations/compile-facts.ts';
import { compileFacts } from '../src/integrations/compile-facts/compile-facts.ts';

const root = new URL('../', import.meta.url);
writeFileSync(new URL(factsFile, root), compileFacts(readContentSource(root)));
