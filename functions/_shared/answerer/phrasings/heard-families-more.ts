import type { Phrasings } from './phrasings.ts';

/** What families, friends and groups asked about getting here, paying, photos, events and jobs, in words that were not known yet. */
export const heardFamiliesMore: Phrasings = {
  'faq/where-is-the-door': `is it <n> or <n> and a half | what is the exact house number | is the number <n> or <n> | what do i do when i get to the door
    | i am at the door what now | do we just walk in or ring | which door do we take`,
  'faq/transit': `we are at 5th street station how far is it to walk | how long is the walk from 5th street station | how far from the el stop on foot
    | which way do we walk from the train | walk from lombard south station | is it far from the subway with a stroller | we get off at 5th street then what`,
  'faq/nearby': `hot dog stands or kid restaurants near | where can teens get a bite after | any kid restaurants near you | somewhere for a quick bite with kids
    | where can we eat if we finish at <time> | where else can we eat | fast food close to you | is there a diner near | what can we get to eat around there at <time>
    | place to grab food after the game`,
  'faq/food-and-alcohol': `is there any alcohol or pork around | we are muslim is alcohol served | is there wine included | do they serve wine like in the picture
    | is there any booze around | do you sell drinks to kids | can we bring a birthday cake on a regular game | is there pork in anything`,
  'faq/language': `my spanish speaking nephew wants to talk spanish in there | can he speak spanish in the room | can we speak our own language inside
    | may grandma talk polish with us in there | do we have to speak english in the room | is it ok to talk german to each other`,
  'faq/first-time': `does it hurt if we never played one before | will we be worse than a team of nerds | do we stand a chance against experienced players
    | newbies against nerds | are we too inexperienced`,
  'faq/private-games': `do i have to buy out all <n> spots | do we need to buy all the places | must we pay for the empty spots | do we have to buy out the room
    | do we pay for places nobody uses`,
  'page/date-night/short-answers/what-does-it-cost': `do two have to pay for the empty places | is it only the two of us we pay for | do we two buy out the extra spots`,
  'faq/how-to-book': `who do i call if the booking page is stuck`,
  contact: `who do i call if there is an issue on the day | i need the email to send my kids ages to | which email do i send the ages to
    | what is the number for the day itself | where do i email the list of kids | what is the e mail address for the kids ages`,
  payment: `can we play without paying first | can we pay after the game | do we have to pay before we play | pay later possible | do i have to pay first`,
  'no-show': `how much do you charge for a no show | we paid for <n> but only <n> came | two of us did not come do we get money back
    | only half of us showed up can we have money back | what do you charge if we do not come | one person did not show up refund`,
  'page/legal/privacy/photos': `do you take pictures and can i have them deleted | can i have the photos deleted | what do you do with the photos of kids
    | will my kids picture be on your website | do you post photos of children | please delete our photo`,
  'page/legal/privacy/your-say': `do you sell my email | do you sell my data | will my e mail address be sold | do you pass my address on | do you give my email to anybody
    | is my data sold`,
  'page/legal/privacy/intro': `do i need to make an account to book | do i have to register on the site | do i need a login
    | is there an account needed | must i sign up with a password | do you need me to create an account`,
  'post/site-feedback-poll/if-the-poll-does-not-open/write-to-hello-example-com': `the poll on your site does not work | i can not vote in the poll | the poll will not open
    | poll is broken | how do i vote if the poll does not load | your survey is not working | the vote button does nothing`,
  'post/holiday-season-gifts-and-group-nights/what-to-book-early/the-days-between-christmas-and': `does the week after <day> fill up | does <day> fill up quickly
    | <day> to <day> should i book early | how fast do the days after <day> go | cousins visit over the holidays should i book early`,
  'faq/virtual-reality': `are new rooms planned | will there be anything new in <n> | is anything new coming | any new rooms soon | what is coming next
    | do you have a new room in the works | whats new for next year | when does something new open | are you building a new room | plans for a third room`,
  'vr-kids': `is there anything in the vr for kids | is the vr for children too | is there a vr game for kids`,
  'post/vr-experience-coming-soon/what-we-are-building/nobody-gets-seasick-for-the': `will the vr be ok for people who get seasick | does the vr make you dizzy
    | will i get sick in the headset | is the vr bad for motion sickness`,
  'post/vr-experience-coming-soon/early-registration-costs-less/early-registration': `how do i sign up for the vr thing and what do i write
    | what do i write to register for the vr | what should be in the email for early registration | how do i register early for the vr | vr list what do you need from me
    | what subject for the vr email`,
  'page/corporate-booking/how-booking-works/you-play': `is there somebody guiding each team or just one for all of us | do we get a host for each room
    | one host per team or one for everybody | who guides the teams | how many hosts are with us | is there a guide with every team`,
  'page/corporate-booking/how-booking-works/intro': `who is our point of contact on the day | who is our contact person | is it one person we talk to
    | who do we ask for when we get there with the team`,
  'page/corporate-booking/debrief/we-keep-it-friendly-and': `do you grade staff | do you tell hr who performed badly | do you report on employees
    | will my boss get a report about me | are the teams assessed individually | do you rate each employee | does the boss hear who was bad`,
  'page/corporate-booking/rounds/results-all-together': `do you hand out results at the end | who won is told at the end | how do we hear who won
    | do you announce the winning team | are the results read out | is there a winner at the end of our event | do you tell us which team was the fastest`,
  'page/corporate-booking/rounds/you-send-the-list': `could we get an itinerary with everyones name before the day | do we get a plan with names
    | will there be a schedule by name before the event | when do we get the plan for our group | do you send a running order | could we have a timetable with all names`,
  'page/corporate-booking/practical/food-nearby': `one of us is vegan and one is coeliac can you suggest a restaurant | do you know a restaurant for our group
    | which restaurant takes <n> of us | somewhere gluten free near you for the team | suggest a place for a team dinner | vegetarian restaurant for <n> near you
    | vegan friendly places nearby`,
  'corporate-parking': `can our coach wait outside while we play | can a limo pull up outside | can a party bus stop at the door | where does the coach wait
    | can the driver wait outside with the coach | may a bus pull up in front`,
  'post/office-holiday-party-field-guide/a-timetable-for-two-rounds/these-are-sample-times-for': `how do i get my club of <n> through in one evening whats the timing
    | what would the timetable be for <n> of us | sample timetable for two rounds | what is the timing for <n> people in one evening
    | give me an example schedule for a big group`,
  'corporate-after': `how do we get the receipt and the photos after the event`,
  'page/date-night/questions/could-you-hide-a-ring-in-the-room': `planning a proposal who do i email and how early | i want to propose in the room how does it work
    | can you help with a proposal | whom do i write to for a proposal | i want to pop the question there`,
  'page/gift-cards/who-it-suits/the-teenager': `need a present for a teenager | gift ideas for a teen | what do you give a <age> boy | present idea for my teenage niece
    | i need a gift for a teenager | what can i give a teen`,
  'page/gift-cards/who-it-suits/the-team-that-pulled-it-off': `can my company give these as thank yous | cards for the whole team as a thank you
    | can we buy <n> of them for the company`,
  'page/gift-cards/who-it-suits/the-couple': `does a gift card holder need to be <n> people on saturdays too | does the minimum count with a gift card too
    | can two use the gift card on a weekend | is the weekend minimum also for gift cards`,
  'gift-delivery': `can i gift this to my godson in another state | can i send it to somebody far away | can i give it to a friend who lives elsewhere
    | gift card for someone out of town`,
  reschedule: `am i allowed to bring forward the game by one hour | can we bring the game forward | can we play an hour earlier than booked | may we move our slot up
    | can i pull the booking forward | wrong date booked i meant <day> not <day> | i picked the wrong day by mistake | can we make it an hour later`,
  'page/legal/cancellation/if-we-have-to-cancel': `you cancelled on us not the other way | you canceled our game do i get my money back | it was you who cancelled
    | the venue called it off what do we get | you closed because of snow do we get a refund | you shut on us because of the storm`,
  'review-write': `the game master fell asleep and gave no hints | no hints for <n> minutes and i want my money back | the host ignored us the whole game
    | our game master was not watching | nobody helped us when we were stuck we want money back`,
  'careers-roles': `is there a job for a handyman | do you need somebody who can build sets | work for an electrician | technical jobs at your place
    | i am good with wiring do you need me`,
  'careers-experience': `what do you need to become a game master | my daughter wants to be a game master when she is grown | what does it take to be a game master
    | what do you look for in a game master | how does one become a game master`,
  'page/careers/questions/is-it-full-time': `is it only weekends you work | do game masters only work weekends | which days do you work there`,
  'careers-age': `my <age> wants to work there over the summer | can a <age> work for you | summer job for my <age> | do you take <age> as staff
    | how old must i be to work there | is my son old enough to work there at <n> | are you hiring <age> kids`,
  'page/legal/accessibility-gaps/the-way-around-it': `i can not hear well on phones is there another way to book | can i book by email instead of the phone
    | when is it free for a wheelchair user to book by phone | is it pricier by phone | does booking by phone cost more | other way to book without calling`,
  sound: `we have a deaf lad in the team which room is easier for him | which room is better for a deaf kid | which room suits somebody who can not hear`,
  physical: `any restrictions for people with back problems | my knees are shot but i would love the murder mystery one
    | would a very tall and a very heavy man manage in <room> | is <room> ok for big people | he is <n> stone will he manage | i have back problems can i play
    | is it ok for somebody very overweight | back trouble | my back is not good | would a <n> foot guy manage ok`,
  seating: `which room has more chairs | sister in law is due in <n> weeks can she sit | where can a pregnant woman sit down inside | are there more seats in <room>
    | where could she sit in <room>`,
  access: `half inch bump where is that | where is the little bump on the floor | is there a sill at the cell gates`,
  'room/jack-the-ripper/can-we-play-with-a-wheelchair-a-cane-or-tired-knees': `bad knees in <room> | tired knees and the ripper room | my knees are bad can i do <room>`,
  'post/family-guide-to-escape-rooms/how-old-is-old-enough/we-sell-tickets-from-age': `what can little ones do in there
    | what is there to do for the little ones in the game | how do small kids help in the room | what can a <age> do in an escape room`,
  'can-we-come': `<n> of us free on <day> does that work under your rules | we are <n> and free on <day> evening does that work | would <day> be ok with your rules for <n>
    | can i come <day> with <n> friends | does <day> work for <n> of us`,
  availability: `can i get the <time> slot tonight for <n> | can we have the <time> on <day> | is the <time> still there for <n> of us | can i grab the <time> tonight
    | could we take the <time> game <day>`,
  hardest: `does <room> or <room> finish quicker | which one is over sooner | which room do teams finish faster | which of them is quicker to solve`,
  'weekend-minimum': `whats the difference between weekend and weekday rules for pairs | how do the weekend rules differ for two | is it different for couples on weekends
    | does a baby count toward the <n> players`,
};
