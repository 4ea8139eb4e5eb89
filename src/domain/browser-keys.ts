/** Names under which the site remembers things in this browser (localStorage unless said). The legal page lists them. */

/** Holds `accepted` once the visitor accepted the cookie notice. */
export const cookieConsentKey = 'cookie_consent';

/** Holds `true` once the promo banner of this post was closed. */
export const promoDismissedKey = (postId: number | string) => `promo_dismissed_${postId}`;

/** Holds the random identifier of this browser's chat. */
export const chatSessionKey = 'chat_session_id';

/** Holds the running conversation, in sessionStorage: it belongs to one tab and is forgotten after a day. */
export const chatConversationKey = 'chat_conversation';

/** Holds this browser's vote in a poll: a random number, the answer, and whether it is counted. */
export const pollVoteKey = (poll: string) => `poll_${poll}`;

/** Staff pages: holds the session of the person who signed in on this browser, until they sign out. */
export const staffSessionKey = 'staff_session';

/** Staff pages: holds times that were typed in and not sent yet. */
export const entryQueueKey = 'entry_queue';

/** Staff pages: holds the room that was chosen last at this counter. */
export const lastRoomKey = 'last_room';

/** Screen in the lobby: holds the last boards it could read, to show them when it starts without a connection. */
export const tvBoardsKey = 'leaderboard_tv_boards';

/** Screen in the lobby: holds the build of the site that it loaded itself for. */
export const tvVersionKey = 'leaderboard_tv_version';

/** Screen in the lobby: says, for one start, that the page loaded itself and nobody opened it. */
export const tvOwnReloadKey = 'leaderboard_tv_own_reload';
