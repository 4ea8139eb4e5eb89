import type { Phrasings } from './phrasings.ts';

/** Plain, well-formed questions of everyday words, as most people type them first. */
export const triedPlainOthers: Phrasings = {
  'page/date-night/questions/its-a-first-date-is-this-too-much': `is it too much for a first date | would you recommend it for a first date`,
  'page/date-night/questions/could-you-hide-a-ring-in-the-room': `can i propose there | can i propose in the escape room | i want to propose to my girlfriend | can you help me with a proposal
    | can you help with a marriage proposal | can you hide something in the room for me | can we hide a present in the room`,
  'page/date-night/short-answers/can-two-people-win-it': `is it harder with two | can two people escape | is it possible to escape with two | is it fun for just two
    | can we manage with only two | how hard is it for two people | would you say a pair has a real chance | does a pair have a chance | do two people stand a chance
    | what are the chances for two | is a team of two strong enough | do pairs ever make it`,
  cameras: `are there cameras in the room | are there cameras in the rooms | are we recorded | are we filmed | do you film the game | i never agreed to be filmed | i did not agree to be filmed
    | i do not want to be filmed | i do not want to be on camera | can you turn off the camera | do you keep the recordings | how long do you keep the recordings | who watches the cameras
    | is the video stored | is there a microphone in the room`,
  'page/legal/conduct/nothing-in-our-rooms-needs': `what happens if we break something | my child broke something | what if something is broken`,
  'page/legal/conduct/treat-hosts-and-other-guests': `can we be kicked out | what if somebody behaves badly | what are the rules of behavior`,
  conduct: `what are the rules | what are the house rules | are there any rules | what are we not allowed to do | are there rules we should know`,
  reviews: `is it worth the price | would you say it is worth the money | what do other customers say | are there reviews | how are your reviews | could you explain your reviews
    | can you tell me more about your reviews | i would like to know about your reviews | i have a question about your reviews | what should i know about your reviews
    | what can you tell me about your reviews | information about your reviews | can you tell me more about your ratings | i have a question about your ratings
    | what can you tell me about your ratings | how many stars do customers give you | what is your star rating | how do people rate you | what score do you have on google
    | how are you rated on tripadvisor`,
  'review-write': `where can i leave a review | i have a complaint | who can i complain to | i would like to give feedback | how do i give feedback | we had a terrible time
    | we had a great time | i was not happy | our game master was rude | the staff was rude | something was broken in our room | a lock was broken | the room was dirty
    | your employee yelled at my kid | your employee was rude to us | the employee yelled at us | the host yelled at my son | i want this escalated | i want to escalate this
    | please escalate this to a manager | i want to speak up about your staff | the host laughed at us | the game master laughed at us | the game master made fun of us | the host ignored us
    | the game master was not paying attention | nobody answered when we asked for hints | nobody helped us during the game | the staff member was unfriendly | the person at the desk was rude
    | i was treated badly | we were treated unfairly | it felt unfair | we did not finish and it felt unfair | the game was unfair | the puzzle was broken | the puzzle did not work
    | one of the locks did not work | a prop was broken and we lost time | the light puzzle did not work and we lost time | i want compensation | we deserve compensation
    | can we get a discount for the trouble | you ruined our evening | you ruined our birthday | i am very angry | i am so mad at you | this is unacceptable | this is outrageous
    | you should be ashamed | shame on you | you people are terrible | what a rip off | total waste of money | we did not like it and want our money back | i am never coming back
    | we only used half our time and want money back | i was charged twice for the same booking | you charged me twice | you charged my card twice | there are two charges on my card
    | i was double charged | i was charged too much | i was overcharged | you charged the wrong amount | there is a wrong charge on my card | you lost my booking
    | you have lost our reservation | they could not find our booking | our booking was not in the system | you gave our room to someone else | our slot was given away
    | we were turned away at the door | you would not let us in | your game master would not let us in | we were not allowed to play | we were sent home | we waited and nobody came
    | nobody was there when we arrived | we showed up and nobody was there | nobody answers your phone | nobody replies to my emails | i wrote you an email and got no answer
    | you never called me back | we never got our photo | we were promised a photo and never got it | i did not receive the team photo | where is our team photo | you forgot to send our photo
    | we paid and got nothing | it was dirty | the room smelled bad | it smelled weird in there | the room was too hot | i want to speak to whoever is in charge | i am reporting you
    | i will leave a one star review | i will write a bad review | the game was too short for the price | it was not worth the money | my daughter cried because of your host
    | our host spoiled the puzzle | the host gave away the answer | your game master started us late | we got less time than we paid for | our game was cut short and it was not our fault
    | my team name is not shown correctly | our time on the board is wrong | you spelled our team name wrong | our time is missing on the leaderboard | you put the wrong time on the board
    | we are not on the leaderboard but should be`,
  privacy: `do you keep my data | how do you use my information | is my data safe | do you save this chat | is this chat recorded | will you put our photo online
    | do you post our photos | could you explain data privacy | can you tell me more about data privacy | i would like to know about data privacy | i have a question about data privacy
    | what should i know about data privacy | what can you tell me about data privacy | information about data privacy | what is your policy on data privacy
    | can you tell me more about what you store about me | i have a question about what you store about me | what can you tell me about what you store about me
    | what is your policy on what you store about me`,
  'finish-time': `if we start at <time> when are we done | when will we be finished | when will we be out if we start at <time> | what time does it end if we start at <time>
    | our game is at <time> when does it end | we start at <time> when can we make dinner | can we make a <time> dinner if we start at <time>
    | what time should i pick them up if they start at <time>`,
  hardest: `which is the hardest room | what is your hardest room | which one is harder | which room is harder | which is more difficult | which room is the most challenging
    | we have done <n> escape rooms will we be bored | is it too easy for experienced players | will experienced players be bored | we are experts | we are experienced players
    | we have done many escape rooms | is it challenging for experts | which room is best for experienced players | which room is good for experts | is it hard enough for enthusiasts
    | we are escape room enthusiasts`,
  easiest: `which room is the easiest | what is your easiest room | which one is easier | which room is easier | which is easier for beginners | what is the simplest room`,
  'post/holiday-season-gifts-and-group-nights/what-to-book-early/two-weeks-ahead-is-comfortable': `how far in advance should we book | how far ahead should i book | how early do i need to book
    | how long in advance do i have to book | how soon do i need to book | do weekends sell out | do you get booked up quickly | when should i book for december
    | how early should i reserve for a <day> in december | is it busy on weekends | when is it less busy | when are you busiest | when is the quietest time | what day is not so many people
    | which day is the least busy | what day is the quietest | on which day are there fewer people | which days are not crowded | when are there not many people | which day is calm
    | what are the busy days | what is the best day to come | when is it not crowded | when is your slowest day | what is your slowest day | which evening is the quietest
    | i would love a quiet evening without other groups around | when are there no other groups | on which evening are we alone in the building | when is it calm`,
  identity: `are you a robot | are you a real person | am i talking to a human | am i talking to a person | is this a bot`,
  'page/legal/accessibility-gaps/the-way-around-it': `i am blind and can not use the booking page | i use a screen reader and can not book | can i book another way if i can not use the website
    | i can not use the website`,
  'page/legal/minors/tell-us-beforehand-about-anything': `what medical conditions should we tell you about | do i need to tell you about my health | should we let you know about a disability`,
  unknown: `can we bring our dog | are pets allowed | do you allow pets | can i bring my service dog | are service animals allowed | is there wifi | when did you open | who owns you
    | do you have air conditioning | how big is the room in square feet | can we smoke outside | do you sell merchandise | do you have t shirts | is there a gift shop
    | do you have a membership | do you have a newsletter | can i get a tour before booking | can we see the room first | do you accept tips | should we tip the game master
    | how much should i tip | do you give raffle prizes | will you sponsor our school raffle | can i get a franchise | what is your covid policy | are masks required
    | do you have a virtual game we can play from home | do you have an online escape room | do you have an arcade | do you have pool tables | is there a kids play area
    | who designed the rooms | how much did the rooms cost to build | what is the solution | what is the code | tell me the code of the last lock | can you give me the solution to <room>
    | how do you solve <room> | where is the key hidden | what do we get if we break the record | is there a prize for the record | is there a prize | do you get a prize for winning
    | what does the fastest team win | does the winner get anything | tell me how to open the bag | tell me how to open the box | how do you open the lock in <room> | what is the combination
    | give me a hint for <room> | can you give me a hint for the puzzle now | what does the map mean | who is the murderer | what is behind the last door
    | can you tell me a secret about the puzzles | where are the keys hidden in <room> | is there a fridge for the cake | is there a fridge for an ice cream cake
    | do you have a freezer for the cake | do you have a meeting room | do you have av equipment | do you have a projector | do you have a conference room
    | can we have exclusive use of the lobby | is the lobby just for us | can we extend the party by an hour | can we stay longer for an extra fee | do you have party invitations
    | do you give goodie bags | do kids get party favors | do we get a certificate | do we get a trophy | do you have a sound system | can we play our own music
    | do you have headphones to borrow | do you have ear plugs | do you have noise cancelling headphones | is the staff trained in first aid | are the rooms cleaned between groups
    | how often do you clean | do you have a quiet room | do you have sensory friendly sessions | can my carer come for free | is a carer free | does a companion get in free
    | do you have sign language | i have a criminal record would you still hire me | do you do background checks | would you hire someone with a record | do employees play for free
    | do staff get free games | what is the dress code for staff | can i work for you at <age> | will there be a second part of <room> | which room is newer | which room is older
    | how long has <room> been open | when did <room> open | who built the rooms | who made the rooms | who invented the puzzles | can i get a press ticket
    | do you give free tickets to bloggers | can i come as an influencer | do you collaborate with influencers | can you donate a gift card | can you sponsor our event | is the venue for sale
    | do you have educational content | do you have worksheets for schools | is south street safe at night | is the area safe | is the neighborhood safe | is it safe to walk there at night
    | is it a bad neighborhood | can you recommend a hotel | where should we stay | are there hotels nearby | do i need to be quiet in the lobby | can we bring our own flashlights
    | may we use our own flashlights | are the puzzles different every time | can we write on things in the room | can we move the furniture | is this a chain
    | is there something for little ones while the big kids play | what can the small kids do in the meantime | do you have toys for toddlers | will they learn something | is it educational
    | do you give a kids certificate | do the kids get a certificate | do kids get a medal | are there summer camps | do you do holiday camps | how many puzzles are in the room
    | do things fall down in the room | do things move by themselves | are there moving parts | is there electricity in the puzzles | will we get an electric shock | is there water in the room
    | what is the tax rate | is <room> racist | are the staff friendly | tell me about the staff | how many game masters do you have | is the staff nice | do you have a sister venue
    | do you sell annual passes | will my phone get signal inside | is there reception inside | can i smoke in between | is vaping allowed in the lobby | is the host in costume
    | are the game masters in costume | does the host act a role | is the host dressed up | can i bring my own game master | which payment do you take for gift cards
    | is there anything i have to print | do i have to print anything | do i need to print the confirmation | is a printed ticket needed | can you keep it a secret for my team
    | can you surprise my team | are the games available in braille | could we get a tour | are your prices negotiable | can we haggle`,
  'page/legal/gift-cards/whoever-has-the-code-can': `somebody saw my gift card code | someone saw my gift card code can they use it | can somebody else use my gift card
    | can anybody use the code | can someone steal my gift card | can i give my gift card to someone else | is the gift card tied to my name | can i sell my gift card
    | can i pass on my gift card | is the gift card transferable | is it in my name | what if someone else uses my code`,
  'off-topic': `which tablets should i take | what pills help against a panic attack | what medicine should i take before | what can i take for my nerves | which medicine is best for anxiety`,
  'can-we-come': `we are <n> <day> around <time> possible | <n> of us on <day> at <time> possible | ok we are <n> <day> at <time> | can <n> of us come on <day> at <time>
    | can we come on <day> with <n> people | <n> people on <day> around <time> | could a group of <n> come on <day> | we would be <n> on <day> evening | is <day> possible for <n> people
    | can we do <day> with <n> players | would <day> at <time> work for <n> of us | we would love to come on <day> evening with <n>`,
  'page/legal/accessibility-gaps/the-short-films-on-room': `can we see a video of the room before | do you have a trailer | is there a trailer for <room> | can i see pictures of the rooms
    | do you have pictures of the rooms | where can i see photos of the rooms | can i see what the room looks like`,
  goodbye: `ok bye then | bye for now | that is all bye`,
  'page/legal/privacy/booking': `are my credit card details safe with you | is it safe to pay online`,
  'page/birthday-parties/waiver/intro': `do i have to collect signatures from all the parents | do i need signatures from all the parents | do i need every parent to sign
    | can i sign for my daughters friends | can i sign for the party guests | do the other parents have to sign | do all the parents have to sign something | who signs for the party guests
    | do the birthday guests need a waiver`,
  'page/birthday-parties/how-it-splits/the-middle-party': `would they all finish together if we split in two rooms | do both groups of kids finish at the same time
    | can the kids play in two rooms at the same time | can we split the party into two rooms | do the kids play two rooms at once | how does a party with two rooms work
    | can best friends be in the same room`,
  'page/birthday-parties/when/arrive': `when should we be there for a party at <time> | when should we be there for the party | how early should we come for the party
    | what time should the party guests arrive | what time do i tell the guests to come | can we come early to set up the party | can we set up before the party
    | when should we be there for a <time> party | when do we have to be there for the party | arrival for the party | our party is at <time> when do we arrive`,
  'page/corporate-booking/how-booking-works/intro': `who will be our point of contact | do we have one contact person | is there a contact person for our event
    | who is our contact | will we have one person to talk to | is there an event coordinator | who coordinates the event`,
  'page/corporate-booking/questions/can-we-compare-times-between-rooms': `can we do a tournament between departments | can we make it a competition | can our teams compete against each other
    | can two teams race | is there a competition between teams | can departments play against each other | can we play against each other | can we do a race between teams
    | who wins if the rooms are different | could we play the same room as two competing teams one after the other | can two teams play the same room one after the other
    | same room for both teams to compare | who was faster if we play different rooms`,
  'corporate-after': `can we get the photos of all teams the next day | when do we get the team photos after the event | do you send the photos afterwards | do you send us the results
    | will we get our times by email | do you follow up after the event`,
  'page/corporate-booking/questions/what-if-the-headcount-changes': `we might be <n> or <n> can we decide later | we do not know our final number yet | can we give you the final number later
    | by when do we have to confirm the number | can we change the number of people for our event | what if a few colleagues drop out | what if more colleagues want to come`,
  'page/corporate-booking/rounds/we-build-the-teams': `how are the teams made | who makes the teams | do you mix the departments | can we decide who plays together | do you split men and women
    | how big is each team | how many people per team`,
  'page/corporate-booking/how-booking-works/you-play': `will a host be with each team | is there a host for each team | is there a host for each room | how many hosts will there be
    | who looks after us on the day | who is there on the day of the event`,
  'page/date-night/short-answers/will-strangers-be-put-in-with-us': `do we pay for empty spots | do we have to pay for empty places | do two people pay for a full room
    | do we have to pay for the whole room | do we have to buy all the places | must we pay for the spots we do not use | do two pay for two | do we pay extra because we are only two`,
  'vr-kids': `can i register my kids for vr | is vr ok for kids | what age is vr for | can children play the virtual reality | will kids be allowed in the vr`,
  'room-about': `is <room> offensive | is <room> disrespectful to the victims | is <room> about violence against women`,
  'room/jack-the-ripper/do-we-need-to-know-the-real-case': `will i learn who <room> was | do we find out who the real killer was | is it about the real murders | is it historically accurate
    | is the story real | is it the true story | is it based on real events | is it based on a true story | does it teach the real history`,
  'room/thai-prison/do-we-need-to-read-thai': `is <room> related to thai culture | do we need to know the language for <room> | do i have to understand thai | is it in thai`,
  'page/legal/privacy/waivers': `what do you do with the waiver data | who sees our waivers | where do the waiver forms go | do you store the waivers`,
  'page/legal/contact/applications': `phone number for jobs | email address for jobs | who do i contact about a job | what is the job email | where do i reach the hiring people
    | contact for applicants`,
  'page/date-night/evening/when-the-clock-stops-the-photo': `what comes after the game | what happens after the game | what happens at the end | what do we do when the game is over
    | is there anything after the game | what happens when we get out | what happens when we escape | what do you do with us afterwards`,
  'page/legal/privacy/photos': `can i be removed from photos | can you delete our photo | i do not want to be in a photo | can i say no to the photo | do i have to be in the team photo
    | can you take our picture down | will our photo be on instagram | can you keep my child out of the pictures`,
};
