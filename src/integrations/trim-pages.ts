import { globSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { inlineSource } from './inline-source.ts';
import { hoistScripts } from './trim-pages/hoist-scripts.ts';
import { namePictures, usePictureNames } from './trim-pages/name-pictures.ts';
import { trimIslands } from './trim-pages/trim-islands.ts';
import { trimMarks } from './trim-pages/trim-marks.ts';
import { trimPolicy } from './trim-pages/trim-policy.ts';
import { trimRuntime } from './trim-pages/trim-runtime.ts';
import {
  dropUnusedStyles,
  dropUnusedTokens,
  joinStyles,
  shortenFamilies,
  shortenScopes,
  usedTokens,
} from './trim-pages/trim-styles.ts';
import { trimTags } from './trim-pages/trim-tags.ts';

/** Trims every built page: whether it arrives in the first round trip decides how soon a phone shows it. */
export function trimPages(): AstroIntegration {
  return {
    name: 'trim-pages',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const press = `${folder}press.js`;
        writeFileSync(press, inlineSource(readFileSync(press, 'utf8')));
        const pictures = namePictures(readdirSync(`${folder}_astro`));
        const scripts = globSync('_astro/*.js', { cwd: folder });
        const usedByScripts = scripts.flatMap((script) => usedTokens(readFileSync(folder + script, 'utf8')));
        for (const [name, short] of pictures) renameSync(`${folder}_astro/${name}`, `${folder}_astro/${short}`);
        for (const page of globSync('**/*.html', { cwd: folder })) {
          const styled = joinStyles(dropUnusedStyles(readFileSync(folder + page, 'utf8')));
          const trimmed = trimMarks(shortenScopes(shortenFamilies(dropUnusedTokens(styled, usedByScripts))));
          const { html, file } = hoistScripts(trimRuntime(trimIslands(trimmed)));
          if (file) writeFileSync(folder + file.name, file.content);
          writeFileSync(folder + page, trimPolicy(usePictureNames(trimTags(html), pictures)));
        }
      },
    },
  };
}
