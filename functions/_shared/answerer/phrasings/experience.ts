import type { Phrasings } from './phrasings.ts';

/** Ways people ask about the hour itself: time, fright, help, ages and who comes along. */
export const experiencePhrasings: Phrasings = {
  duration: `how long is the game | how long does it take | how long is <room> | game length | how many minutes | is it an hour | how much time do we get | time limit
    | how long do we have | how long are the rooms | is it 60 minutes | how long should we plan | how long does a visit take | total time | how much time should we plan in total
    | how long is the whole thing | how long does the whole experience last | how long will we be there | how long does <room> take | how long would we be inside
    | how much time is on the clock | do we get a full hour | is it one hour | is the game <n> minutes | is <n> minutes enough | how much time is in the room
    | how many hours does it take | how many hours should we block | how long should i put in the calendar | how long to set aside | how much time do we need altogether | time needed
    | time commitment | is it over in an hour | does it take all afternoon | is it an hour in the room or with the intro | does the hour include the instructions
    | is the briefing part of the 60 minutes | does the clock start at the briefing | when does the clock start | from door to door how long | start to finish how long
    | how long do people usually stay | how long does a session run | session length | runtime | length of the experience | is <room> longer than an hour | how long is <room> in minutes
    | do both rooms last the same | same length both rooms | is there overtime | how long does the whole evening take
    | parking meter how many hours do we need | how long should i pay the meter for | the babysitter needs to know how long | how long will the kids be busy | how long are my kids gone
    | how much of our day does it take | quick game during lunch break | can we do it in under an hour | is there a shorter game | <n> min or <n> min game | timespan
    | about how long all in all | how long am i in there | how long are we stuck in there | before the timer is up how many minutes | length in minutes
    | what should i block on the calendar for my team | how many minutes to solve it | how much time have we got to escape | one hour or more | duration from arrival to the photo
    | how long would my family be busy | is it a two hour thing | should i plan 1 or 2 hours | how long does everything take including talk | countdown length
    | does the whole thing fit into an hour and a half | how long is a game usually | is the <n> minutes including the intro | is the introduction included in the 60 minutes
    | how long should my driver wait | how long until we are out again | how long until my kids are finished | hours total with everything | total duration with briefing and photo
    | how long from arriving to leaving | total minutes | how many hours for the whole visit | how long does an escape room take | how long for both rooms | minutes per game
    | time per room | hour long | whats the length of play | how much time should my family plan | how long will the actual playing last | how long is the playing time
    | actual game time | how long is one round of play | how long do players have | playing time | how long do i have to be there in total | how much time does the whole visit eat up
    | how much time does the visit take | how much of the evening does the visit take`,
  'finish-time': `<time> <time> enough | is <time> <time> enough | <time> <time> is that enough | would <time> <time> be enough time | when will we be done | do we finish before you close | are we out before closing if we start at <time> |
    will a <time> game be over before you close | do we have to be done by closing time | would it fit in that window |
    our table is booked for <time> which start time should we take | dinner at <time> what time should we start |
    bedtime is <time> when is the earliest game over | we eat at <time> when should we start |
    would a game fit between <time> and <time> | can we squeeze a game in that window | is there time for a game before <time> | what time do we finish | when are we out if we start at <time> | if we start at <time> when do we leave | what time will we be finished
    | we have a <time> booking when are we out | what time does it end | when should i pick up the kids | pick up time | dinner reservation at <time> | can we make a <time> dinner
    | will we be done by <time> | our game starts at <time> what time do we leave | when would we walk out | when are we free again | what time is it over if it starts at <time>
    | game at <time> ends when | booked for <time> when does it end | end time for a <time> game | out by <time> possible | we need to leave by <time>
    | we have a show at <time> can we make it | theater at <time> will that work | our train leaves at <time> | our flight is at <time> can we play before
    | we have to be somewhere at <time> | when can i come get my daughter | when do i collect the kids | what time should i tell the babysitter | babysitter has to go at <time>
    | when should i order the uber | what time should the driver be back | reservation for dinner at <time> too tight | is a <time> table realistic after a <time> game
    | when should we book dinner if we play at <time> | if i book the <time> slot when will we be back outside | start <time> finish when | how late will it be when we are through
    | until when does the <time> slot go | when does the <time> game let out | will we be out before <time> | can we still catch the <time> bus | we want to be home by <time>
    | finished by <time> | what time would we end <day> | dinner at <time> realistic | what time would dinner be realistic | concert at <time> and game at <time> ok
    | we have tickets for a concert at <time> | my ride comes at <time> | my mom picks us up at <time> is that fine | our shift starts at <time> can we make it after the game
    | movie at <time> after the game doable | game starts <time> fine for a table at <time> | if we go in at <time> when do we come out | in at <time> out at | when will it wrap up
    | wraps up at what time | what time does a <time> session conclude | curfew at <time> | will we make the <time> train | will my kids be back by <time>
    | could we make a <time> curtain | when can we sit down to eat if we start at <time> | we are booked at <time> when can we eat
    | what time do i fetch the kids if they start at <time> | fetch them at | when can grandpa pick the kids up | when will they be ready to be picked up | done playing at what time
    | if our slot is <time> when are we out the door | out the door by <time> | slot at <time> when does it finish | when do we finish a <time> slot | finishing time | ending time
    | when does our booking end | when do you let us go`,
  scary: `is it scary | how scary is <room> | is <room> scary | will i be scared | are there jump scares | is it too scary for kids | scare level | does anything jump out
    | is <room> too scary for a <age> | are there actors | do people touch you | is there blood | is it gory | is it horror | i scare easily | are there monsters
    | is there someone in costume | is it dark | how dark is it | is there fog | will my kid have nightmares | is the room pitch black | which room is scary
    | is it a haunted house | can you turn down the scares | live actors | is there anything disturbing | content warnings | trigger warnings | is there violence | are there dead bodies
    | is it creepy | is it like a horror movie | will i scream | will we get a heart attack from fright | is it jumpy | do things pop out | does anybody chase you
    | is anyone going to chase us | does a guy with a knife come out | is there a killer in the room | do you have people hiding in there | are there ghosts or clowns | is there a clown
    | does somebody pop out of the closet | will someone grab us | do hosts come in dressed up | is <room> like a haunted attraction | do you see corpses | do you show bodies
    | is there fake blood | is it bloody | are the murders shown | is it gruesome | is it disgusting | is it too graphic | is it pg or r rated
    | is it age appropriate as far as horror goes | is there bad language or nudity | sexual content | is <room> suitable for sensitive people | my wife hates horror
    | my mom does not do horror | my daughter cries at scary movies | my son is afraid of the dark | i am a big baby about horror | i get anxious in the dark
    | i do not do well with horror | not a horror fan | how spooky is <room> on a scale | scare factor | fear factor | spookiness level of <room> | how intense is <room>
    | how creepy on a scale of 1 to 10 | is <room> psychological | is it suspense or shock | is <room> the scary one | is <room> mild | is it gloomy in there | do the lights go off
    | do you turn the lights out | is it completely dark in <room> | complete darkness | is there smoke | is there a fog machine | is the fog smelly | sirens or bangs | sudden sounds
    | loud bangs | is there an alarm in <room> | does it get noisy | is there screaming | can you switch off the fog | can you skip the blackout
    | can you make it less frightening for my kid | can you tone it down | less horror please | can we play with the lights on | can we turn the fog off | will it traumatize my kids
    | will my daughter be able to sleep afterwards | will the kids be terrified | is <room> too intense for a <age> | would a <age> be frightened in <room> | is the alarm frightening
    | is <room> ok for somebody who hates scary movies | anything upsetting in <room> | sensitive topics | what could upset us | is there abuse or suicide in the story
    | heads up about content | is there torture in <room> | do you get beaten up in <room> | are there guns | are there spiders or snakes | do we have to touch gross things
    | is there anything nasty to touch | is it supernatural | will my wife jump out of her skin | will my husband freak | does anyone in a mask run after you | masked people | chainsaw
    | does a person come at you | do people sneak up on you | does anything move by itself | will my heart race | sleeps with a night light | my daughter still sleeps with the light on
    | she gets bad dreams | my nephew gets spooked | my grandma is easily startled | my coworker hates being startled | will i pee my pants | how freaky is it | eerie
    | disturbing scenes | morbid | macabre | can a nervous person handle <room> | could a sensitive kid handle <room> | will she handle <room> | too much for a scared child
    | is there a dead person | any weapons shown | serial killer theme | is the killer shown | is the theme too dark for teenagers | is it unsettling | is it loud in there
    | is the volume high | are there screams | thunder | is it dim | can i see my hand in front of my eyes | light level | moments of darkness | is it completely black
    | use screaming and that sort of stuff | anything traumatic | traumatic | dead bodies or gross stuff | gross | a bit of a scaredy person is <room> too much
    | my <age> is easily frightened | i am a chicken | i am easily spooked | would a timid person like <room> | is it stressful | does it get your adrenaline going
    | surprises that scare | creepy dolls | creepy sounds | creepy music | insects or rats | is the horror light | mild horror | horror level | kids frightened
    | is the prison scary for children | is it nightmare stuff | would you say <room> is frightening for teens | anything gruesome on display | will the kids find it frightening
    | would you call it scary | does it have scary parts | scary moments | what is the scariest part | how much horror is in it | is there suspense | tense or scary`,
  'faq/locked-in': `are we really locked in | are you locked in the room | can we leave the room | what if i panic | can i get out at any time | is there an emergency exit
    | what if there is a fire | are the doors locked | can i step out during the game | is it safe | what if i need to leave | do you lock the door | can i go out and come back
    | fire safety | fear of being locked in | panic button | will we be trapped | do you actually lock us in | is the exit door locked while we play | can we walk out whenever we like
    | is there a way out if someone freaks out | how do we get out in an emergency | what about fire code | is there a safety release | what if the power goes out
    | what if the alarm goes off | what if my kid has to pee | can we take a break | can i pause the game | does the clock stop when we step outside
    | does the clock stop if someone needs the restroom | what if i have to throw up | what if someone faints | what if i need air | what if i get a panic attack in there
    | what happens if i need to get out right away | will i be stuck in there for an hour | i do not like being locked up | i am afraid of being shut in
    | is somebody there if something happens | is there a key on the inside | is it legal to lock people in | are you allowed to lock people in a room | does the door stay unlocked
    | do you have to stay inside the whole hour | can one of us leave early | i might have to take a call can i step out | is there a sprinkler system | how safe is it in case of fire
    | is there an evacuation plan | is it dangerous | are emergency exits marked | do the doors open by themselves | can i quit in the middle
    | is it really an escape room if the door is open | is it true that you lock people in | locked up | can we get out without solving it | do you bolt the door
    | is the door bolted behind us | do i get to walk out | can i walk out when i feel bad | little one has to pee halfway | halfway through my son needs the restroom
    | what if grandma feels unwell | what if my mother feels dizzy inside | what if there is a fire alarm | can we bail if it is too much | can someone tap out | can i tap out
    | is there a handle inside | can we open the door from inside | do you shut us in | who lets us out | are we held in there | are we free to go | escape hatch | is it secure
    | what safety measures do you have | is it legal that we are locked | unlock the door | what if my friend has a breakdown | is the way out always open
    | kids alone behind a locked door | if i feel sick can i get out | if i feel bad can i get out | is there an emergency button | can my daughter come out during the game
    | come out in between | can i come out early | are you legally allowed to lock us in | is it against the law | exits | how many exits | are the exits open
    | what if there is an emergency inside | what if an emergency happens | my mother worries about being locked in | will they open the door if i ask | let me out
    | do you let people out | quit early | get some air | can somebody leave midway if they do not feel well | leave midway | leave half way | leave in the middle of the game
    | someone does not feel well during the game | feel unwell inside | can we open the door any time | are you able to exit anytime | is it possible to exit during the game`,
  'faq/hints': `do we get hints | how many hints do we get | can we ask for help | what if we are stuck | do hints cost time | is there a penalty for hints | are clues free
    | how do hints work | can someone help us inside | are hints unlimited | do you help us | is there somebody who helps | can we play without hints
    | what if we have no idea what to do | we stood there stuck last time | we got stuck for ages in another place | will somebody rescue us when we are lost | can you nudge us
    | do you give nudges | how do we call you from inside | is there an intercom | is there a screen for tips | how do you communicate with us inside
    | is someone with us in the room | does a staff member stay in the room | will the host be inside with us | is anyone monitoring so we get assistance
    | do you tell us when we are on the wrong track | how many clues are we allowed | is there a limit on help | do you take time off for a hint | do we lose minutes for hints
    | what do hints cost | time penalty | can we ask for the solution | will you tell us the answer | can you hold back the tips | we want no help at all | we do not want any hints
    | please let us suffer | we want to do it on our own without help | hardcore without hints | do you give hints without asking | will the host interfere | will you interrupt us
    | do you push us along | what if the kids do not get anywhere | what if we are hopelessly behind | is there help if we fall behind | can we get extra help for children
    | do you give kids more hints | more help for beginners | how quickly do you answer when we need help | is the help free | unlimited help
    | got frustrated in another escape room because nobody helped | what if a puzzle is broken | what if we think a lock is jammed | who do we ask if a lock does not open
    | is someone guiding us | is there a guide | do we get assistance | what happens when you get stuck | do you bail us out when we are lost | will you save us if we are clueless
    | nobody helped us last time | how many lifelines | lifeline | does a nudge take time | is an employee in there with us | is a host in the room with our group
    | does a worker accompany us | what if my team is stumped | stumped | we hit a wall | what if we are going nowhere | going in circles | do you point us in the right direction
    | can you give a push in the right direction | pointers | can we get a tip from the game master | is there a button to call someone | how do i signal that i need a hint | radio
    | does somebody talk to us through a speaker | how do the tips reach us | can my grandpa ask for help too | will you tell kids what to do | can we refuse hints
    | how soon do you step in | do you charge extra for hints | are hints subtracted | minus minutes | who helps if we can not figure a puzzle out | can not figure it out
    | we can not figure out a puzzle | someone in the room giving clues | turn off the hints | is there a hint system | how does the hint system work | hint policy | are clues unlimited
    | what if my friends and i need assistance | is assistance available | do we get assistance from staff | how often can we ask | are you watching to help us | can the kids get hints
    | will they tell us if we overlook something | stuck on a puzzle | how do we ask for a clue | ask for a clue | how do i request a hint | request help | does getting help add minutes
    | add minutes for help | does getting help count against the time | do hints take away time | how does getting help work | is getting help allowed | need a hint`,
  fail: `what happens if we do not escape | what if we do not finish in time | what if we fail | what if time runs out | do we see the ending if we lose | what happens when we lose
    | what if we run out of time | what if we can not get out | what if we are too slow | do you throw us out when the hour is up | do we get to see the rest if the clock runs out
    | what happens at zero | do we miss the end if time is up | will you show us the solutions afterwards | do you explain the puzzles we missed | do you tell us how it would have ended
    | do we get shown what we missed | is it sad if we do not make it | does my kid get to open the last lock anyway | do losers get a photo | do we get our cash back if we lose
    | what if we do not solve everything | not finished in 60 minutes | what happens if our hour is over and we are not out | do you let us finish when time is up
    | can we stay a few minutes longer to finish | what happens if nobody escapes | what happens when the timer hits zero | we probably will not make it in time | ran out of time
    | and if we do not get out | the clock ran out last time | what happens when the buzzer sounds | still inside when it ends | still inside at the end
    | walk us through what we did not solve | show us the remaining puzzles | do you reveal the rest | do we get kicked out at 60 minutes | do we get to finish anyway
    | what happens to losers | if my team does not make it | do my kids leave in tears if they lose | does everyone get out in the end | can we see how it ends even if we lose
    | will the door open if we lose | are we stuck if the time is over | time over and not out | if the clock beats us | if we do not crack it in an hour do we see the ending
    | what if time is up | time is up what happens | do we at least see the ending | ending if you lose | what do you get when you fail | what if the kids fail | not solved in time
    | what if we do not finish | what if the hour ends | can we keep going after the time | at the end of the hour | will we find out the ending if we run out of time
    | find out the ending | find out the solution | will you tell us the solution at the end | do you explain the ending | what happens at the end if we have not solved it
    | what happens if we run out of minutes`,
  'faq/first-time': `we have never done this before | is it for beginners | it is our first time | do we need experience | are we too dumb | will we be bad at it
    | i have never played an escape room | do you have to be smart | do we need to know anything | how does an escape room work | is it hard for first timers
    | do i need to be good at puzzles | what do you do in an escape room | what should a beginner know | is it ok for people who have never tried this | total rookies | complete novices
    | we are clueless | virgin escapers | first escape room ever | my first one | what should i know before we go | can you explain the concept | how does it all work
    | how does the game go | what happens when we get there | what is the process | walk me through it | explain like i am five | what is the point of the game
    | what is the goal of the game | how do you win | what are we supposed to do | how do you play | rules of the game for newcomers | instructions | do you explain everything before
    | is there a tutorial | is there an introduction | is there a briefing | do you brief us | what is in the briefing | tips for newbies | any tips for us | any tricks to get out
    | how do i prepare | should we practice before | do we have to prepare anything | do we need special knowledge | general knowledge needed | is it trivia
    | do i have to be intelligent | i am not good at riddles | i am not smart enough for this | i suck at puzzles | i am bad at puzzles will i ruin it | what if we embarrass ourselves
    | are we going to look stupid | are we at a disadvantage as newcomers | can normal folks do it | is it ok if nobody has experience | none of us has ever been in one
    | never been to one of these | i do not know what an escape room is | never heard of escape rooms | what on earth is an escape game | is it a board game | is it like a treasure hunt
    | is it like a scavenger hunt | what is the secret to winning | is it fine to be new | total noob | whats this escape thing | i have no clue how this works
    | none of my coworkers has done one | none of my family has tried it | terrible at riddles will i drag everyone down | i would slow the team down | will i be useless
    | anything i should know as a newcomer | is my mom going to get it | will my parents understand what to do | do you show us the ropes | learn how it works | what is involved
    | is it complicated to understand | is there a learning curve | do we get an explanation | who explains the game | do you give instructions first | newbie friendly | greenhorns
    | never set foot in one | our first ever | first try | is it awkward if you do not know what you are doing | what is expected of us | my parents have never heard of such a thing
    | will they get it | any preparation needed beforehand | preparation | prep | is experience required | previous experience | prior experience required
    | explain what an escape room is | what actually is an escape room | what is it exactly | meaning of escape room | what are escape rooms like | how do escape rooms work
    | is it suitable for first timers | we are new to this | new to escape rooms | i am new to this | anything to know beforehand | what should i know beforehand
    | do you need to be clever | need to be smart | brains needed | is it hard to get into | do you explain the rules before we begin | explain the rules before we begin
    | do you explain how to play | do you show us how it works first | are there instructions before we begin | will someone explain the game to us | how does this all work
    | we have no experience at all`,
  'faq/language': `how good does my english have to be | is it in english | do you speak spanish | can we play in another language | my english is not good | are the clues in english
    | i do not speak english well | is there a spanish version | do you have staff that speaks french | can non native speakers play | language of the game | foreign visitors
    | se habla espanol | are the puzzles only in english | is english required | i am still learning english | my grandmother only speaks russian | my parents do not speak english
    | my in laws only speak spanish | exchange students | we are tourists from germany | we come from france | we are visiting from abroad | can we talk in our own language inside
    | can we use google translate | is there a translation of the clues | do you have instructions in french | german version | in portuguese | in mandarin | korean | japanese | italian
    | arabic | hindi | is it available in other languages | other languages | does the host speak german | does anybody on the team speak mandarin | english is my second language
    | english not my first language | i read english slowly | esl students | is the english simple | is there difficult vocabulary | do we need to understand old english
    | old fashioned words | do we need good english for <room> | how much english do you need to read in <room> | what if some of us do not understand english
    | can you give the hints in spanish | can you speak slowly | is the briefing in english | which language is the game | deutsch | parlez vous francais | habla espanol | en espanol
    | hablas espanol | tienen en espanol | international guests | foreigners welcome | bilingual kids | my cousins only understand portuguese | english so so | my english is weak
    | my english is basic | a little english | broken english | we come from japan | we come from brazil | guests from china | my wife does not understand english
    | my coworkers from mexico | can the guide explain in french | can you do the briefing in another language | clue translations | are there translated versions | language barrier
    | multilingual | non english speakers | does my mother need english | how much reading in english | accent | how fluent do you have to be | fluent english | polish | tagalog
    | vietnamese | hebrew | ukrainian | my husband's english is not great | is everything written in english | are the texts in english | everything in english | deutsch speaking guests
    | german speaking | do any of your hosts speak mandarin | host that speaks italian | can somebody translate for my parents | translator | how much english is needed
    | is it ok with little english | do we need to be native speakers | understand english | exchange students with basic english | basic english
    | half of our group does not speak english well | group with mixed english | weak english speakers | learners of english | guests who barely speak english`,
  ages: `what age can play | how old do you have to be | minimum age | is there an age limit | can a <age> play | can my <age> son play | is my <age> old enough | is it ok for a <age>
    | are kids allowed | can i bring a baby | can toddlers come | what ages is <room> for | age limit for <room> | age requirement | can children come | is it suitable for a <age>
    | is <room> ok for a <age> | can teenagers play | is there a maximum age | is grandma too old | what age is it for | is 70 too old | do you allow infants | can <age> kids do <room>
    | kid friendly | is it family friendly | is <room> kid friendly | can i bring my kids | good for kids | age range | can kids play <room> | do babies need a ticket | youngest age
    | is it for children | what is the recommended age | from what age | at what age can they go in | since which age is it allowed | from which age are kids admitted
    | how young is too young | is a <age> too young | too young for <room> | is <age> too little | is he too small at <age> | she is only <n> can she come | my baby is <n> months old
    | newborn in a carrier | can i carry my infant | can we bring our toddler along | what do i do with the baby | bring a baby in a sling | is my kindergartner ok
    | elementary school kids | middle schoolers | high school kids | is it for first graders | <n> graders | what grade level | minimum age for <room> | do you check id
    | do i have to prove my age | do you have to be 18 | is it 18 plus | adults only | is <room> adults only | is <room> only for grown ups | are minors admitted | can seniors play
    | is my grandmother welcome at <age> | grandparents in their <n> | my dad is <n> is that a problem | can a <age> grandpa join | any upper limit | for all ages | all ages welcome
    | is it something for the whole family | suitable for families | family activity | we have a <age> and a <age> | our kids are <age> and <age> | kids aged <age> to <age>
    | our youngest is <n> | my grandson is <age> can he join | would a <age> enjoy <room> | will a <age> understand it | is <room> fun for a <age> | would my <age> be bored
    | can my <age> do this | my <age> wants to play <room> | is <room> suitable for kids | is <room> for kids | would <room> work for children | the little ones
    | little brother of <age> | do you allow babies in the room | is it child friendly | are there rooms for small children | nobody told me about an age limit
    | i was told kids under <n> can not play | is it true that <age> kids can not play | is <n> old enough | min age | age restrictions | age policy | ages please
    | what age group is this aimed at | does my <age> need a ticket | do i have to pay for my infant | is there a free age | is this 18+ | over 18 | is my kindergartner too small
    | is my kid too small | do infants count | is it a family thing | is it something for my whole family | can grandpa at <n> join | can my mother at <n> still do it
    | is there a cut off age | cutoff | are kids under <n> permitted | my nephew is <n> | my niece is <n> would that be fine | a <age> in our group | bringing a <age>
    | coming with a <age> | could a <age> be part of it | does a <age> count | will a <age> enjoy it | too immature | mature <age> | is preschool age ok | school age children
    | for what ages do you recommend <room> | can i take my baby in a stroller | are newborns ok | is it suited for seniors | retirees | senior citizens | my great grandmother | elderly
    | is there a limit for older people | older people allowed | my son just turned <n> can he come | just turned <n> | a <n> month old baby inside | youngest you allow
    | what is the youngest age | would a <age> like it | would a <age> be fine in <room> | can i take a <age> inside | are <age> kids welcome | is it open to children
    | are young kids welcome | children allowed | are children permitted | do you accept kids | is it ok to bring my kids | teen friendly | toddler friendly | can a kid go in
    | my kids are young | <age> possible | is <age> ok | would it be alright for a <age> | alright for a <age> | alright for kids | our oldest guest is <n> | oldest guest
    | oldest player | youngest player | our youngest guest is <n> | appropriate for a <age> | appropriate for children | appropriate age | is it suitable for young kids | fine for <age>
    | is a <age> able to play | could my <age> take part | is <room> appropriate for my <age> | kids of <age> allowed`,
  adults: `how many adults do we need | do kids need an adult | can kids play alone | can teens play without an adult | do i have to go in with my kids | how many parents must come
    | adult supervision | <n> kids how many adults | can <age> play without parents | do parents have to play | does an adult have to be in the room | adult to child ratio
    | chaperones needed | can i drop off my kids | can my <age> go in alone | do i have to stay | does the adult have to pay | do supervising adults need a ticket
    | do adults count as players | can i wait in the lobby while they play | can <n> teenagers come by themselves | unaccompanied minors | at what age can they play alone
    | can my <age> and friends play on their own | how many grown ups for <n> kids | does a parent have to come in | do i need to be in the room with them
    | does mom or dad need to go along | can i leave my kids with you | can i go shopping while they play | can i drop my kids off and pick them up later
    | can they be in there without me | do you supervise the kids | do you look after the children | does the staff watch the kids | can the game master be the adult
    | can an older sibling supervise | is my <age> enough as a supervisor | can a <age> sibling be the adult | can my babysitter go in with them | can the nanny accompany them
    | can a teacher be the adult | one dad and <n> kids ok | can i take <n> kids by myself | is one mother enough for <n> kids | i am alone with <n> kids | just me and my <n> children
    | how many kids per adult | how many children can one grown up take | what ratio | do we need <n> adults for <n> kids | <n> kids and <n> adults is that ok | <n> kids <n> adult
    | do the grown ups have to buy a ticket | am i charged if i just go in with my kid | do i count if i only supervise | is the accompanying adult free
    | must i pay to accompany my daughter | can a group of <age> kids go on their own | can <n> girls aged <age> play without grown ups | my <age> wants to go with her friends only
    | no grown ups allowed by my teens | can middle schoolers go in by themselves | from which age without grown up | when can they go in alone | do teenagers need somebody over 18
    | does somebody have to be 18 or 21 | do you need someone over 18 in the group | guardian needed inside | is an adult required | accompanied by an adult
    | scout leader and <n> scouts | teacher with <n> students how many adults | do i have to play along | can i stay outside while my son plays | do both parents need to go in
    | we are only kids can we come | why did i have to pay for watching my kids | nobody told us an adult has to go in | at <age> can he go with friends | kids without parents
    | do i need to go in with <n> kids | do i need to go in with <n> <age> | can i leave the kids and grab coffee | drop them and grab a coffee
    | <age> and her friends want to come without me | my <age> wants to come without me | <n> kids and <n> moms enough | <n> kids with 1 dad | does my ticket count if i only chaperone
    | who has to be inside with the little ones | do they need me in there | could my kids do it without me | can they handle it without a grown up
    | is one adult for <n> children enough | which adult can go in | can grandma be the adult | can their aunt go in with them | can an <n> year old brother go in with them
    | how many responsible persons | responsible adult | my wife and i with <n> kids | if all of them are over 12 | all kids are 12 and up | group of tweens without adults
    | under 12 rule | do i need a helper for <n> kids | does an adult have to go in with <age> | do <age> need an adult | can <age> book by themselves | <n> children and only 1 dad
    | <n> children with one mom | must both of us parents play | i just want to drop my teens off | drop my teens off | only the kids want to play | parents do not want to play
    | kids go in and we stay outside | under 12 with adult | how many adults for <n> children | is a grown up needed for <age> | can <age> be alone in there | an adult for each child
    | one adult per how many children | ratio of adults to kids | do i have to accompany my <age> | do i buy a ticket if i only go in to watch over my <age> | watch over my kids inside
    | do i need a ticket to go in with my kid | ticket for the supervising parent | girls are <n> do they need someone with them | do they need someone with them
    | need somebody with them inside | someone older with them | are <age> allowed to go alone | must someone stay with the kids | can <n> <age> go in by themselves`,
  watch: `can i watch without playing | can i wait in the lobby | is there a place to wait | can parents watch on a screen | can spectators watch | can i just watch | waiting area
    | is there a lobby | could grandma stay in the waiting room | can i sit outside and see them play | is there a monitor for parents | can i see my kids on camera
    | is there a viewing room | do you have a sofa where i can wait | where do the others wait | somewhere to hang out for non players | can a non playing person be in the room
    | can my husband look on | can grandpa just sit and look | can i observe | can i come along just to take care | may i be a spectator | audience | could i stay without joining
    | does someone who only looks pay | is watching free | do non players pay | what do i do while they play | where can i stay while my kids are inside | can the driver wait inside
    | i will not play but want to be with them | can i sit in the corner of the room | can i tag along without a ticket | does a bystander need a ticket | is there a waiting room
    | can i stay in the reception | my wife does not want to play can she come | one of us does not want to join | pregnant wife wants to just watch
    | can you watch from the control room | can we look over the shoulder of the game master | can my husband sit in your lobby meanwhile | somewhere for the non players
    | is there something for people who do not play | can grandma look on without paying | can i see them on the cameras | my dad will not play but wants to come along
    | can my mother wait with the baby | does my wife pay if she only watches | can siblings wait with me | what do the parents do in the meantime | meanwhile where do i stay
    | do you have seats for waiting | where do i wait for my kids | can we watch our friends play | is there a live stream for family | peek inside
    | where can parents hang out during the game | hang out in the lobby | parents hang out | could my pregnant wife just observe | observe without playing
    | a screen where we can see the kids | see the kids on a screen | watch on a screen | can i look in | who does not play where do they go | can friends come to cheer
    | a place to sit and wait for parents | my mother wants to watch | are spectators allowed | accompanying person who does not play | is there a spot where i can wait for my kids
    | spot to wait | place for parents to wait | can i wait for my kids inside`,
  wear: `what should we wear | is there a dress code | what shoes | can i wear heels | do i need special clothes | what to wear | can we dress up | can we wear costumes | bring anything
    | what should i bring | what do we need to bring | do i need to bring anything | which shoes should i put on | can i come in flip flops | sandals ok | high heels | is a skirt ok
    | can i wear a suit | will my clothes get dirty | do we get messy | will i get wet | is it warm in there should i take layers | comfortable sneakers | can i come in costume
    | can we come as detectives | can we come dressed as prisoners | cosplay | fancy dress | dress up for halloween | is it casual | are jeans fine | long nails a problem
    | can i keep my jacket on inside | do you provide outfits | do you have prison uniforms | do we need a pen and paper | do i need anything with me | things to bring | do i need id
    | how should i dress | attire for the evening | sneakers or dress shoes | coming straight from work in a suit | do i need gloves | sneakers or sandals | show up in costumes
    | is there anything we should have on us | shall i bring glasses | crocs | boots | my wife wears a dress | long dress | kilt | jewelry | is it cold inside should we bring sweaters
    | barefoot | uniform | themed outfits | do i need closed shoes | closed shoes | what do people usually wear | should we bring anything with us | anything to bring along
    | what do i need to have with me | comfortable clothing | clothing advice | is there something special to wear | wear a costume | shoes for the game`,
  leaderboard: `what is the fastest time | who holds the record | what is the record for <room> | leaderboard | fastest team | best time | who is number 1 | top teams | hall of fame
    | high score | what is the best time in <room> | who is winning this month | record time | how fast was the fastest team | what time do i have to beat
    | where can i see the fastest teams | where do i see our rank | how do i get on the leaderboard | what was the quickest escape | quickest group ever | who escaped fastest
    | who is the best team | what place are we in | what rank did we get | are we on the list | can you look up our time | how did our team do | what was our result | where is our score
    | i want to see the scores | where is the ranking | show me the ranking | top 10 | top scores | scores for <room> | best result in <room> | shortest time for <room>
    | fastest escape from <room> | what is the time to beat in <room> | which team is on top this month | last months winners | who won last month | winners of the month
    | monthly winners | all time best | world best | speed run | how fast do people get out | what is the average time | quickest solve | how quick was the quickest
    | did anyone do it in under <n> minutes | who is in the lead | did anybody beat our time | did someone beat our score | our team name is <room> fans are we up there
    | is there a list of winners | do you have a ranking | is there a competition for fastest time | bragging rights | minutes of the best team | number one team in <room>
    | can we see the other teams times | is there a tv with the times | quickest anyone got out of <room> | did anyone beat our score | where do i see the ranking | who is on top
    | speed record | scores | how did my friends do | what was my team's time | which crew was the speediest | fastest this month | fastest ever | best of the month
    | current record holders | what minutes did the winners need | winning time | best times posted | rankings for <room> | which team has the record in <room> | scoreboard
    | is there a scoreboard | how fast did the best team escape | time of the best team | fastest escape time | whats the high score | top time in <room> | first place
    | who is in first place | fastest time ever | fastest time ever in <room>`,
  'leaderboard-rules': `how does the leaderboard work | do hints count on the leaderboard | how do you rank the teams | when does the leaderboard reset
    | why are last month's champions shown | how is the time counted | do penalties count | how do teams get on the hall of fame | how do we get our name up there
    | do we have to ask to be on the list | does asking for help push us down the ranking | do hints hurt our rank | do you add time for hints to our score
    | is team size counted in the ranking | when is the ranking cleared | does the ranking start over each month | does it reset every month | which teams get listed
    | how many teams are shown on the board | is everybody listed | do we have to finish to be on the board | do losing teams appear on the board | what counts for the ranking
    | what happens on ties | if two teams have the same time | who is first when times are equal | how do you measure the time for the ranking | is it rounded to seconds
    | can we choose our team name | can we pick a funny team name | do you check the team names | how is the champion decided | how do we become champions
    | how is the ranking calculated | what are the rules for the record | does our time go online automatically | when does our time show up | our time is not on the board yet
    | why are we not on the board | the board shows old winners | why does it show last month | is the board per room or overall | is there one board for each room | do kids teams count
    | is it fair when a big team competes with a small one | how does a team enter the ranking | how do monthly champions work | what does the hall of fame show
    | does using clues hurt our ranking | how come the board still shows october | how come the board shows an older month | when do you wipe the scores | wipe the board
    | when does the new month start on the board | do you clear the times | does a hint count against us | is our time penalized for hints | who gets on the board
    | top how many are listed | how is our place worked out | how do you decide who wins | do we need permission to be listed | is the list monthly | are times verified
    | can i cheat the leaderboard | are seconds counted | rank by time only | do you rank by time only | when is the scoreboard cleared | do all teams end up on the board
    | does every team end up on the board | what decides the ranking | how long does a time stay on the board | do slower teams get listed | is it the fastest per month
    | who decides the champions | how often does the leaderboard start fresh | how often does the leaderboard start over | how often is the leaderboard cleared`,
};
