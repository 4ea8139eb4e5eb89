/** Names under which the site remembers things in this browser (localStorage). The legal page lists them. */

/** Holds `accepted` once the visitor accepted the cookie notice. */
export const cookieConsentKey = 'cookie_consent';

/** Holds `true` once the promo banner of this post was closed. */
export const promoDismissedKey = (postId: number | string) => `promo_dismissed_${postId}`;
