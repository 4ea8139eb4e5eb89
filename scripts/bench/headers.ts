/** One rule of a `_headers` file: which addresses it is for, and the headers they get. */
export interface HeaderRule {
  matches: RegExp;
  headers: Record<string, string>;
}

/** Reads a `_headers` file of the CDN: a line with an address, where `*` is anything, then indented headers. */
export function readHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (!line.trim() || line.trimStart().startsWith('#')) continue;
    const header = /^\s+([^:]+):\s*(.*)$/.exec(line);
    if (!header) {
      const pattern = line.trim().split('*').map(RegExp.escape).join('.*');
      rules.push({ matches: new RegExp(`^${pattern}$`), headers: {} });
    } else if (header[1] && rules.at(-1)) {
      rules.at(-1)!.headers[header[1].toLowerCase()] = header[2] ?? '';
    }
  }
  return rules;
}

/** Headers of an address; of two rules that set the same one, the later wins. */
export function headersOf(rules: HeaderRule[], path: string): Record<string, string> {
  return Object.assign({}, ...rules.filter(({ matches }) => matches.test(path)).map(({ headers }) => headers));
}
