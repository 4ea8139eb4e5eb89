import { vi } from 'vitest';

/** Gives this test a browser that remembers nothing yet, and returns what it remembers from now on. */
export function useEmptyStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return kept;
}

/** Gives this test a browser that forbids storage, as private windows and strict settings do. */
export function useForbiddenStorage(): void {
  const forbid = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid });
}
