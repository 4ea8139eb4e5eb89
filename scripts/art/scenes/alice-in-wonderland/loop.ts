import { canvas } from './canvas.ts';
import { clearing } from './clearing.ts';
import { doorBreath, fireflies, floatingCards, hangingClocks, type Framing } from './lively.ts';
import { flames, spoutTip } from './table.ts';
import { glow, short } from './kit.ts';
import { sparks, steam } from './setting.ts';
import { tall, wide } from './framings.ts';

/** The parts of the clearing that move, drawn at two thirds of the size of the stills. */
function moving(framing: Framing, progress: number): string {
  const breath = 0.5 - 0.5 * Math.cos(progress * Math.PI * 2);
  const { table } = framing;
  const place = `translate(${table.x},${table.y}) scale(${table.scale})`;
  const flicker = 1 + 0.06 * Math.sin(progress * 14 * Math.PI) + 0.04 * Math.sin(progress * 22 * Math.PI + 1);
  return `<g transform="scale(.66667)">${doorBreath(framing, breath)}
      <g transform="${place}">${glow(-20, -10, 520, '#ff8f5c', short(0.2 * flicker), 0.4)}${flames(progress)}
        <g transform="translate(${spoutTip[0]},${spoutTip[1]})">${steam(260, progress, 0.9)}</g>
        <g transform="translate(-222,-300)">${steam(150, (progress + 0.45) % 1, 0.6)}</g></g>
      ${hangingClocks(framing, progress)}${floatingCards(framing, progress)}${sparks(
        fireflies(framing, progress),
        '#ffc27c',
      )}
    </g>`;
}

/** Six seconds of the clearing: cards and clocks sway, candles flicker, steam rises, the little door breathes light. */
export const loop = {
  seconds: 6,
  framesPerSecond: 24,
  background: {
    wide: canvas(1280, 720, clearing(wide, false), [wide.width, wide.height]),
    tall: canvas(720, 900, clearing(tall, false), [tall.width, tall.height]),
  },
  wide: (progress: number): string => moving(wide, progress),
  tall: (progress: number): string => moving(tall, progress),
};
