/** One rule of a `_headers` file: which addresses it is for, what it takes off what rules before it said, and what it adds. */
export interface HeaderRule {
  matches: RegExp;
  removed: string[];
  headers: Record<string, string>;
}

/**
 * Reads a `_headers` file of the CDN: a line with an address, where `*` is anything, then indented headers. One with an
 * exclamation mark before its name is taken away.
 */
export function readHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (!line.trim() || line.trimStart().startsWith('#')) continue;
    const header = /^\s+([^:]+):\s*(.*)$/.exec(line);
    const [, removed] = /^\s+! *(\S+)$/.exec(line) ?? [];
    if (removed) rules.at(-1)?.removed.push(removed.toLowerCase());
    else if (!header) {
      const pattern = line.trim().split('*').map(RegExp.escape).join('.*');
      rules.push({ matches: new RegExp(`^${pattern}$`), removed: [], headers: {} });
    } else if (header[1] && rules.at(-1)) {
      rules.at(-1)!.headers[header[1].toLowerCase()] = header[2] ?? '';
    }
  }
  return rules;
}

/** Headers of an address. What two rules both say arrives joined by a comma, as the CDN sends it. */
export function headersOf(rules: HeaderRule[], path: string): Record<string, string> {
  const sent: Record<string, string> = {};
  for (const { removed, headers } of rules.filter(({ matches }) => matches.test(path))) {
    for (const name of removed) delete sent[name];
    for (const [name, value] of Object.entries(headers)) sent[name] = name in sent ? `${sent[name]}, ${value}` : value;
  }
  return sent;
}
