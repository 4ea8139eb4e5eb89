import type { Phrasings } from './phrasings.ts';

/** Ways people ask about canceling, moving, missing and losing a game. */
export const changePhrasings: Phrasings = {
  cancel: `can we cancel | what is your cancellation policy | how do i cancel | can i get a refund | cancel my booking | we need to cancel | can i get my money back
    | how late can i cancel | cancel without fee | refund policy | do you refund | i need to cancel <day> | cancel with <n> hours notice | how do i cancel my reservation
    | is it refundable | do i lose my money if i cancel | cancel last minute | cancellation fee | can i cancel for free | we can not make it | someone can not come anymore
    | refund if we cancel | want my money back | cancel same day | cancel <n> hours before | is <n> hours enough to cancel | my game is in <n> hours can i cancel
    | i booked and can not come | how much notice to cancel | something came up and we can not come | our plans fell through | i have to bail | we have to bail
    | we are not going to make it anymore | scrap our booking | drop our booking | undo my booking | delete my reservation | remove my booking | call the whole thing off
    | pull out of the booking | i changed my mind | i made a mistake and booked the wrong thing | i booked by accident | accidentally booked twice | free cancellation
    | is canceling free | penalty for canceling | do you charge for canceling | cancellation charge | cancellation deadline | cancellation window | until when can i cancel
    | up to when can we cancel | latest moment to cancel | what is the cutoff to cancel | how many hours before can i cancel | can i still cancel | too late to cancel
    | canceling the day before | canceling on the day | canceling the morning of | less than <n> hours before | it is <n> hours before the game and we want to cancel
    | game is <day> can i still cancel | our booking is <day> and we can not come | booking is <day> and we can not make it | do i get my cash back | give me my money back
    | i want a refund | requesting a refund | refund request | how do refunds work | when does the refund arrive | how long does a refund take | are tickets refundable
    | nonrefundable | non refundable | is it final sale | you refused my refund | why was my refund denied | do i get store credit | credit instead of refund | full refund
    | partial refund | will i get back the full amount | will i lose what i paid | do we lose our deposit | forfeit the money | where is the cancel link | cancel link
    | cancel button | cancel online | cancel by phone | cancel by email | can i cancel through the confirmation | withdraw my booking | void my ticket
    | someone told me you do not give refunds | our flight got canceled | the sitter bailed | my train got canceled | my shift changed so i can not come | family emergency came up
    | refund if only some of us can not come | annul the reservation | how cancel | cancel policy | terms of cancellation | trip canceled | we have to drop our game
    | i have to drop the game because of work | boss scheduled a meeting so we can not come | i have a meeting now and can not come | if we bail do we lose the money
    | if we bail do we get the money back | cancel the night before | is it ok to cancel the night before | get reimbursed | how do i get reimbursed | reimbursement
    | can i have my payment returned | return my money | give back the money | not coming anymore | we are backing out | we no longer want to come
    | we do not need the booking anymore | plans fell apart can i get refunded | plans fell apart | can i still back out | how many hours ahead can i back out
    | back out of the game | need to cancel our game | we would like to cancel | how to get refunded | money returned if we cancel | refund if my flight is delayed
    | refund when travel plans change | get a refund if we can not come`,
  reschedule: `can we reschedule | can i change the date | move our booking | change the time of my reservation | postpone | switch to another day | can we move to another time
    | rebook | push our booking back | change our reservation to <day> | can i change my booking | move from <day> to <day> | reschedule for free | change time
    | can we come another day instead | can we do a different day | can we pick a new date | pick another slot | is it possible to shift our game | shift us an hour later
    | bump our booking to later | move us to <time> | can we start an hour later | push it to <day> | push back to <time> | can we come earlier than booked
    | bring our booking forward | make it <day> instead | swap our slot | swap <day> for <day> | trade our time slot | exchange tickets for another date | transfer to another date
    | i chose the wrong date | i booked the wrong day | i picked the wrong time | wrong time slot booked | put it off a week | delay our game by a week | next week instead
    | move it up | alter my reservation | amend my booking | edit my booking | modify my reservation | adjust the time | fix the date on my booking | how late can we move the date
    | is moving free | charge for changing the date | fee to reschedule | how often can i move it | can i swap rooms on my booking | change to the other room
    | switch from <room> to <room> | we booked <room> but want <room> | different room than booked | change room on reservation | can we take a rain check | can we have a raincheck
    | can i keep it open for later | is a new date possible | find us a new date | another date please | can we play <day> instead of <day> | how do i change the booking online
    | link to change my time | can we do the week after instead | the week after instead | next month instead | clicked the wrong date | clicked the wrong day by accident
    | selected the wrong date | chose the wrong day by mistake | slide our <time> to <time> | slide our game to <time> | can our <time> become <time>
    | any chance we could do <time> instead | make it later that day | can we play later than booked | need to bump our thing to <day> | bump to <day> | move our thing to <day>
    | is it possible to change to an earlier time | change to an earlier time | earlier time instead of <time> | can we get an earlier time than booked
    | switch our booking to <time>`,
  sick: `what if someone is sick | my kid is ill | i have covid | we have the flu | emergency can not come | sick child <day> | somebody has a fever
    | can not come because of illness | my son has a fever | my daughter woke up with a fever | kid threw up | throwing up all night | vomiting | stomach bug | norovirus
    | tummy ache | strep throat | chickenpox | hand foot and mouth | half the family has the flu | my wife caught a cold | bad cold | under the weather | i feel terrible <day>
    | feeling unwell | tested positive | positive covid test | corona | quarantine | contagious | someone is coughing | somebody in our group fell ill | fell sick <day>
    | got sick overnight | in the hospital | had to go to the hospital | at the er | accident on the way to you | broke my leg | broke her ankle | injured | i went into labor
    | death in the family | grandfather passed away | family emergency | doctor told me to stay home | pink eye | lice at school | do you make an exception for illness
    | do we lose our money when ill | doctors note | sick note | what do we do when a child is sick | should we stay home when sick | is a sick kid a reason for a new date
    | sprained his ankle <day> and can not come | caught the flu | the kids caught a virus | laid up in bed | bedridden | infection | fever and cough | came down with the flu
    | i feel sick | feeling sick | so sick <day> | too sick to play | one of the kids is sick | the baby is sick | my toddler is puking | puking | my kid is puking
    | somebody is barfing | diarrhea | the little one is down with something | grandpa landed in the hospital | landed in hospital | ended up in the hospital | fever of <n>
    | i have a fever of <n> | running a fever | kid has a rash | half of us caught covid`,
  'page/legal/cancellation/if-we-have-to-cancel': `do you close for snow | what if there is a snow storm | bad weather | what happens if you have to cancel | power outage
    | if the venue closes do we get our money back | you canceled on us | what if you guys cancel on us | if you have to close do we get refunded | do you ever cancel games
    | has my game been canceled by you | will you be open in the snow | blizzard | hurricane | flooding | heavy rain | ice storm | is <day> still on with the weather
    | roads are icy | storm warning for <day> | snow day | lights went out in our game | the power went out | blackout in the city | broken prop ruined our game | broken lock
    | a puzzle was broken during our game | technical problem in our game | a lock did not work | something malfunctioned | the room broke down | equipment failure
    | room out of order | venue canceled my booking | you closed unexpectedly | nobody was there to let us in | what do i get if the venue cancels | compensation when you cancel
    | state of emergency | bad forecast | what if you cancel | what happens if you cancel our game | there is a blizzard coming are you going to shut
    | are you going to shut because of the snow | are you closing for the storm | do you close when it snows | a lock was jammed | a lock jammed and ruined the end | jammed lock
    | a puzzle did not work and cost us the game | broken puzzle in our room | prop was defective | the room had a fault | your electricity failed | lights failed in our room
    | is the game still on if it snows <day> | weather closure | the power died midway | power died during our game | electricity went out midway | <n> feet of snow
    | what if there are <n> inches of snow | what if the city shuts down`,
  'no-show': `what if we do not show up | no show | we missed our booking | we missed our game | what happens if we do not come | we forgot our booking
    | i totally forgot about our game | slept through our slot | overslept | we never made it to our game | did not turn up | if nobody turns up | failed to appear
    | we got the day wrong | mixed up the date and missed it | showed up on the wrong day | came on the wrong day | our slot passed | missed our slot | is there a no show fee
    | charged for a no show | do you charge if i do not turn up | will we be refunded if we skip it | if we just do not come | one of us does not turn up
    | can i use a missed booking later | we spaced on our game | we totally spaced | slipped our mind | our game slipped our minds | we mixed up the days and nobody went
    | mixed up the days | nobody went to our game | none of us went | none of us made it to the game | our booking was <day> and we did not go
    | we were supposed to play <day> and did not | i forgot to come | what if i forget to come | forgot to come to our game | never came to our game`,
};
