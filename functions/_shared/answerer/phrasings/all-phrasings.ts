import { accessPhrasings } from './access.ts';
import { bookingPhrasings } from './booking.ts';
import { changePhrasings } from './changes.ts';
import { directionPhrasings } from './directions.ts';
import { groupSizePhrasings } from './group-sizes.ts';
import { houseRulePhrasings } from './house-rules.ts';
import { legalPhrasings } from './legal.ts';
import { careerPhrasings } from './careers.ts';
import { corporatePhrasings } from './corporate.ts';
import { datePhrasings } from './dates.ts';
import { experiencePhrasings } from './experience.ts';
import { giftPhrasings } from './gifts.ts';
import { partyPhrasings } from './parties.ts';
import type { Phrasings } from './phrasings.ts';
import { reviewPhrasings } from './reviews.ts';
import { pricePhrasings } from './prices.ts';
import { roomPhrasings } from './rooms.ts';
import { storyPhrasings } from './stories.ts';
import { talkPhrasings } from './talk.ts';
import { visitPhrasings } from './visit.ts';

/** Every known way to ask, by the key of the subject or passage that answers. */
export const allPhrasings: Phrasings = {
  ...bookingPhrasings,
  ...groupSizePhrasings,
  ...pricePhrasings,
  ...changePhrasings,
  ...visitPhrasings,
  ...directionPhrasings,
  ...houseRulePhrasings,
  ...legalPhrasings,
  ...roomPhrasings,
  ...experiencePhrasings,
  ...accessPhrasings,
  ...storyPhrasings,
  ...partyPhrasings,
  ...datePhrasings,
  ...corporatePhrasings,
  ...giftPhrasings,
  ...careerPhrasings,
  ...reviewPhrasings,
  ...talkPhrasings,
};
