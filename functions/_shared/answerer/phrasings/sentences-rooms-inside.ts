import type { Phrasings } from './phrasings.ts';

/** Sentences about the hour inside: fright, doors, help, time, language, and short follow-ups. */
export const sentenceRoomInside: Phrasings = {
  scary: `does a lamp blow out in <room> | is there a moment of no light at all | do footsteps follow you | does a bell ring behind you | does a door slam somewhere
    | will the noise behind me be a person or a speaker | is there a bloke in a cloak waiting | does the man in the top hat appear | do any staff hide on set
    | are there scalpels in the bag | are the knives sharp or fake | do we handle surgical tools in <room> | are victims shown in pictures | is there any gore in the doctors bag
    | organs in jars | is there a body on the floor | severed anything | is violence shown or only talked about | is anybody beaten in <room> | how piercing is the siren at the end
    | how long does the alarm howl | twenty seconds of alarm can it be softer | will the alarm make toddlers cry | does the alarm come without warning | can you leave out the mist
    | is the alley full of vapor | which makes you jump more | is it a startle thing or a slow dread | more mood than shocks right | suspense i can take but not shocks
    | is anyone allowed to grab my ankle | do you guarantee hands off | no touching by staff yes | i elbow people who surprise me so warn me | does anything drop from the ceiling
    | can i ask for brighter light before we start | do you dial it down if a kid is along | can the blackout be left out | lights up for grandma possible | can you skip the footsteps
    | my daughter has night terrors | he still checks under the bed | she had to leave the theater during coraline | we walked out of a haunted hayride | i cover my eyes in thrillers
    | i loved the exorcist will i yawn | is it as tame as scooby doo | stranger things level or saw level | does it feel sinister | how grim is the theme | macabre props
    | are there ghosts in your jail | do we meet inmates or guards who yell at us | do guards bark at us | is there a strip search gag | are we insulted by actors
    | is there swearing in it | what is the scare rating | three out of five means what | what number is the prison on your scare meter | zero to five how creepy
    | how many skulls on your scale | what are the warnings for <room> | what unpleasant things does <room> contain | is death the topic of <room> | is it all about killing in <room>
    | is imprisonment the topic | does it touch on injustice | and scary wise | how scary then | scary too | and for scaredy cats | any jumps | and blood | and actors | and the dark bit
    | dark for how long | what about fog | and the alarm | loud at all | is the other one scary too | less so in the prison right | and if i get spooked | but no gore
    | even the light goes out | does a stranger seize your arm in <room> | is <room> tense or truly horrible then | could i survive <room> as someone who sleeps with a lamp on
    | how tense is <room> getting | <room> for faint hearted folks | what is lurking in <room> | level with me how horrid is <room> | will a costume lunge at me`,
  'faq/locked-in': `do we get locked in for real | is the entry left open behind us | could i simply push the door and be outside | which door stays open
    | does anybody hold a key to let us go | what is stopping us from leaving | nothing stops me walking out then | i need a cigarette at half time can i
    | my phone may ring from the sitter so can i pop out | do i get back in after popping out | if one goes out does the game stop for the rest | will the team be punished if i duck out
    | what do the doors do in a blackout of the city | do gates spring open if power dies | if the fire bell goes do the inner doors release | does each door fail open
    | what if a child bolts | my toddler bolts when scared | my mother may want out after five minutes | one of us might give up early | chickening out halfway allowed
    | can you abandon the game | do we forfeit if somebody leaves | what about an earthquake or gas leak | where is the fire escape | do you show us the way out at the start
    | is somebody able to come in fast | is it illegal to bolt people in | a friend said she was shut in for an hour elsewhere | i heard people died in a locked escape game in poland
    | is your place up to fire code | is it a true lock in | are we prisoners till it ends | will i hear a key turn | i want a door i can see
    | can i stay next to the way out the whole time | may my son play beside the open door | and if i panic | and if i need out | and to leave early | and in a fire
    | and if the power goes | so the door is open | never locked at all | really unlocked | can i come back in after`,
  'room/thai-prison/are-we-really-locked-in-the-cells': `what shuts the gates bolts or magnets | is the green button easy to hit for a child | green button beside each gate right
    | does one press open my cell | will the gate trap fingers | are there real locks on the bars | could my kid get stuck behind the bars
    | how do i pop the gate if i freak out in <room> | does the cell open from the inside in <room> | must i solve something to leave my cell | do you clang the cell shut
    | who opens my cell if i want out | does pressing the button end the game in <room>`,
  'faq/hints': `how does the helper see us | through which channel does help arrive | do you type tips on a screen | do we wave at a lens
    | does asking add penalty minutes | is the clock docked for asking | every nudge is free right | may i ask fifty times | is there a limit of three hints like elsewhere
    | do you ration help | can you stay silent unless we beg | we want to suffer in silence | please let us sweat | will someone notice if we go in circles
    | what if we misread a clue for twenty minutes | does the game master speak up unasked | is anyone paying attention all the time | are hints tailored or canned
    | stuck on one lock for ages what then | we have zero talent so can you feed us answers | do you give the answer straight out | does the host sit in the room with us
    | could you slip the kids extra nudges | and hints | and help | even unlimited | no penalty really | what if we are stuck then | without hints possible | only when we ask
    | do we press something when we need help | can we be left alone with no nudges at all`,
  'faq/first-time': `what on earth do you do in one | i googled it and still do not get it | will experts laugh at us | what is the golden rule for rookies
    | my parents have never set foot in one | virgins to this whole thing | none of us ever cracked a padlock | is there a tutorial | does somebody walk us through the rules
    | do newcomers ever win | any tip to do well first go | what should i say out loud in there | is sharing what we see the trick | is general knowledge tested
    | i left school at fifteen can i contribute | i never solve anything in games will i look dumb | clueless but keen | how does an escape game work anyway | what is the point of it
    | what is the aim | explain it like i am six | is it a video game or real stuff | is it like a board game you walk into | and for newbies | and if we never did it | first go for us
    | is a beginner in the way | total rookies | no clue what it is | for someone new to it | do you need outside knowledge like chemistry | do total outsiders catch on fast
    | never held a padlock in anger`,
  'faq/language': `my au pair speaks kitchen english | we are danish and read well but slow | my wife is fluent my mother is not | does the wordy one suit non natives
    | old handwriting and a foreigner is that cruel | we want to speak farsi to each other inside | is chatting in mandarin during the game allowed
    | clues in plain english or fancy words | is there slang or puns in the puzzles | would a b1 learner manage | level of english required | my students pass intermediate english
    | does the host repeat slowly | can a hint be said in simpler words | rephrase please works yes | any german on the staff | handouts in korean | briefing in portuguese possible
    | subtitles in tagalog | my grandmother only knows ukrainian | host family with two exchange girls | deaf to accents like philly talk | i think in hindi and read english fine
    | english is my fourth tongue | and in spanish | and if english is weak | only basic english | for non natives too | and in french maybe | what if we speak polish inside
    | with poor english too hard | conversational is enough then`,
  fail: `what if the timer beats us | do you spill the ending anyway | do losers learn who did it | is there shame in not getting out | do we get a peek behind the last gate if we lose
    | are we shown the bits we never reached | do the guards catch us if we are slow | does the murderer get us at the end | bad ending if we are late
    | do we still get a picture if we flop | my kids sob when they lose | consolation for losers | and if we lose | what if we do not make it
    | and when time is up | not out by sixty minutes | no finish no photo | ending if you fail`,
  duration: `how many minutes on the timer | is the intro eaten out of our sixty minutes | door to door what should i block | from coats off to coats on how long
    | is an hour and a half about right | how long are the kids gone from my sight | how long will grandma be in the lobby | does the prison run longer than the detective one
    | do both give sixty | are all games one hour long | is anything under an hour on offer | half hour version for small kids | how long with the photo and all
    | ninety minutes altogether did i read | and how long | how long in all | with briefing too | total with everything | a full hour then | both the same length
    | how long do i tell my sitter to stay | for how many minutes are we cut off from the world`,
  'faq/private-games': `will some random duo be lumped in with us | is it ours alone even with just two of us | could outsiders buy the empty places
    | are the folks in the next cell ours | do you top up small teams with others | will i be thrown together with tourists | i do not want strangers hearing me shriek
    | only our people in there right | nobody else can join our slot yes | sharing with unknown people hmm | are any of the other prisoners strangers
    | do we rent the entire room or seats | is it by the seat or for ourselves | and no strangers | just our group then | even with two private | shared or not
    | private on busy nights too | private even then`,
  health: `does the mist stink of anything`,
};
