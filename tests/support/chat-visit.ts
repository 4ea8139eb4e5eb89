/** A browser tab without a page, for the stores of the chat. */
import { vi } from 'vitest';

/** What a tab keeps: `forever` is localStorage, `tab` is sessionStorage. */
export interface TabMemory {
  forever: Map<string, string>;
  tab: Map<string, string>;
}

const storage = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});

/** Opens a page in a tab: `memory` is what it kept from the page before. Returns the memory and a way to leave. */
export function openTab({ memory, path = '/gift-cards' }: { memory?: TabMemory; path?: string } = {}) {
  const kept = memory ?? { forever: new Map<string, string>(), tab: new Map<string, string>() };
  const leaving: (() => void)[] = [];
  vi.resetModules();
  vi.stubGlobal('localStorage', storage(kept.forever));
  vi.stubGlobal('sessionStorage', storage(kept.tab));
  vi.stubGlobal('location', { pathname: path });
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => {
    if (name === 'pagehide') leaving.push(listener);
  });
  return { memory: kept, leave: () => leaving.forEach((listener) => listener()) };
}

/** Gives a tab whose browser forbids storage. */
export function openForbiddenTab(): void {
  const forbid = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  openTab();
  for (const name of ['localStorage', 'sessionStorage']) {
    vi.stubGlobal(name, { getItem: forbid, setItem: forbid, removeItem: forbid });
  }
}
