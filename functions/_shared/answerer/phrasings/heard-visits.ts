import type { Phrasings } from './phrasings.ts';

/** What strangers asked about parties, children, the visit, prices and gifts, in words that the other lists did not have. */
export const heardVisits: Phrasings = {
  'page/birthday-parties/what-you-get/a-table-in-the-lobby': `in which room is the cake table | where is the birthday table | where do we put the cake until the game is over
    | do we get a party room for the cake | is there a place for presents | can we bring the cake earlier in the day | is there a fridge place or table for our cake
    | where do the kids sit for cake | can we decorate the table | do we sit somewhere of our own after the game | can people join only for the cake bit
    | is a relative welcome at the table who does not play | aunts and uncles for the song and cake only`,
  'page/birthday-parties/what-you-get/a-host-from-hello-to': `is the host with the kids all the time | do we get somebody to lead the party | is there an entertainer for the kids
    | is someone watching if the kids fight | who keeps order at the party | does a staff member look after the birthday group | is there an extra fee for the host at the party
    | host included in the party price | do i have to run the party myself | who explains the rules to the children | how much help do we get from the team at the party`,
  'page/birthday-parties/how-it-splits/the-big-party': `how do the two waves work | how does the 24 party work with the rooms | how many rooms is the big party
    | how long is the party with two waves in total | does the second half wait | what do the other kids do while the first half plays
    | are the kids supervised while they wait for wave two | who is with the kids who are not playing yet | do both waves eat at the same time | why two waves | do the kids swap
    | how long are 24 kids with you`,
  'page/birthday-parties/how-it-splits/the-middle-party': `how many rooms does the 16 party use | one room or two for sixteen kids
    | can two teams of kids play the same room one after the other | some of the 16 are too young for jack | both teams in the prison for the party possible
    | do the 16 play at the same time | who decides which kid is in which team | fifteen girls in both rooms | can best friends stay together when you split them
    | is <n> kids one room or two`,
  'page/birthday-parties/what-you-get/the-room-or-rooms-to': `is the whole place ours for the party | are there other guests during our party
    | do we share the rooms with other kids at the party | exclusive use for a birthday`,
  'page/birthday-parties/schedule/cake-song-presents': `do you clean up afterwards | do we have to leave straight after the cake | can we stay a bit after the game for cake
    | who wipes the table | do we have to take our rubbish home | how do the cake and presents work | do we sing at the table | time for presents after the game | must we tidy up
    | crumbs everywhere who cleans`,
  'birthday-schedule': `cake before or after the game | do we eat first or play first | is the cake at the end | walk me through a party | what happens when at the birthday
    | order of things at the party | what is the plan of the party | when should parents pick up from the party | what time can i tell the parents to collect`,
  'birthday-parents': `can i stay in the lobby while they play | do i have to be there at all for the party | may i drop the kids and go for coffee
    | can i leave the kids and come back | is one parent enough to stay`,
  'page/birthday-parties/ages/from-up-they-may-play': `do parents get a seat while teens play | where are the grown ups during the game | can i hear them from the lobby
    | a chair in the lobby for mums | is there coffee for waiting parents at the party`,
  'birthday-price': `how much is the package per child | how much each if <n> kids split the small package | what is the party per head | price per kid at the birthday
    | party cost for <n> kids | what would a party for <n> come to | sweet 16 with friends what does it cost | quinceanera price | bat mitzvah group price
    | what are the package sizes | <n> kids and no adults what is the party price | what is the price for my daughter's party with <n> friends
    | can you make it <n> for a birthday and what is that | and with the party package | difference between a party and a normal booking in price
    | what does the small package cost | the 399 package what is that per kid | the small package divided by the kids`,
  'birthday-included': `what is the difference between a party and a normal booking | why take the party and not just tickets | party package or regular tickets what is better
    | what does a package have that tickets do not | what more do we get with a birthday | is the party just a game plus table`,
  'birthday-extra': `how many kids for 25 bucks | what do the 25 dollars cover | are the 25 for one kid or for all the extra ones | can the extra kids be adults
    | is the extra group for grown ups too | four more kids on top | cousins want to come to the party last minute | two siblings more at the party what does it cost
    | booked for eight kids and now more are coming | add kids to the package | a few more than the package | what if one more child turns up at the party
    | eight extra is twice 25`,
  'page/birthday-parties/questions/how-do-i-know-how-many-guests-will-really-come': `fewer kids than the package | only six of eight kids come do we pay for eight
    | not all invited kids will come | half the class has not answered the invitation | i do not have a number of kids yet | what package if i am not sure how many come
    | guests cancel on us before the party | two kids are sick on the party day do we pay less`,
  'birthday-lead': `what is the soonest party date you could do | by what day must i book the birthday | earliest day for a party from now | can we still get a party this week
    | is three days enough notice for a birthday | how early to reserve a kids party | short notice birthday possible | party in two days too late
    | can i book a party today for tomorrow | book the party now for next week ok | latest day to book for a saturday party`,
  'page/birthday-parties/when/change-your-mind': `can we cancel a party till when | until when may i call off the birthday | birthday boy is ill can we move the party
    | party has to move to another day | do you refund a cancelled party | till when is it free to cancel the birthday`,
  'page/birthday-parties/waiver/the-link-comes-with-your': `what should be in the invitation for the parents | do i tell the parents something beforehand about forms
    | a child at the party may not be photographed | no pictures of one of the kids please | tell you which kid should not be in photos | when do i get the link for the parents
    | send the form with the invite`,
  'page/birthday-parties/waiver/intro': `other parents have to sign too | one form for all the party kids
    | what happens when a kid comes without a signature | can grandma sign for the kids | may an aunt sign for the nephews`,
  'page/birthday-parties/ages/nobody-is-locked-in-any': `a kid gets scared at the party what then | one of the birthday kids does not want to play
    | my child may freak out at the party | can a child change its mind in the middle | kid wants out during the party`,
  'page/birthday-parties/food/bring-your-own-cake-cupcakes': `cups and napkins there | what do i need to bring for the cake | do you provide tableware | paper plates needed`,
  'page/birthday-parties/food/pizza-can-be-delivered-to': `can you order pizza for us | hot food at the party | who pays the pizza guy
    | can food be brought to your door for the kids | pizza for the kids how does that work`,
  'page/birthday-parties/what-you-get/a-photo-of-each-team': `who gets the picture of the birthday team | where is the party photo sent | is the photo of the kids put online
    | how do i get our birthday picture`,
  'birthday-time': `can a party be on a saturday evening | party on christmas eve | party in the morning on a weekday | may a party start at 10 am
    | which hours for kids parties on <day> | is <day> <time> ok for a party`,
  'birthday-ages': `are 14 year olds too old for your party | is a party good for six year olds | toddler siblings at the party | which room for a mixed age party
    | party with kids from <age> to <age>`,
  'faq/food-and-alcohol': `cake without a party booked | we have a cake in the car can we bring it in | is there any wine included like in the picture
    | halal rules is there alcohol or pork around | do you serve pork | can i eat my sandwich in the lobby | may the baby have a bottle in the room | water bottle inside ok
    | is there a vending machine or bar | can we have a beer in the lobby | where can we eat our own snacks`,
  'page/birthday-parties/questions/do-grown-ups-have-birthdays-here-too': `can the package be for adults too | my wife turns forty do you do packages for that
    | grown up birthday with the package | party package for a 30th`,
  'post/family-guide-to-escape-rooms/six-things-that-help/feed-them-first-nothing-is': `should the kids have a snack before | hungry kids before the game
    | eat before we come with children | what about dinner for the kids before the game`,
  'post/family-guide-to-escape-rooms/how-old-is-old-enough/we-sell-tickets-from-age': `is there something for small kids to do in the room | how can a five year old help
    | what is the job of the small ones | can my youngest take part properly`,
  'post/family-guide-to-escape-rooms/how-many-grown-ups-you-need/adults-in-the-room-are': `how much for an adult who only supervises inside
    | do i pay if i only stand there with the kids | is a parent free when he just watches in the room | does grandad need a ticket when he goes in with them
    | must i buy a ticket for myself as the grown up | do the grown ups pay too | i will be in the room but not help do i have to pay
    | does a parent in the room count as a player | carer in the room ticket needed`,
  'page/date-night/evening/just-before-the-start-the-briefing': `what should i tell the kids beforehand about the rules | what is explained before the start
    | who tells us the rules | how does the briefing go | are there instructions before | do you explain how the locks work | can we ask for no hints`,
  adults: `does grandma count as an adult | is an uncle ok as the adult | is one adult enough for a <age> and a <age> year old | my stepdaughter is <age> and i am not going in
    | can my <age> year old go in if i stay outside | children alone in the room while i wait | how many kids can play with <n> leaders | how many children may two adults take
    | one teacher for how many kids | does an older brother of <age> count as the adult | <n> <age> year olds with their <age> year old brother valid
    | can kids under 12 be left alone in the lobby | may i leave my <age> year old in the lobby while we play | both mums go in is that enough
    | ages <age> and <age> and <age> how many adults | they are <age> and <age> with me and my sister enough | the nanny brings them is that ok
    | the babysitter goes in with them is that fine | our au pair takes the kids in is she enough`,
  ages: `what happens if nobody in the group is 18 | we are all 17 can we come without adults | three of my mates are 17 and i am 18 all good | no adult in our group only teens
    | is <age> old enough alone | teens on their own allowed | my daughter turned <age> can she go without me | can a <age> year old do the horror one
    | what age for the scary one | and for the scary one how old | is there something for a <age> year old who gets bored | what about a <age> year old in the ripper room`,
  'faq/waiver': `is someone there who signs for the kids | can the swap kid sign at the desk | do we swap a child does she need a form | can i sign on my phone
    | does the form need to be printed | nobody in our group is 18 who signs | who signs for teens who come alone`,
  'page/legal/privacy/photos': `i hate it when people film me | i do not want to be filmed or photographed | do you put our picture online | will we be on your instagram
    | may i refuse to be in the team photo | i am camera shy must i be in the photo | is our picture shown to others`,
  cameras: `are we recorded while we play | who sees the camera picture | is there a camera in the cell | is it filmed the whole hour | does the camera keep a video
    | can somebody watch us through a camera`,
  wear: `what should go on our feet | are sneakers fine | heels or flats | is it fine to come from work in a suit | how should the kids be dressed | can i come in a dress
    | do we need old clothes | will clothes get dirty | is a skirt fine for the crawl`,
  'faq/bags-and-restroom': `is there somewhere for our things | is there a loo | where do we leave our jackets and the stroller | where does the pram go
    | can i leave my suitcase with you | place for helmets and coats | toilet in the building | can i keep my inhaler with me in the room
    | may i bring the asthma pump into the room | can my insulin come in with me | keep medicine on me | do i have to hand in my bag | where do our shopping bags go
    | should we keep our coats on | hang the wet jackets somewhere`,
  'faq/where-is-the-door': `we are here and the door is locked | nobody opens what do we do | do i knock | we are standing outside how do we get in
    | the door is closed but we have a game | what does your entrance look like | outside your place and nobody is around | doors shut are you there`,
  address: `is it 418 or 418 and a half | what is the house number | i am on the bus on south street which number | number of the building | which house is yours
    | between which numbers on the street | what do i type in the gps | are you at four eighteen | is the half part of the address`,
  'faq/nearby': `quick bite before the game where | we have twenty minutes before for a quick bite | kid friendly food around | is there a vegetarian place close by
    | dinner place after for twelve | where do we eat after with a group | is food near you open late | pancakes or ice cream near | somewhere to sit with a coffee before
    | normal dinner place after the game | place to hang out until our game | pubs near you | what can we do if we are too early | burger place close`,
  'faq/parking': `place for a van | is there a spot for a car with a handicapped sign | where do two cars go | how much do the garages cost | are the meters free at night
    | can i stop in front to let grandma out`,
  'corporate-parking': `can a limo or party bus pull up outside | can a coach stop at the door | where does our bus unload | bus with fifty people where does it park
    | may a minibus wait in front | is there room for a tour bus | our driver has to park a big bus`,
  'page/date-night/questions/could-you-hide-a-ring-in-the-room': `i want to ask her to marry me in your room | will you help me with a proposal
    | who do i write to about popping the question | how far ahead for a proposal | engagement surprise in the game`,
  'page/date-night/questions/can-we-come-on-a-saturday-after-all': `can another family join us to make three | can we bring a friend so we are enough for saturday
    | we are two can my sister make us three for the weekend | is a third person enough to make saturday work | who could we bring to reach three
    | only one more needed for the weekend who counts`,
  'page/date-night/short-answers/can-two-people-win-it': `how good are the odds for two beginners | what are our chances as a pair | do two people ever win
    | success chance with two | is it realistic to make it with only two of us | two newbies in <room> any chance`,
  'page/date-night/questions/its-a-first-date-is-this-too-much': `my girlfriend and i keep bickering would this ruin us | is it good for a couple that argues
    | does it wreck relationships | could this end our relationship haha | is it romantic or stressful`,
  'faq/hints': `how many hints are allowed | does asking cost minutes | does it affect our leaderboard time when we ask for help | will a hint make our time worse
    | is asking for help punished | how do we ask for help in the game | no penalty for hints right | is there somebody who helps us when stuck
    | does each group have an own game master | who watches us while we play`,
  fail: `what if we are not out by the end | time is up and we are still inside what happens | do we see the ending when we lose | if we do not make it do you show us how it goes
    | how bad is losing | what happens when the hour is over`,
  included: `what all do we get for 39 | what is in the ticket | does the price have everything in it | anything on top of the ticket | do we pay extra for the game master
    | will the team photo cost extra`,
  price: `so it is the same price for kids too | same for kids and adults | is there a price difference between kids and grown ups | where do i see the total
    | what would <n> cost all told | cost for <n> stags and <n> dads | cost of <day> for <n> kids and me | what do we each owe if we are <n> | total for both rooms
    | and cost for both games | how much more for two more people | price difference between <n> and <n> people | what is the damage for <n> students
    | cheapest it could be for <n> | <n> of us what is the lowest price | how much is it for a whole family of <n> | tickets for two couples and one single
    | five couples and my sister | your website says 35 and i got 39 | why is it 39 and not 35 | why did my friend pay less than me`,
  'busy-times': `when are you least busy | quietest time to come | what is the calmest evening | which day is quiet at yours | when is it not so crowded
    | whats a calm day for a sensitive kid | which evenings are the busy ones | a quiet evening for a shy child which day | less crowded days | when do the fewest people come
    | is monday calmer than friday | which weekday is the easiest to get`,
  'post/holiday-season-gifts-and-group-nights/what-to-book-early/the-days-between-christmas-and': `does the week after christmas fill up | are you full between the holidays
    | grandkids visit over the holidays should i book early | is the end of december busy | do the last days of the year fill up quickly`,
  'gift-card': `present for somebody far away | need a pressie for a teenager | can i buy this as a gift | gift sets for a dept | something to give as a thank you
    | i want to give an evening at yours to my parents | do you do gift sets | gift for a friend who lives in another city`,
  'page/gift-cards/questions/is-there-a-physical-card': `do you wrap it | does it come in an envelope or box | do you post a real card | do i get a plastic card in the mail
    | can you put a bow on it | wrapped version of the gift card`,
  'page/legal/gift-cards/whoever-has-the-code-can': `can the card be used by someone other than me | may my brother spend my card | give my card on to a friend
    | is the card personal | can i pass on the gift i got | someone else wants to use my code | does it matter whose name is on the gift card`,
  'page/legal/gift-cards/it-holds-an-amount-in': `can i get cash for what is left on my card | pay out the rest of the card | cash back for the last twelve bucks
    | can the remainder be paid out | swap the card for money | turn the gift card into cash | i want the leftover in cash`,
  'page/legal/gift-cards/a-gift-card-is-delivered': `what is the catch with the gift cards | any hidden fees on gift cards | does the card lose value over time
    | do you take a fee from unused cards | small print of the gift cards | monthly fee on a gift card`,
  'gift-amount': `is my card enough for <n> of us | are we covered for <n> with two cards | two cards of 75 for <n> people enough | how many people would a 150 card be good for
    | how far does a card of 100 go | what amount should i put on for <n>`,
  'page/date-night/questions/is-it-a-good-present': `gift card or book directly what is better for a surprise | should i book a night or give a card
    | is a gift card better than booking for them | surprise my wife with a date or a card | i do not know when they have time card or booking`,
  'faq/same-day': `shortest notice for a team | how spontaneous can a group be | are walk ins ok on <day> at <time> | can we just walk in at <time> on a <day>`,
  unknown: `germaphobe here do you clean the rooms | do you clean the props between teams | do you disinfect things | what do we do with the stroller inside the room`,
};
