/** The test function of every browser test: it also fails a test when anything went wrong that no visitor should meet. */
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { backendUrl, siteUrl } from './addresses.ts';
import { shareClock } from './clock.ts';

export { expect, type Locator, type Page } from '@playwright/test';

/** What went wrong on the pages of a test, one line each. */
export interface Incidents {
  list: string[];
  /** Takes the incidents that the test brought about on purpose off the list. */
  take(pattern: RegExp): string[];
}

const violation = 'Content security policy broken:';
/** Chromium's remark when a page it fades into, such as a bare picture, does not take part in the fading. */
const browsersOwn = /^Transition was (aborted|skipped)/;
const homely = [siteUrl, backendUrl, 'data:', 'blob:', 'about:', 'chrome-extension:'];

async function watch(context: BrowserContext): Promise<Incidents> {
  const list: string[] = [];
  context.on('weberror', (thrown) => {
    const { message, stack } = thrown.error();
    if (!browsersOwn.test(message)) list.push(`Error thrown: ${stack || message}`);
  });
  context.on('console', (message) => {
    if (message.text().startsWith(violation)) list.push(message.text());
  });
  context.on('request', (request) => {
    if (!request.isNavigationRequest() && !homely.some((start) => request.url().startsWith(start)))
      list.push(`Request to ${request.url()}`);
  });
  await context.addInitScript((words) => {
    // A clock that a test stops hides what the browser itself says of what it loaded.
    const noteFailure = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement && target.src.includes('/_astro/page.'))
        Object.assign(window, { hasNoPageScript: true });
    };
    addEventListener('error', noteFailure, true);
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(words, event.effectiveDirective, event.blockedURI, event.sourceFile, event.sample);
    });
  }, violation);
  return {
    list,
    take: (pattern) => {
      const taken = list.filter((line) => pattern.test(line));
      for (const line of taken) list.splice(list.indexOf(line), 1);
      return taken;
    },
  };
}

/**
 * Waits until the scripts of a long page, which come after its first frame, are there or known not to come. A test presses
 * a button within milliseconds of the page's load, as no visitor can.
 */
export const untilScripted = (page: Page) =>
  page.waitForFunction(() => {
    const isLong = [...document.scripts].some(({ text }) => text.includes('/_astro/page.'));
    return !isLong || 'hasNoPageScript' in window || customElements.get('astro-island') !== undefined;
  });

/**
 * Playwright's `test` with a watchman: no thrown error, no broken content security policy, no request to
 * anybody else. Its pages have the clock of tests/support/clock.ts.
 */
export const test = base.extend<{ incidents: Incidents }>({
  page: async ({ page, javaScriptEnabled }, use) => {
    // A browser without a window takes its mouse to lie in the corner of the first page it shows, over the announcement.
    await page.goto(`${siteUrl}/version.json`);
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (javaScriptEnabled && options?.waitUntil !== 'commit') await untilScripted(page);
      return response;
    };
    await use(page);
  },
  incidents: [
    async ({ context }, use) => {
      await shareClock(context);
      const incidents = await watch(context);
      await use(incidents);
      base.expect(incidents.list, 'nothing goes wrong on the pages').toEqual([]);
    },
    { auto: true },
  ],
});
