import type { Phrasings } from './phrasings.ts';

/** Sentences about the rooms: what they are, which to choose, how hard they are, and short follow-ups. */
export const sentenceRooms: Phrasings = {
  rooms: `got anything with padlocks and a villain | is it only crime stuff you do or something cheerier as well | are both of your games grim or is one lighter
    | do you run anything besides the whodunit and the jailbreak | how many separate adventures are under your roof | what sets have you built | what are the two of them called
    | names of the games please | anything science fiction or space | is there one on a submarine or a ship | my nephew only likes dinosaurs is there a jurassic one
    | do you run a jungle expedition | got one with a heist or a vault | is a haunted mansion among your games | is there an ancient tomb to rob
    | do you have one about aliens abducting us | is there a wild west saloon | which tales can a stranger choose between | what could we be doing in there robbing solving or fleeing
    | are they all indoors | how many do you currently run after the tea party closed | has your lineup changed | do you have a kids version of anything
    | is there a separate junior game | what genres do they belong to | one mystery one breakout is that all | we want to be spies what is closest
    | is there a game where we are the criminals | is there a game where we play detective | one where we break out of somewhere | what does the menu look like these days
    | so what is actually playable this winter | and which ones exist | anything else to pick from | just two games really`,
  recommend: `there is a <age> a <age> and a granny and i need one game for the lot | four moms who have not left the house since summer
    | my crew cannot stop talking over each other which game rewards that | one of us reads at a snails pace which game hurts less
    | our book club solves crosswords on the train which would they rave about | we have a runner a reader and a sulker which would suit | none of us wants to read letters all evening
    | we have one hour before the musical and cannot choose between them | two of us are lawyers and love to argue which one is for us | my father in law only enjoys sherlock holmes
    | if the little brother hates shadows but the big one wants murder what do you do with us | our tween squad giggles at everything | we want to yell and run about rather than read
    | half the group is on their feet all day and wants to be lazy | a first date with a very jumpy girl which setting | we are five physicists on a conference night out
    | my wife devours agatha christie and i fall asleep over books | which would keep eleven people from standing about | where does a shy person shine more
    | which one leaves a quieter kid something to do | the one with most hands on fiddling please | which is kinder on grandma and still exciting for a teenager
    | i need the one that makes strangers talk to each other | which one bonds a new team faster | our exchange students barely know each other so which
    | we met on an app and this is date three which of them | the lads want something with shouting in it | my girls like dress up and tea parties what is nearest
    | three generations on a rainy afternoon | we adore podcasts about murders | we do not do murder at all | one of the group lost someone lately so nothing with killing
    | which one has no corpse in the plot | a class of <age> on a field trip which game | what do cub scouts usually take | which game do you hand to families that argue
    | which do hen parties end up in | which one do tourists usually take | if we hate horror but get bored by baby stuff | want adrenaline but no nightmares
    | with eight of us would everybody stay busy in either | with only the pair of us which is the smarter buy | your honest verdict between them | which should i surprise him with
    | which one would you never send kids to | what gets kids off their tablets | i have to keep six <age> happy | my daughter invited all of gymnastics which game
    | and for grandparents | better with a crowd | the brighter one which is it | which one is less reading again | the less gloomy one | for a mixed bunch | ok but for jumpy people
    | which for a horror fan | which one for sherlock fans | whichever is jollier`,
  'room-about': `who went missing in <room> | who has vanished at the start of <room> | what are we hunting for in <room> | do we get to accuse someone at the end of <room>
    | is there a culprit to name in <room> | are we police or just friends of the inspector in <room> | is there red string on the wall in <room> | what year does <room> drop us into
    | do we leave the study at any point in <room> | which places do we pass through in <room> | how many different spaces does <room> lead us through
    | is there a secret door in <room> | do you rummage through a bag in <room> | who scratched the walls in <room> | why were we arrested in <room> | whose suitcase was it in <room>
    | are we innocent in <room> | do we dodge guards in <room> | what is the clock counting down to in <room> | what happens at the shift change in <room>
    | do you search the guards desk in <room> | is there a corridor in <room> | does <room> begin at an airport | what are the scratches on the wall in <room>
    | what do people rave about after <room> | what is the wow moment in <room> | which scene of <room> do people remember | sum <room> up like a film poster | is <room> atmospheric
    | does <room> feel like a movie set | is <room> more sherlock or more slasher | is <room> like shawshank | paint me a picture of <room> | how does <room> begin
    | what is the first thing we see in <room> | does <room> have a proper plot with a twist | what is our goal in <room> | what is the target in <room>
    | my book club asks for the blurb of <room> | what is <room> in one breath | what would i be doing for an hour in <room> | is there a gaslight street in <room>
    | is <room> a period piece | and <room> then | so what about <room> | more on <room> please | <room> in short | <room> plot | <room> highlights`,
  compare: `does one of them have more scenery | where is the bigger difference light or mood | which of the two has more talking and which has more reading
    | one is all shadows and the other is all noise is that right | is the jail less grim than london | so one is darker and one is louder | how do they stack up for grown ups
    | is the mood lighter in <room> than in <room> | does <room> ask more of your head than <room> | which of them moves faster <room> or <room> | is <room> busier than <room>
    | after <room> is <room> a letdown | we loved <room> will <room> feel the same | what would i miss by taking <room> over <room> | line them up for me side by side
    | tell me the contrast in a sentence | in what respect are they unlike | how far apart are they in mood | which has the longer reading list <room> or <room>
    | is <room> fairer to kids than <room> | does <room> have more tension than <room> | and next to <room> | versus the other one | how does the other one differ`,
  hardest: `which makes engineers cry | which one do your own hosts dread | give us something to chew on properly | which one eats up the most minutes for most teams
    | where do clever people trip over their own feet | is the whodunit tougher than the breakout | does the detective work take longer than the jail | which of them wants more patience
    | our quiz team never loses so throw the worst at us | we escape with half an hour to spare everywhere else | what would stump a puzzle hunt crew
    | which one has humbled the most loudmouths | we want to be stretched not entertained | is any of them rated above medium | do you have something rated hard or expert
    | nothing harder than medium then | are they truly equal in toughness | what trips up most teams | toughest for two | the more fiendish of the pair | which asks more of your brain
    | which is the real head scratcher | and the harder one`,
  easiest: `which one do sleepy families get through | the one that does not make my dad feel stupid | which has the gentler learning curve | which of the two do kids crack more often
    | i want my in laws to feel clever | which lets us coast a little | which of them are you likelier to get out of | what is the mellow option
    | nothing that needs a maths degree please which one | we have had wine free weeks of stress and want an easy ride | whichever is more forgiving to dawdlers
    | the softer one of the two | which one is less of a strain on the brain | is either of them a cakewalk | any of them rated easy | nothing below medium then
    | do you have an easy rated one | and the simpler one`,
  difficulty: `is it one long chain or do things happen side by side | do both cells have their own puzzles | does one half of the team wait for the other half
    | do we have to do sums on paper | how big is the biggest sum in <room> | is mental arithmetic needed in <room> | is it more eyes and fingers than brains
    | will i have to memorize things | is the second half of <room> mostly debating | do we argue about suspects in <room> | is <room> front loaded with searching
    | how much rummaging is there in <room> | do we ransack drawers in <room> | can two people work on separate things in <room> at once
    | do the paths join up again at the end of <room> | are the threads parallel in <room> | is everybody stuck on the same puzzle at once | is it a bottleneck with eight people
    | will some of us twiddle our thumbs in <room> | how wordy is <room> | how many letters do we have to wade through in <room> | is the reading in <room> in cursive
    | is the handwriting legible in <room> | my kids never learned cursive will <room> be a pain | can you get through <room> without reading much | is it heavy on documents
    | is communication the main thing in <room> | my team mumbles will that sink us in <room> | do introverts struggle in <room> | is describing things out loud the trick in <room>
    | we are terrible at explaining things will <room> eat us alive | does it need teamwork at the end of <room> | does the whole gang have to act at once at the end of <room>
    | does it need trivia or schooling | is it fiddly like a rubiks cube | is it observation or deduction | do the puzzles follow a theme or feel random | is it guesswork
    | are the riddles fair or silly | what does your medium mean | medium compared with whose hard | how would you rate them out of ten | how many stars for toughness
    | is medium manageable after a long workday | will a bright fifth grader follow it | does a doctorate help | can people without much schooling keep up
    | my son gets special help at school will the puzzles be beyond him | do you have to type codes or turn keys | are there screens and sensors or old locks | is there sudoku
    | is there any chess or music theory needed | is it physical dexterity or thinking | can you crank it up for us | may we ask for a tougher version | is it very stressful or steady
    | and how tough | and difficulty wise | how brainy then | hard for kids too | too tricky for us | what about maths | any arithmetic | lots of reading | much text in it
    | is it mostly reading then`,
  played: `my daughter peeked at a walkthrough of <room> is it ruined | i did it with work and now my wife wants to go with me | three of us know the ending of <room> and two do not
    | i remember exactly one lock from <room> | we lost by seconds and want revenge | is it dull to sit through <room> a second time
    | can i come and keep my mouth shut while they solve it | does a veteran of <room> wreck it for new folks | is <room> fresh for somebody who did it in college
    | we did the london one years back | been to both of them already what is left | i have beaten everything you run | my colleague spoiled the finale for me | is a rematch worth it
    | half of us are repeat offenders | should the one who knows it just stay home | could we send the person who has done it into the other game
    | if one has been before which room do we take | and if one of us did it before | what if someone knows it | twice the same one | already did that | been in that one
    | same one again | for the second time round | is there a second chapter for people who finished | do i get bored if i return | is replaying pointless`,
  retired: `is the tea party thing still on | the one with the giant teapot | what became of the mushroom wood | my girls want the tiny door game
    | whatever happened to the hall of clocks | the one with the card soldiers | do you no longer do the mad tea table | can we do the queen of hearts game
    | we did the rabbit hole one and want it again | is the storybook one gone for good | where did the seventy five minute one go | the longest one you had with the clocks
    | is the wonderland story finished forever | why is the teatime game greyed out | my friend swears the hatter is still there | did you tear down the clock hall
    | the room with the tarts and the trial | i have seen pictures of playing cards with spears | the crooked tea table on your site can we book that | the white rabbit thing
    | is the fairy tale one shut | which one replaced the tea party | what should my little one do instead of <room> | nearest thing to <room> for a small girl
    | is <room> hibernating or dead | will <room> pop up again someday | why do you keep a page for <room> if nobody can play it | when exactly was the final day of <room>
    | how long ago did <room> end | too late for <room> then | still running <room> | any last shows of <room> | so no more <room> | <room> again someday | gone since when`,
  split: `do you tear families apart at the beginning of <room> | will my husband and i see each other from our cells | do we pick our own sides
    | at which moment do we choose who sits where | what if nobody wants the other cell | how many sit on each side | with five of us who goes where | odd number in two cells
    | must the two halves be equal | can all the grown ups sit in one cell | who should be the patient one on each side | is there a smart way to divide talkers and thinkers
    | which cell is the better one | is one cell harder than the other | can i swap cells in the middle | when do the two halves meet up again | how soon are we reunited in <room>
    | does each kid sit with a mom or dad on their side | one grown up only so can all three kids be with me in one cell | can my boy sit on my side of the bars
    | i will not leave my daughter across the bars | could we pass notes through the bars | is there a window between the cells | can we hear each other through the wall
    | and which side do kids go | who goes where | same side possible | everyone on one side | divide us how | what about the children in the split`,
};
