import sharp from 'sharp';
import { expect, test } from 'vitest';
import service from '#integrations/cut-pictures.ts';

/** A picture of four colors, each in its quarter: red, green, then blue, white below them. */
async function quarters(orientation?: number): Promise<Uint8Array> {
  const part = (background: string) => ({ create: { width: 300, height: 200, channels: 3 as const, background } });
  const drawn = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#fff' } })
    .composite([
      { input: part('#f00'), left: 0, top: 0 },
      { input: part('#0f0'), left: 300, top: 0 },
      { input: part('#00f'), left: 0, top: 200 },
    ])
    .png()
    .toBuffer();
  return orientation ? sharp(drawn).withMetadata({ orientation }).jpeg().toBuffer() : drawn;
}

/** What the build makes of a picture, and the color it has all over; a mix where it shows more than one. */
async function made(picture: Uint8Array, position: string) {
  const wanted = { src: 'vault.png', width: 150, height: 100, format: 'png', quality: 80, fit: 'cover', position };
  const config = { service: { entrypoint: '', config: {} } } as never;
  const { data } = await service.transform(picture, wanted, config, console as never);
  const { width, height } = await sharp(data).metadata();
  const { channels } = await sharp(data).removeAlpha().stats();
  return { width, height, color: channels.map(({ mean }) => Math.round(mean)) };
}

test('a card shows one corner of a picture alone, in the size that was asked for', async () => {
  const size = { width: 150, height: 100 };
  expect(await made(await quarters(), '100% 0% 2')).toEqual({ ...size, color: [0, 255, 0] });
  expect(await made(await quarters(), '0% 100% 2')).toEqual({ ...size, color: [0, 0, 255] });
});

test('a photo that lies on its side is cut as people see it', async () => {
  const { color } = await made(await quarters(3), '100% 100% 2.5'); // turned around, its red corner is the lower right one
  expect(color[0]).toBeGreaterThan(240);
  expect(Math.max(color[1]!, color[2]!)).toBeLessThan(15);
});

test('without a part to cut out, a picture comes as Astro makes it', async () => {
  const { width, height, color } = await made(await quarters(), 'center');
  expect({ width, height }).toEqual({ width: 150, height: 100 });
  expect(color.every((mean) => mean > 100 && mean < 150)).toBe(true);
});
