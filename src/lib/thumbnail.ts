/** Address of a room's small square picture, which the chat shows beside its name. */
export function thumbnailPath(slug: string): string {
  return `/thumbnails/${encodeURIComponent(slug)}.webp`;
}
