import { useEffect, useRef, type RefObject } from 'react';

/**
 * Gives the focus to an element when it appears, because what was pressed to get there is gone. It returns the reference
 * to put on the element; headings and paragraphs need `tabIndex={-1}` too.
 */
export function useFocus<Kind extends HTMLElement>(): RefObject<Kind | null> {
  const place = useRef<Kind>(null);
  useEffect(() => place.current?.focus(), []);
  return place;
}
