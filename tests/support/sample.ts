import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';

const nameIn = (folder: string) => (load(readFileSync(`${folder}/business.yaml`, 'utf8')) as { name: string }).name;

/**
 * True while the content is the sample's. What the sample says and has, and another venue may not, is tested only then;
 * everything else holds for the content of any venue.
 */
export const isSample = nameIn('src/content') === nameIn('tests/fixtures/known-venue/content');
