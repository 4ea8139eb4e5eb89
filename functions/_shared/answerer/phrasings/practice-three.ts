import type { Phrasings } from './phrasings.ts';

/** What offices, gift buyers, bargain hunters, applicants, neighbors and people in a hurry type, tried out round by round. */
export const practiceThree: Phrasings = {
  careers: `need people at your place | any openings at the moment | looking for work got anything`,
  'corporate-invoice': `need a w9 for our accounting department | accounting needs your w9 | can you fill in our vendor form | we have to set you up as a vendor | vendor setup paperwork
    | need your tax id for accounts payable | accounts payable wants a w nine | can we be billed net thirty | bill it to the company | pay by purchase order | do you accept purchase orders
    | ap department needs an invoice from you`,
  'gift-expiry': `is a voucher from <day> still good | got a voucher years ago is it still valid | my aunt sent me a voucher in <day> is it still good
    | found an old gift card in a drawer does it still work | voucher is <n> years old can i use it | does an old certificate still count | my card is from before the pandemic
    | how old can a gift card be | still good after all these years | gift certificate from last christmas still ok | will my voucher run out`,
  'large-group': `team of <n> <day> at <time> possible | <n> of us from the office at <time> can that work | department of <n> people all at once | offsite for <n> people how would that work
    | quarterly outing for <n> how does it go`,
  reviews: `how do i know the reviews are not fake | are those reviews real | did you pay for those five star reviews | who writes those reviews | your ratings look too good to be true
    | can i trust the reviews | are the testimonials made up | how many real reviews do you have`,
  seating: `coworker has a cast on her leg | somebody with a broken leg is coming along | he has a boot on his foot after surgery | sprained ankle can i still play
    | she is on crutches will she be ok | just had knee surgery can i sit during the game | cannot stand for an hour | can i play with a broken foot`,
  unknown: `i am <age> can i apply for a job | minimum age to work for you | how old do i have to be to work there | do you hire high schoolers | can a <age> work as a game master
    | do i have to be 18 to work with you | do you need a background check for the job | do you hire minors | is there a summer job for teenagers | working papers for a minor
    | i write a blog could i play for free | can i come for free in exchange for a review | do you do press visits | i am an influencer can we collaborate | free tickets for bloggers
    | do you offer media passes | collab with content creators | we have <n> followers want a collab | sponsor my video | press kit and photos for an article
    | can i interview the owner for my podcast | comp tickets for journalists | i live across the street and hear an alarm at night | your music is loud i am your neighbor
    | the sign outside shines into my bedroom | your customers smoke under my window | delivery truck of yours blocks my driveway | noise complaint from next door
    | i live above you and hear screaming | who owns the building | trash cans of yours on the sidewalk | what is that banging every night from your building
    | we never received our team photo | can i get the photo from last saturdays game | where do we find our picture from <day> | can you resend our group picture
    | lost the email with our photo | how do we get the team photo afterwards | is the photo emailed | do you print the picture | does the photo cost extra to download`,
};
