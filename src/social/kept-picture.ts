import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import mark from '#assets/brand/mark.svg?raw';
import { compose } from './compose.ts';
import composeSource from './compose.ts?raw';
import cutSource from './cut-around.ts?raw';
import letteringSource from './lettering.tsx?raw';
import layoutSource from './title-layout.ts?raw';
import { fetchLogo } from './round-logo.ts';
import logoSource from './round-logo.ts?raw';
import type { SocialCard } from './social-card.ts';

/** Where finished pictures are kept between builds; beside the store of Astro's own pictures. */
const defaultStore = 'node_modules/.astro/social';

/** The finished picture of a card: taken from the store when nothing about it has changed, else composed and kept. */
export async function keptPicture(
  card: SocialCard,
  store = defaultStore,
  draw = compose,
  fetchOne = fetchLogo,
): Promise<Buffer> {
  const picture = await readFile(card.picture);
  const file = join(store, `${fingerprint(card, picture)}.jpg`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const logo = card.logo === undefined ? undefined : await fetchOne(card.logo);
  const drawn = await draw(card, picture, logo);
  if (card.logo !== undefined && !logo) return drawn; // the next build asks for the logo again
  await mkdir(store, { recursive: true });
  await writeFile(`${file}.${process.pid}`, drawn);
  await rename(`${file}.${process.pid}`, file); // a build that is interrupted leaves no half picture behind
  return drawn;
}

/** Whatever decides how a card is drawn: editing the drawing or the mark makes every kept picture out of date. */
const drawing = composeSource + cutSource + letteringSource + layoutSource + logoSource + mark;

function fingerprint({ eyebrow, title, note, venue, faded, focus, logo }: SocialCard, picture: Uint8Array): string {
  const words = JSON.stringify([drawing, eyebrow, title, note, venue, faded, focus, logo]);
  return createHash('sha256').update(words).update(picture).digest('hex').slice(0, 32);
}
