import type { Phrasings } from './phrasings.ts';

/** More that strangers asked, neighbors of what was misunderstood. */
export const heardNeighbors: Phrasings = {
  'busy-times': `how packed do you get around <day> | is it very full near <day> | do you get slammed before christmas | which weeks are crazy at yours
    | how full is it in december | are fridays packed | do evenings sell out | is the holiday season crowded | which nights are dead quiet`,
  'page/legal/cancellation/if-we-have-to-cancel': `what if the host is sick | what if your game master calls in sick | staff shortage on our day what happens
    | the room is out of order on our day | your heating fails and you shut what then | flood in your building and our booking
    | what if the fog machine breaks and you stop the game`,
  health: `grandad uses oxygen | my kid has adhd is it good for him | autistic teen is it too much | dad has parkinson | mum has dementia can she come
    | my wife had chemo is it ok | i have tourette is it fine | bipolar friend any triggers | diabetic with a pump | sensory overload for an autistic teen
    | friend with ms joins us | he has epilepsy and wants to come | fragile bones`,
  physical: `my mate has one leg | prosthetic leg and your rooms | he has an artificial hip | she has a false arm | missing fingers is it doable
    | arthritis in the fingers and locks | short arms long day | does anything need strength | i am eight months along and slow on my feet | will the crawl be hard for a big guy
    | is everything ok for heavy people | is there anything a big person can not do | can chubby people fit everywhere`,
  played: `are the puzzles the same every time | do different groups get different puzzles | is it always the same solution | will it be the same if we come again
    | does the room change now and then`,
  'extra-time': `can we keep playing if no other team is booked | may we play on when nobody comes after us | carry on past the hour when it is empty after us
    | stay in until we solve it | a little more time for slow players | what if we need just one more minute | can we pay for a longer game | is there a ninety minute version`,
  duration: `how do we know how much time is left | do we see the clock | is the time shown to us | what length is a session | is it an hour for everybody
    | how many minutes do the kids get | for how long do we need the babysitter`,
  unknown: `how is the time shown in the room | is there a timer on the wall | is there a countdown on a screen | what does the host do if two teams are late
    | do game masters get breaks | what is your newest room | which room opened last | what did you change in <room> lately | which room is prettier for photos
    | which room do you like best personally | what is your own favorite | which one do the staff like | do staff have a favorite room | is there a bit where we must be silent
    | are there spiders in it | are there bugs or rats on the set | is there a mirror maze | does anything spin or move | do walls close in | is it like the saw films
    | do you play rock music | can we choose the music | can we bring our own music | is glitter on the props | shall i bring my passport | do you check ages at the door
    | do you ask for proof of age | driver license needed | how far is it from the airport by taxi | what does a cab cost to you | which uber stop is best
    | does the ferry stop near | is there a car share spot | our team name is missing on the board | can you change our team name on the board | we are listed with the wrong time
    | our score does not show up | can you fix our name on the board | add our old time to the board | is there a pinata hook | is a pinata ok | can we hang a banner
    | can a clown come to the party | may we bring a magician | face painting at the party | is there a deposit for the party | does the birthday kid go free
    | is the birthday child free of charge | free ticket on my birthday | birthday freebie | do you have a quiz night | do you have board games in the lobby
    | axe throwing there too | do you also do laser tag | a murder mystery dinner | do you do karaoke | do you know a good vet | do you know a good doctor
    | new puzzles since last year | did you change <room> since we were there | how old is lantern and latch | when did you open first | any other locations
    | is there a branch in new york | are you in other cities | what do i win | do winners get something | is there a winner | sign me up for the newsletter
    | school holiday program | do you run a summer camp | can i win a gift card | raffle | do you host baby showers | is there a height limit | height restriction for kids
    | maximum weight | what should we bring | how does the story of <room> end | is jack caught in the end | does the detective come back | tell me the ending
    | is there a happy end | which escape room is best in philly | why should we pick you over the other one | how are you different from other escape rooms
    | are you the best one in town | do you give a certificate | certificate for participants | is there a hotel near | where can we stay overnight near you | hotel close by
    | is the street safe at night | can you put happy birthday on the wall of the room | can you hide a birthday message in the game | can you put our names into the game
    | personalize the game for a birthday | are you on the third floor of something | is there room to sit for ten in the lobby | how many seats are in the lobby`,
  'weekend-minimum': `do you need three on fridays | must we be three on <day> | is three the rule on <day> | so two can not come on <day> | can a couple come on a friday
    | why not two on the weekend | we are only two and want <day> | are pairs ok on <day> | can we pay for a third ticket and come as two
    | buy three tickets for two people on <day> | third person pulls out on saturday can two still play`,
  'page/date-night/questions/its-a-first-date-is-this-too-much': `is it ok for a third date | second date idea or too much | tinder date at yours good
    | we barely know each other is that weird in there | blind date in an escape room | is it awkward on a date`,
  'careers-roles': `do you hire students | can students work there | any jobs going | got any work | i would love to work with you | do you need hosts at the moment
    | is there any daytime job at your place | do you have jobs before noon | which jobs are there | what positions exist`,
  'page/careers/questions/is-the-work-physical': `is it sitting or standing work | do game masters sit or stand | how much walking is in the job | do hosts get to sit down
    | is it an easy job on the feet`,
  'birthday-adult': `bday for a 40 year old | 50th birthday at yours | my dad turns 60 ideas | my husband's 30th at your place
    | i am turning <age> and want to celebrate with friends | can grown ups have a birthday there | celebrate my own birthday with mates`,
  'birthday-lead': `party tomorrow | party this saturday still possible | kids party the day after tomorrow | i need a party in two days`,
  'birthday-food': `can we hang balloons at the table | decorations on the table ok | bring our own balloons | table cloth and candles from home
    | can we make it pretty with streamers`,
  'large-group': `can we have three in each room at the same time | six of us three per room | half and half in two rooms | one family in each room at the same hour
    | we are eight and want four against four in two rooms | does everyone play at once`,
  'corporate-invoice': `bill with our vat number | can we get a proper invoice for accounting | invoice for my employer please | pay by invoice as a firm
    | can we pay after the event on an invoice | itemized receipt for work | receipt with all items for expenses | expense report receipt`,
  'gift-several': `can my office buy twenty cards | cards for all my staff | bulk gift cards for clients | thirty cards as thank yous for the team | one card for each employee
    | do you do many cards at once for a company`,
  'page/gift-cards/questions/they-lost-the-e-mail-what-now': `wrong email on my gift card order | my mum never got the card mail | card is not in the inbox
    | spam folder has no gift card | can you send the code again`,
  'vr-price': `vr price | price of the headset game | cost of the virtual reality thing | is vr more expensive | what does a vr ticket cost`,
  'vr-kids': `from what age is vr | is vr ok for a <age> year old | can my kid do the headset game | vr for children`,
  retired: `why did you close alice | what was wrong with alice | will alice return | i loved alice is it gone forever | alice back some day | my kids want the wonderland room
    | book the wonderland room | rabbit hole room still there | when was alice closed | since when is alice closed | the room with the tea party | was there a third room once`,
  rooms: `do you have a third room | only two rooms is that all | is there any other room besides those two | how many different games are there | what can we play at yours
    | what is on offer | give me an overview of your games | what are the rooms called | where do i see the room pages | can i see the room pages
    | where can i read about each room`,
  'room-aspect': `which room has less walking | which one needs less moving around | where do we sit more | which is the calmer room to move in | which one has more to touch
    | which has more gadgets`,
  'finish-time': `show starts at <time> can we do the <time> game | must be at the station by <time> is <time> too late | bedtime at <time> which start is right
    | how late can we start on <day> | latest start on a <day> | till when can a game begin on <day> | latest time to start so you do not close on us
    | is there time for a game before my <time> train | can we be out before <time> | what time do we get out of the <time> game | game at <time> home by when`,
  'arrive-early': `can we come separately | do we have to arrive together | how early is too early | may we come half an hour before | can we wait inside if we are early
    | do you let us in earlier | what if we are way too early | we land at <time> is the <time> game risky | our train gets in at <time> will we make the <time> game
    | plane at <time> and game at <time> is it cutting it close | when do you want us there | be there how long before | what time should we walk in for <time>
    | booked for <time> so be there when`,
  sick: `my kid has a fever today | one of us tested positive | stomach bug on the day | i feel ill can we move it today | someone got sick this morning what about our booking`,
  included: `does the price cover everything | are there extras to pay inside | do we get a drink with it | is the briefing extra | what is part of it | do we get a photo with it
    | which things are in the price`,
  recommend: `which one should introverts take | we want to laugh which one | which is the better one for a hen party | five girls on a hen party which room | best for a stag
    | what would you pick for a team of nerds | we want something easy going | most impressive room | which one will a teenager find cool | room for people who get bored quickly
    | which would my parents like | grandparents and kids together which room | <n> adults and <n> teens which rooms | which rooms for a group of adults and teens`,
  contact: `my email bounced how else can i reach you | nobody answers the phone what else | are you reachable on whatsapp | how fast do you pick up | how do i write to you
    | how can i write you | where can i write to the venue | i want to write you a mail | how do i get in touch with you in writing | do you answer mails in the evening
    | phone number to call when we are lost | we are lost what is your number | number to ring when we can not find the place`,
  'review-write': `the website charged us twice | charged twice for one booking | we were charged two times | wrong amount was taken from my card | i got overcharged`,
  'post/site-feedback-poll/what-helps-us-most/a-good-complaint-has-an': `your site does not load | the page is broken on my phone | the booking button does nothing
    | i found a mistake on your site | a link on the page is dead | the picture does not show on your page`,
  'corporate-parking': `where can an uber drop us | taxi drop off spot for a group | where should the van stop to let us out`,
  tax: `is the final price higher than it says | what is added to the 39 | does tax come on top for groups too | price with tax for <n> | does the total include tax`,
  neighborhood: `is it walkable from the liberty bell | can we walk from penn's landing | near the italian market | close to independence hall | are you in old city`,
  'faq/locked-in': `is there an exit button | can i leave any time i want | do you close the door behind us | how do we get out if we want to stop
    | is the room shut while we play | what if i need out right now`,
  wear: `must we take our shoes off | barefoot or with shoes | what do people wear for it | is black tie silly | are glasses in the way | long sleeves or short`,
  'page/birthday-parties/ages/nobody-is-locked-in-any': `what if my kid throws a tantrum inside | my child has a meltdown during the game
    | a kid who wants to go home in the middle of the party | what if she cries and wants her mum at the party`,
  price: `do prices go up on weekends | is saturday dearer than monday | weekend surcharge | peak prices | is the evening more expensive | when is it 35 and when 39
    | when do we pay the low price | how much for me and my girlfriend | what do me and my wife pay | our family is two plus three what is the cost | is it per head or per group
    | all broke students what is the cheapest option | three flatmates and me what is the cheapest | least we can pay with four | cheapest way for <n>`,
  'room/jack-the-ripper/story/london-november-nobody-has-seen': `who was inspector hale | who is the missing man | what did hale do | why is the inspector gone
    | whose house are we in`,
  'team-photo': `will you send us the photo | do you send the picture to us | where do i get our photo | can i have the photo you took of us`,
  'corporate-food': `gluten free food for a group near you | do you know a place for celiacs | allergy friendly place for our team`,
  'faq/nearby': `gluten free for kids near | vegan food round the corner | somewhere with gluten free options near | allergy friendly restaurants close by
    | what is on south street | what is there to see on south street | is there a bar for after work drinks | drinks with colleagues after near you | things to do on the street`,
  'off-topic': `tell me a story | who will win the election | what should i cook tonight`,
  reviews: `are guests happy with you`,
  'corporate-daytime': `do you do private hire | hire the venue for ourselves | exclusive hire for a company | have the building to ourselves | book out the complete house`,
  'post/office-holiday-party-field-guide/when-to-book/december-evenings-go-first-on': `holiday party for our office on a december friday | christmas do of the firm which evening
    | best december evening for the team | staff christmas party dates in december`,
  'no-show': `what if none of us shows up | if everyone cancels and nobody comes`,
  cancel: `what if everyone in my group cancels | all my friends bailed can i cancel | the whole group backed out | is the 24 hour thing strict
    | we are two hours past the deadline can you make an exception | is there any leeway with the deadline | just missed the cancel deadline
    | how do i cancel i can not find the link | a death in the family and we can not come | i am afraid to drive in the snow and call you in the morning
    | what if i only ring you on the same morning | too scared to drive in this weather | what if it is me who does not dare to come | calling off on the same morning
    | i only let you know on the day`,
  'page/legal/lateness/intro': `do people who come late still pay everything`,
  'what-this-is': `how would you describe your place | what do you offer in one sentence | what kind of venue is this`,
  'faq/how-to-book': `i would like to book for <day> | reserve for <n> on <day> | two people for <day> please | table for the game on <day> please`,
  ages: `is there something for my <age> year old | my <age> year old loves locks and riddles | what do you have for a child of <age>
    | my son is obsessed with puzzles is this for him | can our intern who is <age> come along | a trainee of <age> is with us can he play | our apprentice is <age>
    | how old must players be | what is the required age | age rule for players | which ages may play | age requirement please | can a kid of any age play`,
  'date-night': `surprise my boyfriend with an evening at yours | how do i surprise my wife with a night there | will we like it as a couple over fifty
    | is it for older couples too | we are married thirty years is that something for us | romantic evening for two possible | something different for our anniversary`,
  'page/date-night/questions/is-it-a-good-present': `i want to give an evening without fixing a date | a present where they choose the day themselves
    | surprise him but let him pick the night | surprise without a date`,
  'page/gift-cards/questions/can-it-be-spent-in-parts': `if the card has more than it costs what happens to the rest | what happens with the leftover eight dollars
    | is change lost when a card is worth more than the game | do i lose the difference on a big card`,
  'faq/first-time': `will a couple of oldies like it | are we too boring for this | we never win at games | is it embarrassing if we solve nothing | how do we start the game
    | how does a game begin | what happens once we are in the room | how does it work in short | i have no idea what an escape room is`,
  split: `do both cells have the same amount to do | is one cell better than the other | which cell is nicer | what if the ones in the other cell finish before us
    | is there a part where you are alone | can nobody be left alone in a cell please`,
  'page/legal/privacy/booking': `do you keep my credit card | do you store card numbers | who sees my card details | is the payment page safe | where does my payment data go`,
  'faq/lost-property': `left my charger | left my jacket at yours | forgot my umbrella | my scarf is still with you | one glove missing since our game
    | i think my keys are in your room | lost my phone in your room | lost wallet at yours | lost keys in the room | my ring is gone since the game | did you find a bag
    | have you found a hat`,
  'page/birthday-parties/food/bring-your-own-cake-cupcakes': `is it possible to bring sushi platters | can we bring sandwiches for the kids | veggie sticks and dips ok
    | may we bring our own snacks for the party`,
  hours: `sunday morning game | are mornings possible for normal people | is <time> too late for a game`,
  'page/birthday-parties/what-you-get/a-table-in-the-lobby': `cake table for a normal booking | do normal bookings get a table too`,
  scary: `how real is the knife | how real is the doctor stuff`,
  reach: `heights | reaching heights`,
  'page/birthday-parties/what-you-get/a-host-from-hello-to': `how many hosts are there for our party | one host or two at the birthday | do we get our own host at the party`,
  'careers-pay': `when do hosts get paid | when do i get paid as a game master | how often is pay day at yours | is the job paid by the hour`,
  capacity: `how big can a group be | how big can a company group be at once | what is the largest group you take | biggest team that fits`,
  'room-about': `what is the room like inside | describe the inside of <room> | what does <room> look like inside | what can i expect in <room>`,
  'page/legal/accessibility-gaps/the-way-around-it': `can i book without internet | no computer how do i book | my mother has no internet can she book
    | is booking by phone possible`,
  'page/legal/gift-cards/whoever-has-the-code-can': `who can use the card | can anybody use the gift card | who is allowed to spend the card`,
  'faq/hints': `how many clues can we ask for | do we get help when stuck | what if we are stuck for long`,
  'promo-codes': `better price for many people | are twelve people cheaper each | reduced price for big teams`,
  'page/careers/questions/do-i-need-to-have-played-escape-rooms': `i never played an escape room can i work there | must a host be a good player
    | do staff have to be good at escape rooms`,
  'post/site-feedback-poll/pick-one-of-four/choose-a-line-and-press': `is there a poll | where can i vote | can i vote for something on the site`,
  corporate: `is it something for our team day | ideas for a team of <n> from work | i have to plan the works do | boss wants a team thing | department outing idea
    | what can our office do with you | team day at yours`,
  'corporate-contact': `help me plan the team thing | i must organize the team outing and have no clue | what is the first step for a company evening
    | how do we go about a team booking | who can i ask about an office evening`,
  'faq/parking': `where do i leave the car | where can we leave two cars | we come by car where to | car park near you | is it hard to find a spot`,
  'faq/transit': `which train do i take | we come by train which stop | how do i reach you without a car | public transport to you | i come by bus where do i get off`,
  'page/legal/conduct/nothing-in-our-rooms-needs': `do we pay when a kid breaks something | accident with a prop who pays | is damage on us
    | what if a toddler pulls something off`,
  'faq/private-games': `is it a shared room | are other players in there | just our own people`,
  'gift-redeem': `how does my friend use the card | steps to use a gift card | where does the gift code go | enter the gift code where | i got a card from a friend what now`,
  'gift-delivery': `when does the card arrive | is the card there at once | can i have the card today | last minute present tonight | send it directly to my friend`,
  'gift-expiry': `how long may i wait with the card | is my card from years ago still fine | old gift card from a drawer`,
  'faq/phones-and-photos': `do they take your phone off you | do you take our phones away | must we hand in our phones | are phones collected before we start
    | phones taken off us at the start | do i give you my phone | is my phone locked away during the game | do we hand over our mobiles
    | will someone take my phone | may i keep my phone on me`,
  'birthday-included': `what do we get for the party price | what does the party price include | what do we actually get for that money at a party
    | what is in the party package | what comes with the party | what does the birthday money buy | what is part of the party besides the game`,
};
