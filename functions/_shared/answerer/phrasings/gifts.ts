import type { Phrasings } from './phrasings.ts';

/** Ways people ask about gift cards. */
export const giftPhrasings: Phrasings = {
  'gift-card': `do you sell gift cards | giftcard | i want to buy a giftcard | how do gift cards work | gift voucher | give an escape room as a gift
    | present for my brother | how do i buy a giftcard | where can i buy a giftcard | gift ideas | can i gift this | <day> present
    | gift for my husband | last minute gift | stocking stuffer | i need a gift | buy a gift card | order a gift card online | gift certificate
    | do you have gift certificates | do you do vouchers | voucher for an escape room | i want to gift an escape room | present idea
    | a present for my dad | gift for my mom | gift for my sister | gift for my boyfriend | gift for my wife | gift for a coworker
    | birthday present for my brother | birthday gift | wedding present | anniversary gift | <day> gift | hanukkah gift | secret santa
    | white elephant gift | teacher gift | thank you gift | housewarming present | experience gift | give someone a game as a present
    | can i buy this for somebody else | can i pay for a friend to play | treat my parents to a game | send a friend an escape room
    | buy someone a ticket as a present | where on the website are the gift cards | link for gift cards | gift card purchase | can i get a gift card
    | is there such a thing as a gift card | tell me about your gift cards | what are the rules of the gift card | gift card terms | gift card info
    | is it a good present | would it make a good gift | i do not know what to give him | we want to give grandma a game | gift for the grandkids
    | can i give a booking as a gift | egift card | digital gift card | how does the voucher work | want to give a voucher
    | can i purchase a voucher over the phone | i forgot a present | need a present fast | gift for <day> | present for <day> | gift idea for <day>
    | a gift for <day> please | birthday gift for my friend | something for my in laws as a gift | get something for my parents
    | surprise for a friend | shopping for a gift | i want to give this to someone | give this as a surprise | buy for someone else
    | how can i gift this to a colleague | present for a couple of friends | gift voucher for my <age> | can i pay now and they choose later`,
  'gift-expiry': `do gift cards expire | how long is the giftcard valid | expiration date | does the giftcard run out | is there a date to use it by
    | is my giftcard still valid | old giftcard from last year | blackout dates | i have a card from <n> years ago | does the gift card expire
    | does it run out | do vouchers expire | how long can i use the voucher | how long do they have to use it | is there an expiration
    | expiry date on the card | valid until when | validity of the gift card | good for how long | use by date
    | is there a deadline to use the gift card | my card is <n> years old can i still use it | found an old gift card in a drawer
    | got a voucher in 2022 is it still good | gift card from before covid | can they book it next year with the card | does it lose value over time
    | do you take a fee off an old card | dormancy fee | inactivity fee gift card | can they play in a year | no date on my voucher
    | gift card still good after <n> years | will the gift card still work next summer | expired voucher | my gift card says nothing about a date
    | time limit on the gift card | does the gift card go bad | i have a gift card from <age> ago | voucher from <n> years ago
    | my old voucher still ok | is a <age> gift card ok | bought long ago gift card | gift card from a previous year
    | do i have to hurry to use the card | how many months is it valid | by when must the voucher be used`,
  'gift-delivery': `how is the giftcard delivered | when does the giftcard arrive | is it sent by email | how fast do i get the giftcard
    | can i get it <day> | will it arrive before <day> | is it instant | delivery time of giftcards | can i print it | need it by <day>
    | is it too late for <day> | how do i get the gift card | how will they receive the gift card | gift card by email | email gift card
    | is the gift card emailed right away | when will i get the gift card email | how soon is the voucher sent | voucher arrive
    | is it digital or posted | is the delivery immediate | i need the gift card in an hour | gift needed <day>
    | party is <day> can i still get a card | it is <day> can i still get <n> | buy a gift card at midnight | last second present
    | can i print the gift card at home | printable voucher | is there a pdf to print | can i forward the gift card | send it to my own email
    | email it straight to my friend | the gift card did not arrive | i paid and got no gift card email | gift card not received
    | no email after buying the voucher | where is my gift card | still waiting for the gift card | wrong email address for the gift card
    | does it come in the mail or by email | how long does shipping of the gift card take | how quickly will the voucher land in my inbox
    | inbox gift card | land in the inbox | never got the email with the gift card i bought | gift card email never came | has not arrived gift card
    | gift card is missing from my inbox | turnaround for a gift card | how do you ship the gift card | ready instantly
    | get it within minutes by email | will i have the voucher in time if i order on <day> | in time for <day> gift card
    | order on <day> and have the gift card the same day`,
  'gift-room': `which rooms can i use the giftcard for | is it valid for any room | can they choose the room | giftcard for <room>
    | does the gift card work on <day> | is the gift card for a certain room | can the gift card be used for every room
    | which game can they play with the voucher | can it be used on a <day> | gift card on <day> | valid on holidays | is the card valid on every day
    | any restrictions on the gift card | can they pick the day themselves | do i have to choose the room when i buy the gift card
    | do i have to pick a date when i buy the card | what can the card be spent on | is the card for <room> only | use the voucher for <room>
    | can the gift card be used on <day> | gift card <day> restrictions | can they choose which room to play with the card
    | gift card works for both rooms | is a gift card tied to one specific room | tied to a room | specific room gift card
    | locked into one room with the voucher | does the voucher name a room | open to any game | any room any day gift card`,
  'gift-message': `can i add a message | personal message on the giftcard | custom message | write something on the card
    | can i write a note on the gift card | add a dedication | put a greeting on the card | can i personalize the gift card | personalized voucher
    | put his name on the gift card | write a birthday greeting on the gift card | how long can the message on the gift card be
    | include a note with the gift | happy birthday text on the voucher | write a riddle on the gift card | is there a field for a personal note
    | will the card show my name | customize the gift card | can i write her a few words on it | a few words for the recipient
    | include a greeting to the recipient | handwritten words on the voucher | dedicate the card | add text to the gift card`,
  'page/gift-cards/questions/they-lost-the-e-mail-what-now': `lost giftcard | i lost my giftcard code | can not find the giftcard email
    | resend giftcard | deleted the giftcard email | what if they lose the code | he lost the voucher | she deleted the gift card
    | can not find my code | where is my gift code | gift card code is gone | i threw away the email with the voucher | the gift card email vanished
    | recover a gift card | retrieve my gift card number | send the code again | resend the voucher please
    | my gift card email went to spam and is gone | misplaced the gift card | someone stole my voucher code | i forgot the gift card code
    | how much is left on my gift card | check the balance of my gift card | gift card balance | how do i check what is left on the card
    | the code does not work | gift card code not accepted | my gift code is invalid | new phone and the gift card is lost
    | lost the printed gift card | my mom deleted the message with her gift code | deleted the voucher message | erased the gift card email
    | recipient lost the code | he can not find his voucher | find my old gift card | my gift card disappeared | get a new copy of the gift card
    | reissue the gift card | i can not locate the gift code anymore | locate my gift card | gift code nowhere to be found`,
  'page/gift-cards/questions/can-it-be-spent-in-parts': `can the giftcard be used in parts | is the rest kept on the card | leftover balance
    | use giftcard more than once | partial use | remaining balance | split the giftcard over visits
    | what happens to the money that is left on the gift card | do i lose the rest of the card | change left on the gift card
    | spend part of the gift card | use half now and half later | do i have to use it all at once | use the voucher twice
    | multiple visits with one card | what if the booking costs less than the card | does the remainder stay on the card
    | keep the leftover for next time | the card had <money> and we only used <money> | unused amount of the gift card
    | can i use the rest another time | if we do not use the full amount is the remainder gone | full amount of the gift card at once
    | is the remainder gone | do i forfeit what is left | money remaining on the voucher | spend the card over several games
    | still some dollars left on the card | what about unused credit on the gift card | credit left on the card | leftover credit`,
  'page/gift-cards/questions/can-several-cards-go-into-one-booking': `can i use two gift cards | combine gift cards
    | several gift cards for one booking | multiple giftcards together | we have three gift cards can we use them all | put two vouchers together
    | add up several gift cards | two vouchers on one reservation | each of us has a gift card for the same game | use more than one gift card at once
    | enter two codes from gift cards | stack gift cards | the gift card does not cover everything | pay the difference to the gift card
    | top up with a credit card | what if the booking costs more than the gift card | gift card is not enough for all of us | pool our vouchers
    | my card only has <money> can i pay the rest | my brother and i each got a card can we use both | use both gift cards for one game
    | each of us got a voucher | merge gift cards | two codes one game gift | my gift card falls short | the balance is too small to cover all of us`,
  'page/gift-cards/questions/is-there-a-physical-card': `is there a physical giftcard | can you mail a card | real plastic card
    | can i pick up a giftcard at the venue | buy a giftcard in person | paper card | do you have real cards | i want something to hold in the hand
    | something to wrap | something to put under the tree | gift box | a card in an envelope | by post | post it to me | mail the voucher
    | ship a gift card | printed voucher | hard copy of the gift card | tangible gift | can i come by and buy a gift card at the desk
    | gift card at the front desk | do you sell the cards at the counter | plastic voucher | nice card to hand over | is it only electronic
    | only digital or also on paper | can i get one that i can wrap | gift card to wrap | something physical for the stocking
    | do you have it in print | can you send a letter with the card | nice envelope | can i collect a card from you in person
    | is there a version on paper i could hand over | paper version of the gift card | hand over a card at the party`,
  'page/gift-cards/questions/can-i-get-my-money-back': `can i return a giftcard | refund a giftcard | get money back for giftcard | cash for giftcard
    | exchange giftcard for cash | i bought a gift card by mistake | bought the wrong amount on a gift card | cancel my gift card order
    | undo a gift card purchase | i do not want the gift card anymore | can i cash out the gift card | turn the voucher into money
    | get cash instead of a game | he does not want the gift card can i return it | i got a voucher and want the money | gift card refundable
    | refund for a voucher | return policy for gift cards | i moved away and can not use my gift card | sell my gift card back to you
    | give back an unused card | accidentally bought two gift cards | can you give us the cash for the gift card | we do not want this gift card
    | want the money rather than the card | gift card unwanted | reimburse an unused gift card | swap the voucher for money`,
  'page/gift-cards/questions/what-if-the-room-they-wanted-has-closed': `giftcard for a room that closed | my giftcard was for alice
    | is my card good if the room retired | the room on my voucher is closed | gift card for <room> but it closed | voucher says <room>
    | i got a gift card for a room you no longer have | can i use my old <room> voucher for another room
    | what happens to the gift card when a room retires | room retired is my card worthless`,
  'page/gift-cards/questions/can-i-choose-the-day-it-is-delivered': `can i schedule the giftcard | send the giftcard on a certain day
    | deliver giftcard on <day> | choose delivery date of giftcard | send it later | set a delivery date for the gift card
    | deliver it on <day> morning | send the voucher on her birthday | schedule the email with the gift | delay the gift card
    | keep the gift secret until <day> | arrive exactly on <day> gift card | can the gift card be sent at midnight | surprise email on <day>
    | buy now and deliver later | future delivery of gift card | time the delivery of the voucher | not before <day> gift card
    | i do not want it to arrive <day> gift card | can it be emailed to her on <day> only | email the gift card on <day>
    | hold the gift card until <day> | release the gift card on <day> | postpone sending the voucher | have it sent on her special day`,
  'page/gift-cards/questions/what-about-taxes-and-do-prices-ever-rise': `does the giftcard cover tax | what if prices go up with giftcard
    | tax on giftcard | is tax included in the gift card | do they pay tax on top of the gift card
    | will the gift card still cover it when you raise prices | if tickets get more expensive does my card still work | price increase and gift cards
    | does the gift card keep its value | do i add tax to the gift card amount | sales tax gift card`,
  'gift-amount': `how much should i put on the giftcard | what amount for 2 people | giftcard amounts | giftcard for a family of <n>
    | how much for a giftcard for <n> people | what denominations | minimum giftcard amount | giftcard value | giftcard for two
    | which amount should i choose | how much money to put on a voucher | amount for two people on a gift card | voucher for <n> people
    | gift card for a couple amount | gift card for four | how many dollars for a family of <n> gift card | what values do gift cards come in
    | smallest gift card | largest gift card | is <money> enough for two | is a <money> gift card enough | will <money> cover a game
    | how far does <money> go on a gift card | gift card for <n> friends how much | enough for <n> players gift card | can i choose my own amount
    | custom amount on a gift card | gift card prices | what does a gift card cost | price of a voucher | how much is a voucher for <n>
    | i want to spend <money> on a gift card | suggest an amount | gift card for him and three friends | right amount so they do not have to pay extra
    | cover <n> tickets with a gift card | what should i load on a gift card for my parents | load on the gift card | how much to load
    | what amount gets them in | enough for the whole family gift card | what sum is right | worth of a gift card | value for <n> people
    | how big should the gift card be`,
  'gift-redeem': `do i need to bring the giftcard | must we bring the printed giftcard | do i show the giftcard at the door | do we need the card with us | how do i redeem a giftcard | where do i enter the giftcard code | use my giftcard | how to use a giftcard | apply giftcard
    | book with a giftcard | i got a gift card how do i book | i have a voucher what now | i received a gift card for <day>
    | someone gave me a gift card | my sister gave me a voucher | how do i cash in my voucher | redeem voucher | where does the code go
    | where do i put in the gift code | activate my gift card | use my code at checkout | pay with a gift card | paying with a voucher online
    | can i use my gift card over the phone | do i show the gift card at the desk | do i need to bring the gift card with me
    | must i print the card to use it | reserve with a voucher | turn my gift card into a booking | booking with a gift code
    | how do i use this code i was given | do i need to call to use a gift card | want to use a voucher on <day>
    | got one of your gift cards how do i turn it into a reservation | turn a voucher into a reservation | how does redeeming work
    | i was gifted a game | holding a voucher how do i schedule | want to spend my gift card | exchange my voucher for a slot
    | santa brought me one of your vouchers | next step after getting a gift card | what is the next step with my voucher | i was given a certificate`,
  'gift-several': `buy several gift cards for employees | bulk gift cards | gift cards for the whole team | many giftcards on one invoice
    | gift cards for <n> employees | <n> gift cards | order <n> vouchers | gift cards as employee rewards | client gifts | corporate gift cards
    | holiday gifts for our staff | invoice for gift cards | company wants to buy gift cards | bulk order of vouchers | thank you cards for my team
    | a stack of gift cards | gift for the whole department | incentive for our sales team gift cards | give every coworker a voucher
    | purchase multiple gift cards at once | prizes for our employees gift cards`,
  'page/gift-cards/who-it-suits/the-one-who-has-everything': `gift for someone who has everything | what do i give a man who has everything
    | present for somebody who needs nothing | gift that takes up no space | clutter free gift | present for a minimalist`,
  'page/gift-cards/who-it-suits/the-teenager': `gift for a teenager | present for my <age> | what do i give a teen | present for my teenage nephew
    | gift for my <age> niece | hard to shop for kid gift | my grandson is <n> and i need a present | cool gift for a high schooler`,
  'page/gift-cards/who-it-suits/the-couple': `gift for a couple | present for newlyweds | gift for my parents anniversary
    | can a couple use the gift card alone | gift for two people in love | gift card for a couple on <day> | gift for friends who are dating`,
};
