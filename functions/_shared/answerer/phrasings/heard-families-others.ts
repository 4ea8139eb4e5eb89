import type { Phrasings } from './phrasings.ts';

/** What families asked about the site, the chat and things that nobody has written down, in words that were not known yet. */
export const heardFamiliesOthers: Phrasings = {
  'page/legal/privacy/the-chat': `who reads what i write here | is this ai safe for my child to talk to | do people read our chat | where does my chat go`,
  'page/legal/privacy/what-the-chat-keeps': `how long is the chat kept | is my chat stored | do you keep what i write here`,
  'page/legal/privacy/intro': `do you use trackers for kids | are there trackers on the site | is there tracking on your website
    | do you show ads to children`,
  'page/legal/privacy/your-say': `do you share my number with anyone | do you give my phone number away | is my number passed on to others`,
  'post/site-feedback-poll/pick-one-of-four/choose-a-line-and-press': `can we give feedback on your new website | where can i say what i think of the site
    | how do i rate the new website | feedback about the website`,
  duration: `can the game be shorter for little ones | is there a shorter game for kids | need to be home in two hours from start doable | how long should i park for
    | how many hours do i pay the meter for | how long will the car stand there | is there a short version for small kids`,
  unknown: `do you have a calm corner | what do we do with the baby stroller inside | is there a quiet room to calm down | got any photos of the birthday table
    | can you send me a confirmation again | i did not get a confirmation can you resend it | is someone there who signs | does anyone sign there for the deaf
    | can my carer come in free | is the carer free | does the aide come in free | will you let us look round before deciding | can we have a look around first
    | i am <n> foot <n> will i hit my head | do i have to be reachable while they are in | is there a guest book | are there adults only sessions
    | is there a session for grown ups only | what do hints cost on the board | do hints cost us places on the leaderboard | can you make a reservation for me
    | can you resend the booking mail`,
  compare: `are the clues in writing or pictures | which is the more talky one | which one has more talking | which room has more talking and which more reading`,
  'off-topic': `tell my son he is awesome | say hi to my daughter`,
  'faq/same-day': `is there still a place on <day> at <time> for <n>`,
  'faq/late-arrival': `two cars arriving at different times is that a problem | some of us come a bit later than the others | half of us will be late
    | can one join later when the game has started`,
  'page/legal/cancellation/intro': `if we leave in the middle do we get a refund | do we get money back when we walk out early
    | refund if we stop halfway | what if we give up after <n> minutes money back`,
  reviews: `are there bad reviews`,
};
