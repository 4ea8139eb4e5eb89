/** What a room is told apart by, and whether it can still be played. */
interface Sibling {
  slug: string;
  status: string;
}

/**
 * Rooms to go on to from one, `most` at the most, in the order of the list. Of a longer list they are those that follow,
 * from the start again after the last, and rooms that can be played go before retired ones.
 */
export function otherRooms<Room extends Sibling>(rooms: readonly Room[], slug: string, most: number): Room[] {
  const others = rooms.filter((room) => room.slug !== slug);
  if (others.length <= most) return others;
  const place = rooms.findIndex((room) => room.slug === slug);
  const following = [...rooms.slice(place + 1), ...rooms.slice(0, place)];
  const isRetired = ({ status }: Room) => Number(status === 'retired');
  return following.sort((one, other) => isRetired(one) - isRetired(other)).slice(0, most);
}
