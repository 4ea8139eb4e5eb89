import type { Phrasings } from './phrasings.ts';

/** How particular people ask about the rooms, the hour in them and what the posts tell, in their own words. */
export const roomVoices: Phrasings = {
  rooms: `my gran wants to know over the phone which adventures you have so give me the names | we get bored quick so what is the range of stuff to play
    | what settings have your designers come up with | are there only a couple of adventures or a whole bunch | we are <n> bored dads with a free evening so what have you actually got to play
    | my niece keeps going on about your place but could not tell me what the games are | i am on my phone and the page is loading slow so can you just name the games for me
    | before i put this in the group chat i need <n> line about every adventure you run | used to come here years ago and i have lost track of what is running these days
    | planning our trip to philly and want to know what stories are on offer at your venue | is there anything for kids who are obsessed with dragons or wizards
    | my boyfriend is a history buff so do you have any game set in the past | do you have more than the murder <n> because my sister will not do murder
    | my lot are into spies and heists so is there anything in that line | what have you got on at the moment love | sir please what are all the game you are having there
    | husband wants to know whether it is the same old pharaohs tomb like everywhere else | i have been to every escape place in the city and want to hear what yours are about
    | how big is the selection because our last place had <n> to choose from | i am writing a little piece for the school paper about what adventures people can go on at yours
    | what rooms have you guys got for a crew like ours | we are regulars so is there a brand new adventure coming this winter
    | can you read me the choices i can not see the pictures on my old computer | what sort of worlds do you drop people into`,
  recommend: `i trust you more than the internet so what should my friends and i take | picky teenagers and a sleepy dad so what is the safe bet for us
    | what is the right game for my choir of <n> who are mostly over <n> | i have never met half the people i am coming with so which is the better mixer
    | there will be a nervous nan a sulky teen and a hyper <age> so where do you put us | we only get <n> evening in philly and i do not want to waste it on the wrong <n>
    | honestly i have read both pages twice and i still can not decide so just tell me | my wife says the murder <n> and i say <room> so be our referee
    | if your own mother came to visit which of them would you send her into | half my group wants to scream and the other half wants to giggle so which way do we go
    | i am treating my team of <n> and want the one they will still talk about on <day> | my daughter reads a lot of agatha christie and my son can not sit still so which do you reckon
    | <n> of us in our sixties quite sharp but not so nimble which would you steer us to | it is raining and i have <n> restless children so which of your games would save me
    | we are loud italians who all talk at once so what fits us | my girlfriend hates the dark but loves puzzles so what is the right call for her
    | which of them do you think we would get most bang for the buck from | my mates and i are stag do types so which one do you put lads like us in
    | what would you point a bunch of theater kids toward | our exchange student does not read english so well which game would be kinder to her
    | i need to pick for my book club and they are a cautious lot | we have <n> families with kids from <n> to <n> and i would hate for anyone to feel left out
    | if a group of nurses came in after a long shift where would you send them | do not give me both i want <n> name that fits <n> friends
    | what is the one people come out of with the biggest grin | my dad has a bad hip and my son is <n> so which game would let them both shine`,
  'room-about': `i promised my wife a surprise so whisper to me what <room> is | how did you dream up <room> and what is it meant to be
    | what shall i tell the children <room> is about before we go | so what is the story you throw us into when we do <room>
    | my cousin booked <room> without telling us anything so what have we got ourselves into | i saw a picture of <room> on instagram and it looked amazing what goes on in there
    | in a few words what is the idea behind <room> because i have to sell it to my friends | who are we supposed to be when the door shuts in <room>
    | what am i actually trying to do in <room> for an hour | do you have a short blurb on <room> that i can paste in the invite | my son asks what the bad guy in <room> did
    | what kind of place does <room> look like once you are inside | tell my grandmother in plain words what <room> is meant to be | is <room> more of a who did it or more of a run for your life
    | i would like to know a bit about <room> without any spoilers please | what is the adventure in <room> like for people who love movies
    | a colleague whispered that <room> was the best hour of her year so what is it | what do the surroundings in <room> feel like | give us the trailer version of <room>
    | where in the world and when in history does <room> play`,
  compare: `which has more going on at once <room> or <room> | what does the one in london have over the one in asia
    | my brother and i are fighting about <room> and <room> so what really sets them apart | would a person who liked <room> also like <room> or is it another beast
    | put <room> next to <room> for me in <n> lines | we did the one and loved it so how much of a change is the other
    | is <room> the darker of the <n> and <room> the busier <n> or do i have that backwards | what do we get from <room> that we would not get from <room>
    | are your <n> games basically the same thing with other wallpaper | out of the pair which takes more brain and which takes more legs
    | i am choosing between <room> and <room> for my dads visit and need to know how they differ | in terms of fear and puzzles how do <room> and <room> measure up
    | people in our office vote <room> against <room> and want the facts on each | explain me please the difference of <room> and <room> | how is the mood in <room> compared with <room>`,
  hardest: `we eat puzzles for breakfast so bring it on and tell me which | is there <n> that made even your own staff give up
    | we cracked the last place in under <n> minutes and yawned so give us something that bites | which of your games sends the smart people home with their tails between their legs
    | my husband has a doctorate in maths and gets cocky so which one would humble him | we are a club that has done over a hundred of these and want to sweat
    | i want the one where your staff secretly bet against us | which one has the most teams walking out beaten | our robotics club is itching for the stiffest puzzles you have got
    | do not give me the baby stuff i want the boss level | what would you throw at a bunch of chess players | between the <n> which needs more grey matter to get through
    | what <n> takes the longest for teams to crack | my know it all cousin says he can beat anything so which room do i put him in | looking for the most devilish puzzles in town
    | we are tired of rooms that hand you everything so which one makes you earn it`,
  easiest: `my teenagers sulk if they can not solve stuff so is there <n> that is less of a slog | after <n> glasses of defeat elsewhere we want a sure win
    | my group is slow and happy so which one forgives mistakes | the kids had a rough week and deserve an easy victory so which one
    | my crew is more beer and pretzels than brains so which would go down smoothest | mom panics when something gets too complex so which is the gentler set of puzzles
    | i just want the kids to win so they leave with a smile | we are after a bit of fun not a university exam so which one is lighter
    | after a <n> hour shift my brain is mush so give me the less taxing <n> | it is our very first attempt and we would like the forgiving <n>
    | which of them do people get through without too much head scratching | my son gives up fast so he needs <n> where he will get somewhere
    | i am dragging along my in laws and would like the softest puzzles you have | between us we can barely do a crossword so which should we take
    | looking for the room with the highest chance of walking out winners | do you have a starter <n> for people who are slow on the uptake`,
  difficulty: `how much of <room> is plain searching and how much is logic | i have a degree in nothing so how much brain does <room> ask for
    | my <age> flew through a kids puzzle book so will <room> be over her head | are the clues the sort a normal person can work out or do you need to be sherlock
    | i failed algebra twice so please tell me there are no sums | will the <n> of us have enough to get our teeth into or do <n> end up twiddling their thumbs
    | what does a medium rating even mean at your place compared to others | how brainy is it on a scale where one is a jigsaw and <n> is a tax form
    | is there a pile of documents to read in <room> because my dyslexic friend will hate that | do you mostly hunt for stuff or mostly scratch your head in <room>
    | my engineer husband will want to know if it is all padlocks or something cleverer | is it <n> thing at a time or can we spread out and tackle several
    | will my teenage boys find <room> babyish | we are fairly quick thinkers so is <room> going to keep us busy the full time | can a bunch of tired teachers get through <room> without crying
    | does it throw false leads at you just to waste your time | are you able to dial it down a notch for my younger ones | how steep is <room> for somebody who has only ever done sudoku
    | my mother fears she will not get any of the riddles in <room> | what portion of teams make it out of <room> because i want to know how tough it is
    | is the handwriting in there the loopy old kind that nobody under <n> can read`,
  played: `is it cheating if my brother who did <room> in spring plays with us | my kids did <room> at a birthday and now they want to show it to their dad
    | would you let me in again just to watch my friends suffer in <room> as i know the way out | <n> of us were at yours last spring and the fourth has never been so is it pointless to come again
    | my ex took me to <room> so i know how it goes and now my new friends want to do it | do you switch things round so that someone who has been before still gets a challenge
    | i got out of <room> <n> summers ago and honestly i forgot most of it so could i go again | my daughter went with her class and now wants to take her dad through the same <n>
    | our last attempt ended with <n> locks to go so may we come and finish the job | if my roommate keeps his mouth shut can he tag along on <n> he has done
    | have you freshened up <room> at all since we were in last | we ran out of your games so what do returning customers do | would it be dull for me as i solved <room> with my office
    | <n> girl in our group has seen the ending already and i worry she will give it away | is the second go worth the money or will i remember everything
    | we came so close last time and want a rematch | me i have made <room> already <n> time is it other now`,
  'room/jack-the-ripper/do-we-need-to-know-the-real-case': `my dad has <n> books on the whitechapel killings so will he have an unfair edge
    | i slept through history class so will i be lost in <room> | should i binge a documentary before we do <room> | are you using the names of the poor women who actually died
    | is the inspector in your story somebody who really lived | will my british husband feel at home or have you made the whole case up
    | i listen to every true crime podcast so does that help in <room> | does anybody need homework on victorian london first`,
  'room/jack-the-ripper/is-it-too-dark-to-read': `i hold menus at arms length in candlelight so will i manage the letters in <room> | will we be squinting at papers all hour in <room>
    | do you hand out something to see by or do we fumble about in <room> | my eyes take ages to get used to gloom so can i still make out what is written in <room>
    | can the whole team see the page or only whoever has the lantern in <room> | should mom pack her reading specs for <room>`,
  'room/jack-the-ripper/can-a-pair-finish-jack-the-ripper': `it would be only me and my flatmate in <room> on a <day> so do we stand a chance | is <room> too big a mouthful for <n> people
    | my mom and i are a good team so could the pair of us crack <room> | have you ever seen twosomes get out of <room>`,
  'room/jack-the-ripper/how-scary-is-it-really': `when the lights go in <room> how many seconds do i have to survive
    | do you leave a lamp burning through the blackout in <room> if my friend is petrified | i will do <room> only if you promise nobody jumps on me in the dark
    | be straight with me about <room> because my wife will never forgive me`,
  'room/jack-the-ripper/can-we-play-with-a-wheelchair-a-cane-or-tired-knees': `will the bumpy stones in the alley be a pain for my walker
    | my dad shuffles with a cane and i read there are cobbles in <room> | does my chair shake to bits on the cobbles in <room>`,
  'room/thai-prison/do-we-need-to-read-thai': `my boss asked whether <room> has foreign letters we can not read | none of us has ever been to asia so will we be stuck with the writing in <room>
    | i lived in bangkok for <age> so is that cheating in <room> | do you teach us the numbers we need or must we google them before <room>
    | my mother in law is <room> and wonders whether she would get the jokes on the wall | what if the squiggles on the wall mean nothing to us in <room>`,
  'room/thai-prison/can-a-pair-finish-thai-prison': `just the wife and me in <room> and one of us in each cell is that a laugh or a mess | can <n> best mates get out of <room> without more hands
    | is <room> a waste when there is only a pair of us`,
  'room/thai-prison/are-we-really-locked-in-the-cells': `my stomach turns at the thought of bars so can i open the gate myself | what happens to the cell gates if there is a fire drill
    | do you clap us in irons or cuff anybody in <room> | my son asks if the jail door really clicks shut behind him | is there something i can press to get out of the cell in a hurry
    | my husband was once in a real lockup so how shut in would he be in the cell`,
  'room/thai-prison/can-we-play-with-a-wheelchair-a-cane-or-tired-knees': `is the gap in the cell gates wide enough for my chair`,
  split: `my mother is hard to leave alone so must she go in the other cell | is it half and half at the start or do most of us go in <n> cell
    | will my girls of <age> have a grown up on their side of the bars | if we are <n> can we ask to be in the same cell in <room>
    | my twins melt down when they are apart so do they have to go in different cells | i would rather not be on the other side of the bars from my little girl
    | who gets to say which of us ends up in which cell | if we are an odd number how do you carve us up at the start | my wife and i had a row <day> so can you put us in opposite cells
    | are we back as <n> group at some point or apart the whole hour | will my anxious nephew be on his own behind bars to begin with | how far away is the other half of our team when it kicks off
    | is there a clever way to divide a group of <n> between the cells | someone said you break families up at the beginning is that so | can my mother and i begin on the same side of the bars`,
  retired: `did you tear down <room> or is it just resting | my class read the book and i wanted to bring them to <room>
    | my kids drew pictures of the white rabbit for you and now i can not find the room | we did the tea party <n> for her fifth birthday and wanted to do it again for her seventh
    | your poster in the library still shows <room> so is it on or not | my sister in law swears there is a third game about <room> | are you ever going to dust off <room> and put it back
    | we drove <n> hours for <room> and now the site does not offer it | what on earth happened to the one with the giant teacups
    | my gift card was bought with <room> in mind so is that still something we can play | what is the closest thing you have now to <room> for little girls
    | i am heartbroken <room> was my favorite thing in the city | till when could people still play <room> | hello i want <room> for <n> on <day> but it is not in the list
    | why did you get rid of the only game my toddler talked about`,
  'faq/virtual-reality': `my grandson wants to know if the goggles game is up and running by <day> | how far along are you with building the virtual reality
    | my son saved his pocket money for the headset thing so when can he come | the lad at the desk mentioned something with goggles is that a real thing
    | i put my name down ages ago for the virtual reality and heard nothing | how do we get ahead of the crowd when the headset game starts
    | is the virtual reality you teased on the blog any nearer | do i get anything off if i put my name on the list for virtual reality now
    | our gaming society would love to be first in the virtual reality whenever that is | can i reserve a spot in the virtual reality for <day> or is it still being built
    | did you give up on the virtualreality plan | any idea roughly which season virtual reality will be ready | where do i drop my email so i hear about the virtual reality
    | what is this not yet door i heard of with headsets behind it`,
  'vr-kids': `my <age> begs for the headset so will there be an age cutoff for the virtual reality | i can not see a thing without my specs so will they go under the virtual reality goggles
    | what are you going to charge for the virtual reality once it is running | will virtual reality cost more than a normal room
    | is virtual reality going to be fine for small heads like my <age> | how pricey do you reckon the virtual reality tickets will be for a family | does the goggle thing squash your glasses`,
  duration: `my mother in law minds the baby so how long can i say we are busy | is <n> minutes of free time enough for the entire thing | how quick can we be in and out if we just do the one game
    | i am feeding a parking meter so how many hours should i put in | the nanny charges by the hour so roughly how long are we gone
    | my lunch break is exactly <n> minutes so can i squeeze your game into it | do we get the whole hour in the room or does the talking at the start eat into it
    | my boss wants to know how much of the afternoon he is losing | how long am i away from my newborn if we do this | grandad needs his pills on time so how long does the entire visit last
    | between walking in and walking out how much of our evening is gone | is the hour you advertise pure playing or with the bits around it
    | we can only stay in town briefly so what is the total time it swallows | are we talking a quick <n> minute job or a proper hour in <room>
    | my kids have the attention span of a goldfish so how long must they keep it up | how many minutes do we get inside until the buzzer goes
    | can we add on another half hour if we are having a ball | should i clear the whole evening or just a slice of it | my dog is home alone so how long will it keep us in total
    | how long do we have until the guards come back in <room>`,
  'finish-time': `when do i need to be back with the car if they start at <time> | is a <time> curfew realistic if we begin at <time> | what should i tell my taxi if our game kicks off at <time>
    | our bus back to new york leaves at <time> and we would play at <time> | my mom is fetching us and wants a time to be outside if our game is at <time>
    | we have theater tickets for <time> and a game at <time> is that cutting it fine | if the clock starts for us at <time> when do we see daylight again
    | our table at the noodle place is at <time> and the game is at <time> so should i push dinner | the last train home goes at <time> so would a <time> slot get me on it
    | my shift at the hospital begins at <time> so when would you let us go from the <time> game | dad is parked outside from when if the kids go in at <time>
    | what should i tell the grandparents for collecting everyone from the <time> session | i must be on a zoom call at <time> so will the <time> <n> be over
    | booked the <time> <n> so around when do we stumble out | we go in at <time> and the sitter leaves at <time> can we pull that off | could we be at the stadium by <time> if we play at <time>
    | roughly when does the <time> bunch get let out | our flight boards at <time> and i was eyeing the <time> slot`,
  fail: `if we are hopeless do you open the doors for us and explain | i am a sore loser so what do we see if we do not beat the clock
    | we are rubbish at this sort of thing so what becomes of us when the clock hits zero | my daughter will be gutted if she never sees what is behind the last door
    | do you just boot us out if we have not cracked it | will somebody show us what we missed or do we go home wondering
    | say we are on the final lock when the buzzer goes will you give us a minute more | my competitive husband hates losing so does he at least find out who did it
    | are we told how it ends even though we blew it | what is the drill if we are nowhere near the exit at the end
    | at my last place they hurried us out the second time was up so do you do that too | how do you treat teams that did not make it`,
  wear: `my son wants to come dressed as a policeman so will you laugh at us | do nails and bracelets get in the way | i am coming from a wedding in a floor length gown is that silly
    | will i ruin my good suede boots in there | we were thinking of matching detective hats and pipes for a laugh | my feet hurt in anything but slippers so what footwear works
    | do i need to pack a pen or a torch or anything | what should my team have on so nobody is uncomfortable | is it freezing in there in january or can we leave the sweaters
    | we are coming in full <day> gear with capes and swords is that ok | can i do it in my work suit and dress shoes | should i tell the girls no heels
    | what do we bring along apart from ourselves | my teenager lives in crocs so will that pass`,
  watch: `can my elderly mother stay in the warm while we do our thing | do you have a window or camera so the aunties can giggle at us
    | my back is out so i would rather sit outside and cheer them on | granddad just wants to see their faces on a screen if that is a thing
    | my friend is no puzzle person but does not want to stay at the hotel alone | can the driver sit somewhere warm while we are busy
    | i am <n> months along so i would skip the game and wait for them somewhere | do you make me buy a ticket if i only stand by the wall and keep quiet
    | i would love to film their reactions from your control desk or at least look on | my toddler and i need somewhere to kill an hour while the big ones play
    | is there a comfy spot for the moms who are not joining in | my husband is too cool for it so can he hang about in the lobby with his laptop | can nana peek in on the kids now and then
    | is there a chair and some coffee for those of us sitting it out`,
  leaderboard: `can you tell me who sits on top of the list this month | my dad will not shut up about his time in <room> so can i look up the best one
    | my team of accountants swears we were the quickest last month so settle it | my cousin brags he is the record holder so is that true | who is the reigning champ in <room> <day>
    | how quick was the quickest group you ever had in <room> | where on your site can i show my wife that we came third | we got out with plenty of time left so did that put us in the top <n>
    | my students want to see how other teams did in <room> | i would like to see the roll of honor for this month | how many minutes did the best bunch need for <room>
    | our squad name was the lock nest monsters so are we still up top | has anybody knocked us off the top spot yet | what time do the real speed demons manage`,
  'leaderboard-rules': `we asked for no help at all so does that move us up the ranking | do you reset the list on the first of the month
    | is there some trick to get our team name among the top ones | we asked for <n> nudges so does that push our name down the list
    | we escaped last week but can not find ourselves on the list what gives | if another team gets the very same minutes as us who is placed above in the ranking
    | do you start with a clean slate each month or do times stay forever | is it just raw speed or do you take off points for help | our team name was a bit rude so is that why it is not shown
    | my son wants to know how a group earns a place among the champions | why on earth does it still list the winners of the old month
    | is there <n> ranking for everything or <n> ranking per room | do you put our team name on the list without asking | is a team of <n> judged the same as a team of <n> in the ranking
    | how many groups make the cut on the list`,
  'post/two-players-one-lantern/start/nora-booked-it-as-a': `i read something on your blog about a pair and a single lamp so what was that
    | what is the tale of the woman who surprised her man when he expected tapas | i only skimmed the article about nora so who is she | give me the short version of that story with theo
    | who are those lovebirds in the article with the lantern`,
  'post/two-players-one-lantern/did-they-make-it/with-three-minutes-and-some': `i never finished the article so did theo and nora get out or not | tell me the ending of the <n> with <n> lamp
    | how narrow was it for the couple in your blog story | how much help did nora and theo need in the end`,
  'post/two-players-one-lantern/the-lantern/they-tried-it-three-ways': `in that date story which of the <n> ended up with the lamp | how did theo and nora stop bumping into each other`,
  'post/two-players-one-lantern/the-argument/minute-forty-one-in-front-of': `what did the pair on your blog squabble over | why were nora and theo bickering in front of a lock`,
  'post/two-players-one-lantern/the-argument/then-theo-said': `which of the <n> was right in the end theo or his lady | how did they settle their quarrel about the order`,
  'post/two-players-one-lantern/did-they-make-it/then-they-went-for-noodles': `what did the couple in the lamp story do for supper | where did theo take nora once they were done`,
  'post/two-players-one-lantern/plan-yours/a-sample-story': `come on nora and theo are not actual people are they | did somebody just make up that date story on the blog`,
  'post/team-building-stories/the-accountants-who-would-not-touch-anything/priya-booked-jack-the-ripper': `i saw the piece about number crunchers who would not touch a thing
    | what was that about priya and her tax season crowd | which game did the bookkeepers on your blog do`,
  'post/team-building-stories/the-accountants-who-would-not-touch-anything/five-minutes-in-nobody-had': `how did the shy bookkeepers finally start opening drawers
    | what was the new guy marcus up to in that story`,
  'post/team-building-stories/the-accountants-who-would-not-touch-anything/they-got-out-with-six': `so did priyas people make it out | how many minutes were left when the number crunchers got free`,
  'post/team-building-stories/the-kitchen-that-never-stopped-shouting/ten-people-from-a-restaurant': `what is the blog story with the noisy cooks about
    | i heard a bunch of chefs played at yours on their night off | how many cooks came along in that tale`,
  'post/team-building-stories/the-kitchen-that-never-stopped-shouting/it-was-the-loudest-game': `what was dee from the pass doing in that story | how well did all the yelling work for the cooks`,
  'post/team-building-stories/the-one-thing-that-went-wrong/at-minute-forty-they-hit': `where did the cooks lose their time | which lock tripped up the restaurant people`,
  'post/team-building-stories/the-board-that-had-never-met-in-person/i-learned-that-ben-is': `what is the story of the people who only knew each other from a screen
    | who was surprised that ben is so tall`,
  'post/team-building-stories/start/from-the-control-desk-you': `have you any tales of offices that came and what became of them | i would love to read how it went for other firms
    | what can your people tell about a company just by looking on`,
  'post/team-building-stories/what-the-good-teams-do/they-keep-one-place-for': `what do the clever groups do that the others do not | how do you keep from trying the same key over and over
    | what habits do winning squads share`,
  'post/team-building-stories/plan-one-for-your-team/a-sample-story': `are priya and dee real folks or did you invent them | are those office tales on your blog made up`,
  'post/family-guide-to-escape-rooms/start/renee-came-to-the-desk': `what was the story with the grumpy preteen and the grandad who wanted a chair | who were the boys in your article for families
    | what did renee need when she came to the desk`,
  'post/family-guide-to-escape-rooms/what-the-hour-is-like-with-kids/you-have-the-room-to': `how does the hour feel when you bring small fry along
    | what if my son has a wobble in the middle and needs a cuddle | is it calm or chaos in there with little kids`,
  'post/family-guide-to-escape-rooms/what-the-hour-is-like-with-kids/jonah-found-three-things-in': `what did the <age> in your article discover | what did old walt do with the teapots`,
  'post/family-guide-to-escape-rooms/what-the-hour-is-like-with-kids/i-was-told-to-sit': `what was that funny line the grandfather said on your blog`,
  'post/family-guide-to-escape-rooms/six-things-that-help/feed-them-first-nothing-is': `got any wisdom for a mom bringing hungry monsters | should the boys have a bite before they go in
    | what do you advise families to do beforehand`,
  'post/family-guide-to-escape-rooms/six-things-that-help/dont-solve-it-ask-what': `how do i stop my husband from doing everything for the kids
    | what should i say when my girls stare at a lock and i know the answer`,
  'post/family-guide-to-escape-rooms/six-things-that-help/lose-well-a-room-you': `my son sulks for days if he is beaten so how do i soften that | how do we lose with grace as a family`,
  'post/family-guide-to-escape-rooms/ready-when-you-are/pick-a-time-on-our': `my kids are wrecks <time> so what hour suits the small ones | which moment of <day> is kindest to preschoolers`,
  'post/holiday-season-gifts-and-group-nights/a-trick-for-giving-it-in-person/print-the-e-mail-fold-it': `an email is a dull thing to unwrap so how can i jazz up the gift card
    | i want my husband to work for his gift card so got any fun idea`,
  'post/holiday-season-gifts-and-group-nights/what-to-book-early/fridays-and-saturdays-in-december': `when in winter is it most packed at yours | which evenings vanish first around <day>
    | how mad does it get in december`,
  'post/holiday-season-gifts-and-group-nights/what-to-book-early/two-weeks-ahead-is-comfortable': `all the cousins come between the holidays so how long before must i reserve
    | is a <n> weeks of planning enough for the festive season | how long ahead should a big family grab both games for new year`,
  'post/holiday-season-gifts-and-group-nights/what-to-book-early/the-week-of-valentines-day': `will it be crammed with couples around <day>`,
  'post/holiday-season-gifts-and-group-nights/start/between-the-first-night-you': `relatives are coming and the weather is foul so have you a winter guide
    | what do you suggest for long cold evenings in philly`,
  'post/office-holiday-party-field-guide/why-it-works-better-than-a-bar/a-bar-sorts-people-by': `my boss would rather go for drinks so what would you tell him
    | what is in it for the wallflowers at our firm | why would this beat a pub crawl with the office`,
  'post/office-holiday-party-field-guide/how-many-people-how-many-rooms/split-by-anything-except-department': `what is a fair way to sort my coworkers into rooms
    | how would you shuffle the office so that the cliques break up`,
  'post/office-holiday-party-field-guide/the-five-colleagues-you-will-meet/the-general-assigns-everyone-a': `which characters show up in every work team according to your blog
    | what was that about the bossy <n> who hands out tasks in the first minute`,
  'post/office-holiday-party-field-guide/when-to-book/december-evenings-go-first-on': `which night would you take for an <day> do with the office
    | is early january a smarter time for our staff party | how soon must i grab a december night for the firm`,
  'post/office-holiday-party-field-guide/dinner-before-or-after/we-run-rooms-not-a': `should the office have its meal first or play first | for when do i reserve a table for the hungry staff`,
  'post/office-holiday-party-field-guide/three-things-to-ask-your-team-first/jack-the-ripper-is-dark': `what ought i to find out from my staff before i choose
    | how can coworkers admit they are scared without being teased`,
  'post/office-holiday-party-field-guide/then-send-one-e-mail/choose-a-night-on-the': `what should my mail to the colleagues say`,
  'post/vr-experience-coming-soon/what-we-are-building/nobody-gets-seasick-for-the': `i puke on boats so would i survive the goggles
    | rollercoasters turn me green so what does the headset do to your stomach | will my wife get a spinning head with that thing on her face | does the virtual reality ground wobble under you`,
  'post/vr-experience-coming-soon/what-we-are-building/a-game-for-a-team': `in the virtual reality are we in it as a gang or each on our own planet
    | do you stand or lounge in a chair with the virtual reality goggles | what will people do in that virtual reality of yours`,
  'post/vr-experience-coming-soon/what-we-are-building/a-first-timer-is-useful-inside': `i can barely work my tv so is the headset game beyond me
    | my gran never held a controller so would the virtual reality be hopeless for her`,
  'post/vr-experience-coming-soon/what-we-are-building/you-have-to-talk-to': `do you have to yap with each other in the virtual reality or can i keep quiet`,
  'post/vr-experience-coming-soon/why-there-is-no-opening-date/because-we-would-have-to': `you have been saying soon about the virtual reality for ages so what is the hold up
    | why will nobody name a day for the virtual reality | what is keeping the headset thing behind tape | how come you advertise virtual reality and then have no date`,
  'post/vr-experience-coming-soon/early-registration-costs-less/early-registration': `does it bind me to anything if i sign up for the virtual reality
    | do you want a deposit for putting my name down for virtual reality | what shall i write on top of my mail about the virtual reality list`,
  'post/vr-experience-coming-soon/early-registration-costs-less/a-person-reads-it-and': `will my inbox drown in ads if i ask about the virtual reality
    | who gets to see my mail about the virtual reality list`,
  'post/vr-experience-coming-soon/early-registration-costs-less/anything-we-should-plan-for': `should i mention in my virtual reality mail that i use a wheelchair`,
  'post/vr-experience-coming-soon/start/there-is-a-door-in': `i saw a door with tape on it at your place and the staff just grinned`,
};
