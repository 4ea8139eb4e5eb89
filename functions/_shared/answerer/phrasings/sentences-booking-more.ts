import type { Phrasings } from './phrasings.ts';

/** More of what people say and imply about booking, prices, hours and changes, in plain words. */
export const moreBookingSentences: Phrasings = {
  price: `we are two families with five kids between us and want a rough idea of the bill | my husband thinks it is forty a head and i think less
    | i have to put a number in the family budget | i am treating my three nieces and want to know the damage | is the amount on your page for one person or the whole room
    | does the sum depend on which room we pick | do you have family tickets | is there a group ticket | does the amount differ between afternoon and evening
    | why is it not one fixed price | what is the most i could pay per person | what is the least i could pay per person | the site gives a range so which end applies to us
    | between which amounts does a ticket lie | is it under forty for each | is thirty five <day> one | somebody in our group is paying for all nine so how much should he expect
    | we have six hundred dollars for fifteen people | a friend said she paid <money> for four | last year it was <money> what is it now
    | if we are ten do we pay ten tickets or the room | if only three come to a room for eight do we pay for three | do we pay for the seats we do not fill
    | is a ticket the same price for a five year old and a forty year old | i need the cost for an expense form before i book`,
  availability: `my in laws fly in at noon on <day> and leave at <time> so when could we play | is there anything left for a party of six this coming <day>
    | we want the room right after dinner around <time> | could we have the last slot on <day> | i need a slot that ends before <time> on <day>
    | what times does <room> run on <day> | which start times are there in the afternoon | how many games are there in an evening
    | do you have anything in the next couple of days | is next week already full | i looked at <day> and nothing came up | the <time> one disappeared while i was choosing
    | why do i see only two times for <day> | the calendar shows no times for <day> are you full or closed | could both rooms start at the same time on <day>
    | are there gaps between games on <day> | do you add extra start times when you are full | will more times be added for <day> | is it usually booked out on <day> nights
    | how much is still free on <day>`,
  'faq/how-to-book': `i have never booked anything online and my daughter is away | we decided on <day> at <time> for five now what | please put us down for the prison at <time>
    | i tried twice on my phone and it never gets past the calendar | does one person book for the whole team | do all of us have to book separately
    | can i book now and tell you the names later | i would like two rooms at the same time how do i book that | which button do i press for a normal game
    | is there a number i can call to book instead | i need to book for my boss and his wife | do we have to book or is it fine to just decide on the day
    | how many days before should we book for a saturday | is it smart to book a month before | how far into the future can i book
    | we want to book for next april is that open already | what information do you need from me to book | where on this page do i find the calendar
    | the book now button opened a blank page | can i book with an ipad at my library | is the booking page in spanish too | my browser blocks the booking window`,
  cancel: `something came up at work and i do not think we can make <day> | if it does not work out for us how do we get our money
    | i booked last night and already changed my mind | we have a newborn so things may change at the last minute is that ok | how flexible are you if plans change
    | what do i lose if i call it off <day> | my flight might be delayed so i am nervous about booking what happens then | the babysitter canceled so we can not come <day>
    | half our group has dropped out and we want to call the whole thing off | our game is in three hours and we can not come
    | it is less than a day away and our plans fell apart | is there a fee when we cancel two days before | do we get everything back or just a part
    | i canceled by mistake can you undo it | i want to cancel but the link in the email does not open | how do i know that my cancellation worked
    | when will the refund show on my card | do you refund in cash or to the card | is there a cooling off period | does the deadline count from the start of the game
    | twenty three hours before is that too late | exactly one day before is it still free | can a late cancellation be excused | i paid for six but the whole group is out`,
  reschedule: `we would like to come a week later than planned | can we take a later slot on the same day | our kid has a recital now so we need another day
    | could you move us from saturday to sunday | is it possible to come earlier the same evening | what if we want a different time than we booked
    | we need to push our game from <time> to <time> | i picked the wrong day when booking can that be fixed | can we change to the other room without paying again
    | is there a charge to switch the day | until when can we change the time | how do i change my time without calling
    | can we move it if only some of us are free on the new day | we do not have a new date yet can you keep it open | do we lose anything if we move it twice
    | can i move it myself with the link in the email`,
  'headcount-change': `we booked for five but now grandma wants to come too | two of the kids are sick so we will be four instead of six
    | my friend is not sure if she will come how do i book | can i add my brother on the day itself | will you refund the ticket of the one who can not come
    | we do not know exactly how many we will be yet | is there a deadline for telling you the final number | can we pay for the extra person when we arrive
    | what if one more person shows up than we paid for | i put in the wrong number of players how do i change it | do i have to cancel and book again to add one person
    | what if someone backs out at the last minute`,
  'weekend-minimum': `my boyfriend and i are only free on <day> is that possible | it is our anniversary and it falls on a saturday just the two of us
    | can my dad and i play on a sunday afternoon | there are two of us and the page will not let us pick friday | if our third person gets sick do we still get to play on <day>
    | do we really need three on a saturday | could we buy three tickets and come as two on <day> | does the minimum also apply on friday evening
    | how many do we have to be at <day> | is friday counted as a <day> with you | is thursday okay for a couple | from which day on do we need a third person
    | does our five year old count as the third player on sunday | why do <day> need three people`,
  hours: `can we come before lunch on a <day> | is it open in the morning for home schooled kids | are you open on the monday of a long <day>
    | do you have different hours around <day> | are you open the day before <day> | we want to play on <day> morning is anyone there | do you open at noon on both <day> days
    | what time does it close on a sunday night | is friday like <day> hours or like the week | do you stay open later on saturdays | do you close for any holidays
    | is it open on bank holidays like monday | are you open <day> between the holidays | what are your hours this coming <day> | does anybody answer the phone in the morning
    | are you open <day> because we are nearby | at what time can we come on a school day | is there a day in the week when you are closed`,
  payment: `do i have to pay the whole amount when booking | can each family pay their own part | can we pay when we get there in cash | is it possible to reserve without paying
    | do you take american express and apple pay | will you charge my card now or on the day | my card was declined twice what else can i use
    | is it safe to pay if i do not have a credit card but a debit one | can i pay with two different cards | does everybody need to bring money on the day
    | do i pay for everyone and collect from them | is a down payment enough | how much do i have to pay to hold the slot
    | do i have to fork out the full sum right away | is the full sum due at once | must the whole lot be paid right away | full sum or an installment`,
  tax: `is the price on the page what i actually pay | are there fees added when i check out | how much tax comes on four tickets | do you charge a service fee on top
    | will it be more than thirty nine in the end | is everything in the price or are there extras at checkout | why was my total higher than i expected
    | does the shown price already have tax in it | is there any booking charge besides the ticket`,
  included: `what exactly do we pay for with a ticket | does the ticket include the photo at the end | do we have to pay for hints
    | is there anything we have to buy once we are there | does the price include the whole ninety minutes | is the briefing part of the price
    | do we get anything to take home for that`,
  'faq/private-games': `will anyone else be playing with us in the same room | we are only three will you add other people | i do not want my kids to play with strangers
    | do we need to book all the spots so that nobody joins | is it possible that another group is put together with ours | is the room only ours even if we are two
    | can someone book the remaining spots in our game | my son gets anxious around people he does not know will it be just us | do you ever mix groups on busy nights
    | does a private game cost extra | is every game private or do i have to ask for it`,
  'faq/same-day': `is it too late to play <day> | can we come in an hour without a booking | we are in the neighborhood and would like to play now
    | do you take people who just walk in | how likely is it to get a room without booking on a tuesday | can i book an hour before the game
    | we are four people outside your door can we play | do i have to call before i come without a reservation | what if we just show up and see | is last minute okay with you`,
  'faq/late-arrival': `we might be ten minutes behind because of the bridge | what happens if half of the group is there and the other half is not
    | do we still get the full hour if we are late | will you wait for us if the train is late | somebody in my group is always late what happens then
    | can a friend join us later when the game has started | we are stuck in traffic and our game starts in a quarter of an hour | can you start us a little later
    | do you give the room to somebody else when we are late | how many minutes late can we be | should i call when we are running late
    | does the time run even when we are not there yet`,
  'arrive-early': `how long before the game do we have to be there | our game is at <time> when do we need to come | is it enough to come five minutes before
    | can we come half an hour early and wait inside | what time do i tell my friends to meet | does the hour start when we arrive or after the briefing
    | do we need to be early if we already signed everything | what do we have to do when we arrive | why do you want us there early | can we wait in the lobby before our game
    | is the start time the time we enter the room`,
  'page/legal/booking/a-booking-is-made-when': `i paid ten minutes ago and there is still no email | how do i know that my booking worked | is the slot mine as soon as i click
    | i never got a confirmation should i worry | i can not find the confirmation email any more | i think i entered the wrong email address
    | the payment went through but i got no confirmation | do i have to bring the confirmation with me | is the room held for me while i am paying`,
  'promo-codes': `do you have any discount going on <day> | is <day> code still working | i have a code but it does not work | are there student or military discounts
    | is there a discount when we are a big group | do you have something cheaper <day> | do returning players get a discount | do i get something off if we play both rooms
    | where do i enter a discount code | is there any offer for <day> | does weekdayween still give ten percent | my friend used a code in october can i use it too
    | are there coupons for your place | is it cheaper with a groupon`,
  contact: `i have a question that is not on the website who do i ask | is there a number i can call in the evening | can i send you a message on instagram
    | what is the best way to reach somebody quickly | how can i reach you if i do not like phone calls | to which email do i send photos of our team
    | i called three times and nobody answered | how soon do you answer emails`,
  reviews: `is it really as good as people say | what do people with kids say about you | how many good reviews do you have and where | are the reviews on your page real
    | where can i read what other couples thought`,
  leaderboard: `which team is the fastest this month in <room> | how quick was the best team ever | what time do we need for first place | are we in the list of the fastest
    | who has the record in the prison | did anybody finish in under half an hour`,
  'leaderboard-rules': `do we lose places when we ask for hints | when does the list start again from zero | how do we get on the list of fastest teams
    | why does the list show last month and not this month | do you have to be a big team to get on the list | is the time with hints or without hints on the list`,
  'page/legal/cancellation/if-we-have-to-cancel': `what happens to our booking if there is a snow storm | do we get our money back if you have to close
    | what if something in the room breaks while we play | the lights went out in the middle of our game | do we choose between a refund and another day
    | has our game been called off because of the weather | if you cancel on us do we get everything back`,
  'no-show': `we forgot about our game last night what now | what happens if we simply do not come | we mixed up the date and missed our game
    | do you charge us if nobody shows up | can we still use our booking after we missed it`,
  sick: `my daughter woke up with a fever and we play <day> | someone in the group has covid what should we do | can we get another date because my wife is ill
    | what do you do when a player gets sick on the day | is illness an exception to your rule | half of our group is sick and the game is <day>
    | my mother is in the hospital and we can not come`,
  ages: `is a ticket sold for a three year old | from what birthday on can you sell us a ticket`,
};
