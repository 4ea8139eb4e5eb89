import mark from '#assets/brand/mark.svg?raw';
import sharp from 'sharp';
import { cutAround } from './cut-around.ts';
import { letter, markBox } from './lettering.tsx';
import { roundLogo } from './round-logo.ts';
import { socialPictureSize, type SocialCard } from './social-card.ts';

/** Most bytes of a social picture; some messengers ignore large ones. */
export const mostBytes = 120_000;
const qualities = [84, 78, 72, 66, 60, 52, 44];
/** The thorough encoder takes six times as long; a quiet picture is small without it. */
const encodings = [{ quality: 84, mozjpeg: false }, ...qualities.map((quality) => ({ quality, mozjpeg: true }))];
/** A photo taken in the dark has so much grain that no quality is low enough: then it is softened, step by step. */
const softnesses = [0, 0.8, 1.6, 3.2, 6.4];

const { width, height } = socialPictureSize;

/** How pixels lie in memory between two steps. */
const raw = { raw: { width, height, channels: 3 } } as const;

const ink = (offset: number, opacity: number) =>
  `<stop offset="${offset}" stop-color="#0e0b0c" stop-opacity="${opacity}"/>`;
const whole = `d="M0 0h${width}v${height}H0z"`;

/** Darkness for the words, from the lower left corner and from below: the subject on the right keeps its light. */
const shade = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <radialGradient id="corner" gradientUnits="userSpaceOnUse" cx="60" cy="650" r="1000" gradientTransform="scale(1 .8)">
    ${ink(0, 0.9)}${ink(0.42, 0.74)}${ink(0.72, 0.24)}${ink(1, 0)}
  </radialGradient>
  <linearGradient id="below" x2="0" y2="1">${ink(0.55, 0)}${ink(0.86, 0.55)}${ink(1, 0.9)}</linearGradient>
  <path fill="url(#corner)" ${whole}/><path fill="url(#below)" ${whole}/>
  <path fill="none" stroke="#e2ad52" stroke-opacity=".42" stroke-width="1.5"
    d="M28 28H${width - 28}V${height - 28}H28z"/>
</svg>`;

/** Previews are small and our sets are dark, so a picture is lifted a little. */
const lifted = { brightness: 1.14 };
const faded = { saturation: 0.3, brightness: 0.95 };

/** Draws a card over its picture: a JPEG of 1200 by 630 pixels, small enough for every messenger, whose description says its words. */
export async function compose(card: SocialCard, picture: Uint8Array, logo?: Uint8Array): Promise<Buffer> {
  const [words, sign] = await Promise.all([letter(card).then((svg) => Buffer.from(svg)), drawMark()]);
  const layers = [
    { input: Buffer.from(shade) },
    { input: await shadowOf(words) },
    { input: words },
    { input: sign, left: markBox.left, top: markBox.top },
    ...(logo ? await roundLogo(logo) : []),
  ];
  const description = describe([card.eyebrow, card.title, card.note, card.venue].join(' · '));
  const background = await drawBackground(card, picture);
  for (const softness of softnesses) {
    const soft = softness > 0 ? await sharp(background, raw).blur(softness).raw().toBuffer() : background;
    const drawn = await sharp(soft, raw).composite(layers).removeAlpha().raw().toBuffer();
    for (const encoding of softness > 0 ? encodings.slice(1) : encodings) {
      const file = await sharp(drawn, raw)
        .withXmp(description)
        .jpeg({ ...encoding, chromaSubsampling: '4:4:4' })
        .toBuffer();
      if (file.length <= mostBytes) return file;
    }
  }
  throw new Error(`The social picture of ${card.path} stays above ${mostBytes} bytes.`);
}

/** The pixels behind the words: upright, cut around what matters, in the colors of screens whatever the file has. */
async function drawBackground({ focus, faded: isFaded }: SocialCard, picture: Uint8Array): Promise<Buffer> {
  const cut = await cutAround(picture, { width, height }, focus);
  return cut
    .modulate(isFaded ? faded : lifted)
    .toColourspace('srgb')
    .raw()
    .toBuffer();
}

/** A description of a picture as its file carries it: an XMP packet, for people and programs that cannot see the words. */
const describe = (words: string) =>
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
  '<rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:description><rdf:Alt>' +
  `<rdf:li xml:lang="x-default">${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</rdf:li>` +
  '</rdf:Alt></dc:description></rdf:Description></rdf:RDF></x:xmpmeta>';

/** A soft darkness just around the letters, for pictures that are bright behind them. */
function shadowOf(words: Buffer): Promise<Buffer> {
  return sharp(words).ensureAlpha().linear([0, 0, 0, 0.85], [0, 0, 0, 0]).blur(12).png().toBuffer();
}

function drawMark(): Promise<Buffer> {
  const inBrass = mark.replace('<svg', '<svg color="#e2ad52"');
  return sharp(Buffer.from(inBrass), { density: 600 })
    .resize(markBox.side, markBox.side, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
}
