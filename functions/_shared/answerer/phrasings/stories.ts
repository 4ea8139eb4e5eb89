import type { Phrasings } from './phrasings.ts';

/** Ways people ask about what the posts tell: guests, advice, virtual reality and the site. */
export const storyPhrasings: Phrasings = {
  'post/two-players-one-lantern/start/nora-booked-it-as-a': `who are nora and theo | story of nora and theo | what is the story about the couple with the lantern | two players one lantern
    | what is two players one lantern about | when did nora and theo play | how long have nora and theo been together | who booked the date as a surprise | what day did the couple come
    | tell me about the couple from the blog | who is nora | who is theo | what happened on the date of nora and theo | the lantern date story`,
  'post/two-players-one-lantern/did-they-make-it/with-three-minutes-and-some': `did nora and theo escape | did nora and theo make it | did the couple in the story get out
    | how much time did nora and theo have left | how many hints did nora and theo use | did the couple from the blog win | how close was it for nora and theo
    | did the two with the lantern make it | how many hints did the couple ask for | did the couple with the lantern win | did they make it out with the lantern
    | how did it end for the couple | outcome of the lantern date`,
  'post/two-players-one-lantern/did-they-make-it/she-saved-us-twice-im': `what did theo say about nora | who saved whom in the story of the couple | what did theo say at the end`,
  'post/two-players-one-lantern/did-they-make-it/then-they-went-for-noodles': `what did nora and theo eat afterwards | where did nora and theo go after | did they go for noodles`,
  'post/two-players-one-lantern/the-first-ten-minutes/jack-the-ripper-opens-in': `why can a pair not spread out | what happened in the first ten minutes`,
  'post/two-players-one-lantern/the-first-ten-minutes/nora-reads-fast-and-files': `what did theo do with the torn ticket | what is nora good at | what is theo like | who reads fast nora or theo`,
  'post/two-players-one-lantern/the-first-ten-minutes/i-have-been-telling-him': `what did nora say about her hobby | why does nora need a new hobby | quote from nora`,
  'post/two-players-one-lantern/the-lantern/there-comes-a-moment-when': `why did the couple have only one lantern | where did the second lantern stay | what happened with the lantern`,
  'post/two-players-one-lantern/the-lantern/they-tried-it-three-ways': `who held the lantern | who carried the lantern nora or theo | how did nora and theo share the lantern
    | how did the couple solve the lantern problem | why did the game master say aw`,
  'post/two-players-one-lantern/the-argument/minute-forty-one-in-front-of': `what did nora and theo argue about | what was the argument | where do pairs lose their time | when did nora and theo fight
    | what do couples fight about inside`,
  'post/two-players-one-lantern/the-argument/then-theo-said': `who was right nora or theo | how did the couple end the argument | who won the argument about the lock`,
  'post/two-players-one-lantern/what-pairs-should-know/yes-it-is-harder-than': `why is it harder for a pair | what should pairs know | advice for pairs | tips for couples playing as 2
    | should 2 people ask for hints early`,
  'post/two-players-one-lantern/what-pairs-should-know/rather-less-murder-thai-prison': `something with less murder for a couple | a room for 2 that is less dark`,
  'post/two-players-one-lantern/plan-yours/a-sample-story': `are nora and theo real | is the story of the couple true | did nora and theo really exist | is the date night story invented
    | is the nora and theo story real | real or made up nora and theo`,
  'post/team-building-stories/the-accountants-who-would-not-touch-anything/priya-booked-jack-the-ripper': `story of the accountants | what happened to the accountants | who is priya
    | which room did the accountants play | accounting team story | how many accountants were there`,
  'post/team-building-stories/the-accountants-who-would-not-touch-anything/five-minutes-in-nobody-had': `how did the accountants get going | who is marcus | what did marcus do
    | who started reading out loud in the accounting team | what roles did the accountants have`,
  'post/team-building-stories/the-accountants-who-would-not-touch-anything/we-found-out-that-our': `what did priya say | what did priya learn about her team | who runs the meeting on mondays now`,
  'post/team-building-stories/the-accountants-who-would-not-touch-anything/they-got-out-with-six': `did the accountants escape | did the accountants get out | how much time did the accountants have left
    | did the accounting team make it`,
  'post/team-building-stories/the-kitchen-that-never-stopped-shouting/ten-people-from-a-restaurant': `story of the restaurant kitchen | the kitchen that never stopped shouting
    | which room did the kitchen crew play | restaurant team story | how many came from the restaurant | why did the kitchen play on a monday | what happened with the restaurant crew
    | restaurant crew | the kitchen team | kitchen crew story | the shouting kitchen`,
  'post/team-building-stories/the-kitchen-that-never-stopped-shouting/it-was-the-loudest-game': `who is dee | what did dee do | how did the kitchen crew do | was the kitchen loud`,
  'post/team-building-stories/the-one-thing-that-went-wrong/at-minute-forty-they-hit': `what went wrong for the kitchen | did the kitchen team get stuck | what cost the kitchen eight minutes
    | what did the dishwashers do | did the restaurant team solve the lock`,
  'post/team-building-stories/the-board-that-had-never-met-in-person/i-learned-that-ben-is': `who is ruth | what did ruth learn | what did the board members say | the charity board that had never met
    | who is tall ben`,
  'post/team-building-stories/start/from-the-control-desk-you': `what can you see about a team from the control desk | team building stories | success stories of teams | examples of teams that played
    | stories from other companies | have other offices done this how did it go`,
  'post/team-building-stories/what-the-good-teams-do/they-keep-one-place-for': `what do winning teams have in common | strategy for teams | how should we organize the keys we used | what is a good strategy
    | best strategy to escape`,
  'post/team-building-stories/what-the-good-teams-do/they-swap-when-stuck': `what do good teams do when stuck`,
  'post/team-building-stories/plan-one-for-your-team/a-sample-story': `are the team stories real | is the story of the accountants true | are the quotes from real customers
    | did you make up the customer stories | are your customer stories fake`,
  'post/family-guide-to-escape-rooms/start/renee-came-to-the-desk': `who are caleb and jonah | who is renee | who is walt | story of the family with the grandfather | renee and her boys
    | what did the grandfather want`,
  'post/family-guide-to-escape-rooms/start/they-left-minutes-later-all': `how long did the family stay | is there a guide for families | family guide | guide to escape rooms for families`,
  'post/family-guide-to-escape-rooms/how-old-is-old-enough/we-sell-tickets-from-age': `what can a five year old contribute | how can small children help in the game`,
  'post/family-guide-to-escape-rooms/how-old-is-old-enough/above-the-problem-reverses-teenagers': `my teens do not want me in the room`,
  'post/family-guide-to-escape-rooms/what-the-hour-is-like-with-kids/you-have-the-room-to': `how does it go with children | what is the hour like for a family | what if my kid starts crying
    | what if my child has a meltdown | what if my kid wants out`,
  'post/family-guide-to-escape-rooms/what-the-hour-is-like-with-kids/jonah-found-three-things-in': `what did jonah find | what did the grandfather do in the room | did walt get a chair
    | who looked into the teapots`,
  'post/family-guide-to-escape-rooms/what-the-hour-is-like-with-kids/i-was-told-to-sit': `what did walt say | what did the grandfather find in the teapot | quote from the grandfather`,
  'post/family-guide-to-escape-rooms/six-things-that-help/feed-them-first-nothing-is': `should we feed the kids before | should kids eat before we come | tips for parents | advice for families
    | any advice for parents before the game | how should i prepare my kids | what helps with kids before the game | recommendations for parents`,
  'post/family-guide-to-escape-rooms/six-things-that-help/let-kids-read-the-clues': `should the kids read the clues aloud`,
  'post/family-guide-to-escape-rooms/six-things-that-help/dont-solve-it-ask-what': `should i solve it for the kids | how do i help my kids without solving it | what do i ask the kids when they are stuck`,
  'post/family-guide-to-escape-rooms/six-things-that-help/decide-who-may-ask-for': `who should ask for hints in a family | my kids ask for help all the time`,
  'post/family-guide-to-escape-rooms/six-things-that-help/lose-well-a-room-you': `my kids are sore losers | what if the kids are sad that we lost | how do i teach them to lose`,
  'post/family-guide-to-escape-rooms/ready-when-you-are/pick-a-time-on-our': `what time is best for small children | best hour for little kids | when should families come | best day for a family`,
  'post/family-guide-to-escape-rooms/ready-when-you-are/a-sample-story': `is the story of the family real | are renee and walt real people | is the grandfather story true`,
  'post/holiday-season-gifts-and-group-nights/a-trick-for-giving-it-in-person/print-the-e-mail-fold-it': `how can i wrap a giftcard | creative way to give the giftcard
    | how do i make the giftcard fun to unwrap | ideas for handing over the giftcard | hide the giftcard in a box with a padlock | giftcard under the tree | fun way to wrap a giftcard
    | wrapping a giftcard | unwrap`,
  'post/holiday-season-gifts-and-group-nights/what-to-book-early/fridays-and-saturdays-in-december': `how busy is december | which days fill up first | what is your busiest time | when do you get full in december
    | do fridays in december sell out`,
  'post/holiday-season-gifts-and-group-nights/what-to-book-early/the-week-of-valentines-day': `is the week of valentines busy | when should a couple book around valentines`,
  'post/holiday-season-gifts-and-group-nights/what-to-book-early/two-weeks-ahead-is-comfortable': `how far ahead in the holiday season | how many weeks ahead for both rooms | is two weeks ahead enough
    | is a month ahead enough for both rooms | how early for the holidays | how many weeks ahead should i book around the holidays | how many weeks ahead for the holidays`,
  'post/holiday-season-gifts-and-group-nights/group-nights-from-the-quiet-to-the-loud/thai-prison-takes-up-to': `how many people fit under your roof | both rooms together how many | guide for group nights`,
  'post/holiday-season-gifts-and-group-nights/start/between-the-first-night-you': `what is the dark evenings guide | holiday guide | season guide | winter activities indoors | something to do in winter`,
  'post/office-holiday-party-field-guide/why-it-works-better-than-a-bar/a-bar-sorts-people-by': `why is it better than a bar | why not just go to a bar | why an escape room instead of drinks
    | what do shy colleagues get out of it | is it good for introverts | is it good for the new hire | quiet people at work`,
  'post/office-holiday-party-field-guide/how-many-people-how-many-rooms/split-by-anything-except-department': `how should we split the colleagues | how do i make the teams for the office party
    | how do i assign people to rooms fairly`,
  'post/office-holiday-party-field-guide/the-five-colleagues-you-will-meet/the-general-assigns-everyone-a': `which types of colleagues are there | who is the general | the five colleagues you will meet
    | types of players`,
  'post/office-holiday-party-field-guide/the-five-colleagues-you-will-meet/the-archivist-keeps-every-used': `who is the archivist`,
  'post/office-holiday-party-field-guide/the-five-colleagues-you-will-meet/the-poet-believes-the-wallpaper': `who is the poet | is the wallpaper a clue`,
  'post/office-holiday-party-field-guide/the-five-colleagues-you-will-meet/the-skeptic-doesnt-really-do': `who is the skeptic | my colleague does not do this sort of thing`,
  'post/office-holiday-party-field-guide/dinner-before-or-after/we-run-rooms-not-a': `should the office eat before or after | dinner before or after the game with the team
    | when do we book the table for the group`,
  'post/office-holiday-party-field-guide/when-to-book/december-evenings-go-first-on': `which evening is best for an office party in december | which december nights go first
    | is a monday or tuesday better for the office party | when should we book the holiday party | how early to book the office christmas party`,
  'post/office-holiday-party-field-guide/when-to-book/numbers-shift-you-can-change': `book before everyone at the office has answered | not all colleagues have said yes yet`,
  'post/office-holiday-party-field-guide/three-things-to-ask-your-team-first/jack-the-ripper-is-dark': `what should i ask my team before booking | how do i find out who is scared at work
    | what to ask colleagues first`,
  'post/office-holiday-party-field-guide/three-things-to-ask-your-team-first/the-pages-of-jack-the': `how do i tell my team about the access of the rooms
    | what access information can i send to my colleagues`,
  'post/office-holiday-party-field-guide/three-things-to-ask-your-team-first/put-them-in-the-other': `one colleague has already played the room | a coworker knows the ending`,
  'post/office-holiday-party-field-guide/then-send-one-e-mail/choose-a-night-on-the': `what do i write in the invitation to my team`,
  'post/now-hiring-game-masters/how-to-apply/in-place-of-a-cover': `do i need a cover letter | what do i write instead of a cover letter`,
  'post/now-hiring-game-masters/what-we-look-for/you-dont-need-to-have': `i was a waiter can i be a game master | i am a teacher looking for side work | which background makes a good game master`,
  'post/site-feedback-poll/what-changed/each-room-page-says-how': `why does the website look different`,
  'post/site-feedback-poll/pick-one-of-four/choose-a-line-and-press': `how do i take part in the poll | where is the website poll | how do i vote in the poll`,
  'post/site-feedback-poll/if-the-poll-does-not-open/write-to-hello-example-com': `i have no email program how do i vote | can i vote by email | the poll link does nothing | poll without email`,
  'post/site-feedback-poll/what-helps-us-most/a-good-complaint-has-an': `how do i report a problem with the website | something is broken on the site | the website is broken | a link does not work
    | the page is slow | bug on your website | i found a typo on your website`,
  'post/site-feedback-poll/what-we-do-with-the-answers/we-read-every-one-what': `what do you do with the poll answers | do you share my email when i answer the poll`,
  'post/vr-experience-coming-soon/what-we-are-building/nobody-gets-seasick-for-the': `does vr make you dizzy | motion sickness in vr | will i get seasick with the headset | i get nauseous in vr
    | vr makes me sick | i get car sick can i do vr | cybersickness | does the floor move in vr | vertigo headset | does vr make people nauseous | nausea | nauseous
    | dizzy from the headset`,
  'post/vr-experience-coming-soon/what-we-are-building/a-game-for-a-team': `what kind of vr game will it be | is the vr for teams | do you sit or stand in vr | is vr multiplayer
    | will we be together in vr | how does the vr game work | can several people play vr at once | is vr alone or with friends | do we walk around in vr | is the vr a team game or solo
    | vr solo or team`,
  'post/vr-experience-coming-soon/what-we-are-building/you-have-to-talk-to': `do we have to talk in vr | does everybody see the same in vr | is vr about teamwork`,
  'post/vr-experience-coming-soon/what-we-are-building/a-first-timer-is-useful-inside': `is vr hard for beginners | i have never worn a headset | is vr difficult to learn | can a newbie do vr
    | my mom is bad with technology can she do vr`,
  'post/vr-experience-coming-soon/why-there-is-no-opening-date/because-we-would-have-to': `why is there no date for vr | why is vr not open yet | why does vr take so long | what is holding up the vr
    | why is vr delayed | why can you not tell me when vr opens | when will you know the vr date | is there a reason that vr has no date | how come there is no vr date
    | what takes so long with the vr | reason for no vr date yet`,
  'post/vr-experience-coming-soon/early-registration-costs-less/early-registration': `do i pay now to register for vr | what subject line for the vr email
    | what do i write in the subject for vr registration | does early registration cost anything | is registering for vr binding`,
  'post/vr-experience-coming-soon/early-registration-costs-less/anything-we-should-plan-for': `what should i put in the vr email | what information do you want for vr registration`,
  'post/vr-experience-coming-soon/early-registration-costs-less/a-person-reads-it-and': `what do you do with my email when i register for vr | will you spam me if i register for vr
    | does a person read the vr emails`,
  'post/vr-experience-coming-soon/start/there-is-a-door-in': `what is behind the taped door | what is behind the door in the hallway | why is there tape on the door in the back`,
};
