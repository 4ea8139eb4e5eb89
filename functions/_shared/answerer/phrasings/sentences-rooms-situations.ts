import type { Phrasings } from './phrasings.ts';

/** Sentences of people who tell their situation and imply the question about rooms, groups or the place. */
export const sentenceRoomSituations: Phrasings = {
  recommend: `my quiet husband and my noisy sister have to enjoy the same hour | three of us finished every sherlock novel | we have been cooped up all winter and want to let off steam
    | grandpa likes to sit and think while the boys like to dash | we are a string quartet and listen well but see poorly | we are six improv people who never stop talking
    | my in laws speak little english but love puzzles which one for them | a whole lab group with zero small talk | there is a birthday girl who is scared of basements
    | the kids want jail and the adults want murder who wins | seven ninth graders with short attention spans | two grandmas and one wild four foot nine boy
    | my niece is obsessed with cops and robbers | we want to feel like detectives in a black and white movie | we want to feel like we pulled off an escape
    | i get bored by reading but my wife lives for it | half of us are engineers half are poets | i do not do gloomy places but my son wants action
    | we love being a little frightened together | which one would a bunch of goths love | which suits a noisy italian family better
    | my mother would like something bright and easy to see in | we only have the one chance this year so which one do you swear by | you know them both so say which
    | where would eleven cousins be happier | for a rookie pair on a tuesday which one | for a thinker | for a doer | for talkers | for bookworms
    | my boys fight if they are not all busy at once | everybody needs a job or there will be tears which one keeps all hands full | what is your go to for strangers who just met`,
  scary: `my daughter hid behind the sofa during a kids mystery show | i said i would be brave but my palms are sweating already | my mother clutches my arm at fireworks
    | we had to turn around at the halloween maze | he will not go into the cellar alone at home | she cannot hear a door creak without jumping
    | i always pick the aisle seat in scary movies so i can flee | i would rather know now than scream later | promise me there is no man with a mask
    | can i tell my nervous mother that nobody will be there | is there a moment when everyone screams | what do sensitive souls complain about afterwards
    | how do the lights behave in <room> | what sounds will i hear behind my back in <room> | is the ending of <room> disturbing | is the prison depressing for kids
    | do you feel trapped and hopeless in <room> | is <room> gritty | do you show photographs of crime scenes | is there a noose or gallows
    | is there a bug eating scene or anything disgusting with the food tray | do i have to put my hand in something slimy | coffins or graves`,
  ages: `our whole clan comes from toddlers to a great grandfather | the smallest cousin just lost his first tooth | she is in pre k and very bright
    | my grandson still believes in santa | he is not in school yet | my girls are in third and fifth grade | a seventh grader and his big sister
    | our son is halfway through kindergarten | my sons class is mostly eight | is a first communion group too young | would preschool siblings be turned away at the door
    | his brother is four but tall for his age | i do not want to lie about her age | could i carry the baby in a wrap while we solve | is there a bottom age limit or just advice
    | are the puzzles theirs or ours at that age | is <room> wasted on anyone below ten | do kids get the jokes in <room> | is the murder thing suitable for my <age>
    | is the jail thing suitable for my <age> | at what age can they handle <room> | will a <age> be any use | a <age> and a <age> in the same game`,
  adults: `i have twins of six plus their three friends and no spare grown up | my wife takes the baby so i would be alone with four kids
    | the coach is on his own with eight boys of ten | two nuns and eleven orphans of nine | they are thirteen and very responsible | all of them have turned twelve already
    | one of them is still eleven the others are twelve | she is eleven and three quarters | my boy says it is uncool if mom comes in
    | we have nine children in all and four of us are parents | does a <age> sister do as the minder | is a teen helper counted as a grown up | does our leader have to be twenty one
    | may parents take turns inside | i pay for four kids so do i pay for me too | must the supervising dad be on the booking | the adults who go in how do they count`,
  capacity: `we are an awkward number of nine | two families make ten if the teenagers agree | mom says eight is too many but the kids want everyone in
    | we could be seven or eight will that fit either way | is three dull without a fourth | our foursome became a threesome is that enough to win
    | would a team of eleven drown in one game | i am a one man army may i enter alone | business traveler with a free evening and nobody to drag along
    | will we elbow each other with seven in <room> | is twelve too jammed in <room> | does size matter for winning | best crowd size for a first go
    | i want everyone to touch something so how many should i invite | too few at two | too many at ten | four to six really | odd numbers fine`,
  'weekend-minimum': `it is our tenth anniversary on a saturday and nobody else is coming | we only have a babysitter on <day> and it is the two of us
    | our friends canceled so it is me and my wife for <day> | i have two tickets in mind for <day> night | your calendar will not take a couple on <day>
    | saturday is out for a pair then | could we bring my sleeping mother as the third | does a dog count as the third player ha ha | so two is fine if we come midweek | why three
    | who made up the three rule | only two of us in town this weekend | a pair of tourists here from friday to sunday only`,
  'large-group': `we have fourteen people and one afternoon | two dozen nurses after a shift | my quilting circle is eighteen ladies | our ward has thirty young people
    | nineteen cousins and one confused organizer | i am planning for a crowd that keeps growing | can you swallow a whole rugby team | are we too large for you
    | what is your plan for a mob of us | do you send a schedule with start times for that many | everyone wants to start at once and we are sixteen`,
  access: `my husband cannot lift his foot over a curb | grandpa came home from rehab with a frame | we are picking up an aunt from the nursing home in her chair
    | she tires and sits in a transport chair half the time | my legs are in braces and steps are the enemy | the last venue carried my friend up the stairs like luggage
    | will my friend be stuck at the sidewalk | how do i get a two hundred pound chair through your entrance | does my daughter with a gait trainer get around in there
    | the hallway width for a wide scooter | are the floors bumpy or smooth for casters | can he reach and roll in both rooms | is there anywhere his wheels get stuck`,
  'faq/locked-in': `i once got stuck in an elevator for two hours and swore never again | my kid panicked in a dressing room when the door jammed
    | my partner works for the fire department and asks how we get out | my wife needs to know she can leave or she will not come | i need my escape route in view
    | if my sister freaks can she wait outside and join again | can a kid run out to mommy and run back in | someone in our group throws up from stress
    | could we be stuck if the staff faints | which exits can we use while the timer runs | what would happen to us in an evacuation | do you lose time if you step out`,
  'faq/hints': `we are proud people but there is a limit | my team would rather die than ask | my dad asks for directions never so how will he get help
    | the last place gave us three hints and let us rot | we circled the same box for a quarter of an hour elsewhere | is somebody really following what we do
    | do you notice when kids get frustrated | can you tell if we are nearly there | does the helper know the room well | do we lose bragging rights for asking
    | will asking cost us anything at all`,
  'faq/first-time': `my whole department is doing it and i have only seen it on tv | i am a retired plumber and my granddaughter invited me to one of these
    | everyone else in the group has done twenty of them | i do not even know what i would be doing with my hands | we come from a village and never heard of such a thing
    | will you explain everything to us before the clock`,
  'faq/language': `our guests from osaka read better than they talk | my mother learned english from soap operas | i get lost when americans talk fast
    | the kids are at a german school and read little english | does the storytelling need perfect english | my father in law smiles and nods at everything in english
    | we would whisper translations to my mom all hour is that fine | a team of four languages and one dictionary | is there a lot of text for a dyslexic foreigner in <room>`,
  difficulty: `my nine to five is spreadsheets so is it more of the same | my wife finishes the sunday crossword in ink will <room> slow her down | is it a lot to keep in your head
    | do you have to remember what you saw at the beginning of <room> | how much arguing is in <room>`,
  crawling: `i cannot get off the ground without two people | my belly button has not seen the floor in years | last place made me worm through a pipe
    | i had both knees replaced will i be asked to go low | my son would love to crawl through something | is there a fun little tunnel for kids | how many have to get on the floor
    | who must go under the low part`,
  seating: `my hip is titanium and i need to perch every few minutes | i get dizzy when upright too long | nan will not come unless she can sit | can i be the thinker in the armchair
    | is there a spot for my dad to plop down | does the corridor have anything to sit on`,
  physical: `my doctor said nothing strenuous till january | i shovel snow fine but hate bending | we have a marathoner and a couch potato in one team
    | will my frail mom keep up with the boys | how sore will i be tomorrow | does anyone get out of breath`,
  health: `my son has a feeding pump in a backpack | i was in a car crash and loud bangs take me back | a foster child of ours was locked up at home so i have to be careful
    | our daughter wears a heart monitor | my brother has tourettes and shouts | chemical smells give me hives | smoke machines make me wheeze at concerts`,
  sound: `half the table has hearing aids when my family meets | she signs and i interpret for her | is there a puzzle that a deaf kid would miss
    | the knocks you mention what if i feel rather than hear`,
  vision: `my eyes take long to adjust coming in from daylight | one of us sees only light and shade | i need things printed big`,
  color: `my twin boys are both color weak | he dresses in odd socks because he cannot tell them apart | three men in my family confuse red and brown
    | do i need my wife to tell me which wire is which`,
  flashing: `my cousin seizes at concerts | a turning lamp makes my migraine start | the red thing that turns how long does it go | my boy blacks out when lights pulse`,
  'faq/pregnant-or-claustrophobic': `my wife is expecting and her sister hates closed doors | i had to leave the tower tour because of the narrow stairs
    | we just found out we are having a baby | is sitting in a cell going to set me off | i need to see space around me | is there air and room to move in the cells`,
  played: `my brother in law blabbed about the ending | we were so close last spring that it still hurts | i have been through the jail with my choir
    | two of our six solved it at a bachelorette | my boss already did it with another team | i want to take my kids to the one i did with friends | will i sit there knowing everything`,
  retired: `my little girl wore her blue dress for nothing if it is closed | we drove by and the rabbit was gone from your sign | i promised my niece the tea table
    | my anniversary was in that clock room and i wanted to repeat it | someone told us the croquet queen room is the best for small ones`,
  split: `my two boys will kill each other if they share a cell | i am deaf in one ear and fear being cut off from my wife in the other cell
    | we have one loud person and four mice how do we divide | my mother must be next to me at all times in <room>`,
  'faq/private-games': `i stutter and do not want outsiders around | my last escape game was with four strangers who took over | we are a shy couple and want nobody else in there
    | is my team alone with the room and the host`,
  hardest: `i am the national sudoku champion of my street | we have a spreadsheet of a hundred and forty rooms we did | my father brags that nothing stumps him so where do i send him`,
  easiest: `we have had a bad week and just want a win | my coworkers gave up at a jigsaw puzzle | i want my nervous mother to succeed at something`,
  duration: `my parking runs out after two hours will that do | the nanny leaves at nine so how long does all of it last | my toddler naps for exactly ninety minutes
    | how big a hole does it make in our evening`,
  'faq/parking': `we come from the suburbs with two minivans | my husband will not pay forty bucks for a garage | i have a permit for disabled people is there anywhere close
    | last time i circled for half an hour around there`,
  'faq/transit': `four teenagers with bus passes | we land at the airport and go straight to you by train | our hostel is by the fifth street stop
    | the regional rail drops us at jefferson and then`,
  'faq/where-is-the-door': `my uber says we arrived but i only see a nail salon | it is raining and we cannot see any sign | we are ten minutes early and staring at a wooden door
    | my phone says four eighteen but no half`,
  'faq/bags-and-restroom': `we have twelve winter coats between us | my son always has to go the minute the door shuts | i am straight from the gym with a huge duffel
    | we checked out of the hotel and have our suitcases`,
  'faq/nearby': `we will be starving at nine at night | my teens need burgers afterwards or there will be war | we have two hours before our slot and small kids`,
};
