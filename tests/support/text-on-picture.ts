/** Reads off the screen how well words can be read that stand on a picture. */
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { contrast } from '#domain/contrast.ts';

/** A line of text as it stands on the page: what it says, in which color, and where, in pixels from the corner of all the words. */
interface Line {
  words: string;
  color: string;
  isLarge: boolean;
  box: { left: number; top: number; width: number; height: number };
}

const hex = (channels: readonly number[]) =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** Lines of text that stand on the picture itself, not on a button or a label. */
async function linesOf(words: Locator): Promise<Line[]> {
  const lines = await words.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const corner = root.getBoundingClientRect();
    const found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || element.closest('.button:not(.button-quiet), .status')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { color, fontSize } = getComputedStyle(element);
      for (const { left, top, width, height } of range.getClientRects()) {
        const box = { left: left - corner.left, top: top - corner.top, width, height };
        found.push({ words: text, color, isLarge: Number.parseFloat(fontSize) >= 24, box });
      }
    }
    return found;
  });
  return lines.map((line) => ({ ...line, color: hex((line.color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)) }));
}

/** Where the lines stand, and a picture on which they stand just there: nothing moved while it was taken. */
async function atRest(words: Locator): Promise<{ lines: Line[]; picture: Buffer }> {
  const lines = await linesOf(words);
  const picture = await words.screenshot({ scale: 'css' });
  return JSON.stringify(await linesOf(words)) === JSON.stringify(lines) ? { lines, picture } : atRest(words);
}

/** Takes words off a picture and brings them back. What floats over the page is no part of the picture and goes as well. */
function hideWords(root: Element, isHidden: boolean): void {
  const set = ({ style }: HTMLElement, name: string, value: string) =>
    isHidden ? style.setProperty(name, value) : style.removeProperty(name);
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    set(element, 'transition', 'none');
    if (!element.matches('.button:not(.button-quiet), .status')) set(element, 'color', 'transparent');
  }
  for (const element of document.querySelectorAll<HTMLElement>('.mobile-bar, .chat-corner, cookie-slot')) {
    set(element, 'display', 'none');
  }
}

/**
 * Lines that have less contrast than WCAG 2.2 AA asks for against the brightest pixels behind them (two in a thousand may
 * be brighter: stars, rain). Takes the words off the screen for a moment to see what is behind.
 */
export async function illegibleLines(words: Locator): Promise<string[]> {
  const page = words.page();
  await page.evaluate(() => document.fonts.ready);
  const colors = (await linesOf(words)).map(({ color }) => color);
  await words.evaluate(hideWords, true);
  const { lines, picture } = await atRest(words);
  await words.evaluate(hideWords, false);
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return lines.flatMap(({ words: text, isLarge, box }, index) => {
    const color = colors[index] ?? '#ffffff';
    const behind: number[][] = [];
    for (let y = Math.floor(box.top); y < Math.min(box.top + box.height, info.height); y += 1) {
      for (let x = Math.floor(box.left); x < Math.min(box.left + box.width, info.width); x += 1) {
        behind.push([...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]);
      }
    }
    const ratios = behind.map((pixel) => contrast(hex(pixel), color)).sort((one, other) => one - other);
    const worst = ratios[Math.floor(ratios.length * 0.002)] ?? 0;
    const needed = isLarge ? 3 : 4.5;
    return worst >= needed ? [] : [`“${text}” has ${worst.toFixed(2)} of ${needed}`];
  });
}
