import { useEffect, useRef, type RefObject } from 'react';

/**
 * When what had the focus leaves the page (a row that was deleted, a message that was answered, a dialog), the browser
 * forgets where somebody was. This puts the focus on the first element of the region that matches one of `places`, in their
 * order, so that the next key goes on from there.
 */
export function useKeptFocus<Kind extends HTMLElement>(places: readonly string[]): RefObject<Kind | null> {
  const region = useRef<Kind>(null);
  useEffect(() => {
    const inside = region.current;
    if (!inside) return undefined;
    let last: Element | null = null;
    const note = () => void (last = document.activeElement);
    const keep = () => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      for (const place of places) {
        const element = inside.querySelector<HTMLElement>(place);
        if (element) return element.focus();
      }
    };
    const watch = new MutationObserver(keep);
    watch.observe(inside, { childList: true, subtree: true });
    inside.addEventListener('focusin', note);
    return () => {
      watch.disconnect();
      inside.removeEventListener('focusin', note);
    };
  }, [places]);
  return region;
}
