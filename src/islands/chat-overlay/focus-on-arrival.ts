/** As a `ref`: gives an element the focus when it comes onto the page. */
export function focusOnArrival(element: HTMLElement | null): void {
  element?.focus();
}
