/** The site's typefaces under names of their own, and the fonts that fill in for letters they lack. */
export const brandFonts = { display: '"Brand Display", Georgia, serif', body: '"Brand Body", Arial, sans-serif' };

const families = { gloock: 'Brand Display', hanken: 'Brand Body' };

/**
 * Loads the typefaces whatever it takes. Pages for reading leave a typeface out that is late; a screen on a wall and a
 * picture for sharing are better late than in the wrong letters. Afterwards the whole page is set in them.
 */
export async function loadBrandFonts(): Promise<void> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule);
  const loading = Object.entries(families).map(async ([name, family]) => {
    const rule = faces.find(({ style }) => style.getPropertyValue('font-family').toLowerCase().includes(name));
    if (!rule) return;
    const { style } = rule;
    const weight = style.getPropertyValue('font-weight') || 'normal';
    const face = await new FontFace(family, style.getPropertyValue('src'), { weight, display: 'swap' }).load();
    document.fonts.add(face);
    const usual = getComputedStyle(document.documentElement).getPropertyValue(`--font-${name}`);
    document.documentElement.style.setProperty(`--font-${name}`, `"${family}", ${usual}`);
  });
  await Promise.allSettled(loading);
}
