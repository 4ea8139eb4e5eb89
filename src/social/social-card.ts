import type { Focus } from '#domain/focus.ts';

/** What the picture of one page shows when somebody shares a link to it. */
export interface SocialCard {
  /** Page it belongs to, such as `/rooms/the-vault`. */
  path: string;
  /** Small line above the title. */
  eyebrow: string;
  /** The largest words of the picture. */
  title: string;
  /** Short fact in the lower right corner. */
  note: string;
  /** Name of the venue, set beside its mark. */
  venue: string;
  /** File of the picture behind the words. */
  picture: string;
  /** The point of the picture that stays in view; its middle when absent. */
  focus?: Focus | undefined;
  /** Address of a round picture in the upper right corner, such as a team's own, at the venue's backend. */
  logo?: string | undefined;
  /** True for something that is over: the picture loses most of its color, like the card of a retired room. */
  faded: boolean;
}

/** Size of every social picture in pixels, as `og:image:width` and `og:image:height` say. */
export const socialPictureSize = { width: 1200, height: 630 } as const;
