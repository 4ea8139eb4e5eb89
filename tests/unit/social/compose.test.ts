import sharp from 'sharp';
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
