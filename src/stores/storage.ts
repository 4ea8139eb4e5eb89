/** Writes to localStorage; a browser that forbids it forgets, and nothing breaks. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows and blocked storage: the choice holds for this page only.
  }
}
