import type { Phrasings } from './phrasings.ts';

/** What offices, gift buyers, bargain hunters, applicants, neighbors and people in a hurry type, tried out round by round. */
export const triedBuyers: Phrasings = {
  access: `my grandmother walks with a stick could she come | my <age> grandma uses a cane | dad is <age> and slow on his feet is that ok | mom walks with a cane would she manage
    | grandpa has a walking frame | an elderly aunt unsteady on her feet wants to come along | is it ok for someone who walks slowly | can a person with a walking stick play
    | power wheelchair <n> inches wide does it fit | how wide can a wheelchair be | does a mobility scooter fit through | electric chair wide enough | will his chair go through the doors
    | door width in inches`,
  address: `what are you called again | name of the venue | is this lantern and latch | which company is this | addr | adress
    | where u at | street address plz | loc | location plz`,
  adults: `she would like to bring <n> friends all <age> and i would rather sit at a bar | can i leave the kids and go to a cafe | may i wait in a bar while they play
    | do i have to stay while my teenagers play | drop my <age> and friends off and come back later | can a bunch of <age> play while we have dinner | does she need me in there
    | does he need me in there with him | do i have to go in with her | must i play along with my kid | my girl is <n> can she go in alone | she is nearly <age> does she still need me
    | <age> alone in the room ok | how strict are you about the grown up in the room | <n> kids and a nanny | nanny with <n> kids | one sitter for <n> children`,
  ages: `do kids under <n> play free | kids under <n> free | are under fives free | does a child of <age> need a ticket | are toddlers allowed in | can my baby be in the room with us
    | kids <age> and <age> | kids <n> <n> | little ones ok | age min | kiddos | youngest age | his kids who are <n> and <n> | bringing kids who are <n> and <n> can they join
    | three generations from <n> to <n> years old | ages <n> to <n> is that ok | is <age> too young for <room> | <age> loves scary movies is <room> ok | my <age> wants to do <room>
    | would you let a <age> into <room> | dad is over ninety nine | grandpa is <n> years old is he too old | is there someone too old | just moms and babies | mom group with infants
    | baby wearing while playing | can i carry my baby through the game | playgroup with toddlers | do <age> need a ticket | does a <age> need a ticket | is there a ticket for under fives
    | my twins are <age> and they read already | is <room> ok for an anxious <age> | nervous <age> in <room> ok | my <age> reads well can she play`,
  'arrive-early': `we booked <time> when do we have to be there | our game is at <time> what time should we arrive | be there how much before <time> | at what time do we show up for a <time> game`,
  'birthday-adult': `divorce party for <n> women | mom is turning <age> family of <n> | dads <n> birthday with the whole family | a birthday for grownups only`,
  'birthday-food': `put a cake in the room at the end | can we surprise somebody with a cake after the game | can we bring a cake for our boss | where do we keep the cake while we play`,
  'birthday-lead': `is the <n> hours rule strict for parties | my party is in <n> days is that enough notice`,
  'birthday-price': `is the birthday package cheaper than normal tickets | party package or normal tickets which is cheaper | is the package worth it for <n>
    | what is the difference between a package and just booking <n> tickets`,
  'birthday-time': `and the week after christmas for the party | could the party be between <day> <day> | what about a party on a school holiday | sweet sixteen <day> at <time>
    | her sweet sixteen with <n> girls on <day> <time>`,
  cameras: `what if the game master is not watching | does somebody really watch all the time | is the host paying attention or on the phone | do you hear everything we say`,
  cancel: `flight canceled and we cannot come | lost my job and want my money back | plans changed want out of the booking | can i get some of my tickets refunded | need to drop <n> of <n> tickets`,
  capacity: `is <n> too many for <room> | are <n> too many | does <room> take <n> | would <n> people be too crowded | which room holds more | which of them fits more people | biggest room you have
    | <n> in <room> | <n> <room> | <n> ppl <room> ok | <n> one room | do we need both rooms for <n> | would we need two rooms | <n> of us do we need two rooms | then both rooms for <n>`,
  careers: `need people at your place | any openings at the moment | looking for work got anything | anything for actors | do you need performers | are there jobs for people who like theater
    | internship | do you take interns | i would like to work with you | room for one more on the crew | can i bring my resume in person | do you accept walk in applicants
    | is there an application form`,
  'careers-experience': `do i get trained | is there training | will you teach me the job | who trains new people | do new hires get training | what kind of people are you looking for
    | who do you look for | what makes a good game master | i have only worked retail is that fine | no experience can i still do it | i have never run games before do you train me`,
  'careers-pay': `what does it pay | what would i earn | how much an hour would i make | what do you pay people | is it well paid | and the pay`,
  contact: `when are the phones answered | who picks up the phone | is anybody at the desk to take a call | what hours can i call | a good time to ring you | your email please
    | give me a number to text | which inbox do you read | instagram | your insta please | got an instagram | insta handle | follow you on social media | what is your handle on instagram
    | and email | and your email | and the phone | and when do you answer | when do you reply to emails | how fast do you answer mails`,
  corporate: `boss wants something fun for <n> people | they told me to find something for the team on <day> | need an activity for work | can you host our company thing
    | we would like to do a team thing with you`,
  'corporate-contact': `what do you need from me to send a quote | what information should i give you for an offer | which details do you want for planning | what do i put in the inquiry email
    | what should the first mail contain | how do i start planning with you`,
  'corporate-daytime': `can we do it on a school day morning | could a class come before noon | school trip in the daytime | weekday at <time> in the morning for a class
    | do you open before four for groups | midday slot for a team`,
  'corporate-food': `can you recommend a bar for <n> | which restaurant takes <n> people after the game | recommend a place for a big table | where can <n> colleagues have drinks afterwards
    | do you know a bar with space for a group | a place for dinner with <n> people`,
  'corporate-invoice': `need a w9 for our accounting department | accounting needs your w9 | can you fill in our vendor form | we have to set you up as a vendor | vendor setup paperwork
    | need your tax id for accounts payable | accounts payable wants a w nine | can we be billed net thirty | bill it to the company | pay by purchase order | do you accept purchase orders
    | ap department needs an invoice from you | do you take pos | can we pay with a po | do you take a po | po accepted`,
  'corporate-price': `hr here can you send me a quote for <n> people | please quote us for <n> people in january | i need a quote for <n> staff
    | what would it run for a team of <n> on a weekday morning | need a ballpark for <n> employees | budget estimate for the whole department | can i get numbers for my boss
    | send over pricing for a company event | cost estimate for our offsite | how much should i budget per head | total for the whole team please | rough figure for finance
    | do you have a package deal for teams | team package | corporate package price | group package for offices | any bundle for companies | what is in the company package`,
  'date-night': `what is the calmest evening to come | quietest night of the week`,
  duration: `what is the longest game | do you have a shorter version | is there a two hour game | how many minutes per room | can we do it during lunch break`,
  fail: `i bet nobody ever gets out | nobody ever wins this right | is it impossible to win | do most teams lose | do we get the solution at the end
    | will you show us the answers if we run out of time | do you explain what we missed | do we learn how it ends if we lose | do we get to see the last part anyway`,
  'faq/first-time': `dumb question but what do you actually do in there | what is an escape room anyway | explain how this works to somebody who has never done it | what even is this
    | so what do you do for an hour | what is the goal of the game | how does an escape room work | what happens once the door closes | bringing my boomer parents will they get it
    | will old people get it`,
  'faq/food-and-alcohol': `divorce party wine ok | is wine ok at a hen do | can we have a glass of prosecco in the lobby | champagne to celebrate | a toast with bubbly at your place
    | bring our own wine`,
  'faq/hints': `does a hint add to our time | do hints add minutes | is there a time penalty for a hint | do we lose seconds when we ask for help | will asking for help hurt our ranking time
    | are hints counted against us | minus points for clues | are hints spoken or on screen | how do hints reach us`,
  'faq/late-arrival': `car got towed and we are going to miss the start | our ride canceled on us | stuck behind an accident | parking took forever we will not make it on time
    | bridge is closed we are crawling | running behind because of the kids`,
  'faq/locked-in': `is it safe for kids | is it safe in there | is this dangerous | could we suffocate lol | what about safety | what if someone faints and nobody notices
    | how do you keep people safe | would anybody notice if something happened | what about emergencies during the game`,
  'faq/nearby': `where can we go after with everyone`,
  'faq/parking': `half will drive where should they park | those who come by car where do they go | driving in from the suburbs where do we leave the car | garage closest to the venue`,
  'faq/same-day': `how soon before the game can i book | can i still book an hour before | how last minute can i reserve | up to when can i book online | is twenty minutes before too late to book`,
  'faq/transit': `half of us take the train where do we get off | some come by rail from the suburbs | regional rail stop closest to you | which station do we get out at | the team comes by septa
    | near <n> street station | are you close to amtrak | coming from the station | from the airport how do i get to you | far from the train`,
  'faq/where-is-the-door': `is the door easy to miss | how will we recognize the entrance | what does your door look like | what does the half in the address mean | is the half a typo
    | do you have a sign outside | ringing and nobody answers | nobody opens the door`,
  'gift-amount': `secret santa with a <money> limit does that buy a ticket | is <money> enough for one ticket | will a <money> card cover one person | is a <money> voucher enough for two
    | what can they do with a <money> card | how far does <money> get them | how many people does a <money> gift card cover | is <money> a stingy gift | will it cover us
    | does the card cover all of us | is the card enough for our group | won a gift card at a raffle it says <money> good for two | the card says <money> is that good for two
    | my card is worth <money> how many of us can go`,
  'gift-delivery': `i need it in five minutes | need a present right this second | party starts in an hour and i have no gift | how do i know they got it | will i be told when the card has arrived
    | do i get a copy of the gift email | does the card go to me or to them`,
  'gift-expiry': `is a voucher from <day> still good | got a voucher years ago is it still valid | my aunt sent me a voucher in <day> is it still good
    | found an old gift card in a drawer does it still work | voucher is <n> years old can i use it | does an old certificate still count | my card is from before the pandemic
    | how old can a gift card be | still good after all these years | gift certificate from last christmas still ok | will my voucher run out | can she use it when she visits in <n> years
    | they only come to town next summer can they use it then | no rush to use it right | is it fine if he uses it much later | they never used it in <n> years
    | it has been lying around for <n> years | bought it ages ago never redeemed it`,
  'gift-redeem': `where do i type the code | where does the code go | at which step do i enter the voucher | how do they use the code | where on the booking page is the gift card field`,
  'gift-room': `can a gift card be used for a birthday party | does the card work for a company event | may they use the voucher toward a party`,
  'gift-several': `need <n> gift cards at <money> each total | <n> cards of <money> each what do we pay`,
  'headcount-change': `my group is <n> but one might bail | one of us might not make it | people keep dropping out | we want to upgrade to the bigger party package
    | go from the <n> party to the <n> one | two tickets too many now | our number shrank | somebody dropped out this morning | fewer of us than planned`,
  hours: `we come from germany on <day> you have open | you have open <day> | is your business open <day> | we visit your city <day> do you open | the <day> you work or closed
    | what hour you open and close | until what hour you are open | do you shut on public holidays | do you close early on holidays | shorter hours around christmas | holiday schedule please`,
  included: `what do i get for that money | <money> for an hour really | is that not a bit steep | what exactly are we paying for | that is a lot of money for an hour
    | what makes it worth <money>`,
  'large-group': `team of <n> <day> at <time> possible | <n> of us from the office at <time> can that work | department of <n> people all at once | offsite for <n> people how would that work
    | quarterly outing for <n> how does it go | my manager wants to know if we can all fit <n> | can all <n> of us fit | will <n> of us fit at once | is there space for the entire team of <n>
    | can you hold <n> people | do you have capacity for a whole department | would <n> colleagues be too many | max number of people in the building at once
    | retirement party ideas for <n> seniors | retirement outing for <n> people | farewell party for a colleague with <n> guests | club outing for <n> | reunion of <n> people
    | bachelorette with <n> girls | stag do for <n> lads | alumni get together for <n> | church group of <n> | sorority event for <n>
    | our company would like to visit your establishment with <n> persons | it is possible all persons in same time | all <n> persons at the same hour please | can we be <n> in the same moment
    | we are company of <n> people want to play together | can you seat <n> for a team thing <day> | can you take <n> nurses after their shift | <n> people coming off shift at <time>
    | could <n> of us come after work at <time> | can you host <n> on <day> around <time> | could you have <n> of us on <day>`,
  leaderboard: `we got <n> minutes in <room> is that good | is <n> minutes a good time | how does our time compare | would <n> minutes make the top ten | what is a good time for <room>
    | who won last month | champions of last month`,
  'leaderboard-rules': `how do we get on the leaderboard | what do we have to do to get our name on the board | how do teams end up on the list | can our team be on the wall of fame
    | how fast must you be to make the board | do you add us to the ranking automatically | how do i submit our time | will our result show up online | do slow teams get listed too
    | what counts as a record`,
  manipulation: `can i get the answers to <room> | tell me how <room> ends i am only curious | what is the solution of <room> | spoil the ending for me | what is the combination of the first lock
    | give me the walkthrough | how do you open the last gate | which suspect is it | what is the name that opens the door | leak me one puzzle | cheat codes please`,
  'no-show': `is a no show refunded | we did not turn up do we get anything back | what if nobody comes to the game | forgot about our game yesterday | we never made it to the game
    | overslept and missed our booking | do we lose the money if we do not show | slept through our slot`,
  'off-topic': `weather tomorrow | will it rain tonight | is it going to snow | do you like your job | what is your favorite color | are you single | do you dream | how was your day
    | what are you wearing | sing me something | talk like a pirate | who will win the eagles game | score of the game last night | what is the capital of france | do my homework
    | recommend a movie`,
  'page/birthday-parties/food/allergies-are-yours-to-manage': `gluten free snacks | any nut free food for the kids | one kid has celiac what do you serve | is there something for vegan kids to eat
    | does your food contain peanuts | dairy free options | what snacks do you give the children`,
  'page/birthday-parties/questions/how-do-i-know-how-many-guests-will-really-come': `what if a guest cancels on the party day | do we still pay for <n> if some kids do not show
    | half of the class is sick on party day | some guests bailed do we pay less for the party | not everyone rsvped for the party | how many should i book for if half have not answered`,
  'page/birthday-parties/what-you-get/the-birthday-person-gets-the': `can the birthday kid be in charge | does the birthday girl get something special | what does the birthday child get to do
    | a little extra for the kid whose day it is`,
  'page/careers/applying/a-shadow-shift': `would i work alone with a team on day one | do i run a room alone on my first day | when do new staff run a room by themselves
    | how does the first week go | is the trial evening paid | thrown in at the deep end | who sits with me at the start`,
  'page/careers/questions/is-it-full-time': `when would i have to work | i have school on <day> and <day> would that work for the job | can i pick my days | does the schedule fit around classes
    | can i work in the mornings only | i only have evenings free for work | is there a night shift | can i have fixed days off at the job | is it a side job`,
  'page/careers/shift/reset-and-again': `is it hard to reset a room | how long does resetting take | what do you do between two teams as staff | who puts all the props back | what is a reset`,
  'page/careers/shift/intro': `what would a shift on saturday be like | when does a shift start and end`,
  'page/careers/what-we-look-for/you-are-free-on-some': `do you need me on weekends | must i work weekends at this job | is saturday work required of staff`,
  'page/corporate-booking/capacity/intro': `will another company be there at the same time | will other firms be in our room | do we share with another office
    | are there other groups when our office comes | would strangers be mixed in with our staff`,
  'page/corporate-booking/debrief/we-keep-it-friendly-and': `will the boss see who messed up | are we being evaluated | does management get a report on us | is it psychologically safe
    | will i be judged by hr | is it a test of the employees | do you rank people | who sees how i performed`,
  'page/corporate-booking/how-booking-works/you-get-a-plan-and-a-quote': `can i change the number after i said yes to the quote | may we tweak the plan later
    | are we charged when you send the quote | is the quote binding | how often can we change the plan`,
  'page/corporate-booking/how-booking-works/you-play': `which of you runs the event | who hosts the evening | how many hosts do we get | is there a host for every room
    | who looks after the latecomers`,
  'page/corporate-booking/rounds/results-all-together': `who reads the results | who announces the winner | how do we find out which team won | is there a winners ceremony
    | do you name a winning team at the end`,
  'page/corporate-booking/rounds/swap': `half of us can only come at <time> the other half at <time> | can part of the group come later | can we come in two shifts
    | second group arrives an hour later is that fine | some of us have to start later than the others | can the second half of my team start an hour later
    | second group comes an hour after the first | two waves of colleagues`,
  'page/corporate-booking/rounds/you-send-the-list': `ceo should not be with interns | keep these two people apart please | do not put me on a team with my boss
    | somebody should not be on a team with their manager | can i tell you who must not be together | can you make the teams for us so the boss is not with the interns`,
  'page/corporate-booking/time/two-rounds': `how long is the whole thing for two rounds | how long with <n> people in two rounds | total time for two rounds | when would both rounds be over
    | how many hours if we play in rounds | duration of the evening with two groups after each other`,
  'page/date-night/evening/just-before-the-start-the-briefing': `what is the briefing | do we hear a story first | what happens at the briefing | who explains the rules
    | is there an introduction before we start | what do you tell us at the beginning | does someone explain what to do`,
  'page/date-night/questions/can-we-come-on-a-saturday-after-all': `can a pair use the gift on a <day> | just the two of them on <day>`,
  'page/gift-cards/questions/can-it-be-spent-in-parts': `three dollars left over what can i do | small amount remaining on the card | what happens with the last few dollars | is the leftover lost
    | there is change left on my voucher`,
  'page/gift-cards/questions/can-several-cards-go-into-one-booking': `can i use two at once | both cards for the same game | three vouchers on one order | stack the gift cards
    | all our cards together in one checkout | put two of them together | what if it is not enough | the card does not cover everything | what if the voucher is less than the price
    | pay the rest with a credit card | who pays the difference`,
  'page/gift-cards/questions/they-lost-the-e-mail-what-now': `typed the wrong email for the gift card | sent the gift card to a wrong address | i bought one last month and it has not come
    | the card i ordered never showed up in my mail | gift card went to spam or nowhere | no email with the card after paying | code says invalid | recipient never got the card
    | misspelled her email when buying the card | who do i talk to about a lost code`,
  'page/gift-cards/questions/what-if-the-room-they-wanted-has-closed': `what if you close down is the card worth nothing | my room closes is the gift card worthless then
    | the card was bought for a room that is gone | gift was for <room> but it is closed now | does the card die with the room | they wanted <room> but it is gone can they use it on another`,
  'page/legal/accessibility-gaps/the-way-around-it': `is the phone price the same | do you charge extra for booking by phone | same price if i call | does it cost more over the phone
    | is online cheaper than calling`,
  'page/legal/booking/a-booking-is-made-when': `i booked but never got an email | no confirmation arrived after paying | paid but nothing in my inbox | checked spam and there is no confirmation
    | my confirmation mail is missing | card was charged but no confirmation | how long until the confirmation comes | is my slot held while i fill in the form | can i put a hold on friday
    | can you hold a slot for me | tentative reservation | reserve now decide later | keep <time> free for us`,
  'page/legal/cancellation/if-we-have-to-cancel': `what if it rains | flooding on south street that day | the city has a snow emergency | a storm knocks out the power before our game
    | do you close in a blizzard | travel ban because of ice`,
  'page/legal/conduct/nobody-plays-drunk-or-under': `been drinking since noon still allowed in | which room is more fun for drunk people | we will be a bit tipsy
    | friends want to come after the beer garden | can we play after a few pints | stoned people allowed | what if one of us shows up wasted | we are coming straight from brunch with mimosas`,
  'page/legal/contact/applications': `email address for hr | hr contact | who do i send a resume to | hiring email | recruiting contact | address for applications | where does my cv go`,
  'page/legal/lateness/intro': `do we get less time | do you cut our time when we are late | is the full hour lost if we are late
    | will we still get sixty minutes if late`,
  'page/legal/privacy/booking': `is the booking site safe | is it secure to enter my card | do you store my credit card | who sees my payment details | is my card number safe with you`,
  'page/legal/privacy/intro': `must i register on the website | is there a login for customers | do i have to create a profile`,
  'page/legal/privacy/writing-or-calling': `do you send marketing emails if i book | will i get spam after booking | do i end up on a mailing list | will you email me ads`,
  payment: `can we split the bill between <n> people | can everyone pay for themselves | can each of us pay separately | pay half now half later | separate checks for our group
    | can half of us pay cash | can my friends venmo you | two credit cards for one booking | can we each put in our own card | pay our own share | what card types | which cards
    | card types accepted | visa mastercard amex | is debit ok | which credit cards work`,
  physical: `our oldest has a bad hip | bad back is it ok | one of us has arthritis | had a hip replacement | he gets tired quickly on his feet | can somebody with a sore back play | is it slippery
    | are there cobblestones | is the alley inside | do i trip easily in there | what is the ground like | what do the lanterns weigh | how heavy are the lanterns`,
  played: `we did <room> last year what now | already did <room> what else have you got | we have done one of your rooms which is left | been through both rooms anything left for us`,
  'post/holiday-season-gifts-and-group-nights/what-to-book-early/two-weeks-ahead-is-comfortable': `how far ahead do people usually book | how early should we reserve | how long before should i book
    | when is the latest to reserve for a weekend | do you fill up weeks ahead | is a week ahead enough to get a slot | how soon does it book up`,
  'post/office-holiday-party-field-guide/when-to-book/december-evenings-go-first-on': `can we come in january instead is it easier | is january a better month for the party
    | would a monday be simpler to get | is early december already full for offices | easiest date for a staff party | is friday or monday better for a team event
    | which weekday is best for a company night | quietest weekday for offices | are thursdays hard to get in december`,
  'post/office-holiday-party-field-guide/why-it-works-better-than-a-bar/a-bar-sorts-people-by': `is it embarrassing for shy people | team of introverts will they hate it
    | will quiet colleagues enjoy this | why not simply take them to a bar | any reason not to just go for drinks | why is this better than a happy hour | convince me to do this instead of bowling
    | is it good for people who never say anything | what do the shy ones do in there | why should we pick this over dinner | i hate loud bars would this be better
    | the office party is usually hell would this be better | supposed to pick between bowling and this | bowling or escape room for engineers | sell it to me against a dinner out
    | my coworkers hate small talk is this for them | why would this beat karaoke`,
  'post/team-building-stories/plan-one-for-your-team/a-sample-story': `is the kitchen story true | did the accountants really come | are the stories on your blog real
    | are those customer stories made up | is ruth a real person | did that charity board really play`,
  'post/vr-experience-coming-soon/questions-we-already-get/not-decided-either-the-comes': `how much will vr be | what will the vr cost | price of the vr thing
    | is there a price for virtual reality yet | how expensive is the virtual reality going to be | vr how much | will the headset game cost more than the rooms`,
  price: `what does the price depend on | why is it a range and not one price | when is it <money> and when <money> | why from <money> to <money> | what makes it cost more or less
    | which sessions cost less | when do you charge the lower price | how is the price set | so <n> couples what is the total | we have <money> how many people can play
    | our budget is <money> how many of us | what can i get for <money> | is <money> enough for <n> | will <money> cover <n> of us | <n> adult <n> children what we pay
    | how many dollars for <n> person | what is the cost for <n> adult and <n> child | how much we must pay for <n> | what price makes <n> person | is it per hour or per game | is it per game
    | do we pay by the hour | <money> x <n> right | <money> times <n> is what we pay right | so that makes <money> for all <n> of us | did i calculate right <n> times <money>
    | yo how much for the squad | how much for da gang of <n> | price for the crew | tell me the price for <n> | i bet you cannot tell me the price for <n> | and for <n> more`,
  reach: `my dad is very tall | he is over six feet tall | i am quite short will i reach things | is it a problem to be small | how high up are the clues | tall people hit anything`,
  recommend: `which room then | so which one | which of them for us | and which room would suit them | what should we pick then | best one for this group | which do you suggest for us
    | our book club wants something cozy not scary | <n> ladies want something cozy | something gentle for older folks | what have you got for <n> guys
    | in town for one night <n> of us what have you got | my wife loves true crime which room | something not too gloomy for the family | want a light hearted one | which one for people over <age>
    | which one has less stuff to read | which room has less reading | i am dyslexic which room | less text please which room | which room for somebody who hates reading
    | which is better for people who cannot read well | boring people which room | we are accountants which room | for a quiet team which room | for loud people which one
    | teachers on a night out which one | we were <n> nerds what do we pick | nerds want a room`,
  reschedule: `my boyfriend booked it can i change it for him | somebody else made the booking can i move it | change it on behalf of my sister`,
  retired: `i read that one of your rooms closed | which of your rooms shut down | is the tea party room the one that closed | my niece will be crushed the tea party is gone
    | did the storybook one close | one of the rooms is closed for good right`,
  'review-write': `our game got cut short because of the other team | we lost minutes because the team before us ran over | promised a call back and nobody called | want to praise our host
    | our game master deserves a raise | tell the host she was great | i have a compliment for your staff | the room was not reset properly | a prop was broken in our game
    | we started late because of you | the host ignored us the whole time | we think somebody filmed in our room | another guest took pictures of us | your staff was amazing
    | how do i leave five stars | best hour of my year thank the team | felt unwell because of the fog and nobody helped`,
  reviews: `how do i know the reviews are not fake | are those reviews real | did you pay for those five star reviews | who writes those reviews | your ratings look too good to be true
    | can i trust the reviews | are the testimonials made up | how many real reviews do you have | is it legit or a tourist trap | is this place any good
    | what do other people say about you | are you well rated | how do people like it | is it just hype | convince me it is good | anybody ever happy with you | are you the best in the city`,
  'room-about': `tell me more about the second | tell me more about the first one | and the other room what is it | what about the second one | what do we do in <room>
    | what is the goal in <room> | are we detectives in that one | who do we play | what is our mission | do we name a murderer in the end | what is the plot of <room> | do we escape from jail`,
  'room/thai-prison/are-we-really-locked-in-the-cells': `how exactly do i get out of the cell | i get nervous when locked how do i get out of the cell | is there a button to open the cell
    | what opens the cell gate if i panic | can i open the cell myself | stuck in the cell how to leave`,
  'room/thai-prison/can-a-pair-finish-thai-prison': `can we start in the same cell me and my girlfriend | may the two of us begin together | we do not want to be separated at the start
    | start side by side instead of in two cells | can you open the gate between us | i do not want to sit alone in a cell`,
  rooms: `are three rooms available | do you have three rooms | how many rooms can we use at once | are there more than two rooms | i thought you had three rooms`,
  scary: `how dark on a scale of one to ten | are there dolls or clowns | any creepy dolls | any spiders or rats | will somebody chase us | my colleague gets panicky in the dark
    | what can you do for somebody afraid of the dark | can the lights stay up for a nervous guest | do you have a room about ghosts | she hates being in the dark`,
  seating: `coworker has a cast on her leg | somebody with a broken leg is coming along | he has a boot on his foot after surgery | sprained ankle can i still play
    | she is on crutches will she be ok | just had knee surgery can i sit during the game | cannot stand for an hour | can i play with a broken foot`,
  sick: `my mom just died we have a booking tonight | there was a death in the family | we have a funeral that day | my husband is in the hospital | somebody had an accident on the way
    | family emergency cannot come | we are at the er right now | the kid is throwing up | labor started early | somebody in our team passed out and we have a game at <time>
    | one of us cannot get out of bed today`,
  sound: `deaf colleague realistic | colleague who cannot hear | one of us wears hearing aids | is it doable for a deaf person | would a hard of hearing coworker miss out`,
  split: `how do we split in <room> | who goes into which cell | how many of us on each side | do you decide who goes in which cell | is the team divided evenly | are we separated the whole time`,
  tax: `<n> people how much with tax | total including tax | what is it after tax | price with everything included tax and fees | out the door price for <n>
    | does the price already include sales tax | are there service fees on top | hidden fees`,
  unknown: `i am <age> can i apply for a job | minimum age to work for you | how old do i have to be to work there | do you hire high schoolers | can a <age> work as a game master
    | do i have to be 18 to work with you | do you need a background check for the job | do you hire minors | is there a summer job for teenagers | working papers for a minor
    | i write a blog could i play for free | can i come for free in exchange for a review | do you do press visits | i am an influencer can we collaborate | free tickets for bloggers
    | do you offer media passes | collab with content creators | we have <n> followers want a collab | sponsor my video | press kit and photos for an article
    | can i interview the owner for my podcast | comp tickets for journalists | i live across the street and hear an alarm at night | your music is loud i am your neighbor
    | the sign outside shines into my bedroom | your customers smoke under my window | delivery truck of yours blocks my driveway | noise complaint from next door
    | i live above you and hear screaming | who owns the building | trash cans of yours on the sidewalk | what is that banging every night from your building | we never received our team photo
    | can i get the photo from last saturdays game | where do we find our picture from <day> | can you resend our group picture | lost the email with our photo
    | how do we get the team photo afterwards | is the photo emailed | do you print the picture | does the photo cost extra to download | if we do not make it out do we get another try free
    | is there a free second attempt | do we get a retry if we fail | half price if we come back | gift receipt without the price on it | can i hide the amount on the gift card
    | can you leave the price off the gift | do you have a loyalty card | discount on our second game | can you rent us the lobby after the game | can we have drinks in the lobby after hours
    | can we stay in the lobby for an hour afterwards | did my booking go through name is lee | can you check if my booking exists | look up my reservation under smith | what time did we book
    | find my order number | am i confirmed for <day> | can you see our reservation | which room did i book | how many people did i put on my booking | check whether my wife already booked
    | can you confirm my appointment | is my payment received | are the riddles different each time | do you swap out the locks every year | is it the same puzzles if we come back
    | do you update the rooms | will it be different next time we play | do you rotate the puzzles | is the room culturally offensive | was anybody from thailand asked about the room
    | why did you choose that theme | can remote employees take part by zoom | is there an online version for remote teams | can people join by video call
    | do you offer a virtual escape game for distributed teams | is there a trophy for the winner | do winners get a medal | prize for the best team | dress code for staff
    | do employees wear a costume at work | is there a uniform for game masters | do you hire people with a criminal record | will a background check stop me getting hired
    | is english required for the job | my english is weak can i still work for you | can i volunteer | do you take volunteers | unpaid internship for school credit
    | i am <n> am i too old to be a game master | is there an age cutoff for employees | i was rejected can i apply again | can i reapply after a no | remote work | any work from home positions
    | job in marketing or social media | health insurance for employees | do staff get benefits | paid vacation for staff | do staff get tips | can i get a job with a visa
    | floor area of the room | what are the dimensions of the room | how many square meters is it | how much is the garage per hour | do i take my shoes off
    | is vaping allowed | where can i smoke | is there a smoking area outside | room temperature in summer | cheaper than the one on walnut street
    | are you better than the other escape rooms in town | how do you compare to your competitor | do you match prices of other places | what do other escape rooms charge
    | is somebody in the building at night | do you have security at night | how many other escape rooms are in the city | is it rigged so that we lose | is there a demo or trailer of the game
    | do you do virtual tours of the rooms | is the escape room sanitized between groups | do you wipe down the props | will my back hurt | do walk ins pay more | can i give my booking to a friend
    | can somebody else use my slot | transfer my reservation to another person | can i sell my tickets to a friend | change the name on the reservation | has any law firm been to you
    | which companies have been your customers | name some clients of yours | what is in the lobby | how many people can sit in the lobby | can uber drop us at the door | where does a taxi stop
    | is there a bike rack | do you have the same thing in another city | is there one of these in another state | if we solve it in <n> minutes what do we do with the rest of the hour
    | what happens with the leftover time if we finish early | is there a second chance if we were a minute short | your guests keep ringing my bell | i live next door and your customers ring at my place | does the recipient see what i paid | can i hide the value
    | can i top up a card | add more money to an existing gift card | reload a gift card | is it tax deductible | can i write it off as a business expense | is there a money back guarantee
    | do you refund if we hate it | money back if we are not happy | can all of us be in one big team photo | can we switch rooms halfway | swap rooms in the middle of the game
    | is it cold inside in winter | is the building heated | are hints spoken or on a screen | how does the host talk to us during the game
    | is there a radio or a screen for clues | do you play music in the rooms | what do i bring | do we need to bring anything | is there anything i should bring with me
    | what should i have with me | quote valid how long | how long does the offer stand | do you do multi week bookings | weekly sessions for a company
    | can you remove the tax for a tax exempt organization | we are tax exempt | can clients come too | can we get it invoiced next year
    | is an <age> sister adult enough | does a teenager count as the chaperone | from what age does somebody count as an adult | can a babysitter of <age> be the grown up | do you check ids
    | do i need to show id at the door | proof of age needed | are there snack breaks | is there a break in the middle | do you have birthday crowns or hats | do you have a theme for a quinceanera
    | is the food tray real food | is it disrespectful to inmates | are there electric shocks | any mirrors inside | is there a ladder or a height | which is your most popular room
    | which room gets booked the most | what happens after a wrong name | paid twice i think | i see two charges
    | are tickets transferable | can my teenager book with her own card | do i need to be eighteen to book | minimum age to make a booking | i booked under the wrong email
    | my email on the booking has a typo | do you overbook | can we stay after the game | how long may we hang around afterwards | is there a rush between games
    | can you notify me when a slot opens | the gift card page does not load | cannot buy the gift card the site hangs | is there a bulk discount on gift cards
    | can i buy a gift card at the front desk | do you sell gift cards in a shop | is it instagrammable | any cameras in the bathroom | how many people died here | what if she says no | is it mid
    | is the <money> a scam | is there noise from you late at night | loud music after ten in the evening | any bogo | buy one get one free | do you guys do trivia nights
    | can i give you my old puzzles | can i get a voucher instead of a refund | store credit for a canceled game | can i have this chat emailed to me | is the gift email available in spanish
    | any perks for employees | is there a dress rule for drag`,
  vision: `blind colleague realistic | colleague who cannot see | would a person without sight have fun | legally blind coworker | glasses ok | is it fine with glasses on
    | do i need my reading glasses | contacts or glasses | forgot my specs`,
  'weekend-minimum': `does a baby count for the minimum | can i pay for <n> and come as <n> on <day> | can we buy a third ticket and come as two | two of us on <day> if we pay for three
    | does a child count toward the three | is the minimum the same in <room> | what is the deal with the weekend thing | someone told me you need <n> people on weekends
    | i heard you need <n> people on <day> | is there a rule about weekends and group size | two adults no kids which day can we play | which day can a pair even play
    | what day works for just two adults`,
};
