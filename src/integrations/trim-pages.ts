import { globSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { inlineSource } from './inline-source.ts';
import { hoistScripts, isLong, type HoistedPage } from './trim-pages/hoist-scripts.ts';
import { hoistStyles } from './trim-pages/hoist-styles.ts';
import { namePictures, usePictureNames } from './trim-pages/name-pictures.ts';
import { openPageStore } from './trim-pages/page-store.ts';
import { trimIslands } from './trim-pages/trim-islands.ts';
import { trimMarks } from './trim-pages/trim-marks.ts';
import { trimPolicy } from './trim-pages/trim-policy.ts';
import { trimRuntime } from './trim-pages/trim-runtime.ts';
import {
  dropUnusedStyles,
  dropUnusedTokens,
  givenClasses,
  joinStyles,
  shortenFamilies,
  shortenScopes,
  usedTokens,
} from './trim-pages/trim-styles.ts';
import { trimTags } from './trim-pages/trim-tags.ts';

/** Trims every built page: whether it arrives in the first round trip decides how soon a phone shows it. */
export function trimPages(): AstroIntegration {
  let store = '';
  return {
    name: 'trim-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        store = fileURLToPath(new URL('pages/', config.cacheDir));
      },
      'astro:build:done': ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const press = `${folder}press.js`;
        writeFileSync(press, inlineSource(readFileSync(press, 'utf8')));
        const pictures = namePictures(
          readdirSync(`${folder}_astro`).map((name) => ({ name, bytes: statSync(`${folder}_astro/${name}`).size })),
        );
        const scripts = globSync('_astro/*.js', { cwd: folder });
        const texts = scripts.map((script) => readFileSync(folder + script, 'utf8'));
        const byScripts = {
          tokens: [...new Set(texts.flatMap(usedTokens))].sort(),
          classes: [...new Set(texts.flatMap(givenClasses))].sort(),
        };
        for (const [name, short] of pictures) renameSync(`${folder}_astro/${name}`, `${folder}_astro/${short}`);
        const kept = openPageStore(store, JSON.stringify(byScripts));
        const pages = globSync('**/*.html', { cwd: folder });
        for (const [index, page] of pages.entries()) {
          const built = readFileSync(folder + page, 'utf8');
          // The short names stand for all sizes of a picture: a page is another when only they have changed.
          const { html, files } = kept.take([built, usePictureNames(built, pictures)], () =>
            trimPage(built, byScripts, pictures),
          );
          for (const { name, content } of files) writeFileSync(folder + name, content);
          writeFileSync(folder + page, html);
          if ((index + 1) % pagesPerLine === 0) logger.info(`${index + 1} of ${pages.length} pages`);
        }
        kept.close();
        logger.info(`${pages.length} pages, ${kept.taken()} of them as they were in the last build.`);
      },
    },
  };
}

/** How many pages are done between two lines that say so. */
const pagesPerLine = 500;

/** A page without what no browser needs, and the files that parts of it went into. */
function trimPage(
  built: string,
  byScripts: Record<'tokens' | 'classes', readonly string[]>,
  pictures: ReadonlyMap<string, string>,
): HoistedPage {
  const styled = joinStyles(dropUnusedStyles(built, byScripts.classes));
  const trimmed = trimMarks(shortenScopes(shortenFamilies(dropUnusedTokens(styled, byScripts.tokens))));
  const whole = trimRuntime(trimIslands(trimmed));
  const page = isLong(whole) ? hoistScripts(whole) : { html: whole, files: [] };
  return hoistStyles({ ...page, html: trimPolicy(usePictureNames(trimTags(page.html), pictures)) });
}
