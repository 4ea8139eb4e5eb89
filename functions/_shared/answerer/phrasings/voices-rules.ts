import type { Phrasings } from './phrasings.ts';

/** Longer, chattier ways to ask about prices, changes, house rules and privacy, and to talk. */
export const ruleVoices: Phrasings = {
  price: `my allowance is like <n> dollars a week so what would this set me back | there is <n> of us plus grandma what would the damage be in total
    | before i pitch this to my wife i need to know what we are looking at per head | wow is it really that much for a single hour of entertainment
    | do you charge by the head or is it a flat rate for the room | i am a broke student just tell me what <n> ticket goes for | how much should each of my buddies venmo me
    | what is the going rate on <day> compared with a plain <day> | i want to budget for <n> of us whatll it run me | do little ones go for less or do they pay the same as me
    | is <room> dearer than the other one | how many cost for <n> persons please | mum treating so she wants to know what she is in for | can you give me a ballpark for a family of <n>
    | does it work out any cheaper when there is more of us | what do seniors pay at your place | the coach needs a quote per kid so what do you take
    | why does the amount change from <n> time to another | how much dough do i need to bring for me and my boo | what you ask for <n> hour of play for <n> people
    | i got sticker shock at another place so what do you folks want for it | my son asked for this for his report card so tell me what i am in for money wise
    | what is the charge for <n> adults and a <age> | is it per hour or per person or what | how deep do i have to dig in my pockets for <n> of us
    | what would a night at yours come to for me and the missus | i am collecting from everyone on zelle so what is each share | is it dearer at <day> than on a <day>
    | what is the tab for <n> heads`,
  included: `for that kind of money what do we actually get besides the room | is there anything extra to shell out for once we are there
    | does that amount cover the picture and the person running it | my wife wants to know what is thrown in with the ticket | is the host part of the deal or is that on top
    | are there sneaky add ons like locker rental or photo packages | do we get a souvenir or something with admission | what all comes with it if i buy <n> tickets
    | are the hints part of the deal or do they cost more | do we have to buy the group picture or does it come with the game | what does my <n> something dollars get me exactly
    | are there things you will try to sell us once we are inside | is there any gear we have to rent on top | what all do we get out of the ticket money
    | does somebody explain the game or is that extra | are the costumes or the picture in the deal`,
  tax: `is the number on your page what leaves my bank account or is there more on top | how much does the state tack on at the end
    | my boss reimburses only the net so do your rates have tax in them | are there any surprise service charges when i check out
    | i am from europe where tax is always inside so is it by you also inside | does the total go up at the last step | is sales tax part of the amount or added later
    | why was the final sum more than the <n> something you advertise | is it <n> flat or <n> and change | my spreadsheet needs to know whether tax comes on top
    | does the checkout slap on some handling fee | is that all in or are there sneaky extras at the end | i was quoted <time> ount and paid another is that the tax`,
  payment: `my teenager only has cash from her babysitting is that any good to you | do i hand over the money when i show up or does it come out right away
    | can each of us chip in separately or does <n> poor soul front it all | i do not trust typing my visa number online so is there some other way of paying
    | will american express fly with you guys | can i split it so half comes out of my card and half out of my girlfriend | do you accept those apple pay or paypal things
    | can i put down a little now and the rest at the desk | my card keeps bouncing at the last step even though there is money on it | is it possible to pay in place with bills
    | do you want a deposit to hold it or the full whack | would you take a check from our parish | can we settle up at the front desk when we are done
    | does my debit card work or must it be credit | do you guys do klarna or any pay later stuff | when does the money actually come off my account
    | my friends are cheap so can everyone settle their own bit | i only carry cash in case of hackers is my money good there | what happens with payment do i do it now or that night
    | will you take a prepaid visa my kid got | can i hold the room now and square up later`,
  'promo-codes': `my cousin swore there is some kind of code going around for your place | i am a sergeant in the army do guys in uniform catch a break
    | as a public school teacher i am always on the lookout for a break on the bill | i have got my college id would that knock anything off
    | is there a coupon floating around before i pull the trigger | my grandfather is a veteran and pinches every penny is there something for him
    | do you ever run any specials for <day> when it is dead | i typed that <day> code and it told me no thanks | do returning players get some kind of loyalty perk
    | is there any way to shave a few dollars off for a big family | saw a groupon a while back is that still running | anything off for nurses who worked through all of covid
    | what is the catch with that banner on top of the page | do you reward people who bring in their friends | can you hook us up with a better rate since we come all the time
    | exist some reduction for students | do aa members get a break with you | will there be a <day> thing this year | got any coupon for first timers
    | i follow you online is there some secret code for followers | i am a cheapskate and proud of it so where are the deals
    | we are coming with a bunch of seniors from the home do they get some break | is that <day> code for <day> still alive | my union card gets me stuff everywhere how about at yours
    | anything you can do on the price for a girl on a budget | we have been to you <n> times now do loyal folks get anything | do you do happy hour rates on slow nights`,
  'page/legal/promo-codes/the-conditions-of-a-code': `before i use the code what strings are attached | does that code only work with a certain number of people
    | is the promo good any day of the week or are some left out | what is the small print on that banner code | why will not the code take on the day i picked | who qualifies for the code
    | how many of us must come before that code counts | on which days may i use the code from the banner`,
  'page/legal/promo-codes/one-code-per-booking-entered': `i reserved yesterday and only then did my friend send me a code can you still knock it off
    | will it let me punch in <n> different codes and save twice | darn i hit pay before typing in my coupon what now | i have got a student code and a holiday code may i double up
    | could i get the value of the code in cash instead | can you go back and take the code off what i already paid | my wife and i each have a code for the same game`,
  'page/legal/promo-codes/the-last-day-of-a': `if i order before the code runs out but play <n> weeks later does it still count | is that end date about when i reserve or about when i come
    | the promo ends <day> and our game is the week after is that alright | can i beat the deadline by reserving now for a game in the summer
    | does the deadline on the code mean the purchase or the visit`,
  'page/legal/promo-codes/a-gift-card-may-pay': `grandma gave me a gift card and i also found a promo code do they work side by side
    | after the coupon comes off may i cover what is left from my gift card | will a gift card go through on an order that already has a promo code on it
    | is it either the promo code or the gift card or may i use the <n> | i would like to use the discount code first and then my gift card for the remaining part`,
  'page/legal/gift-cards/whoever-has-the-code-can': `my name is not on the gift card so will you let me spend it | i can not go so may my neighbor use the gift card i was given
    | someone saw my gift card code on facebook could they run off with it | is the gift card locked to the person it was bought for | can i regift the card to my cousin
    | do you check id when somebody spends a gift card`,
  cancel: `my wife boss just dumped a trip on her so the whole evening is dead | i feel awful doing this but our group fell apart and i need out
    | how many hours ahead do i have to tell you so i do not lose the cash | we split up so there is no date anymore and i would like what i paid back
    | our flight home got moved up so we will not be in philly that night | i clicked on pay by mistake and i do not even want it
    | if the babysitter flakes at the last second am i out of luck with the money | will you eat me alive if i pull the plug the night before
    | my teenager reserved this with my card and nobody asked me so undo it | it is <day> and half of my people are not up for it anymore | please give me back the money i can not come
    | do you give back everything or keep some sort of fee | can i get out of it without being stung | what is your policy if folks have to drop the plan
    | we are not going to make it to philly <day> after all what do i do with the game | the school scheduled a recital the very same night so we need to call it quits
    | is there a point after which i am stuck with it | i bought tickets for the wrong city can i get that reversed | where do i click so the reservation goes away
    | one of us tore up the plan so can we still withdraw | i need to get rid of a reservation my ex made on my card | grandma flight was scrubbed so there is no group anymore what about the money
    | the mrs says it clashes with church so we need to scrap it | if i back out <n> days before do i see all of it again | am i too late to get my dough back the game in the morning
    | we lost our sitter an hour ago and can not come what about our tickets | how strict are you with folks who pull out`,
  reschedule: `my husband wrote it on the wrong page of the calendar so it has to be another week | can we slide it down by an hour because of the preschool concert
    | i grabbed <day> but the birthday girl only has time on <day> | we would still love to come just not that evening what other days could you give us
    | my parents plane lands later than planned can our game be pushed | soccer playoffs ate our <day> so we would need a fresh date | i goofed and took the morning instead of the evening
    | would it be a hassle to bump us up to something sooner | if we shift it to next month do you charge for that | everyone bailing on <day> but they are all free <day> can we trade
    | could you put us in <room> in place of the one we picked | is it possible to change the day i made a mistake | rain check please we are snowed under at work
    | how do i go about getting a different hour for our party of <n> | need to shuffle our reservation around a bit | we have moved it once already may we do it another time
    | can i hang on to my tickets and use them in spring | we want to come earlier that same day than what it says on our reservation
    | my daughter has a recital so could we swap to the following <day> | it will not let me shift my time on the phone so can you | we are stuck at work so could <day> become next week
    | can i trade my <day> spot for <n> on <day> | my team wants to go later than what we have reserved | i would like to put our game on other date please
    | can you hold our tickets until we know a new date`,
  sick: `woke up with a fever and chills and our thing is <day> | my littlest is throwing up everywhere so there is no way we can leave the house
    | grandpa took a fall and he is at the er so we will not be there | <n> of the kids came home from school with strep | doc says i have got covid and have to stay put
    | i lost my voice and feel like death warmed over | my wife water just broke and we had tickets for <day> | the daycare bug finally got all of us
    | my daughter broke her arm on the trampoline yesterday and we are supposed to play | do you show mercy when somebody got the flu
    | we had a death in the family and can not think about games <day> | my kid is ill and the game is in a few hours what can we do | my husband is in bed with a migraine and can not move
    | is a doctor note any use to you | poor thing has an ear infection so we can not bring her | everyone caught the stomach thing at the wedding | my mother is having surgery that day
    | poor hubby got kidney stones and we are supposed to be at yours in an hour | half my troop caught the flu on the camping trip | my kid just tested positive what do we do about our game
    | we have got a puker in the back seat and are turning around | i have broken my foot yesterday and the doctor says rest`,
  'page/legal/cancellation/if-we-have-to-cancel': `the news says a nor <day> is coming what do you do in that case | the lights went off on us halfway and nobody knew what to do
    | one of the locks was busted and it wrecked the ending for my kids | will you still be running with a foot of snow on the ground | what do we get if you are the ones who call it off
    | you rang us an hour before and said the room is out of order | the schools are already shut for the storm so will our game take place
    | the magnet thing did not work when we solved it and we lost time | if the mayor tells everybody to stay home what becomes of our tickets
    | do you make it right when some gadget in there breaks down | in case of bad weather you close or no | got a text you are not opening <day> what about our money
    | our host said a prop was faulty and we had to skip a puzzle | is it my choice between another date and my cash if you have to shut
    | a tropical storm is heading for philly so what happens to <day> game | your computer crashed in the middle of our hour how do you fix that with us
    | the fire alarm emptied the building during our game what do we get | do you refund folks when it is you who can not open`,
  'no-show': `i am mortified but our game was last night and it slipped my mind completely | we mixed up the weeks and were at home in our pajamas when it started
    | what becomes of our money if none of my friends ever turned up | my alarm never went off and we slept right through it | had it down for <day> but it was actually <day> so we missed it
    | do you ding people who just do not appear | the whole gang stood me up at your door so we did not go in | is it too late to do something about a reservation from last week that we never used
    | suppose we simply do not turn up what then | i was in the hospital and nobody told you that is why we werent there | we forget to come yesterday can we use the tickets other day
    | we went to the movies by accident on the day we should have been with you | i completely blanked on our reservation this past <day>
    | nobody in our family looked at the calendar and we never came | my girlfriend thought i would cancel and i thought she would so no one came | is our money toast if we just stay home
    | we had <n> too many the night before and never got out of bed for our game | can anything be done for people who simply forgot to come
    | my friends ghosted me so nobody was at your place at our time | what do you do with a team that never appears`,
  'faq/phones-and-photos': `i run a little travel channel and was hoping to get a few clips in there | i am on call at the hospital so the phone has to stay within reach
    | will you make my teenagers surrender their devices | my daughter wants a cute story for her snap from inside | grandma would love a group shot of all of us when it is over
    | can i use the little light on my mobile if it is gloomy | someone said you lock up everybody cell is that for real | is it considered cheating if i look something up on google
    | my kid has diabetes and his sensor runs through his phone can it stay on him | i need a picture for our company newsletter | we never received that picture you took of us on the way out
    | may i wear my meta glasses | is it permitted that i make a small video inside | would anybody mind if i put it on youtube | i am expecting a call from my sitter so i would want it to ring
    | how do we get hold of the snapshot from our game | can i film my boyfriend reaction when he opens stuff | are smartwatches a problem | is there a nice spot for a group picture out front
    | my husband a firefighter on call so his pager and phone can not be off | can my teen do a tiktok dance in there | could we get a keepsake picture of the kids with you
    | do you want the phones in a box before we start | am i allowed to snap <n> quick shot of the final lock | my students would like to document the game for a class video`,
  'faq/food-and-alcohol': `the guys are going to hit a brewery first will you turn us away | my toddler lives on goldfish crackers can she munch while we play
    | i get low sugar so i would need a juice box close by | we would love to pop some bubbly to celebrate in the front area | is there anywhere on the premises to grab a water or a soda
    | can we stash a pizza in the lobby while we are in there | bachelorettes here and we will have had mimosas since <n> in the morning | is my starbucks cup ok to carry in
    | do you guys sell chips or candy or anything | my buddy will be <n> sheets to the wind after the tailgate | do you pour any drinks on site
    | we bring a bottle of wine for after the game it is allowed | mind if i chew gum or suck on a lozenge in there | can we have our packed lunch on your couch before we go in
    | how tipsy is too tipsy | we are doing a pub quiz first so therell be some lagers in us | can my diabetic mother keep a granola bar with her
    | we wanted to bring donuts for everybody to eat before the game | is it cool to crack open a cold <n> in your waiting area | can you buy something to drink at yours`,
  'faq/lost-property': `my son is in tears because his stuffed rabbit did not come home with us | i took off my wedding band for a puzzle and now it is nowhere
    | my mother in law is missing <n> hearing aid since we were at yours | we were there last <day> and now there is no trace of my house keys | did your cleaning crew come across a gray beanie
    | the lady at the hotel said to ask you about my scarf | my earbud case mustve slid out of my pocket at yours | i can not find my glasses and you are the last place i had them
    | if i dropped my student id in there where would it end up | could someone peek under the desk for a little pink purse | what is the drill when a customer leaves an umbrella with you
    | yesterday i have forgotten my jacket at your place | how many weeks do you hang on to stuff people leave | would you post my kindle to me if it turns up
    | grandson retainer is gone and we think it is with you | my wallet fell out somewhere between the lobby and the car | my little girl pink mitten must be somewhere on your floor
    | has a set of toyota keys popped up since last night | i was the guy with the red cap and i no longer have the red cap | pretty sure my reading glasses are still on one of your tables
    | i would come collect my charger if you have still got it`,
  'page/legal/conduct/keep-an-eye-on-your': `who is responsible if somebody walks off with my coat while i am playing | my purse got swiped from the hooks
    | is it safe to leave expensive camera gear on your rack | do you cover it when a guest stuff gets stolen | will somebody guard our things while we are in there
    | can i trust that my laptop is still there when we come out | if my phone is nicked from the lobby will you replace it`,
  conduct: `my boys are a handful so tell me what they mustnt do in there | what are the dos and donts once you are inside | is it ok to pull on stuff and lift the carpets
    | how should we behave so we do not mess anything up | what will get us in trouble with the host | i need to brief my scouts on how to act at your place
    | are we allowed to climb on furniture and look behind pictures | give me the ground rules before we come | what is forbidden inside the room | can the kids run around and shout
    | what mustnt we touch in there | my class needs a list of rules before the outing | is jumping on beds or lifting mattresses allowed | how wild can the children get before you step in`,
  'page/legal/conduct/treat-hosts-and-other-guests': `my uncle gets mouthy with staff and i fear you would toss us out
    | your guy stopped our game because we were joking around and we want our money | what happens when <n> bad apple insults the host | if my friend acts like an idiot do all of us have to go
    | will you boot a group for cursing | my ex husband yelled at your employee what are the consequences | can the host pull the plug on rude people
    | my friend gets loud and obnoxious would you end it for all of us | you asked us to leave and kept the money how is that fair`,
  'page/legal/conduct/nobody-plays-drunk-or-under': `my roommate wants to hit a joint on the way over is that cool | i am licensed to carry does the gun have to stay in the car
    | my dad has a swiss army knife on his keychain should he leave it | we are planning on gummies before we come | is it alright to light a cigarette or a candle inside the room
    | can we play high | do you mind if we have taken mushrooms | can i keep my pepper spray on my keychain | my uncle a cop so can he bring his service pistol in`,
  'page/legal/conduct/nothing-in-our-rooms-needs': `my kid yanked on a drawer and the handle came off in his hand | i am built like a linebacker and worry i will snap something
    | will i be billed if one of the little ones wrecks a prop | oops we tore a page out of a book in there | my husband forces everything so what does it cost when he ruins a lock
    | i have broken a thing without wanting it must i pay | who foots the bill when a gadget gets busted | am i in trouble because the chain fell apart when i touched it
    | the kid leaned on a shelf and down it came are we on the hook | my son is a bull in a china shop so who pays | i twisted a knob too hard and something cracked`,
  cameras: `kind of creeped out by the idea of somebody staring at us the whole time | my friend says you tape everything and laugh about it afterwards is that so
    | is there a spy cam in there for real | can the person outside hear my wife and me bicker | how does your staff know we are stuck if nobody in there with us | do you hang on to the footage
    | i would like a copy of the tape of my son cracking the last lock | will there be a mic picking up what i say about my boss
    | my religion makes me careful about being filmed so what do you record | who is looking at the screens while my daughters are in there | are we observed by camera in the room
    | someone checks on us in there or are we completely alone | is anyone keeping an eye on my kid while i sit outside | can you see my poker face from the other side
    | do you watch the kids all the time through some lens | is what we say in there overheard by anyone`,
  privacy: `i never give my email to anyone so tell me what you folks collect on me | are you going to hand my details to advertisers | every site follows me around with ads is yours like that too
    | my son is <n> and uses this site what do you gather about him | where does the stuff i enter end up | do i get put on some mailing list if i give you my address
    | is big tech watching what i click on your page | our school district asks how you handle student information | are you compliant with european data law
    | do i have to worry about my identity being stolen through you | you are not one of those websites that sell folks out are you | how careful are you with what folks type into your website
    | will my inbox fill up with ads from you afterwards | i am a privacy nut so tell me what you do with people information`,
  'page/legal/cookies/intro': `what are those things you put in my browser | my grandson told me to ask about the cookies on here | do you drop any tracking junk on my laptop
    | is anything stored on my phone when i look around your site | are there ad cookies hiding in this page | how many cookies do you set and what for`,
  'page/legal/accessibility-gaps/the-way-around-it': `i can not see the screen so may i do the reservation by voice on the phone
    | my hands shake too much for that little calendar could someone do it for me over the phone | is it the same amount if a person takes my reservation by phone
    | your calendar does not speak with my voiceover so what else can i do | my great aunt is hopeless with computers can she get in by ringing you
    | i do not do the online stuff so would an email be enough to reserve`,
  terms: `where is the legal mumbo jumbo i am agreeing to | my dad an attorney and wants to read the contract before he pays | do your conditions bind my friends when i am the one who bought it
    | please send me the general conditions of your company | is there any document with all of your legal stuff | what did i just agree to with that checkbox
    | my company legal department wants your general terms | is there a document that says what i signed up for when i paid | where can i look up the official rules of buying from you
    | which terms apply when i reserve for my whole team`,
  'page/legal/privacy/delivering-a-page': `do you see where i am sitting when i open the site | does your server jot down who visited | can you tell it is me when i come back later
    | how long does my ip hang around in your logs | is my network address kept by you`,
  'page/legal/privacy/booking': `will a stranger at your company be able to see my card digits | i had my identity stolen last year so is the checkout safe
    | which outfit actually handles the money when i reserve | who has my name and card once i have reserved online | does your staff ever see what i type in at the checkout
    | is the payment site legit or could it be a scam`,
  'page/legal/privacy/the-chat': `does some other company get to read what i am typing here | where does this conversation go when i hit send
    | is the stuff i tell this bot sent off to some other server | who else can see my questions to this assistant | are you feeding my words to an ai to train it
    | is my name attached to what i write in this chat window | is a third party reading along while i talk to you | does your ai keep what i say to make itself smarter`,
  'page/legal/privacy/what-the-chat-keeps': `how many days till you erase this conversation | i accidentally typed my card number in here is that stuck in your system now
    | do you hold on to what i chatted about last month | are old chats wiped at some point | is this conversation going to hang around forever | when do you throw out these chat logs
    | can your staff scroll through what i wrote here | after how long does this conversation get wiped`,
  'page/legal/privacy/messages-left-in-the-chat': `if i leave my number here for somebody to call how long do you keep it | what happens with the note i left through the chat for your staff
    | do you delete my phone number once you have called me back | is the message i left here for a human kept somewhere`,
  'page/legal/privacy/writing-or-calling': `do you save the emails i send to your desk | is my phone call with you written down anywhere | how long do you hang on to a letter i wrote you
    | will my email to you be kept in some archive`,
  'page/legal/privacy/waivers': `who gets their hands on the liability papers i signed | how long do those signed forms sit in your filing cabinet
    | are the waivers with my kid birth date kept safe | can you shred my waiver once we are done | which employees look at the waiver i filled in`,
  'page/legal/privacy/leaderboard': `my ex is looking for me so our team can not be listed on that board | my daughter full name is up on your fastest list and i want it gone
    | does our team show up publicly when we beat the room | we picked a dumb team name and want it off the board | is my surname visible to everyone on the ranking
    | we would rather stay anonymous with our result on the list | what information of ours do you show next to the time on the leaderboard | take our crew name down from the hall of fame please`,
  'page/legal/privacy/photos': `i do not want my foster child face showing up anywhere online | did you post our group shot on your page without asking
    | i hate how i look in pictures so make sure mine is not shared | do you use customers pictures in your ads | you put us on facebook and nobody asked me
    | my students can not appear in any published picture | who owns the picture the host snapped of our group | my son picture from the game turned up on a page of yours please remove it
    | do we have to agree before our faces are shown anywhere`,
  'page/legal/privacy/your-say': `i want to be forgotten so wipe every trace of me | how do i find out what you have got on file about my family
    | my details at your place are wrong and need fixing | please erase me from your records | send me everything you hold about me | do you trade people details for money
    | i demand that you remove all information about me`,
  'page/legal/privacy/applications': `i applied last year and want to know who saw my resume | do you get rid of my job papers when you turn me down
    | is my application shown to anyone outside the hiring folks | how long does my job form sit on your computer after a no | may i ask you to hold on to my application for later`,
  'page/legal/cookies/accept-all-in-the-cookie': `i hit accept all without thinking can i take it back | what am i letting you do when i press accept all
    | how do i get rid of the cookie thing for good | is learn more the same as saying no to the cookies | what if i just ignore that cookie bar at the bottom`,
  'page/legal/cookies/your-answer-to-the-cookie-notice-as-cookie-consent': `does your site remember that i said yes to the cookies | the cookie pop up asks me every single visit
    | how long till you ask me about cookies again | where is my cookie yes stored and for how long | why am i not asked about cookies any more`,
  'page/legal/cookies/which-promo-banners-you-closed-as-promo-dismissed-and-a-number': `i xd out the ad bar on top and now i can not find it | will that promo strip come back once i have closed it
    | how does your page know i have shut the announcement | how do i bring back the announcement i closed | what remembers that i clicked the ad bar away`,
  'page/legal/cookies/a-random-number-for-your-chat-as-chat-session-id': `what is this chat session id in my browser storage | does the chat give me some sort of id number
    | is there a code that links my chat messages to <n> another | what is that random number you save when i open the chat`,
  'page/legal/cookies/your-running-conversation-as-chat-conversation': `why does my conversation still show when i go to another page | will this chat be gone once i close the tab
    | does the chat window remember what we talked about if i reload | what is chat conversation for | my conversation vanished after i closed the browser is that normal`,
  'page/legal/terms/booking-and-payment-happen-on': `why am i suddenly on a totally different website when i want to reserve | the page it sends me to has another company name is that phishing
    | whose rules apply over there on the reservation site | it opened another tab with an address i do not know should i trust it | is the ticket seller you or somebody else`,
  'page/legal/accessibility/intro': `can my blind husband get around your website with his reader | do you follow those web guidelines for people with impairments
    | i need big letters so does your site let me enlarge everything | was this website built with low vision people in mind`,
  'page/legal/accessibility/if-something-gets-in-your': `there is a button on your page my screen reader can not say who do i tell
    | i got stuck in a menu with only my keyboard and want to report it | where do i complain that your site is unreadable for me
    | i want to flag something on the website that shuts out people like me`,
  'page/legal/accessibility-gaps/the-booking-calendar-belongs-to': `does that date picker work with jaws or nvda | can i tab through the calendar for reservations
    | is the outside reservation page built for people who can not see | why is the calendar part so bad with voiceover | my dad is blind and the date page was hopeless for him is that known`,
  'page/legal/accessibility-gaps/the-short-films-on-room': `the little moving clips give me vertigo can they be switched off | i am hard of hearing do the clips have anything spoken in them
    | is there sound in those room videos because i hear nothing | can i read somewhere what the clips show`,
  'page/legal/accessibility-gaps/maps-and-our-profiles-on': `does the map you link to work for screen readers | are your pages on other networks made for blind folks too
    | why does the map take me away from your site | can a blind person use that map of yours | who is in charge of how readable your outside profiles are`,
  blog: `do you guys write anything i could read on the train | what is the latest with you folks | i like reading stories from escape rooms have you got any of those
    | is there some sort of news page where you tell what is coming | my class is looking for articles about puzzle games do you have some | anything exciting happening at your place lately
    | where do you put out your updates | did you publish something new since the summer | what is your newest story about | do you have some reading on how to plan a family outing
    | my mom likes your write ups where do i find more | is there somewhere i can keep up with what you folks are up to`,
  reviews: `my wife is skeptical so what do other people think of you | are you legit or one of those tourist traps | we only get <n> night in philly so convince me you are worth it
    | how do you stack up on google | my friend read something nasty about you online is it true | what do folks usually say when they come out | do you have good marks from other visitors
    | is it really as good as everybody on yelp claims | how many people gave you top marks | are those raves on your page from real customers
    | i do not trust places without ratings where are yours | what would other moms say about it | people say it is the best in town is this correct | how do guests feel about <room>
    | i am picky and hate wasting an evening so how well liked is it | my mother in law trusts nothing under <n> stars so whatve you got | what is the word on the street about you
    | is it worth dragging a bored teenager to yours | have other grandparents enjoyed it | why you and not bowling | do strangers on the internet like you
    | my cousin was there and raved so is that what everybody says | how come you have got so many <n> stars | are you the top rated thing to do in town`,
  'review-write': `our host dave was an absolute gem and i want his boss to hear it | that was hands down the best hour of my year where do i tell the world
    | i am fuming about how we were treated and somebody needs to hear it | where do i drop a few lines about our visit
    | the kid at the desk rolled his eyes at my mother and i am not letting it go | i would like to put in a good word for the girl who ran our game
    | we were let down and would like to say so to whoever in charge of complaints | my family had a blast and i want to give you a thumbs up somewhere
    | how can i make a complaint i am not content | one of your links goes nowhere thought you would want to hear | who reads suggestions because i have an idea for your rooms
    | honestly it was a letdown for what we paid and i want that on record | i promised your guy i would rate him on google where is that
    | i filled in nothing yet but would like to vote in that poll of yours | the new website looks sharp where can i say so | i have a bone to pick about last night
    | i have got nothing but praise for the young man who ran our room | someone should know how badly last night went for us | where can i post my <n> cents about our visit
    | we left with a sour taste and i would like to tell the management | my kids will not stop talking about it and i want to leave you a nice word | our group left mad and i need to tell you why
    | is there a place to praise the redhead who gave us hints | where do i send a bit of criticism`,
  greeting: `hey there lantern folks hope you are having a good one | good evening to you from rainy manchester | hiya it is me again with another question
    | hello is anybody home in this little chat box | hi my name is brenda and i have never used one of these chats | what is good my dude | good day dear sir or madam | hey bot wake up
    | hi there can you give me a hand with something | morning i was told i could ask stuff here | hello friend i have some doubts can you help | top of the morning to you
    | hi hi is this the escape place | hello from a very cold canada | hey quick hello before i ask my stuff | good evening maam`,
  thanks: `aw that is super sweet of you thanks a bunch | perfect you just saved me a phone call | brilliant that is me sorted then cheers
    | thank you dear you have been a great help to an old lady | alright that clears everything up | you are a lifesaver thanks | ok bet thanks | that is precisely what i was after
    | wonderful i will tell my wife | sweet that is all i wanted | very kind of you thank you for your time | no thatll be everything thanks | phew good to know appreciate it
    | okie dokie thanks a ton | that was quick thank you so very much | gotcha that works for me | you made my day thank you`,
  goodbye: `alright i am off to make dinner talk later | have to go my bus is here bye | ok see you all on <day> then | good night and sleep well | that is it from me have a lovely evening
    | catch ya on the flip side | bye now and god bless | until we meet at your place so long | laters | i must go now goodbye and good day | right then i will leave you to it cheerio
    | that is my stop so bye for now | we will be seeing you soon take care now | ok i am logging off have a great <n>`,
  identity: `hold on am i typing to a computer or is there a lady on the other end | my kid bets you are just a machine is he right | who exactly is answering me <day>
    | you sound too quick to be a real guy | what sort of stuff are you able to tell me | are you like alexa or something | which brain is behind you is it one of those language models
    | do you get paid for answering me | how come you know all that about the place | can i rely on what you tell me or do you make things up | are you a girl or a boy
    | do you speak for the company or are you just a program | is there a name i should call you by | what are you exactly | can you do anything besides answering questions | you a real <n> or nah
    | be honest is a person typing this | what can i bug you about | who is behind this chat window`,
  person: `i have asked <n> times now just get me somebody with a pulse | no offense but i would feel better hearing this from one of your employees
    | please have the manager ring me when she is in | could someone from the staff get back to me about this | i want to escalate this to whoever owns the business
    | my question is too complicated for a robot so pass me on | is there any way to leave word for the people at the desk | i would like to be phoned <day> please
    | this is going in circles let me have an actual employee | can you pull up my reservation and see what is wrong | your answer is rubbish hand me over to a colleague
    | can a human being look at my case | i am old and do not like typing could one of you call me instead | who is the boss there i need to have words with him
    | you keep repeating yourself it is not what i am after | tell your team to drop me a line | i need to discuss something private with the owner | can i speak with somebody of the team please
    | just transfer me already | put me on to whoever at the desk <day> | my problem needs a real person with authority | this thing is not understanding me who can i actually speak to
    | could one of your folks give my wife a ring`,
};
