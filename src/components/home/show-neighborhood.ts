import { matchNeighborhood } from '#domain/room-filter.ts';

/** Shows the panel of the neighborhood that `?location=` names. */
export function showNeighborhood(parameters: URLSearchParams): void {
  const panels = [...document.querySelectorAll<HTMLElement>('[data-keyword]')];
  const keywords = panels.map((panel) => panel.dataset['keyword'] ?? '');
  const match = matchNeighborhood(keywords, parameters);
  for (const panel of panels) panel.hidden = panel.dataset['keyword'] !== match;
}
