import type { Phrasings } from './phrasings.ts';

/** What groups of friends, students, tourists, nervous first-timers, regulars and people with a worry type, tried out round by round. */
export const triedVisitors: Phrasings = {
  sick: `one of us got covid | my friend tested positive and we play <day> | we play <day> and one of us is throwing up | half our group came down with the flu
    | woke up with a fever and our game is <time> | someone in our team is in bed sick | i have a stomach bug can not make it tonight | my girlfriend is sick game in <n> hours
    | we all caught something and the game is in <n> hours | roommate has strep throat we are booked <day>`,
  cancel: `we gotta cancel game is in <n> hours | we gotta cancel | have to bail on our booking | need to call it off our game starts soon | we wont be able to make it anymore
    | pls cancel us for tonight | something came up and we can not come anymore | i have buy ticket but i can not come what i do | i bought tickets and can not come anymore
    | i paid but now i have no time | we have to fly home earlier and can not come | my flight is cancelled so we can not play | i must give back my tickets | can i return the tickets
    | can i get my money back if i can not go | our plans changed we do not come | until how many hours before can i cancel free | how do i get a refund my dog died
    | family emergency can i get my money back | death in the family we can not come | someone died can we cancel | i booked twice by mistake | double booking by accident
    | i want my money back for the booking | emergency came up what about the payment | missed the <n> hour deadline by an hour | i forgot to cancel in time
    | i am past the deadline to cancel any chance | is it non refundable | can you make an exception and refund me | i canceled too late what now | can i get a partial refund`,
  compare: `whats the diff between the two | whats the diff between the <n> rooms | diff between <room> and <room> | how are the rooms different | in what way are they different
    | what separates one from the other | what do you do differently in the other one | are the two rooms very different or kinda the same | tell me how they differ
    | explain me the difference of two rooms please`,
  'faq/virtual-reality': `anything new coming | any new rooms coming | did both of your rooms already anything new | when is the next room opening | when do you open a new room
    | are you building something new | any new game on the way | we finished everything you have what is next | is there a third room coming | got anything in the works
    | whats next for you guys | new stuff coming next year | will there be new escape room soon`,
  played: `we already did <room> can we do it again | can i replay the same room | i did this room last year with other people can i play it again | is it boring to play the same one twice
    | two of us have already solved <room>`,
  'page/legal/booking/a-booking-is-made-when': `confirmation email never came | did not get a confirmation is my booking real | i paid but no email | no email after booking
    | checked spam nothing there from the booking | are we booked or not i got no mail | money is gone but no confirmation | how do i know if the booking went through
    | i not receive the confirmation | is the slot mine if i got no email yet`,
  price: `why did i pay more than my friend | why is it <money> for me and <money> for him | is it cheaper on other days | why the price is different every time | what day is cheapest
    | cheapest day to go | cheapest time to come | cheapest way to play | we are broke students whats the cheapest | how much per head for us | what would it be each | how much each
    | what would we pay each | whats the damage for <n> of us | how much for both rooms | price to do both rooms | for both rooms how much all together
    | your website says <money> but i had to pay <money> | website says one price and checkout another | why is it more at checkout than on the website | how much is it in euro
    | how much is that in pounds | is it more expensive on weekends | weekend price same as weekday | is evening more expensive than afternoon | does the price go down if we are more people
    | is it per person or per room | price for group or each | are prices the same on holidays | same price all year round | how much for a private room | is a holiday more expensive
    | price on new years eve | does it cost more to have the room for ourselves | is a cheaper day than <day> | whats the price after tip and tax | and how much we each pay
    | how much does everyone pay | what do i owe each | what is my share | cost a head | how much money should everyone bring | cest combien pour <n> personnes | combien ca coute
    | cuanto cuesta para <n> personas | cuanto vale la entrada | was kostet das fur <n> personen | wie viel kostet es | quanto costa | quanto custa para <n>`,
  'faq/hints': `do they cost time | do hints cost time | do hints add time to the clock | do we lose minutes if we ask | is there a penalty for asking | will a hint cost us
    | can we talk to the game master during the game | can we ask the game master stuff while playing | how do we reach the game master from inside
    | is someone listening if we have a question inside | can we call somebody from inside if we are confused | how do we ask for help from the room | what if we stand there with no idea
    | who helps us when we dont get it | is it cheating to ask for help | do you have to figure all alone | how do we call the game master in the game | how to call for help inside
    | is there a button or radio for hints | do you talk to us through a speaker | how will the hint arrive`,
  duration: `we only have an hour is that enough | is <n> hour enough | we have a train to catch after how much time do we need | do we make our dinner reservation after
    | our parking runs out after <n> hours is that enough | how much time should we keep free | we have a show to catch how long will we be there | can you squeeze it into <n> minutes
    | total time in and out | how much of our evening does it eat | can we do both rooms back to back same evening | both rooms on one night how long is that
    | how much time between two games if we do both | is it too much to do both rooms in one day | which is shorter | which one is longer | is one of them shorter than the other
    | are both rooms the same length | do the rooms take equally long | which takes more time | whats the total time including everything | total time with intro and photo
    | does the hour start when we enter | when does the timer start | is the hour including the talk at the start | do we have a full hour of play | time from door to door
    | how long are we busy in total`,
  careers: `can i be a game master | i wanna be a game master | im <n> and a student can i work there | do you take students for jobs | is there a job for me there
    | i love escape rooms can i work with you | how do i become a game master | can foreigners work there`,
  capacity: `can half of us play one room and the rest the other at the same time | can we split into two rooms at the same time | half want horror and half do not can both play at once
    | some of us want <room> and others <room> can we start together | can we race each other in two rooms | two teams same time different rooms possible | do both rooms run at the same time
    | can our group take both rooms at once | need something for <n> of us that is not the prison | can <n> of us fit in the other one | is <n> too many for <room> | would <n> be too few
    | is the room too small for <n> | do <n> fat guys fit lol | is it crowded with <n> | do we step on each other with <n> | all in one room or <n> and <n>
    | <n> people better together or split in two rooms | what is better for <n> one big team or two small | is a team of <n> better than <n>`,
  scary: `could you keep the lights on | can you leave the lights on for me | i panic in the dark could the lights stay on | im scared of the dark will i manage | can the blackout be skipped
    | can you turn the lights up a bit | dont want it pitch black | does it go completely dark at some point | will i scream | my heart is weak for scary things | is it like saw
    | is it like a haunted house | do people jump out | are there spiders or gross stuff inside | any clowns or dolls in there | i hate being scared but my friends booked it
    | can i hold someones hand the whole time lol | nervous about the creepy one | in the room is very dark | i have fear of dark place | i have fear is it strong | it makes fear
    | is very frightening for a person with weak nerves | i am a person who gets fear fast | the room has ghosts or dead bodies | somebody will jump on me | can you turn down the sounds | is there a loud bang | do loud noises come suddenly | how long does the siren go | can you switch the alarm off for my friend
    | how loud does it get in there | is the music loud | whats the difference in scare between them | give me a number for how scary | scare level from one to five | how scary out of ten
    | rate the scariness | which has the lower scare | is the victorian thing gory | do you see victims | are there dead bodies | any nudity or sex stuff
    | is there violence against women shown | bloody props | is it disgusting | is <room> gory | are there knives | is there a body on the floor
    | what can you do for someone scared of the dark | my girlfriend is scared what can you do about it | how do you help scared people`,
  'page/legal/privacy/photos': `take the picture of us off your page please | can you delete our picture | please remove our team photo from the internet | do you post the team photos online
    | will our photo end up on social media | i dont want my face online | can we say no to the picture being posted | you put us on your page without asking`,
  'faq/phones-and-photos': `where do i get our team photo | how do we get the picture you took | did you send the group photo | we never got our team photo
    | do you take a picture of us at the end | is the photo free | do i have to switch off my phone | must the phone be on silent | can i keep my phone on vibrate
    | can i have my phone for emergencies my kid is at home | on call for work can i keep my phone | can i answer a call inside | can we google a clue | can i translate with my phone
    | smart watch allowed | can i wear my apple watch`,
  'birthday-food': `can we bring a cake for our friend | surprise cake for her 21st | can we do cake after the game for our friend | friend turning <age> can we bring a cake
    | must we bring cake ourselves | do you give the cake or we bring it | is cake included | do you have plates for the cake`,
  unknown: `i got charged two times | why was i charged two times for same booking | there are two charges on my bank statement | i paid but the booking says unpaid
    | my statement shows the booking twice | do i get my money back if i dont like it | money back guarantee if we hate it | refund if we did not enjoy it
    | what if it was boring can i get a refund | satisfaction guarantee | do you ever change the puzzles | are the puzzles swapped from time to time | do we need to print the tickets
    | is a qr code on the phone ok as ticket | what percent of teams get out | how many teams escape usually | what is the escape rate | cant find my booking | i lost my booking number
    | can you look up my booking | what time did i book again | can you check if my booking exists | forgot what time our game is | is my reservation under my name | who owns <room> place
    | who is the owner of this place | who runs the company | how old is your company | since when do you exist | when was this place founded | do we get compensation because we started late
    | are you better than the other escape rooms in town | is it safe to leave my bike outside | is there a bike rack | who owns lantern and latch | who founded lantern and latch
    | i booked but need to pay the rest | is it safe around there at night | do you win a prize | do we get a prize if we escape | is there a trophy | do winners get a t shirt
    | prize for the record | what do we win | do you get a medal | is there a certificate at the end | does the place smell | do you have an elevator music playlist lol
    | is there fog in the lobby | are you doing anything for new years | any special event for new years | is there a special event this month | do you have themed nights
    | do you do seasonal rooms | will we get wet | can i bring a flashlight | who booked the room at <time> tonight | who else is playing tonight | can you tell me if my friend booked
    | is there a waiting list | can you hold a slot for me without paying | can we pay later | do you have lockers with keys | is there air con | do you have a charger for phone
    | is there free water | can you put a message for my friend inside the room | can you hide a gift in the game | can we put our own clue in the room | do you do custom puzzles
    | can you personalize the game for us | are service dogs ok | can we come an hour before and hang out | do you take the city pass | i run a travel blog can we work together
    | collab with a youtuber | can influencers play for free | press inquiry free tickets | do i have to give my name to play | can we play anonymously | can we bring a tour guide for free
    | do you pay commission to tour guides | do you know my booking time | whats my booking time my name is kim | is your busiest night <day>
    | we finished early do we get to play more | do we get something for escaping fast | which room has more space | how many square feet is the room | how big is the room
    | do you cancel games if few people book | do u open if only one group booked | can i get store credit instead of refund
    | how much is an uber from the airport | how much is a taxi to you | can i leave my car overnight | do you have travel insurance for bookings | can you hold the slot while i ask my friends
    | can you reserve it for two days without paying | i need to ask my friends first can you keep it | can someone show us the room before so my friend knows what to expect
    | how many other groups are in the building at the same time | can i only pay with paypal | can i look at the room before i book | is the lobby crowded | do you have a quiet hour
    | is there a relaxed session for sensitive people | where is the nearest atm | is there a pharmacy near | do you rate us after | what is the average age of your guests
    | are there lots of teens on <day> | who did it in <room> | how many hints do teams use on average | do you disinfect the rooms | is there heating
    | do we have to wear a mask`,
  payment: `can i split the payment with my friends | can everyone pay their own part | each pays for himself possible | my card gets declined on your page | do you take foreign cards
    | does a european card work | can i pay in euros`,
  'review-write': `you let us in <n> minutes late | you started our game late | we had to wait for our slot because you were running behind | the team before us ran over and we lost time
    | who do i complain to | i want to complain | not happy with how we were treated | the prop was broken in our game | a lock in our room did not work and we lost because of it
    | host was rude to us | we feel ripped off | i want to speak about a bad experience | one puzzle was broken and we lost time | you guys scammed me | this is a scam | you stole my money
    | i am so disappointed | worst experience ever | nobody gave us a hint when we were stuck that was bad | the game master ignored us last time | your staff was rude to my friend
    | we were stuck and nobody helped | that was not worth the money | i want my money back it was terrible | do we get compensation | the previous group was still inside so we started late
    | we lost time because of you | the game broke down in the middle | staff forgot to start our timer | we got the wrong room | you canceled on us last minute
    | i want to report a problem with my visit | this is ridiculous you charged me and there is no slot | why is nobody answering the phone | nobody answers the phone or mail
    | you charged me and gave my slot away | somebody else was in our room at our time`,
  address: `what address do we put in the uber | what do i tell the taxi driver | address for the taxi | what do i type into google maps | where should the uber drop us
    | which street and number | my phone died where is the address again | remind me of the address | what was the street again`,
  fail: `can we keep going after the time is up if we are close | what if the clock hits zero | do you throw us out at zero | do you laugh at people who dont make it | when the time is up do we have to go out right away | do you show us the rest when time is over
    | do we get told the solution if we lose | will you explain what we missed | do we get to see the last part if we run out of time | what if we dont solve anything
    | what if we dont find a single thing | what happens if we are totally lost the whole time | worst case we solve nothing`,
  availability: `do you have tickets for <day> <time> | any tickets left for <day> | is there place for us <day> around <time> | is there a free slot <day> evening | still spots open <day>
    | you still have something free tonight | can you fit us in <day> at <time> | is <time> <day> taken | are you full <day> | is there space at <time>
    | we want book for <day> <n> persons is possible | is possible to reserve for <day> | whats free this weekend | which times are left for <day> | got anything around <time>
    | fully booked on <day> or not | anything at like <time> | anything free <day> afternoon | is <time> <day> bookable | we have a free <day> afternoon anything | got a slot for <n> <day>
    | is there something at <time> for us | could you squeeze us in <day> | are there openings <day> | any cancellations tonight | we have <day> free is there something | is monday less busy
    | when is it quietest | do the rooms run every hour | how often do games start | at what times do games start | which start times do you have | is there a game every hour
    | what time slots exist | when does the first game start | how many time slots a day`,
  greeting: `u there | anyone there | you there | hello anybody | is someone here | hey hey | hiya | heya | yo yo | hi there chat`,
  'faq/bags-and-restroom': `can i bring my insulin | can i keep my medication with me inside | can i take my meds in | i need my inhaler on me | can i carry my epipen
    | is my medicine allowed in the room | can i take my small bag with medication | where do i put my suitcase | is there a cloakroom | can i have my glasses and keys with me
    | is there toilets in the building | are there toilets | where is the wc | is there a wc for the guests | do you have a bathroom | can i use the bathroom before
    | where i can leave my luggage | can i leave my big backpack somewhere | we have suitcases with us is there space | can we change clothes somewhere | is there a toilet inside the game`,
  'page/legal/lateness/intro': `will we lose the money if we come late | do we pay full if we arrive late | is it cheaper if we get a shorter game
    | at what point is it cancelled if we are late | <n> minutes late will you still let us in | do we lose our slot if we are very late | do we get money back for the minutes we missed
    | we came late and got only half the game | what if we are half an hour late do you still let us play`,
  'page/legal/minors/tell-us-beforehand-about-anything': `i have a heart condition should i tell you | who do i tell about my medical condition | do i need to tell you about my health before
    | should we mention my friends epilepsy when booking | do i have to declare an illness | where do i write that i have a pacemaker`,
  health: `can i wear noise cancelling headphones | can i wear ear plugs inside | im autistic and loud noise is hard for me | sensory overload will it be too much | is it sensory friendly
    | i have ptsd what should i know | i have a pacemaker can i play | does the fog trigger asthma | i get dizzy easily | i have vertigo is it ok | my anxiety is bad lately is it too much
    | i faint easily | panic disorder can i still play | my friend has adhd and gets overwhelmed | is it okay after surgery | recovering from a concussion can i play | strong smells in there
    | is the fog on all the time | can you turn off the fog for us | the fog made me cough last time | one of us is allergic to latex | allergic to dust is that a problem
    | i have a skin allergy | is there anything with nuts in the rooms | one of us just had eye surgery | i had surgery last month can i play | does the floor move i get motion sick
    | we get motion sick | is the magnet on the gates a problem with a pacemaker | i take strong medication is it ok | she has epilepsy and anxiety both | i am bipolar is it too much
    | is it ok with a heart stent | i have a neck injury | lupus flare tired quickly`,
  recommend: `which would you take with scaredy cats in the group | which room if two of us are wimps | which one for easily scared people | best one for first timers
    | what room would you pick for us | never played which room | zero experience what room | which is better for students | which one is more fun for a big group of friends
    | which is the better one for a girls night | what do most people play first | which one should we do first | if we only do one which | which is better when we do not speak english well
    | less talking which room | less reading which room | which is more for detectives nerds | give me the best room for <n> friends | which room for a family with kids and grandparents
    | host family with kids which room | which room for mixed ages | which room and how much | which has the better atmosphere | which one looks cooler | which set is nicer
    | which one is more immersive | which one do you personally like | which is more unique | which one is more exciting | which would impress my date | which room is the better one
    | what else is for kids | what do you have for kids then | anything else for children | which one can kids do | what is left for families now | what would you give to kids instead
    | we hate reading what room | we loved saw movies what room | we like thrillers which room | we love true crime which room | we like action which one | which is funnier
    | which one has more laughs | which room for people who like to talk a lot | i want the one with more puzzles for hands | which for a couple that argues | we are detective fans which room`,
  hours: `is <time> <day> possible | can we come in the morning on <day> | we want to come <day> at <time> is that in your hours | is <day> morning possible | do you open before noon
    | earliest we can come on <day> | are you shut on <day> | is it closed on bank holidays | open on public holidays | a que hora abren el <day> | a que hora cierran | estan abiertos hoy
    | vous etes ouvert quand | a quelle heure ouvrez vous | wann habt ihr geoffnet | habt ihr heute offen | a che ora aprite`,
  wear: `what should i bring with me | anything to bring along | what do i need to have with me | should i dress warm | is a skirt ok | can i come in heels | are sandals ok
    | do we get costumes | will my clothes get dirty | should i wear sneakers | do you crawl in dirt | long skirt any issue | can i play in a hijab | can i wear my contact lenses
    | sandals in winter lol ok | should i tie my hair back`,
  physical: `do i have to run | one of us only has one arm will there be stuff he can not do | my hand is in a cast can i still play | broken foot in a boot can i play
    | i have a sprained ankle is it a lot of walking | do we need to be strong | do you need to be fit | is it like a gym workout | i get tired quickly because of chemo
    | i have weak grip are there things to twist | is there lifting | my friend is missing a leg and wears a prosthesis | i have arthritis in my hands | is there jumping or running
    | can he take part with one hand | is it a lot of walking or mostly sitting and thinking | do you move around a lot | is it tiring | how active is it | more brain or more body
    | is it physical or just thinking`,
  access: `where do i drop off someone with a walker | can a person with a walker get in | can a car stop right at the door for my disabled mother | my friend uses a rollator
    | my dad can not do steps | are the doors wide enough for my chair | can you get in with a mobility scooter | is the toilet ok for a wheelchair | we have someone on crutches with us
    | my mum is <age> with a new hip | my grandma with a bad hip wants to join | she walks slowly with a stick | my dad had a stroke and walks badly
    | we have an elderly person with us who walks slowly | is it ok for a person of <n> kilo | is the crawl ok for a big person | plus size friend will she fit everywhere`,
  reach: `im very short can i reach everything | im super tall is the ceiling low | i am a little person is everything too high | will i bump my head`,
  'room-about': `is it one big room or several | how many rooms are inside a game | do we move from room to room | what is there inside | what do you do in <room> | whats <room> about
    | tell me about the prison | what happens in the ripper one `,
  'page/birthday-parties/waiver/the-link-comes-with-your': `can my mom sign online | can my dad sign the form from home | where is the link to sign | can parents sign before without coming
    | my parents are abroad can they sign online`,
  'off-topic': `what is <n> times <n> | <n> plus <n> | solve this equation | do my homework | whats the weather tomorrow | who won the game last night | what do you think about the election
    | can you help me with my math`,
  contact: `whats your instagram | what is your insta | do you have a facebook page | your insta handle | do you have whatsapp | can i tag you on instagram what is your name there
    | are you on tiktok | how can i reach you fast | what number do i call | give me your mail address`,
  'page/date-night/evening/just-before-the-start-the-briefing': `do we get an intro or do you just throw us in | do you explain the rules first
    | is there an introduction before the game starts | will somebody explain us what to do | do they tell you how it works before | who explains the game at the start | can we skip the intro
    | is there some kind of tutorial | do you go over rules before we start`,
  'page/birthday-parties/schedule/briefing': `does the host explain the story to everyone first | who tells the story before it starts`,
  cameras: `how many staff are with us in the room | is there a staff member inside with us | is someone in the room with us while we play | will a worker stand next to us
    | do we play alone or is the host inside | are we on our own in there | who is in there with us | can they hear what we say | can they hear us gossiping lol`,
  'faq/private-games': `will we run into other groups | can two groups book the same time without mixing | will my ex be put in our room lol | other tourists join our game or not
    | do we share with another family | is it a shared tour`,
  sound: `my hearing aids whistle with loud alarms | i only hear on one side | i have tinnitus | are the puzzles with sound only | deaf friend joins us can she do everything
    | does someone who lip reads miss something | i read lips can the host face me | do you have the audio parts written | is there audio you must listen to`,
  'promo-codes': `gimme a promo code pls | got a promo code for me | any code i can use | hook us up with a code | any coupon codes around | any student deal | got deals for poor students
    | is there a discount with a student card | discount for tourists | city pass discount | do you have a happy hour price | two for one offers | discount if we come a second time
    | do regulars get something off`,
  'large-group': `do you guys do hen parties | we are planning a bachelorette | stag do with <n> guys | hen do for <n> girls | bachelor party with <n> friends | we are a whole student club
    | our fraternity wants to come | sorority night with <n> girls | our exchange student group of <n> | tour group of <n> people | whole class of <n> students
    | our society is <n> people how would that work | my class wants to come <n> kids | school class of <n> teenagers on <day> what is possible | scout troop of <n>
    | sports team of <n> after practice | choir of <n> people | our hostel group is <n> people | youth group with <n> teens`,
  'room/thai-prison/can-a-pair-finish-thai-prison': `are two enough to win <room> | is it possible for two to finish <room> | will two people manage <room>
    | can my flatmate and me solve <room> alone`,
  adults: `can exchange students get in without parents | we are <age> can we go in on our own | do <age> year olds need a parent | can teens play alone without adult
    | we are in high school can we come by ourselves | can my younger brother come in without our parents | are <age> year olds ok by themselves | can my carer come in for free
    | does my helper pay too | does a companion of a disabled person count as a player | my assistant comes along does she need a ticket
    | does someone who only helps me in the room need to pay | is a <age> year old ok without us | can we drop the kids and go shopping | we parents want to wait in the cafe
    | can i leave my teenagers with you | do we have to stay while they play | can my dad join for free if he just sits there | one adult only sits in the corner does he pay
    | do we pay for a grandparent who only watches inside`,
  'faq/nearby': `is there a bar next to you | any pub close by | where can we get a drink after | somewhere to grab beers afterwards | good bars around there | what is around you to do
    | coffee place near you to wait | is there a cafe near | where do we eat cheap around you | where can we hang out before our slot | something to see near you for tourists
    | what else can we do in that area | where can we grab lunch before | any cheap eats`,
  reschedule: `my friend booked not me can i change it | we lost the link in the email how do we change our time | can i change a booking somebody else made | where is the link to change
    | can we come a day later instead | can we swap our slot | can we go earlier than booked | my plans are up in the air can i move it later | can i book now and move it later
    | is it ok to change the day after i booked | not sure about the date yet can we shift it | how flexible are bookings | can i push our game back an hour
    | i booked the wrong room by accident | picked the wrong time can it be fixed | mixed up am and pm when booking`,
  leaderboard: `where do we stand | what place are we | are we still in the top ten | which rank did we get | what is our position | did anyone beat our time | are we still number one
    | how fast was the fastest couple | who is number one | who is nr 1 right now | show me the record list | who is in first place in <room> | whats the time to beat`,
  'page/legal/conduct/nothing-in-our-rooms-needs': `is there electric stuff we should not touch | do we have to use force on anything | are we allowed to move the furniture
    | should we pull on things | what are we not allowed to touch | can i unscrew things | can we climb on furniture`,
  'faq/first-time': `do i have to talk in front of people | im shy will it be awkward for me | im a quiet person is that bad | i get nervous with new things | will i slow my friends down
    | everyone else has done it before except me | i will be the dumb one of the group | i never solved a puzzle in my life | what is an escape room exactly | explain what an escape room is
    | what is the goal of the game | what do you have to do in there | whats the point of it | i have no clue how this works | my first time any advice | tips for beginners please
    | is it embarrassing if you are bad at it | everyone in my group are pros except me | my friends are experts and i am new | will the game master be nice if im slow
    | will i ruin it for the others | im the only newbie in the group | what if we dont find a single clue`,
  person: `i stutter can i text someone instead | i do not like calling can i write to you | can i message a real person | is there someone i can chat with who works there
    | phone calls make me anxious can i email`,
  'page/legal/accessibility-gaps/the-way-around-it': `is it cheaper if we book on the phone | same price by phone | can i book by telephone | i prefer to book with a call
    | can someone book it for me by phone | does phone booking cost extra | i can not use the website can i ring you | i do not want to use the calendar can i just call
    | the booking page does not work with my screen reader`,
  difficulty: `how much reading i have dyslexia | is there a lot of reading for a dyslexic person | i read slowly will i hold them back | is there math in it | do we need general knowledge
    | is it logic or searching | riddles or locks which is it more`,
  'faq/late-arrival': `can someone join halfway | one of us comes later can he join in the middle | my mate will be late but the rest of us are on time
    | do we have to wait for the last person | start without him if he is late | can a late friend still enter the room after start | my train is delayed we will be late
    | can not find parking we are going to be late | bus broke down running behind | uber is taking forever we are late | wont make it on time | we are coming but later than booked
    | can you hold the room for us`,
  'faq/where-is-the-door': `hi we are the <time> booking and the door is not open | we are outside and nobody opens | rang the bell no answer | door is shut are we at the wrong place
    | we have a booking now but nobody lets us in | i can not find your entrance google sends me to the wrong place | there is only a shop at this number where are you
    | what does the front look like | is there a sign outside | am i at the right door | is it hard to find | is your place easy to find | will we find the entrance | is there a sign
    | is there a sign over the door | what floor are you on | which floor is it | which door is it | how do i recognize the building | what is next to your door | where do i ring`,
  'page/corporate-booking/time/two-rounds': `how long does it take for all <n> of us in rounds | how long for everyone if we play in two groups one after another
    | total time if we go in two rounds | when would the second group be finished`,
  'page/corporate-booking/how-booking-works/you-get-a-plan-and-a-quote': `do you make us a plan for <n> people | can we get an offer for our student trip first
    | what do we get when we write to you about a big group`,
  'faq/locked-in': `it is dangerous | is it dangerous to play | is it safe inside | what if there is fire | what happens in a fire | what if the electricity goes out
    | is there an emergency button | can we open the door ourselves | can i get out if i want | are we closed inside with key | what happens if someone feels bad inside
    | can i go out in the middle to breathe | is there a panic button | can i go out to smoke during the game | can i leave for a cigarette | is there a break halfway | can we pause the game
    | can i step out for a call | my friend leaves early can she go out | can we take a break in the middle
    | i had a panic attack at another escape room and had to be let out what would happen at yours | had to leave another place because of panic | what would you do if one of us panics
    | last time i freaked out and they stopped the game`,
  'faq/parking': `we arrive with car where is parking | we come by car where to put it | where do we leave the car | is there a parking house near | rental car where can i park it
    | how do i park around there | we have a van is there space to park | is parking hard there`,
  split: `how you choose the teams in the prison | who goes in which cell | how are we divided in the prison | do we decide who is in what cell | can i be in the same cell as my friend
    | can couples stay together in the cell | do i have to be alone in a cell | are we allowed to split up in the room or stay together | do we have to stay together the whole game
    | can we divide ourselves in the room | must everybody be in the same spot`,
  'faq/language': `is the staff helping if we dont understand a word | what if we do not know a word | can the host explain words to us | are the clues hard english
    | can i ask what a word means | somebody explain slowly | we learn english is the text difficult | are there signs in other language | one of us speaks only portuguese
    | my parents do not speak english can they join | is the briefing in english only | can we play if only one of us speaks english | my wife does not speak english at all
    | someone who can not read english letters | can i have a hint in my language | can you write the clue in another language | konnen wir auf deutsch spielen | sprechen sie deutsch
    | parlez vous francais | on peut jouer en francais | podemos jugar en espanol | hablan espanol | parlate italiano | voces falam portugues`,
  'birthday-price': `surprise party for my husband birthday we are <n> adults | adult birthday for <n> how much | birthday of my friend <n> people what are the prices
    | what does a birthday with friends cost | party package for grown ups price`,
  'birthday-time': `what day can we do it | which days can you host the party | when can we have the party | what hours are parties | party on <day> evening possible
    | can the party be at night | party after work possible | until when can a party go`,
  'faq/lost-property': `can you check if it is there | can you look if someone found it | did anybody hand in my ring | my earring fell out in the room | i think my wallet is in the room
    | i forgot my charger at yours | did you find <n> gloves | my phone is still there i think | i left without my hat | did the cleaning find something`,
  neighborhood: `can we walk from the historic center | how far on foot from independence hall | walking distance from old city hostel | is it far from the center
    | how many minutes from city hall | from our hotel in center city how do we get to you | how far from the museum | is it close to rittenhouse | can we walk there from chinatown`,
  'page/legal/conduct/rooms-are-watched-by-camera': `do you keep the video of us | are you recording us inside | who can see us while playing | do you save the camera film`,
  hardest: `whats the biggest reason people fail | why do teams not get out | where do most teams get stuck | what do people struggle with the most | which part is the hardest
    | which room has more losers | which one beats most teams`,
  'page/birthday-parties/questions/do-grown-ups-have-birthdays-here-too': `do you do birthday for a <age> year old adult | is it weird to have a 30th there | is it only kids parties`,
  rooms: `why only two rooms | how many rooms do you have | what rooms you have now | which games can we choose from | whats on offer | what themes do you have | list of your rooms please
    | do you only have these two`,
  'page/date-night/questions/could-you-hide-a-ring-in-the-room': `can you hide a ring for my proposal | will you help me propose in the room | can the host hide the ring for us
    | i want to ask her to marry me in the game`,
  'headcount-change': `do i have to book for the exact number | if i book for <n> and bring <n> is it possible | we dont know yet how many will come | can we pay for extra people on the spot
    | one more person joins us at the door ok | can a friend jump in last minute | numbers might change is that a problem | change name on booking | can my friend take my place
    | someone else comes instead of me is it ok | i can not go can i transfer my ticket | we booked for <n> but two dropped out do we have to tell you
    | two people cancelled do we tell you or just turn up | fewer of us are coming tonight | booked for <n> and the mail says <n>`,
  ages: `im bringing my nan | grandma is <age> can she play | is <age> too old | my nan is <age> will she cope | oldest person you had | is there something for seniors
    | is my grandpa too old for this | we are all over <age> is it for us too | is it possible that my <age> sits with us | can my toddler sit in the room if she does not disturb
    | can the little one come in and not play | baby on the lap while we play`,
  'weekend-minimum': `what if i am the only one who turns up | only two of us will show up in the end | one did not come so we are just two
    | two people did not show up can the other two play | we became only two on <day> | the third cancelled can two still play <day> | how come two can only play monday to thursday
    | what is the reason for the minimum on weekends | would you make an exception for two on <day> | we are only in town on <day> just the two of us | do we need to find a third person`,
  watch: `is it ok to come alone and watch my friends | can my boyfriend just watch | can i sit in the lobby and wait for them | i only drive them can i wait there
    | non players allowed in the lobby | spectators allowed | can parents watch from outside`,
  'arrive-early': `its raining can we come in early | can we wait inside before our slot | can we come half an hour before | is there a place to wait before the game
    | when do the doors open for our slot | can i come way earlier`,
  'leaderboard-rules': `are the times on the site real | can you rename us on the board | how often do you update the board | who types in the times
    | is the ranking for all teams or only best ones | is there a monthly winner | best time of pairs separate list`,
  'page/birthday-parties/schedule/photo': `do we get a picture from the party`,
  'page/careers/questions/is-it-full-time': `is it a student job | can i work only weekends | just fridays and saturdays possible for work | how many shifts a week`,
  'room/jack-the-ripper/do-we-need-to-know-the-real-case': `do you need to be a detective fan for <room> | must we know the history of <room> | do i have to know sherlock stuff
    | i know nothing about <room> the killer is it a problem`,
  'faq/how-to-book': `how should we book both games on one day | we want play both games the same day how to book | how to book two rooms one after another
    | book two rooms for the same evening | how do i book two games in a row`,
  vision: `can i still play with a cataract | i have bad eyes can i still play | my eyes are not good any more | low vision friend which room | i see badly in the dark
    | glasses fog up is that a problem`,
  'faq/waiver': `my teammates are 17 and 18 do we all sign ourselves | do we sign ourselves at <age> | can i sign for my friend | does everybody sign his own | can my big sister sign for me
    | can my aunt sign for me | must a parent sign for a <age> year old | i turn 18 soon who signs`,
  'faq/food-and-alcohol': `is it true you cannot bring drinks in a private game | can we bring our own beer if the room is private | can we bring a bottle of wine
    | can i finish my coffee inside | can i take gum or candy in`,
};
