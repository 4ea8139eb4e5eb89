/**
 * Folds the sections of a long page on a phone, each under its own heading. It is done here and not in the page, so that without
 * script, on a wide screen and on paper all of it stands open.
 */
export function foldOnPhones(sections: Iterable<HTMLElement>): void {
  if (!matchMedia('(max-width: 47.99rem)').matches) return;
  for (const section of sections) fold(section);
  const openNamed = (hash: string) => {
    const named = document.getElementById(hash.slice(1));
    if (named?.firstElementChild instanceof HTMLDetailsElement) named.firstElementChild.open = true;
    return named;
  };
  openNamed(location.hash)?.scrollIntoView();
  addEventListener('hashchange', () => openNamed(location.hash));
  // a link to where somebody is already changes no hash
  document.addEventListener('click', ({ target }) => openNamed((target as Element).closest('a')?.hash ?? ''));
  addEventListener('beforeprint', () => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('.folded')) details.open = true;
  });
}

function fold(section: HTMLElement): void {
  const heading = section.querySelector('h2, h3');
  if (!heading) return;
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  summary.append(heading);
  details.className = 'folded';
  details.append(summary, ...section.children);
  section.append(details);
}
