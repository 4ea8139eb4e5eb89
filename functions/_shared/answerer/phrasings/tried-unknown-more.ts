import type { Phrasings } from './phrasings.ts';

/** More that the content does not hold: what is in the rooms to the last detail, one's own booking, this very moment, and the world outside. */
export const triedUnknownMore: Phrasings = {
  unknown: `is there a way to pay with points from my bank | pay with reward points of my credit card | can i use frequent flyer miles | do you give a receipt for my hsa
    | is it covered by my wellness account | do you take checks from a school district | school purchase with a district check | did you win any awards | have you been best of philly
    | any prize for your rooms | are you award winning | were you on the news | has the inquirer written about you | did a tv show film there | how do experts rate you
    | where do you rank among philly rooms | how many escape rooms does philly have | are you affiliated with the escape room down the street
    | do you belong to the same company as another escape room | are you better than the others in town | how do you differ from the chain places
    | will you be building a harry potter room | are you making a star wars room | is an egyptian tomb room planned | a room about vampires | do you have a space themed room
    | do you have a saw style room | any room with zombies | is a zombie one in the works | a room for toddlers planned | which headset will you use for vr | vr headset brand
    | how many people fit into vr at once | how long does a vr game last | what is the vr game about | is the vr wireless | can i test the vr early | do we get uniforms in <room>
    | do you provide prison clothes | costumes provided by you | do you have detective coats for us | dress up clothes for the photo | props for the team photo to wear
    | do we wear jumpsuits | do you have handcuffs in <room> | will we be handcuffed | do we get chained | are we blindfolded | will you tie us up | hood over our heads
    | is there water in the room to step in | do we get wet feet | is there slime | is anything sticky | do we touch gross things | must we put a hand into a hole
    | is anything edible in the room | do we have to eat something in the game | do we need to smell something | is there a taste puzzle | how many buttons are there
    | how many drawers are in the desk | how many cells are there beds in | how many cameras are in a room | how many suspects are there | how many screens are in the room
    | are there tablets in the game | is the game digital or mechanical | do we use computers in the game | is there a uv light | is there an invisible ink puzzle | is there a maze
    | are there lasers | is there a bomb to defuse | is there a slide or tunnel | is there a trap door | is there a moving wall | is there a body in the room | is there a skeleton
    | are there clowns | is there a coffin | is there fake blood anywhere to clean off | what is written in the last letter | what does the letter say | who wrote the letter in <room>
    | what is the name of the killer | tell me the suspect | which suspect is guilty | what is the code of the desk | what are the numbers of the lock
    | what do the tally marks stand for | what is behind the last door | what was the solution of the clock puzzle | how did you do that trick in <room>
    | we got stuck at the lock what was the answer | tell me the ending we did not finish | explain the last puzzle to me | is there phone signal inside
    | does my phone have reception in there | can i get a call during the game | do magnets affect my pacemaker | are the magnets strong | will magnets wipe my card
    | is there a bench outside | is there a shelter if it rains while we wait | is there shade outside | can our driver wait inside the bus nearby | where can the bus driver get coffee
    | where does our coach wait | where can a bus park for two hours | how many spots does the garage have | is there a car wash | is it safe to walk to the subway late
    | are the streets lit at night | is there crime around you | should i worry about my car on the street | are there homeless people around | do you have umbrellas
    | are your cleaning products scent free | what do you clean with | how do you disinfect the lanterns | is there mold | is it dusty for asthma | is there an air filter
    | does the smoke detector go off from the fog | is the ventilation good | are windows in the room | is there daylight in the lobby | when were the rooms last renovated
    | how old is <room> | when did <room> open | how long has <room> been running | how long will <room> stay | when does <room> close for good | what did the set cost
    | how long does a reset take | how many people built it | who did the woodwork | do you use ai in the game | can you give me a job reference
    | i worked there before can you confirm it | how many applicants do you have | how many open positions are there | do i get tips as a host | is there a bonus for staff
    | do you hire over the summer only | school internship with you | job shadow day for a class | work experience for my daughter | can girl scouts earn a badge | scout activity badge
    | do you have a teacher's pack | is my booking still standing | is my reservation still on | are we booked for <day> | can you see my booking under my name
    | my name is on the list right | do you have me down for <time> | can you check my reservation | how many people are on my booking | did you get my e-mail | did you get my request
    | did my gift card order go through | has my card been charged | i got no answer to my mail | when will someone answer my e-mail | did the refund go through already
    | when will i get my refund | how long does a refund take to arrive | the refund is not on my account | refund status | which account does the refund go to
    | what time did my sister book | when is our game i forgot | which room did we book | what was our start time again | who in my team has signed
    | has everyone signed the waiver already | how many waivers are missing | what is the wait like now | is it crowded right now | how busy are you right now
    | how many people are in the lobby at the moment | is there a line right now | how full is it tonight | is a team playing now | is <room> in use at the moment
    | how is their time so far | did my son get there | can you tell my husband i am late | can you pass a note to the team that plays now | page somebody in your lobby
    | do i have to pay if i only sit in and watch | ticket for a watcher in the room | cheaper ticket for someone who does not play | can a nurse come with my mother for free
    | is a carer free | does an interpreter have to pay | does my aide need a ticket | free entry for companions of disabled people | does a baby in a sling count
    | does an infant need a ticket | is there somebody who can mind our toddler | anyone there who can watch my baby while we play | can staff hold the baby
    | can the host look after the little one | do you have a babysitter | is there a play corner for the small ones | are there toys in the lobby | is there a tv for the kids to watch
    | do you have crayons | can my toddler nap somewhere | is there a crib | can i nurse in private | is there a private place to pump | is there a diaper table in the restroom
    | is there a place for the stroller inside | can a double stroller stay in the lobby | what is the wifi called | what is the network name | is there internet i can use while waiting
    | can i print something at your desk | do you have a printer | can i send a fax from there | is there an iron | is there a mirror to fix my hair | is there a place to change clothes
    | changing room for costumes | can we shower after | where can i smoke | is there an ashtray outside | how wide are the rooms | what are the dimensions | is it cramped in there with eight | is there room to dance | what is the temperature in there | does it get stuffy | is it cold in winter in the lobby
    | is there a heater in the room | do you have fans in summer | can you turn up the heat | is the ac on | can we have the lobby to ourselves | rent just the lobby
    | rent the whole place for a wedding | party without a game | just rent the party table | can i have a baby shower there without playing | can we hold a memorial there
    | can we do our vow renewal | is there a priest | do you do bachelor auctions | do you do speed dating evenings | singles event | quiz night | murder mystery dinner
    | do you do ghost tours | is the building haunted | has anyone seen a ghost | can we stay overnight | sleepover for scouts | summer camp | after school club | puzzle course for kids
    | escape room design class | do you teach lock picking | can my kid meet the builders | tour for my school class without a game | can we just look at the rooms
    | may i peek before i book | can i see the rooms without playing | could i take a look inside first | walk through before i pay | is there a 360 view | floor plan
    | trailer with the puzzles | sample riddle | can you give me one puzzle to try | are prices going up after christmas | will tickets cost more next year | when do prices change
    | do you plan to raise your prices | were you cheaper last year | what was the price before | how long is this price good for | is this the price next summer too
    | has it always cost this much | why did you raise prices | do i get something off if i post about you on insta | free game for a post | i have many followers what do i get
    | we make tiktoks can we play for exposure | influencer rate | collab with my channel | review in exchange for tickets | can i get a press ticket | blogger pass
    | free room for my podcast | handle of the owner on instagram | personal account of the boss | is there a max weight for the bunk | how much weight can the bunk carry
    | maximum weight for players | is there a size limit for people | does the chair hold a heavy person | will i fit my belly through the crawl | how thick is the glass
    | what is the door made of | what are the bars made of | are the bars real metal | what wood is the desk | is the brick real | what brand is the fog juice
    | which company makes the fog fluid | is there latex in the rooms | latex allergy any balloons inside | are there feathers or wool | is there perfume in the air | is there pollen
    | nickel allergy are the keys nickel | what paint did you use | are there chemicals in the props | who pays if my kid breaks his arm | who pays the hospital if someone falls
    | are we covered if we get hurt | what happens if i get injured | are you liable for injuries | does your insurance cover a broken leg | medical bills after an accident
    | has somebody sued you | will my employer see the footage | who gets to see the camera pictures | how long is the recording kept | do police get your tapes
    | can i have the security video | someone took my purse can you check the video | theft in the lobby camera | are there cameras outside
    | what did the last couple do for their anniversary | what did other guests do for a birthday | what do most couples choose | how did the last proposal go
    | has anybody proposed there already | how many said yes | has there been a wedding party | how loud can we be | are we allowed to scream | do neighbors complain about noise
    | is there a noise limit | do you hear the people from the other room | can the other team hear us | are the walls thin | is there sound insulation between rooms
    | where is your office | is there a basement | who lives above you | what is on the second floor | is there an upstairs | is there a roof deck | what year was the house built
    | how many one star reviews do you have | what is your average rating | what is your rating on google exactly | how many reviews on yelp | how many bad reviews are there
    | what is the worst review | why did someone give you three stars | who wrote that review | can i delete my review | how do i edit my review | remove the review i wrote
    | you deleted my review | are your reviews paid | do you buy reviews | can i see the menu | do you have a menu | what dishes do you serve | what bus number stops there
    | which bus line exactly | which septa bus goes there | bus route number | how often does the bus come | how often does the subway run at night | last train home time
    | when is the last train | does the train run after midnight | what does the bus ride cost | what is a subway token | septa fare for kids | is septa on strike
    | are the trains delayed today | is the bus on detour | is there construction on the line | do they tow on south street | how long may i park at a meter | do meters take cards
    | until when do i feed the meter | is your street blocked during the marathon | is south street closed for a parade | is there a street fair <day> | how bad is traffic on <day>
    | how late is the noodle place open | what does dinner cost there | which bar is good for a group | is the bar next door open late | do they have outdoor seating
    | which restaurant exactly do you mean | name of the cheesesteak shop | who held the best time since opening | all time leaderboard | first place of all time
    | whats the fastest a pair ever did | quickest couple ever | can we bet against the other team | will you hold our bet money | can you referee our wager
    | will my contact lenses dry out | is the fog bad for contacts | will the fog irritate my eyes | does the fog stain clothes | is it dry in there for eyes
    | do you have a social story | visual schedule for autism | picture guide for my autistic son before we come | sensory friendly session | low sensory evening
    | quiet session for kids on the spectrum | can his therapist come in for free | free seat for a support worker | do you have a generator if the power goes | is there backup power
    | can you do a bible themed room | christian version of a room | can you theme a room for our group | can you change the story for us | adapt the game for our club
    | can you make a custom puzzle for my son | can you write our names into the game | can you translate the clues for my grandparents | are the clues translated
    | clue sheet in mandarin | can the papers be in spanish | is jessica working tonight | is our host from last time in today | which host works on <day>
    | is the tall guy with the beard working | who works the late shift | can i request a male host | can we have a woman as host | tell tess happy birthday from us
    | say hi to dev from us | can you give a message to our host | thank our host by name | can i send flowers to the host | can i praise an employee to the boss
    | can i ship a package to your place for pickup | can you accept a delivery for me | can i have mail sent there | can you hold my coat till tomorrow | can you keep my bag overnight
    | leave a bag with you until tomorrow | will you store a cake for a day | can i leave my laptop with the front desk | is my stuff insured at the desk | are valuables safe there
    | do you need a bookkeeper | do you hire an accountant | we offer cleaning services | are you looking for a supplier | who buys for you | can i sell you something
    | how long till i get promoted | career path there | chance of promotion | what time do game masters go home | how late do hosts work | how long is a shift in hours
    | do you help with moving costs | is there training pay for the first week exactly | what is the next blog post about | when is the next post | who is the photographer for your site
    | who took the photos | can i use your pictures in my school project | can i use your logo | permission to use your images | are your photos copyrighted | may i print your text
    | how many people voted | is your site made with wordpress | what is the site built with | can i get the source code | is the site open source | which model are you running on
    | which language model are you | what company makes this chat | who trained you | what happens to a prop if it breaks by accident and who replaces it
    | can i get a copy of the rules on paper | do you have a brochure | can you mail me a flyer | do you have a press contact | do you have a media kit
    | can i visit as a school newspaper | can i have a letter that i was there | proof of attendance | can i get a certificate for my team | is there a diploma for kids
    | do kids get a medal | crown for the birthday kid | do you have party hats | do you bring balloons | do you provide the invitations | is there a gift for the birthday child
    | do you do flowers for a proposal | champagne for a proposal | can you film it when i propose | can you hire a violinist | photographer for the proposal
    | can you put rose petals in the room | candles and roses in the room | decorate the room with hearts | can i hang a banner | can we tape things to the walls
    | can we put balloons in the room | can we bring a bubble machine | bluetooth speaker for party music | can we play our music in the lobby | can we dance in the lobby
    | can we have a party after the game until midnight | do i save if i buy many tickets at once | price for ten tickets at once | cheaper in a bundle of tickets
    | were you around during the pandemic | were you closed during covid | what did this use to be here | was this a record store before | what shop was in there before
    | is that a real gas lamp | are the lamps real gas | are the books real antiques | is the furniture antique | are the props original from the period | is it real leather
    | how old is the desk | where did you find the props | can my kid keep the key | can the birthday kid take the key home | do we get to keep anything | may we take the map home
    | is there something to take home | do the hosts wear costumes | is the staff in costume | are the game masters dressed up | do the staff wear uniforms
    | does the guard in <room> talk | is there a voice of a guard | is there a recorded voice | what is the voice of the host like | is the hint voice a recording | who speaks the intro
    | is there an intro film | do we see a video before the game | how long is the intro | can we skip the story | stop the clock for a phone call | freeze the timer while one goes out
    | time out during the game | can we get an extension for money | is there a thirty minute version | short version of a room
    | play the same room twice in a row | second try right after losing | do we get a rematch for less | how much is a second try | continue where we stopped another day
    | can we come back to finish it | how many monitors are there | how many screens does the game master have | does one game master watch several teams
    | is the game master watching other rooms too | is there night vision | do the cameras see in the dark | is the sound recorded | what is the funniest thing that happened
    | what is the weirdest thing a guest did | craziest story from a game | did anybody ever pee in a room | has anyone thrown up | how often does someone cry | how many keys get stolen
    | what gets broken the most | do people steal props | are there prizes for the leaderboard every month | monthly prize | prize for team of the month
    | is there an emoji in the team name | how did our competitors do last year | what was the time of another team | can i see the times of my friends
    | search the leaderboard for a name | is her nurse free of charge | do helpers pay | is an aide free | do you rent wheelchairs | is there a hearing loop
    | is there large print for the letters | large print clues | do you have a magnifier | magnifying glass to borrow | clues on my ipad | screen reader for the clues
    | how bright is it in lux | how dark exactly in numbers | how loud is the alarm in decibels | do you have gloves | are there gloves for the props | are the props child safe
    | is the paint lead free | how do you clean the lanterns | which ice cream place is near | where is the nearest coffee | is there a starbucks | is there a mcdonalds near you
    | a good breakfast place around you | is there a playground near you | a bar with live music nearby | where can we watch the game after | how do i get to you by bike share
    | is there a bike share dock | can i lock my scooter at your door | is there a taxi stand | is there a drop off zone | may we stop in front to unload grandma
    | is there a loading zone | do you have another location in new jersey | another location in delaware | is there another one of you in the suburbs
    | which locations do you have besides south street | does the price per head fall if we are thirty | will the price drop if we bring more`,
  'off-topic': `help me fight a parking ticket | what do i write to the ppa | i got a parking ticket what now | are windows updates safe | my laptop is slow | how do i reset my router
    | how do i delete my facebook | which bank is best | what is the minimum wage | how much is rent in philly | is philly safe to live in | what is the best neighborhood to live in
    | how do i get to atlantic city | how long is the drive to boston | which beach is nice | where to ski in pennsylvania | is the liberty bell worth it
    | what else to see in philadelphia besides you | best museum for kids | where can i see a game of baseball | good brunch spot | where is the best sushi | best pizza in town
    | who makes good tacos | what wine goes with fish | how do i brew coffee | what is gluten | my dog ate chocolate | is my cat sick | how do i train my puppy
    | what should i name my baby | how do i tell my parents | my friend is mad at me | how do i stop smoking | i have a toothache | my knee is swollen what is it
    | can i take aspirin with wine | what is a normal blood pressure | am i depressed | i feel lonely talk to me | tell me about your day | what is the population of ohio
    | how big is alaska | who painted the mona lisa | who wrote hamlet | who was the first president | when did world war two end | what is quantum physics | explain photosynthesis
    | what is the speed of light | solve for x | what is the derivative | conjugate this verb | how do you say hello in thai | translate hello to german | what does that mean in latin
    | what is life in thai prisons really like | how many people are in prison in thailand | did they ever catch the whitechapel murderer | who wrote alice in wonderland
    | is the movie of alice good | how do i build my own escape room at home | what puzzle should i make for my kids at home | solve this riddle for me | wordle answer today
    | crossword help seven letters | chess opening advice | best video game this year | how do i beat this level | which console should i get | is fortnite down
    | what is trending on tiktok | write a tweet | caption for my photo | make me a logo | write a business plan | how do i start a company | how do i sue someone
    | is it legal to record a call | what does this contract mean | how do i do my taxes | what is my social security number | what is the temperature outside | is it going to snow
    | will there be a storm | who won the game last night | who is playing tonight in football | can you do my taxes | how do you spell necessary | what is <n> percent of <n>
    | is pluto a planet | what should we have for dinner | chicken or fish tonight | what should i cook | what is a good name for a cat | how do i tie a tie | how do i change a tire
    | how do i get rid of ants | what is the best vacuum | which laptop should i buy | which college is best | should i get bangs | what color should i paint my room | do aliens exist
    | who built the pyramids | what happened in <n> | how do i learn guitar | cool thing to do in philly on a rainy day | things to do in philadelphia with kids
    | what is there to see in philly | tell me about the real victims of <room> | who were the victims of <room> in history | was <room> ever caught in real life
    | who was the real murderer of whitechapel | who invented escape rooms | where was the first escape room | is thailand safe to travel | best time to visit thailand
    | how do i get to bangkok | what language do they speak in thailand | did lewis carroll use drugs | who played alice in the film | what is the plot of the book`,
  'faq/how-to-book': `can i reserve by e-mail | reserve over e-mail | can i write an e-mail to book`,
  'headcount-change': `i have reserved for <n> but we are <n> not <n> | reserved for <day> we are <n> instead of <n> what to do`,
  'faq/nearby': `what is the best cheesesteak near you | any vegan place around | vegan food close by | is there a vegan place to eat`,
  hours: `is anybody at the desk at <time> | is anyone at the desk on <day> at <time> | could we be let in at <time> on <day> | can you let us in at <time>
    | what about later like <n> on <day> | if we start at <time> will we get thrown out at closing`,
  wear: `can i keep my hat on | may i wear my cap inside`,
  'leaderboard-rules': `can we be called something rude on the board`,
  'faq/locked-in': `what do you do in an alarm or fire | what happens in a fire alarm`,
  'room-about': `what was <room> about | what is <room> about`,
  'faq/where-is-the-door': `is 418 and a half the same as 418 | uber dropped me at 418 | the taxi let us out at 418`,
  'faq/transit': `which exit of the subway should we take | near 30th street | we are at 30th street station`,
  'page/corporate-booking/questions/do-you-come-to-our-office': `could you come to our school with a mobile escape room | can you bring a game to our house
    | can you come to a nursing home`,
  'page/corporate-booking/how-booking-works/you-play': `how many hosts for <n> of us | how many hosts for <n>`,
  'corporate-debrief': `our theme is listening can the host watch for it | can the host look out for how we listen while we play | can the host look out for that theme while we play`,
  duration: `can we do both rooms back to back | both rooms one after the other`,
  adults: `can a <age> count as the adult`,
  payment: `my card was charged twice | i was charged two times`,
  access: `what floor | are you on the first floor | what floor is it on`,
  recommend: `which one is funnier | which room is the funny one`,
  'faq/hints': `what if we do not want any hints | how does the gm talk to us | how does the game master talk to us`,
  capacity: `can we do all of us in one game | can all <n> of us be in one game`,
  ages: `are kids allowed in the horror one if i am there | can kids go in the scary one with me`,
  'faq/private-games': `is it just our team in there | is it only our team in the room`,
  'faq/food-and-alcohol': `what do you do if someone from our team is drunk | what if one of us shows up drunk`,
};
