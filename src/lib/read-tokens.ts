const block = /([^{}]*)\{([^{}]*)\}/g;
const declaration = /(--[\w-]+):\s*([^;]+);/g;

/**
 * Values of the tokens in a style sheet by their names, with those that name another token filled in. A palette is the
 * slug of a room, whose values win over those of the house.
 */
export function readTokens(css: string, palette?: string): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const [, selector = '', content = ''] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(block)) {
    const room = /\[data-tint='([^']+)'\]/.exec(selector)?.[1];
    if (room !== undefined && room !== palette) continue;
    for (const [, name = '', value = ''] of content.matchAll(declaration)) tokens.set(name, value.trim());
  }
  for (const [name, value] of tokens) {
    const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    const filled = other === undefined ? undefined : tokens.get(other);
    if (filled !== undefined) tokens.set(name, filled);
  }
  return tokens;
}
