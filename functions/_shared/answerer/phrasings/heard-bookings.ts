import type { Phrasings } from './phrasings.ts';

/** What strangers asked about bookings, changes, complaints, contact and privacy, in words that the other lists did not have. */
export const heardBookings: Phrasings = {
  reschedule: `how do i move the booking forward | can we bring our game forward a bit | am i allowed to bring the game forward an hour | bring the start forward
    | push our game back a week | we need to push it to next week | can the start be pushed back half an hour | is it possible to push back our slot
    | can you shift us to a later slot | shift the reservation to another evening | slide our booking to the week after | put our game off till january
    | could we postpone without losing money | we want a later start than the one we booked | swap our date for another one
    | i picked the wrong date when booking can it be changed | booked the wrong day by mistake what now | i meant the week after can i still switch
    | clicked the wrong time when i booked | something came up and we want to come another evening instead | our plans moved can our booking move too
    | does it cost to push the date | any fee if i put it off | it is still two days away can i move it | rebook for a different night | can i rebook
    | how many times may i move a booking | is an earlier start than we booked possible | please change my slot to the late one | how do i switch our evening for a free one later
    | the train is cancelled can we come another day | move our time up | reservation needs to go to a new date | can i swap my booking to the other room
    | i want to swap rooms on my booking | change which room we booked | we booked the wrong room | booked the scary room by accident can i change to the other
    | switch our booking from one room to the other | can we exchange our room for the calmer one | until when can i still move it | how long do i have to decide about moving it
    | with <n> hours left can i still rebook | till when may i shift the appointment | what is the deadline for moving our game | too late to move it`,
  'headcount-change': `need to add my sister to our booking | one more wants to join our reservation | two more decided to come do i change the booking
    | we got bigger since i booked | add somebody to an existing reservation | can i put another person on the booking we already have | we are one fewer now
    | someone dropped out after i booked | one of us cannot make it can we play with the rest | our numbers changed after booking
    | do i get money back for the friend who dropped out | we booked <n> and fewer of us turned up | one person did not turn up do i get her ticket back
    | a mate bailed last minute do we still pay for him | fewer showed up than we paid for | less people came than booked refund the difference | lost two people since i booked
    | extra person last minute can we squeeze them onto the booking | can i book for <n> now and add two later | the group grew overnight | we turned from <n> into <n>
    | our group shrank | how do i tell you we are more now | i booked for <n> and we are <n> now | can i drop one ticket from my order | remove a player from the booking`,
  cancel: `how much comes back if i cancel | i cancelled two days ahead how much do i get | do i get everything back if i call it off
    | i can not come because of the snow do i lose my money | roads are icy and we do not dare to drive | my train got cancelled will you refund me
    | what if i chicken out do i get my money back | calling it off the day before what does it cost | if we back out what happens to our money | is it free to pull out
    | i need to bin our booking | scrap my reservation please how | what do we lose if we drop out completely | we walked out half way do we get anything back
    | leaving early do you refund the rest | someone panics and we all stop do we get money back | if we quit after ten minutes is there a refund
    | do you keep the money when i cancel late | last minute cancel what is the damage | cancellation fee how high | up to when is cancelling free
    | can i get out of it without paying | undo my booking and return the money | i no longer want it what do i get back | money back if my plans change`,
  'page/legal/cancellation/if-we-have-to-cancel': `you closed because of the snow do we get our money | there was a storm and you shut on us | you called off our game what now
    | you cancelled on us not the other way round | your place was shut when we came | you had a power cut and sent us home | the lock was broken and you could not run our room
    | you had to close do we pay | what do we get if it is you who cancels | the cancellation came from your side | you cancelled our slot do i choose a new date or money
    | what if your staff is ill and the game is off | if you shut for a blizzard what about my booking | you were closed on our night | the venue cancelled what are my rights
    | you dropped our game do we get it all back | will i get all of it back if you have to call it off | snowed in and you are not opening what happens to us
    | game was called off by you | what if you have a technical problem and can not open | if the room breaks down before our game
    | you turned us away because something was broken | i got a message that you cancelled | who pays when you can not open because of ice`,
  'review-write': `you changed our slot and nobody told us | the host gave away the solution and i am mad | the game master told us the answer before we asked
    | we got no hints for twenty minutes | the gm was asleep or something | nobody reacted when we asked for help in the room | our host was on his phone all the time
    | a prop was broken and it cost us the game | a lock did not work and we lost because of it | the room was not reset when we came in | somebody had left the last clue open
    | we waited half an hour before you let us in | you started us late and cut our game short | this is ridiculous and i want it fixed | not happy with how you handled it
    | we were really let down | i am furious about last night | what a shambles | it was a rip off | we felt rushed out | the staff was unfriendly to my kids
    | your employee was rude to my mum | i tripped and hurt my knee at yours | i fell over in your room who do i tell | i got hurt in your game last night
    | my daughter cut her finger on a prop | my coat got ripped on something in your room | we want compensation | disappointed does not even cover it | where do i complain
    | i wish to make a complaint | the game was faulty and we want another go | technical fault ruined our game | you let us down on our anniversary | how do i report bad service
    | there was a mix up and our room was taken | double booked and sent home`,
  'page/legal/lateness/intro': `stuck in traffic and we were charged the full price | we came late and got a short game for full money is that fair
    | we only got half the time because we were late | late by thirty minutes do you still let us play | what if so little time is left that it makes no sense
    | when is late too late to play at all | is a late arrival treated like a cancellation | we missed most of our hour what now | charged us full though we played forty minutes
    | do i pay less when i get less time | shorter game same price | came so late that you would not let us start | do people get another date if they are late
    | can we get another date when we miss our start because of traffic`,
  'faq/late-arrival': `half our team arrives twenty minutes after the others | any problem if some of us come later | two cars arriving at different times
    | one car is behind the rest | part of the group is stuck on the bridge | can the others start while we wait for the last one | the third is late can the two of us start
    | one of us joins ten minutes in | can somebody slip in after the game began | my friend comes straight from work and will be late | not everyone will be there on the dot
    | can a latecomer be let in mid game | what if somebody misses the start | can a person join once the clock is running | we will not all come together | we arrive in two lots`,
  'no-show': `what does it cost if nobody turns up | we forgot our game | slept through our booking | totally missed our slot yesterday | did not make it and did not call
    | what if i forget to cancel | we never came do we get money back | missed the game because i mixed up the days | is a missed game lost | charge for not showing up`,
  'faq/how-to-book': `can u book it for us please | please reserve a room for my group | put me down for <day> | i want to reserve <day> at <time> | how do i get a slot for <day>
    | can i get the <time> on <day> | book me in | just sign us up | can someone on your side enter the booking for me | is it you or the website that takes bookings
    | can i reserve through this chat | where is the button for reserving | do i pay now or when we come | is it possible to hold a slot without paying
    | keep a slot for me until i know | put a hold on <day> | what do i do to secure a slot | buy tickets how | do you sell single tickets online | where do i buy a ticket
    | i can not hear well on the phone is there another way to book | i hate phone calls how else can i book | book without calling | i am deaf how do i make a booking`,
  'page/legal/privacy/intro': `do i need to make an account | do i have to register to buy | is there a login for guests | are there trackers on this page
    | do you follow what i click | who watches what i do on this website | is this site spying on me | does your page show ads | why do i see no ads here
    | can i use the site without an account | create profile needed | do you collect statistics about visitors | no account i hope`,
  'page/legal/privacy/your-say': `do you pass on my address to others | will you sell our data | do third parties get my details from you
    | can i have them deleted the pictures of us | have our photo deleted | how can i get my data removed | which data of mine do you have | correct my name in your files
    | i want to be forgotten by your system | erase our pictures please | remove our team photo from your files`,
  'page/legal/privacy/what-the-chat-keeps': `who reads this conversation | does anybody read along here | do you store what i write in here
    | do humans look at my messages to the bot | are my questions saved | how long is this chat kept | can my boss see what i asked you | is what i write here stored somewhere`,
  'page/legal/privacy/leaderboard': `can we use our full names as team name | may our surname stand on the board | who can see our name on the board
    | i do not want our name up there | for how long is our name up | how long do you keep our team on the board | get us off the board please
    | can i be anonymous on the leaderboard | do you show real names | what do you show of us on the board | can we play without being listed`,
  'page/legal/conduct/treat-hosts-and-other-guests': `what if one of us behaves badly | do you kick out troublemakers | somebody in our group gets aggressive
    | a drunk uncle starts shouting what do you do | can you end the game for one person | what happens if a guest is rude to the host | do you tolerate swearing at staff
    | could we get thrown out | bad behaviour consequences | one of the dads gets loud and nasty | would you stop the game because of a fight`,
  'page/legal/conduct/nobody-plays-drunk-or-under': `is it ok to play high | we will have had a pint or three | some of the lads will be tipsy | can we come after the pub
    | a few beers before the game alright | may we drink beforehand | are you strict about alcohol before | stag do with drinks first | somebody is hammered can he still play
    | do you breathalyse people | hungover but sober is fine right | we took an edible can we play | what if one of us had wine at dinner before | do you turn away drunk people
    | day drinking and then your room`,
  'page/legal/booking/a-booking-is-made-when': `when exactly does a reservation count as booked | is it fixed once i press the button | paid but no mail yet is it mine
    | at what point is the slot really ours | is the booking final when i have paid | i paid and no confirmation came | how do i know that it worked
    | the page crashed after paying am i booked | is it binding before the e-mail`,
  'page/legal/booking/offers-for-groups-and-companies': `when is the group offer final | is a mail enough to accept your quote | does a yes by email count
    | do we have to sign the quote on paper | is your offer still open if i have not answered | from when are we bound to the group offer`,
  'page/legal/terms/booking-and-payment-happen-on': `whose rules apply if theirs and yours differ | the booking site says something else than you | which terms win
    | does the ticket site have own conditions | who is the company that takes my booking`,
  terms: `where is the fine print | small print please | conditions for guests | link to the rules in legal words | your terms and conditions of use`,
  'page/legal/promo-codes/one-code-per-booking-entered': `does a code need entering at the time or can i add it later | forgot my discount code when i booked
    | can you apply the promo after the booking | add the code afterwards | stack two codes | use a code on a booking that is already paid | i found a code after paying
    | is it too late for the code once booked | code after checkout`,
  'page/legal/promo-codes/a-gift-card-may-pay': `voucher plus promo code on the same order | use both a discount and a gift card | and with a promo code as well as the card
    | can i put a code on top of my gift card | gift card together with a discount`,
  'page/legal/contact/in-person-and-by-mail': `i want to send you a letter | where do i send a parcel | address for paper mail | can i write a real letter
    | what do i write on the envelope | post address please`,
  contact: `emergency number for the day of our game | we are stuck on the way who do i ring | number to ring when we can not find you | how do i reach somebody right now
    | ring you how | which number for urgent things | something goes wrong that evening who do i phone | is the desk reachable while you are open | best way to get hold of you
    | where do i send a question | do you answer the phone | phone or mail what is better`,
  person: `how do i send a message to the manager | get me the manager | put me through to your boss | i want to leave a note for the owner | can somebody ring me back
    | is there a human i can write to | can i speak with whoever runs the place | booked under an old email address and can not open the confirmation
    | i lost access to the mailbox i booked with | my confirmation went to the wrong address help | can you send me the confirmation again | please resend my confirmation
    | send the booking mail once more | can you look into my booking | somebody has to check my reservation | i need help with an order | typo in my order can somebody fix it`,
  identity: `is this ai | are you a program | am i chatting with software | is there a human typing | does a machine answer me | real person or bot | who am i writing with
    | are you like chatgpt | is it an automatic reply | are you an actual employee | did a computer write that | is a robot answering | do i talk to a person here`,
  'page/gift-cards/questions/can-i-get-my-money-back': `bought one for a friend and he moved away can i get a refund on it | unused one for a friend can i give it back
    | any refund on an alice gift | refund for a gift nobody used | i bought a card by mistake can you take it back`,
  'page/birthday-parties/schedule/briefing': `is a funny team name ok | do the kids choose their team name | who thinks up the name of the team`,
  'off-topic': `rain tomorrow or not | how is the weather <day> | will it snow tomorrow`,
  price: `so we pay nothing right | then we go in for free correct | is it free for tourists | do foreigners pay`,
  recommend: `a room without dark stuff for a nervous child | nothing dark please for a nervous <age> year old | which one has no dark parts`,
};
