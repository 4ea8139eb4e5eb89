import { listed } from '../../../../src/domain/words.ts';
import type { RoomFacts } from '../../contracts/venue-facts.ts';
import type { Asked } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { nameRooms } from '../composing/by-room.ts';
import { anyOf, listOf } from '../reading/patterns.ts';
import { isRetired, openRooms } from '../venue/venue.ts';

/** More widths than anybody compares in a sentence; rooms' pages have the rest. */
const mostWidths = 4;
const onWheels = listOf('(?:wheel|power) ?chair, chair, scooter, walker, stroller');
const inchesWide = String.raw`\b(\d{2}(?:\.\d)?) ?`;
/** `a wheelchair 31 inches wide`, `a 31-inch wide chair`. */
const widthSaid = new RegExp(
  anyOf(
    String.raw`\b${onWheels}\b[^.?!]{0,60}?${inchesWide}(?:inch(?:es)?|in\b|")`,
    String.raw`${inchesWide}-?inch(?:es)?(?: wide)? ${onWheels}`,
  ),
);

/** Inches that somebody's chair is wide: `a wheelchair 31 inches wide`. */
export const widthOfChair = ({ message }: Pick<Asked, 'message'>): number | undefined => {
  const found = widthSaid.exec(message);
  const inches = Number(found?.[1] ?? found?.[2]);
  return Number.isFinite(inches) && inches >= 16 ? inches : undefined;
};

/** How a chair fits a door, both in inches; undefined for a door that nobody has measured. */
function fit(chair: number, door: number | undefined): string | undefined {
  if (door === undefined) return undefined;
  return chair < door ? 'goes through' : chair > door ? 'does not go through' : 'would only just fill';
}
/** How the answer begins where it is the same for all rooms. */
const verdictOf: Readonly<Record<string, string>> = { 'goes through': 'Yes, a', 'does not go through': 'No, a' };

/** Whether a chair goes through the narrowest door of each room; nothing where nobody said how wide it is. */
export function widthAgainstDoors(asked: Asked, context: AnswerContext): string {
  const chair = widthOfChair(asked);
  if (chair === undefined) return '';
  const named = asked.rooms.filter((room) => !isRetired(room, context.now));
  const shown = named.length > 0 ? named : openRooms(context);
  const fits = Map.groupBy(shown, ({ accessibility }) => fit(chair, accessibility.narrowestDoorInches));
  const unmeasured = fits.get(undefined) ?? [];
  fits.delete(undefined);
  // whoever wants to go everywhere hears first where they cannot
  const isEverywhere =
    fits.size > 1 && /\b(?:both|every|each|all)\b/.test(asked.text) && fits.has('does not go through');
  const order = isEverywhere ? [...fits].sort(([how]) => (how === 'does not go through' ? -1 : 1)) : [...fits];
  const lines = order.map(([how = '', same]) => {
    const doors = same.map(({ title, accessibility }) => `of ${title} (${accessibility.narrowestDoorInches} inches)`);
    return `${((fits.size === 1 || (isEverywhere && how === 'does not go through')) && verdictOf[how]) || 'A'} chair of ${chair} inches ${how} the narrowest door ${listed(doors)}.`;
  });
  if (unmeasured.length > 0)
    lines.push(
      `Nobody has measured the narrowest door of ${listed(unmeasured.map(({ title }) => title))} yet: ask us before you book.`,
    );
  return `${lines.join(' ')}\n\n`;
}

/** The narrowest door of each room in one sentence: `Narrowest doors: 32 inches in The Vault, 30 inches in The Crypt.` */
export function narrowestDoors(rooms: readonly RoomFacts[]): string {
  const widths = Map.groupBy(rooms, ({ accessibility }) => accessibility.narrowestDoorInches);
  const said = [...widths].flatMap(([inches, same]) =>
    inches === undefined ? [] : [`${inches} inches${widths.size > 1 ? ` in ${nameRooms(same, rooms)}` : ''}`],
  );
  if (said.length === 0) return '';
  return `Narrowest door${said.length > 1 ? 's' : ''}: ${said.slice(0, mostWidths).join(', ')}.`;
}
