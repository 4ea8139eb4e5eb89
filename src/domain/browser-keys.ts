/** Names under which the site remembers things in this browser (localStorage unless said). The legal page lists them. */

/** Holds `accepted` once the visitor accepted the cookie notice. */
export const cookieConsentKey = 'cookie_consent';

/** Holds `true` once the promo banner of this post was closed. */
export const promoDismissedKey = (postId: number | string) => `promo_dismissed_${postId}`;

/** Holds the random identifier of this browser's chat. */
export const chatSessionKey = 'chat_session_id';

/** Holds the running conversation, in sessionStorage: it belongs to one tab and is forgotten after a day. */
export const chatConversationKey = 'chat_conversation';
