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
    | can we continue where we stopped next time | can we pay to get ten more minutes | is the stroller ok in the lobby | is there a changing table | do you have a nursing room
    | do you have high chairs | is there a mobile signal inside | do phones get reception in the rooms | can i be reached by the hospital while playing
    | i am on call can somebody fetch me if my pager rings | is there cell service in the building | how many people work there | can we rent the place for a music video
    | what about invitations for the party | do you print party invitations | do you send out invites for us | is there a landline people can reach us at during the game
    | is it near the liberty bell | how far is it from independence hall | how far from the airport by cab | what does an uber from the stadium cost | are you close to the zoo
    | how many blocks from reading terminal market | distance from the art museum steps | how far from our hotel | are you better than the other escape rooms in town
    | are you better than the escape room on market street | how do you compare with your competitors | why should we pick you over the other place
    | which is the best escape room in philly | is the team photo emailed to us | how do we get our picture afterwards | when do we receive the photo
    | can we download the picture somewhere | do you print the photo for us | is there somewhere to charge my tesla | any ev chargers near you | where can i plug in my electric car
    | can i charge my phone there | how many puzzles are in <room> | number of puzzles per room | how many locks does <room> have | how many clues are hidden in there
    | are there padlocks with numbers or is it all electronic | are the locks mechanical or digital | is it high tech or old school locks | how long does the refund take to show up
    | when will i see my money back on the card | how many days until the refund arrives | refund has not arrived yet | can i give my booking to a friend
    | can i transfer the booking to somebody else | can i sell my slot to another person | can i put the reservation on another name | will the price go up next year
    | are you raising prices soon | will tickets be more expensive in summer | how much were tickets before | can you hang up balloons and decorations
    | can we decorate the table before the party | is a banner on the wall ok | do you have party decorations | can we come earlier to decorate | is there a theme for the table setting
    | does your host know asl | can you provide an interpreter | can the briefing be signed for deaf guests | do you disinfect the props between groups | how often are the rooms cleaned
    | do you wipe down the props | do we have to wear masks | is the air filtered in there | is the bathroom gender neutral | how many toilets do you have | is there a shower
    | is the restroom wheelchair sized | do you have another location | are there other branches | do you have a venue in another city | are you part of a chain | is it a franchise
    | do you have a place in new jersey | how cold is it inside | what temperature are the rooms | does it get hot with eight people | is it heated in winter
    | can we start the game in the dark for extra difficulty | do you have a hard mode | can you make it harder for experts | is there an expert version | can the difficulty be set
    | can you take away some clues to make it tougher | do you have valet | what brand of fog machine do you use | how tall are the ceilings | whats the weight limit
    | who wrote the story of the game | who plays the voice in the room | are the props real antiques | how often do you change the puzzles | how much did it cost to build
    | do you plan a room about pirates | can i have the phone number of the owner | who is the manager | what is the name of our game master | can we request a certain host
    | is there a female host | do hosts speak french | can we have the same game master as last time | how loud is the alarm in decibels | is there a doctor or nurse on site
    | do you have a defibrillator | do you have earplugs | can i borrow reading glasses | do you rent costumes | do you have spare chairs for grandparents in the lobby
    | is there a tv in the lobby | are there magazines or games while waiting | can we store suitcases overnight | how big a suitcase can i leave with you | are the handcuffs real
    | do we wear handcuffs | do you put us in prison uniforms | can you make sure nobody calls my husband about the booking | please keep it secret from my wife
    | will anybody phone to confirm the booking | can you not send him the email | can you hide the booking from my partner | can everyone pay their own share
    | can we split the bill between ten cards | do you allow separate checks | can each player pay separately | what is our rank on the leaderboard | where did our team finish
    | how long has the leaderboard been running | can you stop the clock for a snack | is there a time out if someone has to eat
    | can the timer be paused for my diabetic son | may he eat a glucose bar in the room | can i take my insulin kit inside | can we take a break in the middle without losing time
    | you charged me for more people than we were | i want the difference back | i was billed for too many tickets | you overcharged us please correct it
    | your system took too much money | the total on my card is higher than what i booked | please check my payment | can the host speak spanish
    | do any of your hosts speak other languages | is there a guide in french | can someone explain it in chinese | do you have a polish speaking employee
    | who among the staff speaks portuguese`,
  'gift-room': `and can she use it on a saturday | can he use the card on a weekend too | does the gift card work on <day> | is the voucher good for weekends
    | could they redeem it on any day they want | are weekends excluded for gift cards | any blackout dates for the card | and will it work for either room
    | does it matter which room they pick with the card | can they use it on holidays`,
  availability: `whats the earliest slot | can we squeeze a game in between <time> and <time> | can we fit a game in that window | what time could we start at the earliest
    | we have a few hours to kill could we get in | our train leaves at <time> can we get a game in before`,
  scary: `is there anything that jumps out | does something pop out at you | any jump scares in there | does anybody grab you in that one`,
  price: `what is the difference in price between <day> and <day> | is <day> cheaper than <day> | do weekends cost more than weekdays | is there a price difference on weekends
    | how much more is it on <day> | are mondays less money | does the day change the price | do you charge extra on saturdays | is evening pricier than afternoon`,
  'off-topic': `what is the weather going to be <day> | will it rain on <day> | how cold does it get that night | is snow in the forecast for <day> | should i bring an umbrella <day>
    | write a review for me | compose a five star review i can post | write my speech for the party | find me a hotel | book me a flight | write a poem about my cat`,
  'page/corporate-booking/questions/can-we-compare-times-between-rooms': `we want to race each other | can two teams race against each other | we want to compete against our friends
    | can we do a head to head | boys versus girls who is faster | battle between two teams is that possible | can both teams play the same room and compare
    | us against them how do we do that`,
  'page/gift-cards/questions/they-lost-the-e-mail-what-now': `and i lost the email lol | and i deleted the mail with it | i can not find the code anymore
    | where do i find the code again | the gift card code says invalid | the code on my card is not accepted | it does not take my gift code
    | my voucher number does not work at checkout | the card shows zero balance`,
  health: `does it smell in there | does the fog smell | is there a strong smell in the rooms | is the smoke bad for asthma`,
  rooms: `is there a secret third room | heard there is a third room | are you hiding another room | somebody told me you have one more room | is there a hidden game nobody talks about
    | is a new room in the works | how many rooms do you have now | how many rooms were there last year and how many now | how many games are open at the moment
    | did the number of rooms change | number of rooms you run today | are there other rooms | got any other rooms besides that one | are there more rooms to choose from
    | is that all the rooms you have`,
  'corporate-invoice': `i need a receipt for my expenses | can it have our company name on it | can you put the firm on the bill | my boss needs a receipt to pay me back
    | i want to expense this | we need proof of payment for accounting | can i get a bill made out to my company | receipt with our business name please | who do i ask for a receipt`,
  'no-show': `and if i miss that | and if its later than that | what if we are past that point | and after the deadline | so after that the money is gone
    | what happens if i cancel later than that | and less than <n> hours before | what if i tell you on the same day`,
  flashing: `one of us is epileptic | my coworker has epilepsy | is it safe for someone who gets seizures | a friend of ours is photosensitive
    | do any lights blink in there with epilepsy in mind | he has seizures from strobes | can an epileptic person join in`,
  'faq/phones-and-photos': `can my friend film us for tiktok | can we make a reel inside the room | is vlogging allowed in the game | i am an influencer can i shoot content there
    | and taking pictures in the lobby | can i wear a gopro | may we record our reaction | and in the lobby can we film`,
  'corporate-daytime': `do you do school field trips on weekday mornings | can a class come during school hours | we are a school and would come in the morning
    | field trip with <n> students on a weekday morning | can a daycamp come at <time> on a weekday | homeschool group on a weekday morning | is a morning session possible for a class`,
  'promo-codes': `does the virtual reality discount count for the normal rooms too | is the fifteen percent off valid for the other rooms
    | can i use the early registration discount for a regular game | do i get the vr discount on <room> | student id gets us a discount right`,
  wear: `can we wear halloween costumes | can we come dressed up as detectives | are costumes ok | my kids want to come in costume | can we show up in prison jumpsuits
    | is it ok to dress up for the room | cosplay allowed`,
  'page/legal/conduct/nobody-plays-drunk-or-under': `with a plastic sword | can i bring a toy gun as a prop | he carries a pocket knife is that a problem
    | do we need to leave our pepper spray outside | can we bring a lighter into the room`,
  'corporate-food': `and can you feed us too | do you feed the team | is catering included for the team | can you serve lunch for our group | will there be snacks for my colleagues
    | do you do food for office groups | could you put out sandwiches | we also need dinner for everybody`,
  'weekend-minimum': `me and my gf wanna come <day> night | me and my boyfriend want to come <day> | my wife and i on <day> | possible for me and my bf <day> night
    | just my girlfriend and me on <day> | us two on <day> ok | two lovebirds on a saturday night`,
  'faq/language': `my kid is dyslexic which room then | which one has less text | dyslexia is it a problem | he has trouble reading which room should we take
    | she reads slowly which one suits | we want little reading | which room needs the least reading | i hate reading long letters which game | what language are the hints in
    | are the hints only in english | hints in another language possible | in which language is the game | what language do you use in the rooms`,
  'faq/waiver': `what do i need from his parents | i am bringing a friends kid what do his parents have to do | do i need a permission slip from her mom
    | what paper do i need for my nephew | can i sign for my godchild | do the other parents have to do anything | what do i need for a child that is not mine
    | does the consent of an aunt count`,
  adults: `my <age> and <age> want to play while i shop | can they play while i go shopping | ok if i wait at the cafe while they play | can i drop the kids off and come back
    | my kids go in and i stay outside is that ok | i would sit in the car while they play | can big sister count as the adult | can a teenager be the grown up for the little ones
    | does a <age> count as an adult for younger siblings | is an older brother enough supervision`,
  retired: `can we still see it somewhere | is there anything left of the alice room | where can we see pictures of <room> now | are there photos of the old room
    | can you still visit the room that closed | was <room> harder than the ones you have now`,
  'headcount-change': `what if one drops out | does he have to pay anyway | do we pay for the one who is not coming | one of us is out do we still owe his ticket
    | she can not make it do we get her ticket back | do we lose the money for the missing person | is the missing players ticket refunded | can someone else take his place
    | swap one player for another`,
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
    | when is it less crowded | which weekday is calmest | when do you have the fewest people | slowest day of the week | is tuesday quieter than friday | we hate crowds which night`,
  'page/legal/conduct/keep-an-eye-on-your': `is the coat rack guarded | are our things safe in the lobby | does somebody watch our bags while we play | who looks after our coats
    | can things get stolen from the hooks | is the cloakroom supervised | do you take responsibility for valuables | are you liable if my bag is stolen`,
  watch: `do i have to buy a ticket for my mom who only wants to watch | can she sit in the room without playing | my husband just wants to watch us does he pay
    | one of us does not want to play can she look on | is there a screen where others can watch | my dad would only watch is that free | does a person who just sits there count`,
  ages: `does medium mean my <age> can do it | is medium too hard for a <age> | could a <age> solve that | is my <age> smart enough for this | would a <age> follow the story
    | too complicated for a <age> | will a <age> be bored`,
  'faq/parking': `which garage do you recommend | any garage you would recommend | is there a garage right by you | is parking free on holidays | do meters run on sundays
    | should i look for street parking or a garage`,
  'birthday-ages': `my son is turning <age> can he have his party in a room | is <age> old enough for a party with you | party for a <age> does that work
    | are the guests too young at <age> | she turns <age> is an escape party ok | would a birthday for <age> kids make sense`,
  'page/date-night/evening/just-before-the-start-the-briefing': `what happens when we walk in | what happens after we arrive | how does it start once we are there
    | walk me through the first minutes | who explains the rules to us | what do you do with us before the game`,
  'arrive-early': `what happens at the desk when we get there | what do we do in the fifteen minutes before`,
  'faq/first-time': `is it fun for someone who hates puzzles | i am bad at riddles will i enjoy it | would it be any good for people who are not into puzzles
    | my husband finds riddles boring | not a puzzle person at all | is it only for brainy people | i never solve anything will i ruin it`,
};
