import { atom, type ReadableAtom } from 'nanostores';
import { promoDismissedKey } from '#domain/browser-keys.ts';
import { remember } from './storage.ts';

const dismissed = atom(false);

/** True once the visitor closed the promo banner of this page. */
export const $promoDismissed: ReadableAtom<boolean> = dismissed;

/** Closes the banner and remembers it for this post. */
export function dismissPromo(postId: number): void {
  remember(promoDismissedKey(postId), 'true');
  dismissed.set(true);
}
