import type { Phrasings } from './phrasings.ts';

/** What people say, imply and ask next about prices, paying and discounts. */
export const moneySentences: Phrasings = {
  price: `we are <n> adults and <n> toddlers and one of them naps at <time> so what do we pay | my wallet is thin so what does an evening take out of it
    | what does the till say for <n> of us | what would you take off me for <n> | how deep do i have to dig in my pockets | is a session worth more at night than in the afternoon
    | what number will i see at the end for <n> | so which sessions are the <money> ones and which the <money> | when do i pay the lower and when the higher amount
    | what makes one session dearer than another | why <money> one time and <money> another | is the lower figure for <day> | how do i get the lower of the two figures
    | what decides whether it is the low or the high one | do you charge by the head or by the door | do we get a flat amount if we fill the room
    | is it all the same if we are four or eight | does every head count the same | is it a sum for the whole gang or for each one | do you bill the room or the people
    | do i need a ticket for a baby in a carrier | must i buy a seat for a lap child | does grandpa who only sits there need to be paid for
    | does a teacher go in free with the class | does my carer get in without a ticket | four of us plus a newborn what comes out
    | what sum should i collect from each of my friends | how much should everybody chip in | what do i tell the others to venmo me
    | i am collecting from the group what is each share | i want to set aside enough what would be safe for <n> | can we do this for under <money> a head
    | will a hundred cover three of us | does two hundred get five people in | would a fifty get me and my son inside | is it the price of a movie or of a concert
    | is this more like bowling money or theater money | compared with bowling is it dear | what is the going rate at your place | the other place takes <money> what about you
    | at the other place we paid <money> each | is jack dearer than the prison | is one of the rooms the budget one | which of the games is lighter on the purse
    | do both rooms cost alike | does the longer visit cost more | do i pay per hour or per game | and for seven | and with <n> more | and for the two of us | and a family of <n>
    | what about <n> people then | and each | and altogether | total then | and per head | so for <n> | and on a <day> | and in the evening | cheaper on <day> | same for children
    | even for a <age> | and the other room | does it add up to more than <money> for <n> | i calculated <money> for the <n> of us is that right
    | my math says <money> for six correct | i make it <money> is that about right | so we would be at roughly what | three tickets come to what
    | sum up <n> grown ups and <n> schoolkids | roughly what is the bill for a crowd of <n> | give me a ballpark for <n> people | rough figure for <n> | quick sum for <n> please
    | we are a household of six on one income | single mom with three what am i looking at | pensioner couple on a small budget is it within reach | broke students here be gentle
    | my allowance is <money> a week | is there a cheaper hour | is there an off peak | do late sessions go down in price | is a tuesday lighter on the budget | matinee price
    | do you hike prices for <day> | holiday surcharge on <day> | do you raise it around <day> | more on <day> than normally | is <day> treated as a peak day
    | is a bigger team thriftier | can <n> share what <n> pay | is a kid the same as a grown man to you | does my <age> count as a full ticket
    | my <age> takes no space does she pay | under <n> free or not | what age do you start charging | from what age do they pay | from what age is a ticket needed
    | what do i shell out if i bring my twins | work out the sum for me | tell me what i owe if <n> come | what will my card be hit for | how much comes off my card for <n>`,
  'page/legal/booking/tickets-cost-to-per-person': `do i see the total before i enter my card | will the final sum be shown before i press pay
    | is the amount displayed before i commit | can i look up the exact figure without paying | where does it tell me what my session costs exactly
    | does the page add it all up before checkout | will i know the exact amount beforehand | at what step do i see the sum | can i check the total and then back off
    | does the amount change between picking and paying | is the figure on the last screen the one i pay`,
  included: `is a host part of the deal or does she cost extra | does somebody from you stay with us the whole hour for that money | do we pay extra to have someone watch over us
    | is the group picture thrown in | do i have to buy the picture at the end like on a roller coaster | is the snapshot afterward gratis
    | do you sell us the picture for <money> | does the explanation at the start cost | is having the room alone in that sum | do we rent costumes on top
    | do we have to buy clues | will i be asked to buy stuff once inside | what is thrown in | and the photo | photo too | anything on top | anything extra inside
    | what do i get apart from the hour | is it just the hour or more | what does that money get me | is there stuff to pay for when we are already there
    | once i have my ticket am i done paying | are you going to upsell us at the desk | no surprise purchases inside right | does the ticket cover everything from start to finish
    | we only pay the ticket and nothing else or | is it like an amusement park where you keep paying | what is in it for <money> | what does the fee go toward
    | do we tip the host or is that in it | is it a bare ticket or the full works | does the sum cover the whole team or the host too`,
  tax: `what goes on top of that | is there something added at the very end | does pennsylvania take a cut | does the city add amusement tax | sales tax on tickets
    | is the sum you show net | net or gross | is that what leaves my account | will the receipt show more than <money> | the site said <money> and then it wanted more
    | why is it four dollars more than you said | there is a line called fee on my receipt | why did the amount jump on the last screen | it jumped at checkout
    | the number grew when i got to paying | do you pad the bill | do you slip in a charge at the end | anything sneaky at the end | and tax | plus tax or with | with tax for <n>
    | before or after taxes for <n> | what is it with the tax | so <money> flat or more | is it a round <money> or does it grow | so with tax how much
    | does the booking site keep a cut | is there a card fee | do you charge for using a card | does the provider add a fee | is there a handling fee like at concerts
    | ticketmaster style fees | do i pay tax in the room or online | is gratuity added | is a tip added for big groups | my accountant wants to know if that is before tax
    | i hate when places hide the taxes so tell me | european here is the tax already in | where i live the price has tax in it is it so here | tax inside or outside`,
  payment: `do you swipe or tap | will my dutch card work | i only carry notes | grandma only has bills and coins | can i hand over cash when i get there
    | my teenager has no card and wants to pay with his savings | do i bring money on the day or is it done by then | is everything settled before we come
    | is the money taken right away | when does it leave my account | is it pay now play later | do you take the money at once | can i hold it now and settle up at the desk
    | is a part payment possible | and with a deposit | deposit or full | what about cash | and paypal | and in cash | apple pay too | can we each | each his own | separately too
    | one bill or many | can four people put in four cards | every one of us wants to use their own card | i do not want to front the money for everyone
    | i always end up paying for all of them can they do it themselves | my friends never pay me back so can you charge them each | can my roommate put his part on his own card
    | split in the cart | can the bill be divided on your site | can half go on my card and half on hers | two cards on one booking | i have a prepaid card
    | does a prepaid visa gift card work | company card okay | corporate amex | can my mom pay from another state | my dad pays he lives abroad how does he do it
    | someone else is paying for us can he do it by phone | can i read you my card number over the phone | do i give you my card here | my bank blocked it | the bank flagged it
    | it says insufficient but there is plenty | it spins and then says error at pay | it charged me but said error | i see two pending charges | pending charge on my statement
    | i see your name twice on my statement | will my wife see it on the card statement | does it show in which currency | do you convert from pounds
    | does it charge me in dollars | we are from canada can we pay | do you do layaway | pay monthly | can i pay on payday | i get paid on <day> can i pay then
    | my paycheck comes <day> so can i reserve now | can you send me a payment link | can i have a bill in the mail | flex dollars | campus card | do you barter | revolut
    | is it a card only place | is plastic ok | do you take plastic | old school here do you take a check | check made out to whom | cashless | is the desk able to take money
    | can i settle at the counter | is there a till at the venue | i lost my wallet and the booking is paid do i need the card with me | do i need to show the card i paid with
    | must the cardholder be there | will you check my id against the card | how is it paid | pay how | pay where | paying at the door ok | and when do i pay | upfront
    | all of it upfront | and the rest later`,
  'promo-codes': `is there a magic word that makes it less | anything i can type in that little box | there is an empty box that says code | what do i put in the code field
    | where is a coupon hiding | do you throw in a freebie | does the fifth person go free | one free for every ten | buy five get one | do you give a rate to scouts | scout rate
    | church rate | union members | teachers get a break | my husband is in the army does that count for something | i served two tours any courtesy for that
    | firefighter in the house | cop here anything off | my daughter is in the guard | i have a temple id | penn id | drexel student anything | show my student card | isic card
    | we are pensioners do we get a cut | medicare card | aarp card | snap card reduced entry | low income rate | unemployed rate | pay what you can | hardship rate
    | we are a foster family is there a rate | reduced entry for a special school | fifth visit free | i have been here <n> times so where is my reward
    | do you reward people who come back | we want to do both rooms in a day is that less | two rooms the same night less each | both games back to back cheaper
    | do we save by taking both | package of both | sign up and save | subscribe for money off | first order discount | newcomer offer | i heard a code on the radio
    | my podcast had a code for you | a flyer said ten off | the flyer at the coffee shop had a code | i got a postcard with an offer | my hotel gave me a coupon for you
    | city pass | tourist pass | philly pass | is <day> week reduced again | is the october thing coming back | will the pumpkin offer return
    | <day> thing from last fall is it running | that ten percent thing is it over | is it still on the ten percent | i missed the ten percent did i
    | can i still use weekdayween in <day> | weekdayween this year | weekdayween for three | weekdayween on a <day> | weekdayween in november | did weekdayween end
    | it says the code ran out | it will not accept weekdayween | it tells me the word is no longer good | code is dead | the word does nothing
    | i typed it and the sum stayed the same | and with a code | any cheaper | can you go lower | what is your best price | will you haggle | can we negotiate
    | meet me in the middle | knock off the tax at least | do it for <money> and we come now | it is my honeymoon do something nice | it is my birthday is it free for me
    | the birthday kid free | do five year olds get a special | kids eat free kind of thing | any offers running | what about <day> then any offer | offers around <day>
    | anything off on <day> | deal of the day | last minute slots reduced | if a slot is empty do you let it go for less | unsold slots | standby price | rush tickets
    | half price nights | two for tuesday | giving tuesday | can nonprofits get it for less | our shelter wants to treat volunteers | for a good cause can you lower it`,
  'page/legal/promo-codes/the-conditions-of-a-code': `where are the small letters of the offer | what does the code ask of us | who is the code meant for
    | how big must the group be for the code | where do i read what the code allows | does it say anywhere which nights the code is good | is the code only for some nights
    | what strings are attached to the offer | what is the catch with the code | i need the exact rules of that offer | is a bigger group needed for the code`,
  'page/legal/promo-codes/one-code-per-booking-entered': `i have two words can i type both | i got one from the radio and one from a flyer can both go in
    | does the second code cancel the first | can i pile them up | pile up codes | i found the word after paying | i only saw the offer once it was paid
    | forgot to type it and now it is booked | forgot the word can you take it off now | can you put it in for me afterward | i was too quick and paid full without the code
    | can the ten percent still be taken off my order | add it to what i already booked | could you knock it off retroactively | give me the difference back i had a code
    | can you pay me out the ten percent | can i swap the code for money | trade the code for cash | use it on top of another offer | on top of the student thing
    | does it work alongside another one | can each of us enter a code | one code each | each friend has a code can we all use ours in one game | and two codes
    | can the desk apply it when i come | apply it on arrival | do i type it while booking or later | at which moment do i enter it`,
  'page/legal/promo-codes/the-last-day-of-a': `if i buy in time but come later does it hold | must we have played by then or only booked
    | it ends <day> but we want to play the week after | offer ends on <day> but my game is later | does paying before the end lock it in
    | order <day> with the code and visit in spring | is it the visit that has to be before the end | what does last day mean in your rules | last day for what exactly
    | does the end date mean ordering or visiting | book on the final day play next month`,
  'page/legal/promo-codes/a-gift-card-may-pay': `after the ten percent can the rest come off my card that grandma gave me
    | can i throw in a voucher for what remains after the code | first the code then the voucher | code and then gift card | both a present and an offer in one order
    | i have a voucher plus a word for ten percent | does the gift balance go after the code | pay what is left over with a gift | can my <day> card cover what the code leaves
    | voucher on a reduced booking allowed | is a gift card still fine when there is an offer`,
  adults: `does the grown up who only minds the kids need a ticket | are chaperones free of charge
    | my mother just wants to sit in the room with the kids does she need her own ticket | do i pay for myself if i only keep an eye on them
    | does a supervising dad take up one of the places | do i count if i sit in the corner and say nothing | is the babysitter a player too
    | the au pair goes in with them do i add her when booking | three little ones and me is that enough grown ups | can one mom watch five boys of eight
    | seven kids in second grade how many moms | is one dad enough for four girls | one teacher for a class of tens`,
};
