const block = /\{([^{}]*)\}/g;
const declaration = /(--[\w-]+):\s*([^;]+);/g;

/** Values of the tokens in a style sheet by their names, with those that name another token filled in. */
export function readTokens(css: string): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const [, content = ''] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(block)) {
    for (const [, name = '', value = ''] of content.matchAll(declaration)) tokens.set(name, value.trim());
  }
  for (const [name, value] of tokens) {
    const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    const filled = other === undefined ? undefined : tokens.get(other);
    if (filled !== undefined) tokens.set(name, filled);
  }
  return tokens;
}
