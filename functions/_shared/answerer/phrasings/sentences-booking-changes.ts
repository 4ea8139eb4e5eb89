import type { Phrasings } from './phrasings.ts';

/** What people say, imply and ask next about canceling, moving, missing and being late. */
export const changeSentences: Phrasings = {
  cancel: `we are nine adults and our host just got covid so the whole trip is off do we see the money again | our kids fight and we gave up on the idea can we get out of it
    | my marriage is over so we will not be coming | we got divorced and booked for next week | my boss moved the deadline and i must drop the evening
    | the airline moved our flight so philly is off | our hotel fell through so no philly | i reserved for the wrong city | i thought you were in pittsburgh
    | booked it while tipsy and regret it | my toddler bought it on my phone | i pressed twice and now have two | my wife had already reserved one so mine is extra
    | we found something else to do | the group chat voted no | nobody answered me so i want out | my friends ditched me so i am alone with a reservation | i want out of it
    | how do i get rid of the reservation | get out of the deal | take us off for <day> | strike us from <day> | please free up our slot for others we are out
    | give our slot to someone else we can not use it | release our slot | where do i click to undo it | i can not find the thing to undo it
    | the link in the mail to undo is dead | do i phone to take it back or click somewhere | who do i tell that we are out | is an email enough to call it off
    | is it ok to just write you that we are out | is a day ahead enough | is the evening before soon enough | is <n> hours ahead enough
    | it is <n> hours to go is it over for the money | we are inside the last day what now | under a day to go | less than a day left | it starts in <n> hours is the money gone
    | until when is it free | till when without losing the money | how long before can i still say no | by when must i tell you | up to what point | deadline for saying no
    | at what hour does the door shut on refunds | does the clock for that run from the start time | if our game is <day> at <time> by when must i call it off
    | our game is at <time> so is <day> at noon soon enough | do you count business hours or clock hours | how do i get it back | to which card does it go back
    | is it put back on my card or as a voucher | do you keep a part | do you hold something back | is there a handling charge when i pull out | do i get every cent
    | my bank says nothing has come back yet | where is my refund | you promised it back and nothing came | still waiting for the money you owe me
    | it has been two weeks and no money back | how many days till it is on my card again | i beg you | please have mercy it is only two hours too late
    | i am only an hour over the limit | that is a harsh rule | why so strict | why can you not sell our slot to others | why do you keep it when we do not come
    | can you confirm in writing that we called it off | i need proof of the cancellation | did my cancellation go through | no mail that it was canceled
    | i called it off but was still charged | and if we do not want it anymore | and if plans change | and if not | and cancel | and the money | money back then
    | even the day before | even on the day | even an hour before | and after that | does it cost to back off | can we bow out | we chicken out can we | cold feet
    | someone got scared and nobody wants to go now | too scared now so we want our money | is it a problem if we decide against it | do you hold us to it
    | can i give the whole booking to my sister instead | another family would take our slot is that allowed`,
  reschedule: `swap days with us please | the birthday boy has a match so not <day> but the week after | choir practice got put on that evening so we need another
    | our exam was moved to <day> so can we do the next one | my shift got switched | my sister only lands <day> so it must be later
    | we got snowed in at home can we do it next week | the kids have a concert now so let us do <day> | could we go an hour sooner since the sitter leaves early
    | dinner runs long so could we begin later | can we begin half an hour after our time | i meant pm and not am | i meant november and clicked december
    | i read the calendar wrong | off by a week | off by a day in the calendar | we picked <day> and meant <day> | we have <time> but <time> would be better
    | any way to shove it by thirty minutes | we are in jack and would rather the prison | is it late to go for the other game
    | we got scared of jack can we take the prison instead | please put us in the lighter room | my girl is too afraid so can we take the other one we already paid for
    | may i leave it open and tell you later | freeze our date | put our game on ice | can it be kept for spring | next season instead | let us say <day> instead
    | how about the following week | any other evening works | what dates could we have instead | how many times may we shift it | we moved it once can we again
    | do we pay the difference if the new time is dearer | the new evening costs more do i pay the rest | is a <day> refund due if we move to the cheaper evening
    | does the same rule count for moving | same deadline for moving | and moving it | and another day | and another time | can we change rooms too | and switch rooms
    | is that also free | moving also free | and how late | who do i tell that we want another day | can i do it on my own online or must you | the link to move it shows nothing
    | the change link is broken | can you do the change over the phone | it is <day> morning and we play <day> evening can we shift it | we play in <n> hours and need another day`,
  sick: `my twins are green in the face | she has been up all night with her stomach | he is glowing hot | there is something going round at school
    | half the class is out with something | the pediatrician says stay in | two lines on the test | my migraine is back | i put my back out | i slipped on ice and can not walk
    | wisdom teeth out <day> | my operation was moved to our day | chemo day moved | i am bleeding and worried about the baby so we stay home | contractions started
    | grandma had a fall | my father had a stroke <day> | our dog is dying and nobody feels like it | funeral on our day | somebody died so we can not
    | we had a crash on the highway and are all at urgent care | ambulance came for my husband | pneumonia | mono | rsv in the house | shingles | concussion at practice
    | poison ivy all over | asthma attack last night | panic attack and can not leave the house | burnout and my doctor took me off everything | is there mercy for the ill
    | any kindness for people with a fever | what about illness | and if ill | and with a fever | ill kid | kid sick what now | even if ill on the day | even the same morning
    | what if it happens overnight | would you rather we stay away with a cough | can we come with a runny nose | sniffles are ok | is it fine to bring a child with a cold
    | do you want proof from a doctor | do you promise another day for the ill | only one of six is ill | one of us is out sick so what with her ticket
    | my partner is down and without her we are not enough`,
  'page/legal/cancellation/if-we-have-to-cancel': `what if it is your fault | what if you are the ones who call it off | if you pull the plug what do we get
    | can you drop us at short notice | has it happened that you sent people home | do you tell us early if it falls through | the whole street was dark and so were you
    | the power company says no light on south street <day> | a transformer blew | water main break on south | there is a gas leak on your block
    | the city closed your street for a marathon do we still play | the forecast has a foot of it | they say stay off the roads | travel ban
    | trains are not running for the storm | schools are shut for ice are you | tropical storm on <day> | heat wave and no air | tornado watch | code blue
    | one lock never opened and it was not us | the drawer was stuck so we lost the time | the magnet did not let go | your screen froze in the middle
    | the speaker was dead and no hints came | the room was half reset | the last team left it solved | somebody forgot to reset a box | staff got the flu and no one opened
    | the host never came | we stood there and the door stayed shut for our time | you double booked us | another team was in our room | new day or cash is it our pick
    | do we pick between another date and the refund | all of it back or only some | and if you cancel | and if it snows | and with bad weather | even in a storm
    | do you make up for lost minutes when something jams | do we get extra time if a gadget fails | who pays for our train if you close | will you cover our hotel if you cancel`,
  'no-show': `my alarm did not ring and it is over | i had it in my head for <day> | i wrote it in the wrong square of my calendar | our calendar had it an hour off
    | clocks went back and we were wrong by an hour | time zone mix up so we are an hour off | we are still home and it was an hour ago | it was yesterday was it not
    | oh no it was last night | i only remembered at breakfast | nobody reminded us and it went by | we fell asleep on the sofa and it is past
    | the baby finally slept and we missed it | what if none of us turns up | if everyone stays home | suppose we stay away | and if nobody comes | and if we forget
    | do you phone us when we are not there | do you bill people who stay away | is a forgotten game gone for good | can a forgotten game be played later
    | can we get a second chance after we forgot | is it lost if we slept in | do i owe more when i stay away | are we blacklisted if we do not come`,
  'headcount-change': `what if less come | what if more come | what if one is missing | less people than planned | and if fewer | and one more | and two more | with one more
    | one more possible | and if someone stays home | and if the number is wrong | we were six when i reserved and now it is five and a half because of the baby
    | my mother in law invited herself | a neighbor kid latched on | our cousin showed up from ohio and wants in | the new boyfriend is coming too | a plus one surfaced
    | tom has a date and deserted us | pete is out | lisa is in after all | two said maybe | three maybes in our group | four yes and three maybe what do i enter
    | which number do i enter if i am not sure | shall i enter the higher or the lower number | is it better to reserve too many or too few
    | may we pay for the fifth when he shows | do you check how many walk in | do you count heads at the desk | what if seven stand there and six are paid
    | we bought five and came with six | i bought eight and only seven fit in the car | a seat stays empty do we see that money | is the unused ticket refunded | unused ticket
    | spare ticket | i am left with two spare tickets | spare seat who wants it | can my spare ticket go to a stranger | by when must the number be final
    | how late can i change the number | can the number grow on the day | can it shrink on the day | change from <n> to <n> on the day | the day before too
    | who do i tell about the extra kid | where do i raise the number online | the page does not let me add one | add one to what i bought | is adding easier than dropping
    | does the room have space for one more on our slot | are we too many if one more comes | <n> now instead | actually <n> | make it <n> | make that <n> of us
    | swap bob for alice | different names than on the list | someone else comes in her place | can my brother take her place | is the ticket tied to a name`,
  'faq/late-arrival': `the gps says we get in three minutes past | we sit on the walt whitman | the ben franklin is a parking lot | our train stopped between stations
    | my mother is still doing her hair | we are at the wrong south street | the garage line is around the block and we start now
    | we can see your lantern but the car has nowhere to go and it begins now | our waiter vanished with the bill | the recital ran long | mass ran long | my zoom is not ending
    | the nurse is late for grandpa and we can not leave before she is there | the stroller broke on the sidewalk | he is getting off work ten past
    | my shift ends right when we start | the others can go in ahead of me right | may i come in once you have begun | will somebody open for a straggler
    | can one come in mid game | can we begin with four and let two in later | how many minutes do you give people | is five past a drama | is a quarter past too much
    | what do you do with dawdlers | do you begin on the second | does the hour start whether we are in or not | whose minutes are those we lose
    | do we get the minutes at the end | is the next team right behind us | can you tack the lost time on | could we run over a little | is there slack after our slot
    | if nobody is after us can we play on | do you phone us when we do not show | should we call from the road | who do we ring from the road
    | what time is too late to bother coming | do you cut us short | do you shorten it | shorter then | less time then | and if late | and late | and a bit late
    | and if the train is late | and if only one is late | we left on time i swear | the little one had to go potty at every gas station | we are five lights away
    | two blocks away | nearly there | be there soon | hold on we are coming | do not give it away please | keep our room | our tour bus is behind schedule
    | the school bus broke down with your group in it | the limo is late | our driver is lost | my phone is dying and we are late just so you know`,
  'page/legal/lateness/intro': `how late is it before you count it as called off | is there a point at which it makes no sense to play
    | when does late turn into canceled | we have only twenty minutes of it left is that still worth going in | if we come half an hour after do you still let us in
    | same bill for half a game | do i pay less for the minutes i missed | is the fee cut if the hour is cut | a shorter hour costs the same | full fare for forty minutes
    | would you find us another evening if we come hopelessly late | do you look for a new date when there is no time left | is very late the same as a cancellation
    | and the price when it is shorter | cheaper if shorter | price stays the same even when shorter | can we skip it and come again if too much time is gone
    | too little time left | what happens to our money when we miss half`,
  'arrive-early': `how early then | at what time there | be there by | by when there | do we need a cushion | must i come before | is right on time fine | on the dot fine
    | and how long before | sooner than the start | before the start how long | are fifteen minutes needed if we signed at home
    | can regulars come later since they know the drill | we know the rules so may we come at the start | do veterans skip the intro | why so long before
    | what do we do in those fifteen minutes | what happens in the quarter hour before | is the talk before inside the hour | if the game is at <time> when does the host want us
    | ticket for <time> be there at | our start is <time> so i plan for what | we are an hour ahead can we sit down inside | it is pouring can we wait inside before our turn
    | too soon by forty minutes may the kids wait inside | is it bad to ring early | do you let people in ahead of time | will the door be open before our time
    | our bus drops us <n> minutes ahead | can i come ahead to set up a surprise | may i bring grandma in ahead of the group so she can settle | do we check in with names
    | who greets us`,
  'page/legal/contact/intro': `is it a person who answers mails | does a human open the mails | mail or phone on the day | it is <day> and urgent
    | quickest way when we are already on the way | does my message land with a living being | is there a machine sorting your mail | who reads it when i write
    | do you read every note | will my mail be read before <day>`,
};
