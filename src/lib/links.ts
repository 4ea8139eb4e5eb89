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

/** A stretch of a text. One that is a phone number or an email address has a link that dials or writes. */
export interface Stretch {
  text: string;
  url?: string;
}

/** Cuts a text at its phone numbers, written like `(215) 555-0142`, and its email addresses. */
export function linkContacts(text: string): Stretch[] {
  const contact = /(\(\d{3}\) \d{3}-\d{4}|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;
  return text
    .split(contact) // what the pattern caught stands at the odd places
    .map((part, index) => {
      if (index % 2 === 0) return { text: part };
      return { text: part, url: part.includes('@') ? `mailto:${part}` : phoneUrl(part) };
    })
    .filter((stretch) => stretch.text !== '');
}
