/** Builds the site of another venue: a copy of the repository, with the content of a fixture in place of the sample's. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix, resolve } from 'node:path';
import { createHash } from 'node:crypto';
import { runAstro } from '../../scripts/build.ts';
import { copyRepository } from '../../scripts/repository-copy.ts';
import { drawPlaceholder } from '../../scripts/venue/draw-placeholder.ts';
import { awkwardPhotos } from './awkward-photos.ts';
import { directions, largeVenueTexts } from './large-venue.ts';
import { phonePhoto } from './phone-photo.ts';

/** A venue of tests/fixtures and where its site is built. */
export interface PlantedVenue {
  /** Folder of tests/fixtures that holds its `content`, or the answers that it is generated from. */
  fixture: string;
  /** Folder of tests/fixtures whose content lies below it, when it is only something more. */
  base?: string | undefined;
  /** Where the copy lives, below `.cache`; it is made anew for every build. */
  copy: string;
  /** Where its built site is. */
  directory: string;
  environment: Record<string, string>;
  /** What happens to the copy before it is built. */
  prepare?: (copy: string) => Promise<void>;
}

/** A venue of tests/fixtures, built as of a moment; another one's content may lie below its own. */
export const plantedVenue = (fixture: string, moment: Date, base?: string): PlantedVenue => ({
  fixture,
  base,
  copy: `.cache/venues/${fixture}`,
  directory: `.cache/venues/${fixture}/dist`,
  environment: { VENUE_NOW: moment.toISOString(), NODE_ENV: 'production' },
});

/** What a build of it depends on. */
const sources = [
  'scripts/venue/**/*',
  'scripts/import/**/*',
  'tests/support/{awkward-photos,large-venue,old-blog,phone-photo,silent-sound}.ts',
  'src/**/*',
  'public/**/*',
  'functions/_shared/contracts/*',
  'astro.config.mjs',
  'package-lock.json',
];
const own = /^src\/(?:content|assets\/scenes)\/|^src\/domain\/venue\.json$/;

function fingerprint({ fixture, base = fixture, environment }: PlantedVenue): string {
  const hash = createHash('sha256').update(JSON.stringify(environment));
  for (const file of globSync([...sources, `tests/fixtures/{${base},${fixture}}/**/*`]).sort()) {
    const stats = statSync(file);
    if (stats.isFile() && !own.test(file)) hash.update(`${file}:${stats.size}:${stats.mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Builds a venue's site unless exactly this build is there. */
export async function buildVenue(venue: PlantedVenue): Promise<void> {
  const stamp = `${venue.copy}.txt`;
  const wanted = fingerprint(venue);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await plant(venue);
  await venue.prepare?.(venue.copy);
  await runAstro(['build'], { ...venue.environment, SITE_DIRECTORY: 'dist' }, { quiet: true, folder: venue.copy });
  writeFileSync(stamp, wanted);
}

/** Replaces what is the venue's own in a copy of the repository. */
export async function plant({ fixture, base, copy }: PlantedVenue): Promise<void> {
  copyRepository(copy);
  for (const path of ['src/content', 'src/assets/scenes']) rmSync(join(copy, path), { recursive: true });
  const folders = [base, fixture]
    .map((name) => `tests/fixtures/${name}/content`)
    .filter((folder) => existsSync(folder));
  for (const folder of folders) cpSync(folder, join(copy, 'src/content'), { recursive: true });
  if (folders.length === 0) writeTexts(largeVenueTexts({ directions }), join(copy, 'src'));
  cpSync('scripts/venue/starter/mark.svg', join(copy, 'src/assets/brand/mark.svg'));
  mkdirSync(join(copy, 'src/content/public'), { recursive: true });
  for (const file of globSync(`${copy}/src/content/**/*.{yaml,md}`)) await drawNamedPictures(file);
  runIn(copy, 'scripts/icons.ts');
  runIn(copy, '-e', "import('./scripts/write-time-zone.mjs').then(({ writeTimeZone }) => writeTimeZone())");
}

function writeTexts(texts: ReadonlyMap<string, string>, folder: string): void {
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Runs a script in a folder. Throws what it printed when it fails. */
export function runIn(folder: string, ...words: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${words[0]} failed in ${folder}: ${stderr}`);
}

const colors = { light: '#6babc4', dark: '#14222a', haze: '#2f505e' };
/** Small, because every page needs its pictures in several widths and formats. */
const size = { width: 480, height: 320 };
let drawn: Promise<Buffer> | undefined;
let photo: Promise<Buffer> | undefined;

/** A drawing for each picture that a content file names, an awkward photo by its name, and one straight from a phone for another JPEG. */
async function drawNamedPictures(file: string): Promise<void> {
  const text = readFileSync(file, 'utf8');
  drawn ??= drawPlaceholder({ motif: 'door', colors, ...size });
  // What a post offers as a file lies at the root of the site.
  const offered = text.matchAll(/\]\((\/[\w-]+\.jpg)\)/g).map(([, path]) => [`../public${path}`]);
  for (const [picture = ''] of [...offered, ...text.matchAll(/\.\.[./\w-]+\.(?:webp|jpg|png|gif|tiff)\b/g)]) {
    const path = resolve(posix.join(dirname(file), picture));
    mkdirSync(dirname(path), { recursive: true });
    const awkward = awkwardPhotos[basename(picture)];
    if (awkward) writeFileSync(path, await awkward());
    else if (picture.endsWith('.jpg')) writeFileSync(path, await (photo ??= phonePhoto()));
    else writeFileSync(path, await drawn);
  }
}
