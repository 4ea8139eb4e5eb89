import { contrast, luminance } from '../../src/domain/contrast.ts';
import type { DrawingColors } from './draw-placeholder.ts';

/** Light enough to be read on everything dark that the site has. */
const brightEnough = 0.34;
/** Dark enough that light text is read on it. */
const darkEnough = 0.02;

/** The palette of a room from one color of it, `#rrggbb`: its light, its dark, and the haze between. */
export function roomPalette(color: string): DrawingColors {
  const light = step(color, '#ffffff', (tried) => luminance(tried) >= brightEnough);
  const dark = step(color, '#0b0708', (tried) => luminance(tried) <= darkEnough && contrast(tried, light) >= 6);
  return { light, dark, haze: mix(mix(color, '#403a38', 0.45), dark, 0.35) };
}

/** The first mixture with another color that is good enough. */
function step(color: string, toward: string, isEnough: (color: string) => boolean): string {
  const shares = Array.from({ length: 21 }, (_, index) => index / 20);
  return shares.map((share) => mix(color, toward, share)).find(isEnough) ?? toward;
}

function mix(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [from = 0, to = 0] = [one, other].map((color) => Number.parseInt(color.slice(start, start + 2), 16));
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
