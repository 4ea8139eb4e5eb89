import type { Phrasings } from './phrasings.ts';

/** What people say, imply and ask next about booking and free slots. */
export const bookingSentences: Phrasings = {
  'faq/how-to-book': `where do i begin | what do i click first | i want to come what now | we made up our minds so what now | ok we are in what is the next step
    | take my money how do i reserve | how do i get a spot on your calendar | do you have a sign up sheet | must i phone or is it all on the site | can i reserve from my phone
    | is it doable on a mobile | the button took me somewhere else is that right | a new window opened is that it | how do i get two slots one after the other
    | both rooms for one evening how do i order that | can my wife reserve while i am at work | can my nephew make it for me since i am bad at computers
    | grandma has no internet who books for her | can i get you to do it for me | would you type it in for me | the page is frozen can you reserve it for me
    | the booking page says try again later | your button is dead | it will not load on my ipad | the page is white | the calendar spins forever
    | i get stuck at choosing the number of people | the next button is gray | it keeps throwing me back to the start | it logged me out halfway
    | i closed the tab did i lose my place | is there a time limit to finish paying | do i need to download something | no app just the site right | do i need a password
    | is a sign up needed or can i do it as a guest | guest checkout | which details do you ask for when reserving | what do i need at hand to reserve
    | do i have to name everyone when i reserve | must i know all the names already | do you need ages when reserving | can i leave a note with my reservation
    | where do i write that we bring a wheelchair when booking | is there a comment box | how long ahead do people normally grab a spot | is three days ahead plenty
    | how soon must i decide | do i have to hurry | can i wait till <day> to reserve | when does the calendar for <day> go up | can i already reserve for <day>
    | is spring open for booking yet | can you keep it for us until i asked my friends | could you put it aside until <day> | reserve without obligation | provisional hold
    | soft hold | put it on hold | i want it but must ask my wife first | we want to reserve and it wants a date we do not know yet | can i reserve first and pick the hour later
    | open date ticket | flexible ticket | can i buy tickets without a date | tickets for whenever | may a fourteen year old make the reservation
    | can teens make the reservation by themselves | does the person who reserves have to play | i pay but do not play is that fine | i organize it but will not be in the room
    | i need it under the name of my boss | which name do i use for the order | can i use a nickname | and booking | and to reserve | how then | and where do i do that
    | can you do that for me | online only | and through the chat | and without internet | is it first pick a room or first a day | do we get assigned a room
    | do i pick the host too | do i take one slot per person or per group | one order for all or each for himself | does each of us book or one for all
    | every friend books his own seat is that how it works | if my friend and i book separately do we land together
    | two people booked separately how do we get into the same game`,
  'page/legal/booking/a-booking-is-made-when': `i pressed pay and then the wifi died | my laptop crashed while paying did it take | how can i be sure you have us | are we in
    | is it official now | do i have it or not | are we good for <day> | the screen said thank you but nothing else happened | no mail yet | still no email | and no email came
    | nothing arrived | did it work | did it come through | have you got us down | when is it really ours | is it ours while it sits in the basket
    | i have it in the cart can someone snatch it | somebody took it while i was typing | is the slot kept while i fill in my card | who wins if two people click at the same time
    | what counts as proof that i have a slot | do i need to print the booking mail | do i show the booking mail at the desk | is a screenshot enough
    | i misspelled my email address | my email had a typo so where did it go | it went to my work address that i can not open
    | my husband deleted the booking mail with the time on it | what time did we take again i lost the mail | i forgot which hour we picked | can you send the booking mail again
    | second copy of the mail please | do we get a reminder | will you send a reminder the day before | do we get a ticket or a number | is there a booking number
    | where is my reference number | a barcode or something | do i get a qr code to scan at the entrance`,
  availability: `is there a hole in your calendar on <day> | can you squeeze in four on <day> | any gap between <time> and <time> | a gap around <time>
    | is there a window <day> late afternoon | can you take us at <time> | we are eleven and only free at <time> on <day> | our sitter comes at <time> so what is there after
    | the train gets in at <time> what is the next game | after the matinee lets out what can we catch | is there one right after work | what starts closest to <time>
    | what is there between lunch and dinner on <day> | anything before dark on <day> | what is the very first one on <day> | what is the very last one on <day>
    | the last round of the night when is it | at what hours do you kick off | do they start on the hour or half past | every how many minutes do you start a team
    | how many teams go in per evening | how many rounds a day do you run | do both games kick off together | can two teams of ours begin at the same minute
    | could we have both at the same hour | side by side at <time> on <day> | simultaneous start on <day> | i need two rooms at once on <day> evening | is <day> gone already
    | all taken on <day> | everything gray on <day> | every slot is crossed out | crossed out slots | why is nothing green on <day> | why can i not click on <day>
    | <day> is not clickable | it shows no times at all | does it open up again if someone drops out | cancellations do they show up | does a canceled slot come back on the page
    | is <day> your busiest | when is it quiet | which evening is emptiest | which day has the most free slots | is it dead on <day> | when is it calm for my shy kid
    | do you get packed on <day> | and at <time> | something later | next one then | what else on <day> | the one after that | and for the other room | is that one free
    | failing that <day> | and if <day> is full | or <day> | what if it is full | full already | how full | will it be gone by <day> | how fast do slots go
    | can i see what is free without giving my email | do you know what is open | can you check for me | look it up for me | you tell me when you can
    | what would you have for a party of nine on <day> | nine of us any evening next week`,
  'faq/same-day': `we are walking down south street and saw your door | we just passed your lantern can we come up | can we do it this minute
    | the rain drove us in off the street | our concert got canceled so can we come instead | dinner ended early and we are bored | the movie was sold out so we thought of you
    | my flight leaves at <time> can we fit one in | layover in philly of five hours | cruise passengers with an afternoon | stuck in town for the evening
    | if nobody is in there can we go in | is there somebody who takes people spontaneously | does one need to plan it or can it be a whim | we never plan anything
    | we are not planners | kids are climbing the walls we need something now | is an hour ahead too short | thirty minutes from now feasible
    | can i grab one that starts in ten minutes | how close to the start can i still reserve | does the page shut before a game | until when can i reserve for the same evening
    | shall we ring first or come straight | do you mind if we turn up and ask | is somebody at the door to sell us tickets | box office | ticket window
    | do you have a counter for walk ups | no reservation no chance | got no booking | and without a booking | and spontaneously | or do we just turn up | just turn up
    | or just come by | even <day> | right away | we are five and standing at fourth and south | our friends canceled dinner so here we are
    | can i call and be there in a quarter hour | how likely is it to get in without planning on a <day> | chances of getting in off the street on <day>
    | is it worth coming down on spec | on the off chance | we would gamble on a free room | is it a risk to show up cold | show up cold | come cold`,
  'faq/private-games': `who else will be in there | is someone going to be added | will we bump into another family inside | do you stuff in others to fill it
    | the room holds twelve and we are five so who gets the rest | we are only three so do you top us up | my son is autistic and can not handle people he does not know in there
    | i get anxious with people i never met | we want to cry and laugh in peace | my wife hates making small talk with others | i do not want to solve things with some bro
    | can a latecomer from another group walk in | could a walk in be put with us | do you sell the leftover places | what happens with the empty seats | do empty seats get sold
    | are the other seven tickets sold to someone | do i need to take the whole room | is it ours alone even if we are two | ours alone | alone or mixed
    | mixed groups or separate | and only us | just our group right | even with two people | also for small groups | with others or without
    | can i reserve a single place in somebody's game | i am alone in town can you slot me in with a group | solo traveler can i join in | i have no friends to bring
    | can you find me teammates | do we cross paths with other groups | will the next group see us | is it like a tour where they lump people
    | i know a chain that lumps people together | at a chain we were paired with teenagers | are rooms sold by the seat like a theater | does it cost more for exclusivity
    | is exclusivity an add on | must we reach a certain size to have it for ourselves | do you insist on a full house | what if only half the places are taken`,
};
