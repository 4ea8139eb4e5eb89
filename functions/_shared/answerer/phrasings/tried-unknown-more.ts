import type { Phrasings } from './phrasings.ts';

/** More that the content does not hold: what is in the rooms to the last detail, one's own booking, this very moment, and the world outside. */
export const triedUnknownMore: Phrasings = {
  unknown: `is there a way to pay with points from my bank | pay with reward points of my credit card | can i use frequent flyer miles | do you give a receipt for my hsa
    | is it covered by my wellness account | do you take checks from a school district | school purchase with a district check | did you win any awards | have you been best of philly
    | any prize for your rooms | are you award winning | were you on the news | has the inquirer written about you | did a tv show film there | how do experts rate you
    | where do you rank among philly rooms | how many escape rooms does philly have | are you affiliated with the escape room down the street
    | do you belong to the same company as another escape room | are you better than the others in town | how do you differ from the chain places
    | will you be building a harry potter room | are you making a star wars room | is an egyptian tomb room planned | will there be a new horror room | are you going to add a third room
    | a room about vampires | do you have a space themed room | do you have a saw style room | any room with zombies | is a zombie one in the works | a room for toddlers planned
    | which headset will you use for vr | vr headset brand | how many people fit into vr at once | how long does a vr game last | what is the vr game about | is the vr wireless
    | can i test the vr early | do we get uniforms in <room> | do you provide prison clothes | costumes provided by you | do you have detective coats for us
    | can we borrow hats and capes | dress up clothes for the photo | props for the team photo to wear | do we wear jumpsuits | do you have handcuffs in <room> | will we be handcuffed
    | do we get chained | are we blindfolded | will you tie us up | hood over our heads | is there water in the room to step in | do we get wet feet | is there slime
    | is anything sticky | do we touch gross things | must we put a hand into a hole | is anything edible in the room | do we have to eat something in the game
    | do we need to smell something | is there a taste puzzle | how many buttons are there | how many drawers are in the desk | how many cells are there beds in
    | how many cameras are in a room | how many letters are there to read | how many suspects are there | how many screens are in the room | are there tablets in the game
    | is the game digital or mechanical | do we use computers in the game | is there a uv light | is there an invisible ink puzzle | is there a maze | are there lasers
    | is there a bomb to defuse | is there a slide or tunnel | is there a trap door | is there a moving wall | is there a body in the room | is there a skeleton | are there clowns
    | is there a coffin | is there fake blood anywhere to clean off | what is written in the last letter | what does the letter say | who wrote the letter in <room>
    | what is the name of the killer | tell me the suspect | which suspect is guilty | what is the code of the desk | what are the numbers of the lock
    | what do the tally marks stand for | how does it end | what is behind the last door | what is in the doctors bag | what was the solution of the clock puzzle
    | how did you do that trick in <room> | we got stuck at the lock what was the answer | tell me the ending we did not finish | explain the last puzzle to me
    | is there phone signal inside | does my phone have reception in there | can i get a call during the game | do magnets affect my pacemaker | are the magnets strong
    | will magnets wipe my card | is there a bench outside | is there a shelter if it rains while we wait | is there shade outside | can our driver wait inside the bus nearby
    | where can the bus driver get coffee | where does our coach wait | where can a bus park for two hours | how many spots does the garage have | is there a car wash
    | is it safe to walk to the subway late | are the streets lit at night | is there crime around you | should i worry about my car on the street | are there homeless people around
    | do you have umbrellas | are your cleaning products scent free | what do you clean with | how do you disinfect the lanterns | is there mold | is it dusty for asthma
    | is there an air filter | does the smoke detector go off from the fog | is the ventilation good | are windows in the room | is there daylight in the lobby
    | when were the rooms last renovated | how old is <room> | when did <room> open | how long has <room> been running | how long will <room> stay | when does <room> close for good
    | what did the set cost | how long does a reset take | how many people built it | who did the woodwork | do you use ai in the game | can you give me a job reference
    | i worked there before can you confirm it | how many applicants do you have | how many open positions are there | do i get tips as a host | is there a bonus for staff
    | do you hire over the summer only | school internship with you | job shadow day for a class | work experience for my daughter | can girl scouts earn a badge | scout activity badge
    | do you have a teacher's pack | is my booking still standing | is my reservation still on | are we booked for <day> | can you see my booking under my name
    | my name is on the list right | do you have me down for <time> | can you check my reservation | how many people are on my booking | did you get my e-mail | did you get my request
    | did my gift card order go through | has my card been charged | i got no answer to my mail | when will someone answer my e-mail | did the refund go through already
    | when will i get my refund | how long does a refund take to arrive | how many days until the money is back | the refund is not on my account | refund status | where is my money
    | which account does the refund go to | what time did my sister book | when is our game i forgot | which room did we book | what was our start time again | who in my team has signed
    | has everyone signed the waiver already | how many waivers are missing | what is the wait like now | is it crowded right now | how busy are you right now
    | how many people are in the lobby at the moment | is there a line right now | how full is it tonight | is a team playing now | is <room> in use at the moment
    | which team is in there now | how is their time so far | is anyone from my group there already | did my son get there | can you tell my husband i am late
    | can you pass a note to the team that plays now | page somebody in your lobby | do i have to pay if i only sit in and watch | ticket for a watcher in the room
    | cheaper ticket for someone who does not play | can a nurse come with my mother for free | is a carer free | does an interpreter have to pay | does my aide need a ticket
    | free entry for companions of disabled people | does a baby in a sling count | does an infant need a ticket | is there somebody who can mind our toddler
    | anyone there who can watch my baby while we play | can staff hold the baby | can the host look after the little one | do you have a babysitter
    | is there a play corner for the small ones | are there toys in the lobby | is there a tv for the kids to watch | do you have crayons | can my toddler nap somewhere
    | is there a crib | can i nurse in private | is there a private place to pump | is there a diaper table in the restroom | is there a place for the stroller inside
    | can a double stroller stay in the lobby | what is the wifi called | what is the network name | is there internet i can use while waiting | can i print something at your desk
    | do you have a printer | can i send a fax from there | is there an iron | is there a mirror to fix my hair | is there a place to change clothes | changing room for costumes
    | can we shower after | where can i smoke | is there an ashtray outside | how high are the ceilings | how wide are the rooms | how large is <room> | what are the dimensions
    | is it cramped in there with eight | is there room to dance | what is the temperature in there | does it get stuffy | is it cold in winter in the lobby
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
    | has somebody sued you | will my employer see the footage | who gets to see the camera pictures | is the video stored | how long is the recording kept | do police get your tapes
    | can i have the security video | someone took my purse can you check the video | theft in the lobby camera | does a camera film the lobby | are there cameras outside
    | what did the last couple do for their anniversary | what did other guests do for a birthday | what do most couples choose | how did the last proposal go
    | has anybody proposed there already | how many said yes | has there been a wedding party | how loud can we be | are we allowed to scream | do neighbors complain about noise
    | is there a noise limit | do you hear the people from the other room | can the other team hear us | are the walls thin | is there sound insulation between rooms
    | which floor are the offices on | where is your office | is there a basement | who lives above you | what is on the second floor | is there an upstairs | is there a roof deck
    | what year was the house built | how many one star reviews do you have | what is your average rating | what is your rating on google exactly | how many reviews on yelp
    | how many bad reviews are there | what is the worst review | why did someone give you three stars | who wrote that review | can i delete my review | how do i edit my review
    | remove the review i wrote | you deleted my review | are your reviews paid | do you buy reviews | can i see the menu | do you have a menu | what dishes do you serve
    | what bus number stops there | which bus line exactly | which septa bus goes there | bus route number | how often does the bus come | how often does the subway run at night
    | last train home time | when is the last train | does the train run after midnight | what does the bus ride cost | what is a subway token | septa fare for kids | is septa on strike
    | are the trains delayed today | is the bus on detour | is there construction on the line | do they tow on south street | how much is a parking ticket there
    | how long may i park at a meter | do meters take cards | until when do i feed the meter | is street parking free at night | is your street blocked during the marathon
    | is south street closed for a parade | is there a street fair <day> | how bad is traffic on <day> | does the cheesesteak place have vegan food | how late is the noodle place open
    | what does dinner cost there | which bar is good for a group | is the bar next door open late | do bars card people | does the restaurant take reservations
    | do they have outdoor seating | which restaurant exactly do you mean | name of the cheesesteak shop`,
  'off-topic': `are windows updates safe | my laptop is slow | how do i reset my router | how do i delete my facebook | which bank is best | what is the minimum wage
    | how much is rent in philly | is philly safe to live in | what is the best neighborhood to live in | how do i get to atlantic city | how long is the drive to boston
    | which beach is nice | where to ski in pennsylvania | is the liberty bell worth it | what else to see in philadelphia besides you | best museum for kids
    | where can i see a game of baseball | good brunch spot | where is the best sushi | best pizza in town | who makes good tacos | how do you make a cheesesteak
    | what wine goes with fish | how many calories are in a cheesesteak | how do i brew coffee | what is gluten | my dog ate chocolate | is my cat sick | how do i train my puppy
    | what should i name my baby | how do i tell my parents | my friend is mad at me | how do i stop smoking | i have a toothache | my knee is swollen what is it
    | can i take aspirin with wine | what is a normal blood pressure | am i depressed | i feel lonely talk to me | tell me about your day | what is the population of ohio
    | how big is alaska | who painted the mona lisa | who wrote hamlet | who was the first president | when did world war two end | what is quantum physics | explain photosynthesis
    | what is the speed of light | solve for x | what is the derivative | conjugate this verb | how do you say hello in thai | translate hello to german | what does that mean in latin
    | what is life in thai prisons really like | how many people are in prison in thailand | did they ever catch the whitechapel murderer | who wrote alice in wonderland
    | is the movie of alice good | how do i build my own escape room at home | what puzzle should i make for my kids at home | solve this riddle for me | wordle answer today
    | crossword help seven letters | chess opening advice | best video game this year | how do i beat this level | which console should i get | is fortnite down
    | what is trending on tiktok | write a tweet | caption for my photo | make me a logo | write a business plan | how do i start a company | how do i sue someone
    | is it legal to record a call | what does this contract mean | how do i do my taxes | what is my social security number`,
};
