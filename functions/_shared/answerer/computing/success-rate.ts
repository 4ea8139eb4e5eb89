import { sayResults, type RoomResults } from '../../../../src/domain/escape-rate.ts';
import { listed } from '../../../../src/domain/words.ts';
import type { Subject } from '../answer-parts.ts';
import { roomCards, roomsMeant, roomSource } from '../venue/venue.ts';

/** So many rooms are told one by one; of more, what all of them come to. */
const mostTold = 6;

/** How many teams get out, as the venue has counted them; where it has not, what its texts say of it, or nothing. */
export const successRate: Subject = {
  key: 'success-rate',
  async answer(asked, context) {
    const results = (await context.readResults?.()) ?? [];
    if (results.length === 0) return undefined;
    const meant = roomsMeant(asked, context);
    const counted = meant.flatMap((room) => {
      const own = results.find(({ room_name: title }) => title === room.title);
      return own ? [{ room, own }] : [];
    });
    const text =
      counted.length === 0
        ? `Too few games of ${listed(meant.map(({ title }) => title))} have been counted so far for an honest rate.`
        : counted.length > mostTold
          ? `In all rooms together ${sayResults(together(counted.map(({ own }) => own)))}`
          : counted
              .map(({ room, own }) => (meant.length === 1 ? '' : `**${room.title}**: `) + sayResults(own))
              .join('\n\n');
    return {
      text,
      computed: [text],
      sources: counted.slice(0, mostTold).map(({ room }) => roomSource(room)),
      cards: roomCards(asked.rooms, context, 2),
    };
  },
};

/** What several rooms come to. Sizes and kinds of teams are left out: rooms differ. */
const together = (results: readonly RoomResults[]): RoomResults => ({
  room_name: '',
  since: results.map(({ since }) => since).toSorted()[0] ?? '',
  escaped: results.reduce((sum, { escaped }) => sum + escaped, 0),
  games: results.reduce((sum, { games }) => sum + games, 0),
  sizes: [],
  kinds: [],
});
