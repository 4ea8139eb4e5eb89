/** Built things: the checkerboard floor, the little door, cloth and curtains. */
import { at, between, glow, identity, linearPaint, radialPaint, seeded, short, through, type Point } from './kit.ts';

type View = (x: number, y: number, z: number) => Point;

/** A worn checkerboard of `columns` × `rows` tiles; its tiles are chipped, sunken and unlike each other. */
export function checkerboard(
  view: View,
  area: { left: number; right: number; near: number; far: number; tile: number; seed: number; wear?: number },
  shades: { light: readonly string[]; dark: readonly string[] },
): string {
  const random = seeded(area.seed);
  const wear = area.wear ?? 1;
  const paths = new Map<string, string>();
  let bevels = '';
  for (let row = 0, z = area.near; z < area.far; row += 1, z += area.tile) {
    for (let column = 0, x = area.left; x < area.right - 0.01; column += 1, x += area.tile) {
      const list = (row + column) % 2 === 0 ? shades.light : shades.dark;
      const colour = list[Math.floor(random() * list.length)] as string;
      const [gap, sink] = [area.tile * 0.012, between(random, -0.012, 0.012) * wear];
      const corner = (cx: number, cz: number): Point =>
        view(
          cx + between(random, -0.012, 0.012) * wear * area.tile,
          sink,
          cz + between(random, -0.012, 0.012) * wear * area.tile,
        );
      const [x2, z2] = [x + area.tile - gap, z + area.tile - gap];
      const corners = [corner(x + gap, z + gap), corner(x2, z + gap), corner(x2, z2), corner(x + gap, z2)];
      paths.set(colour, `${paths.get(colour) ?? ''}M${corners.map(at).join('L')}Z`);
      bevels += `M${at(corners[3] as Point)}L${at(corners[2] as Point)}`;
    }
  }
  return (
    [...paths].map(([colour, path]) => `<path d="${path}" fill="${colour}"/>`).join('') +
    `<path d="${bevels}" stroke="#ffdcc0" stroke-width=".8" opacity=".16" fill="none"/>`
  );
}

/** An ornate arched door on the origin (bottom middle), 100 wide and 190 high; light leaks around it. */
export function littleDoor(open: number, detail = 1): string {
  const arch = (half: number, top: number, bottom = 0): string =>
    `M${-half},${bottom} L${-half},${short(top + half)} C${-half},${short(top + half * 0.35)}
      ${short(-half * 0.45)},${short(top + half * 0.12)} 0,${top}
     C${short(half * 0.45)},${short(top + half * 0.12)} ${half},${short(top + half * 0.35)}
       ${half},${short(top + half)} L${half},${bottom}Z`;
  const wood = linearPaint('0 #8a4a3c, .3 #6d3350, .7 #43205a, 1 #27123f', [-44, -180], [44, 0]);
  const stone = linearPaint('0 #8f709c, .4 #5c437f, 1 #281a4c', [-62, -200], [62, 0]);
  const column = linearPaint(
    '0 #2a1a4c, .06 #8f709c, .1 #4a3470, .14 #1c1038, .86 #1c1038, .9 #4a3470, .94 #8f709c, 1 #2a1a4c',
    [-68, 0],
    [68, 0],
  );
  const panel = (path: string): string =>
    `<path d="${path}" fill="#1a0b26" opacity=".55"/><path d="${path}" fill="none" stroke="#f0b98a" stroke-width="1"
      opacity=".55"
      transform="translate(-.8,-.8)"/><path d="${path}" fill="none" stroke="#0d0618" stroke-width="1.2" opacity=".8"
        transform="translate(.7,.8)"/>
      <path d="${path}" fill="${wood.url}" transform="translate(0,-92) scale(.82) translate(0,112)" opacity="0"/>`;
  const panels = [
    'M-37,-14 L-5,-14 L-5,-66 L-37,-66Z',
    'M37,-14 L5,-14 L5,-66 L37,-66Z',
    'M-37,-78 L-5,-78 L-5,-168 C-22,-162 -35,-152 -37,-134Z',
    'M37,-78 L5,-78 L5,-168 C22,-162 35,-152 37,-134Z',
  ];
  const scroll = (flip: number): string =>
    `<path transform="scale(${flip},1)" d="M46,-52 C34,-52 26,-46 20,-50 C14,-55 18,-62 24,-60 M46,-52 C36,-52 28,-58
      24,-52 M46,-128 C34,-128 26,-122 20,-126 C14,-131 18,-138 24,-136
      M46,-128 C36,-128 30,-134 26,-128" fill="none" stroke="#e2a86a" stroke-width="2.2" stroke-linecap="round"/>`;
  const joints = [0.18, 0.34, 0.5, 0.66, 0.82]
    .map((part) => {
      const angle = Math.PI * (1 - part);
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return `M${short(cos * 48)},${short(-140 - sin * 46)} L${short(cos * 64)},${short(-140 - sin * 66)}`;
    })
    .join('');
  return `${wood.markup}${stone.markup}${column.markup}
    ${through(
      'stone',
      `<path d="${arch(62, -212)} ${arch(50, -192)}" fill-rule="evenodd" fill="${stone.url}"/>
      <path d="M-68,0 L-68,-132 L-50,-132 L-50,0Z M68,0 L68,-132 L50,-132 L50,0Z" fill="${column.url}"/><path
      d="M-72,0 L-72,-13 L-47,-13 L-47,0Z M72,0 L72,-13 L47,-13 L47,0Z
      M-73,-130 Q-70,-138 -73,-143 L-46,-143 Q-49,-138 -46,-130Z M73,-130 Q70,-138 73,-143 L46,-143 Q49,-138 46,-130Z
      M-9,-216 L9,-216 L6,-186 L-6,-186Z" fill="${stone.url}"/>`,
    )}
    <path d="${joints}" stroke="#2a1748" stroke-width="1.2" opacity=".7" fill="none"/>
    <path d="${arch(50, -192)}" fill="#ffd79a"/><path d="${arch(46.5 - open, -187 + open, open ? -2 : -1.2)}"
    fill="#180a20"/>
    ${
      detail
        ? through('wood', `<path d="${arch(46.5 - open, -187 + open, -2)}" fill="${wood.url}"/>`)
        : `<path
    d="${arch(46.5, -187)}" fill="${wood.url}"/>`
    }
    ${panels.map(panel).join('')}${detail ? scroll(1) + scroll(-1) : ''}
    <circle cx="0" cy="-72" r="9" fill="#2a1224"/><circle cx="0" cy="-72" r="8" fill="#d29a58"/><circle cx="-1.5"
    cy="-74" r="5" fill="#ffe2a6" opacity=".6"/>
    <path d="M0,-77 A3.2,3.2 0 0 1 1.7,-71 L3,-64.5 L-3,-64.5 L-1.7,-71 A3.2,3.2 0 0 1 0,-77Z" fill="#fffbe6"/>`;
}

/** A round table under a cloth: top ellipse and falling folds, centred on the origin. */
export function clothedTable(
  rx: number,
  ry: number,
  drop: number,
  seed: number,
  light: Point,
  colours = ['#f3d3c4', '#a47fb0', '#4a3480', '#1a0f38'],
): string {
  const random = seeded(seed);
  const clip = identity('cloth');
  const [lit, base, shade, deep] = colours as [string, string, string, string];
  const folds = 15;
  const edge = (part: number, out: number, down: number): Point => {
    const angle = Math.PI * (1 - part);
    return [Math.cos(angle) * rx * out, Math.sin(angle) * ry * (1 + (out - 1) * 4) + down];
  };
  const top = radialPaint(`0 #fff0d8, .3 ${lit}, .65 ${base}, 1 ${shade}`, light, rx * 1.15, Math.max(0.25, ry / rx));
  const fall = linearPaint(`0 ${deep} 0, .35 ${deep} .25, 1 ${deep} .9`, [0, ry * 0.4], [0, drop + ry]);
  const hems: string[] = [];
  let body = '';
  for (let index = 0; index < folds; index += 1) {
    const [from, to] = [index / folds, (index + 1) / folds];
    const lean = between(random, -0.012, 0.012);
    const [a, b] = [edge(from - 0.008, 1, 0), edge(to + 0.008, 1, 0)];
    const [c, d] = [
      edge(from - 0.022 + lean, 1.07, drop * between(random, 0.94, 1)),
      edge(to + 0.022 + lean, 1.07, drop * between(random, 0.94, 1)),
    ];
    const sag = edge((from + to) / 2 + lean, 1.1, drop * between(random, 1.08, 1.16));
    const middle = (one: Point, two: Point): Point => [
      one[0] * 0.62 + two[0] * 0.38 + between(random, -5, 5),
      one[1] * 0.62 + two[1] * 0.38,
    ];
    const hem = `${at(d)} Q${at(sag)} ${at(c)}`;
    const path = `M${at(a)} L${at(b)} Q${at(middle(b, d))} ${hem} Q${at(middle(a, c))} ${at(a)}Z`;
    const near = Math.max(0, 1 - Math.abs((a[0] + b[0]) / 2 - light[0]) / (rx * 0.95));
    const peak = near > 0.55 ? lit : near > 0.2 ? base : shade;
    const fold = linearPaint(
      `0 ${deep}, .2 ${shade}, ${0.42 + lean * 6} ${peak} ${0.55 + near * 0.45}, .62 ${near > 0.4 ? base : shade}, .85
        ${shade}, 1 ${deep}`,
      [Math.min(a[0], c[0]), 0],
      [Math.max(b[0], d[0]) + 1, 0],
    );
    body += `${fold.markup}<path d="${path}" fill="${shade}"/><path d="${path}" fill="${fold.url}"/><path d="${path}"
      fill="${fall.url}"/>`;
    hems.push(`M${hem}`);
  }
  const outline = `M${-rx},0 A${rx},${ry} 0 0 0 ${rx},0 L${at(edge(1, 1.1, drop * 1.7))}
    L${at(edge(0, 1.1, drop * 1.7))}Z`;
  const band = (lift: number, width: number, colour: string, opacity: number): string =>
    `<path d="${hems.join('')}" fill="none" stroke="${colour}" stroke-width="${short(width)}" opacity="${opacity}"
      transform="translate(0,${short(-lift)})"/>`;
  return `${fall.markup}${top.markup}${through('velvet', body)}
    <g opacity=".8">${band(drop * 0.07, drop * 0.02, '#e0a878', 0.55)}${band(
      drop * 0.1,
      drop * 0.006,
      '#e0a878',
      0.5,
    )}${band(1, 2, lit, 0.5)}</g>
    <clipPath id="${clip}"><path d="${outline}"/></clipPath><g clip-path="url(#${clip})"><path d="M${-rx},4
    A${rx},${ry} 0 0 0 ${rx},4" fill="none" stroke="#0d0620" stroke-width="${short(drop * 0.09)}" opacity=".5"
      filter="url(#blur8)"/></g>
    ${through('linen', `<ellipse rx="${rx}" ry="${ry}" fill="${top.url}"/>`)}
    <path d="M${-rx},0 A${rx},${ry} 0 0 0 ${rx},0" fill="none" stroke="#fff0d8" stroke-width="2" opacity=".5"/>`;
}

/** A heavy curtain: folds that hang from a rail and are drawn aside towards `gather`. */
export function curtain(
  area: { x: number; y: number; width: number; height: number; gather: number; seed: number; side: number },
  colours: readonly [string, string, string],
): string {
  const random = seeded(area.seed);
  const { x, y, width, height, gather } = area;
  const count = 15;
  let result = '';
  for (let index = 0; index < count; index += 1) {
    const part = index / count;
    const [top, wide] = [x + width * part, (width / count) * between(random, 1.5, 2.2)];
    const waist = y + height * 0.62;
    const pull = (value: number): number => gather + (value - gather) * 0.34;
    const foot = (value: number): number => gather + (value - gather) * 0.55;
    const end = y + height * (1 + 0.02 * Math.sin(index * 2.4));
    const path = `M${at([top, y])} C${at([top, y + height * 0.35])} ${at([pull(top), waist - height * 0.16])}
      ${at([pull(top), waist])} C${at([pull(top), waist + height * 0.1])} ${at([foot(top), end - height * 0.1])}
      ${at([foot(top), end])}
      L${at([foot(top + wide), end])} C${at([foot(top + wide), end - height * 0.1])}
        ${at([pull(top + wide), waist + height * 0.1])} ${at([pull(top + wide), waist])}
        C${at([pull(top + wide), waist - height * 0.16])} ${at([top + wide, y + height * 0.35])}
          ${at([top + wide, y])}Z`;
    const [low, high] = [top - wide * 0.1, top + wide];
    const fold = linearPaint(
      `0 ${colours[2]}, .3 ${colours[1]}, .52 ${colours[0]}, .72 ${colours[1]}, 1 ${colours[2]}`,
      [area.side > 0 ? low : high, 0],
      [area.side > 0 ? high : low, 0],
    );
    result += `${fold.markup}<path d="${path}" fill="${colours[1]}"/><path d="${path}" fill="${fold.url}"
      opacity=".8"/><path d="${path}" fill="none" stroke="${colours[2]}" stroke-width="7" opacity=".7"
        filter="url(#blur2)"/>
      <path d="M${at([top + wide * 0.6, y])} C${at([top + wide * 0.6, y + height * 0.35])}
      ${at([pull(top + wide * 0.6), waist - height * 0.16])} ${at([pull(top + wide * 0.6), waist])}
      C${at([pull(top + wide * 0.6), waist + height * 0.1])} ${at([foot(top + wide * 0.6), end - height * 0.1])}
        ${at([foot(top + wide * 0.6), end])}" fill="none" stroke="${colours[0]}" stroke-width="${short(wide * 0.2)}"
        opacity="${short(0.25 + part * 0.6)}" filter="url(#blur4)"/>`;
  }
  const band = y + height * 0.62;
  const reach = width * 0.36;
  const tie = `M${at([gather - reach * 0.2, band - 12])} Q${at([gather + reach * 0.4, band + 26])}
    ${at([gather + reach, band - 6])} L${at([gather + reach, band + 16])} Q${at([gather + reach * 0.4, band + 50])}
    ${at([gather - reach * 0.2, band + 12])}Z`;
  return `${through('velvet', result)}<path d="${tie}" fill="#b27a48" filter="url(#swell8)"/>`;
}

/** Firefly lights at given places, with small haloes. */
export const sparks = (points: readonly (readonly [number, number, number])[], colour: string): string =>
  points
    .map(
      ([x, y, size]) =>
        `${glow(x, y, size * 7, colour, 0.55)}<circle cx="${short(x)}" cy="${short(y)}" r="${short(size)}"
          fill="#fff6dc"/>`,
    )
    .join('');

/** A plume of steam rising from the origin; `progress` carries it around one loop, in which it rises `size` pixels. */
export function steam(size: number, progress = 0, strength = 0.5): string {
  let plume = '';
  const wisps = 22;
  for (let wisp = 0; wisp < wisps; wisp += 1) {
    const life = (wisp / wisps + progress) % 1;
    const sway = Math.sin(life * 7 + (wisp % 2) * 1.9 - progress * Math.PI * 2) * size * 0.07 * life ** 0.7;
    const [x, y, reach] = [sway + life * size * 0.14, -life * size, size * (0.022 + life * 0.12)];
    const fade = short(Math.sin(Math.PI * life ** 0.7) ** 1.3 * strength * 0.75);
    const paint = radialPaint('0 #f6d6d2 .75, .4 #d9b4cc .38, 1 #b79ad0 0', [x, y], reach, 1.25);
    plume += `${paint.markup}<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(reach)}"
      ry="${short(reach * 1.25)}" fill="${paint.url}" opacity="${fade}"/>`;
  }
  return `<g style="mix-blend-mode:screen">${plume}</g>`;
}
