import type { GroupRoom, GroupVenue } from '#domain/group-plan.ts';
import { getBusiness, getOpenRooms } from './venue.ts';

/** What decides for a group, and nothing else: the page hands it to the browser. A room may come first. */
export async function getGroupVenue(first?: string): Promise<GroupVenue> {
  const { policies, prices, salesTax } = await getBusiness();
  const { minimumAge, maximumAge, adultNeededBelowAge, childrenPerAdult, severalRoomsFrom, minimumPlayers } = policies;
  const open = await getOpenRooms();
  const rooms = open.toSorted((one, other) => Number(other.slug === first) - Number(one.slug === first));
  return {
    rooms: rooms.map((room): GroupRoom => {
      const { slug, title, groupSize, scareLevel } = room;
      return {
        slug,
        title,
        groupSize,
        scareLevel: { level: scareLevel.level },
        ...(room.suggestedAge && { suggestedAge: room.suggestedAge }),
        ...(room.minimumAge && { minimumAge: room.minimumAge }),
        ...(room.adultNeededBelowAge && { adultNeededBelowAge: room.adultNeededBelowAge }),
        ...(room.prices && { prices: room.prices }),
      };
    }),
    policies: {
      minimumAge,
      maximumAge,
      adultNeededBelowAge,
      childrenPerAdult,
      severalRoomsFrom,
      ...(minimumPlayers && { minimumPlayers }),
    },
    prices,
    ...(salesTax !== undefined && { salesTax }),
  };
}
