import type { Phrasings } from './phrasings.ts';

/** How particular people ask about fright, help, ages and what a body can do, in their own words. */
export const accessVoices: Phrasings = {
  scary: `does my wimpy husband need to bring spare trousers for <room> | is <room> mild enough for a jumpy aunt | does anything leap out at you in <room> or is it only the story
    | is <room> the sort of thing that will have my <age> climbing into our bed at night | my gran watches murder shows all day but a bang makes her jump so will she be alright in <room>
    | i get the creeps from dolls and mannequins so are there any | is it the sort of scary where you laugh afterwards or the sort where you cry | how do i sell it to a friend who fears everything
    | my brother told me a man with a knife runs at you and now i can not sleep | i nearly fainted at a corn maze last october so how bad is <room> for someone like me
    | is it the kind of place where my wife will dig her nails into my arm | i can watch thrillers but not slashers so where does <room> sit
    | will my <age> be wetting the bed for a week after <room> | my girls want creepy but not sick creepy if you see what i mean
    | is anybody going to come at us in a mask because i will throw a punch | i laugh at horror films so will <room> even raise my pulse
    | does it ever go totally black because my mother would have a fit | what are the bits in <room> that make people shriek | are there nasty surprises behind the doors or is it all mood
    | i am a grown man who runs from clowns so be honest | do you show any corpses or is it left to the imagination
    | one of ours lost a friend to violence last year so is there anything in it that could hurt her | my son covers his ears at bangs so are there sudden noises in <room>
    | can the staff go easy on us and leave the lights a bit up | how nightmarish on a scale from a cartoon to a slasher is <room>
    | the smoke stuff in <room> freaks my kid out so can you keep it off | is it too grim for a bunch of <age> at a sleepover | do real people hide in there to make you jump
    | my husband has a thing about the dark since he was small so what will he face | me i have big fear of ghost so is ghost inside
    | i would like to know what upsetting stuff turns up in <room> before i bring my students | is it gross like guts and bones or more like an old detective film
    | will i need to hold somebodys hand in <room> | my therapist says no shocks so is <room> off the table`,
  'faq/locked-in': `does the door behind us stay open the whole hour in <room> | can i slip out of <room> for a minute if my nerves go and come back in
    | my sister had a trauma with a locked cellar so what can i tell her about your doors | may grandma leave and have a cup of tea if it gets too much
    | my son had a bad experience in a lift so can we just walk out if he loses it | what if my bladder gives up halfway | suppose there is a fire while we are in there how do we all get out
    | i need to know that nobody turns a key behind me | can i nip out to feed the baby and pop back in | i am on call at the hospital so may i dash out if they ring
    | my fire marshal father wants to know about the ways out | if one of us chickens out do the rest have to stop as well | does the timer wait for us when somebody has to go out for a minute
    | i come over all hot and need fresh air sometimes so is that a drama | what if the electricity dies while we are inside | could a smaller child get trapped in there without us noticing
    | is it true the door locks itself and only the staff has the key | my aunt will only come if she can see the exit from the inside | do we have to sit out the full hour if half of us hate it
    | in the news there was a fire in one of these places abroad so how do you make sure people get out | i smoke so can i go outside halfway
    | what do we do if my friend starts hyperventilating in there | my principal asks how pupils would be evacuated | is there something we can hit that opens everything`,
  'faq/hints': `do you have a lifeline for people who are as thick as we are | is there any way to get a push without losing face or minutes
    | we are stubborn mules so how would you know when we finally need you | what if the kids just sit on the floor and do nothing will someone get them going
    | last time we stared at the same box for <n> minutes and nobody lifted a finger so would you | if we are making fools of ourselves does somebody put us out of our misery
    | how do we shout for backup when our brains go blank | my husband is too proud to ask so will you drop us a line anyway | is there a price to pay on the clock for every bit of help
    | can we have as many nudges as we like or is it <n> and done | we would rather sweat it out alone so can you promise to keep quiet
    | does a voice come out of the ceiling or how does it reach us | how will you know that we are lost if nobody is in there with us
    | my little ones will not get far on their own so can you feed them a bit more | do you hand over the answer if all else fails
    | i swear one of the locks at our last place was broken so who would we tell | will a worker stand there the whole time breathing down our necks
    | are you paying attention to us or busy with your phone | do we get a walkie or wave at a camera when we need you | is it cheating to ask you things while we are in there
    | how stingy are you guys with help | our grandpa repeats himself a lot so does he get help as often as he likes | how long do you let us flounder before you step in
    | can we tell you at the start to be generous with tips`,
  'faq/first-time': `could you tell me what to expect because i hate walking in blind | is this one of those games where you need to know random facts about the world
    | my book group of retired ladies is curious but none of us knows what it is | is it normal to be nervous because we have no idea what is coming
    | my friends dragged me into this and i have not the foggiest what you even do in there | is it like that tv show where they run around opening boxes
    | i always come last in quizzes so will i be the dead weight | none of our lot has a clue about these things so do you walk us through it
    | what happens from the minute we ring the bell if you have never seen the inside of <n> | my parents think it is a kind of <room> visit so how would i describe it to them
    | do i have to be a brainbox to enjoy it | is there any homework i should do before my debut | we are a bunch of total greenhorns so are we going to make idiots of ourselves
    | could you tell an old lady in simple words how this game goes | is somebody going to teach us the ropes before the clock starts | it is my maiden voyage so any golden rules
    | i am dyslexic and rubbish at logic so would there be anything for me to do | my team have zero experience and i am a bit embarrassed | do you need to know how locks and codes work already
    | please explain how is the play because in my country we do not have this | we are <n> something newbies so is it too late to start | what mistakes do people make on their first go`,
  'faq/language': `my pen pal from osaka can read but not follow fast talk so is it doable | my cousin is here from mexico and shy about his english so will he enjoy it
    | how is it for people who speak only small english | my in laws just flew in from naples and only know hello and pizza
    | my husband understands if you talk slow but he can not read long things | i have my english from netflix is it sufficient
    | we are a group of erasmus students and half of us struggle with written english | could your host explain it to my mom in cantonese | do you have the riddles printed in spanish for my abuela
    | will old timey words trip up somebody who learned english <age> ago | our au pair from brazil would come along but fears she understands nothing
    | may we chatter in polish between us while we play | how much do you have to read and understand in <room> if english is your third language
    | i am teaching newcomers and would bring my language class so is that feasible | is there anybody at the desk who knows sign or arabic or french
    | excuse my bad writing i am from korea can we play too | do the hints come in easier words if our english is poor | bring my grandfather from kyiv who has <n> words of english yes or no
    | the kids are bilingual but we are not so will we grasp the story | is google translate allowed on the phone for some words`,
  ages: `my grandchildren are <n> and <n> and the little <n> hates missing out so may both take part | we foster a bunch of different ages so who would be allowed in
    | my youngest just started kindergarten and hates being left out so can she come | my gran is <n> and sharper than all of us so will you let her in
    | our baby will be strapped to my chest the whole time so is that fine | am i too old for this at <n> my knees ask
    | we have a tiny <n> and <n> big ones so is there something the whole bunch may do | is there some rule that kids have to be a certain age
    | my sons are <n> and <n> and one of them always gets turned away at places | does my <age> count as big enough for <room> | would a bright <age> get anything out of it or just run around
    | i am <n> and so are my friends so are we even allowed | will you card us at the door because my sister looks <n> | the scouts i lead are mostly <age> so is that within your limits
    | how little is too little for <room> | our great uncle is turning <n> and wants to tag along | can toddlers be in the room if they just sleep in the stroller
    | from which birthday on do you let them play | my daughter still naps so is she out of luck | is this more of an adult thing or could second graders take part
    | my husband thinks it is only for over eighteens so who is right | i want something for both grandkids the <age> and the <age> | is a kid of <n> years accepted or not accepted
    | would <room> bore a <age> to tears`,
  adults: `we are all <n> and nobody has a car or a parent handy so can we come | do i have to suffer through it with them or may i read my paper outside
    | i am <n> and want to take my little brother and his pals without my parents | would my sister who is <n> do as the person in charge
    | we have more children than grown ups so where do you draw the line | i would love to dump the kids with you and go to the nail salon for an hour
    | <n> kids and just little old me so do i have to rope in a friend | my <age> wants to do it with her besties and would die if i came along
    | do you make me pay full whack just because i have to babysit in there | can my eldest who is <n> be in charge of the little ones
    | we are a class of <n> with <n> teachers so is that enough big people | his friends are all <n> so must one of us mothers squeeze in as well
    | i am a single dad with triplets so how many grown ups does that take | is the au pair old enough to go in with them | at what point are they old enough to be in there by themselves
    | my kids and their cousins make <n> so how many of us parents have to play | can one of your people mind them instead of me | my husband and i would rather have a coffee while our teens play
    | does the person who goes in as the responsible <n> need a spot | we are <n> girls of <n> and nobodys mom has time so may we still come
    | can grandma be the grown up even though she will just sit there | is a coach plus <n> players aged <n> allowed in together
    | i thought we only pay for the children and now you want money for me too | do you keep an eye on my children if i step out for groceries
    | <n> mom and <n> little monsters is that within the rules | there are <n> kids under <n> in our lot so who has to go along | could my wife take all <n> of them by herself`,
  access: `my uncle in a wheelchair wants to be a prisoner too in <room> | i roll everywhere so tell me about the doorway and the floor
    | my mom has bad lungs and can not climb so is there any staircase on the way | what do i need to know if one of us comes on wheels
    | my brother got hurt in the army and gets around in a chair so can he do this with us | we would be bringing a lady on a rollator who hates fuss
    | my daughter broke her ankle at soccer and hops on crutches <day> | is there any way in that avoids the steps out front | i weigh my options by door widths so how many inches do yours have
    | dads electric chair weighs a ton so will your ramp hold it | do i need to ring ahead so somebody lays the ramp down | grandmother can do flat but she can not do stairs at all
    | other places promised me access and then came a flight of stairs so what is it really like at yours | can my chair turn around in the restroom
    | one of our choir members is in a scooter so can she drive right in | would a person who can not walk at all still have fun in <room> | is your front door flush with the sidewalk
    | my hip was replaced in august and i am slow so is the building easy | how does somebody on wheels get from the street to the game
    | is everything on the same floor or is there a cellar involved | my wife has ms and some days needs the chair and some days does not | our tour group has <n> folks who can not manage a curb
    | does your old building have a lift for a stroller or a chair | will my knee scooter fit through the doors in <room>
    | do you hide wheelchair users at the back or are they really part of the game`,
  crawling: `i have a bad hip and a long skirt so is it all on <n> feet | can the youngest do the hole in the wall for all of us | who draws the short straw for the crawling in <room>
    | my belly and i do not crawl so what happens in <room> | do all of us have to get down on the mat in <room> or just some poor soul
    | my back surgery means i must not go on the ground so is there any of that | will i be stuck like a cork because i am a big fella
    | i am built like a linebacker so are there any gaps i would get wedged in | my nan can not get up again once she is down so is anyone forced onto the floor
    | i will be in a tight pencil skirt so please no creeping through holes | do you make folks wriggle through pipes or vents | are there any hatches or tunnels in <room>
    | do we shimmy under or scramble over anything | my knees are shot so can someone else do the part on all fours | i read that you crawl in <room> so is there another way past
    | my belly is rather big so would i squeeze through everything in <room> | is there stuff on the floor you have to lie flat for
    | how many feet must you shuffle on your hands and knees in <room> | could the whole team refuse to go through the hole | is there a rope or a ladder to go up`,
  physical: `i had a baby <n> weeks ago so is it gentle enough on my body | my uncle is huge and slow so would he struggle with any of it
    | i walk with a limp and tire easily so would i hold folks up | is there anything sporty in it that a smoker of <n> should know about | i get winded tying my shoes so will this finish me off
    | my father had his shoulder done in june so does he have to lug anything | do we gallop about for an hour or potter about | my doctor said no heavy lifting until spring so is it alright
    | i do not own sportswear so is this some sort of gym thing | are we upright for the whole hour because my feet swell | is it a job for strong arms or can a frail lady do it
    | my arthritis makes tiny locks hard so is there a lot of fiddling | mom is <n> and a bit wobbly so would it wear her out | what sort of bodily stuff do we get up to in <room>
    | how heavy is the lamp you have to lug around in <room> | i slipped a disc and can not bend so what would i miss out on | my office is full of couch potatoes so does anyone need to be fit
    | will i be a sweaty mess before my dinner date | my left arm is in plaster so is it pointless`,
  seating: `my bad foot needs to be up now and then so is there something to rest on | is there any furniture in there that you may sit on
    | i would be a lot happier if i knew there was a chair waiting | could grandpa do the thinking from a chair the whole hour
    | pops needs to park himself every <n> minutes so is there somewhere inside | my legs go numb if i stand so is there a stool i could borrow | is there a perch of any sort in <room>
    | can you slip a chair in there for my mom without making a song and dance | i would be happy to do the thinking from an armchair so is there <n>
    | my nana would sit for the lot and boss us about so can she | where does a tired pregnant lady plonk herself down in <room> | would it be possible to do <room> without ever standing up
    | is it standing only like a concert | my heart pills make me dizzy so i have to sit now and again`,
  reach: `i am on the shorter side and hate being useless so is anything high up | my nephew has dwarfism so can he get at everything
    | is there stuff that only a tall fellow can take down in <room> | do i need long arms for any of the puzzles | would somebody sitting down get to the lowest and the highest things
    | i am <n> foot <n> on a good day so will i be any use | my son in his chair can only get to table height so what can he grab | are the important things way up high where only giants get them
    | my wife is tiny so is there stuff hung up near the ceiling | i can not raise my arms over my head since the operation | how far up is the highest bit and how far down is the lowest
    | do we need a tall chap on the team for <room> | would my short <age> be able to get at things in <room> | i can not stoop so is anything right down by the floor`,
  flashing: `is it all steady lamps or does anything go blink blink | my doctor told me to keep away from pulsing lights so is <room> out
    | our pupil had <n> seizures this year so what lights are used | could the rotating thing set off my migraine aura lights | are there any lightning effects to warn a light sensitive friend of
    | i had a fit at a nightclub once so what do your lamps do | my daughter can not have anything that blinks so should she stay home | is that red light in <room> of those spinning police things
    | does the gaslight in <room> do the horror film flicker | my brain goes funny with fast lights so do you have that | can you kill the turning light for one of our group
    | our son takes pills for seizures so is <room> alright for him | does anything pulse or flash so i can warn my friend | i am light sensitive after a head injury so what should i know`,
  sound: `is there an ear puzzle and if so what does a deaf player do | my grandmother hears nothing in a noisy room so would she be lost
    | will you speak up or write it down for a gentleman with <n> hearing aids | i have a hearing dog and no hearing so what about me
    | my best friend signs and reads lips so would she miss half of it | grandpas batteries always die so can he still join in without hearing | are there any riddles you solve with your ears only
    | i lost my hearing on <n> side so does a tune or a beep matter anywhere | could you hand my deaf cousin something written in place of the spoken bit
    | how would you get help across to a person who can not hear the speaker | half our party is from the deaf club so how would the talk at the start work
    | does <room> hang on hearing some knock or a bell | my mother has tinnitus so is there something you must listen out for | do the recordings come with words to read
    | can you print the audio clue out for us`,
  color: `our designer jokes he is color blind but he truly is so will he cope | do you mark the wires with anything but color | my wife says i see purple as blue so am i a burden
    | is there a sorting task with shades that i would fail | to me red and brown are <n> and the same so will i mess up the wires
    | my chap fails every one of those dotted circle tests so is that a problem | do you need a good eye for shades in <room> | are there puzzles where purple versus blue decides it
    | i see the world in grays so would i be lost in <room> | our boy mixes up his greens so can he still join the wire thing | is something in there sorted by color
    | <n> of my colleagues are colorblind so do they lose out`,
  vision: `my brother sees light and dark only so could he use his fingers in there | is there a lot of tiny scribbling that my old eyes can not make out
    | would a lady with a white cane be ok with us | do you have a lamp for people who do not see well
    | my dad is losing his sight and it could be his last big adventure so would he get anything out of it | i can only see shapes so is there something for my hands to do
    | i <day> on my glasses <day> so am i doomed | do the letters come in ant size print | granny has cataracts and needs strong light to see what she reads
    | can i bring my big magnifier for the small writing | what would a blind teammate be able to contribute | i see poorly once the <day> goes down so is <room> off limits
    | are contact lenses a bother with the mist or the gloom | i am half blind without my bifocals so do i keep them on`,
  'faq/pregnant-or-claustrophobic': `my chest goes tight as soon as a door shuts behind me in a small room | she is due around <day> so is it wise to bring her
    | how tiny is it in there because my brother hates being squashed | i am <n> months gone and waddling so would you still have me
    | my sister is expecting and the doctor said take it easy so is she ok to come along | the mri machine made me scream so how snug are the rooms
    | i can not even use the tiny restroom on a plane so what would i feel in <room> | is the cell the size of a closet or can you swing a cat in it
    | i get the shakes in packed elevators so would i cope | bumps due in spring and my friends booked this so do i sit it out | do the walls feel like they are on top of you with <n> in there
    | how many square feet do we get because i need space around me | my friend had to be carried out of a cave tour so is this wise for her
    | is there fresh air in there or is it like a sealed tin | can a nervous person try the way out before it begins | my wife is <n> weeks along and tired but wants in
    | my anxiety plays up when i am hemmed in | would i be better off in <room> or <room> if small rooms make me panic | i have to see a window or i lose it
    | our colleague is carrying twins so should we pick something else`,
  health: `i use oxygen at night and puff by day so is the air ok for me | my daughter is neurodivergent and needs to know every sound in advance
    | is the mist going to make me cough because i have bad lungs | my lungs are rubbish so does that mist set people off
    | i have a box in my chest that keeps my heart ticking so are there magnets or shocks | my boy is autistic and headphones are his lifeline so may he keep them on
    | can i have my insulin kit on me in there | my nephew melts down when it gets too loud or too busy so what could we do
    | the vet in our family came home with ptsd so what should he steer clear of | i pass out at random so should you know about that
    | strong perfume gives me a migraine so does it smell of anything inside | my sister has downs and loves puzzles so would she be welcome
    | what is in the smoke because i am allergic to almost everything | mom has early dementia and a good day could be lovely so is it a bad idea
    | my blood pressure is through the roof so could the excitement do me in | a lad on our team has adhd and bounces off walls so is that alright
    | i am recovering from a stroke and get muddled so what do you think | our group home would bring <n> residents with learning difficulties
    | is the haze water or some chemical because of my asthmatic daughter | my cousin did time for real and i worry <room> brings it back | i carry an epipen so may it stay with me
    | do you have quieter hours for a child with sensory troubles | my vertigo comes and goes so is there anything spinning`,
};
