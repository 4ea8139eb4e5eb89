import type { Phrasings } from './phrasings.ts';

/** What people say, imply and ask next about gift cards. */
export const giftSentences: Phrasings = {
  'gift-card': `my sister has three toddlers and needs a night out what can i wrap | aunt edna has a birthday and i live in oregon | i owe my neighbor a thank you
    | my boss retires friday and we want something that is not a watch | the coach deserves something from the team | my kids teacher has enough mugs
    | the couple who let us stay with them | for the doctor who saved my dad | for a pen pal in philly | i am overseas and my brother lives by you
    | i can not be there so i want to send them to you | pay for their evening from afar | is there something to give instead of a thing | not another candle
    | not another sweater | they want no more stuff | minimalist friends | he says he needs nothing | experience instead of stuff | is there a voucher thing | can i treat someone
    | can i shout them a game | it is on me but they go | send an evening to my folks | give away a game | bat mitzvah gift | quinceanera gift | communion gift
    | confirmation gift | retirement gift | baby shower gift | hostess gift | get well gift | divorce gift | raffle prize | silent auction item to buy | door prize for our party
    | prize for our bingo | kudos for employee of the month | eight crazy nights one of them yours | <day> for my puzzle man | nothing in the stocking yet
    | advent calendar filler | and as a gift | as a present too | also as a voucher | and vouchers | gift possible | giftable | to give away | for someone else
    | not for me for a friend`,
  'gift-expiry': `the gift card lay in a drawer since my wedding | i found one while moving | my kid kept one for ages | grandpa left one when he died is the voucher good
    | i got my gift card before the baby and the baby is in school now | last year or the one before i do not know | it has no date printed on the gift code
    | is the clock ticking on our voucher | do i have to rush her | can she let the gift card lie for a decade | can he save the voucher for when he is back from deployment
    | he is in the army till summer is my gift card good then | she moves back in two years is the gift code still good | is our voucher for life | is there a shelf life
    | does the gift card rot | do you nibble at the voucher every month | do you shave a dollar a month off | monthly fee on my gift card | does the gift code shrink
    | does our voucher dwindle | will the gift card be less after a year | last day to use the voucher | no end date | and how long is my gift card good | good forever
    | even after years | are some dates taboo with the gift code | does our voucher count on <day> as well | shut out on holidays with the gift card | any days it is refused
    | are there days when the card is no good | black out days | does the voucher have to be booked by a certain day or just played | book by or play by
    | both a book by and a play by date
    | is the voucher worthless if she waits for years | is the gift card worthless after a long wait | does the gift card go dead in a few years | will the voucher be worthless by then`,
  'gift-delivery': `can she have my gift card in ten minutes | it is ten to midnight and i forgot | is the snow going to hold the gift code up
    | does the mailman bring our voucher or the inbox | how does the gift card travel | by what road does the voucher reach him | does my gift card come to me or to him
    | do i type her address or mine | do i put my own mail in | may i send it to myself and hand the gift code over | can i get it and pass our voucher on later
    | does he see the gift card right away | will it spoil the surprise if the voucher lands <day> | does my gift card go straight to her | straight to him or to me | whose inbox
    | nothing in the spam either | her company filter eats such mails | he has no email how can he get the gift code | grandma has no inbox | is there a paper i can print
    | can i print our voucher in color | prints on one page | as a picture for whatsapp | can i text the gift card to him | a link to forward | and when does the voucher come
    | instantly | sent at once | <day> too for the mail | i stand outside her house without a gift card yet | is the voucher there at once or <day>`,
  'gift-room': `is the card for a particular game | do i decide which game when i buy | may they take any hour | can they go on a <day> with my gift card
    | do they pick who they take along | can they pick the evening | is the gift code bound to one game | bound to a day | good for jack too | good for the prison too
    | for the new thing with headsets too | can our voucher be put toward a birthday package | can the gift card go toward a party | can the voucher pay a company event
    | does my gift card count for all games you have | also on <day> with the card | any night with the gift code | any game any night`,
  'gift-message': `may i put a poem on our voucher | is there room for a joke | can the gift card say from all of us at the office | space for a line in hebrew
    | emojis on the voucher | can i sign my gift card from the dog | from santa | keep my name off the gift code | anonymous giver | secret admirer on the card
    | a riddle where she has to guess who it is from | do you write our voucher or do i | who writes the words | can i change the words after paying
    | i misspelled her name on the gift card | typo in my greeting | how many words fit | and a note | and my own words | with a line from me | a few lines
    | does the voucher carry my greeting`,
  'gift-redeem': `my brother gave me a mail with numbers | i was handed a folded paper with a lantern on my gift card | i won one of your cards in a raffle
    | i got one for being a bridesmaid | found this in my <day> basket | now what do i do with the code | how do i turn the numbers into an evening | so i have this card
    | at which point do i enter the numbers | is there a box for the gift code at the end | do i call up with our voucher | is the mail enough or must i bring paper
    | do i hand the gift card over on the day | must i book before or can i show up with the voucher | and then how do they book | and how do they use my gift card
    | how does she use the gift code | how do i use our voucher | where do i put the gift card in | and the code goes where | it did not ask me for my card numbers
    | there was no place for my voucher on the page | where on the page does the voucher go | can i book the ordinary way and then pay with my gift card`,
  'gift-amount': `what do people usually put | is fifty stingy | is a hundred overdoing the gift card | i want them not to add a cent
    | what gets two of them in with the voucher including tax | enough for him and his three kids | enough for a foursome | how much is decent for a coworker
    | how much for a teacher from <n> families | odd sums | round sum or free | free choice of sum | may i put forty two dollars and fifty cents
    | could the gift card be just one ticket worth | one ticket worth | worth of two tickets | worth of a family game | what sum for a pair | and how much on the voucher
    | how much on my gift card | what sum then | is seventy five too tight for two | will one fifty do four | i want to cover a <day> pair plus friend
    | does eighty on a gift card do for two | should i count in the tax when picking the sum for the card`,
  'gift-several': `forty cards for our volunteers | one for each of our nurses | twelve vouchers on one bill | can i buy a stack | ten with different names
    | for the whole team one each | each of my staff gets one | a set for the department | twenty vouchers and an invoice for them | thank you for my crew of <n> one each
    | do you do the gift card by the dozen | more than one card in one order`,
  'page/gift-cards/questions/they-lost-the-e-mail-what-now': `her laptop died and the code was on it | he cleaned out his inbox | my ex has the mail with the voucher
    | the dog ate the printout | washed my gift card in my jeans | the gift code was in the coat i gave away | i changed my email and it is in the old one
    | got a new job and it was in the work mailbox | the paper is torn through the numbers | coffee spilled over the code | i can not read the last digit | one digit is smudged
    | can you look up who bought our voucher | find the gift card by the buyers name | is the voucher gone if the mail is gone | do you have a record of my gift card
    | and if she loses the gift code | if our voucher gets lost | how much is still on there | what is left on the gift card | does the voucher have money left
    | check what my gift card holds | is the gift code empty already | we used some of our voucher and forgot how much | it says zero but we never used the gift card`,
  'page/gift-cards/questions/can-it-be-spent-in-parts': `we only used half | a bit now and a bit in spring | is the rest lost | does the rest stay | leftover stays
    | do i get change | nibble at the voucher | two evenings from one card | one card two visits | can my brother use what i left | give the remainder to a friend
    | six dollars are left on my gift card are they good for anything | can the crumbs go toward a ticket | bit by bit | split the gift code over two evenings`,
  'page/gift-cards/questions/can-several-cards-go-into-one-booking': `four of us got one each for <day> | his and mine together | my voucher is too small alone
    | both on one order | second code too | and two cards | can we add ours up | top the gift card up with visa | the rest by visa | the gap by credit card
    | the voucher falls ten short | what if my gift card does not cover all | not enough on the gift code | too little on our voucher`,
  'page/gift-cards/questions/is-there-a-physical-card': `do i get anything in my hands | something to hold | is the gift card just a mail | only a mail
    | is there a pretty envelope | do you emboss the voucher | can i buy my gift card over the counter | sold in shops | is the gift code in stores | at cvs | at wawa
    | at the supermarket | rack at target | can you print a nice one for me | card stock | in a tin | plastic or paper | in an envelope
    | he is eighty and wants to open an envelope`,
  'page/gift-cards/questions/can-i-get-my-money-back': `he does not want our voucher | she hates puzzles so it is useless | they broke up so it is useless
    | my aunt died before i could give the gift card | bought the voucher twice by mistake | wrong amount on it can i undo my gift card | i typed one zero too many
    | can the gift code be turned into cash | i would rather have the cash | half used can i return the rest | can the one who got our voucher ask for the cash
    | only the buyer or also the receiver | return the gift card | give the voucher back | and if they do not want my gift card | if she does not like the gift code
    | can i return our voucher unopened`,
  'page/gift-cards/questions/what-if-the-room-they-wanted-has-closed': `the gift card was meant for the tea party one | it says wonderland on the voucher
    | i bought my gift card when the rabbit room was on | the game she wanted is gone | what if jack closes before he uses the gift code | rooms come and go what about the card
    | if you retire a game is the card dead | the picture on our voucher shows a room you no longer have | card from the alice days`,
  'page/gift-cards/questions/can-i-choose-the-day-it-is-delivered': `hold the gift card till the morning of her birthday | i want the voucher to pop up on the twenty fifth
    | not a minute before midnight | can my gift card come at breakfast | can the gift code wait until <day> | pick the hour our voucher goes out | timed mail | send later
    | later delivery | on the day itself | and on a set day | i buy now the gift card goes out <day> | park the voucher until <day>`,
  'page/gift-cards/questions/what-about-taxes-and-do-prices-ever-rise': `tickets were cheaper when aunt may bought my gift card | prices went up since | if you get dearer
    | does the gift code grow with the price | tickets or dollars on our voucher | tax on the card itself | does the state tax the gift card
    | is the gift card a fixed number of tickets or of dollars | who pays the tax in the end when i give a card`,
  'page/legal/gift-cards/whoever-has-the-code-can': `may my roommate use mine | i want to pass the voucher on | regift | regifting | sold mine on ebay
    | bought a gift card off craigslist is that good | somebody else typed my code before me | i posted a picture of the code | the code was in my story on insta
    | is the gift code like cash | do you check whose it is | does he have to show id for our voucher | anyone with the numbers | finder keeps the gift card
    | someone found my printout`,
};
