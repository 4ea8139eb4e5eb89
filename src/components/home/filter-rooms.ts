import { matchesRoomFilter } from '#domain/room-filter.ts';

/** Shows only the room cards that `?theme=` and `?demographic=` ask for. Values that match no room are ignored. */
export function filterRooms(parameters: URLSearchParams): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-theme][data-demographic]')];
  const matching = cards.filter(({ dataset }) => {
    const room = { theme: dataset['theme'] ?? '', demographic: (dataset['demographic'] ?? '').split('|') };
    return matchesRoomFilter(room, parameters);
  });
  if (matching.length === 0 || matching.length === cards.length) return;
  for (const card of cards) card.hidden = !matching.includes(card);
  const note = document.querySelector<HTMLElement>('#rooms-filtered');
  const status = note?.querySelector('[role=status]');
  if (!note || !status) return;
  note.hidden = false;
  status.textContent = `Showing ${matching.length} of ${cards.length} rooms for your search.`;
}
