import type { Phrasings } from './phrasings.ts';

/** Ways people ask about prices, paying and discounts. */
export const pricePhrasings: Phrasings = {
  price: `how much does it cost | price | prices | what is the price per person | how much per person | what do you charge | cost for <n> people | how much for <n> | price for <n>
    | how much would it be for a group of <n> | what are your rates | ticket price | tickets how much | is it expensive | how much is <room> | cost per head
    | what would <n> adults and <n> kids cost | total for <n> of us | how much is a ticket | price on <day> | is it cheaper on <day> | do prices change on <day>
    | is it cheaper for kids | do kids pay full price | child price | do children pay less | how much to play | what does it cost for a family | how much money do i need
    | do you charge per person or per room | is it per person or per group | flat rate | is <money> the price | does a bigger group pay less | is the price the same for every room
    | kids price | how much do i pay for <n> | what will it run me | what does a game run | what does it set us back | what am i looking at for <n> people | how many dollars
    | how many cost | how much cost for one person | how much is cost | how much you charge | whats the damage for <n> | how much dough | what do tickets go for | what is admission
    | admission fee | entrance fee | entry fee | entry cost | what is the fare | price list | prices please | pricing | pricing info | ticket pricing | tell me the price
    | can you give me a price for <n> | give me a total for <n> | estimate for <n> | whats the total for a family of <n> | sum for <n> of us | how much for my family
    | how much for two adults and a child | price for a couple | how much for two | how much is it for a pair | how much is it on <day> | does <day> cost more | <day> price
    | are <day> less money | are evenings pricier | is it cheaper before <time> | peak pricing | why does the price vary | why is the price different on <day>
    | is there a range of prices | which sessions are <money> | someone said it is <money> | is it still <money> | is it <money> each | is it <money> a person
    | i have <money> is that enough | budget of <money> | can i play for <money> | we only have <money> | is <money> enough for <n> | is there a reduced price for children
    | half price for kids | under 12 price | toddler price | do little ones cost | do babies go free | do under 5s go free | is it free for kids | does my <age> pay full fare
    | concession price | adult price | is it the same price for adults and kids | does a teenager pay less | price per head | per head | per player | per group or each
    | do you charge by the hour | do you charge by the room | room price | cost of <room> | how much does <room> cost | <room> price | is <room> more expensive
    | does <room> cost the same as <room> | price difference between the rooms | thats pricey | that is a lot of money | isnt that steep | cheapest option
    | what is the cheapest way | cheapest day | most affordable | do groups of <n> pay less each | does it get cheaper the more we are | does the price go down with more people
    | what do i owe for <n> | cost of a single ticket | cost for seniors | do grandparents pay | price for students | did prices go up | it used to cost less
    | how much would i spend | two rooms price | price for both rooms | how much for two games | what is the hourly rate | i want to know the fees | what are the fees
    | quote for <n> friends | does a <age> pay the same as me | does my <age> pay the same | does a <age> pay | so for <n> people what price | <n> persons how much we pay
    | price we pay if <n> persons | if we come <n> how much | damage for <n> | for <n> of us what would we pay | what is the price at <day> for <n> | how much would <n> tickets be
    | do you charge kids less | charge less for kids | is a child cheaper than an adult | what would <n> adults and <n> kids run us | <n> grown ups and <n> little ones price
    | run us | is it <money> or <money> | is it <n> or <n> dollars | seems steep | kind of steep | is that per person <money> | how much is the <day> night <n>
    | is <money> the final price per person | what would it come to | what does it come to for <n> | what will we pay`,
  included: `what is included in the price | what do we get for the price | does the price include anything | is the photo included | is the team photo free
    | what comes with the ticket | what is part of the ticket | what does <money> buy us | what does the ticket cover | is the game master included | does the photo cost anything
    | is the picture extra | do we pay for the photo | is there anything else to buy | any upsells | any add ons | is the briefing in the price | do hints cost money
    | is a guide included | what am i paying for | what do i get for my money | what does admission include | is it all inclusive | does it come with a photo
    | do you get a picture with it | what else is in the package besides the game | what exactly am i getting for <money> | what do you get for <money> | what all comes with it
    | does the photo come free | photo free | what is included`,
  tax: `is tax included | does the price include tax | are there extra fees | any hidden fees | booking fee | do you add tax | taxes and fees | before or after tax
    | is that with tax | is that price before tax | plus tax | does <money> include tax | tax on top | service charge | convenience fee | processing fee | surcharge
    | extra charges at checkout | added costs | any extra costs | why is the total higher than the price | my total is more than advertised | final price with everything
    | out the door price | are there additional charges | is vat included | city tax | how much tax comes on top | no hidden charges right | fees at checkout
    | what is this fee on my bill | surprise fee at the end | any surprise fees | surprise costs | is there a fee at the end | is <money> with taxes or without
    | with taxes or without | taxes included or not | tax included or extra | is <money> the final price | final price | is <money> final or plus tax
    | do i pay more than the listed price | what gets added to the price`,
  payment: `how do i pay | do you take cash | can i pay at the door | do you take credit cards | can we split the payment | do we pay in advance | payment methods
    | is there a deposit | can i pay online | do you accept apple pay | when do i pay | can everyone pay separately | pay with card | do i pay when i get there
    | do we pay now or later | do i pay at booking or on arrival | do i have to pay up front | must i pay the full amount | can i put money down | down payment | can i pay half now
    | pay the rest later | pay when we arrive | pay on the day | can i pay on site | pay on location | is it cash only | cash ok | do you take visa | mastercard | amex
    | american express | debit card | do you take discover | tap to pay | google pay | venmo | paypal | zelle | cashapp | klarna | afterpay | pay in installments | pay over time
    | crypto | bitcoin | can i write a check | do you take checks | foreign credit card | international cards | european card | my card got declined | card was declined
    | card is not accepted | i was charged twice | double charged | we got charged twice | there is a charge on my card | when will my card be charged
    | is my card charged immediately | do you need a card to hold it | can each of us pay our own ticket | can we pay individually | separate checks
    | can everyone buy their own ticket | split the bill | split the cost <n> ways | friends will pay me back | can my friends each pay online | can i pay with two cards
    | use two different cards | one person pays for all | does one person have to pay for everyone | which cards do you accept | what forms of payment | ways to pay
    | how does paying work | pay by phone | pay over the phone | bank transfer | wire transfer | pay in euros | i do not have a credit card | no credit card
    | how much is the deposit | can i pay with points | pay without a card | can each person venmo you | my visa got rejected | card got rejected | payment rejected
    | payment failed | payment did not go through | pay the whole thing now | pay the full amount now | can my friends pay you directly`,
  'promo-codes': `do you have a promo code | any discounts | do you have deals | coupon code | is there a discount | weekdayween | is weekdayween still valid
    | does the code still work | <day> discount | can i get 10 percent off | discount code | group discount | any specials | promotions | student discount | military discount
    | senior discount | groupon | first responder discount | teacher discount | do you have a sale | i have a code | where do i enter the code | <day> deal
    | what does weekdayween give | special offers | is there a discount for big groups | any codes floating around | got a code for me | got any deals going
    | can you knock something off | money off | dollars off | percent off | can i get a better price | can you do it cheaper for us | price break | price cut | bargain
    | any way to save money | how can i save | any savings | save a few bucks | veterans discount | i am a veteran | i am a nurse do i get something off
    | healthcare worker discount | frontline workers | resident discount | locals discount | local resident | aaa discount | aarp | senior citizens rate | seniors rate
    | teacher rate | cheaper for teachers | friends and family discount | referral discount | refer a friend | returning customer discount | we come often do we get something
    | regulars discount | repeat customer | second game cheaper | discount for a second room | discount for two rooms | multi room discount | combo deal | bundle | family discount
    | family deal | family pass | large party discount | volume discount | <day> special | early bird | cyber <day> | holiday sale | summer special | new year deal
    | do i get something free on my birthday | free entry on birthday | is the <day> code still good | <day> offer | <day> promo | october code | the <day> code
    | my code says expired | my code is not working | code got rejected | code does not apply | invalid code | coupon expired | the banner said 10 off
    | there is a banner with a code | i found a code online | i saw an ad with a discount | honey code | retailmenot | living social | coupon | do you honor groupon
    | promo box where | coupon field | how to apply a coupon | checkout has no field for my code | does the code work for 3 people | does the code work on <day>
    | who can use the code | is weekdayween for groups only | is there a current promotion | running any promotions | current offers | anything on special
    | are there seasonal offers | buy one get one | free ticket | can i get in for free | does the tenth game come free | any way to get it cheaper | can we get it cheaper somehow
    | how do i get it cheaper | do i get something off | something off for firefighters | anything off for cops | do you do anything for nurses | price reduction | student deals
    | the <day> code says invalid | any deal for locals | deal for moms | is there a deal for <n> people | cheaper with a code | do seniors get a break
    | price break for seniors | break for students`,
  'page/legal/promo-codes/the-conditions-of-a-code': `what are the conditions of the code | terms of the promotion | which days does the code count | restrictions on the code
    | is the code limited to some days | rules for the code | fine print of the discount | is there a minimum group for the code`,
  'page/legal/promo-codes/one-code-per-booking-entered': `can i use more than one promo code | can i combine promo codes | can i add the code later | i forgot to enter the code | apply code after booking
    | stack codes | cash out a code | can i stack discounts | use two coupons at once | double discount | code on top of a code | put both codes in | forgot my promo at checkout
    | i already booked can you still apply the code | retroactive discount | apply the discount afterward | refund the difference because of a code
    | can you add the coupon to my existing booking | get cash for a coupon | one code per booking | several coupons in one order | i forgot to type the code | can i combine codes
    | can i use two codes | add a promo code after booking | forgot my coupon when i booked | i booked and forgot the coupon | booked already and then found a code
    | i booked yesterday without the code`,
  'page/legal/promo-codes/the-last-day-of-a': `does the last day mean the day i book or the day i play | book before the code ends and play later | use the code for a game next month
    | does the code count for the play date | book now with the code for a later date | code deadline booking or playing | is the code about the booking date or the game date`,
  'page/legal/promo-codes/a-gift-card-may-pay': `can i use a gift card and a promo code together | combine gift card with code | pay the rest with a gift card after the code | gift card plus coupon
    | use my gift card on a discounted booking | does a gift card work with a discount code | both a giftcard and a discount | coupon together with giftcard
    | gift card and a code on the same order | can a gift card and a promo code be used on one order | both a gift card and a code`,
  'page/legal/gift-cards/whoever-has-the-code-can': `can someone else use my gift card code | is the giftcard tied to a name | giftcard code got stolen | someone used my giftcard
    | is the giftcard transferable | can i pass on my giftcard | give my giftcard to a friend | can anyone with the code spend it`,
};
