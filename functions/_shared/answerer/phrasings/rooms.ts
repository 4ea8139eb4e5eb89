import type { Phrasings } from './phrasings.ts';

/** Ways people ask about the rooms: which there are, which to choose, what they are like. */
export const roomPhrasings: Phrasings = {
  rooms: `do you have photos of the rooms | where can i see pictures of the rooms | can i see what the rooms look like
    | which rooms do you have | what rooms are there | show me all rooms | how many rooms do you have | list of rooms | what escape rooms do you offer | what can we play
    | what themes do you have | what games are there | tell me about your rooms | what are the options | rooms | what kinds of rooms | which escape games | do you have a horror room
    | do you have an adventure room | do you have a fantasy room | do you have a kids room | do you have a zombie room | any new rooms | what themes | what are your escape rooms about
    | what adventures can you do here | what have you got | what else have you got besides <room> | which scenarios are running | what is on the menu | list your games
    | overview of the rooms | how many different rooms are there | how many games to choose from | is it only <n> rooms | do you only have <n> rooms | are there just 2 rooms
    | names of your escape rooms | which scenarios do you have right now | what kind of stories do you offer | what genres do you have | do you have something with detectives
    | do you have a mystery room | do you have a bank heist | do you have a pirate room | do you have a sci fi room | is there a harry potter room | do you have an egypt room
    | do you have a wizard room | do you have a prison break room | is there a murder mystery | anything new this year | are you adding a new room | when will there be a new room
    | coming soon rooms | i looked at the website and do not see the games | just tell me what is there to play | what all do you have | introduce the rooms
    | short description of each room | brief summary of the rooms | give me the rundown on the rooms | we have never heard of your rooms | what choices do we have
    | which quests do you have | catalog of rooms | do you have different rooms | tell us what you got | what sort of rooms are these | themes please | rooms list
    | what games can a group choose from | wat rooms do you have | what are the stories of your rooms | what is the story line in each room | what is the jail one about | the jail room
    | the victorian one | the detective one | the london room | the bangkok one | what is the mission | what is the objective of each game | are the sets realistic
    | how good are the sets and decorations | what do the rooms look like | are your rooms original | a room with a good story | what scenarios do you run at your place
    | which settings can my crew try | anything besides <room> | anything other than <room> | besides the london thing what is there | what storylines are available
    | what missions do you have | tell my friends what is there to do | what could our squad play | could you list everything | browse the rooms | lineup of rooms | selection of rooms
    | what is in your repertoire | variety of games | which attractions do you run | do you have more than one room | do you run seasonal rooms | are more rooms coming
    | which stories can a visitor step into | got anything with zombies or aliens | got anything with pirates | anything for star wars fans | which worlds can we enter
    | what sorts of adventures are there to pick from | is there something with treasure | do you have a medieval one | something with spies | anything with vampires | available rooms
    | current rooms | open rooms list | what can my class play | what could a family play there | what rooms do you currently offer | which rooms do you offer at the moment
    | what do you offer to play | which games do you offer`,
  recommend: `which room should we pick | which room is best for us | what do you recommend | best room for <n> people | which room for kids | best room for a family
    | which room for beginners | what room is best for a couple | which room for <n> with kids aged <age> | not scary room for <n> | we want something scary
    | which is better <room> or <room> | which one should we choose | suggest a room | best room for <age> | what would you pick for us | help me choose a room
    | which room is good for coworkers | easiest room for kids | we like puzzles which room | which room is the least scary | which room is the most fun | best room for a date
    | which room for teenagers | what is the best room | which is best for <n> adults and <n> kids | room for someone who hates the dark | which room for grandma
    | what is your most popular room | i am scared of horror which one | which room for first timers | something for little kids | which room would suit us
    | what room fits a group of <n> | which room is good for a family with kids | which would you go for | which one is right for us | which should we do first
    | what should we start with | we can not decide which room | we are torn between the two | can not make up our minds | which game for <n> girls aged <age> | which room for my <age>
    | which room for a <age> birthday kid | what would my <age> like best | what would teenagers like | which one would my parents enjoy | which game do you advise | can you advise us
    | any advice on which room | which is the crowd pleaser | fan favorite | staff pick | your personal favorite | which one do people like most | bestseller | what is the coolest room
    | my kids scare easily which room | something not too spooky for the family | one that is not frightening | i hate horror but my friends want to play
    | half of us are scared of the dark | we want to be terrified | we want thrills | we love horror movies which room | something funny | we like riddles and logic
    | we like puzzles more than scares | we like searching for things | we are detectives at heart | we like action | which room has more puzzles | which room has less reading
    | which room have less text | best for people with poor english | which room for foreigners | which room is better for grandparents | which room for my elderly parents
    | which one is easier on the knees | mixed ages from <age> to <age> which room | <n> adults and <n> kids what do you suggest | which room for <n> players | we are <n> which room
    | best room for a big group | which room for a large crowd | which room for <n> coworkers | which one for a girls night | best room for gamers
    | we have done many escape rooms which one | we are experts which room | we are new which room | never played before which one first | ideal room for a date with my wife
    | best one for a rainy <day> with kids | what is a good fit for us | match us with a room | pick one for us | you choose for us | tell me which one to book
    | which should i book for my son | my daughter turns <n> which room | not sure what to choose | is <room> the right one for us | would <room> be good for us
    | would you recommend <room> | is <room> right for <n> of us | i am claustrophobic which room is better | which room for somebody pregnant | gentlest room | least intense room
    | most exciting room | best room overall | what would you go with | what do you think we should pick | which of them could grandma handle | my mother in law is jumpy
    | my sister is easily startled which one | my boss is nervous which room is ok | my team are nerds who love codes | my crew loves brain teasers | 2 families with kids
    | my cousins visit and are <n> and <n> what would they like | for somebody timid | for a shy kid | we are loud and chaotic which one | competitive bunch which one
    | we are only here once which room is a must | if we can only do one | if you had to choose one | which has the wow effect | best decorated room | most immersive
    | which has the best story | most beautiful room | which is more interactive | which one gets the best feedback | first choice | top pick | <n> of them hate gore what do we take
    | some of us hate gore | which is more suitable for my parents | which is more suitable for people in their sixties | older people which room
    | college friends which of the 2 would be more fun | which of the 2 rooms would be more fun | the one everybody raves about | what does everybody rave about | can not choose help
    | help us pick | we need help choosing | which one suits my husband and me and our kids | what is ideal for our group | we have a mixed group | work friends and their kids which
    | which one works for all of us | what is your tip for a room | would you rather do <room> or <room> | which to choose | which would you book in our place
    | which would my friends enjoy the most | what would you book for <n> friends | which do you consider best for a family | which is suited to beginners
    | which would kids aged <age> enjoy | what fits us | what fits a couple plus a teenager | what would fit our family best`,
  'room-about': `tell me about <room> | what is <room> about | what is <room> like | describe <room> | <room> | story of <room> | what happens in <room> | what do you do in <room>
    | more about <room> | info on <room> | details of <room> | is <room> good | is <room> fun | what is special about <room> | what are the highlights of <room>
    | what is the theme of <room> | plot of <room> | what is the deal with <room> | what is the premise of <room> | explain <room> | give me a summary of <room>
    | what can we expect in <room> | what are you supposed to do in <room> | goal of <room> | what is the mission in <room> | what is the setting of <room>
    | where does <room> take place | when is <room> set | which year is <room> set in | who are we in the story of <room> | what does <room> look like | show me <room>
    | is <room> any good | is <room> worth it | i am curious about <room> | thinking about doing <room> | we are looking at <room> | interested in <room>
    | our friends did <room> and loved it | what makes <room> special | why should we play <room> | sell me on <room> | what is cool about <room> | what is in <room>
    | what do we find inside <room> | which scenes are in <room> | how many spaces does <room> have | what is the set like in <room> | is the set of <room> realistic
    | who arrested us in <room> | why are we in jail in <room> | what does the wall in <room> mean | what is <room> all about then | read about <room> | storyline of <room> please
    | what genre is <room> | is <room> a mystery | whats the story behind <room> | is <room> appropriate | backstory of <room> | what is the background of <room>
    | what goes on in <room> | what goes on inside the <room> game | sum up <room> | give us the gist of <room> | synopsis of <room> | scenario of <room> | concept of <room>
    | brief me on <room> | fill me in on <room> | teaser for <room> | what do we play in <room> | what is our role in <room> | characters in <room> | what era is <room>
    | how would you describe <room> to a friend | whats the plot line in <room> | does <room> have a good story | what should i know about <room> | everything about <room>
    | give me an idea of what <room> is | an idea of <room> | some info about <room> | <room> information | <room> details please | <room> description | talk to me about <room>
    | introduce <room> | what sort of game is <room> | what kind of room is <room> | i saw <room> online what is it | could you tell my friends about <room>
    | what am i getting into with <room> | what should we expect from <room>`,
  compare: `what is the difference between <room> and <room> | compare the rooms | <room> or <room> | <room> vs <room> | how are the rooms different | is <room> harder than <room>
    | is <room> scarier than <room> | which is scarier | which is harder <room> or <room> | how does <room> compare to <room> | <room> against <room> | what sets the rooms apart
    | what distinguishes them | are the 2 rooms alike | are the rooms similar | how do the 2 differ | pros and cons of each room | which of the two is longer
    | which of the two is bigger | is <room> better than <room> | is <room> easier than <room> | is <room> more fun than <room> | <room> and <room> side by side
    | what does <room> have that <room> does not | same difficulty or not <room> and <room> | contrast the rooms | is one room better than the other | which of the 2 has more puzzles
    | stuck between <room> and <room> | debating between <room> and <room> | <room> or <room> for us | which is more intense <room> or <room> | difference jack and prison
    | we played <room> how is <room> different | is <room> like <room> | what is the difference in difficulty between the rooms | is there a big difference between the rooms
    | how does <room> stack up against <room> | weigh <room> against <room> | what is unique to each room | in what way do the 2 rooms differ | which one is shorter
    | which one is darker | which one is brighter | which one is scarier of the two | what is different in <room> from <room> | how is <room> different from <room> | differences please
    | choose between <room> and <room> what is the difference | whats different about the 2 rooms`,
  hardest: `what is your most challenging room | which room is the hardest | what is the most difficult room | hardest room | which is tougher | we want a challenge
    | which room is hardest to escape | the hardest one | most challenging | hard room for experts | what is the brutal one | which room do people fail the most
    | we are pros give us your worst | we have done <n> escape rooms which one will challenge us | room for enthusiasts | for experienced players | expert level room
    | we want the one nobody solves | do you have anything really difficult | most complicated room | most complex room | which one has the lowest success
    | our team is very good which is a real test | the most brain teasing room | the ultimate challenge | which room is most demanding | which room stumps people
    | we blew through the last escape room | we found other rooms too easy | is there an expert mode | hard mode | advanced players which room | challenge us | we are escape room nerds
    | we finished our last room in half the time | which of your rooms is the hardest for a group of <n> | is <room> your hardest | do you have a level 5 room
    | highest difficulty you have | hardest of all | what do hardcore fans struggle with | we are veterans of escape rooms | seasoned escapers | we have played dozens of rooms
    | your nastiest room | meanest room | most devious | most brutal | the beast of a room | impossible room | hardcore | room with the trickiest puzzles | what will break our brains
    | something that makes us struggle | a proper test for puzzle addicts | our group is full of engineers and wants something difficult | where do experts fail
    | which one is the nightmare to solve | most mind bending | people pulling their hair out | which room makes people despair | something for pros | for real pros
    | the one that drives people crazy | maximum difficulty | not for beginners | we like it tough | hardest one for clever people | toughest nut | hard nut to crack
    | is there a really hard one | a really hard one | anything really challenging`,
  easiest: `which is the easiest room | easiest room | simplest room | what is the least difficult room | an easy room for beginners | which room is the most doable
    | which one can we surely solve | we do not want it too hard | something not too difficult | we are not clever give us something simple | a simple one for kids
    | what is good for people who are bad at puzzles | which room has the best chance to get out | which one do most people solve | gentle difficulty | least complicated
    | most straightforward room | anything for dummies | an easy one please | do you have an easy mode | we want to win for sure | which one would we most likely finish
    | not a brain buster | room with easy riddles | kids level room | is <room> your easiest | is <room> the easy one | lowest difficulty you have | which is a piece of cake to solve
    | a walk in the park | no brainer room | not the sharpest tools | we are not the brightest bunch | a breeze | which one is a cinch | foolproof | for slow thinkers
    | for my lazy friends something simple | relaxing room | chill room | what can a dummy finish | something simple for my slow uncle | a simple game for my parents
    | simple enough for grandma | nothing too complicated please | i want a simple room | one we are sure to finish | any easy ones | easier one for my kids | less challenging
    | undemanding`,
  difficulty: `how hard is <room> | how difficult is it | difficulty level | is it hard | is <room> difficult | what makes <room> hard | difficulty of the rooms | rate the difficulty
    | is it too hard for kids | are the puzzles hard | is there math | how challenging is <room> | what kind of puzzles are there | is it linear | is there a lot of reading
    | what level is <room> | how tricky are the riddles | how tough is <room> | how complicated is <room> | is <room> a hard one | is <room> easy | is it easy
    | what is the difficulty rating | difficulty out of 5 | what does medium mean | why is it rated medium | is medium hard | are both rooms the same level | is it solvable
    | is it doable for normal people | can average people solve it | do you need a high iq | will we be able to solve <room> | is it possible to win | is it realistic to get out
    | how complex is it | do you have to do arithmetic | is there a lot of math in <room> | do we need to calculate | how much reading is in <room> | lots of text | is it mostly locks
    | is it padlocks and keys | are there riddles | are there codes to crack | is it more searching or thinking | are the puzzles logical | is it high tech or low tech
    | are there electronics | what sort of brain teasers | what type of tasks are there | do we work in parallel | is there enough to do for everyone
    | will everybody have something to do | will anyone be bored | is it one puzzle after another | do puzzles happen at the same time | what skills do you need for <room>
    | is it about teamwork | is it logic or observation | do we have to search a lot | how many puzzles are there | how many locks are there | is <room> challenging for adults
    | too simple for adults | is it more for adults or kids in difficulty | would experts get bored in <room> | can you adjust the difficulty | can you make it easier for us
    | make it harder for us | is <room> too hard for a <age> | is it too hard for teenagers | can children solve the puzzles | are puzzles kid friendly | handwriting hard to read
    | is there old handwriting | do we have to decode something | lvl of <room> | will it fry our brains | is <room> brainy | is it mind boggling | do i have to be a math whiz
    | are we smart enough for <room> | is it mostly finding keys and opening locks | will <n> people have something to do or stand around | will half of us just stand around
    | is it frustrating | is it a real challenge | does it require deep thinking | is it a lot of codes | combination locks | cipher | is there anything mechanical | is it all padlocks
    | gadgets | puzzles with technology | does my grandma have a shot at the puzzles | logic puzzles | word puzzles | is there counting | is it confusing | will my boss find it hard
    | can we crack it | chance of cracking <room> | how clever do we have to be | are there dead ends | are there false clues | how many steps are in <room>
    | easy enough for middle schoolers to solve | easy enough for kids to solve | more logical or more physical puzzles | a lot of text to read in <room>
    | how many riddles are in <room> | is <room> heavy on reading | is <room> a lot of reading | what does the difficulty depend on | crack the puzzles | figure out puzzles in <room>
    | difficulty of <room> | can a <age> solve <room> | will my parents find it too difficult | does <room> have a lot of riddles | how hard are the riddles for newcomers
    | is medium ok for us | does <room> need lots of thinking | a lot of thinking | do we have to think hard | much brain power | is it mainly puzzles | does <room> require much reading
    | are the puzzles fair | is the level ok for casual players | how advanced is <room>`,
  played: `i already played <room> can i play again | can we play the same room twice | is it replayable | we did <room> already | played both rooms before | is it different every time
    | one of us has already played | i did <room> last year | we have been there before | we were there last month can we do it over | is it worth doing a second time
    | would it spoil it if i come again | somebody in our group knows the answers | my friend has done it already | one player has solved <room> before
    | my brother has already done <room> | do you change the puzzles | do the puzzles stay the same | are the puzzles new each visit | has anything been updated since our last visit
    | did you renew <room> | can i repeat <room> | replay value | repeat visit | return visit same room | is it still fun if you know the solutions
    | can i join even though i know the solution | we already escaped <room> | came back to do it again | do you rotate the rooms | redo <room> | can we retry the room we lost
    | second attempt at <room> | if we fail can we try again another day | can we have another go | will i ruin it for the others if i have done it | i already know how it ends
    | is there a different version of <room> | all of us have played <room> except one | we have done all your rooms | been there done that anything else
    | my roommate did it already is it spoiled | is there any point in coming a second time | we have done both anything new | spoiled | can i go with new friends even if i did it
    | would a repeat be boring | been through <room> | is the solution the same | same puzzles as last year | my sister solved it last year can she join us
    | my coworkers did it in spring | can a person who knows it come along quietly | second time | third time | twice | i have done <room> before can i join my family anyway
    | can i join anyway | are the rooms the same as last year | play it more than once | more than once | is it ok if one of us already did it | done it before
    | does someone who knows it have to pay | i have been in <room> already | we played <room> in <n> is it still the same | is it still the same | still the same room as before
    | still the same puzzles | has it changed since <n> | already completed <room> | already know <room> | has <room> been changed | is it worth coming back
    | worth coming back if we have played <room> | come back a second time`,
  'room/jack-the-ripper/do-we-need-to-know-the-real-case': `is <room> based on the true story | how historically accurate is <room> | is it about the real killer
    | is it based on real murders | are the suspects real | do we have to study the case before | should i read up on <room> first | does knowing the history help
    | i am a ripperologist will that help | will it help that i know everything about <room> | i have read all the books about the whitechapel murders
    | who is ambrose hale | is it about the murders in whitechapel | is inspector hale a real person | is ambrose hale real | is it the real history
    | do we need any knowledge of the victorian era | i do not know anything about <room> is that a problem | never heard of <room> can i still play | do i need background on <room>
    | are the victims real | did <room> really exist in your story | real <room> facts | do i need to know history | do we need to know the real case
    | does the room follow the actual case | do you need to know who <room> was | is <room> historically true | historical | brush up on <room> history | brush up on history
    | is <room> factual | fiction or fact | is <room> fictional | is it invented | how true is <room> | true to history | must i read about <room> first | documentary about <room>
    | need to know anything about <room> beforehand | do i need prior knowledge about <room> | use the actual victims and suspects | actual victims | actual suspects
    | is there real evidence in <room> | is the killer in the story the real one`,
  'room/jack-the-ripper/is-it-too-dark-to-read': `can you read in the low light | is there enough light to read in <room> | do we get flashlights in <room> | do we carry lanterns
    | how much light is there in <room> | will i be able to see anything in <room> | is it hard to see in <room> | do we get our own lamp | how many lanterns do we get
    | is there a torch | should i bring my readers for <room> | is the lighting bad in <room> | my eyes are bad in dim light in <room> | can you even read anything in <room>
    | can you see anything in <room> | is there any light to read by in <room> | too dim to read in <room> | reading in the dark in <room> | enough lamps in <room>
    | is <room> so dark that you can not read | so dark you can not read in <room> | is the light in <room> enough for reading | bring a reading light for <room>`,
  'room/jack-the-ripper/can-a-pair-finish-jack-the-ripper': `can 2 people beat <room> | is <room> doable for just 2 | can my wife and i solve <room> | is <room> too much for 2
    | has any couple solved <room> | do couples get out of <room> | <room> for 2 players possible | how do 2 people do in <room>`,
  'room/jack-the-ripper/how-scary-is-it-really': `is the blackout in <room> long | will something grab me in <room> | is somebody in costume hiding in <room>
    | can you turn the light up in <room> | can you leave the light on in <room> | i am afraid of the dark can i do <room>`,
  'room/jack-the-ripper/can-we-play-with-a-wheelchair-a-cane-or-tired-knees': `are the cobbles ok for wheels | cobblestones | is the floor uneven | uneven floor in <room>
    | can a walker roll over the alley | is the alley bumpy`,
  'room/thai-prison/do-we-need-to-read-thai': `is anything written in <room> language | are the signs in foreign script | do we have to translate something in <room>
    | nobody of us speaks <room> | i can not read <room> letters | do you need <room> language skills | is it in <room> or english | i am from thailand is it fun for me
    | i do read <room> do i have an advantage | do we have to learn <room> words | is the <room> writing real | do i have to know foreign numerals | what if no one knows <room> script
    | none of us can read <room> is that an issue | none of us knows <room> | is there <room> text we must decipher | is there <room> text | decipher <room> script | foreign alphabet
    | are clues in <room> language | do clues in <room> come translated | <room> letters on the wall | do i need to understand <room> | do we have to understand <room> writing
    | do we need to speak <room> | is it all in <room> | <room> alphabet | does anyone need to speak <room> for the prison | do you have to know <room> for the <room>
    | do you have to know <room> writing | must we know <room> numbers`,
  'room/thai-prison/can-a-pair-finish-thai-prison': `can a duo get out of <room> | is <room> good with only 2 | will it work with one person in each cell
    | can me and my boyfriend do <room> | only <n> of us in <room> is it hard | could a couple escape from <room>`,
  'room/thai-prison/are-we-really-locked-in-the-cells': `are we behind real bars | do the cell gates lock | can we open the gate ourselves | is there a button to open the gate
    | what is the green button | are we shut in a cell | are we handcuffed | will i be in handcuffs | do you put us in a real cell | will my kid be locked in a cell
    | can i get out of the cell | how do i get out of the cell if i panic | magnets on the gates | is the cell door locked | behind bars in <room> how do we get out of the cell
    | stuck behind bars | are we put behind bars | how do we open the cell`,
  'room/thai-prison/can-we-play-with-a-wheelchair-a-cane-or-tired-knees': `can a wheelchair get through the gates | do wheelchairs fit through the cell gates
    | is there a sill at the gate`,
  split: `how do you split the team between the cells | do we start separated | are we split up | can we start together | does the team start in different cells
    | will we be split up from my kid | can my child stay with me in the same cell | who decides who goes in which cell | do i have to be apart from my daughter
    | can we choose who is with who | can families stay together | do you separate us at the start | does everyone start in one place | is the group divided
    | will we be divided in 2 groups | 2 separate cells | are the cells next to each other | can we see each other between the cells | how long are we separated
    | do we get back together | i do not want to be separated | my son would not like to be alone in a cell | can couples be in one cell | should i put all kids on one side
    | how to divide our team over the cells | do both sides start at once | what is the best way to split us up | half of the team in the other cell | do kids have to be in a cell alone
    | is there an adult with the children in each cell | can we talk to each other between the cells | can we hand things over between cells | will my kid be in a different cell than me
    | do we get separated at the beginning | are teams broken up | divided at the start | apart from each other at first | my girlfriend and i in different cells
    | can my daughter and i be in one cell | together in one cell | stay with my child in the cell | can i stay with my child | how is the group divided in <room>
    | how is the team divided | who sits in which cell | which half goes where | do all of us begin in one cell | begin in one cell | begin in the same cell | all of us in one cell
    | does everybody begin together | begin together | begin apart | who ends up in which cell | who goes to which cell | which of us is in which cell`,
  retired: `what happened to <room> | is <room> still open | can we still play <room> | why did <room> close | when did <room> close | is <room> gone | will <room> come back
    | book <room> | alice in wonderland still available | did you close a room | is <room> coming back | when is the last day of <room> | do you still have the alice room
    | when did you get rid of <room> | i can not find <room> on the website | where is <room> | did you shut down <room> | was <room> removed | why can i not book <room>
    | why is <room> not on the booking page | is <room> discontinued | is <room> retired | we want to do <room> again but it is not listed | my kids loved <room> is it still there
    | can you reopen <room> | bring back <room> | are you bringing <room> back | will <room> ever return | what replaced <room> | what came instead of <room>
    | what did you do with <room> | is the <room> room closed for good | tickets for <room> | i wanted to book <room> | can i still get tickets for <room>
    | we were looking forward to <room> | sad that <room> is gone | i miss <room> | do you have <room> | is there something like <room> | which room is closest to <room>
    | alternative to <room> | what is similar to <room> | can we do the mad hatter room | do you have the wonderland room | mad hatter | a friend told me about <room>
    | someone told me about the <room> room | how long was <room> | reserve <room> for <day> | is <room> available | does <room> still exist | heard <room> shut down
    | has <room> been replaced | is <room> still running | why can i not find <room> to book | we adored <room> | any chance of a comeback for <room> | comeback of <room>
    | is <room> over | did <room> end | when did <room> end | why did you drop <room> | where did <room> go | last chance to play <room> | <room> no longer listed | is <room> returning
    | is the <room> game gone forever | <room> disappeared from the site | what a pity about <room> | gone for good | is <room> gone for good | book the <room> room for next week
    | why was <room> retired | is <room> permanently closed | when will <room> be back | no more <room> | <room> tickets still possible`,
  'faq/virtual-reality': `do you have virtual reality | when does the virtual reality open | virtual reality experience | is virtualreality open yet | virtualreality discount
    | how do i sign up for virtualreality | early registration | can i register for the vr list | how much will virtualreality cost | when is virtualreality coming | vr headsets
    | vr opening date | is there vr | 15 percent off virtualreality | are you getting vr | when can we play in vr | when does vr start | do you have headsets | is the vr ready
    | how do i get on the vr list | early bird vr | sign me up for the vr | put me on the vr waiting list | let me know when vr opens | notify me about vr | i read about vr on your blog
    | i saw you announced vr | vr when | vr launch | release date of vr | can i book the vr game | book vr | is vr available yet | can we try vr on <day> | where do i register for vr
    | how do i register early | early access vr | do you do oculus games | meta quest | is vr still happening | is the vr thing still planned | has vr been canceled | any update on vr
    | vr news | what percent off for vr | how much do i save with early registration | is the early registration still open | discount for registering early | what is the vr about
    | is there going to be a vr room | are you building vr | tell me about the vr experience | vr experience info | will vr replace the escape rooms | vr arena
    | when is the vr thing happening | vr thing | early discount for vr | how do i get the vr discount | vr presale | date for vr | timeline for vr | when will vr be done
    | is the vr open to the public | can my kids and i reserve vr | vr headset game | goggles | do you have vr goggles | heard you are doing vr | is vr bookable
    | get on the early list for vr | early list | any vr games | vr soon | vr available | do you offer vr | are there vr rooms | virtual games`,
  'vr-kids': `can kids play the virtualreality | how much does virtualreality cost | price of virtualreality | age for virtualreality | can i wear glasses in virtualreality
    | vr for kids | is vr ok for a <age> | minimum age for vr | can my son try the headset | how old for vr | vr ticket price | what will vr cost | is vr going to be expensive
    | i wear glasses can i do vr | vr with spectacles | will children be allowed in vr | how much per person for vr | vr pricing
    | is there a kids headset | contact lenses or glasses with the headset | will vr be ok for my <age> | vr for my <age> | is my <age> allowed in vr | how much is vr
    | price of a vr game | youngest age for vr | can children do vr | what is the price for vr | wear my glasses with the headset | vr headset and glasses
    | can my kids do the vr`,
};
