import { atom, type ReadableAtom } from 'nanostores';

const open = atom(false);
const hash = atom('');

/** True while the Experiences sheet is open. */
export const $experiencesOpen: ReadableAtom<boolean> = open;

/** Hash of the address at the moment the sheet opened, such as `#rooms`. */
export const $hash: ReadableAtom<string> = hash;

/** Opens the sheet. */
export function openExperiences(): void {
  hash.set(location.hash);
  open.set(true);
}

/** Closes the sheet. */
export function closeExperiences(): void {
  open.set(false);
}
