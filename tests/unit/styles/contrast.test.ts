import { globSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contrast, luminance } from '#domain/contrast.ts';
import { colorPairs } from '#lib/color-pairs.ts';
import { readTokens } from '#lib/read-tokens.ts';
import { rooms } from '../../support/content.ts';
import { isSample } from '../../support/sample.ts';

const house = readTokens(readFileSync('src/styles/tokens.css', 'utf8'));

test('contrast is computed as WCAG does it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#abcdef', '#abcdef')).toBe(1);
  expect(() => luminance('rgb(0 0 0)')).toThrow('#rrggbb');
});

test.each(colorPairs)('in the colors of the house $use can be read: $text on $ground', ({ text, ground, needs }) => {
  expect(contrast(house.get(text) ?? '', house.get(ground) ?? '')).toBeGreaterThanOrEqual(needs);
});

/** Mean color of a picture, a number from 0 to 255 for each channel. */
async function meanColor(file: string): Promise<number[]> {
  const { data } = await sharp(file)
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

// A venue may not have taken its photographs yet: drawings are of other colors.
test.runIf(isSample)(
  'the haze that stands where a picture will be is near to the mean color of every picture of its palette',
  async () => {
    const far: string[] = [];
    const hazes = [
      { folder: '{occasions,posts}', haze: house.get('--haze') ?? '' },
      ...rooms.map(({ slug, palette }) => ({ folder: slug, haze: palette.haze })),
    ];
    for (const { folder, haze } of hazes) {
      const wanted = (haze.match(/[0-9a-f]{2}/g) ?? []).map((hex) => Number.parseInt(hex, 16));
      for (const file of globSync(`src/assets/scenes/${folder}/*.webp`)) {
        const mean = await meanColor(file);
        const distance = Math.hypot(...mean.map((value, channel) => value - (wanted[channel] ?? 0)));
        if (distance > 56) far.push(`${file}: ${Math.round(distance)} from ${haze}`);
      }
    }
    expect(far).toEqual([]);
  },
);
