import { readFileSync } from 'node:fs';
import { contrast } from '../../domain/contrast.ts';
import { colorPairs } from '../../lib/color-pairs.ts';
import { readTokens } from '../../lib/read-tokens.ts';
import { color } from '../../schemas/text.ts';
import { isFields } from './fields.ts';
import type { Fault, Problem } from './problem.ts';
import { venueFiles } from './public-files.ts';
import type { Entry } from './read-entries.ts';

/** Checks what no schema sees in a room: its films, its colors on those of the house, and its other names. */
export function checkRoom(room: Entry, rooms: readonly Entry[], files: ReadonlySet<string>): Problem[] {
  const faults = [...missingFilms(room, files), ...faintColors(room), ...sharedAliases(room, rooms)];
  return faults.map((fault) => ({ file: room.file, ...fault }));
}

type FieldFault = Fault & { field: string };

function missingFilms({ data: { video } }: Entry, files: ReadonlySet<string>): FieldFault[] {
  return ['mobile', 'desktop'].flatMap((name) => {
    const film = isFields(video) ? video[name] : undefined;
    if (typeof film !== 'string' || !film.startsWith('/') || files.has(`${venueFiles}${film}`)) return [];
    const instead = `add the file ${venueFiles}${film}, or remove the video`;
    return { field: `video.${name}`, wrong: `there is no film at "${film}"`, instead };
  });
}

const house = readTokens(readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8'));
const tintOf = { light: '--tint', dark: '--tint-deep' } as const;

/** The pair of colors that can be read worst, for the light and for the dark of a room: one line each is enough. */
function faintColors({ data: { palette } }: Entry): FieldFault[] {
  const [light, dark] = (['light', 'dark'] as const).map((name) =>
    color.safeParse(isFields(palette) ? palette[name] : undefined),
  );
  if (!light?.success || !dark?.success) return []; // what the schema refuses is reported by `checkFields`
  const written = { light: light.data, dark: dark.data };
  const tokens = new Map(house).set(tintOf.light, written.light).set(tintOf.dark, written.dark);
  return (['light', 'dark'] as const).flatMap((name) => {
    const [worst] = colorPairs
      .filter(({ text, ground }) => (name === 'light' ? [text, ground].includes('--tint') : ground === '--tint-deep'))
      // Both at once would be told twice: where the light is too dark, the light is what to change.
      .filter(({ text }) => name === 'light' || text !== '--tint')
      .map((pair) => ({ ...pair, ratio: contrast(tokens.get(pair.text) ?? '', tokens.get(pair.ground) ?? '') }))
      .filter(({ ratio, needs }) => ratio < needs)
      .sort((one, other) => one.ratio / one.needs - other.ratio / other.needs);
    if (!worst) return [];
    const wrong = `"${written[name]}" cannot be read: ${worst.use} has a contrast of ${worst.ratio.toFixed(1)} and needs ${worst.needs}`;
    return { field: `palette.${name}`, wrong, instead: `write a ${name === 'light' ? 'lighter' : 'darker'} color` };
  });
}

/** A name that means two rooms means none. */
function sharedAliases({ file, data }: Entry, rooms: readonly Entry[]): FieldFault[] {
  const others = rooms.filter((other) => other.file !== file);
  return aliasesOf(data).flatMap((alias, index) => {
    const owner = others.find(
      (other) => aliasesOf(other.data).includes(alias) || String(other.data['title']).toLowerCase() === alias,
    );
    if (!owner) return [];
    const wrong = `"${alias}" also names the room of ${owner.file}`;
    return { field: `aliases, entry ${index + 1}`, wrong, instead: 'keep it in one of the two' };
  });
}

const aliasesOf = ({ aliases }: Entry['data']) => (Array.isArray(aliases) ? aliases : []);
