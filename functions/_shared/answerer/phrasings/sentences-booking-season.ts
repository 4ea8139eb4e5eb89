import type { Phrasings } from './phrasings.ts';

/** What people say, imply and ask next about the posts on the holiday season, pairs and families. */
export const seasonSentences: Phrasings = {
  'post/holiday-season-gifts-and-group-nights/start/between-the-first-night-you': `what is there to do in philly when it is dark early | something for gray november days
    | ideas for cold months | when does your winter guide end | is there a guide to the dark months | indoor idea for a freezing night
    | what do we do with all the relatives besides dinner`,
  'post/holiday-season-gifts-and-group-nights/a-trick-for-giving-it-in-person/print-the-e-mail-fold-it': `how can i hand it over in a fun way | an idea to make the card a puzzle
    | lock the card in a box | hide the key in the house | make an escape room at home for the card | playful way to hand over a voucher | how do i wrap a mail`,
  'post/holiday-season-gifts-and-group-nights/group-nights-from-the-quiet-to-the-loud/thai-prison-takes-up-to': `twenty of us under one roof at the same time
    | can eighteen cousins all be in at once this winter | how many of the family can be in at the same moment over the holidays
    | what if we are more than twenty on a winter night`,
  'post/holiday-season-gifts-and-group-nights/what-to-book-early/here-is-the-order-in': `in what order does your winter fill | which winter days go first
    | which days are gone first every year | when do long <day> in january go | are the long <day> in february taken fast | what sells out first in winter`,
  'post/holiday-season-gifts-and-group-nights/what-to-book-early/fridays-and-saturdays-in-december': `do office parties take both rooms on fridays | is a december friday hopeless
    | saturdays in december any hope | is december crazy | who takes all the december fridays | when do companies grab everything | <day> party season how bad
    | are december <day> mad`,
  'post/holiday-season-gifts-and-group-nights/what-to-book-early/the-days-between-christmas-and': `is the week with the cousins busy
    | how full are the days after <day> till new year | is it packed between the years | twenty seventh to thirtieth of december crowded
    | does everyone come between <day> <day> | the dead week in december is it busy`,
  'post/holiday-season-gifts-and-group-nights/what-to-book-early/the-week-of-valentines-day': `<day> falls on a sunday what do couples do
    | do pairs get in on <day> when it is a sunday`,
  'post/holiday-season-gifts-and-group-nights/what-to-book-early/two-weeks-ahead-is-comfortable': `how many weeks for the holidays | is a fortnight ahead ok in december
    | a month ahead for two rooms in winter | how soon for new year week | is three weeks soon enough for all of us at <day> | when should i lock in the cousins week
    | are ten days enough before <day> | in winter how long ahead`,
  'post/holiday-season-gifts-and-group-nights/what-to-book-early/late-already-weeknights-rescue-people': `i am late with planning december | it is mid december and i have nothing
    | everything in december is gone what now | did i wake up too late for a <day> outing | which evenings are still to be had late in the season | do <day> have room in december
    | saved by a tuesday in december`,
  'post/holiday-season-gifts-and-group-nights/how-the-evening-goes/arrive-minutes-before-your-time': `how does a winter group night go | what is the run of a group night
    | when do we eat on a group night | in which order does the evening go for our bunch | how long is a group night all in all`,
  'post/office-holiday-party-field-guide/when-to-book/december-evenings-go-first-on': `which december night is easiest for the office | is a monday in december quieter
    | do thursdays go first in december | when is it calm for a team in december | monday or tuesday in december for the staff do`,
  'post/office-holiday-party-field-guide/when-to-book/numbers-shift-you-can-change': `people at work never answer how many do i book | half the office says maybe
    | should i book for the ones who said yes | can i add coworkers later to the december booking`,
  'post/office-holiday-party-field-guide/what-it-costs/tickets-are-a-person-that': `what is the office party for eight in dollars | what does it come to for twelve from work
    | sum for an office party of twelve`,
  'post/vr-experience-coming-soon/early-registration-costs-less/early-registration': `how do i get the fifteen percent off the headset game | early bird for the headset game
    | put me down early for the headset game | is there a head start list for the new thing | what subject line do i write for the list | sign me up for the headset discount
    | does the fifteen percent need a deposit`,
  'post/two-players-one-lantern/what-pairs-should-know/each-so-for-the-evenings': `two tickets on a <day> come to what | cost of the hardest conversation of the evening`,
  'post/two-players-one-lantern/what-pairs-should-know/monday-to-thursday-friday-to': `which evenings are for pairs alone`,
  'post/two-players-one-lantern/what-pairs-should-know/come-minutes-early-play-for': `when do we get to dinner if we play first as a pair | how long till dinner for the two of us
    | from coat off to noodles how long`,
  'post/family-guide-to-escape-rooms/the-short-version/a-person-before-tax-so': `what does a family of four leave with you | mom dad and two kids in dollars
    | family of four sum before tax`,
  adults: `does the supervising parent pay too | is a parent in the room a player with a ticket | do grown ups in there need tickets | mom pays as well or not`,
  'post/family-guide-to-escape-rooms/ready-when-you-are/pick-a-time-on-our': `kindest hour for small children | which hour is good with little kids
    | best time of day for a family with small ones | is noon good for small kids on <day> | when should we come with tired little ones`,
  neighborhood: `how far from city hall on foot | is it a hike from center city | from the art museum how long | are you near the parkway museums | is logan square close
    | is it walkable from our hotel by city hall | a bike ride from the museums | from my office downtown on foot`,
};
