import type { Asked, Subject } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { birthdayOf } from '../venue/offers.ts';
import { titledPassage } from './sums.ts';

/** The ways a party plays, by the place of its package: one room, two rooms at once, two waves. */
const ways = ['The small party', 'The middle party', 'The big party'] as const;

/** How a party of so many guests plays, in the words of its package; nothing for more than the largest takes. */
export function roomsOfParty(guests: number, context: AnswerContext): string {
  const sizes = birthdayOf(context).packages.map(({ players }) => players);
  const place = sizes.sort((one, other) => one - other).findIndex((players) => players >= guests);
  const title = ways[place];
  const text = title === undefined ? '' : titledPassage(context, 'birthday-parties', title);
  return text === '' ? '' : `**${title}**: ${text}`;
}

/** True where somebody asks over how many rooms a party goes: `both rooms?`, `how many rooms is that`. */
export const asksRooms = ({ text }: Pick<Asked, 'text'>): boolean =>
  /\b(?:both|how many|several) rooms\b|\b[12] rooms?\b|\bboth teams\b|\bsame room\b/.test(text);

/** Over how many rooms a party of some size goes, and in how many waves; where nobody counted, the page tells it all. */
export const partyRooms: Subject = {
  key: 'birthday-split',
  answer(asked, context) {
    const guests = asked.group.players ?? asked.group.kids;
    const text = guests === undefined ? '' : roomsOfParty(guests, context);
    return text === ''
      ? undefined
      : { text, sources: [{ title: 'How each package plays', href: '/birthday-parties#how-it-splits' }] };
  },
};
