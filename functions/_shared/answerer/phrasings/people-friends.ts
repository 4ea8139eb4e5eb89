import type { Phrasings } from './phrasings.ts';

/** How students, couples, friends, bachelorette planners, visitors from abroad, gamers and shy first-timers ask about booking, coming and the rooms. */
export const friendPeople: Phrasings = {
  'faq/how-to-book': `which button do i press to grab a slot for me and my roommates | my girlfriend said you do everything online so where do i click
    | i hate calling strangers can i reserve without talking on the phone | we are visiting from brazil next month how we make the reservation from there
    | do i need an account or an app to reserve as a tourist | maid of honor here walk me through locking in a game | how book | where reserve | put us down for <room> please
    | i want take <room> for my friends how i do | how can i get a spot my english is small | trying to surprise my man so how do i set up a game
    | group chat finally agreed so what do i do now to get the room | is there a website where i pick the hour | how the reserve works here
    | can i order the game in the internet from the hotel`,
  'page/legal/booking/a-booking-is-made-when': `my roommate venmoed me and i paid but no mail came are we good | does the slot count as ours the second i hit pay
    | i booked from my hotel wifi and got no message are we in | how i can be sure that my reserve is ok | paid but nothing in inbox | no email yet | confirmation where
    | my date is in an hour and i can not find the booking mail anywhere | is my booking real or did it glitch`,
  'faq/private-games': `i would die if random people watched me being dumb at puzzles | do you mix solo travelers with other teams | will some other bachelorette crew be thrown in with ours
    | is it just me and my girl in there | i get really shy around people i do not know would there be any | we are <n> backpackers do you fill up the rest with other tourists
    | in my country they put you with other groups is it same here | public or private | just us | other people in there | shared room | strangers yes or no
    | i do not want to play with unknown people | are random gamers matched with us like in a lobby line | are we going to get paired up with another couple
    | is there matchmaking with other players | only my friends inside right | my anxiety asks if other customers will be in the room with us`,
  availability: `any chance of a slot after my lecture <day> at <time> | can my girlfriend and i squeeze in <day> around <time> | we only have <day> in philadelphia is something free
    | what is open for <n> of us <day> night | is <day> packed already or can we still get <room> | our train leaves <day> so do you have something in the morning before
    | bachelorette weekend is <day> what slots remain | slots <day> | <day> free | <time> free | anything left <day> | open spots <day> | is there place on <day> for <n> persons
    | still have room <day> evening for our friend group | which hours are not taken on <day> | do you have free hours for us at <day> | next free <room> slot`,
  'faq/same-day': `we are on a date right now and got bored can we come over | just finished my exam can we come play like now | we are tourist and stand in front of your door can we enter
    | bar crawl got rained out have you got a room tonight | is it possible to come spontaneous without reserve | need a reservation or nah | walk ins | right now ok | can we come now
    | my buddies and i are downtown and free this minute | too shy to call can i simply turn up | our museum closed early so can we jump in a game this afternoon
    | my tinder date canceled dinner so we want to play tonight | is it too late to decide for this evening | do we need appoint or we can go directly
    | hostel guy told us to try our luck at your door`,
  capacity: `how many of my dorm floor fit into <room> | can <n> bridesmaids get in one room | what is the cap per room for a friend group | <room> how many | group of <n> ok | <n> people
    | how many maximum | are <n> besties too many for <room> | is it crowded with <n> in <room> | best number of players for enthusiasts | what team size do pros use in <room>
    | sweet spot for players | <n> gamers in a squad can all go in | how much persons can enter together | for how many person is the room made
    | can our whole tour group of <n> enter in same room | we are one odd couple plus <n> friends do we all fit | player count | party size limit like in a game
    | can whole squad play at once | solo traveler can i play alone | can i play by myself i have no friends here | just me | i am one person and travel alone is it allowed | solo | alone ok`,
  'weekend-minimum': `me and my girlfriend only have <day> free why can we not play alone | is it really impossible for a couple on a <day> | only me and bae <day> | just <n> of us <day>
    | <n> people <day> ok | pair on <day> | our third friend ghosted us and it is <day> can we still go | me and my best mate want a saturday duo run
    | enthusiast duo here do you allow <n> player runs on <day> | why <n> persons can not play at the <day> | honeymoon in philly <day> and we are <n>
    | anniversary falls on <day> and it is only her and me | what is least number for <day> | smallest squad <day> | my roommate bailed so it is <n> for <day> now
    | can <n> tourists book on <day> or must we find a third | duo ok | can we be only <n> in <room> on <day> | it refuses my booking for <n> on <day>`,
  'large-group': `our sorority has <n> girls how do we do this | <n> of us for the bachelorette how do you handle so many | erasmus group of <n> students wants to come together
    | whole friend group is like <n> | stag do with <n> lads | frat of <n> bros | our hen party is <n> women | <n> girls one weekend | group of <n> how | big group | huge squad
    | discord meetup with <n> gamers irl | our tourist bus has <n> visitor | my club at temple has <n> members | esports team plus friends makes <n>
    | bridal party of <n> split into rooms please | we are <n> friends reuniting and nobody wants to be left out | study abroad trip of <n> students how does that work`,
  'headcount-change': `my roommate caught feelings and is bringing his girlfriend so one more | <n> bridesmaids dropped out after i paid | friend flaked so we are one less
    | plus one ok after booking | add <n> | one less | can we be <n> not <n> | adding a friend | how i can add one more person to my reserve | third wheel wants in now how do i add her
    | we were <n> in the chat and now we are <n> | the guy she is seeing wants to come too | one of our friends missed the flight do we pay for her anyway | my squad size changed
    | can i put extra player on the same booking`,
  price: `how much would it run us for <n> broke students | i am paying for the whole date so what is the damage | price per head for the bridesmaids | how many cost for one person
    | how much is ticket for tourist | cost <n> | how much <n> | cost per person | rate | what is the price for <n> friends <day> | is it cheap enough for a student budget
    | how much i must pay for <n> persons | how expensive is date for <n> there | splitting between <n> of us what does each owe | what do i collect from each girl for the hen
    | do you charge by room or by head | does it cost more to play as a duo | what is the price in total for me and my girl | how much moneys for <room> | per person or per team
    | trying to budget my proposal night how much are the tickets | what do i tell my friends to venmo me | am i being cheap asking what it costs | quick price check for <n>
    | how much is one game`,
  included: `do we get a photo too or is that extra | is gamemaster included or do we tip on top to have one | do the tickets come with locker and stuff
    | what comes with the ticket for foreigners | what all does the price cover for a couple | are there hidden costs on top like rental | anything else to pay once we are there`,
  tax: `in america you add tax after so what is the real final price | is the price you see the price you pay | with tax how much for <n> | my european brain asks if tax is inside already
    | taxes extra | does the <n> something number have the tax in it`,
  payment: `can each of us pay our own share on the site | can i split the bill with my roommates | do you take apple pay i never carry a wallet | is foreign credit card ok
    | can i pay with my card from korea | apple pay | pay there or online | pay later | do all girls pay separately or one of us fronts it | can i pay when i arrive | card declined what now
    | which cards work for tourist | can pay in euro | i do not have american card can i pay cash | do i have to pay the whole squad upfront | is paypal possible
    | can my date and i go dutch at the counter`,
  'promo-codes': `any student discount with my temple id | is there a deal for penn students | i saw a code on tiktok does it still work | do you do a discount for bachelorettes
    | broke college kid seeking coupon | promo | code | any codes | discount | cheaper for tourist with city pass | does weekdayween still work for me and my buddies
    | is there a happy hour price | bride goes free | hotel gave us a flyer is there some reduction | deal for <n> friends | do escape room fans get a loyalty discount
    | is military boyfriend discount a thing | where do i type the coupon`,
  'page/legal/promo-codes/one-code-per-booking-entered': `can i stack my student code with another | forgot to put the code in can you knock it off afterwards | <n> codes at once
    | my roommate has a code too can we use both | i paid already and then found a coupon`,
  cancel: `she dumped me so i need to cancel tonight | my date bailed how do i get out of this | we missed our flight to philly can i get money back | friends all flaked can i cancel
    | bride got cold feet and we have to call it off | cancel booking | refund | cancel how | money back | want refund | how i cancel my reserve please
    | exam got moved can i drop the booking | i feel too anxious to come may i cancel | what happens with money if i cancel one day before | can i return the tickets | need out of my booking
    | can i get back the moneys when my plane is late | too sick of these people i want to call the whole thing off`,
  reschedule: `my final got moved to <day> can i shift our game | our flight changed so we need other day | her shift changed so can date night slide to <day> | move to <day> | different day
    | push back one hour | later slot same day please | the proposal has to wait because her parents are coming can we move it | how i change the hour of my reserve
    | hen weekend got pushed to <day> can we take the booking along | want to bump our run to <day> | can the date be changed for free | group chat says <day> works better can i shift it`,
  sick: `my girlfriend woke up puking and we play tonight | roommate has covid and we were meant to come <day> | i got fever and can not travel to you
    | bride lost her voice and has a fever what now | food poisoning | i am sick | friend is ill | player got flu | i have got mono and my team needs me | half my dorm has a stomach bug
    | one of our friends is in the hospital now | got cramps so bad i can not come`,
  'page/legal/cancellation/if-we-have-to-cancel': `do you still run when there is a snow day and campus shuts | what if you are the one to call off our hen
    | is there refund if your room is broken | if storm comes and you close we are tourists and leave next day | venue cancels on us what then | you canceled us`,
  'no-show': `what if my date ghosts me and nobody shows up | we overslept and missed our game | slept through it | missed it | forgot our booking
    | hangover won and we never came are we charged | tour ran long and we did not make it at all | did not make it | what happens if none of my friends turn up
    | i got lost in the city and missed whole game`,
  hours: `how late are you open on <day> for a date | are you open when i get out of class at <time> | when open | open late | until what hour is open | open on public holiday for visitors
    | is it open in the night | are you open <day> morning because our bus leaves at noon | open spring break | are you open thanksgiving week when i am home from college | when close <day>
    | from which hour till which hour you are working | can night owls play at <time>`,
  'arrive-early': `how long before must we be there | when do we show up | when to come | be there when | do the girls really have to be there before the start | how many minutes before
    | i am early bird with anxiety how soon can i come in | is <n> minutes before enough | we come by train so is it ok to be there a half hour ahead
    | do gamers need to show up early for a tutorial | at what clock we must be there when game is <time>`,
  'faq/late-arrival': `my girlfriend takes forever to get ready so what if we are late | stuck on septa and our game starts in <n> minutes | uber is crawling down broad street
    | we are lost on south street and it starts at <time> | late | running late | <n> minutes late | bus late | bride is still in the shower we will be behind
    | we come too late because of the airport what to do | is it bad if one of the squad shows up after start | class ran over will we lose time | train had delay can you wait for us
    | friend overslept we will be tardy | we search the door since <n> minutes and our hour is now`,
  'faq/waiver': `what is this paper the girls have to sign | do foreigners need to sign the waiver too | i am <age> and my parents live abroad who signs for me
    | my friend is <age> and came without her folks who signs | sign what | need to sign | form | is there a legal paper i do not understand english law
    | can i sign for my boyfriend so it stays a surprise | waiver on phone ok | do i fill something when i arrive | do all of my roommates have to do the form
    | can the maid of honor sign for everybody | does my little sister need our mom to sign`,
  'faq/bags-and-restroom': `we come straight from the airport with suitcases can we leave them | hiking backpack too big for the room where do i put it
    | is there a restroom for <n> girls in sashes | restroom | where pee | lockers | luggage | coat hooks | can we drop shopping bags from our south street spree somewhere
    | i carry my laptop from class is there a safe spot | may i go to restroom during the game | backpack storage | suitcase ok | i always need to pee when nervous is there a restroom
    | where i can put my big bag | is there a locker for tourist baggage`,
  address: `what do i tell the uber driver | which street and number please | send me the location for google maps | adress please | where | map pin
    | dropping the pin in the group chat what is the address | where is your place exactly in the city i am tourist | which zip code for my gps | where should my friends meet me
    | in which part of philadelphia you are | what is your street name`,
  'faq/where-is-the-door': `we walked past your house <n> times where is the entrance | can not find you | no sign | can not find door | is it the wooden door
    | we are on south street but see only shops | standing outside where do i go in | my date is waiting somewhere and neither of us sees the entrance
    | the number has a half in it what does it mean | how does the front look so tourist can recognize it | do i ring or push | i am scared to walk into the wrong building`,
  neighborhood: `how far is it from the liberty bell on foot | is it walkable from penn campus | we stay in a hotel at city hall how many minutes | far from center
    | how far from my airbnb in old city | distance from drexel dorms | near independence hall | is it close to the art museum and rocky steps | near downtown
    | can we walk from rittenhouse after dinner | how long is the walk from reading terminal | how far is the place from the airport hotel`,
  'faq/parking': `is there somewhere to leave the party van | where do my friends dump the car | park where | rental car of tourist where to put | is street parking a nightmare on <day>
    | garage near | does the meter run at night on south street | my boyfriend insists on driving where does he park | we come by auto where can stand the auto
    | can we leave the car over night after drinks`,
  'faq/transit': `what septa stop do i get off at | from <n> street station how to arrive with train | which bus from penn | subway stop | train | bus | how to come by metro from the hotel
    | is it on the market frankford line | how we go there without car | we are students without a car so how do we get there | airport train then what
    | can we take an uber back late at night | does the el go near you | from megabus stop how do i reach you`,
  'faq/nearby': `where can i take her for dinner after | good spot for drinks with the girls afterwards | cheesesteak near you for tourists | date dessert place around
    | what else to see around there before our game | nearby bars | food near | bars close | late night eats | somewhere to pregame that is not loud
    | we have <n> hours to kill before our slot | things around | what can the friends do after | where do the bachelorettes go dancing next | restaurant for after proposal
    | is there any noodle or ramen around | what must we visit in your street`,
  contact: `i hate phone calls can i text or email you | email | number | contact | what is your mail | can i write you because my spoken english is bad | how can i reach you from abroad
    | who do i message about a secret plan | dm you on instagram | best way to reach you fast | how to speak to you without her noticing | i need to ask something weird who do i email`,
  'faq/phones-and-photos': `can i film for my tiktok inside | can the girls take selfies with the bride in there | phones ok | photos | pics | can i stream it on twitch | filming
    | can i use google translate on my phone in the room | can my phone translate the clues | can i have my phone in pocket because of anxiety | can we do a couple selfie in the room
    | bereal pops up mid game can i post | may i make photo for my memory | may i photograph the room for instagram | vlogging our philly trip inside ok | do we hand over our phones
    | can i record her reaction | is it allowed to make video | smartwatch ok`,
  'faq/food-and-alcohol': `we are planning to pregame is that ok | can the bride sip champagne in there | is it byob | drinks | alcohol | beer | snacks | food ok | can we bring white claws
    | we come from winery tour with the girls a bit tipsy | can i toast with her after the ring | we will be a few shots in is it a problem | do you serve something | is there a bar inside
    | coffee in the lobby ok | can i bring bubble tea | drunk escape room ok | vape and beers with the boys before | is allowed to eat inside the game | can we drink wine during date
    | is there a vending machine for hungry gamers or may i bring chips | got takeout cheesesteak with us can we eat in the lobby | high as a kite with the boys ok`,
  'faq/lost-property': `i think my airpods fell out in the <room> room | she lost an earring on our date last night | my student id is gone might be at yours
    | i forgot my passport there please help | left my phone | lost ring | lost keys | forgot jacket | bride left her sash and veil | my hat it stays at your place | left hoodie
    | did anybody find a black umbrella from tourists | can you mail my scarf i am back home in france | my wallet fell out somewhere between the bars`,
  conduct: `any rules we should know so i do not embarrass myself | rules | what is forbidden there | what we can not do inside | house rules for a crowd of loud guys
    | what am i not supposed to do as a newbie`,
  'page/legal/conduct/treat-hosts-and-other-guests': `would you throw out our stag if someone gets rude | can the game be stopped because my friend is a jerk | kicked out refund`,
  'page/legal/conduct/nothing-in-our-rooms-needs': `my friend is a brute and breaks everything what if | i am clumsy and terrified of breaking a prop | broke something | what if i break it
    | do we pay when something falls down | is it ok to move furniture or force a lock | do enthusiasts need to be told not to climb or pull things
    | do i have to pay if my boyfriend rips something off`,
  cameras: `do you watch couples on camera | can you see us kissing | will somebody be looking at me the entire time | cameras | are there microphones | can you hear us
    | do gamemasters listen to our drama | is somebody spying us in the room | would they see me cry | are you recording our date`,
  privacy: `are you selling my email | is my data safe as european | what do you know about me | will i get spam after i book`,
  terms: `where is the small print | terms | conditions | what do i agree to when we book for the hen`,
  rooms: `what games do you guys have | which rooms exist | themes | list of games | what can be played | what stories you have | what is on offer for <n> friends
    | how many rooms are there for enthusiasts like us | what scenarios do you got | what themes for date | show rooms | which adventures are there in your house
    | any zombie or horror one for gamers | what are the choices for the girls | name the rooms please | how many different games`,
  recommend: `which one should i take her to | what room for <n> college friends who love horror | which room for people who hate puzzles | best room | which one | what should we play
    | best for <n> | best for newbies | pick for us | what do you recommend for second language people | which room have less text to read | which one is good for girls night
    | we have done <n> rooms which of yours is worth it | the bride hates scary what do we pick | best one for gamers | my friends are competitive maniacs which room
    | which is the most fun for drunk energy people sober | first time and shy which would be gentle | which room makes more laugh | which is better for <n> boys
    | we can only afford one game so which | which would impress a girl | tourist with only one evening what do we take | more teamwork one which | puzzle nerds should take which
    | what room for a big bachelorette`,
  'room-about': `about <room> | is <room> any good for a date | tell the plot of <room> without spoilers | what happens there in <room> | is <room> worth it for pros
    | can you explain <room> in easy words | what is the vibe in <room>`,
  compare: `<room> or <room> for my crew | which has better story <room> or <room> | what differs between both rooms | date idea <room> or <room> | can not decide between the <n> rooms
    | explain difference of rooms simple | jail or ripper for bachelorette`,
  hardest: `we have played a <n> rooms give us the hardest | which is most brutal | hardest | which one would break us | nightmare difficulty please | most difficult game
    | which room destroys enthusiasts | my smart engineering friends want to suffer which one`,
  easiest: `which is easy mode | easiest | most simple game for stupid tourist | which one would make me look least dumb on a date | noob friendly room
    | which is more light for us who are tired | most chill one | easy one`,
  difficulty: `how hard is <room> for <n> students | can average people solve <room> | are the puzzles math because i suck at math | hard | difficulty <room>
    | is <room> too easy for veterans | is it hard for foreigners | how is level | is it like portal or more like myst | do you need trivia knowledge about america
    | is the puzzle complicated | do i need be smart | will i feel stupid | do we need special culture knowledge to solve | how many puzzles | lots of padlocks or sensors`,
  played: `me and my girlfriend already did <room> can we do it again | one of the girls has played <room> last year is it a spoiler | can i replay <room> with new friends | did <room> twice
    | played already | i know all the answers of <room> can i come along silently | speedrun <room> second time | is the room changed since <n> | done it already`,
  'room/jack-the-ripper/do-we-need-to-know-the-real-case': `i am a true crime girlie is it the actual case | do i have to know english history | real murders or invented
    | is it based on truth | must we read about ripper before | who was he in reality is it important for the game | does true crime podcast knowledge help`,
  'room/jack-the-ripper/is-it-too-dark-to-read': `will i see the handwriting in that dim light with contacts | is it so dark that i can not read english letters
    | i wear glasses and it is dark can i read`,
  'room/thai-prison/do-we-need-to-read-thai': `i am thai will i have an advantage | is it written in thai letters | must know thai | thai language needed | do we have to speak thai to escape
    | i can read thai is that cheating`,
  'room/thai-prison/are-we-really-locked-in-the-cells': `do you put us in real cells with lock | can i get out of the cell if i freak out | locked cell | are the bars really closed on us
    | panic inside the cage what do i do`,
  split: `can i be in the same cell as my girlfriend | are they going to separate me from my friends | shy me does not want to be alone in a cell | who goes in which cell | separated
    | split up | <n> cells | will i be by myself at the start | i only know one person of the group can i stay with her | can best friends stay together when it begins divided
    | do we start together`,
  retired: `what happened with the alice room i saw it on instagram | is the wonderland game still there | alice closed | <room> gone | the bride loves alice is it playable
    | can we still play the tea party one | my guide book says you have <room> | did you kill the alice room`,
  'faq/virtual-reality': `do you have virtual reality for gamers yet | virtual reality | quest | is the headset game running | when can my squad try the virtual reality
    | virtual reality open | virtual reality date | virtual game when | i want be the first to try virtual reality how to sign up | virtual reality beta list
    | is the virtual reality thing like sandbox`,
  'vr-kids': `can i wear glasses under the virtual reality | what will virtual reality cost | virtual reality age limit`,
  duration: `how long does the date last | how long game | how long | duration | how many time it takes | how much time do i block in my calendar between classes
    | whole thing with briefing how long | minutes <room> | how many hours for bachelorette schedule | we have train at <time> how long do you need us | how long will i be trapped with my ex
    | is <n> minutes the entire visit`,
  'finish-time': `if we start <time> can we make a <time> dinner reservation | will we be out before my night class at <time> | when do we get out if we go in <time> | done by <time>
    | concert at <time> will we make it | at what clock we are finish | i should pop the question at sunset will we be out by <time> | last train is <time> will we catch it`,
};
