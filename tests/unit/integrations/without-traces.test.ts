import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withoutTraces } from '#integrations/publish-pictures/without-traces.ts';
import { camera, phonePhoto } from '../../support/phone-photo.ts';

test('a photo loses what its camera wrote into it, and stands upright', async () => {
  const clean = await withoutTraces(await phonePhoto({ width: 400, height: 300 }));
  const { width, height, exif, xmp, iptc, orientation } = await sharp(clean).metadata();
  expect({ width, height, exif, xmp, iptc, orientation }).toEqual({ width: 300, height: 400 });
  expect(clean.includes(camera)).toBe(false);
});

test('a picture without such notes, and one with a description for people alone, come back byte for byte', async () => {
  const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: '#456' } });
  const described = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><dc:description>A door</dc:description></x:xmpmeta>';
  for (const picture of [await plain.png().toBuffer(), await plain.clone().withXmp(described).jpeg().toBuffer()])
    expect(await withoutTraces(picture)).toBe(picture);
});

test('a position in the notes of an editor goes, too', async () => {
  const editor = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif:GPSLatitude>47,15N</exif:GPSLatitude></x:xmpmeta>';
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#456' } })
    .withXmp(editor)
    .jpeg()
    .toBuffer();
  expect((await withoutTraces(picture)).includes('GPSLatitude')).toBe(false);
});
