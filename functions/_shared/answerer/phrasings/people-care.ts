import type { Phrasings } from './phrasings.ts';

/** Skeptics, older people and people whose body, senses or nerves need care: what they type before they dare to come. */
export const carePeople: Phrasings = {
  cameras: `so you spy on us the entire time | who sits behind those lenses | are there microphones as well | does anybody save the footage of my kid | big brother much
    | can you switch the cam off for our group | are you filming in the restroom too you creeps | can the staff hear our private talk | is there an infrared thing so you see us in the dark
    | where does the tape go afterwards | my wife fears being recorded so what do i tell her | will somebody notice on the screen if i faint | is someone looking when my epileptic son is inside
    | i will moon the camera just so you know | how many eyes are on us in there | i pick my nose when i think so do you see that | can anyone see if i get into trouble in there | do you listen in
    | cctv | recorded or only live | is it all filmed`,
  privacy: `what creepy stuff do you collect about me | i do not want my name in some cloud | do you hand my details to advertisers | why do you want my email in the first place
    | will i be getting junk mail from you until i die | are you selling us to facebook | i was hacked last year so is it safe to give you anything | is there a tracker on this page
    | my daughter told me never to give my name online so what do you do with it | do you share information about my health | how do you treat what i say about my sons diagnosis
    | are you following me around the internet now | gdpr | what do you know about me | privacy nut here so what gets stored | are you selling my personal stuff | do you use google analytics`,
  'page/legal/privacy/the-chat': `does this conversation go to some giant in california | is my question used to train a model | which brain is behind this chat
    | do you send my words to openai or google | i do not want a machine to read my medical story so who gets it | must i use this gadget or can i just ring | who processes what i type in this box
    | is it an american company that reads this | so an algorithm sees everything i type | does the artificial thing remember my name | where do my words end up when i press send
    | can i opt out of the ai`,
  'page/legal/privacy/what-the-chat-keeps': `will what i just told you be wiped at some point | i typed my card number in here by accident help | oh no i gave you my social security number
    | do your employees giggle over these chats | how many months is this talk kept | can somebody look back at what i said about my illness | is there a transcript of this
    | i swore at you before so is that on record forever | delete this chat after | who can see these messages later`,
  'page/legal/privacy/messages-left-in-the-chat': `i left my number in here so how long do you sit on it | what happens to the note i left for your staff
    | who gets the callback request i filled in with my name | how long do you hold on to my phone number from that form | if i leave my details for a call back are they thrown out after
    | is the message i wrote to your people kept`,
  'page/legal/privacy/booking': `is it safe to type my card in there at my age | i got scammed once so who sees my visa | does your booking partner sell my address
    | can your employees read my card number | who is this other company that takes my money | is that checkout page legit or a phishing thing | do you keep my card on file
    | will my payment data leak | is it encrypted when i pay | who handles the credit card if not you`,
  'page/legal/privacy/delivering-a-page': `do you see where i am from my internet connection | can you tell who i am just from visiting the page | is my ip saved somewhere
    | do you recognize my computer when i return | what does your web host find out about me | are visits logged | do you fingerprint my browser`,
  'page/legal/privacy/waivers': `who gets to read the health stuff on my form | how many years does my signed sheet lie around | do you shred the forms | is my signature kept in a computer
    | can an insurer get hold of the form i signed | who in your team looks at that release`,
  'page/legal/privacy/photos': `do not put my face on the internet | our foster child must never be shown so what about your group picture | i found a picture of me on your page and i never agreed
    | my ex must not find us so do you publish pictures | who gets to see the snapshot you take | may we say no to being shown | can my wheelchair be left out of your advertising please
    | is that team picture going to end up in an ad | my son hates pictures so will his be posted | take down my pic | will i be put on your instagram without asking`,
  'page/legal/privacy/leaderboard': `is my real name going to be on that board | strangers can see our time so how do we get off it | take poop squad off your list please my wife is angry
    | our group name has my surname in it by mistake | does the ranking show where i live | who can read our name and date on that wall of champions
    | my ex stalks me so remove our team from the list`,
  'page/legal/privacy/your-say': `erase me | i want to see every scrap you have about me | correct the spelling of my name in your files | i demand that you remove my information this week
    | my father passed away so please delete what you hold about him | send me a copy of what you have collected on us | wipe everything on my kid`,
  'page/legal/privacy/writing-or-calling': `how long does my angry email stay in your mailbox | is the phone call taped | do you keep a file of the people who ring
    | what happens to the letter about my illness once you have read it | are old mails thrown out`,
  'page/legal/cookies/intro': `are you putting bugs on my computer | what do you leave behind on my machine | do i get cookies with milk lol
    | my grandson says cookies spy on me so which ones are yours | what sits in my browser after i visit you | is there spyware | how do i sweep out everything your site left on my laptop
    | do i need to be scared of your cookies`,
  'page/legal/cookies/accept-all-in-the-cookie': `i pressed accept all in a panic so how do i take it back | the banner covers half my screen so what do i press
    | if i click learn more does it still save stuff | is there a reject button | why must i accept anything | do i have to answer that cookie question`,
  'page/legal/cookies/a-random-number-for-your-chat-as-chat-session-id': `can that chat id be traced to my name | is there an identifier attached to my talk with you
    | what is chat session id doing in my storage`,
  'page/legal/cookies/your-running-conversation-as-chat-conversation': `i shut the window and our talk vanished | will my wife see what i asked you if she opens the laptop
    | how do i clear what i just wrote | does this chat follow me to the other pages | if i close this tab is it all gone | i went for my pills and now the chat is empty`,
  terms: `where is the small print you hide | which contract am i getting into | i want to read the legal stuff before i hand over a cent | show me the paragraph that says you can do that
    | my attorney would like your conditions | what do i agree to by paying | is there a document with all the clauses | terms`,
  'page/legal/terms/booking-and-payment-happen-on': `whose rules win if theirs and yours contradict | why am i suddenly on a different website
    | is the place where i pay run by you or by somebody else | why does it throw me out into another tab | do i have to accept a second set of conditions over there
    | it sent me to a strange address so should i trust it`,
  'page/legal/accessibility/intro': `i zoom to four hundred percent so does your page survive | my mother navigates with only a keyboard so will she manage on the site
    | does the page talk nicely to voiceover | which standard does your web page meet for the blind | i use dragon to speak my commands so can i use this site
    | is there a statement on how usable your web page is | big letters possible on your site`,
  'page/legal/accessibility/if-something-gets-in-your': `my screen reader trips over your menu so whom do i tell | the gray text on your page is unreadable for my eyes
    | the button has no label and i want it fixed | i got stuck in your cookie box with the tab key | where do i report that the site shuts out people with a tremor
    | the letters are too tiny and i want somebody to know`,
  'page/legal/accessibility-gaps/the-booking-calendar-belongs-to': `nvda can not get through the calendar you book with | my hands shake and i can not hit those tiny dates
    | does that reservation tool work for the blind | the calendar pop up traps my keyboard | why is the reservation page so hard for people with low sight
    | is the outside calendar made for screen readers too`,
  'page/legal/accessibility-gaps/the-way-around-it': `i can not use the calendar because i am blind so book it over the phone at the same price
    | can i give you my wishes in a letter because clicking hurts my wrists | does it cost more if a person types it in for me because i can not | i can not see the dates so is there another route
    | i can only use my voice so how do i get a reservation | could i change my game by mail because your tool and my screen reader fight`,
  'page/legal/accessibility-gaps/the-short-films-on-room': `i am deaf so is there speech in those clips | the moving fog makes me dizzy so can it stand still
    | can i stop that clip because it triggers my migraine | what do i miss in the clip if i can not see it`,
  'faq/locked-in': `so i read about those girls who died in an escape room in poland | what happens when the building burns | is this a fire trap | has anybody ever got stuck for real
    | i am a firefighter and want to know the ways out | how many exits does this place have | what if i have an asthma attack in there | can medics get in fast
    | who lets us out if your host has a stroke | if i need to run out and scream may i | panic disorder so i have to know the door opens | can my autistic brother walk out when it is all too much
    | may i step out to take my heart pills and go back in | are we hostages lol | you can not legally lock people up you know | will my claustrophobic husband find an open door
    | can a kid get trapped behind a door by accident | is there a big red button | i have ptsd and must be able to leave at once | can i go out for a smoke or a cry | must everybody leave if i do
    | what if there is an earthquake or zombies | how fast could we get grandma out | do you take the key away from us | trapped | way out | does the game stop if one of us needs a breather
    | i will have an oxygen tank so how fast can we leave | does the door ever stick`,
  'room/thai-prison/are-we-really-locked-in-the-cells': `what if my kid flips out behind the bars | how do i get out of the cage if i freak out | are those bars locked with a real key
    | can i open my own gate without help | do i need strength for the gate or is there a button | my husband was in jail once so can he leave the cell | does the cell pop open in a blackout
    | my brother will be alone in the other cell and he is autistic so can he get to me | is the cage shut for the whole hour | do you handcuff us in there
    | my mom has dementia and must not be shut in a cell | being behind bars is my worst fear`,
  'faq/pregnant-or-claustrophobic': `i am seven months along with twins so is it wise | got a bun in the oven | my midwife wants to know about the fog and bangs | ok for a lady who is expecting
    | high risk pregnancy here | due next week lol can i still come | i freak out in elevators | small rooms make my chest tight | mri machines make me scream so will i be able to do this
    | is there a room that is bigger so i can breathe | the walls close in on me in narrow spaces | my wife is in her first trimester and throws up a lot | is it tight like a closet
    | how roomy is <room> for somebody who hates tunnels | can i say no to any squeezing because i am with child | i can not stand crowded spaces so which one is the least cramped | preggo ok
    | submarine tour made me pass out so will yours | phobia of closed rooms`,
  health: `i have a stent and take blood thinners | triple bypass in march so may i do this | my pacemaker and your magnets worry me | pots makes me faint when i stand | i carry an epipen
    | my mother has copd so what about that fog | migraine with aura here | i have an insulin pump | anxiety disorder and i take pills for it so is it alright
    | my boy is autistic and hates surprises so what can you change for him | sensory overload is our big problem | would noise canceling headphones be alright
    | he wears ear defenders so can he keep them on | my daughter has down syndrome so would she have fun | my wife has early alzheimers so is there a role for her
    | adhd squad here so will we explode | tourettes tics in a quiet room | does the smoke bother asthma | weak heart and a bossy wife so is it safe | ptsd from iraq so do you have bangs
    | can you tone it down for a kid with sensory issues | is there a calm version | is there a quiet corner where my son can settle down | vertigo and meniere so is anything spinning
    | i take beta blockers | narcoleptic so i might nap | parkinsons makes me slow so do they mind | i had a stroke and my left side is weak | long covid leaves me breathless
    | blood pressure through the roof | autism friendly | heart trouble`,
  'page/legal/minors/tell-us-beforehand-about-anything': `do you want my list of illnesses | should the host know that i have fits | whom should i tell about my sons autism and when
    | would it help you to know i am deaf in one ear before we come | i am shy about my condition so must i tell anyone | should i warn your people that my husband has panic attacks
    | do i mention the pacemaker when i book or at the desk`,
  access: `i get about on a mobility scooter so can i come right in | are there stairs because my knees are shot | my legs are paralyzed so can i take part or only look on
    | how wide is the tightest gap for my chair | is the ramp steep because my wife has to push me | do you need a call before you lay the ramp | step at the entrance
    | i use two sticks and go slowly | is there a rail to hold | my walker is wide so does it go through | can a power chair of four hundred pounds use your ramp | is it all on one level
    | nobody warned me about steps and i had to turn around | ada compliant | mom is in a chair and grandpa on crutches so does <room> work | i am an amputee with a new leg | can you get a gurney in
    | can a lady who is wobbly on her feet manage the entrance | and for a wheelchair | same question for <room> and wheels | i broke both ankles skiing like a fool | bad hip so how many stairs
    | cerebral palsy and a walking frame | does the bathroom fit my power chair | is it better to ring ahead about a disability | prison one with crutches`,
  'room/jack-the-ripper/can-we-play-with-a-wheelchair-a-cane-or-tired-knees': `my cane and those cobbles in <room> do they get along | bumpy alley in <room> on wheels is it doable
    | i wobble in the dark so is <room> any good with a stick | can my chair go on the cobbles of <room> | old knees and a murderer so do they mix in <room>
    | does the cobble stuff shake a wheelchair to bits`,
  'room/thai-prison/can-we-play-with-a-wheelchair-a-cane-or-tired-knees': `does my chair fit into the cell of <room>`,
  crawling: `i am not getting on my hands and knees at seventy six | is there any wriggling through pipes | i am a very fat man so will i get stuck like winnie the pooh
    | knee replacement on both sides so no crawling please | do i have to be a worm | can i skip the tunnel | who has to do the crawl if all of us are old | with my bump i can not lie on my stomach
    | is there climbing because i have no balance | my prosthetic does not bend so is there anything low | is it filthy down there on the floor | any holes to squeeze through
    | do i need to roll like a commando | on all fours | and in <room> do i have to go down on the floor | four pensioners in <room> so who crawls | can we refuse that tunnel in <room> altogether
    | nobody of us can get down in <room> | is there a gate instead of the hole in <room> | does my pregnant friend have to creep in <room>`,
  physical: `do i have to lift anything with my hernia | how much standing is it with bad feet | fibromyalgia so how tiring is an hour | is there running because i have one lung
    | my wrists are weak so are the padlocks stiff | i am frail but curious so is it too much | will my frozen shoulder be a problem | how much bending for a bad back | no grip in my right hand
    | do i need to be fit | i am rather large so is that a problem | four weeks after surgery | can a couch potato do it | will my fitbit be proud of me | how heavy are those lamps for an old lady
    | does it involve jumping | arthritis in my fingers`,
  seating: `i can not stand longer than five minutes | is there a chair for my husband with the bad hip | do you have a bench in there or only in the lobby | may i bring my own folding stool
    | my ankles are like balloons so i need to sit | where does a tired pregnant woman rest | i need arms on the chair to get up again | can i play the whole thing sitting down
    | is there a seat in the alley part | a stool for grandma please | mind if i sit on the floor | sit down | and is there a chair in <room>`,
  reach: `i am four foot six so can i reach stuff | can a person in a chair get at the high hook | i can not raise my arms above my shoulder | is anything hidden up by the ceiling
    | my wife has dwarfism so what is out of her grasp | how low do i have to stoop for the lowest thing | short people problems so is it all up high | can my tall husband do the high bits for me
    | top shelf | i can not bend to floor level`,
  flashing: `strobe gives me fits | my daughter has photosensitive epilepsy so is any light pulsing | i get migraines from flicker | is there a disco light or anything
    | can the red light be switched off for my brother | does the lamp blink in <room> | lightning effects | seizure risk | will the blackout set off my son | my meds make me sensitive to flicker
    | can you leave the beacon off | flicker flicker ouch | any sudden light changes for an autistic child`,
  sound: `i am deaf as a post so can i still play | my cochlear implant does not like alarms | i read lips so will i miss anything | is there a clue you can only hear
    | could the host write instead of speaking | how loud is the siren in <room> | hearing aids whistle when it is noisy | my autistic son can not bear sirens
    | is there a loop for hearing aids in the room | tinnitus so are there high beeps | deaf couple here so how would you send us tips | my grandfather hears nothing on the left
    | do i need ears for that knocking thing | can the alarm be turned down | i can not follow speech in a group so what do i miss | is there an alternative to counting the bell
    | hard of hearing and shy | he covers his ears at hand dryers so is it noisy | deaf friendly | and for someone deaf | could the hints be written because i can not hear a speaker`,
  color: `i mix up red and green | my brother sees no colors at all | do any locks go by hue | the wires are all brown to me | color blind since birth so am i useless
    | is the red thread important if i can not tell it is red | can i do the wire thing without seeing colors | daltonic persons can play | do i need to tell blue from purple`,
  vision: `i am legally blind so what is left for me to do | my macular degeneration makes small print impossible | glaucoma and dim light do not mix
    | guide me through what a sightless person does in there | i have one eye and no depth so is it risky | cataracts so is it bright enough | is there large print of the clues
    | my wife sees only shadows so would she be bored | tunnel vision in the dark | low sight here so which one is brighter | do i have to be able to see well | i can not read small letters
    | night blind | retinitis so steps in the dark worry me | blind man with a good memory wants to play | can i have my phone light because i see badly`,
  'room/jack-the-ripper/is-it-too-dark-to-read': `my old eyes in that fog can i make out the letters | i forgot my specs so will the lamp do in <room>
    | is the light so poor in <room> that i need a magnifier | bifocals and lanterns in <room> is that hopeless | too gloomy to see the writing in <room> | do i need my readers in <room>
    | my dad has cataracts so can he read by lantern in <room>`,
  scary: `my heart can not take a jump so tell me honestly | does a maniac run at us | i am a big baby so which one lets me sleep at night | my anxiety wants spoilers about every shock
    | is anyone going to grab my ankle | i will punch whoever jumps out at me so be warned | do you have actors that get in your face | last place had a chainsaw and my wife fainted
    | will my nervous mother survive <room> | is there a body | my son with autism hates surprises so are there any in <room> | dead rats | is that fog smelly | how gruesome is the doctors bag
    | my daughter lost her father so is death shown | will i pee my pants | will there be screaming | how long is it pitch dark because i can not bear that | can the bell and footsteps be left out
    | are there ghosts at your place for real | your room was not scary at all and i want a clown | is it as wimpy as my brother claims | faint hearted granny | lights off how long
    | nothing scared us so why call it tense | trigger warnings | who touches us | and for nervous people | will it make my heart race | i faint at the sight of blood so is there any
    | does <room> show the victims | do i meet the killer himself in <room> | does anything pop out in <room> | is the siren the worst of it in <room> | my jumpy grandma and <room> yes or no
    | any darkness in <room> for my anxious boy | is <room> tame`,
  'room/jack-the-ripper/how-scary-is-it-really': `is the ripper going to come out and stab me lol | how bad is it in <room> for an anxious person | my shrink would like to know what is in <room>
    | could you leave the light on in <room> for my wife | three seconds of dark in <room> is that truly all`,
  'faq/first-time': `i am seventy nine and have never set foot in such a place so explain it slowly | what in heavens name is an escape room dear
    | my grandchildren want me to come and i do not understand what one does there | do i need to know computers for this | i am not clever so will they laugh
    | does my autistic teen get a run through of what will happen | tell me step by step because i hate the unknown | is it like clue but with doors | do you need the internet in there
    | what if i am the slowest | so you pay to be locked up is that the joke | never done it and terrified | are we too thick for it asking as three plumbers | explain like i am five
    | who tells us what to do once the door shuts | i hear it is like a treasure hunt is it | retired teacher and total beginner | noob | what do people even do in there for an hour
    | my social worker suggested it but i know nothing about it`,
  'faq/language': `i stammer so do i have to speak a lot | i am dyslexic so how much reading | sign is my first language and english only second
    | my nephew does not speak at all so can he still join | my mother reads only big simple english | the old handwriting worries me because i read badly | my english is rusty since the war
    | aphasia group wants to play | can the hints be said in easier words`,
  ages: `i am ninety one and nimble so do i get in | our birthday boy is eighty eight | my autistic <age> thinks like a much younger one so is it right for him
    | is there an upper limit or may the old ones play too | you sent my <age> away and he cried | who says my toddler is too little | are babies in a sling ok for a breastfeeding mom
    | my inner child is five does that count | mental age of <n> but body of <n> | nobody told me about your age thing | too old at <n> | and for a <age> | what about my <age> then
    | i look twelve but am <n> | great grandma and great grandson together | does a vampire of three hundred years count as adult`,
  adults: `i can not go in because of my wheels so who minds the kids | my carer comes along so does she count | must my helper buy a seat | my son needs one to one support so who goes with him
    | i was told at the door that i must go in and pay and i was furious | can two grannies watch over five little ones | we have an aide per child so is that enough grown ups
    | one adult and four kids so you turned us away | and who stays with the little ones | support worker free | how many of us parents have to suffer`,
  watch: `may i just sit outside with my bad leg while they play | my husband can not take the stress so where does he wait | is there a warm spot for a grandfather who would rather nap
    | my claustrophobic wife would rather look on from outside | can i see on a screen what my clumsy friends do | i want to laugh at my mates through a window | carer wants to wait nearby
    | i get panicky so may i be near without playing | where do i stay while they are in there`,
  wear: `can i come dressed as a banana | we will turn up as pirates is that ok | full plate armor allowed | will my stilettos die on cobbles | do i need to take my shoes off with my swollen feet
    | is it cold because i am always freezing | my brace goes over the trousers so does it matter | is a kilt suitable | inflatable dinosaur suit
    | does my sensory kid have to wear a vest or anything | may i wear a mask against germs | orthopedic slippers ok | do we get orange jumpsuits | naked | can i keep my hat and gloves on
    | my long cape might catch on things | compression stockings and comfy shoes`,
  price: `you must be joking with those prices | forty bucks to be locked in a closet | why so steep | pensioner on a fixed income so what is the damage | how come it was more than my neighbor paid
    | is there a fee for my helper | tell me the cost in plain words young man | highway robbery so what do you charge | how much to lock my brother in and leave | does grandpa pay the same
    | you took more than it said so what is it really | hundred and fifty for four that can not be right | cost for the two of us | price for us <n> | and on <day> how much
    | what do i owe for <n> heads | is it by the head | so what is the catch with the price | whats the bill for <n> old ladies`,
  included: `what do i even get for that much | is the picture another ten bucks | do you nickel and dime us once inside | is the ramp or stool extra | what is the catch are there add ons
    | does the ticket cover somebody watching over us | host included or not`,
  tax: `you added a sneaky sum at the end | why is the total higher than on the page | is there a mystery fee | what is this extra line on my bill | do you bleed us with service charges | plus tax
    | are taxes hidden in it`,
  payment: `my card got declined and i was so embarrassed | you took the money twice | double charge on my statement | i do not own a credit card at my age | may i bring dollar bills | check by mail
    | can i pay the lady at the desk | does my daughter have to pay for everyone or can each | monopoly money accepted | i pay in pennies | can i pay when i get there because i distrust the net
    | my bank blocked your charge | is it all due now or when we come | why did you take it off my card already | can we pay after if we liked it`,
  'promo-codes': `aarp discount | seniors get something off i hope | is there a break for disabled guests | caregiver goes free right | your code is dead and you still advertise it
    | the halloween thing did not work so what a con | do i get money off if i am charming | veteran with one leg so is there something off | pensioners rate | that code from october is refused
    | medicaid card discount | student | give me a coupon for my troubles`,
  capacity: `can i play alone because i hate people | my imaginary friend and i would be how many | there are <n> of us plus a carer does that fit
    | how many before it feels crowded for an anxious one | fit <n> in the prison one | you let <n> in and we were tripping over each other | what is the fewest for <room> | too many cooks at <n>
    | how many goats fit | and the other room how many | is <n> a crowd for people with anxiety | me myself and i | does a person who only sits count in the number
    | do babies and helpers count as heads`,
  'weekend-minimum': `nobody told me about a third person and we were turned away | why do you punish couples on <day> | my wife and i are quiet people so why do we have to bring somebody on <day>
    | so you want me to buy a ghost a ticket on <day> | my friend dropped out so we are two on <day> is that a problem | our third is sick so now we are only two on <day>
    | i paid for three though only two of us went in | only me and my caregiver on <day> | stupid rule about <day> | just mom and me <day> | the site refuses two for <day> why
    | one of us bailed and now you will not let two play`,
  'headcount-change': `my brother chickened out so we are one less | two have the flu so we shrink to <n> | grandma wants in after all | somebody broke a leg so take one off
    | i typed the wrong number of people | we grew overnight from <n> to <n> | my ex is not coming thank god so minus one | i paid for <n> but only <n> turned up do i see that money again
    | plus one for my carer | add a chair for uncle joe | someone dropped out`,
  'large-group': `our day center would come with <n> clients and helpers | support group for anxious people roughly <n> of us | a coach full of pensioners about <n> | deaf club outing of <n>
    | church seniors <n> strong | i want to lock up my entire class reunion of <n> | our whole rehab ward | can <n> of us storm the place at once | <n> autistic teens with staff`,
  duration: `how long am i on my feet | how long until i can see my wife again lol | is it long because my bladder | i can concentrate for half an hour at most so how long is it
    | my parking meter runs out so how long does it all take | my aide has to be home so how long is the whole visit | you said an hour and we got less
    | can we stretch it because of my disability | how long do i have to put up with my in laws | time in the room`,
  'finish-time': `my dial a ride picks me up so when are we done if we begin at <time> | my medicine is at <time> so will we be out | last bus goes at <time> do we make it after a <time> start
    | when can my husband come and fetch me from the <time> one | in by <time> out by when | our curfew is <time> | will i be home for jeopardy if we start at <time>`,
  difficulty: `is it too much for a tired brain | am i smart enough after my concussion | will my brother with learning difficulties have a chance | mensa people will be bored right
    | my pet rock and i rate ourselves geniuses so is it hard | how hard is <room> for slow thinkers | was it meant to be that hard | is there too much to read for a dyslexic
    | how brainy must one be`,
  easiest: `the one for dummies please | simplest for somebody with a learning disability | which will not make my son melt down | softest option`,
  hardest: `which one will break my smug brother | give me the nastiest you have got | which do most people flunk | i laugh at puzzles so which is the beast | the toughest one you own`,
  recommend: `i am in a wheelchair and my wife is deaf so which one | anxious teen and calm dad so which should we take | which is best for somebody with a bad heart
    | my autistic son loves numbers and hates noise so what do you suggest | which one has less noise | pick for me because i can not decide | which for grandparents with bad eyes
    | dark or light one for a nervous bunch | which is least likely to end in divorce | which room for a pregnant lady | i do not care for murder so what is left | one for pranksters
    | which would you take your mom to | we were let down by <room> so is the other one better | which has more sitting down | pregnant and jumpy so which one | which one is kinder to old brains
    | gentlest one for my nervous wife | which one has fewer loud bangs | murder one or jail one`,
  compare: `which of the two is quieter | is <room> brighter than <room> | is the prison or the ripper better on wheels | which is roomier | which has less bending and stooping
    | difference between them for an old couple | what sets the two apart`,
  rooms: `what have you got for us old folks to choose from | tell me what sort of stories you have there | only two | what games are on the menu | which themes run at the moment
    | is there something with pirates or not | list your rooms slowly for me | what are my options in there`,
  'room-about': `so what is the tale in <room> then | who is the bad guy in <room> | tell me about <room> without giving it away because i hate surprises | what will my father see in <room>
    | what do you actually do in <room> | is <room> about real dead women | what is <room> | and the other one what is it about`,
  retired: `we drove up for alice and it is gone | where did the wonderland one go | my daughter was promised the rabbit room | why did you kill alice | bring back alice you monsters
    | is the alice thing broken or gone for ever | your old leaflet says wonderland`,
  'faq/virtual-reality': `headsets make me seasick so when does that start | is that vr thing ready or just hot air | you have promised goggles for ages so where are they
    | my son lives for vr so is it open | can old people do the headset game already | when do the goggles come | vr when`,
  'vr-kids': `is the headset safe for a small childs eyes | from which age may kids put on the goggles | will my <age> be allowed in the vr | my epileptic <age> wants to try vr
    | does the headset fit over my granddaughters glasses`,
  played: `my brother did <room> last year and blurts everything out | we played <room> drunk and remember nothing so can we redo it | one of my carers has already been in <room>
    | is it boring the second time round | i cheated and read a walkthrough | can i repeat <room> because my memory is gone | we did it before and failed | same puzzles as last winter`,
  split: `do you tear couples apart in the cells | my son can not be separated from me so how are we divided | my deaf wife and i must stay together so who goes where | can my carer be in my cell
    | i do not want to be alone in a cell | who ends up with grandma | may i put my mother in law in the other cell and keep it shut | left cell right cell who decides
    | would the two of us be alone in one cell each in <room>`,
  'room/thai-prison/do-we-need-to-read-thai': `my reading is poor even in english so how about the thai in <room> | are those squiggles on the wall of <room> something i must know
    | does a dyslexic drown in <room> with that foreign script | i know only pad thai so can i do <room>`,
  'room/thai-prison/can-a-pair-finish-thai-prison': `my husband is deaf and i shout so can we do <room> as two | only grandpa and me in <room> | just the pair of us and a wall between in <room>`,
  'room/jack-the-ripper/can-a-pair-finish-jack-the-ripper': `two tired nurses against <room> any chance | old married couple versus <room> | my sister and me only in <room> do we stand a chance
    | is <room> hopeless for two`,
  leaderboard: `who is the fastest show off in town | my brother says he holds your record is he lying | what is the time to beat so i can gloat | is there a list of champions
    | best score for <room> | who is top this month | did grandma make the list`,
  'leaderboard-rules': `does extra help for a disabled team ruin our score | you put us too low on that list | we were robbed of our place | how come our time is not up there | do hints push us down
    | why did they beat us when we were quicker | when is the board wiped`,
  reviews: `are those stars bought | people say you are terrible so is it so | what do grumpy folks say about you | how many fake reviews have you got | is it any good really
    | are you the ones with the bad press | how many five stars`,
  'gift-card': `my legs can not come so may i give it to my grandson | what can an old lady buy for a bored teenager | make it up to my wife with a present so what do you sell
    | apology present for a friend i stood up | card for somebody | gift thing`,
  'page/gift-cards/questions/they-lost-the-e-mail-what-now': `grandpa deleted the mail with the gift card | i can not find that certificate code any more | my computer died with the gift card on it
    | the card for my niece vanished | the gift code ended up in the trash`,
  'page/gift-cards/questions/can-i-get-my-money-back': `the person i bought the gift card for has died | she is too sick to use the gift card so may i get the money
    | i bought the gift card twice by accident | he hates it so give me back what i paid for the card | cash for the card | refund gift card`,
  'gift-expiry': `my gift card slept in a drawer for six years | i was in hospital for a year so is the card still alive | does that certificate rot | is the card from before covid any good
    | too late to use my old gift card`,
  'gift-redeem': `i have this code on paper so what do i do with it | your site rejects my gift code | where do i type in the thing my daughter gave me | how do i turn this mail into a game`,
  'birthday-price': `a party for my autistic sons eight friends so how much | how dear is a party for <n> at yours | eightieth birthday with <n> guests what do you want for it | party cost
    | total for the bash of <n>`,
  'birthday-food': `the birthday boy has special food so can we bring our own | may i bring a diabetic cake | sandwiches for the party ok | who cuts the cake | punch bowl for the kids at the party`,
  'page/birthday-parties/food/allergies-are-yours-to-manage': `one of our party kids could die from peanuts | celiac guest at the party so what do you serve
    | my daughters party has an egg allergy kid | epipen kid at the birthday so is there food of yours about`,
  'birthday-ages': `half my party guests are autistic <age> so which room | party for fussy <age> kids who hate the dark | would a party of <age> girls with anxiety do <room>
    | is <n> too small for the party`,
  'birthday-parents': `must i stay at the party if my kid has an aide | can i sneak off for coffee during the party | who do you call if a kid melts down at the party
    | do the moms of the guests need to hang about`,
  'birthday-adult': `my nans ninetieth | seventy and still silly so can i have my party | turning fifty and want to be locked away | wheelchair grandpa wants his eightieth with you
    | over the hill party`,
  'birthday-time': `our kid crashes by five so when can the party be | party in the morning before the noise starts | can the party be on <day> at <time> | party <day>`,
  'birthday-lead': `i forgot my sons birthday is <day> so is it too late for a party | party in two days help | other venue canceled our party <day> can you jump in
    | how late can i still ask for a party | last minute party <day>`,
  'page/birthday-parties/when/change-your-mind': `the birthday child has chicken pox so can the party move | half the party got lice so we want out | we need to call off the birthday bash`,
  'date-night': `my shy husband and i have not been out since the stroke | would it fix our marriage lol | first night out after the baby | two introverts want a quiet evening
    | bring my wife who is mad at me`,
  corporate: `a colleague uses a wheelchair and one has panic attacks so how do we plan the outing | my boss forces us to do this so what is it | team day for grumpy engineers
    | we are a nursing staff of <n> and exhausted | office outing with a deaf coworker`,
  'page/corporate-booking/practical/accessibility': `one of our staff is on wheels so will the outing work | our accountant is blind and should not be left out
    | hr wants to know how you treat workers with disabilities | a coworker is pregnant and one has epilepsy`,
  'page/corporate-booking/questions/some-of-my-colleagues-dont-like-being-scared-what-then': `our receptionist has anxiety and dreads the outing | two in the office flatly refuse the murder one
    | nervous coworkers | can the scaredy cats at work do something milder`,
  'page/date-night/questions/its-a-first-date-is-this-too-much': `socially awkward and first date so is it a trainwreck | will my tinder match think i want to murder her
    | too weird for meeting someone the first time | i sweat when i am nervous and it is our first date`,
  'page/date-night/questions/could-you-hide-a-ring-in-the-room': `i want to pop the question behind bars | will you hide my ring or lose it | secret ring plan`,
  careers: `are you hiring deaf people | i am retired and bored so is there work | i could do a better job than your host so hire me | your host quit on us so do you need one
    | autistic and great with details so do you have a job | job for an old stage hand`,
  'page/careers/questions/is-the-work-physical': `can someone with a bad back do that job | would i be on my feet all shift with my knee | lots of lifting in that job`,
  'careers-reply': `you ghosted me after i applied | three weeks since i sent my application and silence | did my application land in the bin`,
  'page/careers/questions/do-i-have-to-act': `i am painfully shy but want the job | do i have to prance about in costume at work`,
  'gift-delivery': `the gift never turned up in my inbox`,
  'careers-experience': `i stutter so could i be a host`,
};
