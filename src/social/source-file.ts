import type { ImageMetadata } from 'astro';

/**
 * File on disk that a picture of the content was read from, so that sharp can open the original.
 *
 * Astro tells nobody officially: `src` is a dev-server address or a hashed name in `dist/_astro` that may be deleted
 * after the build. But what `image()` and `import` hand out is a proxy that answers `fsPath` in dev, build and content
 * collections alike, and Astro's own `getImage` finds its originals by it. Asking for `fsPath` does not count as using
 * the picture, so Astro still removes originals that no page shows (reading `src` or copying the object would keep
 * them in `dist`). A copy (`{ ...image }`, `fillFactsDeep`) no longer answers, hence the error.
 */
export function sourceFile(image: ImageMetadata): string {
  const { fsPath } = image as ImageMetadata & { fsPath?: string };
  if (!fsPath)
    throw new Error('This picture is a copy and does not know its file: take it from getCollection or an import.');
  return fsPath;
}
