import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, sep } from 'node:path';
import sharp from 'sharp';
import { pictureFileFault } from '../../src/integrations/check-content/picture-file.ts';
import { proposedSlug } from '../../src/integrations/check-content/proposed-slug.ts';
import { withoutTraces } from '../../src/integrations/publish-pictures/without-traces.ts';

/** Where pictures of posts are kept. */
const folder = 'src/assets/scenes/posts';
/** What pages show at most, twice as sharp; more would only make the repository heavy. */
const longestSide = 2400;
const mostFiles = 100_000;
const endings: Readonly<Record<string, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp', gif: 'gif', heif: 'avif' };
/** How WordPress calls the sizes that it makes of a picture. */
const madeSize = /-(?:\d{2,5}x\d{2,5}|scaled|rotated)(?=\.\w{3,4}$)/;

/** A picture that was taken over, as a path from the repository, or why it was not. */
export type TakenPicture = { file: string } | { reason: string };

/** Where pictures come from and go to. */
interface Sources {
  /** Folder of the repository. */
  root: string;
  /** Folders beside the export, or the exported one itself. */
  folders: string[];
  /** The bytes of a picture of the web; without it, none is asked for. */
  download?: ((address: string) => Promise<Buffer>) | undefined;
  /** True when nothing may be written: pictures are looked for, and not asked for. */
  isDry: boolean;
}

/** Takes pictures over, each once, however many posts show it. */
export function pictureStore({ root, folders, download, isDry }: Sources) {
  const local = localPictures(folders);
  const taken = new Map<string, Promise<TakenPicture>>();
  const byHash = new Map<string, string>();
  const names = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();
  const scratch = isDry ? '' : mkdtempSync(join(tmpdir(), 'import-'));

  async function take(address: string): Promise<TakenPicture> {
    if (!address || address.startsWith('data:'))
      return { reason: 'it is written into the page instead of lying in a file' };
    const here = local(address);
    const name = basename(pathOf(address))
      .replace(madeSize, '')
      .replace(/\.\w{3,4}$/, '');
    if (here) {
      const fault = await pictureFileFault(here);
      if (fault) return { reason: `it ${fault.wrong}; ${fault.instead}` };
      return keep(here, name);
    }
    if (!/^https?:/i.test(address)) return { reason: 'it is not in the folder' };
    if (!download) return { reason: 'it is not in a folder beside the export, and the old site was not asked' };
    if (isDry) return { file: `${folder}/${free(name, 'jpg')}` };
    try {
      const file = join(scratch, 'picture');
      const path = `${file}-${names.size}-${createHash('sha256').update(address).digest('hex').slice(0, 16)}`;
      writeFileSync(path, await download(address));
      const fault = await pictureFileFault(path);
      return fault ? { reason: `it ${fault.wrong}; ${fault.instead}` } : await keep(path, name);
    } catch (error) {
      return { reason: error instanceof Error ? error.message : 'it did not come' };
    }
  }

  async function keep(path: string, name: string): Promise<TakenPicture> {
    const found = await sharp(path)
      .metadata()
      .catch(() => undefined);
    const ending = endings[found?.format ?? ''];
    if (!found || !ending)
      return { reason: `it is a ${found?.format?.toUpperCase() ?? 'file'}; save it as JPEG, PNG or WebP` };
    if (isDry) return { file: `${folder}/${free(name, ending)}` };
    const isLarge = Math.max(found.width, found.height) > longestSide && (found.pages ?? 1) === 1;
    const bytes = isLarge
      ? await sharp(path)
          .autoOrient()
          .resize({ width: longestSide, height: longestSide, fit: 'inside' })
          .keepIccProfile()
          .toFormat(found.format)
          .toBuffer()
      : await withoutTraces(readFileSync(path));
    const hash = createHash('sha256').update(bytes).digest('hex');
    const known = byHash.get(hash);
    if (known) return { file: known };
    const file = `${folder}/${free(name, ending, bytes)}`;
    byHash.set(hash, file);
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, file), bytes);
    return { file };
  }

  /** A name that no other picture has; one that is there already with the same bytes is the same. */
  function free(wanted: string, ending: string, bytes?: Buffer): string {
    const plain = proposedSlug(wanted).slice(0, 80).replace(/-$/, '') || 'picture';
    for (let count = 1; ; count += 1) {
      const name = `${plain}${count === 1 ? '' : `-${count}`}.${ending}`;
      if (names.has(name)) continue;
      const path = join(root, folder, name);
      if (existsSync(path) && !(bytes && readFileSync(path).equals(bytes))) continue;
      names.add(name);
      return name;
    }
  }

  return {
    /** Takes a picture over, by its address or its path in the folder. */
    take(address: string): Promise<TakenPicture> {
      // One after another: names come in the order of the posts, and the old site is not asked for everything at once.
      const known = taken.get(address) ?? last.then(() => take(address));
      taken.set(address, known);
      last = known;
      return known;
    },
    /** Removes what was kept on the way. */
    close: () => scratch && rmSync(scratch, { recursive: true, force: true }),
  };
}

/** Path of an address as a folder would have it. */
function pathOf(address: string): string {
  const path = URL.canParse(address) ? new URL(address).pathname : (address.split(/[?#]/)[0] ?? '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Finds pictures by the end of their address. Files are listed here and only looked up: no name of an export is ever opened. */
function localPictures(folders: readonly string[]): (address: string) => string | undefined {
  const byEnd = new Map<string, string | undefined>();
  let count = 0;
  for (const base of folders) {
    const entries = readdirSync(base, { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      if (!entry.isFile() || (count += 1) > mostFiles) continue;
      const path = join(entry.parentPath, entry.name);
      const parts = relative(dirname(base), path).split(sep);
      // Of two files that an end could mean, neither is it.
      for (let from = 0; from < parts.length; from += 1) {
        const end = parts.slice(from).join('/').toLowerCase();
        byEnd.set(end, byEnd.has(end) && byEnd.get(end) !== path ? undefined : path);
      }
    }
  }
  return (address) => {
    const path = pathOf(address).toLowerCase().replace(/^\/+/, '');
    // The picture itself before a size that was made of it.
    for (const wanted of [path.replace(madeSize, ''), path]) {
      const parts = wanted.split('/');
      for (let from = 0; from < parts.length; from += 1) {
        const found = byEnd.get(parts.slice(from).join('/'));
        if (found) return found;
      }
    }
    return undefined;
  };
}
