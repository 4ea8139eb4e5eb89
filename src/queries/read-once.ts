/** Reads something once for all pages of a build; while somebody writes content, every time. */
export function readOnce<Known>(read: () => Promise<Known>): () => Promise<Known> {
  let known: Promise<Known> | undefined;
  return () => {
    if (import.meta.env.DEV) return read();
    known ??= read();
    return known;
  };
}
