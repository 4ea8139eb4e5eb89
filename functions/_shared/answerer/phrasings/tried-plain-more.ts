import type { Phrasings } from './phrasings.ts';

/** Plain, well-formed questions of everyday words, as most people type them first. */
export const triedPlainMore: Phrasings = {
  rooms: `what rooms do you have | what games do you have | what games do you offer | what escape rooms do you have | what themes are there | how many rooms are there
    | how many games do you have | your rooms | what are the rooms about | what are the stories | which rooms are open right now | which rooms are available`,
  scary: `how scary is it | are the rooms scary | how scary are the rooms | is <room> too scary for kids | is it too scary for a <age> | will my kids be scared | will my <age> be scared
    | are there live actors | does anybody jump out | will somebody jump out at us | will anyone touch us | is there gore | is it a horror room | is it dark inside | is it very dark
    | are the lights off | how dark is <room> | i am easily scared | i do not like scary things | i hate horror | can we play without the scary parts
    | can you turn down the scary parts | which room is not scary | which room is scarier | which one is the scariest | what is the scariest room | how frightening is it
    | will i have nightmares`,
  'faq/locked-in': `are we locked in | are you locked in | do you get locked in | do you really lock the door | is the door locked | is the door really locked | can we get out
    | can we leave during the game | can i leave during the game | can i step out | can i leave early | can you leave at any time | what if i want to leave | what if i need to get out
    | what if someone panics | what if somebody has a panic attack inside | what happens in an emergency | what if i feel anxious | can i take a break`,
  'faq/pregnant-or-claustrophobic': `can i play if i am pregnant | is it safe for pregnant women | can pregnant women play | my wife is pregnant | is it ok to play while pregnant
    | is it ok for pregnant people | i am <n> months pregnant | i am <n> weeks pregnant | i am claustrophobic | i get claustrophobic | my boyfriend gets claustrophobic
    | my friend is claustrophobic | is it ok if you are claustrophobic | are the rooms tight | are the spaces tight | how small are the rooms | are there small spaces
    | is there a lot of space in the rooms | do the rooms feel cramped | i do not like small spaces | i do not like closed spaces | i am afraid of small spaces | i get anxious in closed rooms`,
  access: `are you wheelchair accessible | is the building accessible | are the rooms wheelchair accessible | are there any stairs | are there steps | how many steps are there
    | do we have to climb stairs | is there a ramp | is it step free | is it on the ground floor | i am in a wheelchair | i use a wheelchair | my dad uses a wheelchair
    | my mother uses a walker | can a wheelchair user play | can someone in a wheelchair play | i am on crutches | i have a broken leg | i use a cane | will a wheelchair fit through the doors
    | is there a disabled toilet | is it accessible for people with disabilities | are you disability friendly | mobility scooter | can we bring a stroller | is there room for a stroller
    | is <room> wheelchair accessible`,
  physical: `is it physical | do we need to be fit | do you have to run | do you have to climb | do you have to climb anything | do we have to lift anything | is there any heavy lifting
    | do you have to jump | do we have to bend down | do you have to stand the whole time | i have bad knees | i have back problems | i recently had surgery | my dad has a bad knee
    | i can not stand for long | i have a bad hip | is there anything physical | what physical activity is involved | will my husband have to squeeze through anything`,
  crawling: `do you have to crawl | is there any crawling involved | can i skip the crawling | i can not get down on the floor | do we have to go through a tunnel
    | do we have to squeeze through something | is there anything to squeeze through | is there a tight space to go through | do i have to get on my hands and knees`,
  seating: `is there somewhere to sit | can i sit during the game | are there chairs in the room | is there a place to sit inside | can my grandmother sit down | can i get a chair`,
  sound: `i am deaf can i play | my friend is deaf | can deaf people play | do you need to hear well | are there sound clues | do the puzzles use sound | is there music
    | is it noisy for hearing aids | will i be able to take part if i can not hear well`,
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
    | english is not our first language | is english necessary | i am not a native speaker | are there instructions in other languages | can you give hints in french`,
  'faq/waiver': `do we have to sign anything | do we need to sign a waiver | is there a waiver | do i need to sign something | where do i sign the waiver | when do we sign the waiver
    | who signs for children | who signs for my kids friends | can i sign for other children | can i sign the form for all of them | can i sign for all the kids | do minors need a signature
    | does every parent have to sign | can one person sign for everybody | what is in the waiver`,
  'faq/phones-and-photos': `can we take photos | can i take pictures | can we take pictures inside | is photography allowed | can i film inside | can i record a video | can we make a video
    | can i make a tiktok | can we use our phones | can i keep my phone | can i have my phone with me | do we have to leave our phones outside | do you take a photo of us
    | do we get a team photo | how do we get our photo | where can i find our photo | can i use google during the game | can i use my phone light | can i use a flashlight`,
  'faq/food-and-alcohol': `can we bring drinks | can we bring water | are we allowed to bring water | are we allowed to bring bottled water in | can i bring a water bottle | can i bring coffee
    | can we drink inside | can we eat in the lobby | do you sell food | do you have a bar | can we bring alcohol | can we bring beer | can we drink before the game
    | can we come after a few drinks | can we play drunk | is smoking allowed | can i chew gum | is there a vending machine | is there a cafe | can we get something to eat there`,
  'faq/bags-and-restroom': `do you have restrooms | is there a toilet | where is the bathroom | where are the restrooms | can we use the bathroom | can i go to the bathroom during the game
    | what if i need the bathroom | what if my child needs to pee | are there lockers | is there a place for our bags | where can we leave our bags | where do we put our things
    | where can i put my coat | can i leave my bag with you | can we leave our luggage | can i leave my suitcase there | can i bring my bag into the room | where do we put our jackets
    | can we store our stuff | are our things safe | what if my son needs the bathroom halfway through | what if someone needs the restroom in the middle`,
  'faq/lost-property': `i left something at your place | i left my phone there | i lost my airpods at your place | i lost my keys there | i think i forgot my jacket | i forgot my bag
    | i forgot my umbrella | i left my glasses in the room | did you find a wallet | did you find my <n> airpods | do you have a lost and found | i lost something last weekend
    | i lost something during our game | someone in my group lost a ring | how long do you keep lost things | someone stole my bag in your lobby | my bag was stolen | my bag is missing
    | my jacket is gone | someone took my coat | my purse disappeared at your place | somebody took the wrong jacket`,
  'faq/parking': `where can we park | do you have parking | is there a parking lot | is there free parking | do you have free parking | is there street parking | where is the nearest garage
    | is it easy to park | can i park in front | is there handicap parking | is there parking nearby | do i have to pay for parking | driving there where to park | can we park on south street`,
  'faq/transit': `where is the nearest subway station | what is the nearest subway stop | what is the closest train station | which subway stop is closest | which bus goes there
    | which bus do i take | is there a bus | is there a train | is there public transport | can i get there by bus | can we take the subway | how do i get there by public transport
    | how do i get there without a car | how do we get there by bus | we have no car | is it close to the subway | septa | closest septa stop | can i come by bike | where can i leave my bike
    | can we take an uber | can i get there from the airport | how do i get there from 30th street station | how do we get there from the airport`,
  address: `where are you | where is it located | what is the address | your location | what street are you on | what is the zip code | can i get directions | give me directions
    | can you send me the address | do you have other locations | are you only in philadelphia | is this the philadelphia one | where in philadelphia are you`,
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
  leaderboard: `who has the record | what is the record | what is the best time | what is the record time | who is the fastest team | who holds the record in <room>
    | what is the quickest escape | is there a leaderboard | do you have a leaderboard | where can i see the leaderboard | best teams | fastest times`,
  'leaderboard-rules': `do we win something if we escape | do hints count against our time | are hints counted on the leaderboard | can we be on the leaderboard
    | can our team be on the leaderboard | how is the time measured`,
  played: `we have already played one room | we have already done <room> | can we play the same room again | can we do it again | is it fun the second time | do the puzzles change
    | one of us has already played it | what if one of us has played before | one of us has done this room | i have already done one of the rooms | do you change the rooms often
    | can i play again if i already know the answers`,
  split: `do we all start together | do we start in the same room | are we separated | will we be separated | will we be separated from our kids | why are there two cells
    | can we choose our cell | can i be in the same cell as my child | can we stay together in <room> | can the kids stay with me in the cell | do we have to be split up`,
  retired: `is the alice in wonderland room still available | is <room> still there | do you still have <room>`,
  'faq/virtual-reality': `do you have vr | when does the vr open | is the vr open | can we play the vr game | what is the vr experience | how do i sign up for the vr
    | how can i register for vr | is there a discount for early registration | are you opening new rooms | are there any new rooms coming | will there be a new room | when is a new room coming
    | what is coming next | do you have any new games`,
  careers: `are you hiring right now | do you have any job openings | do you have any jobs | do you have any openings for work | i would like to work for you | how do i apply for a job
    | how can i apply | where do i send my application | i am looking for a part time job | do you need staff | are there any vacancies | can i apply for a job | do you do internships
    | do you offer internships`,
  'careers-experience': `do i need to have experience | what qualifications do i need | what skills do i need | do you provide training | do i have to be an actor
    | i have never worked in an escape room | what are you looking for in a game master | what experience do you need for the job`,
  'careers-pay': `what does the job pay | how much do game masters earn | what is the hourly wage | what is the salary | how much would i earn | how much per hour do you pay
    | do employees get tips`,
  'careers-reply': `when will i hear back | when will i hear back about my application | how long until you answer | how long does it take to hear back | i have not heard back
    | i applied last week`,
  'page/careers/questions/is-it-full-time': `is it full time or part time | is it part time | what are the working hours | what shifts are there | do i have to work weekends
    | do i have to work evenings | can i choose my shifts | can i work while studying | is it a good job for students | is there daytime work`,
  'careers-roles': `what would i do in the job | what does the job involve | what is the job like | what positions do you have`,
  corporate: `can you do a <n> person company event | do you do company events | do you do team building | do you host team building events | do you do team events
    | do you have team building packages | do you do office parties | can we have our office party there | can we have our christmas party there | we are planning a team event
    | we are planning a company outing | we are planning a work event | i am organizing a team outing | i am organizing an event for work | corporate event | company party
    | office outing for <n> people | can our whole office come | we are <n> employees | team event for <n> people | can you host <n> people from our company | we want to bring our team
    | is it good for team building | how many people can you take for a company event | what do you offer for companies | what is the largest group you can host`,
  'corporate-price': `how much is a team event | how much does team building cost | what does a corporate event cost | what does it cost for a company | how much for <n> employees
    | price for a company event | do you have corporate rates | is there a corporate discount | how much for a team of <n> coworkers | can you send me a quote
    | can i get an offer for <n> people | what would it cost for our office | is there a package price for companies`,
  'corporate-invoice': `can you send an invoice | can i get an invoice | can we pay by bank transfer | can i get a receipt | can i get a receipt for work | can i have a receipt
    | do you provide a w9 | can our company pay | can we be billed later | can you bill our company | i need an invoice for my company | i need a receipt for my taxes | i need a receipt
    | can you send me a receipt | can you email me a receipt | where is my receipt | i need a receipt for my expenses | can i get a copy of my receipt | i need a bill for my boss`,
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
    | can you come to our house`,
  'page/corporate-booking/time/one-round-is-about-minutes': `how long does a team event take | how much time do we need for a team event | how long is a corporate event
    | how long should we plan for the team`,
  'date-night': `do you have something for couples | is it romantic | we want to come for our anniversary | is it fun with two | is it a good idea for an anniversary
    | can you do something special for our anniversary`,
  'page/date-night/questions/its-a-first-date-is-this-too-much': `is it too much for a first date | would you recommend it for a first date`,
  'page/date-night/questions/could-you-hide-a-ring-in-the-room': `can i propose there | can i propose in the escape room | i want to propose to my girlfriend | can you help me with a proposal
    | can you help with a marriage proposal | can you hide something in the room for me | can we hide a present in the room`,
  'page/date-night/short-answers/can-two-people-win-it': `is it harder with two | can two people escape | is it possible to escape with two | is it fun for just two
    | can we manage with only two | how hard is it for two people`,
  cameras: `are there cameras in the room | are there cameras in the rooms | are we recorded | are we filmed | do you film the game | i never agreed to be filmed | i did not agree to be filmed
    | i do not want to be filmed | i do not want to be on camera | can you turn off the camera | do you keep the recordings | how long do you keep the recordings | who watches the cameras
    | is the video stored | is there a microphone in the room`,
  'page/legal/conduct/nothing-in-our-rooms-needs': `what happens if we break something | my child broke something | what if something is broken`,
  'page/legal/conduct/treat-hosts-and-other-guests': `can we be kicked out | what if somebody behaves badly | what are the rules of behavior`,
  conduct: `what are the rules | what are the house rules | are there any rules | what are we not allowed to do | are there rules we should know`,
  reviews: `is it worth the price | would you say it is worth the money | what do other customers say | are there reviews | how are your reviews`,
  'review-write': `where can i leave a review | i have a complaint | who can i complain to | i would like to give feedback | how do i give feedback | we had a terrible time
    | we had a great time | i was not happy | our game master was rude | the staff was rude | something was broken in our room | a lock was broken | the room was dirty
    | your employee yelled at my kid | your employee was rude to us | the employee yelled at us | the host yelled at my son | i want this escalated | i want to escalate this
    | please escalate this to a manager | i want to speak up about your staff | the host laughed at us | the game master laughed at us | the game master made fun of us | the host ignored us
    | the game master was not paying attention | nobody answered when we asked for hints | nobody helped us during the game | the staff member was unfriendly | the person at the desk was rude
    | i was treated badly | we were treated unfairly | it felt unfair | we did not finish and it felt unfair | the game was unfair | the puzzle was broken | the puzzle did not work
    | one of the locks did not work | a prop was broken and we lost time | the light puzzle did not work and we lost time | i want compensation | we deserve compensation
    | can we get a discount for the trouble | you ruined our evening | you ruined our birthday | i am very angry | i am so mad at you | this is unacceptable | this is outrageous
    | you should be ashamed | shame on you | you people are terrible | what a rip off | total waste of money | we did not like it and want our money back | i am never coming back
    | we only used half our time and want money back | i was charged twice for the same booking | you charged me twice | you charged my card twice | there are two charges on my card
    | i was double charged | i was charged too much | i was overcharged | you charged the wrong amount | there is a wrong charge on my card | you lost my booking
    | you have lost our reservation | they could not find our booking | our booking was not in the system | you gave our room to someone else | our slot was given away
    | we were turned away at the door | you would not let us in | your game master would not let us in | we were not allowed to play | we were sent home | we waited and nobody came
    | nobody was there when we arrived | we showed up and nobody was there | nobody answers your phone | nobody replies to my emails | i wrote you an email and got no answer
    | you never called me back | we never got our photo | we were promised a photo and never got it | i did not receive the team photo | where is our team photo | you forgot to send our photo
    | we paid and got nothing | it was dirty | the room smelled bad | it smelled weird in there | the room was too hot | i want to speak to whoever is in charge | i am reporting you
    | i will leave a one star review | i will write a bad review | the game was too short for the price | it was not worth the money | my daughter cried because of your host
    | our host spoiled the puzzle | the host gave away the answer | your game master started us late | we got less time than we paid for | our game was cut short and it was not our fault`,
  privacy: `do you keep my data | how do you use my information | is my data safe | do you save this chat | is this chat recorded | who can read this chat | will you put our photo online
    | do you post our photos`,
  'finish-time': `if we start at <time> when are we done | when will we be finished | when will we be out if we start at <time> | what time does it end if we start at <time>
    | our game is at <time> when does it end | we start at <time> when can we make dinner | can we make a <time> dinner if we start at <time>
    | what time should i pick them up if they start at <time>`,
  hardest: `which is the hardest room | what is your hardest room | which one is harder | which room is harder | which is more difficult | which room is the most challenging`,
  easiest: `which room is the easiest | what is your easiest room | which one is easier | which room is easier | which is easier for beginners | what is the simplest room`,
  'post/holiday-season-gifts-and-group-nights/what-to-book-early/two-weeks-ahead-is-comfortable': `how far in advance should we book | how far ahead should i book | how early do i need to book
    | how long in advance do i have to book | how soon do i need to book | do weekends sell out | do you get booked up quickly | when should i book for december
    | how early should i reserve for a <day> in december | is it busy on weekends | when is it less busy | when are you busiest | when is the quietest time | what day is not so many people
    | which day is the least busy | what day is the quietest | on which day are there fewer people | which days are not crowded | when are there not many people | which day is calm
    | what are the busy days | what is the best day to come | when is it not crowded`,
  identity: `are you a robot | are you a real person | am i talking to a human | am i talking to a person | is this a bot`,
  'page/legal/accessibility-gaps/the-way-around-it': `i am blind and can not use the booking page | i use a screen reader and can not book | can i book another way if i can not use the website
    | i can not use the website`,
  'page/legal/minors/tell-us-beforehand-about-anything': `what medical conditions should we tell you about | do i need to tell you about my health | should we let you know about a disability`,
  unknown: `can we bring our dog | are pets allowed | do you allow pets | can i bring my service dog | are service animals allowed | is there wifi | when did you open | who owns you
    | do you have air conditioning | how big is the room in square feet | can we smoke outside | do you sell merchandise | do you have t shirts | is there a gift shop
    | do you have a membership | do you have a newsletter | can i get a tour before booking | can we see the room first | do you accept tips | should we tip the game master
    | how much should i tip | do you give raffle prizes | will you sponsor our school raffle | can i get a franchise | do you have a nursing room | is there a changing table
    | what is your covid policy | do we have to wear masks | are masks required | do you have a virtual game we can play from home | do you have an online escape room | do you have an arcade
    | do you have pool tables | is there a kids play area | do you offer babysitting | who designed the rooms | how much did the rooms cost to build | what is the solution | what is the code
    | tell me the code of the last lock | can you give me the solution to <room> | how do you solve <room> | where is the key hidden | what do we get if we break the record
    | is there a prize for the record | is there a prize | do you get a prize for winning | what does the fastest team win | does the winner get anything | tell me how to open the bag
    | tell me how to open the box | how do you open the lock in <room> | what is the combination | give me a hint for <room> | can you give me a hint for the puzzle now
    | what does the map mean | who is the murderer | what is behind the last door | can you tell me a secret about the puzzles | where are the keys hidden in <room>`,
  'page/legal/gift-cards/whoever-has-the-code-can': `somebody saw my gift card code | someone saw my gift card code can they use it | can somebody else use my gift card
    | can anybody use the code | can someone steal my gift card | can i give my gift card to someone else | is the gift card tied to my name | can i sell my gift card
    | can i pass on my gift card | is the gift card transferable | is it in my name | what if someone else uses my code`,
  'off-topic': `which tablets should i take | what pills help against a panic attack | what medicine should i take before | what can i take for my nerves | which medicine is best for anxiety`,
  'can-we-come': `we are <n> <day> around <time> possible | <n> of us on <day> at <time> possible | ok we are <n> <day> at <time> | can <n> of us come on <day> at <time>
    | can we come on <day> with <n> people | <n> people on <day> around <time> | could a group of <n> come on <day> | we would be <n> on <day> evening | is <day> possible for <n> people
    | can we do <day> with <n> players | would <day> at <time> work for <n> of us | we would love to come on <day> evening with <n>`,
  'page/legal/accessibility-gaps/the-short-films-on-room': `can we see a video of the room before | do you have a trailer | is there a trailer for <room> | can i see pictures of the rooms
    | do you have pictures of the rooms | where can i see photos of the rooms | can i see what the room looks like`,
  goodbye: `ok bye then | bye for now | that is all bye`,
  'page/legal/privacy/booking': `are my credit card details safe with you | is it safe to pay online`,
};
