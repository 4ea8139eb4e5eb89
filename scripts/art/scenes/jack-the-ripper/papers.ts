/** Flat papers drawn as SVG and laid on tables and walls by the shaders: letters, a map, blank portraits, clippings. */

/** A repeatable source of random numbers from 0 to 1. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Lines of running handwriting as strokes: loops and ascenders that read as script from a step away. */
export function handwriting(x: number, y: number, width: number, lines: number, size: number, seed: number): string {
  const random = randomFrom(seed);
  let path = '';
  for (let line = 0; line < lines; line++) {
    let at = x + random() * size * 2 + (line === 0 ? size * 3 : 0);
    const end = x + width * (line === lines - 1 ? 0.45 : 0.86 + random() * 0.14);
    const base = y + line * size * 2.5;
    while (at < end) {
      const letters = 2 + Math.floor(random() * 7);
      path += `M${round(at)} ${round(base)}`;
      for (let letter = 0; letter < letters && at < end; letter++) {
        const tall = random();
        const up = tall > 0.78 ? size * 1.9 : tall < 0.1 ? -size : size * (0.7 + random() * 0.4);
        const step = size * (0.5 + random() * 0.45);
        path += `c${round(step * 0.7)} ${round(-up * 0.4)} ${round(step * 0.9)} ${round(-up)} `;
        path += `${round(step * 0.45)} ${round(-up)}`;
        path += `s${round(-step * 0.3)} ${round(up * 0.9)} ${round(step * 0.55)} ${round(up + (random() - 0.5) * 2)}`;
        at += step;
      }
      at += size * (0.7 + random() * 0.6);
    }
  }
  return `<path d="${path}" fill="none" stroke="#1d1712" stroke-width="${round(size * 0.17)}" stroke-linecap="round"/>`;
}

/** Aged paper: a toned sheet with foxing, stains and darker edges. */
export function sheet(x: number, y: number, width: number, height: number, tone: string, seed: number): string {
  const random = randomFrom(seed);
  let marks = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${tone}"/>`;
  for (let count = 0; count < 46; count++) {
    const radius = round(width * (0.004 + random() * random() * 0.09));
    marks +=
      `<ellipse cx="${round(x + random() * width)}" cy="${round(y + random() * height)}" rx="${radius}" ` +
      `ry="${round(radius * (0.5 + random()))}" fill="#5f3d1a" opacity="${round(1 + random() * 6) / 100}"/>`;
  }
  for (let step = 0; step < 7; step++) {
    marks +=
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="#4a2d12" ` +
      `stroke-width="${step * width * 0.018}" opacity=".07"/>`;
  }
  return marks;
}

/** A page of handwriting with a heading and a signature, 600 by 800. */
export function letterPage(seed: number): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800" viewBox="0 0 600 800">' +
    sheet(0, 0, 600, 800, '#cdb68a', seed) +
    handwriting(330, 70, 210, 2, 11, seed + 1) +
    handwriting(60, 150, 480, 20, 11.5, seed + 2) +
    handwriting(300, 740, 230, 1, 22, seed + 3) +
    '<path d="M0 270H600M0 535H600" stroke="#3c2510" stroke-width="3" opacity=".35"/></svg>'
  );
}

/** Columns of a printed page: a headline bar and rules of grey type. */
export function clipping(x: number, y: number, width: number, height: number, seed: number): string {
  const random = randomFrom(seed);
  let marks = sheet(x, y, width, height, '#c6b491', seed);
  const columns = Math.max(2, Math.round(width / 120));
  const step = (width - 30) / columns;
  marks +=
    `<text x="${x + width / 2}" y="${y + 50}" text-anchor="middle" font-family="Liberation Serif, serif" ` +
    `font-weight="700" font-size="${round(width / 9.5)}" textLength="${round(width - 40)}" ` +
    'lengthAdjust="spacingAndGlyphs" fill="#1b1714">GHASTLY MYSTERY</text>' +
    `<path d="M${x + 15} ${y + 66}h${width - 30}m0 5h${30 - width}" stroke="#1b1714" stroke-width="2" fill="none"/>`;
  for (let column = 0; column < columns; column++) {
    for (let row = y + 88; row < y + height - 14; row += 9) {
      let at = x + 15 + column * step;
      const end = at + step - 12 - (random() > 0.85 ? random() * step * 0.6 : 0);
      while (at < end) {
        const word = Math.min(6 + random() * 22, end - at);
        const ink = round(4 + random() * 4) / 10;
        marks += `<rect x="${round(at)}" y="${row}" width="${round(word)}" height="4" `;
        marks += `fill="#241d17" opacity="${ink}"/>`;
        at += word + 4;
      }
    }
  }
  return marks;
}

/** A cabinet photograph with a featureless standing figure: dark cloth, no face. */
export function portrait(x: number, y: number, width: number, height: number, kind: number): string {
  const middle = x + width / 2;
  const unit = width / 100;
  const floor = y + height * 0.86;
  const at = (across: number, up: number) => `${round(middle + across * unit)} ${round(floor - up * unit)}`;
  const skirt = kind % 2 === 0;
  const tall =
    `<path d="M${at(-9, 82)}L${at(-8, 100)}L${at(8, 100)}L${at(9, 82)}Z"/>` +
    `<path d="M${at(-15, 82)}Q${at(0, 78)} ${at(15, 82)}L${at(15, 84)}Q${at(0, 81)} ${at(-15, 84)}Z"/>`;
  const bowler =
    `<path d="M${at(-11, 80)}Q${at(-11, 95)} ${at(0, 95)}T${at(11, 80)}Z"/>` +
    `<path d="M${at(-16, 80)}Q${at(0, 76)} ${at(16, 80)}L${at(15, 82)}L${at(-15, 82)}Z"/>`;
  const bonnet = `<path d="M${at(-14, 80)}Q${at(-8, 96)} ${at(4, 92)}T${at(15, 82)}Q${at(0, 86)} ${at(-14, 80)}Z"/>`;
  const hat = kind === 1 ? tall : kind === 3 ? bowler : bonnet;
  const body = skirt
    ? `<path d="M${at(-4, 70)}Q${at(-5, 65)} ${at(-12, 62)}Q${at(-18, 50)} ${at(-9, 38)}` +
      `Q${at(-24, 20)} ${at(-32, -5)}` +
      `L${at(32, -5)}Q${at(24, 20)} ${at(9, 38)}Q${at(18, 50)} ${at(12, 62)}Q${at(5, 65)} ${at(4, 70)}Z"/>`
    : `<path d="M${at(-5, 70)}L${at(-6, 66)}Q${at(-23, 63)} ${at(-24, 46)}L${at(-26, 20)}` +
      `L${at(-21, 10)}L${at(-19, -5)}` +
      `L${at(19, -5)}L${at(21, 10)}L${at(26, 20)}L${at(24, 46)}Q${at(23, 63)} ${at(6, 66)}L${at(5, 70)}Z"/>`;
  return (
    sheet(x, y, width, height, '#b59c72', kind + 60) +
    `<rect x="${x + width * 0.07}" y="${y + height * 0.05}" width="${width * 0.86}" height="${height * 0.8}" ` +
    'fill="#8d7550"/>' +
    `<ellipse cx="${middle}" cy="${y + height * 0.4}" rx="${width * 0.36}" ry="${height * 0.32}" fill="#a88f66"/>` +
    `<g fill="#1c150f"><ellipse cx="${middle}" cy="${round(floor - 76 * unit)}" rx="${8.5 * unit}" ` +
    `ry="${10 * unit}"/>${hat}${body}</g>` +
    handwriting(x + width * 0.2, y + height * 0.95, width * 0.6, 1, width * 0.035, kind + 9)
  );
}
