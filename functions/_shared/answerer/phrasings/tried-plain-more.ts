import type { Phrasings } from './phrasings.ts';

/** Plain, well-formed questions of everyday words, as most people type them first. */
export const triedPlainMore: Phrasings = {
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
    | i lost my confirmation email | can you resend my confirmation | can you hold a room for us without payment | can you hold a slot for us | can you reserve it until i pay
    | can you keep the slot free for me | can i reserve now and pay later | can you save me a spot`,
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
    | is there a screen to watch the game | is there an indoor waiting place | can we wait inside when it rains | is there a place to wait inside | is there a dry place to wait
    | where can friends wait | where can i wait for my group`,
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
    | information about the scare level | can you tell me more about how scary it is | i have a question about how scary it is | what can you tell me about how scary it is
    | which room has a blackout | in which room do the lights go out | which room has fog | which room has an alarm | which room is the dark one | which room has sudden noises
    | which room has footsteps`,
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
    | do we have to squeeze through something | is there anything to squeeze through | is there a tight space to go through | do i have to get on my hands and knees | which room has a crawl
    | in which room do you have to crawl | which room has no crawling`,
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
    | what can you tell me about the language of the game | do you have a spanish speaking host | is there a host who speaks spanish | does the game master speak german
    | do any of the staff speak french | do you have staff who speak chinese | can the briefing be in spanish | is there a game master who speaks our language`,
  'faq/waiver': `do we have to sign anything | do we need to sign a waiver | is there a waiver | do i need to sign something | where do i sign the waiver | when do we sign the waiver
    | who signs for children | who signs for my kids friends | can i sign for other children | can i sign the form for all of them | can i sign for all the kids | do minors need a signature
    | does every parent have to sign | can one person sign for everybody | what is in the waiver | could you explain the waiver | can you tell me more about the waiver
    | i would like to know about the waiver | i have a question about the waiver | what should i know about the waiver | what can you tell me about the waiver | information about the waiver
    | can you tell me more about signing the waiver | i have a question about signing the waiver | what can you tell me about signing the waiver`,
  'faq/phones-and-photos': `can we take photos | can i take pictures | can we take pictures inside | is photography allowed | can i film inside | can i record a video | can we make a video
    | can i make a tiktok | can we use our phones | can i keep my phone | can i have my phone with me | do we have to leave our phones outside | do you take a photo of us
    | do we get a team photo | where can i find our photo | can i use google during the game | can i use my phone light | can i use a flashlight
    | how i get the photo after | how do i get the photo after | how do we receive the photo | where is the photo sent | can we get the team photo by email
    | can i buy the photo | when do we get our picture | could you explain taking photos | can you tell me more about taking photos | i would like to know about taking photos
    | i have a question about taking photos | what should i know about taking photos | what can you tell me about taking photos | information about taking photos
    | what is your policy on taking photos | can you tell me more about phones in the room | i have a question about phones in the room | what can you tell me about phones in the room
    | what is your policy on phones in the room | could you explain photos | i would like to know about photos | what should i know about photos | information about photos
    | what if i need to make a phone call during the game | can i answer my phone during the game | can i take a call during the game | can i check my phone while playing
    | i am on call can i keep my phone on | i need to be reachable during the game | can the babysitter reach me during the game | can i look at my messages | can we use cameras in the room
    | can i bring my camera | is a gopro allowed | can i wear a body camera | can we vlog | can we livestream | can i use my camera inside | can we film our reaction`,
  'faq/food-and-alcohol': `can we bring drinks | can we bring water | are we allowed to bring water | are we allowed to bring bottled water in | can i bring a water bottle | can i bring coffee
    | can we drink inside | can we eat in the lobby | do you sell food | do you have a bar | can we bring alcohol | can we bring beer | can we drink before the game
    | can we come after a few drinks | can we play drunk | is smoking allowed | can i chew gum | is there a vending machine | is there a cafe | can we get something to eat there
    | could you explain food and drinks | can you tell me more about food and drinks | i would like to know about food and drinks | i have a question about food and drinks
    | what should i know about food and drinks | what can you tell me about food and drinks | information about food and drinks | what is your policy on food and drinks
    | can you tell me more about bringing drinks | i have a question about bringing drinks | what can you tell me about bringing drinks | what is your policy on bringing drinks
    | could you explain alcohol | i would like to know about alcohol | what should i know about alcohol | information about alcohol | can we have a drink in the lobby while waiting
    | can we have a soda in the lobby | can we drink something in the lobby | can i finish my drink in the lobby | can we eat something before in the lobby | can i play if i had one beer
    | i had a glass of wine can i still play`,
  'faq/bags-and-restroom': `do you have restrooms | is there a toilet | where is the bathroom | where are the restrooms | can we use the bathroom | can i go to the bathroom during the game
    | what if i need the bathroom | what if my child needs to pee | are there lockers | is there a place for our bags | where can we leave our bags | where do we put our things
    | where can i put my coat | can i leave my bag with you | can we leave our luggage | can i leave my suitcase there | can i bring my bag into the room | where do we put our jackets
    | can we store our stuff | are our things safe | what if my son needs the bathroom halfway through | what if someone needs the restroom in the middle
    | i need to take medication at a set time | i need to take my medicine during the game | can i bring my inhaler | can i bring my medicine into the room | can i keep my glucose monitor on
    | can i bring medication inside | can i have my keys with me | what can i keep with me | what can i take into the room | could you explain storing bags
    | can you tell me more about storing bags | i would like to know about storing bags | i have a question about storing bags | what should i know about storing bags
    | what can you tell me about storing bags | information about storing bags | can you tell me more about restrooms | i have a question about restrooms | what can you tell me about restrooms
    | do you provide lockers with a key | can we lock our things away | is there a safe place for valuables | where do i leave my helmet | where do i put my backpack | can i lock up my laptop`,
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
    | what happens when the time is up | do we get to see the ending if we fail | do we get to finish if time runs out | can we try again if we fail | do we get our money back if we lose | is it embarrassing to fail | do most people escape | what percentage of people escape | what is the success rate
    | how many teams escape | what are our chances`,
  leaderboard: `who has the record | what is the record | what is the best time | what is the record time | who is the fastest team | who holds the record in <room>
    | what is the quickest escape | is there a leaderboard | do you have a leaderboard | where can i see the leaderboard | best teams | fastest times | we finished in <n> minutes is that good
    | we did it in <n> minutes how good is that | was <n> minutes fast | is our time a good time | is <n> minutes fast for <room>`,
  'leaderboard-rules': `do we win something if we escape | do hints count against our time | are hints counted on the leaderboard | can we be on the leaderboard
    | can our team be on the leaderboard | how is the time measured | could you explain the leaderboard | can you tell me more about the leaderboard
    | i would like to know about the leaderboard | i have a question about the leaderboard | what should i know about the leaderboard | what can you tell me about the leaderboard
    | information about the leaderboard | can you tell me more about the ranking | i have a question about the ranking | what can you tell me about the ranking`,
  played: `we have already played one room | we have already done <room> | can we play the same room again | can we do it again | is it fun the second time | do the puzzles change
    | one of us has already played it | what if one of us has played before | one of us has done this room | i have already done one of the rooms
    | can i play again if i already know the answers`,
  split: `do we all start together | do we start in the same room | are we separated | will we be separated | will we be separated from our kids | why are there two cells
    | can we choose our cell | can i be in the same cell as my child | can we stay together in <room> | can the kids stay with me in the cell | do we have to be split up
    | will i be alone at any moment | will i ever be alone | will i be alone in a cell | do i have to be alone | is anyone alone at any point | do you have to go somewhere alone
    | can i stay with my partner the whole time | do we get split up | are we split up at any point | will i be separated from my friends | can we avoid being split | how do the two cells work
    | how do the cells work | how many people are in each cell`,
  retired: `is the alice in wonderland room still available | is <room> still there | do you still have <room>`,
  'faq/virtual-reality': `do you have vr | when does the vr open | is the vr open | can we play the vr game | what is the vr experience | how do i sign up for the vr
    | how can i register for vr | is there a discount for early registration | are you opening new rooms | are there any new rooms coming | will there be a new room | when is a new room coming
    | what is coming next | do you have any new games | any new rooms since <day> | any new rooms this year | have you opened anything new | did you open a new room
    | anything new since last time | are there new games since we were here | is there anything new | could you explain virtual reality | can you tell me more about virtual reality
    | i would like to know about virtual reality | i have a question about virtual reality | what should i know about virtual reality | what can you tell me about virtual reality
    | information about virtual reality | can you tell me more about the vr experience | i have a question about the vr experience | what can you tell me about the vr experience
    | what are you working on | what will be your next room | what is the next project | what is your next game`,
  careers: `are you hiring right now | do you have any job openings | do you have any jobs | do you have any openings for work | i would like to work for you | how do i apply for a job
    | how can i apply | where do i send my application | i am looking for a part time job | are there any vacancies | can i apply for a job | do you do internships | do you offer internships
    | is it ok to apply without a resume | do i need a resume | do you hire for the summer | do you hire for the holidays | seasonal job | job for a student | could you explain working there
    | can you tell me more about working there | i would like to know about working there | i have a question about working there | what should i know about working there
    | what can you tell me about working there | information about working there | can you tell me more about jobs with you | i have a question about jobs with you
    | what can you tell me about jobs with you | could you explain job openings | i would like to know about job openings | what should i know about job openings
    | information about job openings`,
  'careers-experience': `do i need to have experience | what qualifications do i need | what skills do i need | do you provide training | do i have to be an actor
    | i have never worked in an escape room | what are you looking for in a game master | what experience do you need for the job`,
  'careers-pay': `what does the job pay | how much do game masters earn | what is the hourly wage | what is the salary | how much would i earn | how much per hour do you pay
    | do employees get tips | what is the pay like | how is the pay | is the pay good | what would you pay me | how well is it paid | pay per hour`,
  'careers-reply': `when will i hear back | when will i hear back about my application | how long until you answer | how long does it take to hear back | i have not heard back
    | i applied last week`,
  'page/careers/questions/is-it-full-time': `is it full time or part time | is it part time | what are the working hours | what shifts are there | do i have to work weekends
    | do i have to work evenings | can i choose my shifts | can i work while studying | is it a good job for students | is there daytime work`,
  'careers-roles': `what would i do in the job | what does the job involve | what is the job like | what positions do you have | what do the people on your team do all day
    | what does your team do all day | what do you do all day as a game master | what do your employees do`,
  corporate: `can you do a <n> person company event | do you do company events | do you do team building | do you host team building events | do you do team events
    | do you have team building packages | do you do office parties | can we have our office party there | can we have our christmas party there | we are planning a team event
    | we are planning a company outing | we are planning a work event | i am organizing a team outing | i am organizing an event for work | corporate event | company party
    | office outing for <n> people | can our whole office come | we are <n> employees | team event for <n> people | can you host <n> people from our company | we want to bring our team
    | is it good for team building | how many people can you take for a company event | what do you offer for companies | what is the largest group you can host | could you explain team events
    | can you tell me more about team events | i would like to know about team events | i have a question about team events | what should i know about team events
    | what can you tell me about team events | information about team events | can you tell me more about company events | i have a question about company events
    | what can you tell me about company events | could you explain team building | i would like to know about team building | what should i know about team building
    | information about team building`,
  'corporate-price': `how much is a team event | how much does team building cost | what does a corporate event cost | what does it cost for a company | how much for <n> employees
    | price for a company event | do you have corporate rates | is there a corporate discount | how much for a team of <n> coworkers | can you send me a quote
    | can i get an offer for <n> people | what would it cost for our office | is there a package price for companies`,
  'corporate-invoice': `can you send an invoice | can i get an invoice | can we pay by bank transfer | can i get a receipt | can i get a receipt for work | can i have a receipt
    | do you provide a w9 | can our company pay | can we be billed later | can you bill our company | i need an invoice for my company | i need a receipt for my taxes | i need a receipt
    | can you send me a receipt | can you email me a receipt | where is my receipt | can i get a copy of my receipt | i need a bill for my boss | do you accept pos
    | do you take purchase orders | do you accept a po | can we pay with a company card | can i pay with a corporate card | can we get a w9 | net 30 invoice | can we pay after the event`,
  'corporate-daytime': `can we come in the morning with our team | can you open early for us | can you open earlier for a group | do you open outside your hours
    | can we come outside opening hours | can our team come at lunchtime | can we come during work hours | can we do it at <time> on a weekday morning
    | is a weekday morning possible for a company | can you open at <time> for our company | is a daytime event possible | any chance to come at <time> on a <day> it is for our team
    | could our team come in the morning | can we come before you open it is for work | can our office come before <time> | do you open in the morning for companies
    | can we book outside your normal hours for work | it is for our sales team can we come at <time> | a morning slot for our department`,
  'corporate-food': `do you offer catering | can you provide lunch for our team | can we bring catering | can we have food at our event | do you provide food for groups
    | where can our team eat | is there a place for a group dinner nearby | can you recommend a restaurant for <n> people`,
  'corporate-contact': `how do i plan a team event | how do i book for a company | how do i book for a large group | who do i contact for a team event | who do i talk to about a company event
    | what information do you need from us | what do you need to know for a quote | how do we set up a corporate event | how does the booking work for companies`,
  'corporate-rounds': `how does it work with <n> people | how does it work with a big group | do we all play at once | do we play in turns | how do you split a large team
    | how do you make the teams | can we choose our own teams`,
  'corporate-debrief': `do you do a debrief | is there a discussion afterwards | do we get feedback as a team | do you have a facilitator`,
  'page/corporate-booking/questions/do-you-come-to-our-office': `can you come to us | can you come to our office | do you do mobile escape rooms | do you do events off site
    | can you come to our house | could you come to our office in another town | could you come to our school | can you set up an escape room at our office | do you do events at other places
    | can you bring an escape room to our party`,
  'page/corporate-booking/time/intro': `how long does a team event take | how much time do we need for a team event | how long is a corporate event
    | how long should we plan for the team`,
  'date-night': `do you have something for couples | is it romantic | we want to come for our anniversary | is it fun with two | is it a good idea for an anniversary
    | can you do something special for our anniversary | looking for something fun to do with my girlfriend | something to do with my boyfriend on <day> night
    | i want to take my wife out on <day> | what can we do as a couple on <day> | ideas for a date on <day> | is this a good idea for a date | i want to surprise my girlfriend
    | i want to plan a date | an evening for two | a fun night out for two | something different for date night | could you explain date nights | can you tell me more about date nights
    | i would like to know about date nights | i have a question about date nights | what should i know about date nights | what can you tell me about date nights
    | information about date nights | can you tell me more about evenings for couples | i have a question about evenings for couples | what can you tell me about evenings for couples`,
};
