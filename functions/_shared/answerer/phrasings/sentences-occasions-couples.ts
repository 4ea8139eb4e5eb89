import type { Phrasings } from './phrasings.ts';

/** What couples and people who give presents ask, sentence by sentence of their pages. */
export const coupleOccasionSentences: Phrasings = {
  'date-night': `thinking of something other than dinner and a movie for me and my man | our sitter is booked for <day> and we want to do something just us
    | is your place any good for a girl i really like | looking to woo somebody with puzzles | it is our tenth anniversary and we are sick of restaurants
    | empty nesters wanting a fun evening out for two | long distance couple in town for one night | two nerds in love what would you do with us
    | a midweek treat for me and the missus | we are on our babymoon is there something for the two of us | valentine plans that are not chocolate
    | we need to get out of the house just my wife and me | making up after a fight is your room wise | galentines but only two of us
    | is it sweet enough for an anniversary surprise`,
  'page/date-night/short-answers/can-two-people-win-it': `do pairs even stand a chance | has any twosome ever made it out | are two brains too few
    | with just us two will we run out the clock | is it a waste of money with only a pair of us | how often do couples succeed with you | would you say two can crack it
    | do you give a pair more help | it is only my sister and i so is it winnable | can my dad and i manage it by ourselves | are we two dummies going to fail`,
  'page/date-night/short-answers/which-nights': `what evenings can the two of us come | the best night for date night is when | when is the street calm for a date
    | which part of the week do pairs get`,
  'page/date-night/questions/can-we-come-on-a-saturday-after-all': `if we bring a friend can we do the weekend`,
  'date-evening': `how does an evening for two go from start to end | i want to plan dinner around the game when do i book the table
    | would you eat first or play first on a date | what do we do after the game on a date | how much of the evening does it take up for a couple
    | where do couples eat after playing | how long after the start should the dinner reservation be`,
  'page/date-night/evening/15-minutes-before-arrive': `my girlfriend is always behind so what time do i tell her
    | what happens in the quarter of an hour before our date game | coats off phones away is that how the date begins | my date is never on time
    | should i tell my husband an earlier time`,
  'page/date-night/evening/just-before-the-start-the-briefing': `does the host explain how to get out when we like before our date
    | what do you tell the couple before the clock starts`,
  'page/date-night/evening/minute-zero-play': `what do pairs who win do differently | should the two of us split up or stick together | any trick for couples to do well
    | is talking out loud the secret | how should my wife and i play it to win`,
  'page/date-night/evening/when-the-clock-stops-the-photo': `do we get a picture of us two at the end | will the host show us what we missed
    | after the clock runs out on our date what comes | is a photo taken even if the two of us lose`,
  'page/date-night/which-room': `which of the two is better for lovebirds | as a couple do we go with the dark one or the jail one
    | i am choosing for my date and she hates gore | what would you put a first date in | compare the two rooms for a couple | which room has more flirting in it`,
  'page/date-night/which-room/jack-the-ripper': `why is <room> your pick for a pair | do the two of us start side by side in <room>
    | is it cozy to be a bit frightened together in <room> | will she cling to my arm in <room> | fog and lamplight for a date`,
  'page/date-night/which-room/thai-prison': `is being split into cells any fun on a date | do my boyfriend and i start apart in <room>
    | can the gate be opened so that we begin together | would <room> work with a second couple | two busy people on a date who get bored fast
    | does <room> test a relationship | bars between me and my wife`,
  'page/date-night/questions/its-a-first-date-is-this-too-much': `we met on hinge and want to meet at your place
    | is an hour in a room with somebody i barely know a bad idea | bumble date ideas would yours be strange | is it easier than staring at each other over dinner
    | what if we have no chemistry | blind date set up by my sister at your place | we only texted so far is it weird | is it too intense for meeting her the first time
    | how do i get out if the date is a dud`,
  'page/date-night/questions/could-you-hide-a-ring-in-the-room': `i want to pop the question in there | would you slip a box with a diamond into the last lock
    | can somebody hold the ring for me until the moment | i want to get down on one knee at the end of the game | who helps plan a proposal
    | does the host keep a straight face if i propose | how far ahead do i write about the ring | she said she would love to be asked in <room>
    | can you swap a prop for my grandmothers ring | going to ask her to marry me at your place | is hiding jewelry in a drawer possible`,
  'gift-card': `looking for something under the tree that is not socks | is there a thing i can buy for my sons teacher from you
    | how do i get somebody an evening with you without choosing the date | need a last minute secret santa | do you do vouchers or something like it
    | i want to treat my parents to a game | is there a way to prepay for a friend | got nothing for fathers day yet | graduation present ideas from you
    | housewarming thing from you | bat mitzvah gift from your place | can i purchase credit for someone | thank you present for the babysitter
    | the kids coach deserves something from the team | what can i buy from you online right now as a surprise | stocking stuffer from you
    | would a date at yours make a nice gift for my wife | can i give the evening to my parents as a couples present | is it something to give newlyweds
    | wedding gift for friends from you`,
  'gift-amount': `how much do i load for a family of four | what sum is decent for two people | would <money> get them anywhere
    | is <money> enough for one player with tax | can i choose any odd amount like <money> | what denomination makes sense for three teens | smallest value i can put on
    | if i put <money> on a card how many can play | how much per head should i put on the card | is there a top limit on the card
    | do i think in players or dollars when buying a card | two for a date four for a family is that how to pick the amount
    | how do you suggest i pick what to put on the card`,
  'gift-message': `can i write something cheeky on it | is there a box for my greeting | will my name be shown on the gift card as the sender
    | can i leave the from field as a riddle | may the text on it be long | could i put a cryptic line on the card | do you let me add a personal note for grandma`,
  'gift-delivery': `it is my moms birthday in an hour can she have the card by then | does the card come right away or tomorrow | can you email it directly to my niece
    | will it be in my inbox or theirs | how quick is the card with them | my friend lives in spain can she be sent a card | the gift card has not shown up yet
    | does snow hold the card up | can i have it emailed to me so i can print it`,
  'page/gift-cards/questions/can-i-choose-the-day-it-is-delivered': `i want it to pop up at midnight on her birthday | can you hold it back until christmas morning
    | may i schedule when the card goes out | do not send it before <day> please | is there a send later option | timed delivery for the card
    | buy now but have it arrive <day>`,
  'gift-redeem': `someone gave me one of your cards now what | my aunt sent me a gift thing how do i use it | do i show the email at the door or type it in
    | i got the code so how do i turn it into a game | can i use the card by phone | is there a holiday when the card is not accepted | does it work for any open slot`,
  'gift-expiry': `i found your card in a drawer from three years back | will the card go bad | my card is from before the pandemic | use by date on the card
    | do you eat away at the value every year | got it for my wedding in <n> never used it | are there dormant charges on the card | no rush to use it right
    | blackout dates on the card`,
  'gift-room': `is the card tied to the one room or can they decide | do i have to pick the game for them | card says <room> but we want <room>
    | can they pick whichever they like with it | is the card ok for the new vr thing too`,
  'page/gift-cards/questions/what-if-the-room-they-wanted-has-closed': `my gift was meant for <room> and that is gone
    | is my old card still worth something since <room> shut | i bought it for <room> back then do i lose it | the room on her wish list is retired what about the card`,
  'gift-several': `i need fifteen of them for my staff | a stack of cards for the whole department on one bill | do you do bulk for employee appreciation
    | could hr get thirty codes and an invoice | twenty teachers at our school get one each how do i order | ten cards at once without typing ten times
    | my team saved the launch and i want to say thanks with something that is not a mug | thank you for a whole crew with your cards`,
  'page/gift-cards/who-it-suits/the-one-who-has-everything': `my uncle owns two of everything what do i give him | he says he wants nothing for christmas
    | something that does not collect dust | gift for a minimalist from you | my inlaws have no room for more stuff`,
  'page/gift-cards/who-it-suits/the-teenager': `my nephew is fifteen and impossible to buy for | would a moody teen like one of your cards
    | enough for her and three friends what sort of gift is that`,
  'page/gift-cards/who-it-suits/the-couple': `i want to give it to newlyweds who only have weekends | gift for my parents is two tickets enough on a <day>
    | the couple i give it to works weekdays | should i put a third ticket on for a couple`,
  'page/gift-cards/questions/they-lost-the-e-mail-what-now': `my husband deleted the mail with the code | the card went to an old email i can not get into
    | i threw away the printout | can you dig up my card with my moms address | she can not find the code anywhere | my inbox ate the gift card
    | i switched phones and the gift is gone | resend me my code please | the one who bought it passed away and i lost the mail`,
  'page/gift-cards/questions/can-it-be-spent-in-parts': `do they have to blow the whole card in one go | what about the last <money> on the card
    | there are <money> left after our visit | can i spend a bit now and a bit next year | does the remainder vanish | two visits off the same card
    | what happens with what is left on the card after they play | leftover stays on it for the next visit right | after one game is the card empty or still good`,
  'page/gift-cards/questions/can-several-cards-go-into-one-booking': `i got three cards for christmas can i combine them
    | my friends each have a card and we come together | two gift codes in one checkout | card does not cover it all can i add my visa | top up the difference with money
    | stack gift codes`,
  'page/gift-cards/questions/is-there-a-physical-card': `i want something to put in his hand | is there a plastic one i can pick up at the desk | can i print it nicely
    | do you post one by mail | a thing to unwrap would be good | does it look nice on paper | can i swing by and buy one in person
    | is the gift card just a code in an email`,
  'page/gift-cards/questions/can-i-get-my-money-back': `turns out he already has one so can you take it back | i bought it by mistake | could i swap the card for cash
    | can the unused one be returned | she moved to oregon and will never use it | i typed the wrong amount for the gift | will the buyer of the card be refunded
    | is half the card refundable once we used some`,
  'page/gift-cards/questions/what-about-taxes-and-do-prices-ever-rise': `if you raise tickets next year is my gift short | is tax already in the gift amount
    | do they pay tax on top when they use the card | will a card of <money> still buy the same in five years`,
  'page/legal/gift-cards/whoever-has-the-code-can': `somebody else used my code | can anyone with the number spend it | is a screenshot of the card as good as cash
    | can my friend pass the card on to me | does the name on the card have to be mine`,
  'post/holiday-season-gifts-and-group-nights/gift-cards-for-people-who-have-enough-things/it-carries-your-own-message': `what do people write on it in november
    | any ideas for what to write on the gift card | give me a funny line for the card`,
  'post/holiday-season-gifts-and-group-nights/a-trick-for-giving-it-in-person/print-the-e-mail-fold-it': `how do i make an email feel like a real present
    | it is just an email so how do i make it exciting for him to open | padlock box idea for the gift | could i build a mini escape at home to hand it over
    | trick for handing it over in person`,
  'faq/private-games': `on our date will someone else be in there | i do not want a third wheel from the internet in our room
    | do we have to buy out the empty places to be alone | the room holds eight so who fills the other six | will you sit another couple with us
    | do the two of us really get it by ourselves | only two tickets and nobody else comes in is that right`,
  price: `total for two on a <day> evening | what will a date run me | how much should i budget for the two of us | do two people pay only for two or for a minimum
    | date price before tax | is there a couples rate`,
  'faq/first-time': `neither of us has a clue about these games is it embarrassing on a date | will my date think i am stupid if i can not solve anything
    | both newbies and it is our second date | do couples without experience feel out of place`,
  wear: `heels or flats for our date | coming straight from a fancy dinner is a dress ok for the two of us | what do i put on for an escape date
    | can i wear my good suit on our anniversary there`,
  'faq/hints': `can we ask for no hints until we beg | many hints few hints or none do we pick | do we tell the host how much help we want before the start`,
  'finish-time': `can we be at a restaurant by <time> if the game is at <time> as a couple | what time should our table be if the game starts at <time>`,
  'faq/nearby': `is there somewhere nice to walk to afterwards with my date | cheesesteaks or noodles after our date | late bar near you for the two of us`,
  'weekend-minimum': `is a <day> good for a couple or are we too few | a twosome on a weeknight fine | we both work <day> through <day> so when can two play
    | is there really no way for two on a <day> | we could drag along my brother so is <day> ok then | double date with the johnsons on <day>
    | can two of us pay for three and come <day> | with another couple is <day> possible`,
};
