import type { Phrasings } from './phrasings.ts';

/** What readers of the posts ask, sentence by sentence. */
export const postOccasionSentences: Phrasings = {
  'post/two-players-one-lantern/start/nora-booked-it-as-a': `what was theo expecting instead of a game | the couple down to four topics of conversation who were they
    | was it raining the night of the couple in your story | the tuesday in october couple | did theo know what she had planned
    | which post has the couple that was together nine years`,
  'post/two-players-one-lantern/the-first-ten-minutes/jack-the-ripper-opens-in': `is there more paper in <room> than two can read
    | how does <room> begin for a pair in the story | what must two people choose to ignore at the start`,
  'post/two-players-one-lantern/the-first-ten-minutes/nora-reads-fast-and-files': `who took the torn ticket from her row | why did he hold the ticket against the wall
    | did nora get mad when he took the paper | the neat row of papers whose was it`,
  'post/two-players-one-lantern/the-first-ten-minutes/i-have-been-telling-him': `who said she needs a new hobby | what had nora told him for nine years`,
  'post/two-players-one-lantern/the-lantern/there-comes-a-moment-when': `did they forget a lantern on the desk | how many lanterns did the couple start with
    | why was there just one light for the two of them`,
  'post/two-players-one-lantern/the-lantern/they-tried-it-three-ways': `did they walk into each other in the dark | what was the right answer with the lantern
    | did theo mind the dark behind her | which ways did the couple try with the light | who said aw at the desk`,
  'post/two-players-one-lantern/the-argument/minute-forty-one-in-front-of': `what happened at minute forty one | which order was the fight about
    | why do pairs burn minutes at a lock | where does a couple usually go wrong`,
  'post/two-players-one-lantern/the-argument/then-theo-said': `whose order was right | what did theo offer so they would stop arguing
    | insufferable until friday who said it`,
  'post/two-players-one-lantern/did-they-make-it/with-three-minutes-and-some': `how tight was it for the lantern couple
    | were there hints involved for the pair in the story | did they argue about taking a hint | minutes to spare for nora and theo`,
  'post/two-players-one-lantern/did-they-make-it/she-saved-us-twice-im': `why did he only say it while she was in the bathroom | who did theo give the credit to
    | how many times did she save them`,
  'post/two-players-one-lantern/did-they-make-it/then-they-went-for-noodles': `did the couple have something to talk about afterwards | where did the lantern couple eat`,
  'post/two-players-one-lantern/what-pairs-should-know/yes-it-is-harder-than': `is it tougher with two than with four | why do two have it rougher than four
    | should a pair ask for help sooner`,
  'post/two-players-one-lantern/what-pairs-should-know/rather-less-murder-thai-prison': `we are two and would like less murder
    | what do you leave the symbolism to us about | is there a less bloody option for a couple`,
  'post/two-players-one-lantern/plan-yours/we-open-at': `is an early game or a late one better for two | which evening hour suits a pair
    | which evenings would nora recommend | walk home with adrenaline what do you mean | agree on the lantern beforehand why`,
  'post/two-players-one-lantern/plan-yours/a-sample-story': `did a real couple tell you that story | is the lantern story fiction | did theo truly say those things`,
  'post/team-building-stories/start/from-the-control-desk-you': `how fast do you see who really runs a company | what does the org chart look like from your desk
    | what have you observed in work teams | do you have case studies of companies | any anecdotes about office groups that came`,
  'post/team-building-stories/the-accountants-who-would-not-touch-anything/priya-booked-jack-the-ripper': `the people who stood along the wall like in a museum who were they
    | which firm lined up as if in a museum | when did the accountants come | seven from an accounting office how did they do`,
  'post/team-building-stories/the-accountants-who-would-not-touch-anything/five-minutes-in-nobody-had': `what broke the ice for the accountants
    | the new guy who was going to be rude what did he do | when did the accountants start opening drawers
    | which jobs did the accounting people hand out among themselves`,
  'post/team-building-stories/the-accountants-who-would-not-touch-anything/we-found-out-that-our': `whose quietest person runs a better meeting
    | what did the accounting boss find out`,
  'post/team-building-stories/the-accountants-who-would-not-touch-anything/they-got-out-with-six': `what did the accountants do with their last minutes
    | did they really put the papers back in order | how did it end for the accounting office`,
  'post/team-building-stories/the-kitchen-that-never-stopped-shouting/ten-people-from-a-restaurant': `which team called out key square brass behind
    | who shouted heard at each other | did cooks ever play at your place | ten from a kitchen which room did they take | why did the restaurant come on its closed night`,
  'post/team-building-stories/the-kitchen-that-never-stopped-shouting/it-was-the-loudest-game': `which team was the loudest ever
    | the woman who runs the pass what was her part | was anything found twice by the cooks | who stood still at the bars`,
  'post/team-building-stories/the-one-thing-that-went-wrong/at-minute-forty-they-hit': `where did the cooks lose eight minutes | which lock was too quiet for the kitchen
    | how did the restaurant people get that lock open in the end | who had to be sent to the patience lock`,
  'post/team-building-stories/the-board-that-had-never-met-in-person/i-learned-that-ben-is': `the board members who knew each other only from zoom
    | what did they learn about ben | who said you can not tell on a screen`,
  'post/team-building-stories/what-the-good-teams-do/they-keep-one-place-for': `what habits do strong teams share | where do smart teams put used keys
    | how do we avoid trying the same key over and over | any system for keeping finds in order | tips to win as a team | what separates good teams from bad ones`,
  'post/team-building-stories/what-the-good-teams-do/they-swap-when-stuck': `after how many seconds should somebody else try the lock | fresh pair of eyes after how long
    | when should we switch who works on a puzzle | ninety seconds rule for a stuck player`,
  'post/team-building-stories/plan-one-for-your-team/our-corporate-page-has-the': `where do i go after reading the team stories to plan ours
    | which page has the practical part for teams`,
  'post/team-building-stories/plan-one-for-your-team/a-sample-story': `is priya a real customer | are the cooks invented | did the accountants truly say that
    | are these testimonials genuine`,
  'post/family-guide-to-escape-rooms/start/renee-came-to-the-desk': `the family that agreed on nothing who were they | which boy wanted horror and which one none
    | what did the seventy four year old ask for | mom with two boys and a grandfather in your guide`,
  'post/family-guide-to-escape-rooms/start/they-left-minutes-later-all': `do you have something to read for parents before we come | did that family like it in the end
    | is there a short version of the family guide`,
  'post/family-guide-to-escape-rooms/how-old-is-old-enough/we-sell-tickets-from-age': `what is my kindergartner supposed to do in there
    | are little ones any use in the game | give me jobs for a five year old in the room | when does it begin to be fun for them
    | what can the smallest do while the big ones do locks`,
  'post/family-guide-to-escape-rooms/how-old-is-old-enough/above-the-problem-reverses-teenagers': `my fourteen year old would rather die than play with me
    | do teens want parents along in there | should i leave my teens to it`,
  'post/family-guide-to-escape-rooms/how-many-grown-ups-you-need/adults-in-the-room-are': `there are nine kids and it is somebodys birthday does the family guide apply
    | does each adult in the family need a ticket according to your guide`,
  'post/family-guide-to-escape-rooms/thai-prison/tense-but-not-spooky-and': `why does your family guide like <room> for mixed groups
    | is there always something to do for one more pair of hands in <room> | which one for grandparents cousins and kids all at once according to the guide`,
  'post/family-guide-to-escape-rooms/jack-the-ripper/low-light-footsteps-and-a': `do you talk families with little ones out of <room>
    | what does the family guide say about <room> | should the teens go first in <room>`,
  'post/family-guide-to-escape-rooms/what-the-hour-is-like-with-kids/you-have-the-room-to': `can we pop out if she needs a good cry
    | what if he gets the wobbles halfway through | my kid embarrasses easily is anybody else around | what is it like inside with kids
    | if my daughter has to go in the middle can we get back in | is a child trapped if he panics`,
  'post/family-guide-to-escape-rooms/what-the-hour-is-like-with-kids/jonah-found-three-things-in': `who took the lid off every teapot | how did the eight year old help
    | what did the boy find by looking up | did the old man with the chair do anything`,
  'post/family-guide-to-escape-rooms/what-the-hour-is-like-with-kids/i-was-told-to-sit': `who said put that on your website | was grandpa happy in the end`,
  'post/family-guide-to-escape-rooms/six-things-that-help/feed-them-first-nothing-is': `should they have dinner first or is hangry fine
    | when do i feed my gang before the game | is playing on an empty stomach bad | how do i get my kids ready | anything to do before so that it goes well with children
    | your six tips for families | parenting tips for the room`,
  'post/family-guide-to-escape-rooms/six-things-that-help/let-kids-read-the-clues': `my daughter reads slowly should i take the notes from her
    | who should read things out in a family | let the second grader read or do it myself`,
  'post/family-guide-to-escape-rooms/six-things-that-help/dont-solve-it-ask-what': `how do i keep from taking over as a dad
    | what can i say instead of giving the kids the answer | i always end up doing it for them | magic question when the family is stuck`,
  'post/family-guide-to-escape-rooms/six-things-that-help/decide-who-may-ask-for': `my son would beg for help every minute
    | who in the family should have the say over asking for help | how do i stop the constant asking for hints`,
  'post/family-guide-to-escape-rooms/six-things-that-help/lose-well-a-room-you': `my boy throws a fit when he loses | how do we cope with losing as a family
    | is a lost game still good for kids`,
  'post/family-guide-to-escape-rooms/ready-when-you-are/pick-a-time-on-our': `kindest hour for little ones | which slot before nap time would you take with kids
    | noon or evening with small kids | one of them naps at two so which slot is wise | what if the kids run a fever the day before`,
  'post/family-guide-to-escape-rooms/ready-when-you-are/a-sample-story': `did you invent the grandfather with the chair | is walt somebody real
    | the family in the guide exists or not`,
  'post/holiday-season-gifts-and-group-nights/start/between-the-first-night-you': `what do families do in philly when it is freezing
    | relatives are visiting and i can not do another dinner | cold weather plans | what is your guide for the dark months about
    | from when to when does the season guide hold | cabin fever cure in january`,
  'post/holiday-season-gifts-and-group-nights/gift-cards-for-people-who-have-enough-things/a-gift-card-here-is': `how would you describe the gift in one line
    | can it be the wrong size haha | what do they really get when i give a card`,
  'post/holiday-season-gifts-and-group-nights/group-nights-from-the-quiet-to-the-loud/thai-prison-takes-up-to': `twenty cousins under one roof
    | how big a family can play at the same hour over the holidays | group nights in winter for how many`,
  'post/holiday-season-gifts-and-group-nights/what-to-book-early/here-is-the-order-in': `in which order does your winter calendar fill | what goes first every winter
    | which dates should i grab first in winter`,
  'post/holiday-season-gifts-and-group-nights/what-to-book-early/fridays-and-saturdays-in-december': `are december weekends nuts
    | do office parties take everything before christmas | how hard is it to get a december friday`,
  'post/holiday-season-gifts-and-group-nights/what-to-book-early/the-days-between-christmas-and': `are you packed the week after christmas
    | cousins visit between the holidays is it busy | dead week between <day> <day> at yours`,
  'post/holiday-season-gifts-and-group-nights/what-to-book-early/the-week-of-valentines-day': `valentines falls on a sunday so what do two people do
    | is the fourteenth of february possible for a pair | which nights around valentines for us two`,
  'post/holiday-season-gifts-and-group-nights/what-to-book-early/two-weeks-ahead-is-comfortable': `how early is early enough in winter
    | is a month needed for both rooms in december | do i have to plan weeks ahead for the holidays | how long in advance for a family game at thanksgiving`,
  'post/holiday-season-gifts-and-group-nights/what-to-book-early/late-already-weeknights-rescue-people': `i am late for the holidays is there any hope
    | everything on the weekend is gone before christmas what now | five minutes before the doorbell and no gift | procrastinator needs a december slot`,
  'post/holiday-season-gifts-and-group-nights/how-the-evening-goes/arrive-minutes-before-your-time': `how does a holiday group night go
    | should dinner be before or after on a group night in winter | do hungry people do better or worse | what is the flow of a group night`,
  'post/holiday-season-gifts-and-group-nights/a-trick-for-giving-it-in-person/print-the-e-mail-fold-it': `what was the trick with the padlock and the folded email
    | hide the key in the house idea`,
  'post/office-holiday-party-field-guide/start/somebody-said-in-a-meeting': `everyone looked at me and now i plan the office party
    | i got volunteered for the staff holiday do help | in charge of coworkers happiness any guide`,
  'post/office-holiday-party-field-guide/start/we-host-a-good-many': `do you do many office holiday parties | is there a guide for planning the office party
    | what would you tell an office party planner over the phone`,
  'post/office-holiday-party-field-guide/why-it-works-better-than-a-bar/a-bar-sorts-people-by': `convince my boss that it beats drinks
    | the loud ones always hog our office parties | what would our wallflower get out of it | my new hire always ends up by the coat rack
    | why would this be more fun than happy hour for us | sell me on it over a bar night`,
  'post/office-holiday-party-field-guide/how-many-people-how-many-rooms/we-have-two-rooms-jack': `how many rooms does the office party guide talk about
    | from how many of us does the holiday party take both rooms`,
  'post/office-holiday-party-field-guide/how-many-people-how-many-rooms/split-by-anything-except-department': `should i split my staff by department
    | alphabetically by what again | a fair way to divide the office | how to mix coworkers so they talk`,
  'post/office-holiday-party-field-guide/a-timetable-for-two-rounds/these-are-sample-times-for': `do you have a sample timetable for an office party
    | what would two rounds look like on a weeknight | example schedule for the holiday party`,
  'post/office-holiday-party-field-guide/the-five-colleagues-you-will-meet/the-general-assigns-everyone-a': `who bosses everyone around in your office guide
    | which personality assigns tasks in the first minute | what kinds of coworkers turn up in the game`,
  'post/office-holiday-party-field-guide/the-five-colleagues-you-will-meet/the-archivist-keeps-every-used': `which colleague lines up the used keys
    | who should be promoted in your office guide`,
  'post/office-holiday-party-field-guide/the-five-colleagues-you-will-meet/the-poet-believes-the-wallpaper': `does the wallpaper mean anything
    | is the wallpaper part of a puzzle or am i the poet`,
  'post/office-holiday-party-field-guide/the-five-colleagues-you-will-meet/the-skeptic-doesnt-really-do': `my grumpy coworker thinks games are dumb
    | the one who does not do this sort of thing what happens with him | skeptics at the office`,
  'post/office-holiday-party-field-guide/the-five-colleagues-you-will-meet/you-counting-heads-stop-it': `as the organizer can i play or do i count heads
    | do i have to babysit my colleagues that night | may the planner join in too`,
  'post/office-holiday-party-field-guide/dinner-before-or-after/we-run-rooms-not-a': `when should the office table be booked for
    | fifteen minutes after we come out for the team dinner enough | do we feed the staff first or after on party night | eat before or after with two rounds`,
  'post/office-holiday-party-field-guide/when-to-book/december-evenings-go-first-on': `is early january smart for a late holiday party
    | which weekday is easiest to get for the office party | thursday in december for our staff still a chance | least crowded night for a work christmas party`,
  'post/office-holiday-party-field-guide/when-to-book/numbers-shift-you-can-change': `half my office is still a maybe should i wait with booking
    | book for those who said yes and add later is that ok | numbers keep shifting for the holiday party`,
  'post/office-holiday-party-field-guide/three-things-to-ask-your-team-first/jack-the-ripper-is-dark': `how do i ask coworkers which room they dare
    | private note or show of hands | what do i need to find out from my coworkers before i book the staff party`,
  'post/office-holiday-party-field-guide/three-things-to-ask-your-team-first/the-pages-of-jack-the': `what do i send round about access with the office invitation
    | where can my team read about steps and doors of each room`,
  'post/office-holiday-party-field-guide/three-things-to-ask-your-team-first/put-them-in-the-other': `gary from it knows the ending already
    | what do i do with a coworker who did <room> last year`,
  'post/office-holiday-party-field-guide/then-send-one-e-mail/choose-a-night-on-the': `what should the email to my people say
    | toast before or after we play with the office | does the staff invite need anything beyond the time`,
  'post/site-feedback-poll/start/the-old-site-had-one': `what was wrong with the old website | why did you rebuild the site | is this a new homepage
    | where did the old page go`,
  'post/site-feedback-poll/start/we-know-our-own-rooms': `why do you ask visitors about the site | how long is the website poll`,
  'post/site-feedback-poll/what-changed/each-room-page-says-how': `what is different about the room pages now | what is new on the website
    | list what changed with the new site`,
  'post/site-feedback-poll/what-changed/ask-about-rooms-hours-or': `is this chat a new thing on the site | what was the chat added for
    | can i really ask the chat things at midnight`,
  'post/site-feedback-poll/what-changed/what-did-not-change': `what stayed the same with the new site | is booking still on the other page after the redesign
    | does a person still pick up the phone since the new website`,
  'post/site-feedback-poll/pick-one-of-four/choose-a-line-and-press': `may i vote twice in the poll | do i have to sign up for the poll
    | can you tell which one i voted for | is the poll anonymous | can i see how others voted`,
  'post/site-feedback-poll/if-the-poll-does-not-open/write-to-hello-example-com': `the poll will not load on my phone | can i give my vote at the desk
    | subject for the poll mail | the vote button is dead what else can i do | is there a notebook for opinions at the desk`,
  'post/site-feedback-poll/what-helps-us-most/a-good-complaint-has-an': `your contact page gave me an error | who do i tell about a dead link
    | the menu on my phone is messed up | this page looks crooked on my tablet | what makes a website complaint useful | how quick do you fix website bugs`,
  'post/site-feedback-poll/what-helps-us-most/what-you-wanted': `how detailed should feedback about the site be
    | should i write exactly what i was looking for on the page`,
  'post/site-feedback-poll/what-helps-us-most/what-you-got-instead': `i gave up on the site and called is that worth reporting`,
  'post/site-feedback-poll/what-helps-us-most/if-you-use-a-screen': `i browse with a screen reader do you want my opinion on the site
    | did you try the site with a keyboard only | very large text breaks your page should i tell you`,
  'post/site-feedback-poll/what-we-do-with-the-answers/we-read-every-one-what': `does anyone read the feedback on the website | what gets fixed first after the poll
    | will i land on a list if i answer the poll`,
  'post/vr-experience-coming-soon/start/there-is-a-door-in': `what does the tape on that door say | i saw a taped up door in the hallway | not yet what is behind it
    | headsets and cables in your back room`,
  'post/vr-experience-coming-soon/what-we-are-building/a-game-for-a-team': `would we stand or sit with the goggles on
    | is the headset game played in one space with everyone | what will the vr be like compared with the rooms | do friends play the vr in the same place
    | can my squad do the headset game together`,
  'post/vr-experience-coming-soon/what-we-are-building/you-have-to-talk-to': `does each one see something different with the headset on
    | can you win the vr without talking | is silence a problem in the vr game`,
  'post/vr-experience-coming-soon/what-we-are-building/nobody-gets-seasick-for-the': `i puke on boats would the headset be bad | roller coaster type movement in the vr
    | will the goggles make my wife queasy | vr and vertigo | does the ground move under you with the headset`,
  'post/vr-experience-coming-soon/what-we-are-building/a-first-timer-is-useful-inside': `grandma has never touched a game controller could she do the vr
    | how long to learn the headset | does vr need gaming skills | if i can point can i play the vr`,
  'post/vr-experience-coming-soon/why-there-is-no-opening-date/because-we-would-have-to': `what are you waiting for with the headset thing
    | just give me a rough month for the vr and why not | why will you not name a date for vr | who tests the vr before you open it | who hears about the vr date first
    | when strangers can play it start to finish is that the bar for vr`,
  'post/vr-experience-coming-soon/early-registration-costs-less/early-registration': `do i owe anything when i register early for vr
    | how do i write the mail for the vr discount`,
  'post/vr-experience-coming-soon/early-registration-costs-less/anything-we-should-plan-for': `should i mention my glasses in the vr mail
    | do you want to know about a wheelchair when i register for vr | my brother in law gets dizzy on escalators where do i tell you for vr`,
  'post/vr-experience-coming-soon/early-registration-costs-less/a-person-reads-it-and': `who answers the vr mail
    | is my address used for other stuff if i join the vr list | will i get ads after i register for vr`,
  'vr-kids': `can my ten year old wear the headset | how young may they be for vr | is the goggle thing for children | what age will you let in to the vr
    | do the headset makers allow kids`,
  'post/vr-experience-coming-soon/questions-we-already-get/not-decided-either-the-comes': `what will a vr ticket go for | is vr dearer than the rooms
    | fifteen percent off what price for vr | vr fee known yet | how much will the headset game be`,
  'post/vr-experience-coming-soon/questions-we-already-get/no-half-of-our-testers': `do my glasses fit under the headset | i wear thick specs can i do vr
    | is it a problem for people with glasses in vr`,
  'post/vr-experience-coming-soon/until-then-three-rooms-with-real-doors/if-you-come-by-for': `can we sneak a look at the vr door when we visit
    | how will i notice that the vr is ready when i am there | what was the thud in the back | is there a thud from the vr hallway`,
  'faq/virtual-reality': `are the headsets up and running yet | when can i play the vr | is the vr playable by <day> | vr open yet | do you have something with goggles
    | do you do vr now or later | is the vr thing official | where can i read what you know about the vr so far | have you announced vr or is it a rumor
    | sign me up for vr | how do i get on the early vr list | fifteen percent off the headset thing how`,
  blog: `do you write articles | is there a journal or news section on your site | where can i read stories from guests | what is your latest post
    | any reading for me before the visit | did you post something about office parties | is there an article on families | which posts do you have
    | do you publish news anywhere | something to read about winter plans`,
  'promo-codes': `is the halloween weekday code still alive | i read about weekdayween is it over | was there ten percent off for four in october
    | do you repeat the october deal this year | where do i type the code from the halloween post | my friend saved fifteen bucks with some october code
    | any code for winter`,
  scary: `is <room> your scariest like the october post said | do the lights go out and for how long | can we ask for the lights to stay on in <room>
    | does anyone touch you at halloween | will there be extra scares for halloween`,
  'corporate-price': `what does an office holiday party for twelve come to | price of the staff christmas do for twenty | office party cost for eight`,
};
