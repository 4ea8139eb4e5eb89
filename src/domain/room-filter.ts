// SHIPS TO THE BROWSER: keep it free of libraries.

/** What a room card is matched by. */
export interface Filterable {
  theme: string;
  demographic: readonly string[];
}

const same = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase();

/** True when a room matches `?theme=` and `?demographic=` exactly, ignoring case. Absent or empty values match all. */
export function matchesRoomFilter(room: Filterable, parameters: URLSearchParams): boolean {
  const theme = parameters.get('theme');
  const demographic = parameters.get('demographic');
  return (
    (!theme || same(room.theme, theme)) && (!demographic || room.demographic.some((each) => same(each, demographic)))
  );
}

/** Keyword of the neighborhood that `?location=` contains, in the order given; undefined when none does. */
export function matchNeighborhood(keywords: readonly string[], parameters: URLSearchParams): string | undefined {
  const location = parameters.get('location')?.toLowerCase() ?? '';
  return keywords.find((keyword) => location.includes(keyword));
}
