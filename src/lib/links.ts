/**
 * Attributes of a link that leaves the site: a new tab that learns nothing about where it came from. Frozen, because
 * Astro writes its scope class into what is spread on an element without a class, and every later link would inherit it.
 */
export const outside = Object.freeze({ target: '_blank', rel: 'noopener noreferrer' } as const);

/** Directions to a postal address in the visitor's maps application. */
export function directionsUrl(address: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
}

/** `(215) 555-0142` as a link that dials. */
export function phoneUrl(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, '')}`;
}

/** Where a text leads that is nothing but a phone number or an e-mail address; undefined for any other. */
export function contactUrl(text: string): string | undefined {
  if (/^\(\d{3}\) \d{3}-\d{4}$/.test(text)) return phoneUrl(text);
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? `mailto:${text}` : undefined;
}
