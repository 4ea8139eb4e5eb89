import type { Phrasings } from './phrasings.ts';

/** What strangers asked about the rooms, bodies, scares, stories and groups, in words that the other lists did not have. */
export const heardRooms: Phrasings = {
  loud: `how long does the alarm go on | for how many seconds is the siren on | does the alarm last long | does the alarm in <room> ring for long | is the alarm very loud
    | how noisy is the alarm near the end | does something beep loudly at the end | can you leave the alarm off at the end | turn the alarm down for a sensitive child
    | my friend has ptsd is there an alarm | my son covers his ears at alarms | any sudden bangs | are there loud bangs or sirens | noise sensitive kid which sounds come
    | will there be a bang that scares my daughter | sensory issues with noise | loud noise warning`,
  'room/jack-the-ripper/story/we-tell-this-story-with': `do we see somebody get killed | is anybody murdered in front of us | do you show pictures of the victims
    | is it disrespectful to the women who died | do they treat the victims with respect | are the murdered women made into a joke
    | is it tasteful given that real women were killed | any dead bodies to look at | do we see corpses | how do you tell a story about murders without blood
    | does the ripper story glorify the killer | is there a killing shown | gory pictures of the crimes | are there crime scene photos`,
  scary: `are there scalpels | is there a surgeon bag with sharp things | are the props sharp | are the blades real | no real knives i hope
    | anything sharp my kid could cut himself on | what could upset somebody in there | what is in it that may trigger people | trigger list for each room
    | does it have themes that are hard for a child who lost someone | his dad is in jail will it upset him | is the prison theme too heavy | what is the worst bit
    | what is the most frightening moment | and what is the worst thing in there`,
  'room/thai-prison/story/the-prison-is-made-up': `was this a real jail once | is <room> offensive to thai people | is the thai writing real
    | are the signs proper thai or fantasy | is bangkok jail in it authentic | who made up the prison | did you copy an actual thai prison | is it culturally insensitive
    | is the thai on the wall genuine | true story behind the prison | real or invented prison`,
  'room/thai-prison/story/your-team-starts-split-between': `what are the scratches on the wall in the cell | what is it like at the start in the cells
    | how can we talk when we are in two cells | is speaking up needed in the cell room | can we hand things over between the cells | must everybody shout in <room>
    | my girl speaks softly is that ok with the cells | does a shy talker manage in the cells`,
  'room/thai-prison/story/this-is-our-room-for': `is there enough for all of us to do in <room> | do two people solve everything while the others watch
    | will half of us stand around idle | does everyone get to do something | is everybody busy or do some just stand there | nobody bored with a big group
    | are ten people too many to all have a job | is <room> good for a big crew | room for a crowd which one keeps everyone busy | will the quiet ones have something to do
    | can twelve people really all take part | too many cooks in <room>`,
  'room/jack-the-ripper/story/london-november-nobody-has-seen': `where is the inspector gone | what is the victorian game about | what is the story of the detective one
    | how does the ripper story start | when and where does <room> play | what year is the victorian room set in | why is the study empty | who vanished in <room>
    | tell me the plot of the murder mystery room`,
  'room/jack-the-ripper/story/hale-did-his-thinking-on': `what hangs on the evidence wall | is there a wall with strings like in films | are there false clues in it
    | does the wall lie to us`,
  'room/jack-the-ripper/story/past-the-study-lies-the': `how do you win the ripper room | what happens when we name the wrong man | do we accuse somebody in the end
    | who do we have to catch`,
  'room/jack-the-ripper/do-we-need-to-know-the-real-case': `must we read up on history first | did the suspects in your room exist | is inspector hale a historical person
    | is it a true story or invented | how real is the story with the ripper | i know nothing of victorian times | are the suspects the real ones
    | do history buffs have an advantage | will i spoil it if i have read books on the murders`,
  'room/jack-the-ripper/is-it-too-dark-to-read': `how many lanterns do we carry | do we get a lamp to hold | can the kids have flashlights | is a torch allowed
    | may i bring my own flashlight for the dark room | do i need a headlamp | who holds the light | are there enough lights for everyone
    | can grandma read the papers in that light | small print and low light | i need bright light to read`,
  'room/thai-prison/are-we-really-locked-in-the-cells': `are the cells lockable from the outside | is the door locked even in the cells | what keeps the cell gates closed
    | could the host leave the gate open for a nervous kid | are the gates locked with a key | can my kid open the cell himself | are the magnets in the gates
    | dad has a pacemaker are there magnets | what are the gates held shut with | do the bars open in an emergency | stuck behind bars for how long | do you shut the cell on us
    | are we caged for real`,
  'faq/locked-in': `what if one gets sick mid game | what if somebody feels ill in the middle | can one of us step out and come back in
    | someone needs air in the middle of the game | is it ok to walk out of the room for a minute | how do we stop if a child cries | someone panics inside what then
    | toilet break in the middle possible | can you pause for a sick person | one of us may need to pop out | may my dad leave the room and return
    | what happens in a power cut while we are inside | in an emergency how do we get out | escape route if there is a fire`,
  health: `we have a kid with cystic fibrosis is there fog | is the fog bad for lungs | asthma and fog machines | is there smoke in the rooms | dad had heart surgery can he play
    | i get migraines from lights | medical conditions you should know | do i get dizzy in there | what is in the rooms that may be bad for somebody ill`,
  physical: `arm in a sling | my hand is in plaster | bride in a cast up to her knee | sprained ankle still doable | she is on crutches since last week
    | would a very big guy manage in <room> | i weigh <n> kilos | too fat to fit anywhere | is it tight for large people | a <n> stone guy in your rooms
    | is it ok for someone plus size | can i do it with one hand | just had surgery on my knee | do you need both arms | do we need to lift anything | is there running about
    | no running please we are old | is it tiring for pensioners | slipped disc can i play | how fit does grandad have to be | my shoulder is wrecked
    | frozen shoulder and escape room`,
  seating: `colleague gets tired where can she sit | can i rest in between in the room | i can not stand for an hour | stools in the rooms
    | is there something to sit on in the prison room | my mum needs to sit every ten minutes | do you have a chair for a pregnant friend | may i stay seated the whole game
    | legs give up after a while can i sit | and once we are in the alley can i sit there too | is there a seat in the alley | can you sit down in the alley part`,
  access: `is there a bump at the door | how high are the steps outside | we have one in a wheelchair and one pregnant | can my carer come along for my wheelchair
    | mobility scooter fits through | rollator and steps | my nan has a walking frame | is there a threshold to roll over | ground floor or stairs
    | limited mobility friend can she join in`,
  sound: `deaf colleague which room | hard of hearing uncle which one suits him | can you play without hearing anything | are the sounds needed for the puzzles
    | hearing aids in the rooms ok | does he miss out if he can not hear | deaf in one ear can i play`,
  color: `i am colorblind which room is better | red green blindness which one is easier | colour vision trouble which room | do wires need colours to be told apart
    | is <room> fine if i see no colours`,
  vision: `he sees badly which room is better | low vision which one should we pick | can a nearly blind uncle join in | needs large print to read
    | can clues be read out to a blind player | poor eyesight and dim light`,
  'faq/language': `my nephew wants to talk spanish in there | may we speak german among ourselves | is there lots of text to read | is it words or pictures mostly
    | can hints be in easy english | my grandma speaks little english can she follow | we are tourists and our english is so so | do you do the briefing in spanish
    | reading level of the clues | i speak only little english sorry it is ok | do the kids need english for it`,
  difficulty: `what is the longest sum in there | rubbish at maths will i hold them up | bad at numbers will i manage | are there riddles with counting
    | is it more looking or more thinking | what kind of puzzles come up in <room> | search puzzles or brain puzzles | how are the puzzles in <room>
    | what sort of thinking does <room> need`,
  hardest: `which room do teams get through faster | which one takes longer | which has the tougher puzzles | where do most groups fail | which room has the lower success
    | which one needs more brains | which game is trickier for beginners`,
  recommend: `boss wants something brainy with no running about | something more brainy what do you suggest | my mum does not do dark but loves mysteries
    | i like mysteries and hate the dark which one | which one for girls who love horror movies | teens who love horror which room | anything light and bright for hungover lads
    | we want it bright and calm | which of your rooms for kids between <age> and <age> | mixed ages which room | one is scared of the dark and one wants horror one room for both
    | my son hates dark and my daughter wants it creepy | which room for a boy of <age> who loves puzzles | what would you take with a <age> year old
    | which game would you choose for grandparents and kids | good for bonding with a teenager which room | dad and teen son which room | which room if we love detective stories
    | i want a thriller not a horror | what suits a chatty group | which is best for quiet thinkers | what do you advise for a mixed bunch | which one if some hate being scared`,
  compare: `what sets the two rooms apart | one is scary and one is not or how do they differ | rooms side by side please | how is <room> unlike <room>
    | what do i get in one that i do not get in the other | both rooms in two sentences`,
  retired: `how many people could play alice | what was the smallest team for alice | how many scenes did alice have | was alice for little ones
    | is there a page with pics from alice | did you ever have other rooms | which rooms did you have before | what room was there before these
    | how long has it been since alice closed | when did alice stop | any older rooms that are gone now | did you retire a room | which one is no longer there | why did alice end
    | was alice hard | how scary was alice | how long did alice take`,
  'faq/virtual-reality': `what is next for you | will there be anything new next year | are you opening something new | next room coming when | do you build another room
    | anything in the works | a third room some day | have you got news about new games | is the headset thing open yet`,
  'post/vr-experience-coming-soon/questions-we-already-get/no-half-of-our-testers': `i need glasses is vr ok | can i wear my glasses under the headset
    | do contact lenses matter for the headset | is the headset ok over glasses`,
  'post/vr-experience-coming-soon/early-registration-costs-less/early-registration': `what do i put in the vr mail | get on the vr list how | register for the headset thing
    | pre register for vr`,
  'post/vr-experience-coming-soon/what-we-are-building/nobody-gets-seasick-for-the': `i get motion sick in vr | does vr make people sick | vr and nausea
    | is the headset bad for dizzy people`,
  played: `can we do it a second time the same day | is it fun twice | would it be boring the second time | can i join my friends in a room i have done
    | i know the answers can i still come along | one of us has done <room> before | half of us have done that room | is a second visit to <room> worth it
    | do you change the puzzles so we can redo it`,
  'page/corporate-booking/questions/can-we-compare-times-between-rooms': `two against two which room is fairer | we want to compete against each other
    | me and my friends two vs two | can we battle each other in different rooms | girls against boys one per room who wins | race between two teams is it fair
    | how do two teams play against each other | same room one after the other for a contest | head to head is that possible | want a duel between families
    | which room is fair for a competition`,
  'large-group': `do both rooms start together | do the two rooms start at the same time | can both rooms start together | can one half do one room and the rest the other
    | can we split over both rooms | some want scary and some not can we divide up | boys in one room girls in the other | two teams at the same time in different rooms
    | divide our group across the rooms | use both rooms in parallel | can we play in both at once with friends | we are too many for one room
    | no single room is big enough for us what now | our group does not fit in one room | both rooms side by side at the same hour`,
  capacity: `can a ninth person join in <room> | can one more than the limit come in | any chance to squeeze <n> in <room> | squeeze in one extra person | would <n> still fit in
    | is it possible to cram <n> into <room> | is one over the maximum ok if she is tiny | how big is <room> in players | what is the least you need for <room>
    | what is the lowest number of players | what is the lowest number on <day> | smallest number allowed on <day> | what is the top number for <room>
    | i was thinking of <room> for <n> what then | does <n> still work in <room> | is <n> over the limit | up to how many can go in | how many can play at once in the whole place
    | what is the most you can take at one time`,
  'faq/private-games': `do i have to buy out all the spots | do i have to pay for the empty places | must we buy the extra spots if it is only us two
    | only a few of us do we still get the big room alone | can we still get privacy in the big room | will you fill up the free places | do you add others if we are only few
    | is it just us in there | will someone else be put into our slot | are we on our own with the game | private for a small team too`,
  'page/date-night/short-answers/will-strangers-be-put-in-with-us': `we are two do we need to pay for the empty seats | only two of us must we buy all places
    | does a couple pay for the whole room | do you fill the rest of the places when we are two | buying out the room for a couple needed`,
  watch: `can grandma sit and wait somewhere | alternatives for the one who refuses to play | one of us does not want to play where can he stay | somebody who only comes along
    | is there a place to wait for non players | my husband will just wait | can i look on from outside | is there a screen for parents to watch on | where can our driver wait
    | can the ones who do not play sit somewhere`,
  hours: `doors at what time | doors at | when do your doors open | what time do you unlock | how late are you there | until when is the place open
    | from when to when are you open on <day> | is boxing day a normal day | what is the last hour on <day>`,
  'finish-time': `need to be home two hours after the start is it doable | when is the photo done if we start at <time> | starting <time> when are we out
    | when would we be free again if we start at <time> | by when are we on the street again | last start on a weekday so that we are done by closing
    | if the game ends by <time> when do we start | what is the latest start so we are out by <time> | be out by <time> when should we begin`,
  'weekend-minimum': `what is the minimum to book | what is the minimum | least number for a booking on <day> | is <day> counted as weekend
    | does friday count as a weekend day for you`,
  'room-aspect': `which one has less to read | which one is heavier on text | which one needs more talking and teamwork | which one is heavier on reading
    | in which room do we argue more | which has more searching | where do we have to read less | which one is quieter to play | which room is the more physical one`,
};
