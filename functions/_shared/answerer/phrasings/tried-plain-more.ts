import type { Phrasings } from './phrasings.ts';

/** Plain, well-formed questions of everyday words, as most people type them first. */
export const triedPlainMore: Phrasings = {
  availability: `do you have anything available | do you have anything free on <day> | do you have openings <day> | is <day> available | is there anything available on <day>
    | is there a slot at <time> | are there any slots left | are there any spots left for <day> | are you booked up on <day> | what times do you have | what times do you have on <day>
    | what time slots are there | which times are free | when is the next available game | is <room> available on <day> | can we get in at <time> | do you have space for <n> on <day>
    | any availability <day> | what time do games start | we arrive <day> <time> is there still time to play | is there still time for a game at <time>
    | we get to the city at <time> can we still play | our bus arrives <day> at <time> can we still play | we land at <time> is there still time | is <time> too late to play
    | is it too late to play at <time> | can we still play if we come at <time> | is there still a game after <time> | can we start as late as <time> | last possible start on <day>
    | there is no slot at <time> on the website | why are there no slots at <time> | why can i not book <time> | the time i want is not shown | no times are shown for <day>
    | there are no times on <day> | why is there nothing on <day> | how do i get a room for <day> night | how can we get a room for <day> | is it possible to get a room on <day>
    | i need a room for <day> | can we still get a room for <day>`,
  'faq/how-to-book': `how can i book | how do i make a reservation | how do i make a booking | how do we book a room | where do i book | where can i book | where can i buy tickets
    | how do i buy tickets | how do i get tickets | can i book by phone | do i have to book online | do we need to book | do we need a reservation | do i need to book in advance
    | do i need to book ahead | can i book here in the chat | i want to book a room | i would like to make a reservation | i would like to book for <n> people | can i book for <day>
    | can i make a reservation for <day> | the booking page is not working | i can not book online | the website will not let me book | i am having trouble booking
    | i get an error when i try to book | book now | do we book separately for each room | do i need two bookings for two rooms | can i book two rooms in one booking
    | could you explain booking | can you tell me more about booking | i would like to know about booking | i have a question about booking | what should i know about booking
    | what can you tell me about booking | information about booking | can you tell me more about making a reservation | i have a question about making a reservation
    | what can you tell me about making a reservation | could you explain how booking works | i would like to know about how booking works | what should i know about how booking works
    | information about how booking works | how do i get a room | how can i get a slot | how do i secure a slot | how do we get a room for the evening | how do i reserve a time
    | how do we sign up | how do i sign up`,
  'faq/same-day': `can we just walk in | can we come without a booking | can we come without a reservation | do you accept walk ins | can we come by now | can we come right now
    | can we play today | can i book for today | can i book for tonight | is it possible to book the same day | can we book last minute | can we come in an hour`,
  'faq/private-games': `will we play with strangers | do we play with strangers | will other people be in our room | will there be other people in the room | do we share the room
    | will we be with other people | is it just us | is it a private game | are the games private | will you add other people to our group | can other people join our game
    | do you combine groups | are we matched with other players | do i have to buy all the spots to keep it private | is everyone in our group together | will our group be kept together
    | could you explain private games | can you tell me more about private games | i would like to know about private games | i have a question about private games
    | what should i know about private games | what can you tell me about private games | information about private games | can you tell me more about playing with strangers
    | i have a question about playing with strangers | what can you tell me about playing with strangers`,
  'arrive-early': `how early should we arrive | how early do we need to be there | what time should we get there | do we need to come early | how long before should we come
    | do we have to be there early | should we be there before the start | our game is at <time> when should we arrive | booked for <time> what time do we come | can we come earlier
    | what if we arrive early | when do we check in | how do we check in | what time is check in | what do we do when we arrive | do i need to bring id | do i need to print my tickets
    | do we have to bring the confirmation | when do we need to be at the venue for a <time> game | when do we have to be there for a <time> game | when should we come for a <time> game
    | what time do we need to be there for our <time> slot | arrival time for a <time> game | does everybody have to be there to start | does everyone have to be there before the start
    | what time do i tell my friends to come for a <time> booking | how strict is the <n> minute thing | do we really have to come <n> minutes early | is it ok to come just <n> minutes before
    | do we have to be there <n> minutes before | why do we have to come <n> minutes early | can we arrive right at the start | what if we come at exactly the start time
    | is it bad if we arrive on time and not early | could you explain when to arrive | can you tell me more about when to arrive | i would like to know about when to arrive
    | i have a question about when to arrive | what should i know about when to arrive | what can you tell me about when to arrive | information about when to arrive
    | can you tell me more about check in | i have a question about check in | what can you tell me about check in`,
  cancel: `can i cancel my booking | how do i cancel my booking | do you give refunds | what is your refund policy | what if i have to cancel | what if we have to cancel
    | what happens if i cancel | i need to cancel | i have to cancel | i want to cancel | i would like to cancel my booking | is there a cancellation fee | do you charge for cancelling
    | can i cancel on the same day | can i cancel the day before | can i cancel <n> hours before | is free cancellation possible | what if our plans change | what if something comes up
    | could you explain cancelling | can you tell me more about cancelling | i would like to know about cancelling | i have a question about cancelling | what should i know about cancelling
    | what can you tell me about cancelling | information about cancelling | what is your policy on cancelling | can you tell me more about cancellations
    | i have a question about cancellations | what can you tell me about cancellations | what is your policy on cancellations | could you explain refunds | i would like to know about refunds
    | what should i know about refunds | information about refunds | can you tell me more about the cancellation policy | i have a question about the cancellation policy
    | what can you tell me about the cancellation policy | what is your policy on the cancellation policy`,
  reschedule: `can i move my booking | can i reschedule | how do i reschedule | how do i change my booking | how do i change the date | can we change the date | can we change the time
    | can i change the time of my booking | can i switch to another day | can we come on another day instead | can i move it to <day> | can i move my booking from <day> to <day>
    | i need to change my reservation | i need to move my booking | i need to reschedule | i booked the wrong date | i booked the wrong room | can we switch rooms | can i change the room
    | can we change to the other room | is there a fee to reschedule | is it free to change | what if we need another date | can you move me to next week instead of refunding
    | can you move us instead of a refund | can we get another date instead of the money | is it free to move it | does it cost anything to move | is that free to change
    | do i pay more if i move it | can i get a new date instead | could you explain rescheduling | can you tell me more about rescheduling | i would like to know about rescheduling
    | i have a question about rescheduling | what should i know about rescheduling | what can you tell me about rescheduling | information about rescheduling
    | what is your policy on rescheduling | can you tell me more about changing a booking | i have a question about changing a booking | what can you tell me about changing a booking
    | what is your policy on changing a booking`,
  'headcount-change': `can i add another person | can we add people later | can i add one more person | one more person wants to come | can i bring an extra person
    | what if one more person comes | what if someone can not come | what if one of us can not make it | what if someone drops out | what if fewer people come | one of us can not come any more
    | do i get money back if one person cancels | can i remove a person from my booking | we are one less | we are one more than we booked | can i change the number of people
    | can i change the number of players | can i change the group size | what if i do not know how many are coming | i do not know yet how many we will be
    | will i be charged for someone who does not come | do we still pay for the person who is missing | could you explain changing the number of people
    | can you tell me more about changing the number of people | i would like to know about changing the number of people | i have a question about changing the number of people
    | what should i know about changing the number of people | what can you tell me about changing the number of people | information about changing the number of people
    | what is your policy on changing the number of people | can you tell me more about adding people to a booking | i have a question about adding people to a booking
    | what can you tell me about adding people to a booking | what is your policy on adding people to a booking`,
  sick: `what if someone gets sick | what if one of us is sick | i am sick can i cancel | my son got sick | my daughter is sick | my child is sick | we are sick and can not come
    | someone in our group has covid | one of the kids has a fever | my husband got sick | i am ill today | what if my kid gets sick on the day | i woke up sick`,
  'no-show': `i forgot about my booking | we missed our slot | i missed my time | do we still pay if we do not come`,
  'page/legal/cancellation/if-we-have-to-cancel': `what if you have to cancel our game | do we get our money back if you cancel | what happens if there is a snowstorm
    | what if the weather is bad | what if there is a power cut before our game | do you close in bad weather | what if your power goes out in the middle of our game
    | if your power goes out mid game what do we get | what do we get if the game has to stop | what if the game breaks down in the middle | what if there is a technical problem
    | what if a lock breaks and we can not play | do we get a refund if the room is out of order | what if you can not open that day | you cancelled our game | you cancelled on us
    | our game was cancelled by you what now | what is your policy on bad weather | what is your bad weather policy | what is your policy on bad weather cancellations | weather policy
    | snow policy | what happens with our booking in a storm`,
  'page/legal/booking/a-booking-is-made-when': `i booked but did not get an email | i booked online but did not get an email | i have not received a confirmation
    | i never got my confirmation email | how do i know my booking went through | do i get a confirmation | will i get a confirmation email | am i booked | i can not find my confirmation
    | i lost my confirmation email | can you resend my confirmation`,
  adults: `how many adults need to come | how many adults need to come with <n> kids | how many adults have to be in the room | do children need an adult | do kids need to be supervised
    | do kids need supervision | do i have to play with my kids | do i have to be in the room with my child | does an adult have to be with them | does a parent have to go in
    | can kids play by themselves | can children play without adults | can teenagers play alone | can teenagers play without an adult | do you allow teenagers without parents
    | can my <age> play without me | can my <age> play with friends without an adult | from what age can they play alone | at what age can they play without a parent
    | what age can go in without an adult | is one adult enough for <n> kids | is one adult enough | is one parent enough for <n> children | does the adult need a ticket
    | do supervising adults count as players | does the parent have to pay | do i need a ticket if i only watch my kids | can one adult take <n> kids | can i drop off my teenagers
    | can an older sibling be the adult | how old must be to play without mama and papa | how old must you be to play without parents | how old do they have to be to go in alone
    | minimum age without parents | age to play alone | minimum age without an adult | how old to play without an adult | what age can they go in without us
    | what age can they play without mom and dad | at which age no adult is needed | must i go inside with my son | how many leaders do we need for <n> scouts | how many teachers have to come
    | how many chaperones do we need | how many grown ups for <n> children | how many supervisors for <n> kids | can the teacher stay outside | do the teachers have to play | do chaperones pay
    | do teachers pay | do <age> count as kids or adults | do teenagers count as adults | does a <age> count as an adult | is a <age> old enough to supervise
    | can a <age> be the supervising adult | is a teenager enough as the adult | who counts as an adult | who counts as a child | what age counts as an adult
    | do <n> year olds count as kids or adults for supervision | could you explain adult supervision | can you tell me more about adult supervision
    | i would like to know about adult supervision | i have a question about adult supervision | what should i know about adult supervision | what can you tell me about adult supervision
    | information about adult supervision | what is your policy on adult supervision | can you tell me more about kids playing without adults
    | i have a question about kids playing without adults | what can you tell me about kids playing without adults | what is your policy on kids playing without adults`,
  watch: `can we watch from outside | can somebody watch | can my husband just watch | can parents watch | can grandma just watch | is there somewhere to wait | is there a waiting area
    | can i wait inside while they play | can i sit in the lobby | can i come along and not play | do people who do not play have to pay | can someone come and not play | can spectators come
    | is there a screen to watch the game`,
  recommend: `which room should we choose | which room should we do first | which room do you recommend | which room would you recommend | which room is best for beginners
    | which room is best for kids | which room is better for kids | which room is better for families | which room is best for a family | which room is better for <n> people
    | which room is best for adults | which room is best for couples | which room is best for teenagers | which game should we play | which one should we do | which one is better
    | which one is more fun | which is the most popular room | what is your best room | what would you recommend for us | what do you suggest for a family with young kids
    | what is best for a group of friends | which would suit my parents | i can not decide which room | we can not decide | some of the kids are sensitive about horror
    | some of us do not like horror | part of our group hates scary things | half of us are scared easily | which room for people who do not like horror | we have sensitive kids which room
    | one of us is afraid of everything | my friend does not want horror which room | something without horror please | a room without murder | which room has no murder in it
    | we want something light and funny`,
  compare: `what is the difference between the two rooms | what is the difference between the rooms | how do the rooms differ | how are the two rooms different | compare <room> and <room>
    | difference between <room> and <room>`,
  rooms: `what rooms do you have | what games do you have | what games do you offer | what escape rooms do you have | what themes are there | how many rooms are there
    | how many games do you have | your rooms | what are the rooms about | what are the stories | which rooms are open right now | which rooms are available | could you explain your rooms
    | can you tell me more about your rooms | i would like to know about your rooms | i have a question about your rooms | what should i know about your rooms
    | what can you tell me about your rooms | information about your rooms | can you tell me more about the games you have | i have a question about the games you have
    | what can you tell me about the games you have`,
  scary: `how scary is it | are the rooms scary | how scary are the rooms | is <room> too scary for kids | is it too scary for a <age> | will my kids be scared | will my <age> be scared
    | are there live actors | does anybody jump out | will somebody jump out at us | will anyone touch us | is there gore | is it a horror room | is it dark inside | is it very dark
    | are the lights off | how dark is <room> | i am easily scared | i do not like scary things | i hate horror | can we play without the scary parts | can you turn down the scary parts
    | which room is not scary | which room is scarier | which one is the scariest | what is the scariest room | how frightening is it | will i have nightmares
    | is there anything inappropriate in <room> | is there anything inappropriate for kids | is there swearing | is there violence in <room> | is there anything sexual
    | what is not suitable for kids in <room> | are there any weapons in the room | is there anything upsetting | what are the content warnings | is there a content warning
    | do you have trigger warnings | we want to be scared | we want to be scared out of our minds | we want something really scary | we like horror which room | as scary as possible please
    | we love horror | do you have something really frightening | we want the scariest one you have | could you explain the scare level | can you tell me more about the scare level
    | i would like to know about the scare level | i have a question about the scare level | what should i know about the scare level | what can you tell me about the scare level
    | information about the scare level | can you tell me more about how scary it is | i have a question about how scary it is | what can you tell me about how scary it is`,
  'faq/locked-in': `are we locked in | are you locked in | do you get locked in | do you really lock the door | is the door locked | is the door really locked | can we get out
    | can we leave during the game | can i leave during the game | can i step out | can i leave early | can you leave at any time | what if i want to leave | what if i need to get out
    | what if someone panics | what if somebody has a panic attack inside | what happens in an emergency | what if i feel anxious | can i take a break | would the clock stop
    | does the clock stop if we step out | does the clock stop when we leave the room | does the time stop when i step out | can we stop the clock | does the clock keep running
    | can we pause the clock | will the time be paused | what if i feel faint inside | what if i faint | where is the emergency exit | where are the exits
    | can i come back in after stepping out | can i go back in | could you explain being locked in | can you tell me more about being locked in | i would like to know about being locked in
    | i have a question about being locked in | what should i know about being locked in | what can you tell me about being locked in | information about being locked in
    | can you tell me more about getting out | i have a question about getting out | what can you tell me about getting out`,
  'faq/pregnant-or-claustrophobic': `can i play if i am pregnant | is it safe for pregnant women | can pregnant women play | my wife is pregnant | is it ok to play while pregnant
    | is it ok for pregnant people | i am <n> months pregnant | i am <n> weeks pregnant | i am claustrophobic | i get claustrophobic | my boyfriend gets claustrophobic
    | my friend is claustrophobic | is it ok if you are claustrophobic | are the rooms tight | are the spaces tight | how small are the rooms | are there small spaces
    | is there a lot of space in the rooms | do the rooms feel cramped | i do not like small spaces | i do not like closed spaces | i am afraid of small spaces | i get anxious in closed rooms
    | could you explain playing while pregnant | can you tell me more about playing while pregnant | i would like to know about playing while pregnant
    | i have a question about playing while pregnant | what should i know about playing while pregnant | what can you tell me about playing while pregnant
    | information about playing while pregnant | can you tell me more about claustrophobia | i have a question about claustrophobia | what can you tell me about claustrophobia`,
  access: `are you wheelchair accessible | is the building accessible | are the rooms wheelchair accessible | are there any stairs | are there steps | how many steps are there
    | do we have to climb stairs | is there a ramp | is it step free | is it on the ground floor | i am in a wheelchair | i use a wheelchair | my dad uses a wheelchair
    | my mother uses a walker | can a wheelchair user play | can someone in a wheelchair play | i am on crutches | i have a broken leg | i use a cane | will a wheelchair fit through the doors
    | is there a disabled toilet | is it accessible for people with disabilities | are you disability friendly | mobility scooter | can we bring a stroller | is there room for a stroller
    | is <room> wheelchair accessible | stairs are hard for me | i can not do stairs | my mother can not climb stairs | is it all on one floor | is everything on one level
    | do i have to walk up steps to get in | can i bring my walker inside | is there room for a wheelchair inside the rooms | power wheelchair | is the doorway wide enough
    | how wide is the narrowest door | how narrow are the doors | could you explain accessibility | can you tell me more about accessibility | i would like to know about accessibility
    | i have a question about accessibility | what should i know about accessibility | what can you tell me about accessibility | information about accessibility
    | can you tell me more about wheelchair access | i have a question about wheelchair access | what can you tell me about wheelchair access`,
  physical: `is it physical | do we need to be fit | do you have to run | do you have to climb | do you have to climb anything | do we have to lift anything | is there any heavy lifting
    | do you have to jump | do we have to bend down | do you have to stand the whole time | i have bad knees | i have back problems | i recently had surgery | my dad has a bad knee
    | i can not stand for long | i have a bad hip | is there anything physical | what physical activity is involved | will my husband have to squeeze through anything
    | i have an artificial leg | i have a prosthetic leg | i have a prosthesis | i have a prosthetic arm | i have only one arm | i only have one hand | my hands shake | i have a tremor
    | are there fiddly bits | do you need strong hands | do you need steady hands | do you need both hands | is there fine motor work | do i have to use my hands a lot | how bumpy is the floor
    | is the floor even | is the floor flat | is the floor slippery | what is the floor like | are there obstacles on the floor | can i trip over something | is there anything i could trip on
    | i have balance problems | my balance is bad | is there anything i should worry about with my leg | i have a bad shoulder | i can not bend my knee`,
  crawling: `do you have to crawl | is there any crawling involved | can i skip the crawling | i can not get down on the floor | do we have to go through a tunnel
    | do we have to squeeze through something | is there anything to squeeze through | is there a tight space to go through | do i have to get on my hands and knees`,
  seating: `is there somewhere to sit | can i sit during the game | are there chairs in the room | is there a place to sit inside | can my grandmother sit down | can i get a chair`,
  sound: `i am deaf can i play | my friend is deaf | can deaf people play | do you need to hear well | are there sound clues | do the puzzles use sound | is there music
    | is it noisy for hearing aids | will i be able to take part if i can not hear well | can the instructions be given in writing | can you write the instructions down | is there captioning
    | are there captions | is there a written version of the clues | do you have subtitles | can i get the story in writing`,
  vision: `can blind people play | i am visually impaired | i have poor eyesight | i do not see well | my eyesight is bad | is it hard to see inside | should i bring my glasses
    | can i wear glasses | is the text small | is the writing small | can i play without my glasses`,
  color: `i am colour blind | i am color blind will that be a problem | do the puzzles use colors | my son is color blind | can color blind people play | colors are hard for me to tell apart`,
  flashing: `are there strobe lights | do you use strobe lights | i have epilepsy | my daughter has epilepsy | i get seizures | i am sensitive to flashing light
    | i get migraines from flashing lights | is there flickering light`,
  health: `i have asthma | i have ptsd | i have autism | my daughter has autism | is it suitable for autistic people | is it suitable for people with anxiety | i have diabetes
    | i am sensitive to noise | i have sensory issues | i have high blood pressure | i had a concussion | do you have anything for sensory needs | i have a medical condition
    | should i tell you about a medical condition`,
  'faq/language': `do i need to speak english | do we need good english | we do not speak much english | our english is not good | our english is not perfect | is there another language
    | do you have the game in spanish | can we play in spanish | is the game in english | is the game only in english | what languages do you offer | my english is bad can i play
    | english is not our first language | is english necessary | i am not a native speaker | are there instructions in other languages | can you give hints in french
    | could you explain playing with little english | can you tell me more about playing with little english | i would like to know about playing with little english
    | i have a question about playing with little english | what should i know about playing with little english | what can you tell me about playing with little english
    | information about playing with little english | can you tell me more about the language of the game | i have a question about the language of the game
    | what can you tell me about the language of the game`,
  'faq/waiver': `do we have to sign anything | do we need to sign a waiver | is there a waiver | do i need to sign something | where do i sign the waiver | when do we sign the waiver
    | who signs for children | who signs for my kids friends | can i sign for other children | can i sign the form for all of them | can i sign for all the kids | do minors need a signature
    | does every parent have to sign | can one person sign for everybody | what is in the waiver | could you explain the waiver | can you tell me more about the waiver
    | i would like to know about the waiver | i have a question about the waiver | what should i know about the waiver | what can you tell me about the waiver | information about the waiver
    | can you tell me more about signing the waiver | i have a question about signing the waiver | what can you tell me about signing the waiver`,
  'faq/phones-and-photos': `can we take photos | can i take pictures | can we take pictures inside | is photography allowed | can i film inside | can i record a video | can we make a video
    | can i make a tiktok | can we use our phones | can i keep my phone | can i have my phone with me | do we have to leave our phones outside | do you take a photo of us
    | do we get a team photo | how do we get our photo | where can i find our photo | can i use google during the game | can i use my phone light | can i use a flashlight
    | how i get the photo after | how do i get the photo after | how do we receive the photo | where is the photo sent | will you send us the picture | can we get the team photo by email
    | can i buy the photo | when do we get our picture | could you explain taking photos | can you tell me more about taking photos | i would like to know about taking photos
    | i have a question about taking photos | what should i know about taking photos | what can you tell me about taking photos | information about taking photos
    | what is your policy on taking photos | can you tell me more about phones in the room | i have a question about phones in the room | what can you tell me about phones in the room
    | what is your policy on phones in the room | could you explain photos | i would like to know about photos | what should i know about photos | information about photos`,
  'faq/food-and-alcohol': `can we bring drinks | can we bring water | are we allowed to bring water | are we allowed to bring bottled water in | can i bring a water bottle | can i bring coffee
    | can we drink inside | can we eat in the lobby | do you sell food | do you have a bar | can we bring alcohol | can we bring beer | can we drink before the game
    | can we come after a few drinks | can we play drunk | is smoking allowed | can i chew gum | is there a vending machine | is there a cafe | can we get something to eat there
    | could you explain food and drinks | can you tell me more about food and drinks | i would like to know about food and drinks | i have a question about food and drinks
    | what should i know about food and drinks | what can you tell me about food and drinks | information about food and drinks | what is your policy on food and drinks
    | can you tell me more about bringing drinks | i have a question about bringing drinks | what can you tell me about bringing drinks | what is your policy on bringing drinks
    | could you explain alcohol | i would like to know about alcohol | what should i know about alcohol | information about alcohol`,
  'faq/bags-and-restroom': `do you have restrooms | is there a toilet | where is the bathroom | where are the restrooms | can we use the bathroom | can i go to the bathroom during the game
    | what if i need the bathroom | what if my child needs to pee | are there lockers | is there a place for our bags | where can we leave our bags | where do we put our things
    | where can i put my coat | can i leave my bag with you | can we leave our luggage | can i leave my suitcase there | can i bring my bag into the room | where do we put our jackets
    | can we store our stuff | are our things safe | what if my son needs the bathroom halfway through | what if someone needs the restroom in the middle
    | i need to take medication at a set time | i need to take my medicine during the game | can i bring my inhaler | can i bring my medicine into the room | can i keep my glucose monitor on
    | can i bring medication inside | can i have my keys with me | what can i keep with me | what can i take into the room | could you explain storing bags
    | can you tell me more about storing bags | i would like to know about storing bags | i have a question about storing bags | what should i know about storing bags
    | what can you tell me about storing bags | information about storing bags | can you tell me more about restrooms | i have a question about restrooms | what can you tell me about restrooms`,
  'faq/lost-property': `i left something at your place | i left my phone there | i lost my airpods at your place | i lost my keys there | i think i forgot my jacket | i forgot my bag
    | i forgot my umbrella | i left my glasses in the room | did you find a wallet | did you find my <n> airpods | do you have a lost and found | i lost something last weekend
    | i lost something during our game | someone in my group lost a ring | how long do you keep lost things | someone stole my bag in your lobby | my bag was stolen | my bag is missing
    | my jacket is gone | someone took my coat | my purse disappeared at your place | somebody took the wrong jacket | could you explain lost items | can you tell me more about lost items
    | i would like to know about lost items | i have a question about lost items | what should i know about lost items | what can you tell me about lost items | information about lost items
    | what is your policy on lost items | can you tell me more about something i lost | i have a question about something i lost | what can you tell me about something i lost
    | what is your policy on something i lost`,
  'faq/parking': `where can we park | do you have parking | is there a parking lot | is there free parking | do you have free parking | is there street parking | where is the nearest garage
    | is it easy to park | can i park in front | is there handicap parking | is there parking nearby | do i have to pay for parking | driving there where to park | can we park on south street
    | is parking free there | free parking or paid | is it free to park | do i pay for parking | how much does parking cost there | could you explain parking
    | can you tell me more about parking | i would like to know about parking | i have a question about parking | what should i know about parking | what can you tell me about parking
    | information about parking | can you tell me more about the parking situation | i have a question about the parking situation | what can you tell me about the parking situation`,
  'faq/transit': `where is the nearest subway station | what is the nearest subway stop | what is the closest train station | which subway stop is closest | which bus goes there
    | which bus do i take | is there a bus | is there a train | is there public transport | can i get there by bus | can we take the subway | how do i get there by public transport
    | how do i get there without a car | how do we get there by bus | we have no car | is it close to the subway | septa | closest septa stop | can i come by bike | where can i leave my bike
    | can we take an uber | can i get there from the airport | how do i get there from 30th street station | how do we get there from the airport | could you explain public transport
    | can you tell me more about public transport | i would like to know about public transport | i have a question about public transport | what should i know about public transport
    | what can you tell me about public transport | information about public transport | can you tell me more about getting there by train | i have a question about getting there by train
    | what can you tell me about getting there by train`,
  address: `where are you | where is it located | what is the address | your location | what street are you on | what is the zip code | can i get directions | give me directions
    | can you send me the address | do you have other locations | are you only in philadelphia | is this the philadelphia one | where in philadelphia are you | could you explain your location
    | can you tell me more about your location | i would like to know about your location | i have a question about your location | what should i know about your location
    | what can you tell me about your location | information about your location | can you tell me more about where you are | i have a question about where you are
    | what can you tell me about where you are`,
  'faq/where-is-the-door': `how do we get in | how do i find the entrance | we can not find you | we are outside and can not find the door | what does the door look like | do we ring the bell
    | the door is locked | we are standing outside | who do i call if i get lost | i am lost on the way to you | we are lost | we can not find the place
    | i am on south street but do not see you | what do i do if i can not find it`,
  'faq/nearby': `what else is there to do around there | where can we eat nearby | is there a restaurant nearby | are there restaurants nearby | any good restaurants close by
    | where can we get dinner after | are there bars nearby | is there a bar close by | is there a cafe nearby | any place for lunch before | can you recommend a restaurant
    | what can we do before the game | what can we do after the game | where can we go afterwards`,
  contact: `how do i contact you | how can i reach you | what is your number | do you have a phone number | what is your email address | what is the best way to reach you
    | how do i get in touch | can i email you | are you on instagram`,
  person: `how do i contact a real person | can i speak to somebody | can i speak to a person | can i talk to a human | can i talk to someone | i want to talk to a human
    | i want to speak to a real person | can someone call me back | can somebody call me | i would like to speak to the manager | can i talk to the manager | is there somebody i can talk to
    | let me talk to somebody | connect me with a person | are you a real person can i talk to one`,
  fail: `what happens if we do not make it | what if we do not escape | what if we do not get out in time | what happens if we fail | what happens if we lose | what happens when time runs out
    | what happens when the time is up | do we get to see the ending if we fail | do we get to finish if time runs out | do we get extra time | can we get more time
    | can we try again if we fail | do we get our money back if we lose | is it embarrassing to fail | do most people escape | what percentage of people escape | what is the success rate
    | how many teams escape | what are our chances`,
};
