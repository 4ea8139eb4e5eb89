/** Tells which typefaces a page is really drawn in. */
import type { Page } from '@playwright/test';

/** Names inside the two files of `src/assets/fonts`. */
const own = new Set(['Gloock', 'Hanken Grotesk']);
const written = 'body :is(h1, h2, h3, p, li, dt, dd, th, td, figcaption, a, button, span, strong)';

/** Elements whose words are drawn, for the greater part, in a face that is not the site's; a star or a foreign letter may be. */
export async function inStandIns(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: written });
  const found = await Promise.all(
    nodeIds.map(async (nodeId) => {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      const glyphs = (some: typeof fonts) => some.reduce((sum, { glyphCount }) => sum + glyphCount, 0);
      const others = fonts.filter(({ familyName }) => !own.has(familyName));
      if (glyphs(others) * 2 <= glyphs(fonts)) return [];
      const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId });
      if (!/[a-z\d]/i.test(outerHTML.replaceAll(/<[^>]*>/g, ''))) return [];
      return [`${others[0]?.familyName}: ${outerHTML.slice(0, 80)}`];
    }),
  );
  await session.detach();
  return found.flat();
}
