/*
 * Opens the pictures of a room over the whole screen: click or Enter, swipe, arrow keys, Escape. A press on a picture that fills the
 * screen shows the whole of it, and back. Without script the links open the picture.
 */
const viewer = document.querySelector<HTMLDialogElement>('#gallery-viewer');
const reel = viewer?.querySelector<HTMLElement>('.reel');
const caption = viewer?.querySelector('[aria-live]');
const whole = viewer?.querySelector('[data-whole]');
const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-gallery]')];
const images = links.map((link) => {
  const image = new Image();
  image.alt = link.querySelector('img')?.alt ?? '';
  return image;
});
let current = 0;

/** Says which picture is in view; only this one is there for screen readers, and it and its neighbors are loaded. */
function lookAt(index: number): void {
  current = index;
  images.forEach((image, place) => {
    const link = links[place];
    if (link && Math.abs(place - index) < 2 && !image.src) image.src = link.href;
    image.ariaHidden = `${place !== index}`;
  });
  const words = `${links[index]?.textContent.trim()} (${index + 1} of ${links.length})`;
  if (caption && caption.textContent !== words) caption.textContent = words;
}

/** Shows pictures whole, or as large as the screen. */
function showWhole(isWhole: boolean): void {
  viewer?.classList.toggle('whole', isWhole);
  if (whole) whole.ariaPressed = `${isWhole}`;
}

/** Goes to a picture at once, and around at the ends; only a finger moves them. */
function show(index: number): void {
  lookAt((index + links.length) % links.length);
  reel?.scrollTo({ left: images[current]?.offsetLeft ?? 0, behavior: 'instant' });
}

reel?.append(...images);
reel?.addEventListener('scroll', () => {
  const index = Math.round(reel.scrollLeft / reel.clientWidth);
  if (viewer?.open && index !== current && images[index]) lookAt(index);
});
// A screen that is turned keeps the picture.
addEventListener('resize', () => viewer?.open && show(current));

links.forEach((link, index) => {
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return; // the visitor wants a tab of its own
    event.preventDefault();
    viewer?.showModal();
    showWhole(matchMedia('(orientation: portrait)').matches); // an upright screen would be filled by a third of a wide picture
    show(index);
  });
  // On a phone they are a strip, and browsers leave the one that the Tab key comes to half outside.
  link.addEventListener('focus', () => link.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
});

viewer?.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest('button');
  if (button?.dataset['step']) show(current + Number(button.dataset['step']));
  if (button?.hasAttribute('data-close')) viewer.close();
  if (button === whole || target instanceof HTMLImageElement) showWhole(whole?.ariaPressed !== 'true');
});
viewer?.addEventListener('keydown', (event) => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step) return;
  event.preventDefault();
  show(current + step);
});
viewer?.addEventListener('close', () => links[current]?.focus());
