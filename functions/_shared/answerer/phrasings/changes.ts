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
    | refund if only some of us can not come | annul the reservation | how cancel | cancel policy | terms of cancellation | trip canceled`,
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
    | link to change my time`,
  sick: `what if someone is sick | my kid is ill | i have covid | we have the flu | emergency can not come | sick child <day> | somebody has a fever
    | can not come because of illness | my son has a fever | my daughter woke up with a fever | kid threw up | throwing up all night | vomiting | stomach bug | norovirus
    | tummy ache | strep throat | chickenpox | hand foot and mouth | half the family has the flu | my wife caught a cold | bad cold | under the weather | i feel terrible <day>
    | feeling unwell | tested positive | positive covid test | corona | quarantine | contagious | someone is coughing | one player got ill | somebody in our group fell ill
    | fell sick <day> | got sick overnight | in the hospital | had to go to the hospital | at the er | accident on the way to you | broke my leg | broke her ankle | injured
    | i went into labor | death in the family | grandfather passed away | family emergency | medical emergency | doctor told me to stay home | pink eye | lice at school
    | do you make an exception for illness | do we lose our money when ill | refund for illness | doctors note | sick note | what do we do when a child is sick
    | should we stay home when sick | is a sick kid a reason for a new date | sprained his ankle <day> and can not come | caught the flu | the kids caught a virus | laid up in bed
    | bedridden | infection | fever and cough | came down with the flu | funeral <day> so we can not come | i feel sick | feeling sick | so sick <day>
    | my kid feels bad and has a temperature | running a temperature | too sick to play | one of the kids is sick | the baby is sick`,
  'page/legal/cancellation/2': `do you close for snow | what if there is a snow storm | bad weather | what happens if you have to cancel | power outage
    | if the venue closes do we get our money back | you canceled on us | what if you guys cancel on us | if you have to close do we get refunded | do you ever cancel games
    | has my game been canceled by you | will you be open in the snow | blizzard | hurricane | flooding | heavy rain | ice storm | is <day> still on with the weather
    | roads are icy | storm warning for <day> | snow day | lights went out in our game | the power went out | blackout in the city | broken prop ruined our game | broken lock
    | a puzzle was broken during our game | technical problem in our game | a lock did not work | something malfunctioned | the room broke down | equipment failure
    | room out of order | venue canceled my booking | you closed unexpectedly | nobody was there to let us in | what do i get if the venue cancels | compensation when you cancel
    | state of emergency | bad forecast | what if you cancel | what happens if you cancel our game`,
  'no-show': `what if we do not show up | no show | we missed our booking | we missed our game | what happens if we do not come | we forgot our booking
    | i totally forgot about our game | slept through our slot | overslept | we never made it to our game | did not turn up | if nobody turns up | failed to appear
    | we got the day wrong | mixed up the date and missed it | showed up on the wrong day | came on the wrong day | our slot passed | missed our slot | is there a no show fee
    | charged for a no show | do you charge if i do not turn up | will we be refunded if we skip it | if we just do not come | one of us does not turn up
    | can i use a missed booking later`,
};
