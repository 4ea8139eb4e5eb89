import type { Phrasings } from './phrasings.ts';

/** Longer, chattier ways to ask about booking, group sizes, hours, arriving and finding the door. */
export const visitVoices: Phrasings = {
  'faq/how-to-book': `my nephew set me up with this tablet and i am hunting for the spot where you make the appointment
    | ok so everyone in the group chat finally agreed and now i am the one who has to do the reserving
    | i keep tapping the button on my ipad and it just spins and spins and i never get to choose a time | husband says we need tickets ahead of time but i do not see any place to get them
    | good day i wish to make reservation for my family how i must do | i have been put in charge of organizing the girls trip so walk me through getting us signed up
    | can i just tell you the day and you write us in your book | please note down <n> persons for <day> on the name of mueller
    | i am at work and can not phone so is there a way of doing the reservation with a few clicks | your calendar thingy freezes on my samsung every time i try to grab a time
    | i would rather give my details to someone over the phone than type my card into a website | do i need to make some kind of profile with a password before you let me reserve
    | we are flying in from dublin in march can we sort out the booking now | the page with the calendar went all white after i put in my name
    | my dad wants to know if he can ring up and put the booking in the old fashioned way | is there a form or an app or what do i use to lock us in | bruh how do me and my boys cop some tickets
    | how many weeks out should a normal family grab a spot so we are not disappointed | can my secretary put the reservation under my name if i am not the one paying
    | it is my first time on your website and i am lost where you actually purchase admission | what do i need to have ready when i go to make the reservation
    | i am the designated planner of our friend group and need the reservation link soon | my kid begged me all week so fine where do i sign us up
    | can i do the whole reservation here by typing to you | i am not good with apps is there a lady who could take my reservation | hey so what do i tap to actually get us a time
    | it tells me error when i try to buy the tickets | what is the procedure for make a booking from spain | we would love to come what is the first step`,
  'page/legal/booking/a-booking-is-made-when': `i put in my card yesterday evening and there is still nothing from you in my email
    | my bank shows you took the money but i never heard a word from you people | so am i actually on the list or did it time out before it went through
    | the page said thank you and then closed so i am not sure if we have the room | i think i misspelled my email address when i reserved so i never saw any message
    | my wife booked it and wants to be certain it stuck before we drive <n> hours | how can i tell that our game is really locked in and nobody else can grab it
    | i was waiting for some sort of ticket or number in my mailbox but zero | is it normal that the confirmation takes more than an hour
    | i checked junk and promotions and everything and there is no message about my reservation | at what point does the slot become ours | my phone died right after i paid so am i in or not
    | does the game belong to me once i have clicked pay or only when i hear back | my brother claims he reserved but there is no proof anywhere in his mail
    | is there something you send me so i know it worked`,
  'faq/private-games': `my anxiety gets bad around folks i do not know so it has to be only my own crew in there | last place we tried shoved <n> frat guys in with our family and it was miserable
    | there is just <n> of us so will you fill the empty places with somebody else | are you going to throw a bunch of randos in with me and my kids
    | we are an orthodox family and would be more comfortable without other guests in the same game | do i have to buy up every ticket just so nobody else walks in
    | if another couple books the same time do they end up on our team | my teenage daughter will die of embarrassment if people she does not know are in there
    | my husband and i are kind of antisocial so having it to ourselves is a must | in my country always they put different families together is it same by you
    | can some other group also sign up for our time after we have reserved it | we were hoping to have the whole thing to ourselves without shelling out more
    | i am only one guy so could you attach me to some other team | will it be solely my party doing the puzzles or do other customers share it
    | is this the type of place where you get lumped with whoever turns up | i do not want some stranger solving everything before my kids get a chance
    | i would hate to share the space with folks whove done it before | my son has autism so we can not have other families walking in halfway | is it us alone or a mixed bag of people
    | would you ever slot another couple in with us on a busy night | can we be certain it is nobody but our little group`,
  availability: `my in laws are only in town <day> so please tell me there is something left | tried to snag the evening <n> on <day> but it looks like someone beat me to it
    | we get off work at <time> so what would be the next <n> we could make | is there a chance of squeezing <n> of us in on <day> or is it hopeless
    | what slots have you got going after the lunch rush on <day> | how late in the evening can a group still go in | i need a list of the times you run them because i am planning around a matinee
    | the kids have soccer until noon on <day> anything in the afternoon still open | my train gets in at <time> which game could we reach
    | everything i click on <day> is grayed out does that mean it is all gone | can you look whether <room> is taken <day> round about <time>
    | does the last round of the night begin at <time> or before that | wondering what you still have open for that <day> since hotels are all full too
    | hi ladies from book club want to do <day> is that evening still up for grabs | do you have free place for <n> persons in <day> evening please
    | if my mate can only get there by <time> is there <n> starting after that | when is the soonest you could take us | could we start both rooms at the same moment at <time>
    | at what times do the sessions kick off over <day> | just checking if you still have a hole in the schedule for <n> this <day>
    | my parents fly out <day> so the day before would be ideal is that still open | i can not get away before <time> is there <n> after | i see nothing on the page for <day> are you full up
    | which evenings next week still have something for <n> | what are my options around <time> on <day>`,
  'faq/same-day': `we are at a diner <n> blocks over and wondered if we could come play in a bit | it is pouring and the kids are climbing the walls can we just head over <day>
    | got stood up for dinner so we have got a free evening can we turn up and play | we never plan anything so is it alright to simply appear at the door
    | my sister just surprised us in town and we want to do this <day> if there is any way | do you ever take people who wander in off south street
    | saw your sign walking past could we do a game <day> without any reservation | me and the lads are in the pub next door any chance you would take us in half an hour
    | concert got canceled so we are looking for something to do like in the next hour | is it required to plan ahead or <day> simply come along on the day itself
    | can i buy at the counter when i get there or is that a no go | our kid team got rained out so we have a whole carload wanting to play <day>
    | we decide always in last moment is this problem by you | i know it is super short notice but we would love to play <day> | how close to the start can i still grab a game for <day>
    | anything for <day> we are dying of boredom | mate we are in town for <n> night only any room going <day> | do you sell spots at the door on the day
    | my flight is delayed so i am stuck here all day could i come in <day>`,
  capacity: `grandma grandpa us and the <n> kids want to do it as <n> bunch would we all fit | i am in the city on business by myself and love puzzles could i do <n> solo
    | my crew keeps growing and i do not want to have to leave anybody out so how many is the limit | how many bodies can you cram into <room> before it gets silly
    | is it any fun with <n> or do you end up standing around | what would you say is the magic number so everyone gets something to do | me and my <n> sisters all want to be in the same <n>
    | we would be <n> altogether counting the babysitter can we stay in a single room | wife thinks <n> is too many cooks for <n> room is she right | is it dumb to come with only <n> of us
    | could our whole bowling team do it together in <n> go | we are <n> blokes on a stag do will you squeeze us into <n> game | how much people can go inside <room> at same moment
    | my mom does not want to split us up so which one takes the whole clan | does a baby in a carrier count toward how many may go in
    | i need to cap the invite list so tell me the top number for <n> game | the flyer does not say how few you can be to play
    | my mother counts <n> but <n> are babies so would that be too many for <n> room | our friend group is uneven so is there an upper limit per game | would <n> adults be elbow to elbow in <room>
    | is it sad to do it with <n> or do you need a bigger crew | what is the headcount where it gets the most enjoyable | can my whole softball team cram into <room>`,
  'weekend-minimum': `my partner and i can only do <day> because of our jobs but it will not let me pick <n> | nobody told me a twosome is not allowed on <day> until i got to the checkout
    | it is just me and my mom coming down <day> is that a problem | why do you force us to bring a third wheel on a <day>
    | my best friend and i drove all the way in on <day> and got told we were <n> person short | could i pay for a ghost ticket so the <n> of us can play on <day>
    | we are only a duo and <day> is the only night we have a sitter | i want to treat my dad <day> only him and me will you let us | is there some rule about how many you have to be on a <day>
    | what is the fewest you will take at the end of the week | the site keeps demanding <n> more player for <day> even though we are a pair
    | when my other buddy bails on <day> do the remaining <n> still get to play | we are <n> and we can only come <day> what we can do | can <n> of us join on <day> if we pay the price of <n>
    | any exceptions to the <n> people thing on <day> for a honeymoon couple | my roommate and me wanted <day> but apparently we need another body
    | so we need to kidnap a third person for <day> or what | my twin and i are visiting <day> please do not say <n> is too few | does the rule about <n> people go for <day> too`,
  'large-group': `i am the cheer mom for <n> girls and need to entertain all of them at once | our whole church youth is coming roughly <n> heads how would you even manage that
    | family reunion with cousins from all over something like <n> of us | our fraternity wants to bring about <n> brothers how do we do that
    | we have a tour bus with <n> exchange students passing through philly | my scout troop has <n> kids plus leaders can they all be kept busy
    | planning a bachelorette with <n> ladies and would hate for anybody to sit around waiting | i have <n> wedding guests to amuse the day before the ceremony
    | there are way too many of us for <n> room what do people normally do then | can you take over <n> of us the same evening in some sort of rotation
    | i teach eighth grade and need to bring the entire class of <n> | how do you handle a mob of <n> people showing up together
    | would it be possible to have the entire place for our crowd of <n> | we come with <n> persons from germany how do you divide so big group
    | <n> minivans full of teammates so like <n> total how does that work | my choir has <n> singers and we want to start all at the same time
    | i am planning for a whole wedding party something like <n> do you even have the space | our quiz league is <n> strong and nobody wants to sit out
    | what is the plan when a school bus of <n> rolls up | my boss said invite everyone so that is <n> mouths how do you split us`,
  'headcount-change': `one of the girls just found out she is got to work so we are a man down now | my brother decided to tag along after all so can i squeeze an extra person onto our reservation
    | i told the website <n> but now it looks like it will be more like <n> | do i get something back for the cousin who dropped out
    | i paid for <n> tickets and it turns out only <n> of us are turning up | how do i tell you that we are bringing another kid
    | could i leave the number open until my flaky friends make up their minds | <n> of my buddies still have not answered so can i fix the count later on
    | sure hope it is fine that we grew by <n> since i reserved | i would like to knock <n> ticket off my order | my roommate got dumped so we are dragging her along too can she be added
    | people keep dropping out of our game what happens to their tickets | is it ok if we turn up with <n> fewer than what i put in
    | we want to tack on <n> more heads to the <time> we already have | we are down to <n> because of a fight in the group | my niece wants in too so how do i make room for her
    | what if i get the number wrong when i reserve | may i drop <n> people from the order without a fuss`,
  'page/legal/booking/offers-for-groups-and-companies': `you emailed us a quote so when does that become a done deal | is the group offer you wrote us still up for changes until we accept
    | our club got a proposal from you and the treasurer asks if email counts as signing | do i need to return a signed contract for the group offer or is a mail enough
    | if i say yes by email to your group quote am i on the hook | can you back out of the group price you wrote us`,
  hours: `my shift let us out pretty late so i am curious how long somebody at the place on <day> | trying to figure out if a <day> before noon trip is even possible with you all
    | does anyone work there on <day> or is it your day off | drove past on <day> morning and the shutters were down so when are you around
    | the sign on the map app is different from your site so which is right for <day> | we land at the airport around lunch on <day> will you be up and running by then
    | homeschool family here and we love daytimes are you going before the after school crowd | the grandkids go to bed <time> so when does your day begin on <day>
    | we are night owls do you keep going past <time> | what hour does the place begin in the day please | are you operating over the long <day> | is the shop shut on <day> because of the holiday
    | i am a nurse on nights and can only do mornings is that a thing with you | is there anyone to let us in at <time> on a <day> | when do you guys wrap up and go home on <day>
    | will you be taking guests <day> like any ordinary week or is it different | could we do something on <day> right after breakfast | is anyone about on <day> round tea time
    | we have off school <day> can we come like at <time> | do you take a day off in the week | when can folks come by to play in the middle of the week
    | i get out of school at <time> are you already running then | is it true you do not do mornings except for special stuff | are you guys in the building on <day> at all
    | my church let us out at noon on <day> so are you up yet | i need your schedule for the week to put on our fridge`,
  'arrive-early': `i am a chronic last minute person so tell me straight when do we have to walk in | our thing is at <time> so do i tell the gang to meet there at that time or before
    | if i pull up exactly at <time> will you be annoyed | my mother in law insists on an hour beforehand which seems crazy how soon is sensible
    | what time ought we get to your place when the game is down for <time> | is it ok to roll in right when it starts
    | how big of a cushion should i plan before the start for the grown ups to get settled | do i need to factor in a safety talk before the clock starts
    | i have to write the meet up time on the invite for my friends what do i put | we might get to you way too soon can we sit somewhere until it is our turn
    | should we be on your doorstep before the hour or bang on it | how many minute before we must be present | the ticket says <time> is that when we get in or when we begin
    | will you open up for us if we are there half an hour ahead | what is the latest we should pull up so we do not mess up the start | who do we check in with when we get inside
    | so i can plan the carpool at what time should everybody be on the doorstep | do we lose anything by walking in right at <time> | what do you recommend for getting there if we begin at <time>
    | my friends dawdle so what is the real time i should give them`,
  'faq/late-arrival': `we are crawling along the schuylkill and the gps keeps adding minutes | hi it is jen from the <time> group we just got off at the wrong exit sorry
    | my brother in law is never on time for anything will the rest of us suffer | septa just announced a delay and we are not going to make the start
    | i can not find anywhere to leave the car and it is already <time> | our babysitter showed up late so now the whole evening is pushed back | will they hang on for us if the bus does not come
    | the uber driver canceled on us twice and our slot begins in <n> minutes | is there any wiggle room if we stroll in a little after
    | half of our group is inside already and the others are still looking for you | can my daughter slip in after it is begun because she has practice
    | we are hustling but it will be <n> or <n> past when we get there | we come a bit after the hour because of the traffic it is ok | do you slam the door on people who are not there on the dot
    | how much do you shave off if we get there after the start | our waiter is taking forever with the check and we are due at your place now
    | the kid spilled juice all over and we had to turn around so we are going to be behind | still at the restaurant and our thing starts in <n> will you hang on
    | the bridge is closed and we are taking the long way round | can grandma slip in after you have begun if her bus is slow | my kid had a meltdown and we are leaving home only now
    | hello we will arrive with retard of a quarter hour what happens | we took a wrong turn into camden and it is going to be close | what is your attitude to stragglers`,
  'page/legal/lateness/intro': `we got barely half an hour because of the traffic and you still took the full amount
    | i feel cheated because we came a little late and the host cut our game | if there is hardly any time left when we get there do we get credit toward another game
    | do i owe the whole sum when we only play <n> minutes because of my own lateness | we turned up so late that they would not let us begin is our money gone
    | does a shorter game on account of lateness cost less | what do you do with groups that get there when it is no longer worth starting
    | you shortened our time because we were behind and i want some of it refunded | we had <n> minutes left on the clock when we walked in and paid for <n>
    | do you give part of the money back if our lateness eats the hour`,
  'faq/waiver': `i am taking my daughter whole softball squad so whose mom has to do the papers | my ex has custody and i have got them <day> so am i allowed to put my name on it
    | is there some legal thing i have have to put my name to before they let me in | my roommate is a law student and will not sign anything so can he still play
    | can i do that liability paper from my cell before we leave the house | i am <n> and my parents are at work so who is going to sign for me
    | the link you guys sent for the form will not open on my phone | we played in spring and already signed back then do we need to go through it again
    | my grandson is with me for the week and his folks are overseas who can sign for him | do i have to print stuff or bring any papers with me | what paper do i must sign before the play
    | could i just autograph <n> sheet for the whole bunch | my buddy kid is tagging along and his dad is not around to fill anything in
    | i am an au pair can i fill in the permission for the children i look after | hate surprises so is there fine print i need to agree to at the desk
    | how do i get the consent thing over to the other parents before the outing | i am a scout leader with <n> boys so whose signature do you want
    | do i need my mom there to sign or can she do it from home | my nanny bringing the twins so how does she handle the papers | is it <n> form per family or <n> for each
    | can i fill that liability thing in while we are standing at the counter | what is this document i got with my order and must i do it`,
  'page/birthday-parties/waiver/the-link-comes-with-your': `i need all the moms of the party guests to fill in that form so how do i get it to them
    | can i paste the waiver link onto the evite for my son party | half the parents for the birthday have not done the permission thing yet
    | when will you send the thing that the other families sign for my kid party | <n> dad does not want his girl in any party picture how do i let you know
    | is it on me to chase the party parents for their signatures | how do i collect all the kids forms for my daughter birthday bash | what if a birthday guest turns up and his mom never signed`,
  'page/legal/minors/tell-us-beforehand-about-anything': `my husband had a bypass last year do you want to hear about stuff like that first
    | should i give you a heads up about my daughter seizures before we come | i have a pacemaker is that something you would like to know at the start
    | my buddy faints easily should we warn somebody there | do you keep a note of medical things we tell you before playing
    | is it wise to let the host know i am in my third trimester before we begin | whom do i inform about my son asthma | my nephew has a bleeding disorder is that worth mentioning to you
    | should my friend with a bad heart speak to your staff first`,
  'faq/bags-and-restroom': `we will have checked out of the hotel by then with all our rolling suitcases | i am nursing a tiny bladder so what happens when i have to go mid game
    | been shopping all day on walnut so i will be hauling like <n> bags | it is going to be freezing so therell be a mountain of puffy coats | is there a john on the premises for an old guy
    | potty trained only since last month so i need to know where the restroom is | i do not like parting with my purse is there someplace safe or do i carry it
    | i bike everywhere so where can my helmet and pannier go | i came straight from the office with a work laptop i can not let out of my sight | can i hold on to my inhaler while i play
    | is it allowed to run to the ladies in the middle of it | can we put somewhere our jacket and bags | we need a place to dump our wet stuff it is raining cats and dogs
    | would we have to drag our luggage into the room with us | my teenager hauls a skateboard everywhere is there some corner for that | does nature calling cost us time off the clock
    | i have crohn so is a restroom close at hand | we are backpackers with all our worldly goods so is there a corner for them | my wife needs the ladies every half hour because of her meds
    | i would hate to play in a winter parka can it go somewhere | what if my <age> announces he has to pee halfway through | is there somewhere to put our groceries`,
  address: `my taxi driver has no clue so tell me what to type in his gps | what are your coordinates for my <day> nav mate | i am putting the invitation together and need the street and number
    | my aunt wants to mail me there by taxi so where precisely is your building | what corner of the city are you on | are you guys in philly proper or out in the burbs
    | in which street i find you please | we are staying near independence hall and wonder how we get over to you | i typed your name in maps and it shows something in another state
    | need the zip for my navigation thing | can you text me a pin of where this is | what neighborhood would i tell the lyft guy | never been to this part of town so what is the way to you
    | which way do i head from the liberty bell | tell me where to point my <day> nav | i am the limo driver for a party so where am i taking them | what cross street is your venue by
    | where in the city do i have to go for your game | my gran is asking where abouts this place is`,
  'faq/where-is-the-door': `we have walked up and down the block <n> times and there is no sign of you | i am standing outside a tattoo parlor and can not see any entrance
    | gps says we are here but i am staring at a brick wall | which bell do we push when we get to the building | is that old wooden thing with a lamp on top you guys
    | my dad been circling on foot and says there is no <n> anything | what does the front of your place look like so my mom does not walk past it
    | do you have a storefront or is it hidden up some alley | i am in front of number <n> but i do not see you | what is with the half in your house number
    | somebody come get us we can not find how to get in | the front is closed up and no one is opening what do we do to get in | any landmark so that i would recognize the right entrance
    | we are at the pizza place next door i think but where do we go in | it is dark and raining and none of the doors has your name on it | do i ring or knock or just walk in
    | the delivery guy could not find your entrance what should i tell him | how will we recognize your building from the sidewalk`,
  neighborhood: `we are bunking near the art museum is it a long haul to you | staying at a hotel by city hall can we hoof it or is it too far
    | how long would it take my mom on foot from rittenhouse or center city | after the franklin institute how do we get down to your end of town
    | i work in an office tower by broad street can i make it <time> | my airbnb is up by logan circle what is the best way over
    | what is the trek like from the parkway museums with <n> tired kids | are you walkable from the big hotels downtown | how many minutes from south street you are
    | can we stroll over from center city after dinner | we are doing the rocky steps first and how would we then get to you
    | my office is by the pennsylvania convention district in center city is it a stroll | how far of a walk is it from the barnes with a stroller
    | i am a south street local so am i practically your neighbor`,
  'faq/parking': `i have got a monster pickup and hate parallel parking where do i stick it | coming in from jersey with a minivan so what are we looking at for a place to leave it
    | my mother can not walk far so i want to leave the car as close as humanly possible | last time on south street it took us <n> minutes to ditch the car
    | is there a lot out back or am i stuck feeding a meter | heard parking around there is a nightmare on <day> any tips | where i can leave my car when i come to you
    | do we need quarters for the meters over there | will i get ticketed if i stay on the street the whole time | our church van is pretty tall is there anywhere for something that size
    | my husband will drop us and then where should he stash the vehicle | any secret spots on your block to leave a car for nothing | is it easy to find somewhere to leave the car in the evening
    | <n> cars full of grandparents need to be put somewhere | is it smart to come by car or will i be cursing | my girlfriend driving in from delaware so where does she ditch her honda
    | how bad is the hunt for a space on a <day> night | can we leave the van overnight somewhere by you`,
  'faq/transit': `none of us teens drive so what train gets us there from the suburbs | we do not own a car can we reach you with the el
    | coming down from new york on amtrak so how do we go on from <n> street | which stop do i hop off at for your place
    | my wife refuses to drive in the city so we would like to come in on the patco or something | is there a bus that stops nearby for my elderly parents
    | how far the hike from the nearest subway station | i come with the metro which line i must take | we are getting the trolley in what is the closest stop to you
    | can a bunch of students with transit passes get to you alright | landing at phl howd we get to you without renting a car | does the broad street line drop us anywhere close
    | do buses still run when our late game is over | my son too young to drive so is there a train and how far the walk | from the airport with public means how we arrive
    | what bus runs down your way | i do not do cabs so which line takes me to you`,
  'faq/nearby': `what is a decent spot for tacos or whatever close to you before we play | we will be starving when we get out so where do locals eat round there
    | my dad will want a proper cheesesteak is there <n> by your place | got an hour to burn with <n> kids before our slot what is fun around the corner
    | where is good for a pint once we have escaped | grandma would like somewhere quiet for coffee while they are in there | any place for dessert that stays open late over by you
    | we want to make a full day of it what else is close | what do folks usually do with the rest of the night once they are done | can you point us to a family friendly dinner nearby
    | is there something to visit around while we wait | should i feed my crew ahead of time and if so where around you | the guys want to go drinking afterwards any spots
    | is there vegan food within walking distance of your place`,
  contact: `i have left <n> messages and no one called what else can i try | my mother does not do internet so what number does she dial
    | i need to send someone there a long note with an attachment | do you guys have an insta i want to tag you | what is the best way to get in touch about something weird i am planning
    | i would like to write you people a letter by email where does it go | is there a phone i can call on <day> to ask a quick thing | can i whatsapp you or do i need to ring from overseas
    | give me digits so i can holler at the front desk | how do i contact with you please | my group leader is asking for a landline for emergencies | where do i reach somebody after hours
    | the number i found on yelp is disconnected what is the right <n> | do you have a facebook i can message | i would rather drop a line than chat here what is the mail
    | tried to phone during lunch and it rang and rang so what else is there | what email can my assistant write to with a list of questions
    | i am deaf so a phone no good how else do i get in touch | where can i send you folks a message that is not this chat | what is your number hun`,
  'page/legal/contact/intro': `does anyone actually look at the inbox or is it a black hole | our game is <day> and something just happened should i phone or write
    | if it is really urgent what gets your attention quickest | do real folks read my email or some machine | is calling faster than email on the day we play`,
  'page/legal/contact/in-person-and-by-mail': `i need to mail you a check where would i address the envelope | can i come by in person and ask my questions to somebody face
    | where does certified mail to your company go | my lawyer wants a street address for sending papers | i have got a parcel for one of your hosts where do i ship it
    | is it fine to pop in and have a word without playing`,
};
