import { formatGameTime } from '#domain/hall-of-fame.ts';
import { formatShareDay, percentileOf, placeOf, type ShareCard } from '#domain/share-card.ts';
import { brandFonts } from '#lib/brand-fonts.ts';
import type { ShareFormat } from './formats.ts';

/** What a picture is made of besides its words. */
export interface CardArt {
  /** The room, wide or upright. */
  room: CanvasImageSource & { width: number; height: number };
  /** The team's own picture, where it has one. */
  logo: (CanvasImageSource & { width: number; height: number }) | undefined;
  /** Color of the room, as CSS writes it. */
  tint: string;
  venue: string;
  /** Where to find the venue, such as `www.venue.example`. */
  address: string;
}

const paper = '#f4eadb';
const bone = '#dccfbb';
const brass = '#e2ad52';

const display = (size: number) => `400 ${size}px ${brandFonts.display}`;
const body = (size: number) => `600 ${size}px ${brandFonts.body}`;

/** Lines of a text that are no wider than the picture allows, in the largest size at which there are at most two. */
function fit(context: CanvasRenderingContext2D, text: string, width: number, sizes: readonly number[]) {
  for (const size of sizes) {
    context.font = display(size);
    const lines: string[] = [];
    for (const word of text.split(/\s+/)) {
      const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
      if (lines.length > 0 && context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    const fits = lines.length <= 2 && lines.every((line) => context.measureText(line).width <= width);
    if (fits || size === sizes.at(-1)) return { size, lines: lines.slice(0, 3) };
  }
  return { size: 0, lines: [] };
}

/** The room fills the picture, darkened from below so that words can be read. */
function drawRoom(context: CanvasRenderingContext2D, { width, height }: ShareFormat, { room }: CardArt): void {
  const scale = Math.max(width / room.width, height / room.height);
  const [drawnWidth, drawnHeight] = [room.width * scale, room.height * scale];
  context.filter = 'brightness(1.15)';
  context.drawImage(room, (width - drawnWidth) / 2, (height - drawnHeight) * 0.3, drawnWidth, drawnHeight);
  context.filter = 'none';
  const shade = context.createLinearGradient(0, 0, 0, height);
  for (const [stop, opacity] of [
    [0, 0.35],
    [0.3, 0.2],
    [0.55, 0.8],
    [1, 0.96],
  ] as const) {
    shade.addColorStop(stop, `rgb(14 11 12 / ${opacity})`);
  }
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height);
}

/** The team's own picture in a round frame, in the upper right corner, where no words stand. */
function drawLogo(context: CanvasRenderingContext2D, { width }: ShareFormat, { logo }: CardArt, unit: number): void {
  if (!logo) return;
  const radius = 8.5 * unit;
  const [x, y] = [width - 8 * unit - radius, 8 * unit + radius];
  const scale = (2 * radius) / Math.min(logo.width, logo.height);
  const [drawnWidth, drawnHeight] = [logo.width * scale, logo.height * scale];
  context.save();
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.clip();
  context.drawImage(logo, x - drawnWidth / 2, y - drawnHeight / 2, drawnWidth, drawnHeight);
  context.restore();
  context.strokeStyle = brass;
  context.lineWidth = unit / 2;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.stroke();
}

/** Draws a card in one of its formats. The words stand on the lower half, from the bottom up. */
export function drawCard(canvas: HTMLCanvasElement, format: ShareFormat, card: ShareCard, art: CardArt): void {
  const { width, height } = format;
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) return;
  const unit = Math.min(width, height) / 100;
  const margin = 8 * unit;
  const wide = width - 2 * margin;
  drawRoom(context, format, art);
  context.strokeStyle = brass;
  context.globalAlpha = 0.45;
  context.lineWidth = unit / 4;
  context.strokeRect(3.5 * unit, 3.5 * unit, width - 7 * unit, height - 7 * unit);
  context.globalAlpha = 1;
  drawLogo(context, format, art, unit);

  let y = height - (format.name === 'story' ? 16 : 8) * unit;
  const write = (text: string, font: string, color: string, rise: number, spacing = '0px') => {
    Object.assign(context, { font, fillStyle: color, letterSpacing: spacing });
    context.fillText(text, margin, y, wide);
    y -= rise;
  };
  write(`${art.venue} · ${art.address}`, body(2.9 * unit), bone, 7.5 * unit);
  write(`${percentileOf(card)} · ${formatShareDay(card.date)}`, body(3.3 * unit), bone, 6 * unit);
  write(placeOf(card), body(4.6 * unit), paper, 8 * unit);
  write(formatGameTime(card.adjusted_time_seconds), display(21 * unit), brass, 21.5 * unit);
  const { size, lines } = fit(
    context,
    card.team_name,
    wide,
    [11, 9.5, 8, 6.8, 5.6].map((each) => each * unit),
  );
  for (const line of lines.toReversed()) write(line, display(size), paper, size * 1.06);
  y -= 1.5 * unit;
  write(card.room_name.toUpperCase(), body(3.3 * unit), art.tint, 0, `${0.5 * unit}px`);
}
