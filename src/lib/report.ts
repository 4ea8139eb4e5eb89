/** Tells whoever looks at the browser's console what failed; visitors are told in the page, if at all. */
export function report(what: string, reason: unknown): void {
  // oxlint-disable-next-line no-console
  console.error(`${what}:`, reason);
}
