import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sets } from '../../scripts/art/sets/pictures.ts';
import { everyFile, read } from '../support/sources.ts';

const modules = everyFile.filter((path) => path.startsWith('scripts/art/') && path.endsWith('.py'));

/** What the content shows; a venue that has replaced the sample shows pictures of its own. */
const content = globSync('src/content/**/*.{yaml,md}').map(read).join('\n');
const shown = Object.entries(sets).filter(([name]) => content.includes(`/scenes/${name}.webp`));

test('every picture that is shown from a set has its master, and a set that knows the view', () => {
  const broken = shown.filter(([name, { set }]) => {
    const [module, view] = set.split(':');
    const path = `scripts/art/sets/${module}.py`;
    if (!existsSync(path) || !existsSync(`src/assets/scenes/${name}.webp`)) return true;
    const views = /^VIEWS = [({].*(?:\n .*)*/m.exec(read(path))?.[0];
    return view ? !views?.includes(`"${view}"`) : views !== undefined;
  });
  expect(broken).toEqual([]);
});

test('sets keep to the house rules: short files and lines, and every module, class and function explained', () => {
  const complaints = modules.flatMap((path) => {
    const text = read(path);
    const lines = text.split('\n');
    const silent = [...text.matchAll(/^ *(?:def|class) (?!__init__)(\w+)(?:\([^:]*\))?:\n(?! *""")/gm)];
    return [
      ...(lines.length > 301 ? [`${path} has ${lines.length - 1} lines`] : []),
      ...lines.flatMap((line, index) => (line.length > 120 ? [`${path}:${index + 1} has ${line.length} columns`] : [])),
      ...(text.startsWith('"""') ? [] : [`${path} does not say what it is`]),
      ...silent.map(([, name]) => `${path} does not explain ${name}`),
    ];
  });
  expect(complaints).toEqual([]);
});
