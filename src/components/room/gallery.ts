/* Opens the pictures of a room in a dialog: click or Enter, arrow keys, Escape. Without script the links open the picture. */
const viewer = document.querySelector<HTMLDialogElement>('#gallery-viewer');
const image = viewer?.querySelector('img');
const caption = viewer?.querySelector('figcaption');
const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-gallery]')];
let current = 0;

function show(index: number): void {
  current = (index + links.length) % links.length;
  const link = links[current];
  if (!link || !image || !caption) return;
  image.src = link.href;
  image.alt = link.querySelector('img')?.alt ?? '';
  image.hidden = false;
  caption.textContent = `${link.textContent.trim()} (${current + 1} of ${links.length})`;
}

links.forEach((link, index) => {
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return; // the visitor wants a tab of its own
    event.preventDefault();
    show(index);
    viewer?.showModal();
  });
  // On a phone they are a strip, and browsers leave the one that the Tab key comes to half outside.
  link.addEventListener('focus', () => link.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
});

viewer?.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest('button');
  if (button?.dataset['step']) show(current + Number(button.dataset['step']));
  if (button?.hasAttribute('data-close') || target === viewer) viewer.close();
});
viewer?.addEventListener('keydown', ({ key }) => {
  if (key === 'ArrowLeft') show(current - 1);
  if (key === 'ArrowRight') show(current + 1);
});
viewer?.addEventListener('close', () => links[current]?.focus());
