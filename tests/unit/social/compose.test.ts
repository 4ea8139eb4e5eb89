import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { compose } from '#social/compose.ts';
import { letter } from '#social/lettering.tsx';

const card = {
  path: '/rooms/the-vault',
  eyebrow: 'Bank job',
  title: 'The Vault',
  note: '2 to 8 players',
  venue: 'Bell & Bolt',
  picture: '',
  faded: false,
};
const plain = (background: string) =>
  sharp({ create: { width: 1920, height: 1080, channels: 3, background } })
    .png()
    .toBuffer();
const grainy = () =>
  sharp({
    create: {
      width: 1920,
      height: 1080,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
    },
  })
    .blur(1.5)
    .png()
    .toBuffer();

test('every messenger can show the picture of a shared link, even one made from a grainy photo', async () => {
  const file = await compose(card, await grainy());

  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(file.length).toBeLessThanOrEqual(120_000);
});

test('whoever cannot see the picture finds its words in its description', async () => {
  const file = await compose(card, await plain('#102030'));

  expect(file.toString()).toContain('Bank job · The Vault · 2 to 8 players · Bell &amp; Bolt');
});

test('the words are outlines, so nothing depends on the fonts of the machine that builds', async () => {
  const words = await letter(card);

  expect(words).toContain('<path');
  expect(words).not.toMatch(/<text|font-family/);
});

test('the picture of something that is over has lost most of its color', async () => {
  const colorfulness = async (faded: boolean) => {
    const corner = { left: 1000, top: 60, width: 100, height: 100 };
    const { channels } = await sharp(await compose({ ...card, faded }, await plain('#b02020')))
      .extract(corner)
      .stats();
    return channels[0]!.mean - channels[1]!.mean;
  };

  expect(await colorfulness(true)).toBeLessThan((await colorfulness(false)) / 2);
});

/** The mean color of a part of the card that no words are in. */
async function colorOf(picture: Buffer, focus?: { left: number; top: number }): Promise<number[]> {
  const { channels } = await sharp(await compose({ ...card, ...(focus && { focus }) }, picture))
    .extract({ left: 900, top: 250, width: 200, height: 130 })
    .stats();
  return channels.map(({ mean }) => mean);
}

test('a printed picture, a scan with deep colors and one with transparency show their colors', async () => {
  const red = sharp({ create: { width: 1200, height: 630, channels: 3, background: '#c02040' } });
  const files = [
    red.clone().toColourspace('cmyk').jpeg(),
    red.clone().toColourspace('rgb16').png(),
    red.clone().ensureAlpha().png(),
    red.clone().gif(),
  ];
  for (const file of files) {
    const [r = 0, g = 0, b = 0] = await colorOf(await file.toBuffer());
    expect(r).toBeGreaterThan(g + 60);
    expect(r).toBeGreaterThan(b + 40);
  }
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a photo that was taken with the camera turned (%i) stands upright',
  async (orientation) => {
    const half = (background: string) => sharp({ create: { width: 1200, height: 315, channels: 3, background } });
    const upright = await half('#b02020').extend({ bottom: 315, background: '#2020b0' }).png().toBuffer();
    const turns: Record<number, (picture: Sharp) => Sharp> = {
      1: (picture) => picture,
      2: (picture) => picture.flop(),
      3: (picture) => picture.rotate(180),
      4: (picture) => picture.flip(),
      5: (picture) => picture.flip().rotate(90),
      6: (picture) => picture.rotate(270),
      7: (picture) => picture.flip().rotate(270),
      8: (picture) => picture.rotate(90),
    };
    const stored = await turns[orientation]!(sharp(upright)).png().toBuffer();
    const photo = await sharp(stored).withMetadata({ orientation }).jpeg().toBuffer();
    const { dominant } = await sharp(await compose(card, photo))
      .extract({ left: 900, top: 40, width: 200, height: 200 })
      .stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  },
);

test('of an upright photo what its author named is seen, and else its middle', async () => {
  const third = (background: string) => sharp({ create: { width: 600, height: 700, channels: 3, background } });
  const photo = await third('#b02020').extend({ bottom: 700, background: '#2020b0' }).png().toBuffer();
  const [topRed = 0, , topBlue = 0] = await colorOf(photo, { left: 50, top: 0 });
  const [lowRed = 0, , lowBlue = 0] = await colorOf(photo, { left: 50, top: 100 });
  expect(topRed).toBeGreaterThan(topBlue);
  expect(lowBlue).toBeGreaterThan(lowRed);
});

/** The color in the middle of where a logo goes. */
const inTheCorner = async (file: Buffer) => {
  const { data } = await sharp(file)
    .extract({ left: 1090, top: 110, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
};

test('a team finds its own picture, round, in the upper right corner', async () => {
  const logo = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#20c040' } })
    .webp()
    .toBuffer();
  const [red = 0, green = 0, blue = 0] = await inTheCorner(await compose(card, await plain('#102030'), logo));
  expect(green).toBeGreaterThan(150);
  expect([red, blue].every((part) => part < 100)).toBe(true);
});

test('a logo that is no picture is left out, and the link still has one', async () => {
  const without = await compose(card, await plain('#102030'));
  const broken = await compose(card, await plain('#102030'), Buffer.from('not a picture'));
  expect(broken.equals(without)).toBe(true);
});
