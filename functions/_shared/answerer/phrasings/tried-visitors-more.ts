import type { Phrasings } from './phrasings.ts';

/** What groups of friends, students, tourists, nervous first-timers, regulars and people with a worry type, in longer messages and follow-ups. */
export const triedVisitorsMore: Phrasings = {
  'faq/locked-in': `i am the type who needs to know where the door is | what if i just need a minute outside | can i tap out | is the exit marked | do you come in if someone is crying
    | could a scared friend wait outside and come back`,
  scary: `nobody told me it is a horror thing | i found out it is the creepy room and i am nervous | my friends booked the dark one for me | i cry at halloween stuff
    | im a baby about dark rooms | can you make it less scary for one of us | is it more eerie or more jumpy | what exactly happens in the blackout | will something grab my ankle
    | i watch horror through my fingers will i cope | are the guards real people | is the ripper character in the room with us | does an actor play <room> | is somebody hidden in there
    | do people in costumes come in | will a guard shout at us | what do i tell my anxious child about it`,
  'faq/late-arrival': `taxi stuck behind the parade | we are walking as fast as we can but late | our bus left without us running late | we will get there a quarter past
    | ten minutes behind schedule is it a disaster | cant find each other so we are late | half the group is there half is not | we overslept the meeting time`,
  recommend: `pick one for us we can not agree | two of us want dark two want fun | which room has more for people who like to talk | which room if one is in a wheelchair
    | which room if someone is pregnant | which is better for bad knees | which has less standing | one for people with no patience for reading | something not scary for <n> of us
    | the tense one or the busy one for <n> friends | is there a room where we shout at each other | which is the loud one for talkers | which is more teamwork | which one is more talking`,
  'faq/virtual-reality': `we had a great time in <room> what is next for us | we have done everything now what | will the vr thing replace the rooms | is the vr instead of the old rooms
    | how do i hear when vr is ready | tell me when vr opens`,
  'faq/waiver': `i do not have a printer is the waiver digital | can we sign on the phone | paper or digital waiver | what if one of us refuses to sign
    | my friend will not sign anything can he play | is signing required | do you need my passport for the form`,
  'page/legal/cancellation/if-we-have-to-cancel': `what if a lock is broken in the middle of the game | what if something stops working in the game
    | if you close for snow do we get the money back | what if you have a power cut | what if you cancel on us last minute`,
  unknown: `who invented the rooms | who designed the puzzles | are the lanterns real fire | do you play music inside | is it warm in winter | whats the youngest that ever won
    | do you have staff who do sign language | can we bring a sign language interpreter | can we have the same game master as last time | can you tell my friend nothing if she calls
    | we want to keep it secret from her can you help | which of your staff is the nicest | is the adult allowed to be my <age> sister | if the team before us is slow do we start late
    | do the rest continue if one walks out | the last escape room we tried was filthy is yours clean | why are you better than others
    | where is my refund i canceled already | i cancelled yesterday where is my money | refund has not arrived | will i get an email when my booking is cancelled
    | i pressed pay and it froze did it go through | payment page froze | do you ban cheaters | do you have a menu | which room is newest | which room did you open last
    | when did the prison open`,
  price: `is the price fair compared to a movie | do you have something cheaper | is there a shorter room for less money | anything for <money> | is <money> enough for <n> of us
    | does <money> cover all of us | my boss gave me <money> for <n> people is that enough | our budget is <money> for <n> people`,
  'weekend-minimum': `we booked for two people on <day> by accident | booked two tickets for <day> and it let us pay what now | does a child count for the minimum of three
    | one of the three is a kid does that count | does a baby count as the third player | explain the weekend rule please | is friday a weekend day for you | thursday counts as weekend or not
    | my friend says two is ok on <day> true | from which day does the minimum count | is friday afternoon weekend too`,
  leaderboard: `we finished with seconds left do you show that anywhere | are our times shown anywhere | is there a list of all finishing times
    | we got out in <n> minutes where does that rank | do you put our time up somewhere`,
  'page/date-night/evening/just-before-the-start-the-briefing': `can you explain what happens from when we walk in until we leave | walk me through it step by step
    | what happens first when we arrive | what is the procedure when we come | how does the visit go`,
  'arrive-early': `is it normal that the confirmation says one time and the website says come earlier | why be there fifteen minutes before
    | so the <time> in my mail is the game start or the arrival | when exactly should we show up for a <time> game | does my whole team have to arrive together
    | must we all be there at the same time | can some of us come a bit later than the others | do we all need to be there fifteen minutes before | is it okay to arrive separately
    | we come from different places do we meet inside | can we arrive one by one`,
  careers: `i want to work with you but i am only <age> | can i work there at <age> | minimum age for working there | i only have weekends free to work | do you hire high school students
    | do you hire foreigners with a visa`,
  reschedule: `is it ok that we come at <time> instead of <time> | can we come an hour later tonight | we want to play at <time> instead | can we be moved to the slot after
    | can we come one day earlier`,
  'page/legal/privacy/photos': `we do not want photos of us anywhere | how do we make sure no picture of us is online | can we refuse the team photo
    | my ex must not see where i am no photos please`,
  capacity: `would <room> work for <n> of us | would the prison work for us | my cousins and i would the prison work | is <room> right for our number | can the prison take all of us
    | do we get both rooms with the same start | can the two rooms start together | both rooms same start time for our group | whats the point of bringing more than <n>
    | what is the best team size | how many is the sweet spot | is bigger better for a team | ideal number of players | is <n> a good number for <room> | could you squeeze <n> in <room>
    | will <n> fit in <room> | <n> in <room> ok`,
  'room/jack-the-ripper/is-it-too-dark-to-read': `whats the deal with the lanterns | do we carry lanterns | does everyone get a lantern | do the lanterns give enough light`,
  'corporate-daytime': `can we book the entire venue on a <day> morning | rent the whole place in the morning | can you open just for us earlier | private morning for our group possible
    | whole venue to ourselves on a weekday`,
  'careers-experience': `can i get a job if my english is not perfect | do i need perfect english to work there | do i have to be an actor to work there | no experience can i still apply`,
  'room/thai-prison/can-a-pair-finish-thai-prison': `can we play the prison without splitting up | can we start together in one cell | do we have to be separated in the prison
    | i do not want to be alone in the cell can we start together | can you open the gate so we are together`,
  played: `is the game different every time | does it change when you come again | is it the same puzzles again if i come back | worth doing the same room again`,
  adults: `my teacher wants to bring us <n> kids of <age> | does the teacher pay too | do chaperones need a ticket | does the leader of our group count as player
    | how many teachers do we need | how many chaperones for a class`,
  'page/legal/lateness/intro': `is my money back if we are late | do we get part of the money back when we start late because of us
    | do you cancel us if we are late | we lost half the hour because of the train do we pay full`,
  'faq/where-is-the-door': `we are lost near a church | we are lost somewhere on south street | what is the nearest landmark | we walk up and down and do not see you
    | google maps stops in the wrong place | are you near the corner of something`,
  thanks: `you were so nice last time thanks | you are so helpful | great thats all i needed | perfect cheers | awesome ty | lovely thank you so much`,
  duration: `how long for <n> people | how long does it take with <n> people | how much time for a group of <n> | does it take longer with more people`,
  watch: `can my mom watch | can my mum watch us | can my parents just watch | my dad only wants to watch | can someone watch without playing | can a friend watch us play | can i watch
    | any tickets for my <age> just to watch | is a ticket needed to only watch`,
  hours: `is <time> <day> ok | is <time> on <day> fine | could we start at <time> on a <day> | can we start at <time> on <day> | how about <time> on <day> | can i come at <time>
    | would <time> be ok | does <time> on <day> work | is <time> too late on <day> | is <time> too early on <day>`,
  'faq/transit': `how do we get to you | best way to get there | how to reach you without a car | how do i get there from my hotel | how do we get to you without a car`,
  'promo-codes': `black friday | cyber monday | any black friday offer | friends of mine got <n> percent off last year how | how did my friend get it cheaper
    | last year there was a code is it still good | is the halloween offer still on`,
  'headcount-change': `could my sister join us on the day | can one more person join on the day itself | a fifth person wants in can we add her | we will be <n> not <n>`,
  'faq/private-games': `do the teams see each other | do we meet the other teams | are there other people in the building while we play | do other groups wait in the lobby with us
    | will anyone else be in the room`,
  seating: `my legs shake can i lean on something | can i rest in between | is there a stool i can take with me | can i stay in one place and puzzle sitting`,
  health: `my heart rate must stay low | i have heart trouble | my doctor says no stress | high blood pressure is it ok | i have dementia in the family can he come
    | he is easily confused but loves puzzles`,
  'gift-redeem': `can i use my gift card for <n> people on a <day> | how do we pay with the gift card | do i show the gift card at the door | is the gift card good for <n> players on <day>
    | where do i type the gift code`,
  'page/gift-cards/questions/can-several-cards-go-into-one-booking': `can i pay half gift card half visa | rest by card if the gift card is too small
    | gift card does not cover all of it what then`,
  'faq/food-and-alcohol': `is it wrong to come with a hangover | hungover from last night can i play | we come from a party slightly tipsy | can i play after one glass of wine
    | we are on a pub crawl can we stop at yours`,
  'corporate-contact': `is there someone for groups i can email | who do i write to for a big group | contact for group bookings`,
  'faq/language': `hard for foreigners | riddles with words only americans know | do we need to know american culture | is it difficult for tourists | any wordplay that foreigners do not get`,
  ages: `would my gran be able to follow | would a <age> year old be bored | is it too childish for teenagers | is it too much for an old lady`,
  sick: `are tickets nonrefundable if covid | tested positive this morning what about our booking | i have covid can we move it | contagious and booked for <day>
    | throwing up since last night and the game is today`,
  'page/birthday-parties/questions/do-grown-ups-have-birthdays-here-too': `can adults book the party package | is the party package for adults too | party package for a grown up possible`,
  cancel: `will you refund my friend who did not show | one friend did not come do we get that ticket back`,
  'faq/how-to-book': `can i book for a friend and send them the link | can i book for other people | can i book as a surprise for someone else`,
};
