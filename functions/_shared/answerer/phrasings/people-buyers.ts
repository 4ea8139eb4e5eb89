import type { Phrasings } from './phrasings.ts';

/** What people type who buy or hold a gift card, or pay for somebody’s evening; and short forms and follow-ups. */
export const buyerPeople: Phrasings = {
  'gift-card': `i am <age> and have to buy my sister something by <day> | secret santa and i drew the puzzle nut | my nephew has all the toys so i want to give an outing
    | can i pay for somebody else to come and play | stocking stuffer idea and i am out of time | where do i click to treat my parents | i am buying from england for my daughter in philly
    | is it possible to give a game as a surprise for my dad | christening present maybe can that be one of your vouchers | my boss is leaving and we chipped in for an experience
    | do you sell some kind of token for a night out | housewarming for nerds do you have something | mothers day panic help me
    | my boyfriend solves crosswords all day what do you sell as a gift | raffle prize idea for our church fair can i purchase one
    | teacher appreciation week and the class wants to give something | grandpa here wanting to send the grandkids an adventure | do you have gift cards yes or no
    | link to buy a voucher please | chanukah present for my brother | valentine present that is not chocolate | want to give my mailman something nice | prize for our hackathon winners
    | bar mitzvah gift for a clever boy | gift idea for a math teacher | my grandkids are in philly and i live in florida how can i treat them | somebody told me you sell vouchers
    | want to buy a present for my coworker who is moving | thank you gift for our babysitter | retirement gift from the whole department | graduation gift for a nephew
    | present for the organist`,
  'gift-amount': `what gift card sum would cover <n> teens and one mother | is <money> stingy on a voucher for a pair | how much to load so that my folks do not pay a dime
    | i only got <money> saved from my allowance is that okay for a gift card | can i put an odd sum like <money> on it | what is the lowest i can spend on a voucher
    | what gift card sum do most people give | we collected <money> at the office for her does that get <n> in | ticket times four roughly what sum should i enter | highest value you sell
    | i would like it to pay for the whole bridge club of <n> what sum | is there a fixed set of gift card values to choose from | enough for a family of <n> including tax how much
    | grandma wants to give each of the <n> kids a seat what does she load | and for <n> of them | silver anniversary present for my folks what sum on the card`,
  'gift-delivery': `it is midnight on christmas eve can i still get one | how fast does it land in my mailbox | i never got an email after buying the voucher
    | can you send it straight to my aunt in ohio | does the recipient get the gift mail or do i | i typed his email wrong on the gift what now | will it come as a pdf i can print
    | how is the voucher delivered to my brother abroad | do i have to wait for shipping | is it instant or next working day | checked junk and the present is not there
    | can i get it sent to my work address and my home one | how soon will it be there | delivery time for a voucher | and when does she receive it`,
  'page/gift-cards/questions/can-i-choose-the-day-it-is-delivered': `she must not see it before the twenty fifth | can i set it to go out on her wedding day
    | is there a timer for sending the present | i am buying early and want it to arrive on <day> | may i buy now and have it held back | could it ping him at breakfast on his birthday`,
  'gift-expiry': `found a card from you in a drawer from years ago is it any good | my grandma bought this for my graduation in <n> and i never used it
    | i am holding a voucher dated <n> and wonder if it is dead | does the value shrink each year | it says nothing about a date on my card so is it valid
    | i was pregnant then had twins and never got to use the voucher | we moved away for three years and kept your card | will it be good if he only comes next summer
    | by when does she need to play with my gift | is there a dormancy fee on cards nobody uses | my late husband bought me this long ago does it hold
    | the old one from before covid still okay | how long is it valid please | any cutoff on gifts | card from <n> still usable | and does it run out | what about one from five years ago
    | gift card i got as a teenager and now i am thirty | same for cards bought long ago`,
  'gift-room': `can he pick whichever adventure he likes with my present | is my voucher tied to the horror one | does a card work for the prison as well
    | can we use the gift on a <day> night | are there blocked days for gift users | does it work for every room or just one | may the kids use grandmas card on a holiday`,
  'page/gift-cards/questions/what-if-the-room-they-wanted-has-closed': `my old card has the white rabbit on it and that room is gone
    | i was saving the gift for <room> and you closed it so can i have it for another | the certificate says <room> on it what do i do | bought for <room> long ago is the money lost
    | does the card for a retired game carry over | alice voucher useless now or what`,
  'gift-message': `can i add a riddle for my girlfriend in the greeting | is there a spot to write happy fortieth to my wife | how many characters may my dedication be
    | my toddler wants to sign the gift | will the note from all of us at work show up | could the voucher greeting look like it is from santa
    | i made a typo in the dedication can it be changed | may i put a bible verse on the gift | personal note | and a greeting in it | custom text on voucher`,
  'gift-redeem': `where does the code go when i book with my present | i got one of yours for christmas and have no clue how to use it
    | do i show the voucher at the desk or type it in online | my gift code comes up invalid what now | can i call and use the gift over the phone | how do i cash in the card my aunt sent
    | i have a present from work how do we reserve with it | the site did not ask me for my gift number | do i need to print it for the visit | can i use it today if i got it today
    | steps to use the thing in my email | is there a field for the voucher number | how to use gift | got a voucher now what | where to enter code | and how do we spend it`,
  'page/gift-cards/questions/they-lost-the-e-mail-what-now': `how do i check what remains on my old card | look up the value left on a voucher
    | my wife deleted the mail with the code in it | i changed jobs and the voucher was in my old inbox | the paper with the number got thrown out with the wrapping
    | dog ate my certificate no joke | my ex bought it and i do not have the number any more | grandson can not find the thing i sent him | new phone and the gift is gone
    | could you resend what i bought for my son | our flood ruined the printed certificate | is there a way to look my voucher up by name | no idea where i saved it can you dig it out`,
  'page/gift-cards/questions/can-it-be-spent-in-parts': `the total came to less so what about the leftover on my gift | may my two boys go at different times on the same present
    | i used some of my voucher last year is there anything left | can i apply only forty dollars of my hundred dollar voucher | does the rest get forfeited when i redeem it
    | do you give change from a gift card | and the remainder | leftover on my card | use it twice`,
  'page/gift-cards/questions/can-several-cards-go-into-one-booking': `all my bridesmaids gave me one each can i use the lot at once | three kids three vouchers one game is that ok
    | my present falls short so can i top up with visa | we want to combine what the grandmas gave us | can i stack a pile of them in a single checkout | merge two cards into one please
    | and with two of them | multiple vouchers one booking | one card plus credit card`,
  'page/gift-cards/questions/is-there-a-physical-card': `i want something to hold in my hands to put under the tree | do you post a real card in an envelope
    | can i pick up a plastic one at your desk | my mother does not do email can she have paper | is there a nice box or sleeve with it | do you sell them in the lobby as a card
    | something to unwrap would be nicer | is it only digital | paper version available | and a printed one | plastic card or email only`,
  'page/gift-cards/questions/can-i-get-my-money-back': `he already got a voucher from his sister so may i return mine | i bought the wrong value can i undo it
    | she broke up with me and i want my money for the gift | can i trade the present for cash | never used it and would rather have the dollars
    | i accidentally bought two vouchers refund one please | we are moving to denver may i get the purchase reversed | is the gift returnable within thirty days | voucher refund
    | gift returned | and if he does not want it`,
  'page/gift-cards/questions/what-about-taxes-and-do-prices-ever-rise': `if tickets get dearer does my old card still cover two | does my uncle have to pay tax on top of the gift
    | it was enough for four when i bought it and now | is there sales tax when purchasing a voucher`,
  'page/legal/gift-cards/whoever-has-the-code-can': `the card has my dads name on it may i use it | can i sell my unused voucher to a friend
    | bought your voucher on ebay is it legit to use | could a thief spend my gift code | i would rather pass my present on to my cousin | is a gift card personal or transferable`,
  'gift-several': `i need forty of them for the teachers with one bill | client gifts for the holidays can you do a stack | hr wants to reward everyone with five years of service
    | our church wants to thank each volunteer with one | bulk order for a sales incentive please | can each of our interns get a separate code on one invoice
    | spreadsheet of <n> employees each gets a card how | realtor here and i give one to every buyer | door prizes for our conference can i order ten | bulk vouchers
    | <n> cards one invoice | and for a whole team`,
  'page/gift-cards/who-it-suits/the-teenager': `what on earth does a <age> want from his great aunt | my granddaughter is in that sulky phase what could please her
    | present for a kid glued to the xbox | would a high school junior like a voucher`,
  'page/gift-cards/who-it-suits/the-couple': `newlyweds next door what would please them | my sister and her man need time alone is your card good for two
    | if it is for a twosome can they go on a weekend`,
  'page/gift-cards/who-it-suits/the-one-who-has-everything': `my brother in law is a millionaire what do i bring | she says no more knick knacks please | dad always says he wants nothing
    | my minimalist friend refuses objects`,
  'post/holiday-season-gifts-and-group-nights/a-trick-for-giving-it-in-person/print-the-e-mail-fold-it': `fun way to wrap an email voucher
    | how can i hand over the digital thing under the tree | ideas for presenting the gift in a creative way | can i hide the code in a puzzle for my husband`,
  'post/holiday-season-gifts-and-group-nights/what-to-book-early/two-weeks-ahead-is-comfortable': `how far in advance should we reserve around the holidays
    | is two days ahead too late in the festive season | when should the family grab a holiday slot`,
  'page/legal/promo-codes/a-gift-card-may-pay': `may i put the coupon and my present on one order | code from the banner plus grandmas card at once
    | after the discount can the rest come off my voucher`,
  'page/legal/promo-codes/one-code-per-booking-entered': `i have the newsletter code and a student code can both go in | paid already and then saw a code can you apply it backwards
    | can you give me the code discount as cash | combine two codes`,
  'page/legal/promo-codes/the-conditions-of-a-code': `my code is rejected for our party of three why | which days does the coupon count for | what are the rules on that banner offer
    | is there a group size for the coupon`,
  'page/legal/promo-codes/the-last-day-of-a': `code ends <day> but we want to play after that | does the coupon deadline mean play date or order date`,
  'birthday-price': `what do you charge for a ninth birthday with <n> friends | grandma is paying so what is the bill for a party | cheapest party deal please
    | party packages and prices for my son | is <money> enough for a party of <n> | what does the middle package run | how much is it for a class of <n>
    | the mothers split the party cost what is it each`,
  'birthday-extra': `we have one cousin over the package size what does he cost | two more kids said yes how much extra | could i add a handful to the small party package`,
  'birthday-time': `is a <day> at <time> possible for her party | which hours on <day> can kids have their party | may the party start at <time> | when on the weekend do you hold parties
    | what about <day> evening for the party`,
  'birthday-lead': `her birthday is <day> is that too soon to arrange a party | how late can a scatterbrained dad organize the party | can i set up a party for the day after next`,
  'birthday-included': `what do i get for the party money | is there a host and decoration with the party | does the party come with invites or a goody bag | what is in the party package`,
  'birthday-food': `may i bring a homemade cake for my godchild | do you have plates and forks for the party cake | is there a fridge for an ice cream cake at the party`,
  'birthday-schedule': `how is the party afternoon structured | how long will the party last so i can tell the drop off moms | run through of the party please`,
  'birthday-split': `how do you divide <n> party kids over rooms | will the birthday boy be with his best friend | are the party guests split`,
  'birthday-ages': `is a party for my <age> too early | best age for a party with you | will <age> year old guests cope at the party`,
  'birthday-parents': `do i have to hang about during the party or can i shop | can the drop off moms leave | how many of us must stay at the kids party
    | does a supervising dad count in the party package`,
  'birthday-adult': `my wife turns fifty could we party with you | thirtieth with my college crew possible | sixtieth for our pastor at your place | is a party for grown people odd`,
  'birthday-book': `where do i reserve the party | how do i set up a birthday for my godson | i want to lock in a party package how`,
  'date-night': `is it a good surprise for my girlfriend on a <day> | thinking of giving my husband a night out with just us | after twenty years of marriage we need something new
    | my fiance loves riddles could we come alone | anniversary treat for two what do you suggest`,
  'date-evening': `how would an evening for two run with dinner | eat before or after when it is just my wife and me | plan our anniversary evening around a game`,
  'page/date-night/which-room': `which one is more romantic for my girlfriend | what should newlyweds play | best of the two for a couple on their anniversary`,
  'page/date-night/questions/could-you-hide-a-ring-in-the-room': `i want to propose to my partner who is a puzzle fan can you help | could a ring be in the last box
    | she thinks it is a gift but i want to go down on one knee there`,
  'page/date-night/questions/its-a-first-date-is-this-too-much': `met her at church and want to take her out is this too intense | tinder meetup in a locked room sounds creepy or not
    | i barely know him would it be weird`,
  'page/date-night/short-answers/can-two-people-win-it': `do pairs ever make it out or is it hopeless | my wife and i are not geniuses do two stand a chance
    | can the newlyweds actually beat it alone`,
  'page/date-night/short-answers/which-nights': `on what evenings may my gift be used by only two | when can my parents go just the two of them | which days let a pair in`,
  'post/vr-experience-coming-soon/start/there-is-a-door-in': `has the tape come off the door in the hallway | what is behind the not yet door`,
  'page/careers/questions/is-it-full-time': `looking to pick up shifts around my classes | part time or full time | hours per week for hosts | and full time`,
  'page/careers/questions/what-happens-to-my-application': `who reads the applications`,
  'page/careers/questions/do-i-have-to-act': `which of your jobs fits an introvert`,
  'page/birthday-parties/schedule/cake-song-presents': `when is the cake cut in your party plan`,
  'page/birthday-parties/food/pizza-can-be-delivered-to': `can we order pies to the party table`,
  'corporate-contact': `is there an inbox i can forward the rfp to | events email | who handles groups | inquiry form`,
  corporate: `staff event inquiry | work outing <day> | corporate day for <n> | and for offices | what about businesses`,
  'corporate-price': `group quote <n> staff | event budget per head | and for <n> employees how much | what would the company pay`,
  'corporate-invoice': `w9 please | po accepted | and with an invoice | invoice instead of card | remit info`,
  'corporate-food': `catering | and lunch for the team | food for staff`,
  'corporate-daytime': `morning slot for staff | and before opening | weekday <time> for employees`,
  'corporate-debrief': `debrief included | and afterwards do we talk it through with a host`,
  careers: `hiring | open roles | and jobs | any work for me | apply where`,
  'careers-pay': `hourly pay | wage for hosts | and what is the pay`,
  'careers-reply': `application status | any update on my application | and how long till you answer applicants`,
  leaderboard: `best time <room> | top team this month | and in <room> who is first | record <room> | our ranking`,
  'leaderboard-rules': `when is the board reset | hints and ranking | and do hints matter for the ranking | ranking criteria`,
  'faq/virtual-reality': `vr date | vr when | and virtual reality | headset game open yet | vr signup`,
  'vr-kids': `how much will virtual reality cost | is virtual reality suitable for my <age> | vr age | and children in vr`,
  retired: `<room> closed | and <room> is that still on | alice gone | is <room> back | tea party room status`,
  reviews: `star rating | how many reviews | and what do others say`,
  'review-write': `leave feedback | complaint | where to rate | and if we were unhappy`,
  'weekend-minimum': `just <n> of us <day> ok | min people <day> | and if there are only two`,
  'headcount-change': `plus one | one less | and if somebody drops out | add <n> more`,
  cancel: `cancel pls | undo booking | and if we cancel`,
  reschedule: `move to <day> | new date please | and can we shift it`,
  'page/corporate-booking/questions/do-you-come-to-our-office': `on site at our office | mobile escape room for companies | and at our building`,
  'page/corporate-booking/time/two-rounds': `how long with two rounds | and the whole evening with two waves`,
};
