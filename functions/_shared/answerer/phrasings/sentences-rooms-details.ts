import type { Phrasings } from './phrasings.ts';

/** Sentences whose answer stands in one passage of a room page or of a post about the rooms, and short follow-ups. */
export const sentenceRoomDetails: Phrasings = {
  'room/jack-the-ripper/can-a-pair-finish-jack-the-ripper': `do couples actually get to the bottom of <room> | how late do pairs finish <room>
    | does one read and one search in <room> when you are two | how should a pair divide the work in <room> | is <room> fair on a twosome
    | my husband and i only in <room> would we drown | what chance have two slow readers in <room> | two retired teachers against <room> | how many hints does a pair burn in <room>
    | me and my best friend alone in <room> | just two brains in <room> | <room> as a duo on a weeknight | and <room> with two | two enough for <room> | a pair in <room> hopeless or not
    | do twos win <room>`,
  'room/jack-the-ripper/how-scary-is-it-really': `three seconds of black in <room> is that all | the dark is my trouble in <room> can you turn it up
    | how nerve racking is <room> truthfully | my knees shake just reading the page of <room> | is it a real blackout in <room> | may i ask for light during the blackout in <room>
    | one blackout in <room> or several`,
  'room/jack-the-ripper/do-we-need-to-know-the-real-case': `does being a history nerd backfire in <room> | could knowing the true crime lead me astray in <room>
    | do regulars grumble about the history in <room> | are all suspects made up in <room> | is hale a made up inspector | must i learn names from eighteen eighty eight
    | do we solve the genuine whitechapel mystery | is the culprit the historical one | would a tour guide for london crimes have an edge in <room> | is any of it authentic in <room>
    | i know zilch about <room> | do i get <room> without british history | how faithful is <room> to what happened | should i google the killer beforehand
    | true crime fan here is it accurate | and without knowing the case | and the real story | homework for <room> | is the inspector real then`,
  'room/jack-the-ripper/is-it-too-dark-to-read': `how many lamps does the team share in <room> | does each of us hold a lantern in <room>
    | does a lantern light the wall or only a page in <room> | who gets to hold the light in <room> | can we bring our own torch to <room> | will i squint in <room>
    | is it candle bright or moonlight in <room> | do people fight over the lantern in <room> | can we put the lanterns together in <room>
    | can three people read one letter at once in <room> | do i need reading specs in <room> | my glasses are for distance will <room> be readable
    | light enough to decipher handwriting in <room> | and for reading in <room> | glasses for <room> | headlamp allowed in <room> | is <room> just black all hour | own lamp in <room>`,
  'room/thai-prison/can-a-pair-finish-thai-prison': `two best friends shouting across bars in <room> | does each of us get a cell of our own in <room> if we are two
    | can our couple begin in one cell in <room> | would you open the gate between us two in <room> | is <room> a marriage test | one in each cell is that doable
    | how does <room> work with two | we are a pair who never shut up is <room> for us | is <room> lonely for two | two quiet people in <room> | a date in <room> with bars between us
    | is a duo at a loss in <room> | sporting way to play <room> with two | do pairs escape <room> much | and <room> for two | <room> as a couple | just two prisoners in <room>`,
  'room/thai-prison/do-we-need-to-read-thai': `is the lettering on the walls genuine | are the squiggles real words | will the room teach us the numerals
    | how do we learn what the foreign digits mean | do we need an app to translate the wall | a native of bangkok in our group does that spoil it | does speaking <room> help
    | what are the inside jokes for people who read <room> | my wife is from chiang mai | i only know pad thai | is there a key to the foreign numbers in <room>
    | zero knowledge of asian scripts here | can kids handle the foreign numbers in <room> | and if no one reads it | and the foreign writing | the letters there are they <room>
    | must we learn numbers first | translation needed in <room>`,
  'post/two-players-one-lantern/start/nora-booked-it-as-a': `the piece on your blog about a surprise date who was it for | what happened to the guy who was surprised with an escape game`,
  'post/two-players-one-lantern/what-pairs-should-know/yes-it-is-harder-than': `is it tougher with two than with four | why is a pair at a disadvantage
    | do two people have a harder time than a foursome`,
  'post/two-players-one-lantern/what-pairs-should-know/rather-less-murder-thai-prison': `what can a couple play that has no murder in it`,
  'post/family-guide-to-escape-rooms/how-old-is-old-enough/we-sell-tickets-from-age': `why is eight the age when it becomes fun | how can kids below eight be useful finders
    | what task suits a small child who can not do the locks yet | what do five to <age> do best in there`,
  'post/family-guide-to-escape-rooms/how-old-is-old-enough/above-the-problem-reverses-teenagers': `do teenagers even want me in there with them
    | will my teens be ashamed of me in the room`,
  'post/family-guide-to-escape-rooms/what-the-hour-is-like-with-kids/you-have-the-room-to': `what if there are tears halfway with little kids | how do small kids take that hour`,
  'post/family-guide-to-escape-rooms/six-things-that-help/dont-solve-it-ask-what': `how do i help my kids without taking over
    | what is the right question to ask children when they stall | i always solve it for them how do i hold back`,
  'post/family-guide-to-escape-rooms/six-things-that-help/decide-who-may-ask-for': `can one of us decide who may ask for hints
    | my son will ask for a hint every minute how do we handle that | who in the family should be in charge of asking for help`,
  'post/family-guide-to-escape-rooms/six-things-that-help/let-kids-read-the-clues': `should the children read the clues out loud | my daughter reads slowly can she still do the notes`,
  'post/family-guide-to-escape-rooms/six-things-that-help/feed-them-first-nothing-is': `should i feed the kids beforehand | is a hungry child a bad idea in there
    | snack before the locks or after for the little ones`,
  'post/family-guide-to-escape-rooms/six-things-that-help/lose-well-a-room-you': `my twins cannot bear losing what do you suggest | how do families cope with not making it`,
  'post/family-guide-to-escape-rooms/ready-when-you-are/pick-a-time-on-our': `which hour is best for small kids on a weekend | is noon the kindest time for little ones`,
  'page/corporate-booking/questions/some-of-my-colleagues-dont-like-being-scared-what-then': `half the department hates horror what do we do
    | our intern is terrified of the dark and it is a team thing | can nervous coworkers take the bright one`,
  'page/date-night/which-room': `which of the two makes the better date | side by side or apart for a date | where do lovebirds go the foggy one or the bars | which is sexier for two
    | the one to hold hands in | our fifth date which of your rooms | second couple joining us which room for four on a date | and for a date which | romantic one of the two`,
  'page/date-night/short-answers/can-two-people-win-it': `do pairs ever beat the clock | are two heads enough to get out | is it winnable for a couple
    | how often do you see couples make it | do couples need many hints | hopeless with two or is there a chance`,
  'faq/virtual-reality': `when do the headsets arrive | is the goggles thing running yet | what is that computer world you announced | do i get on the early list somewhere
    | fifteen percent for the headset game how | when can we strap on headsets | is the digital game bookable | any news about the vr opening | put me down for the headset thing
    | and the vr one | vr yet | how soon is vr | still no vr date`,
  'page/legal/minors/tell-us-beforehand-about-anything': `whom do i inform about my sons condition before the game | should the staff know about my heart in advance
    | is it worth mentioning my bad hip when we book | where do i note special needs on the booking | do i phone ahead about an illness of one player | who do i tell that i need a seat
    | do i warn you about my phobia first`,
  leaderboard: `what is the quickest anybody cracked <room> | is there a wall of champions | what score do we have to beat in <room> | who tops the prison list
    | best minutes this month in the detective one | and the record`,
  'page/corporate-booking/practical/accessibility': `one colleague is in a wheelchair what do we tell you before the team event
    | our office has a blind colleague and a pregnant one what should we know | special needs on our staff list how do we report them`,
};
