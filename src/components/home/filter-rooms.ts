import { matchesRoomFilter } from '#domain/room-filter.ts';

/** Shows only the room cards that `?theme=` and `?demographic=` ask for. Where none fits, the visitor reads so and has all rooms one press away. */
export function filterRooms(parameters: URLSearchParams): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-theme][data-demographic]')];
  const matching = cards.filter(({ dataset }) => {
    const room = { theme: dataset['theme'] ?? '', demographic: (dataset['demographic'] ?? '').split('|') };
    return matchesRoomFilter(room, parameters);
  });
  if (matching.length === cards.length) return;
  for (const card of cards) card.hidden = !matching.includes(card);
  const note = document.querySelector<HTMLElement>('#rooms-filtered');
  const status = note?.querySelector('[role=status]');
  if (!note || !status) return;
  note.hidden = false;
  status.textContent =
    matching.length === 0
      ? 'None of our rooms is quite that, but they are all worth a look.'
      : `Showing ${matching.length} of ${cards.length} rooms for your search.`;
}
