import type { Phrasings } from './phrasings.ts';

/** Follow-ups, several questions at once, long stories and questions that no fact answers, tried out round by round. */
export const triedTurns: Phrasings = {
  unknown: `what percent make it out | what share of teams escape in time | what is your escape rate | how many groups win on average | success rate of <room>
    | do most teams finish in time | what is the average finishing time | how many teams fail each week | can i get married there | could we have a wedding ceremony in the lobby
    | do you do vow renewals | can we hold a funeral reception there | can you mail it | can you ship my lost item | will you send the thing i forgot to my hotel
    | can you post it back to me | how much does it cost to have my lost jacket sent | how long do you keep the camera footage | can i get a copy of the video of our game
    | are the recordings deleted | do you save the camera tapes | can we see the footage of us afterwards | do you live stream the game | can you turn the alarm off for my son
    | can the alarm be made quieter | could you skip the loud siren | is a deposit required for birthdays | do birthday parties need a deposit
    | how much do we put down to hold the party date | is the party deposit refundable | can we pay the party in installments | i got billed two times for one booking
    | the money left my account twice | there is a double charge on my statement | you took the payment two times | my bank shows two charges from you
    | we lost can we try again for free | if we fail do we get a second go at no charge | is there a rematch price | do losers get a discount on the next game
    | can we continue where we stopped next time | is the stroller ok in the lobby | is there a changing table | do you have a nursing room
    | do you have high chairs | is there a mobile signal inside | do phones get reception in the rooms | is there cell service in the building | how many people work there
    | can we rent the place for a music video | what about invitations for the party | do you print party invitations | do you send out invites for us
    | is there a landline people can reach us at during the game | is it near the liberty bell | how far is it from independence hall | how far from the airport by cab
    | what does an uber from the stadium cost | are you close to the zoo | how many blocks from reading terminal market | distance from the art museum steps | how far from our hotel
    | are you better than the other escape rooms in town | are you better than the escape room on market street | how do you compare with your competitors
    | why should we pick you over the other place | which is the best escape room in philly | is the team photo emailed to us | how do we get our picture afterwards
    | when do we receive the photo | can we download the picture somewhere | do you print the photo for us | is there somewhere to charge my tesla | any ev chargers near you
    | where can i plug in my electric car | can i charge my phone there | how many puzzles are in <room> | number of puzzles per room | how many locks does <room> have
    | how many clues are hidden in there | are there padlocks with numbers or is it all electronic | are the locks mechanical or digital | is it high tech or old school locks
    | how long does the refund take to show up | when will i see my money back on the card | how many days until the refund arrives | refund has not arrived yet
    | can i give my booking to a friend | can i transfer the booking to somebody else | can i sell my slot to another person | can i put the reservation on another name
    | will the price go up next year | are you raising prices soon | will tickets be more expensive in summer | how much were tickets before | can you hang up balloons and decorations
    | can we decorate the table before the party | is a banner on the wall ok | do you have party decorations | can we come earlier to decorate | is there a theme for the table setting
    | does your host know asl | can you provide an interpreter | can the briefing be signed for deaf guests | do you disinfect the props between groups | how often are the rooms cleaned
    | do you wipe down the props | do we have to wear masks | is the air filtered in there | is the bathroom gender neutral | how many toilets do you have | is there a shower
    | do you have another location | are there other branches | do you have a venue in another city | are you part of a chain | is it a franchise | do you have a place in new jersey
    | how cold is it inside | what temperature are the rooms | does it get hot with eight people | is it heated in winter | can we start the game in the dark for extra difficulty
    | do you have a hard mode | can you make it harder for experts | is there an expert version | can the difficulty be set | can you take away some clues to make it tougher
    | do you have valet | what brand of fog machine do you use | how tall are the ceilings | whats the weight limit | who wrote the story of the game | who plays the voice in the room
    | are the props real antiques | how often do you change the puzzles | how much did it cost to build | do you plan a room about pirates | can i have the phone number of the owner
    | who is the manager | what is the name of our game master | can we request a certain host | is there a female host | do hosts speak french
    | can we have the same game master as last time | how loud is the alarm in decibels | is there a doctor or nurse on site | do you have a defibrillator | do you have earplugs
    | can i borrow reading glasses | do you rent costumes | do you have spare chairs for grandparents in the lobby | is there a tv in the lobby
    | are there magazines or games while waiting | can we store suitcases overnight | how big a suitcase can i leave with you | are the handcuffs real | do we wear handcuffs
    | do you put us in prison uniforms | can you make sure nobody calls my husband about the booking | please keep it secret from my wife | will anybody phone to confirm the booking
    | can you not send him the email | can you hide the booking from my partner | can everyone pay their own share | can we split the bill between ten cards
    | do you allow separate checks | can each player pay separately | what is our rank on the leaderboard | where did our team finish | how long has the leaderboard been running
    | you charged me for more people than we were | i want the difference back | i was billed for too many tickets | you overcharged us please correct it
    | your system took too much money | the total on my card is higher than what i booked | please check my payment | can the host speak spanish
    | do any of your hosts speak other languages | is there a guide in french | can someone explain it in chinese | do you have a polish speaking employee
    | who among the staff speaks portuguese | will you have <day> stuff again | is there a <day> special this year | do you run themed nights | any event for <day> at your place
    | do you do a pride night | will the <day> version come back | is there nudity or swearing | any bad language in the game | are there drug references in the story
    | does anyone curse on the recordings | is it ok for muslims | anything religious in the story | is there alcohol in the story | are there religious symbols in the room
    | could the theme offend someone from thailand | what if somebody faints | do your hosts know first aid | is there a first aid kit | what do you do in a medical emergency
    | how fast would an ambulance get there | do game masters work alone at night | how many hosts are in the building | is there security at the venue | who locks up at night
    | can i see the room before i book | can i take a tour of the rooms first | is there a trial or demo | can we come by to look at the room | do you have a virtual tour of the room
    | what is your busiest day of the year | how many people came last year | what is the youngest kid that finished it | who was the youngest winner | oldest person who ever escaped
    | has a <age> ever won | how many kids have solved <room> | could our german shepherd stay at the desk | can my puppy wait in the lobby | is there a place to leave the dog
    | who watches our dog while we play | pets allowed in the building | does every player need their own phone | do we need a phone to play | is there an app we have to download
    | do we need internet for the game | is a tablet part of the game | can we take notes with pen and paper | do you give us something to write on | may i bring a flashlight
    | can we bring a magnifying glass of our own | can we use a calculator | did you raise prices | were you cheaper last year | how often do prices change
    | did tickets get more expensive | how many people can you handle in one evening | how many teams a day do you host | how many teams played this week
    | what is best for a proposal day or evening | how many proposals did you have | what is your success rate with proposals | you have also a second location in another town
    | is there one of you in boston | do you have a branch in new york | any plans to open in chicago | is there a sister venue in baltimore | are you opening a second place
    | will he bang his head on the ceiling | my boyfriend is very tall does he fit under the ceiling | are there low beams | is the doorway high enough for a giant
    | can someone mind our toddler | do you offer babysitting | is there a play corner for little ones | can your staff watch the baby | have you got a freezer for the ice cream cake
    | is there a fridge we can use | can we heat up food there | is there a microwave | do you have a kettle or a sink | must i print the ticket
    | is showing the ticket on the telephone enough | do i need a qr code at the door | do i bring the confirmation on paper | does the price per head drop for a big crowd
    | is it cheaper per person the more we are | do you give a bulk rate | do you have a game master who speaks french | could we have the explanation in italian | how many decibels
    | what is the start time of my booking | my order number is <n> can you look it up | can you look up my reservation | which room did we book | i forgot what time we booked
    | is the room haunted | did someone die in there | is there a real ghost | does the ramp hold my weight | how much weight can the ramp carry | how steep is the ramp
    | can we drop gran right in front | is there a drop off zone | can the car stop at the door for a minute | is there a loading zone for my grandmother
    | which bus number stops closest | how many days after i apply until i start | when would my first shift be | how soon do new employees begin | do you hire actors
    | are you looking for actors | can a gift card pay for a birthday package | is the gift card valid for a party | can i use the voucher for a team event | what are your payment terms
    | is net thirty possible | can we pay sixty days after the event | how often do you renew the games | when will <room> be replaced | is <room> closing soon
    | will the puzzles be different next time | is there a different ending | someone stole my bike outside | my car got towed while we played
    | who pays if my bike is stolen in front of your door | my car window was smashed | can you put me on your newsletter | my review got deleted why | why did you remove my comment
    | why is my post gone from your page | what does an extra half hour cost
    | is overtime possible if we are nearly done | can the confirmation be resent | can i get my confirmation again | please send the booking mail once more | do team names get checked
    | can our team have a rude name | is there a limit on the team name length | how much does a penalty add | are there sauna or spa rooms in the building
    | are both games linear or can we skip steps | is there humor in the rooms | is there any singing or dancing in it | are the birthday prices with tax
    | is tax on top of the party package | is the party price before or after tax | what if fewer kids show up than we paid for | do we get money back if some party guests do not come
    | how early can we get into the party area | he is very tall does he need to duck | how low is the lowest doorway | could you hold a slot for me till <day>
    | can you reserve it without paying | can i put a hold on a time | keep the spot for me until i ask my friends | can i pay later for the slot | how many wheelchairs fit in one cell
    | do two power chairs fit in the room | do you take responsibility if my phone breaks | are you liable for broken glasses | tell me your alarm codes | what is the door code
    | when do the guards of the building leave | can i bring my skateboard in | where do i put my scooter | is there a place for a cello | can we leave our skis with you
    | can you make sure my boss loses | can you rig the game for us | can you tell us the answers before our boss comes | can you put us on the winning team
    | do they have to register for virtual reality separately | does it cost extra to leave the lights on | is there a fee for leaving the fog off
    | does the special clue card cost something | can they pay there at the venue | can the extra people pay at the desk | will the old room come back as vr
    | is <room> coming back in virtual reality | can i get a tattoo near there | is there a nail salon around | where is a pharmacy near you | is there a supermarket close by
    | where can we buy flowers near you | is there a gym around | what do you do against cheating on the leaderboard | how do you know the times are honest
    | can someone fake a time on the board`,
  'gift-room': `and can she use it on a <day> | can he use the card on a weekend too | does the gift card work on <day> | is the voucher good for weekends
    | could they redeem it on any day they want | are weekends excluded for gift cards | any blackout dates for the card | and will it work for either room
    | does it matter which room they pick with the card | can they use it on holidays`,
  availability: `whats the earliest slot | can we squeeze a game in between <time> and <time> | what time could we start at the earliest | we have a few hours to kill could we get in
    | our train leaves at <time> can we get a game in before`,
  scary: `is there anything that jumps out | does something pop out at you | any jump scares in there | does anybody grab you in that one | are there any people dressed up
    | is anybody in costume in there | does a guard walk around in the prison room | are there fake policemen | is someone playing the murderer`,
  price: `what is the difference in price between <day> and <day> | is <day> cheaper than <day> | do weekends cost more than weekdays | is there a price difference on weekends
    | how much more is it on <day> | are <day> less money | does the day change the price | do you charge extra on <day> | is evening pricier than afternoon
    | what would we have to pay on <day> | what do we pay | what will the two of us pay | how much would we end up paying | what do i owe for <n> | what would it come to on <day>
    | is it <money> or <money> on <day> | which of the two prices is it on <day> | when do i pay the lower price | what decides if it is <money> or <money>`,
  'off-topic': `what is the weather going to be <day> | will it rain on <day> | how cold does it get that night | is snow in the forecast for <day> | should i bring an umbrella <day>
    | write a review for me | compose a five star review i can post | write my speech for the party | find me a hotel | book me a flight | write a poem about my cat
    | which is older <room> or sherlock holmes | who was the real <room> | tell me about victorian london | who played sherlock in the movie | did they ever catch him in real life
    | what is the capital of thailand | recommend me a crime novel | i am feeling really down lately | i am so lonely | i had a terrible day at work | my boyfriend left me
    | i can not sleep at night | talk to me i am sad | what should i do with my life | what was my first question | repeat what i said before | what did i ask you a minute ago
    | summarize this chat for me | how do i get my wife back | give me dating advice | how can i make him love me | should i divorce | how do i make friends`,
  'page/corporate-booking/questions/can-we-compare-times-between-rooms': `we want to race each other | can two teams race against each other | we want to compete against our friends
    | can we do a head to head | boys versus girls who is faster | battle between two teams is that possible | can both teams play the same room and compare
    | us against them how do we do that`,
  'page/gift-cards/questions/they-lost-the-e-mail-what-now': `and i lost the email lol | and i deleted the mail with it | i can not find the code anymore
    | where do i find the code again | the gift card code says invalid | the code on my card is not accepted | it does not take my gift code
    | my voucher number does not work at checkout | the card shows zero balance | i printed the card and lost it | but i have the email address i used | i lost the printed gift card`,
  health: `does it smell in there | does the fog smell | is there a strong smell in the rooms | is the smoke bad for asthma | what if my contact lenses get irritated by the fog
    | does the fog dry out my eyes | is the fog bad for the lungs | can the fog be left off | can you do it without the fog | my eyes itch from smoke machines`,
  rooms: `is there a secret third room | heard there is a third room | are you hiding another room | somebody told me you have one more room | is there a hidden game nobody talks about
    | how many rooms do you have now | how many rooms were there last year and how many now | how many games are open at the moment | did the number of rooms change
    | number of rooms you run <day> | are there other rooms | got any other rooms besides that one | are there more rooms to choose from | is that all the rooms you have`,
  'corporate-invoice': `i need a receipt for my expenses | can it have our company name on it | can you put the firm on the bill | my boss needs a receipt to pay me back
    | i want to expense this | we need proof of payment for accounting | can i get a bill made out to my company | receipt with our business name please | who do i ask for a receipt`,
  'no-show': `and if i miss that | and if its later than that | what if we are past that point | and after the deadline | so after that the money is gone
    | what happens if i cancel later than that | and less than <n> hours before | what if i tell you on the same day | do i lose everything if i cancel with a few hours to go
    | is all the money gone when i cancel the evening before | cancelling with less than a day to go`,
  flashing: `one of us is epileptic | my coworker has epilepsy | is it safe for someone who gets seizures | a friend of ours is photosensitive
    | do any lights blink in there with epilepsy in mind | he has seizures from strobes | can an epileptic person join in | does anything flash
    | my girlfriend gets migraines from flicker | any blinking lights that trigger migraines | is there something that flickers`,
  'faq/phones-and-photos': `can my friend film us for tiktok | can we make a reel inside the room | is vlogging allowed in the game | i am an influencer can i shoot content there
    | and taking pictures in the lobby | can i wear a gopro | may we record our reaction | and in the lobby can we film | what if i need to make a phone call during the game
    | can i step out to take a call | may i check messages in the middle`,
  'corporate-daytime': `do you do school field trips on weekday mornings | can a class come during school hours | we are a school and would come in the morning
    | field trip with <n> students on a weekday morning | can a daycamp come at <time> on a weekday | homeschool group on a weekday morning | is a morning session possible for a class
    | can we have the venue for ourselves | is it possible to rent the whole place | exclusive use of the venue | could we book out everything so nobody else is there
    | private buyout on a <day> night | we want the whole building only for us`,
  'promo-codes': `does the virtual reality discount count for the normal rooms too | is the fifteen percent off valid for the other rooms
    | can i use the early registration discount for a regular game | do i get the vr discount on <room> | student id gets us a discount right | i got a code from a friend
    | a buddy gave me a code will it work | found a code online does it count | here is my code what do i save | is this code any good | somebody sent me a discount code
    | is there the <n> percent thing | is that ten percent deal on | what about the percent off | that discount you had is it still running`,
  wear: `can we wear <day> costumes | are costumes ok | my kids want to come in costume | can we show up in prison jumpsuits | is it ok to dress up for the room | cosplay allowed
    | can i come in heels | are high heels ok | are flip flops fine | can i play in a dress | is a skirt a problem | do i need sneakers | can we come straight from the office in suits`,
  'page/legal/conduct/nobody-plays-drunk-or-under': `with a plastic sword | can i bring a toy gun as a prop | he carries a pocket knife is that a problem
    | do we need to leave our pepper spray outside | can we bring a lighter into the room`,
  'corporate-food': `and can you feed us too | do you feed the team | is catering included for the team | can you serve lunch for our group | will there be snacks for my colleagues
    | do you do food for office groups | could you put out sandwiches | we also need dinner for everybody`,
  'weekend-minimum': `me and my gf wanna come <day> night | me and my boyfriend want to come <day> | my wife and i on <day> | possible for me and my bf <day> night
    | just my girlfriend and me on <day> | us two on <day> ok | two lovebirds on a <day> night | which day could we play as two | what days work for just the two of us
    | when is it possible with only two people | which days need three | on what days can a couple play`,
  'faq/language': `my kid is dyslexic which room then | which one has less text | dyslexia is it a problem | he has trouble reading which room should we take
    | she reads slowly which one suits | we want little reading | which room needs the least reading | i hate reading long letters which game | what language are the hints in
    | are the hints only in english | hints in another language possible | in which language is the game | what language do you use in the rooms`,
  'faq/waiver': `what do i need from his parents | i am bringing a friends kid what do his parents have to do | do i need a permission slip from her mom
    | what paper do i need for my nephew | can i sign for my godchild | do the other parents have to do anything | what do i need for a child that is not mine
    | does the consent of an aunt count | what happens if only one of us has signed | if my kids dad signs is that enough | can just one parent sign | do both parents have to sign
    | can my ex sign for our son | i have custody do i sign | somebody in our team did not sign yet | can we play if one forgot to sign | is the signature of one parent enough
    | is eighteen the age for signing yourself | from what age can i sign on my own | at what age do you sign your own waiver | am i old enough to sign it myself
    | do i sign it myself at <age>`,
  adults: `my <age> and <age> want to play while i shop | can they play while i go shopping | ok if i wait at the cafe while they play | can i drop the kids off and come back
    | my kids go in and i stay outside is that ok | i would sit in the car while they play | can big sister count as the adult | can a teenager be the grown up for the little ones
    | does a <age> count as an adult for younger siblings | is an older brother enough supervision | do they pay too | do the grown ups have to pay
    | do accompanying parents need a ticket | is the adult free if he only supervises | does the chaperone pay | do i count as a player when i go in with them`,
  retired: `can we still see it somewhere | is there anything left of the alice room | where can we see pictures of <room> now | are there photos of the old room
    | can you still visit the room that closed | was <room> harder than the ones you have now`,
  'headcount-change': `what if one drops out | does he have to pay anyway | do we pay for the one who is not coming | one of us is out do we still owe his ticket
    | she can not make it do we get her ticket back | do we lose the money for the missing person | is the missing players ticket refunded | can someone else take his place
    | swap one player for another | now my boss says we are <n> | we booked for <n> and now we are <n> | turned out to be more people than booked what are my options
    | suddenly we are twice as many | three more want to join our booking | booked for <n> but <n> want to come`,
  'page/birthday-parties/what-you-get/a-photo-of-each-team': `is the party picture emailed to us | do you send us the kids photo afterwards`,
  'careers-pay': `do you pay mileage | do i get tips on top | do employees get health insurance | do you cover my bus pass if i work there | how are overtime hours paid
    | any staff benefits | do workers play for free`,
  'birthday-price': `what is the max for a party | biggest party you can do | how many kids at most for a birthday | whats the limit on party guests
    | up to how many children can a party have | largest party package`,
  'page/corporate-booking/questions/do-you-come-to-our-office': `can you bring an escape room to my kids school | do you have a mobile escape room | can you set it up at our house
    | do you travel to events | would you come to our church hall with a game | can you come to us instead | could you run it at our conference hotel
    | do you do escape rooms on the road`,
  'faq/transit': `how do we get there from jersey | we come over the bridge from new jersey by train | how to get there from the airport without a car
    | coming in on patco how do we reach you | which stop do we get off for you | taking the el which station`,
  'post/office-holiday-party-field-guide/when-to-book/december-evenings-go-first-on': `whats the best day to come if we want it quiet | which days are the least busy
    | when is it less crowded | which weekday is calmest | when do you have the fewest people | slowest day of the week | is <day> quieter than <day> | we hate crowds which night`,
  'page/legal/conduct/keep-an-eye-on-your': `is the coat rack guarded | are our things safe in the lobby | does somebody watch our bags while we play | who looks after our coats
    | can things get stolen from the hooks | is the cloakroom supervised | do you take responsibility for valuables | are you liable if my bag is stolen`,
  watch: `do i have to buy a ticket for my mom who only wants to watch | can she sit in the room without playing | my husband just wants to watch us does he pay
    | one of us does not want to play can she look on | is there a screen where others can watch | my dad would only watch is that free | does a person who just sits there count
    | can we stay in the lobby after the game | can we hang around afterwards | do we have to leave right after the photo | may we chill in the lobby a bit`,
  ages: `does medium mean my <age> can do it | is medium too hard for a <age> | could a <age> solve that | is my <age> smart enough for this | would a <age> follow the story
    | too complicated for a <age> | will a <age> be bored | she is <age> but turns <age> before we come | he will be <age> by then | my niece turns <age> on <day> can she play <day>
    | almost <age> does that count | does the age count on the day of the game | is it five or eight to play | your site says two different ages which is right
    | minimum <age> or <age> what is true`,
  'faq/parking': `which garage do you recommend | any garage you would recommend | is there a garage right by you | is parking free on holidays | do meters run on <day>
    | should i look for street parking or a garage`,
  'birthday-ages': `my son is turning <age> can he have his party in a room | is <age> old enough for a party with you | party for a <age> does that work
    | are the guests too young at <age> | she turns <age> is an escape party ok | would a birthday for <age> kids make sense`,
  'page/date-night/evening/just-before-the-start-the-briefing': `what happens when we walk in | what happens after we arrive | how does it start once we are there
    | walk me through the first minutes | who explains the rules to us | what do you do with us before the game`,
  'arrive-early': `what happens at the desk when we get there | what do we do in the fifteen minutes before`,
  'faq/first-time': `is it fun for someone who hates puzzles | i am bad at riddles will i enjoy it | would it be any good for people who are not into puzzles
    | my husband finds riddles boring | not a puzzle person at all | is it only for brainy people | i never solve anything will i ruin it`,
  'faq/locked-in': `can you stop the clock for a snack | is there a time out if someone has to eat | can the timer be paused for my diabetic son
    | can we take a break in the middle without losing time`,
  included: `is it worth <money> | why does it cost so much what do i get for it | what do i get for <money> | is the price justified | thats a lot of money for an hour what is in it`,
  'birthday-split': `do they wait long | do half the kids have to wait | how long is the wait between the groups | do all the kids play together | is it all at once with so many kids
    | are they split into teams at the party | how do you fit them all with the adults | only the prison for all of them how does that work | all kids should play the same room
    | can the teams play one room after the other | we are too many for one room at the party | they do not all fit in one room what then`,
  physical: `how long does he have to stand | do you stand the whole time | is it an hour on your feet | my friend tires quickly | he gets exhausted fast will he manage
    | she can not be on her legs for long | is there any fiddly stuff for shaky hands | my hands shake can i still help | i have arthritis in my fingers | do you need fine motor skills
    | he has parkinsons is there something for him to do | do we have to lift heavy things | how strong do you need to be | bad grip will the locks be too stiff`,
  recommend: `what is your favorite room | which room do your employees like best | which room is more popular | which one gets booked the most | which room is most popular with teens
    | what do most families pick | what is popular with teenagers | which game do people like more | do you have anything that is not about murder | something without a killer in it
    | a room without death`,
  'careers-roles': `could you explain the difference between a game master and an evening lead | what does an evening lead do that a game master does not | difference between the jobs
    | which job is the better paid one host or technician | what jobs are there besides game master | compare the positions for me`,
  'page/legal/cancellation/if-we-have-to-cancel': `will i get a refund if you cancel | what if you guys have to close that day | you cancelled on us do we get our money
    | if the venue calls it off | what if the room breaks before our game | your room is out of order on our day | and if its your fault | who pays when you can not open`,
  'page/legal/privacy/photos': `what if i dont want to be in the photo | can i stay out of the team picture | do we have to be in the photo | i do not want pictures of me online
    | can my child be left out of the picture | is the team photo optional | do i have to be photographed`,
  'faq/food-and-alcohol': `can we bring a cake to a normal game | cake without a birthday package | is cake ok if we only play a game | can we eat cupcakes in the lobby after the game
    | can i bring treats for my team | so can i bring a coke | can i have my water bottle in the lobby | is a can of soda ok | can we drink juice while we wait
    | may i bring an energy drink`,
  'faq/hints': `do we get our own host | is there one host per room | is somebody with us the whole time | does a staff member look after us | will a game master be assigned to us
    | who takes care of us during the game`,
  'large-group': `whats the max number of people at once | how many people can you take at the same time in all | total capacity of the venue
    | how many of us can play at once over all rooms`,
  'page/legal/privacy/intro': `why dont you have accounts | can i make a profile | where do i sign up for an account | can i save my details for next time
    | how do i log in as a customer | do i need an account here`,
  'post/site-feedback-poll/pick-one-of-four/choose-a-line-and-press': `who won the poll | what is the result of the poll | how did the vote end | what did most people choose in the poll`,
  hours: `can i play at <time> sharp | is <time> on the dot possible <day> | can we come right when you open | are you open <day> at <time> | does it open on the federal holiday
    | open on a bank holiday | are you open on public holidays | i am blind please read me your hours | tell me the hours please i can not see the site`,
  'faq/lost-property': `i lost my airpods last <day> is it too late | is it too late to ask for something i forgot | do you still have it after three weeks
    | how long before you throw lost things away | i only noticed now that my ring is gone | could it still be there`,
  duration: `we have a two hour gap is that enough | is two hours enough time | is an hour and a half enough | do we fit into a <n> hour window | would ninety minutes do`,
  contact: `are you there now | is anybody at the desk now | can i call you right now | is someone there to pick up | when can i reach you by phone`,
  'page/legal/promo-codes/a-gift-card-may-pay': `and use a promo code on top | gift card plus discount code together | can i add a coupon to the gift card payment
    | does a voucher work together with a code`,
  'corporate-contact': `how fast do you reply to event requests | when will i hear back about the event | what do you need from me to plan an event | how long does the quote take
    | what should be in my mail about the event`,
  'page/legal/privacy/writing-or-calling': `do you keep our emails after | how long do you store my email | what happens to the messages i write you`,
  'page/legal/booking/a-booking-is-made-when': `is the slot mine while i am still paying`,
  capacity: `which room takes more people at once | which one has space for more players | by how many is the other one bigger | which room is for the bigger group
    | does one room fit more than the other`,
  'page/birthday-parties/food/allergies-are-yours-to-manage': `do you have a vegetarian menu | do you have a kids menu | is there halal food | do you serve gluten free food`,
  seating: `can my <age> parents just sit inside | can grandpa sit down the whole time and still help | can she sit through the game | is it possible to play sitting down`,
  'review-write': `lol you suck | you guys are useless | worst bot ever | this is garbage service | i hate your place | you people are a joke
    | we were late and lost half our game we want compensation | i want compensation for the lost time | you ruined our evening`,
  'page/legal/privacy/your-say': `do you share my email with advertisers | do you pass our addresses on to other companies | do you sell our contacts
    | is my mail address given to third parties`,
  'page/legal/cookies/accept-all-in-the-cookie': `how do i remove them | how can i delete the cookies | get rid of what you stored | how to clear the cookies again`,
  'page/legal/privacy/waivers': `how long are you keeping the waiver on file | when do you shred the waivers | what do you do with the signed form | are the signed papers stored
    | who reads our waivers`,
  'page/legal/accessibility/if-something-gets-in-your': `is the site accessible | who do i tell if the website is not accessible
    | i can not use your site with my keyboard who can i tell | your page fails my screen reader | where do i report an accessibility problem of the website`,
  'faq/nearby': `whats the closest bar that is open after <time> | where can we get a drink late | any late night place around | somewhere open after your closing time
    | where do people go after the game`,
  'gift-card': `whats the difference between a gift card and just booking for them | better to book a slot for them or give a card | should i book for them or buy a voucher
    | gift card or booking what is the better present`,
  'faq/late-arrival': `how long would we still play if we come late | how much of the game is left when we are twenty minutes late | we booked <time> but would be there <time>
    | traffic is bad we will come at <time> instead | how much time do we lose when we are late`,
  'faq/virtual-reality': `do my friends have to mail you too for the discount | does everyone need to register for the vr discount | can i register a group for the vr`,
  corporate: `do you rent it out for a company thing | can a firm book the place in the evening | company thing on a <day> night`,
  'careers-age': `can a <age> apply for a job | is my son old enough to be hired | are teenagers hired too`,
  'page/gift-cards/questions/can-i-get-my-money-back': `she used some of it already can i get the rest back | part of the card is spent what about the rest
    | can the unused part be paid out | she does not like it can you refund the card | <money> of it is gone can i have the remainder in cash`,
  'post/vr-experience-coming-soon/early-registration-costs-less/early-registration': `what do i write in the mail for virtual reality | is there a waiting list for virtual reality
    | how do i get on the list for virtual reality | what should my registration mail say`,
  'post/vr-experience-coming-soon/questions-we-already-get/no-half-of-our-testers': `virtual reality and my glasses is that a problem | do glasses fit under the headset
    | can i keep my glasses on under the goggles`,
  'page/careers/what-we-look-for/you-are-free-on-some': `can i work only <day> | i am only free on <day> could i still work | i can do mornings only
    | could i work just one evening a week`,
  'page/careers/applying/a-shadow-shift': `is that evening paid | do i get money for the trial evening | whats the shadow shift | paid or unpaid trial`,
  'page/corporate-booking/how-booking-works/you-write': `how does booking for <n> accountants go step by step | how do we start planning a team event
    | what are the steps to book a company event | what happens after i write about the event`,
  'corporate-parking': `whats the bus parking situation | where does our coach park | can a bus wait outside | we come with a school bus where does it stand
    | van with a trailer where to leave it | minibus parking`,
  'page/gift-cards/questions/what-about-taxes-and-do-prices-ever-rise': `will the value drop if prices rise | is the card worth less when tickets get dearer
    | if tickets cost more next year does my card still cover two | does the card keep its value`,
  'birthday-time': `how early can a party start on <day> | earliest start for a party | can a party be before you open`,
  'birthday-lead': `when do we have to book at the latest for <day> | last day to book for a party on <day> | until when can i still book the party
    | party <day> possible on short notice | bday party for <day> is that too soon`,
  'faq/how-to-book': `can you book it for me here | here is my card number book it | book us in right now in this chat | take my details and reserve it | please make the booking for me`,
  'gift-message': `can i pick what it says | do i choose the words on it | what can i write on it | is there space for a personal note | can i add my own text to the card`,
  'page/careers/questions/do-i-have-to-act': `i am a quiet person can i do this job | not an extrovert would that be a problem as a host | stage fright is that bad for the job`,
  'post/two-players-one-lantern/did-they-make-it/with-three-minutes-and-some': `what was nora and theos result | did nora and theo get out | how did it end for nora and theo
    | did the couple in the story make it in time | how much time did nora and theo have left`,
  'corporate-after': `how soon does the office get the photos | when do we receive the team pictures after the event | when is the receipt sent after the event
    | what do we get the next day`,
  'birthday-food': `what do we need to bring to the party | what should we bring for the cake table | do we bring our own plates and forks | what do parents have to bring
    | anything to bring along for the birthday | what food can we have at the party`,
  identity: `is your chat always on | are you there at night too | can i chat with you around the clock | do you ever sleep | is the assistant available any time`,
  'faq/bags-and-restroom': `is there a toilet for disabled people | do you have a restroom i can use with my wheelchair`,
};
