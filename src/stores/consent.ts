import { atom, type ReadableAtom } from 'nanostores';
import { cookieConsentKey } from '#domain/browser-keys.ts';
import { remember } from './storage.ts';

/** `asking`: the notice is up. `saved`: accepted, confirmation is up. `closed`: nothing is shown. */
export type CookieNoticeState = 'asking' | 'saved' | 'closed';

/** How long the confirmation stays, in milliseconds. */
const confirmationTime = 6000;

const notice = atom<CookieNoticeState>('asking');

/** What the cookie notice shows. */
export const $cookieNotice: ReadableAtom<CookieNoticeState> = notice;

/** Stores the consent and shows the confirmation for a while. */
export function acceptCookies(): void {
  remember(cookieConsentKey, 'accepted');
  notice.set('saved');
  setTimeout(closeCookieNotice, confirmationTime);
}

/** Hides the notice without storing anything. */
export function closeCookieNotice(): void {
  notice.set('closed');
}
