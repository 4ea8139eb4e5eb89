import { createHash } from 'node:crypto';

/** A size of a picture as Astro names it: `lane.CWms_ewQ_13v0o.avif`, the picture's hash and that of what was done to it. */
const size = /^[\w-]+\.([\w-]{8})_[\w-]+\.(avif|webp)$/;
const address = /\/_astro\/([\w-]+\.[\w-]{8}_[\w-]+\.(?:avif|webp))/g;

/** A short name of such a size. */
const shortName = /(?:^|\/)_astro\/[0-9a-f]{7}[0-9a-z]+\.(?:avif|webp)$/;

/** True for a size that the build has made of a picture and named; it holds nothing but the picture. */
export const isMadeSize = (file: string) => shortName.test(file);

/** A file of the site and its length in bytes. */
export interface SizedFile {
  name: string;
  bytes: number;
}

/**
 * Short names for the sizes of pictures: one hash for all sizes of a picture, and a letter or digit for each, the smallest
 * first. Pages name forty of them; hashes do not compress, but digits that always come in the same order do. The hash is
 * that of Astro's own names of all the sizes in this order, so that it changes with the picture and with what is done to
 * it, and the files can still be kept for a year.
 */
export function namePictures(files: readonly SizedFile[]): Map<string, string> {
  const ordered = files
    .filter(({ name }) => size.test(name))
    .sort((one, other) => one.bytes - other.bytes || (one.name < other.name ? -1 : 1))
    .map(({ name }) => name);
  const pictures = Map.groupBy(ordered, (name) => size.exec(name)?.[1] ?? '');
  const names = new Map<string, string>();
  for (const sizes of pictures.values()) {
    const hash = createHash('sha256').update(sizes.join()).digest('hex').slice(0, 7);
    sizes.forEach((file, index) => {
      names.set(file, `${hash}${index.toString(36)}${file.slice(file.lastIndexOf('.'))}`);
    });
  }
  return names;
}

/** Writes the short names into a page. */
export function usePictureNames(html: string, names: ReadonlyMap<string, string>): string {
  return html.replace(address, (found, file: string) => {
    const name = names.get(file);
    return name === undefined ? found : `/_astro/${name}`;
  });
}
