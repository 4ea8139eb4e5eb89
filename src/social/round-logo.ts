import sharp, { type OverlayOptions } from 'sharp';
import { socialPictureSize } from './social-card.ts';

/** Side of the logo's square and its distance from the edges, in pixels. */
const side = 108;
const margin = 56;
const patience = 10_000;
const mostBytes = 2_000_000;

const circle = (fill: string, ring: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><circle cx="${side / 2}" cy="${side / 2}" ` +
      `r="${side / 2 - 2}" fill="${fill}" stroke="${ring}" stroke-width="3"/></svg>`,
  );

/** Fetches a logo. Undefined when it is not there, too large or too late: a picture without it is better than none. */
export async function fetchLogo(address: string): Promise<Uint8Array | undefined> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(patience) });
    if (!answer.ok || Number(answer.headers.get('content-length')) > mostBytes) return undefined;
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return bytes.length > 0 && bytes.length <= mostBytes ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** A logo in a round brass frame, as a layer of a social picture; no layer when the bytes are no picture. */
export async function roundLogo(logo: Uint8Array): Promise<OverlayOptions[]> {
  const round = sharp(logo)
    .resize(side, side, { fit: 'cover' })
    .composite([
      { input: circle('#fff', 'none'), blend: 'dest-in' },
      { input: circle('none', '#e2ad52'), blend: 'over' },
    ])
    .png()
    .toBuffer();
  return round.then(
    (input) => [{ input, left: socialPictureSize.width - margin - side, top: margin }],
    () => [],
  );
}
