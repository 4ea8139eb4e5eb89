import type { Phrasings } from './phrasings.ts';

/** How groups, organizers and applicants put what they want to know: heard from people who had never seen the answers. */
export const heardGroups: Phrasings = {
  'faq/food-and-alcohol': `few of the lads will have had a pint or three beforehand | some of us will have had a few beers before
    | can we have a drink before the game | we start in a pub and come to you after | is it a problem if some of the guests had drinks first
    | some of the guys will be tipsy when we arrive | can we play after a boozy lunch | do you let people in who have been drinking
    | is one glass of wine beforehand ok | we will be a bit merry when we get there | can the stags have had a few before
    | would you turn us away if we had a few`,
  'careers-pay': `what kind of money does a host take home | how much money do hosts make | what does a host take home a month
    | what do game masters earn per hour | what do hosts earn per hour | what are you paying hosts | pay rate for the evening lead
    | salary range for a set technician | what would i make an hour | how much does an evening lead make | what is the money like working there
    | hourly rate for new hosts | when will i be told the pay`,
  reschedule: `need to push our game to next week | can we push it back a week | push the booking to <day> | put our slot off to another week
    | shift our game to <day> | delay our booking by a week | bring our game forward by an hour
    | is there any way to get the start pushed back half an hour | get the start moved the same day | does moving our game cost me
    | is there a fee to move our date | can our slot be pushed an hour later | what does it cost to push our game to another day
    | can you slide our booking to a later time`,
  price: `what is the bill for <n> of us | what is the bill | how big will the bill be | and what would that set us back | what would that set us back
    | what is the damage for <n> | whats the cheapest it could be for a group of <n> | what is the least <n> of us could pay
    | lowest total for <n> people | what do <n> of us have to fork out | cheapest possible price for <n> | what is the range for <n> players`,
  capacity: `is <room> possible for that | would <room> take us | does <room> take that many | can <room> fit all of us | would we all fit in <room>
    | is <room> big enough for us | can <room> handle that many | does that work in <room> | could we do that in <room> | and what is the least
    | whats the least | and the smallest number | how few can we be | what is the fewest for <room> | smallest team for <room>
    | how many do we have to be at least`,
  'large-group': `do we all have to pick one game or can half do the other | can half of us do one room and half the other
    | can some do <room> and some <room> | can our group be in both rooms at once | do we have to stay together in one room
    | can we play different rooms at the same time | can half of the group be in the other room | two rooms at the same time for one group`,
  'corporate-after': `when do we hear our finishing times | when do we learn our times and results | how do we find out how our teams did
    | do we get told how we did | do you send pictures and times round after | are our times sent to us afterwards
    | do you send a summary after the event | what do we get sent after the event | do we get a receipt and photos the same night or later
    | when do we get the photos and the receipt | when does the receipt arrive | do you send a receipt afterwards | is a receipt sent after the event
    | i need a receipt with the company name do you send one | receipt for tax reasons afterwards | will you mail us the results
    | when do the team photos reach us | what happens the day after the event`,
  'corporate-parking': `can a limo pull up outside | can a party bus pull up outside | can our party bus drop us at the door
    | where can a minibus let us out | can our coach stop in front of your door | is there a place for a coach to unload
    | can a limousine wait outside for us | where does a charter bus wait while we play | we come by coach where can it stop
    | can the bus stay while we play | can our coach wait outside while we play`,
  'page/legal/cancellation/if-we-have-to-cancel': `you shut on us because of snow do i get refunded | you closed and we could not play
    | there was a snowstorm and you shut | you had a power cut do i get my money back | the venue was closed when we came | you called it off
    | what if you have to close because of weather | your lock broke and our game was off | you canceled on us
    | you canceled our game do we get a refund | what do we get if the venue cancels | it was you who canceled and not us`,
  cancel: `blizzard forecast and i do not dare to drive | heavy snow is forecast and i do not want to drive | can i cancel because of a snow warning
    | we are afraid to drive in the storm | what if it snows and i can not make it | bad weather and we can not come
    | the roads are icy and we can not get there | what if i can not drive because of snow | snowed in can we get our money back
    | i canceled <n> days ahead how much comes back | how much of my money do i get back if i cancel | what do i get back when i cancel
    | do i get everything back if i cancel <n> days before | our flight is canceled so we can not come | what if a storm keeps us at home`,
  'page/legal/lateness/intro': `we showed up late and had 40 minutes why no reduction
    | why is a shortened game not cheaper | do we get a reduction for the lost minutes | we arrived late and you still charged us full
    | is a shorter game cheaper | we were stuck in traffic and paid the full price | do we get part of the money back when we are late
    | why did we pay full for a short game | we lost 25 minutes and paid the same | half a game for the full price
    | does it cost less when we start late | we came late and the game was cut short and cost the same`,
  'page/careers/questions/is-the-work-physical': `is game mastering a lot of standing around | do hosts stand all day
    | can i do the job with a bad back | is the job hard on the knees | do i have to lift things at work | heavy lifting as a host
    | can i sit during a shift | are game masters on their feet the whole evening | is the work tiring for the body
    | could i do the job in a wheelchair | i have a bad knee can i be a game master`,
  'page/corporate-booking/rounds/we-build-the-teams': `would you split us up | how would you split us up | can you mix us up
    | mix senior managers and apprentices | can you mix departments | do you make the teams for us | could you shuffle the teams
    | can you put juniors with seniors | do you sort us into teams | who makes the teams you or us | can people from different offices be mixed
    | we would like mixed teams`,
  'page/corporate-booking/rounds/you-send-the-list': `could the quiet people be kept off my manager's team | keep somebody off the boss's team
    | can two people be kept apart | do not put me with my boss | can we say who is in which team | a quiet word about who is in which team
    | can you separate two colleagues who do not get on | put the interns away from their managers
    | two of us had a row please keep us in different teams | may we tell you who should not play together | can i tell you in private who hates whom
    | who should not be with whom`,
  'faq/hints': `tell me the code to the final door | i am stuck tell me the code | give me the answer to the last lock
    | does the leaderboard clock count hints as time | do hints add time to our score | is there a time penalty for hints
    | do hints cost minutes on the leaderboard | does asking for help hurt our ranking | are hints deducted from our time`,
  'page/legal/privacy/intro': `do i have to make an account to buy from your site | do i need to register to book
    | must i create a login | is an account needed to buy a gift card | can i check out as a guest | do you track me on the site
    | is my browsing tracked | are there trackers on this website | does your site follow me around | do you run ads here`,
  'corporate-food': `half the office is halal are you able to cook for us | could you cook for us | dietary needs of our office
    | do you serve halal or kosher food | can you cater for vegetarians | is there food for vegans at the event
    | whats a normal dinner place after for <n> | dinner place afterwards for <n> of us | where can <n> people eat after
    | suggest a place to eat for a big group | one of us is vegan and one is coeliac please suggest places | which restaurant takes a table for <n>
    | do you have a kitchen for our event`,
  'corporate-price': `does the final invoice ever exceed the quote | can the bill end up above the quote | will it cost more than you quoted
    | after signing off the quote is there anything tacked on later | are there hidden fees on the event | is the quote final
    | will the bill be higher than the quote | surprise charges on top of the quote | is it one bill at the end | one bill for a two round event
    | do we get a single bill for the whole evening | are there extras on top of the quote | does the price we agreed stay the same
    | what else gets added to the quote | will you sneak extra charges onto the quote | is anything put on the bill that is not in the quote`,
  'careers-roles': `any openings right now for evening lead | is the evening lead job open | do you have a vacancy for a set technician
    | are there openings for staff right now | are you looking for an evening lead | my uncle wants to be evening lead where to write
    | i want to be a set technician where do i apply | who do i write to about a job | is there a job for a handyman`,
  'page/careers/roles/set-technician': `what days would a set tech work | does the set technician work mornings | are there morning jobs
    | is there work during the day | is there a job for a carpenter | who repairs the rooms | jobs behind the scenes | what does a set technician do
    | i am good with tools is there work for me`,
  'careers-shift': `walk me through an evening as game master | how does an evening as game master go | what does a game master do in one evening
    | what would i be doing on a normal night at work | describe a typical shift | what do hosts do all evening | what does a game master do all night
    | a normal evening on the job | what are the duties of a host | what are my tasks at work | daily routine of a game master
    | walk me through a shift`,
  'page/careers/applying/we-call-then-we-meet': `how many interviews are there before i start | what does the interview look like
    | what happens in the hiring process | what are the steps before i start | is there a trial shift | how do i get from applying to working
    | is there a test day | what comes after the phone call | when would i be on my own`,
  'page/careers/questions/do-i-have-to-act': `can i work there if i am shy | i am introverted could i be a host
    | do you have to be outgoing for the job | i am quiet by nature would the job suit me | can shy people be game masters
    | do i need to be an extrovert | is the job for loud people only | i am no actor can i still host`,
  'careers-age': `are you hiring <age> | do you employ <age> | would you take <age> as staff | do you employ minors | do you hire <n> year olds
    | can my teenager work for you | is there a minimum age for staff | do you take minors as staff | can somebody under 18 work there`,
  'page/corporate-booking/questions/do-you-come-to-our-office': `does your team do workshops on site at a client's building
    | do you do workshops at our building | can you bring the game to us | do you travel to clients | mobile escape room for our office
    | do you have a portable game | travel version you set up in our conference room | could you set up a game at our hotel
    | do you come out to schools | bring a game to our party at home | do you do events at other places`,
  'page/corporate-booking/how-booking-works/intro': `who will be looking after us on the evening
    | who takes care of our group that evening | who is our point of contact on the day itself | who do we ask for when we arrive with the group
    | who is our contact on the day | do we have one contact person | who looks after our group on the day | do we deal with one person the whole time
    | who is in charge of our event at your end | who do i talk to during the event`,
  'page/corporate-booking/how-booking-works/you-play': `do we get a host to ourselves | is there a host for each team
    | one host per room or one for all | does every team have its own game master | how many hosts look after us
    | is there somebody guiding each team or just one for all of us | does each room have its own host | is a host with every group`,
  'corporate-contact': `how does our plan get made | who makes the schedule for our event | what do you need from us to plan it
    | do we just send numbers | what info do you need for a quote | how do we plan an event with you
    | what happens after i write to you about an event`,
  'page/corporate-booking/questions/is-it-fair-if-one-team-has-done-escape-rooms-before': `one of our guys has done loads of these will that wreck it for the others
    | we have an escape room addict among us does that spoil it | some of us are experts and some are new | one colleague is an escape room pro
    | is it unfair if somebody has lots of experience | what about people who do these all the time | will an experienced player ruin it
    | mixed experience levels in our group | half of us have done many and half none`,
  'room/thai-prison/can-a-pair-finish-thai-prison': `how good are the odds for two beginners in <room> | do two newbies stand a chance in <room>
    | would a couple of beginners get out of <room>`,
  'page/date-night/short-answers/can-two-people-win-it': `what are our chances with only two | do two people stand a chance
    | is it doable with just the two of us | odds of getting out with two | can 2 newbies make it out`,
  'page/date-night/short-answers/will-strangers-be-put-in-with-us': `do we need to buy out the extra spots | do we pay for the spots we do not use
    | must we fill the room | do we have to pay for all <n> spots | are we charged for unused places | must we buy every ticket to have it private
    | do two of us pay for the whole room | is there a minimum charge for a small team`,
  'arrive-early': `when would we need to get there | and when would we need to get there | when do we have to be there | when should we be there then
    | at what time do we need to be at yours | what time do we turn up | how long before do we have to be there`,
  'page/corporate-booking/questions/some-of-my-colleagues-dont-like-being-scared-what-then': `what if someone from the office does not want the spooky one
    | how do i ask who hates horror without embarrassing them | a colleague is scared what do we do | what if some coworkers hate horror
    | one of my staff will not do the scary room | how do i find out who is afraid
    | how can people tell you in private that they do not want the scary room`,
  'promo-codes': `do you let people retry a room they lost at lower price | is there a discount for playing again | is a second try cheaper
    | replay at a reduced price | do we pay less when we come back after losing | reduced price for a second game
    | is the other room cheaper if we book both`,
  'page/gift-cards/questions/what-about-taxes-and-do-prices-ever-rise': `if the ticket price goes up next year do i have to pay more on my old card
    | what if tickets get more expensive before i use my card | does my card lose value when prices rise | i bought a gift card at the old price
    | is my old card still enough when prices go up | prices went up since i got my card`,
  'headcount-change': `our headcount might wobble at the last minute | our numbers may change until the last minute
    | we do not know yet how many will come | our numbers are not final | by when do you need the final number
    | how flexible are you with the headcount | people keep dropping out of our group | the list keeps changing | our group grew overnight
    | one less or one more on the day does it matter`,
  'corporate-daytime': `can we get a private evening with no one else in the building | can we be the only ones in the building
    | rent the whole building for an evening | exclusive use of the venue for our group | close the place just for us
    | can the venue be only ours that night | could we be alone in the building`,
  'page/corporate-booking/how-booking-works/you-get-a-plan-and-a-quote': `when does the company card get charged for an event
    | when do you charge our company card | at what moment do we pay for the event | do i pay up front for the company event or only once we confirm
    | when are we charged for the event | is anything charged before we say yes | when is payment due for a company event
    | do you charge us when we only ask for a quote | do we pay before or after we accept the plan | can we still change the plan after the quote
    | is the quote free`,
  'room/thai-prison/story/the-prison-is-made-up': `would a thai friend feel insulted by <room> | could somebody from thailand be hurt by it
    | is <room> respectful to thailand | is it offensive to thai people | is <room> disrespectful to thai culture
    | would a thai person find it insulting | does it make fun of thailand | is <room> culturally insensitive | is it stereotyping thailand`,
  'room/jack-the-ripper/story/we-tell-this-story-with': `do they treat the victims respectfully | are the women treated with respect in the story
    | is the murder story told respectfully | is it sensitive about the victims | are the murdered women made fun of | is it exploiting a real crime`,
  'room/jack-the-ripper/do-we-need-to-know-the-real-case': `is that jack guy real | was jack the ripper a real person | are the suspects real people
    | is inspector hale a real person | how much of the ripper story is true`,
  included: `does a card cover snacks or photos | is the photo part of the ticket | what is the ticket good for besides the game | are pictures extra`,
  'page/legal/privacy/leaderboard': `how is a team name chosen | can we use our full names | can we use a silly team name | may our team name be funny
    | can we pick our own name for the board | should we use our last names on the board | is my team name public
    | can we be anonymous on the leaderboard | are our real names shown on the board | who chooses the team name`,
  watch: `can i watch my kids during the game | can i see my children play | one of us does not feel like playing what then
    | somebody in our group has no interest in playing | can both my parents watch the kids play | can parents watch the game
    | can we watch our kids from outside | can the grandparents look on | what about the one who refuses to play | one of us does not want to play
    | what can a person do who does not play | my friend will not play where can he wait | one person sits it out
    | alternatives for somebody who does not want to play`,
  'birthday-schedule': `what goes on during a kids party | what goes on during a kids party step by step | how does a party run from start to end
    | run me through the party | timetable of a birthday party | what happens first at the party | how do you run a kids party`,
  'page/birthday-parties/waiver/the-link-comes-with-your': `one kid's folks do not want photos of him | no pictures of one child please
    | a guest should not be photographed | the parents do not want pictures of their child | keep my daughter out of the pictures
    | one mom does not allow photos | how do i tell you a child may not be in the photo`,
};
