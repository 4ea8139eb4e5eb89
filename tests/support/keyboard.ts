/** A visitor who has a keyboard and nothing else. */
import type { Page } from '@playwright/test';

/** Where the Tab key stopped. */
export interface Stop {
  name: string;
  href: string | null;
  /** True when an outline of at least two pixels shows the focus, on the element or on the card around it. */
  hasMark: boolean;
  /** Anything else that is drawn on top of its middle, such as the header or the cookie notice. */
  coveredBy: string | null;
  isOnScreen: boolean;
  /** False once the focus has left the page for the browser's own bars. */
  isOnPage: boolean;
  /** True inside the header, the bar of a phone and other parts that stay while the page scrolls. */
  isFixed: boolean;
  pageTop: number;
}

/** Presses Tab and waits until where it stopped stands still: the browser has scrolled, and what glides into view is there. */
export async function tab(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.evaluate(async () => {
    const place = () => {
      const { top = 0, left = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
      return `${top} ${left}`;
    };
    // By the clock: what follows the scrolling of the page is at rest when the page is.
    const isGliding = () =>
      document.getAnimations().some(({ effect, playState, timeline }) => {
        const moved = effect instanceof KeyframeEffect ? effect.target : null;
        const isByTheClock = timeline === document.timeline && effect?.getTiming().iterations === 1;
        return isByTheClock && playState === 'running' && moved?.contains(document.activeElement);
      });
    const drawn = () => new Promise((done) => requestAnimationFrame(done));
    for (let still = 0, before = place(); still < 2 || isGliding(); before = place()) {
      await drawn();
      still = place() === before ? still + 1 : 0;
    }
  });
}

/** What has the focus. */
export function focused(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { left, top, width, height } = element.getBoundingClientRect();
    const marked = (each: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const around = [element, element.closest('li'), element.closest('summary')].filter((each) => each !== null);
    const [x, y] = [left + width / 2, top + height / 2];
    const isOnScreen = x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
    const top3 = document.elementFromPoint(x, y);
    const isSame =
      top3 !== null && (element.contains(top3) || top3.contains(element) || around.some((each) => each.contains(top3)));
    let isFixed = false;
    for (let each: Element | null = element; each; each = each.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) isFixed = true;
    }
    return {
      name: (element.getAttribute('aria-label') ?? element.innerText ?? element.tagName).trim().replace(/\s+/g, ' '),
      href: element instanceof HTMLAnchorElement ? element.href : null,
      hasMark: around.some(marked) || element instanceof HTMLMediaElement, // its controls are the browser's own
      coveredBy: isOnScreen && !isSame ? `${top3?.tagName.toLowerCase()}.${top3?.className}` : null,
      isOnScreen,
      isOnPage: element !== document.body && document.hasFocus(),
      isFixed,
      pageTop: top + scrollY,
    };
  });
}

/** Presses Tab from the address bar through the whole page and returns every stop. */
export async function tabThrough(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < 250; presses++) {
    await tab(page);
    const stop = await focused(page);
    if (!stop.isOnPage) return stops;
    stops.push(stop);
  }
  throw new Error('The Tab key never comes to the end of the page.');
}
