/*
 * On a slow line the typefaces come after the first paint, and a browser that is to move no line keeps the stand-ins up to the next
 * page. Here the page changes over as soon as they have come, and whatever is in view stays where it is: a text that would have
 * other lines is set a hair tighter, or narrower. Where that is not enough, the page waits for the end of the next scrolling, when
 * something else is in view (decision 041). `await-typefaces.ts`
 * fetches this.
 */
const root = document.documentElement;
/** Tokens of the typefaces, in the order of the links that fetch them. */
const names = ['--font-display', '--font-body'];
/** Heights and places in two faces differ by less, the rounding of a pixel, unless lines break elsewhere. */
const line = 3;

const familiesOf = (name) => getComputedStyle(root).getPropertyValue(name);
const topOf = (element) => element.getBoundingClientRect().top;

/** How high an element is and how low its parts are: another number when a line breaks elsewhere. */
const shapeOf = (element) =>
  [...element.children].reduce(
    (sum, part) => sum + topOf(part) - topOf(element),
    element.getBoundingClientRect().height,
  );

/** True when the page is drawn in the typefaces: they were there for the first paint. */
function areDrawn() {
  const paper = document.createElement('canvas').getContext('2d');
  const widthIn = (families) => {
    paper.font = `9px ${families}`;
    return paper.measureText('iiii').width;
  };
  return names.every((name) => widthIn(`${familiesOf(name).split(',')[0]},monospace`) !== widthIn('monospace'));
}

/** Gives an element the shape again that it had in the stand-ins, if it can. */
function fit(element, shape) {
  const { style } = element;
  const excess = () => shapeOf(element) - shape;
  const { letterSpacing, paddingInlineEnd } = getComputedStyle(element);
  const tighter = (step) =>
    (style.letterSpacing = `calc(${Number.parseFloat(letterSpacing) || 0}px - ${step / 400}em)`);
  const narrower = (step) => (style.paddingInlineEnd = `calc(${paddingInlineEnd} + ${step * 1.5}%)`);
  for (const change of excess() > 0 ? [tighter, narrower] : [narrower, tighter]) {
    for (let step = 1; step < 9; step += 1) {
      if (Math.abs(excess()) < line) return;
      change(step);
    }
    style.letterSpacing = style.paddingInlineEnd = '';
  }
}

function changeOver() {
  if (areDrawn()) return;
  // What lies within comes first: what is around it has its shape again once that has.
  const inside = [...document.body.querySelectorAll('*')].toReversed();
  const seen = inside.flatMap((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && top < innerHeight
      ? [{ element, top, isWhole: bottom <= innerHeight, shape: shapeOf(element) }]
      : [];
  });
  for (const [index, name] of names.entries()) root.style.setProperty(name, `late${index},${familiesOf(name)}`);
  for (const { element, shape, isWhole } of seen) if (isWhole) fit(element, shape);
  const moves = seen.map(({ element, top }) => topOf(element) - top);
  const above = moves[seen.findIndex(({ element }) => element.matches('main *'))] ?? 0;
  // At the top of the page there is nothing to scroll back to, so that nothing may move at all.
  const canScroll = scrollY > 0 && scrollY + above >= 0;
  if (moves.every((move) => Math.abs(move) < line || (canScroll && Math.abs(move - above) < line))) {
    // Not every browser holds on to what is read while something above it grows.
    scrollBy({ top: above, behavior: 'instant' });
    return;
  }
  for (const name of names) root.style.removeProperty(name);
  for (const { element } of seen) element.style.letterSpacing = element.style.paddingInlineEnd = '';
  addEventListener('scrollend', changeOver, { once: true });
}

if (!areDrawn()) {
  const links = [...document.querySelectorAll('link[as=font]')];
  const come = links.map(async ({ href }, index) => {
    document.fonts.add(await new FontFace(`late${index}`, `url(${href})`, { weight: '400 700' }).load());
  });
  Promise.all(come).then(changeOver, () => {});
}
