import type { Phrasings } from './phrasings.ts';

/** Sentences about bodies and senses in the rooms: wheels, knees, ears, eyes, and short follow-ups. */
export const sentenceRoomAccess: Phrasings = {
  access: `is there a saddle or lip at the cell gates in <room> | how tall is the sill in <room> | how many inches is the narrowest gap
    | my power chair is thirty one inches wide will that squeeze by | is twenty nine inches clearance enough for your doors | what is the tightest doorway
    | is the ramp there all day or do you drag it out | does somebody fetch the ramp when we ring | do i phone ahead about the ramp or just turn up | who lays out the ramp
    | is there any threshold that would stop a wheel | can a walking frame get over the two steps | i drag an oxygen cart on wheels | my mom uses a knee walker after surgery
    | once inside do we go up or down anything | is the whole place on street level after the entry | any basement or mezzanine | do you have to climb to the second story
    | is there a lift or is it flat | i am an amputee and bring my own wheels | my brother has cerebral palsy and a big chair | my nephew has spina bifida
    | a veteran friend lost both legs and wants to play | my mother had polio and wears braces | dad shuffles with parkinsons and a walking stick
    | grandmas four wheeled thing with a basket | pushing someone in a chair along south street is the entrance hopeless | does a bariatric chair fit
    | is it a wide door or one of those narrow rowhouse doors | old philly buildings always have stairs does yours | are there stairs anywhere i should worry about
    | what will my friend on wheels miss out on | are there parts a person in a chair must sit out | does a wheelchair player get to do every scene
    | is a rollator an obstacle in the dark | can we roll a pram style walker over the alley | how rough is the pavement in the alley for wheels
    | are the stones in <room> real bumps or painted | is your restroom on the same floor for wheelchair folks | do you comply with the ada | which room has the wider doors
    | where on the site are the door widths listed | do you list doors and slopes for each room | two steps you say so what then | and on wheels | and with a cane | and with a walker
    | and for someone who cannot do steps | how wide exactly | inches please | how many steps is that | one step or two | ramp yes or no | flat inside | bumpy anywhere
    | and in the prison for a chair | is the second one flat too | my chair is heavy though | does he truly take part from his wheelchair or only look on
    | my carer pushes me so is there space for two abreast | i use a cane on cobbled ground`,
  'room/jack-the-ripper/can-we-play-with-a-wheelchair-a-cane-or-tired-knees': `do my wheels catch on the cobbles in <room> | how bad are the cobbles in <room> for a stick
    | does the alley in <room> rattle a chair | will mother trip on the street stones in <room> | is the ground lumpy in <room> | slow walkers in the alley of <room>`,
  'room/thai-prison/can-we-play-with-a-wheelchair-a-cane-or-tired-knees': `would my walker go through each gate in <room> | sore knees in <room> who does the crawl
    | does a cane user cope with <room> | can somebody on wheels be a prisoner in <room>`,
  crawling: `is there stuff to crawl through | does somebody have to go on their belly | is there a rubber mat to crawl on | who is the poor soul that goes through the hole
    | does one volunteer do the low bit | how far is the crawl in feet | six feet of crawling on what surface | what if all of us refuse the crawl
    | will the host open a gate if nobody bends | can we bribe the host to skip the crawl | is there a shaft or duct | do you shimmy through vents | are there trapdoors
    | any ladders or ropes | do we scale a wall | do i need to hoist myself over anything | any hands and knees moments | will i end up on all fours
    | i am six foot five and built like a fridge is there any squeezing | broad shoulders and a narrow hole | i wear a prosthetic leg and can not kneel
    | my skirt is short so no crawling please | is there anything where i have to get down on the floor | once i am down i do not get up again | knees on concrete or on a pad
    | is the floor padded where we crawl | which one has no crawling at all | is <room> free of crawling | does <room> have tunnels | do we stoop or duck anywhere in <room>
    | low ceilings to duck under | is there a drawer down by the ankles in <room> | does the crawl go through pitch darkness | is the passage tight for a hefty man
    | do i get dusty knees | do all twelve of us have to creep | and no crawling | and the crawl | what if i cannot kneel | optional then the crawling | crawl in both | who crawls
    | can the skinny kid do the crawling for us | does one crawler suffice | after knee surgery do i have to kneel`,
  physical: `are the lanterns heavy | how many pounds does a lamp weigh | two pounds in one hand for an hour hmm | does anyone need to lug or shove furniture | are there weights to move
    | do we have to shout | is whispering enough in <room> | how loud must i speak to be heard in the next cell | how many steps would my watch count | is it an hour on hard floors
    | varicose veins and an hour upright | plantar fasciitis | my ankle is sprained since sunday | i tore my meniscus | shoulder in plaster | wrist in a cast but fingers fine
    | i had my hip done in spring | eight weeks after a c section | i just gave birth will i be fine | can a very overweight person manage | i weigh four hundred pounds
    | my stamina is that of a houseplant | i am seventy nine and wobble a bit | my balance is poor | tennis elbow and heavy doors | is there uneven ground underfoot
    | will i stumble over cobbles in low light in <room> | are there things to trip over | do i need both hands | can i do it one handed | do i need strong fingers for the locks
    | is there any jumping or hanging | do we sprint at some point | is it a gym class in disguise | do you work up a sweat | does it wear you out | will a hungover man survive
    | muscle weakness | ms fatigue | rheumatoid hands and tiny keys | how bendy do you have to be | does one person have to kneel to a drawer in <room> | is there much bending in <room>
    | how much moving about in <room> | the bodily side of <room> | what does <room> ask of my legs | could a desk potato do <room> | and physically | body wise | for a bad back
    | is it tiring then | and with one arm | anything heavy then | much walking | fresh from a knee operation but walking | lifting nothing over five pounds doctor says`,
  seating: `are there perches inside | may i plant myself in one spot and let the young ones run | somewhere to flop down | is the bunk sturdy enough to sit on
    | bed in each cell to sit on right | how many armchairs are in the study | are the chairs part of the set or can we use them | may grandpa hog the armchair
    | does anywhere lack chairs | can staff carry a stool into the corridor | will you bring a folding stool out to the alley | do i order the stool in advance or at the desk
    | my hip locks up after ten minutes upright | my calves swell if i stand | i faint if i stand too long | eight months in and my feet are balloons so is there a seat
    | my dad leans on things | walt style grandad who needs a chair | can he do most of it sitting | could she remain seated throughout | hour long standing is a no for me
    | does everybody get a chair | which room has better chairs | any seats in the dark one | and to sit down | and chairs | what about a stool | seats in both
    | none in the corridor at all`,
  reach: `is anything over my head | i am four foot ten | she is only three feet tall | highest point in inches | lowest point in inches | at what height is the key hook
    | is the hook above a tall mans eyes | is there something at ankle height | what is tucked under the bunk | do we fetch things from under beds | can someone short be the key person
    | would we need the tallest guy for a hook | top of the evidence wall how far up | from a seated position what can she get to | arms do not go above the shoulder
    | frozen shoulder and things up high | i have dwarfism | must everyone be able to stretch | does one tall teammate suffice | all kids no tall person can we still get the hook
    | sixty eight inches is that the most | how low is the desk drawer | six inches off the floor | and how high up | and how low down | and if i am short | too high for children
    | reachable sitting down`,
  flashing: `does the red light spin | how many seconds does the beacon turn | can the beacon stay off for us | is the warning light near the end a trigger
    | my brain does not like flicker | do the lamps waver like candles | is the gaslight flicker slow or quick | does the light snap off suddenly
    | will a light going out set off my absence seizures | my son has photosensitive fits | is there rotating light like an ambulance | emergency light at the end
    | lights pulsing near the finish | disco light | lightning storm effect | any camera flash | screens that flicker | fluorescent tube flicker | i get visual auras
    | strobing makes me vomit | could you run it without blinking things | neurologist told me no strobe | do you warn before the light changes | is the flicker constant in <room>
    | and the flicker | and strobes | for how many seconds does it turn | does the red thing blink`,
  sound: `will my hearing aid be a problem | is there a knock code | do we count bells or knocks | what is the one thing you have to hear in <room>
    | is there a card instead of the sound in <room> | can the knocking come as a light | is the listening bit on paper if we ask | my ears ring so i miss rhythms | i am deaf in one ear
    | she reads lips but not in the gloom | half deaf uncle and talking between cells | do i miss out if i take my implants off | the alarm will hurt with hearing aids turned up
    | is there a voice recording we must understand | how does a deaf guest get hints | a tune you have to recognize | tone deaf people do they get stuck | do we need rhythm
    | is there spoken story you must follow | are there any ear only bits | does anything depend on hearing a click | we sign with each other is that fine between cells
    | all four of us are deaf will it work | my grandpa leaves his aids at home | mufflers on my sons ears all hour | and for the deaf | and without hearing | what if you hear nothing
    | only one sound puzzle then | sound ones in both | does the light version work too`,
  color: `do the wires matter by shade | must i tell green wire from red wire | are the wires labeled | do the cables have tags | is red thread vital or just for looks
    | do pins have numbers on them | i see everything in browns | color deficient since birth | failed the dot test at the eye doctor | protanopia | deuteranopia | tritan
    | my brother calls purple blue | three guys who mix up green and brown | is a rainbow sequence in there | do we match hues | color order puzzle
    | would i need my girlfriend to name the shades for me | my sunglasses for colorblind people do they help in there | hues | tints and shades | and if i cannot see red
    | and the wires | red and green mixed up | are colors needed in the other one | any hue puzzles`,
  vision: `do i bring cheaters | my progressives fog up | will bifocals do | i am useless without my specs | is there a magnifier in the room | are the notes typed or scribbled small
    | can you see the numbers on the locks | are lock digits tiny | i see shapes only | tunnel vision | retinitis pigmentosa | one glass eye
    | my mother is waiting for her cataract operation | detached retina last year | my dad reads with a magnifying lamp | which one is brighter for weak eyes
    | is <room> lit well enough for an old man | how bright is <room> | harsh shadows in <room> | can a guide help a blind friend through | a blind teammate what could she do
    | would my unsighted husband enjoy it at all | is there anything to feel rather than see | tactile stuff for someone who cannot see | may my seeing partner read everything to me
    | dim all the way through in <room> | light stays low the whole time in <room> | do my eyes adjust in <room> | and without glasses | and if you see badly | for weak eyes
    | glasses needed | small print in there | is it bright in the other one | bright enough | too dim for my mom | can you print the letters bigger for my old eyes`,
  health: `does the mist contain anything i could react to | is it water vapor or chemicals | does the fog leave a scent | my lungs whistle in stage smoke
    | can the haze be switched off for an asthmatic | my inhaler stays on me right | i have a stent | afib | heart flutters when startled | my cardiologist said avoid shocks
    | i faint easily | low sodium fainting spells | i get vertigo in the dark | my son stims and needs breaks | ticks and outbursts are they a problem
    | my girl shuts down when it gets loud | he is nonverbal but loves puzzles | our respite group has adults with learning disabilities | a boy with downs and his big sister
    | is there a quiet corner for a meltdown | schizophrenia and spooky voices | my husband came back from the war and jumps at bangs
    | my friend was wrongly jailed once will it upset him | a refugee friend was in prison would it bring it back | she was attacked as a teenager and the theme worries me
    | bereaved last month so tell me what the stories touch | what themes should a trauma survivor know about | i take warfarin and bruise easily
    | my sugar drops so can i have glucose tablets on me | epi pen in my pocket inside | does heat or stuffy air build up for my asthma | cluster headaches and loud alarms
    | i get hot flashes and need to step away | crohns flare | narcolepsy | and with asthma | and with a bad heart | and for autistic kids | with high blood pressure still ok`,
  'faq/pregnant-or-claustrophobic': `i cannot do mri scanners so how are the cells | elevators make me sweat | are the cells like closets | may i rehearse the exit first
    | can i practice opening the gate before we begin | which of them has more breathing room | i start sweating when a door shuts | twenty weeks and showing | due in march and curious
    | high risk pregnancy and mild suspense | is it silly to come in my ninth month | does baby mind the loud alarm | pregnant and nauseous | are we packed like sardines
    | with twelve in the cells is it a squeeze | do ceilings feel near | are there any windows or is it a box | i hyperventilate in crowded subway cars
    | tell you before we start that i am phobic and then what | is an open plan kind of feeling or tiny chambers | walls closing in feeling | i was stuck in a lift once
    | and for pregnant women | and if pregnant | and with claustrophobia | bad with tight spots | what about small rooms then | in my third trimester still`,
};
