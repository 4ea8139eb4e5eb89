import type { Phrasings } from './phrasings.ts';

/** Ways people ask whether a body can do it: wheels, knees, eyes, ears, nerves and health. */
export const accessPhrasings: Phrasings = {
  access: `is it wheelchair accessible | wheelchair | are there stairs | is there an elevator | can someone in a wheelchair play <room> | is <room> accessible | i use a walker
    | accessibility | do you have a ramp | handicap accessible | ada compliant | mobility issues | i use crutches | step free access | can my grandmother with a cane play
    | does a scooter fit | how wide are the doors | door width of <room> | narrowest door | how big is the smallest door | width of the smallest doorway | is everything on the ground floor | bad knees | disabled access | is the restroom accessible
    | i have ms and use a wheelchair | power chair | electric wheelchair | manual wheelchair | can my dad come in his chair | rolling into the building | i am on wheels
    | my mother can not do steps | how many steps at the entrance | is there a step at the door | do we have to go upstairs | is it upstairs or downstairs | which floor are you on
    | is it in a basement | is there a lift | flat entrance | level entrance | curb | is the entrance level | can you get in without stairs | is there a threshold | will a rollator fit
    | knee scooter | walking stick | i walk with a stick | my leg is in a cast | i broke my foot | i am on crutches after surgery | i have a boot on my foot | i sprained my ankle
    | recovering from knee surgery | hip replacement | prosthetic leg | my grandma is slow on her feet | my grandmother can not walk well | limited mobility | reduced mobility
    | my friend is paralyzed | one guest has cerebral palsy | one of my coworkers uses a wheelchair | quadriplegic | amputee | i have trouble walking | is it barrier free
    | barrier free access | universal access | special needs access | disabled entrance | disabled visitors | is it suitable for handicapped people
    | is the bathroom wide enough for a wheelchair | does my wheelchair fit through the door | how wide is the door in <room> | inches of the doorway | doorways in <room>
    | is <room> ok for somebody who can not walk | can wheelchair users play every room | do you have a portable ramp | can you put the ramp out
    | do i need to tell you before about the ramp | do we need to let you know about the wheelchair | my son is in a wheelchair is that possible | is <room> wheelchair friendly
    | is <room> step free | which room works with a wheelchair | elderly guest with a walker | is the venue on one level | all on one floor | can a person with a cane manage <room>
    | accessible for people with disabilities | is there an elevator or lift | my dad can not do stairs | my aunt rolls with a power chair | will she get in with her chair
    | how wide is the doorway in <room> | how wide are doorways | broken leg and crutches | my friend broke her leg | grandpa uses a cane | my sister has a walker | cane
    | my husband has a prosthesis | is a rollator ok | entry with wheels | can you carry a chair in | wheels | how do people in wheelchairs enter | is there a ramp outside
    | can my coworker in a wheelchair take part | do the rooms have steps | any stairs inside <room> | accessible entrance | is it all ground level | ground level | ground floor
    | first floor | how many stairs are there | mobility scooter get in | can my brother get in | fit through the cell doors with a wheelchair | is entry possible without steps
    | wheel chair | mobility aids | step at the front door | my wife can not climb stairs | handicap entrance | can a wheelchair user visit your venue
    | is your venue wheelchair friendly | getting in with a wheelchair`,
  crawling: `do we have to crawl | is there crawling | is there climbing | do i have to kneel | do we need to crawl in <room> | do you have to bend down | i can not crawl
    | any tight spaces to squeeze through | do we have to go on all fours | hands and knees | is there anything to climb over | ladder | do we go through a vent | air duct
    | do we have to get on the floor | is it low anywhere | do i have to duck | do we have to squat | do i need to bend over | crouch | is there a part where you go on your belly
    | do you need to get through a small opening | will a big guy fit through | i am a large person can i fit through everything | i am overweight will i fit | plus size
    | is any passage narrow | can i skip the crawling part | is crawling mandatory | is crawling required in <room> | does anyone have to crawl | how much crawling
    | i can not kneel because of my knee | we have dresses on do we have to crawl | do you have to climb anything in <room> | do we end up on hands and knees | any ladders
    | do we have to lie down | wriggle | on your stomach | get down on the ground | my mother can not get down on the floor | do we have to go under something | is there a hatch
    | small hole | can only one person do the crawling | who has to crawl in <room> | what if nobody wants to crawl | can we skip the crawl in <room>
    | i do not want to crawl on the floor | how long is the crawl in <room> | how far do we crawl | is there a tunnel | can the game master open the gate instead of crawling
    | i can not get on my hands and knees | crawl through a hole | who does the crawl in <room> | does just one of us crawl in <room> | could we leave out the crawl in <room>
    | does every player crawl | squeeze through anything narrow | my knees do not bend is there crawling | do we need to crouch | knees do not bend | tunnels | are there any tunnels
    | anything narrow to pass`,
  physical: `is it physically demanding | do you have to be fit | physical requirements | do we have to lift things | is there running | how physical is it | do i need to be in shape
    | i have a bad back | bad knees can i play | do we stand the whole time | is it strenuous | does <room> need a lot of moving | do we need to run around | is it exhausting
    | will i sweat | is it a workout | how active is it | do you need strength | is there heavy stuff to carry | do we have to push furniture | i just had surgery can i do it
    | i have a slipped disc | i have arthritis | my hands are weak | weak grip | bad shoulder | bad hip is it ok | i get tired fast | low stamina | my grandpa is not very fit
    | is my <age> father fit enough | is it ok for elderly people physically | couch potatoes | out of shape | do you need to be agile | flexible body | do we jump
    | how much walking is it | is there a lot of walking | do we have to be on our feet for an hour | do i stand for 60 minutes | what does my body have to do in <room>
    | physical demands of <room> | what physical things do we do in <room> | how heavy are the lanterns | do we have to carry something heavy | can i play with a broken arm
    | one arm in a sling | can i play <n> weeks after surgery | body requirements | is <room> physically hard | is it sporty | fibromyalgia | chronic pain | i have a bad leg | athletic
    | do i need to be athletic | my back is messed up | anything heavy | do i have to lift anything heavy with my back | lots of running around | is it tiring | is it sport
    | is it hard on the body | is it hard on the joints | my wife has a bad back | my mother has bad hips | my dad gets out of breath | is it ok after knee surgery | sore legs
    | injured shoulder | will grandma manage physically | strength needed | fitness level | fitness required | is it a physical challenge | do you need muscles | a lot of exercise
    | exercise | hip replacement can i manage | is it active | would my grandparents manage physically | do i have to bend a lot | do you need to be healthy
    | is it physically hard for seniors | will we be running | dexterity | is it tough on the knees | how physical is <room> | what physical abilities do you need
    | how much moving is there | my husband has a bad back will he be ok | will he be ok with his back | will she cope physically | cope with standing`,
  seating: `can i sit down | are there chairs | is there seating | can my grandfather sit during the game | is there a place to sit in <room> | i can not stand long
    | do you have chairs inside | is there a bench | stools | can i rest during the game | can my grandma take a break on a chair | where can i sit if my back hurts
    | i need to sit down every few minutes | can you put a chair in there for me | can we get a folding chair | can i bring my own folding stool | can my pregnant wife sit down
    | does <room> have somewhere to rest | any place to take a load off | is there a couch | armchair | my mother in law has to sit most of the time | can an old man stay seated
    | could i play the whole thing sitting | can you play <room> seated | do we have chairs in <room> | resting spots | are there beds in the cell | rest my legs in <room>
    | somewhere to rest my legs | can my grandma have a chair | will there be a chair for my mom | seat for my grandfather | my wife needs to sit | sit down in between
    | my legs get tired can i sit | take a seat | my father can not be on his feet for an hour | on his feet for an hour | can not stand for an hour | any place to sit down inside
    | does everyone stand | is there something to sit on | sit during the game | my back hurts when standing | need to sit often | do you have stools`,
  reach: `how high do i have to reach | i am short can i reach | lowest thing to reach | do you have to reach high | reach from a wheelchair | i am very short | i am under 5 feet
    | my kid is small can she reach things | can a dwarf play | is anything up high | are things hung too high | high shelves | do we need somebody tall | how tall do you need to be
    | do you have to be a certain height | can someone seated reach the puzzles | how low are the things | what is the highest point | what is the lowest point | stretch up
    | i can not lift my arms above my shoulder | how many inches up do we have to get | is everything at eye level | i can not bend to low drawers | i am <n> feet tall
    | will i reach everything | am i tall enough | my daughter is tiny can she reach | can kids reach the things | how tall | too short | anything mounted high
    | is anything mounted really high | anything out of reach | is everything reachable | reachable from a chair | do we have to stretch | on tiptoes | ladder needed to reach
    | top shelf`,
  flashing: `are there flashing lights | strobe lights | is it safe for epilepsy | photosensitive epilepsy | my friend has seizures | does <room> have strobe | any flickering light
    | lights that blink | blinking lights | does it flicker | is the light flickering in <room> | i get fits from flickering light | my brother has epileptic fits | light sensitivity
    | sensitive to light | bright flashes | rotating beacon | red light turning | can you turn off the beacon | can you switch off the flashing | lasers | is there a disco effect
    | photosensitivity | does <room> have flashing | i am epileptic is <room> ok | pulsing light | lights that trigger seizures | gas lamps flicker | my nephew gets seizures
    | flickering in either room | my sister is photosensitive | does any light pulse | are lights flickering | is there lightning | light effects | flashing effects in <room>
    | my friend had a seizure once | does the red light blink | is it safe with photosensitive epilepsy | are there strobes | safe for epileptics | rapid flashes | lights go on and off
    | does the light change fast`,
  sound: `can a deaf person play | i am hard of hearing | are there audio clues | do you need to hear to play | sound only puzzles | i am deaf | hearing impaired | hearing aid
    | subtitles | my dad does not hear well | i can not hear | i wear hearing aids | my hearing is bad | one of us is deaf | cochlear implant
    | is there anything you can only hear | do we have to listen to a recording | is there morse code | do you have to recognize a tune | are there puzzles by ear
    | is there a printed version of the audio | can you write down the sound clue | visual alternative for the sound puzzle | do you have captions | does someone signing help | asl
    | knocking puzzle | knocks in the wall | can you give hints in writing to a deaf person | how do deaf people get the briefing | deaf friendly | tinnitus | i lost an ear
    | speech impaired | my son is deaf | do i need good ears | acoustic puzzles | sound based puzzles in <room> | is <room> ok for the deaf | my sister has hearing aids
    | a puzzle you can only solve by listening | solve by listening | listening puzzles | do you need to listen | my grandpa is hard of hearing | my wife lost her hearing
    | can i play with my headphones in | audio puzzles | noises as clues | is there spoken audio | my mother reads lips | lip reading | one player can not hear
    | can not hear is that a problem | audio based | any audio based puzzles | do i need to hear well | is hearing necessary | if i do not hear well | deaf player | deaf teammates`,
  color: `i am color blind | are there color puzzles | can a colorblind person play | do you need to see colors | color based puzzles in <room> | red green deficiency
    | i can not tell red from green | i mix up red and green | do colors matter | are there red and green wires | color vision | color vision needed | do the puzzles rely on color
    | my husband does not see colors right | wires with colors | daltonic | are there color codes | could a colorblind person do <room> | will it be a problem if one of us is colorblind
    | monochrome vision | blue and yellow look the same to me | is the wire puzzle color coded | my boyfriend can not tell red from green | can not tell colors apart
    | trouble with colors | shades of color | my son is colorblind | is anything coded by color | do i have to match colors | rainbow puzzle | trouble distinguishing green and red
    | distinguishing colors | distinguish colors | are any puzzles color based | need color vision for <room> | color blind friendly`,
  vision: `i am blind can i play | visually impaired | low vision | do i need my reading glasses | is the print small | is it too dark to read | i wear glasses | bad eyesight
    | my eyes are bad | i forgot my glasses | i only see on one eye | i am legally blind | my father is almost blind | macular degeneration | glaucoma | cataracts
    | i see badly in low light | night blindness | can i see without my glasses | contact lenses | do i have to read tiny letters | how big is the text | are the letters big enough
    | large print | is there small handwriting | magnifying glass | can a blind person take part | guide for the blind | sight impaired | visual impairment | partially sighted
    | how much do you need to see | my eyesight is poor | blind friend | nearsighted | farsighted | old eyes | elderly eyes and dim light | i see poorly | my glasses broke
    | is the text tiny | tiny text | poor sight | my mother sees badly | my grandpa can hardly see | small letters | one eye | does my blind sister get something out of it
    | reading glasses needed | nearly blind | is it a problem if i am nearly blind | my mom has cataracts | my sight is bad | can i play with bad sight | blurry vision
    | is good eyesight needed | are things hard to see | my eyesight is terrible will i cope | terrible eyesight | weak eyes`,
  'faq/pregnant-or-claustrophobic': `i am pregnant can i play | claustrophobic | i have claustrophobia | is it claustrophobic | is it safe when pregnant | small spaces
    | tight spaces make me panic | anxiety | my friend gets panic attacks | are the rooms small | i do not like enclosed spaces | is the room cramped | my wife is <n> months pregnant
    | i am in my third trimester | <n> weeks pregnant | second trimester | with a baby bump | expecting a baby can i join | can a pregnant woman play | is it safe for the baby
    | my sister is pregnant can she come | i panic in elevators | i freak out in small spaces | i can not stand narrow rooms | being in a cell would make me panic
    | is <room> spacious | is there a lot of space | is it stuffy | are there windows | do the walls close in
    | i have anxiety | i get anxious | panic disorder | i had a panic attack in another escape room | agoraphobia | fear of closed rooms | fear of tight rooms
    | is it narrow inside <room> | how cramped is <room> with <n> people | would a claustrophobic person be ok in <room> | my friend is terrified of small rooms
    | my mom can not handle small rooms | i feel trapped easily | can i test the way out first | tiny rooms | i need space to breathe | is it tight with <n> people in the room
    | i am <n> weeks along | 30 weeks along | how roomy is it inside | roomy | i get panicky in tight places | panicky | my claustro kicks in | elbow room
    | how much space is there in <room> | square and tight | i hate elevators and small places | i am due in <n> weeks | is my pregnant wife allowed | pregnant coworker
    | morning sickness | do we get squeezed together | is it suffocating | how is the air in there | is it ok during pregnancy | during pregnancy | play while pregnant
    | would i feel cooped up | cooped up | i hate confined areas | confined areas | is it small inside | is the space small | how small are the spaces | feel shut in
    | fear of small spaces | phobia | pregnant woman ok | am i allowed with a baby bump | not good in small rooms | i am not good in tight rooms | <n> months pregnant
    | seven months pregnant | being pregnant is it safe | i struggle with confined rooms | uncomfortable in closed rooms | trouble with enclosed rooms | does it feel narrow
    | narrow room`,
  health: `i have a heart condition | i have a pacemaker | asthma and fog | is the fog bad for asthma | is the smoke real | i am allergic | medical condition
    | i have epilepsy and heart problems | ptsd | autism friendly | sensory friendly | my son is autistic | migraine | heart patient | i had a heart attack | bypass surgery
    | high blood pressure | blood thinners | diabetic | i am diabetic can i take my insulin inside | asthma inhaler | can i take my inhaler in | copd | oxygen tank | breathing problems
    | lung disease | is the fog harmful | does the fog contain glycol | i react to smoke | dust allergy | mold | latex allergy | scent allergy | does it smell inside
    | chemical sensitivity | perfume | is the smoke bad for the lungs | my child has adhd | adhd kids | sensory overload | noise sensitivity | sensitive to noise | sensory issues
    | my daughter is on the spectrum | autistic adult | special needs child | special education class | down syndrome | intellectual disability | dyslexia | my son is dyslexic
    | dementia | alzheimer | my father has parkinson | stroke survivor | my mom had a stroke | brain injury | concussion | i have vertigo | i get dizzy | fainting | vestibular problems
    | post traumatic stress | veteran with ptsd | i was in jail once will it trigger me | trauma triggers | mental health | depression | is it safe for people with a heart problem
    | i take medication | can i bring my epipen | medical device | implanted defibrillator | sick stomach | can i play with a cold | is the fog ok for people with asthma
    | are there strong smells in <room> | can noise canceling headphones be worn | ear plugs | does <room> cause migraines | my son hates noise | my son has autism and hates noise
    | my mother has dementia | my wife has a pacemaker | my dad has a heart condition | bothers people with asthma | my friend has epilepsy and anxiety | weak heart | low blood sugar
    | kid with special needs | sensory sensitivities | overstimulated | my uncle had a stroke | i have a chronic illness | crohns | i get migraines from smells
    | is the fog safe to breathe | chemical fog | respiratory problems | can a person with ptsd do <room> | tourette | neurodivergent | aspergers
    | i carry an inhaler is the mist a problem | our son is on the spectrum | on the spectrum | grandpa has a pacemaker | i have got vertigo | health problems | health conditions
    | medical problems | is it ok with a heart condition | mentally disabled | my brother has a disability of the mind | allergic to fog | first aid kit`,
};
