/** The two sizes of screen that accessibility is checked at. */
export const sizes = [
  { size: 'phone', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  { size: 'desktop', viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false },
] as const;
