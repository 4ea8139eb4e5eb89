import { trustedPolicy } from '#lib/trusted-policy.ts';

const element = document.createElement('i');
/** Lets a browser read one reference by its name, and nothing else. */
const policy = trustedPolicy('character-references', {
  createHTML: (name: string) => (/^\w+$/.test(name) ? `&${name};` : ''),
});

/**
 * The character behind a name, such as `copy`, or false when there is none: what the reader of Markdown asks for. Its own
 * answer to that is the same, past the site's policy.
 */
export function decodeNamedCharacterReference(name: string): string | false {
  element.innerHTML = policy.createHTML(name);
  const character = element.textContent;
  // Of a name that only begins with one that needs no semicolon, such as `notit`, the rest is left over.
  return character.endsWith(';') && name !== 'semi' ? false : character || false;
}
