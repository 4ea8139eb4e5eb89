import Slugger from 'github-slugger';

/** What somebody who wrote something else as part of an address probably wants: lower-case words joined by hyphens. */
export function proposedSlug(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[_./]+/g, ' ');
  return new Slugger()
    .slug(plain)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
