import type { Phrasings } from './phrasings.ts';

/** How families, party planners, school and scout leaders and couples put everyday things, from rounds of practice. */
export const triedFamilies: Phrasings = {
  price: `how much then for both of us | what would that be for the pair of us | so what do we pay for both | total for both of us then | and for both how much | what do the two of us pay altogether
    | damage for the two of us | whats that come to for all of us | what is the damage for our lot | what will it set us back as a family | double date <day> <n> of us price | price for a double date
    | two couples <day> what do we pay | <n> of us on a date price | what does a date for <n> cost | price <day> <n> of us | and if a friend joins what is it then | with one more what would it be`,
  unknown: `can you recommend a good babysitter | do you know a babysitter for the evening | is there a sitter service | can someone watch my baby while i play | do you have a nursery or daycare
    | do you offer childcare during the game | can you recommend a hotel nearby | know a good hotel for the weekend | which museum should we visit with the kids | recommend a good playground
    | is there a zoo near you | recommend a florist | is there a play corner for little ones | toys for a toddler in the waiting area | anything to keep a small child busy in the lobby
    | do you have coloring books for the younger ones | have you got a changing table | is there somewhere to nurse a baby | can we make out in there | are we allowed to kiss inside
    | can we cuddle in the dark | do i have to bring id for the kids | do you check ids at the door | do we need passports or any papers | is proof of age needed | do you ask for a birth certificate
    | party bags included | do you make goody bags | do you do invitations | can you print invitation cards | do you hire out a bouncy castle | is there a face painter
    | do you have a clown or a magician | can we hire a photographer | is there a party theme with decorations | can a teacher float between the two rooms
    | may i walk back and forth between both groups during the game | do staff have background checks | are your hosts police checked | do you have first aid trained staff
    | is there a risk assessment for schools | do you have liability insurance papers | what do the kids learn from it | is there a worksheet for the class | does it fit the curriculum
    | do the scouts earn a badge for it | is there a teachers guide | is there a bench outside | is there shade or a roof where we can wait at the door | can we wait outside under cover when it rains
    | do you have umbrellas | is there a water fountain | will there be other parties in the lobby at the same time | do we share the lobby with another group | is the table in a private area
    | how many parties do you have at once | do you have a separate party room | is there a speaker so we can play our songs | own decorations ok | may we hang up a banner | can we put up streamers
    | is a helium balloon allowed | can we stick things on the wall | can we bring a pinata | is there a microwave or a fridge for the cake | do the parents get coffee
    | can i transfer my booking to a friend | can somebody else use my booking | may i sell my tickets on to another mom | can i give our slot to my sister | put the booking in another name
    | what is the exact number of riddles | can kids draw or write in the room | do you give paper and pencil | are we allowed to take notes | do you have a whiteboard for us
    | is there cell reception inside | do you do murder mystery dinners | axe throwing | do you have laser tag | bowling | is there a package with dinner | do you have a romantic package with flowers | do you do a candlelight thing | can we get the picture printed | is there a couples deal with drinks | can you film the moment she says yes
    | is there enough for the kids to do while waiting | what do the others do while one group plays | how do you entertain the waiting half | games in the lobby for those who wait
    | things to do for the second group | do you need names of all the kids | must i list every child when booking | do you want the ages of every guest in advance | can dad dress up and play along
    | can we send in our own actor | can you hide a toy in the room for him | i got charged two times | money was taken twice from my account | the payment went through twice
    | card was declined but money is gone | i see two charges on my bank statement | do you have a menu | is there a kitchen or a snack bar | can i buy water there | do we see how much time is left
    | is there a screen with the clock in the room | do we need masks | is it cleaned between the groups | do you disinfect the props | any problem if my daughter brings her doll
    | can a stuffed animal come along | can kids play in socks only | will they handle real keys or is it all screens | does it use tablets | is it digital or real locks | is it all on a computer
    | how does a game feel like | can i top up the card later | do you give prizes for school auctions`,
  ages: `what can my toddler do while the others play | is there something for the little one to do during the game | can the baby just come along and watch | my two year old has to come with us
    | can i bring a stroller in with the baby | may the youngest sit in with us without a ticket | what do i do with the toddler meanwhile | can my baby be carried in a sling during the game
    | does a baby count | is an infant allowed inside | can a kid who does not read yet join | my <age> can not read yet | will a non reader enjoy it | do the kids need to be able to read
    | does my <age> have to read the clues | how well must the children read | is there anything for a toddler to do | anything for the baby to do while we play
    | what is there for the little brother to do while the big ones play | something for a <age> to do while the rest of us are in the room | what does a toddler do in the meantime
    | are children allowed in the evening sessions | is the late game over 18s only | do you have to be 18 | is it for grown ups only | over 21 only | <room> with a <age> and a <age> good idea or not
    | <room> with my <age> yes or no | is <room> a good idea for a <age> | <age> and <age> in <room> would that work | would you put a <age> in <room> | <room> for little ones good or bad idea
    | thinking of <room> with a <age> | is <age> pushing it for <room> | bringing a <age> to <room> thoughts | do seniors ever play this | is it only for youngsters | are we oldies out of place there
    | do people over <n> come too | would a <n> year old grandmother look silly there | is it a young peoples thing | do pensioners enjoy it | am i too old for this at <n>
    | do grandparents usually join in | kids ok | are kids ok | little kids ok | is it for kids | suitable for children | family friendly | good for families with small kids | kids allowed
    | can children come | age | ok for 8th graders | is <room> alright for seventh grade | good for middle schoolers | which grade is it for | suitable for a fourth grade class
    | is <room> fine for a catholic school | elementary school kids ok | high schoolers | kindergarten group possible | my lad is <n> grand or no | wee one is <n> is that ok
    | she is <n> is she alright to come | he is only <n> | mine are <n> and <n> | is <n> grand`,
  'post/family-guide-to-escape-rooms/how-old-is-old-enough/we-sell-tickets-from-age': `do the kids need to be good readers | is there a lot of reading for a <age> | must children be able to read well
    | is a slow reader a problem | my child is dyslexic and a weak reader so is it all text | how much reading is there for kids | what can the small ones do in there if they can not read`,
  physical: `i am <age> with a bad hip and want to join my grandchildren | is it too much for an old lady with a bad knee | can a grandmother with arthritis keep up
    | grandpa is <age> and gets tired fast is it too much for him | i had a hip replacement | would it be too strenuous for someone my age | my back is bad can i manage it
    | granny is not so mobile anymore can she take part | is it a lot of bending and standing for a senior | my knees are shot can i still do it | would a <age> grandfather cope physically
    | can my nan come with dodgy knees | his back is playing up | she can not kneel or bend | gran has a gammy leg | i have a bad knee is it a problem | my mum gets out of breath quickly
    | can my <age> mother manage <room> | would <room> be manageable for an old man of <n> | is <room> too strenuous for grandma`,
  greeting: `grandma here | grandpa here | mom of two here | dad here | scout leader here | teacher here | a worried mother here | room mom here | den leader here`,
  'corporate-daytime': `can our school class come on a <day> morning | we want to bring <n> pupils from my class in the morning | school trip on a weekday at <time>
    | is a morning visit possible for a class of <n> | can a homeschool group come before noon on a weekday | field trip during school hours possible | do you open before <time> for a school group
    | could a day camp come at <time> in the morning | can the scouts have a morning session before you open | our youth club wants to come at <time> before the public hours
    | we would need <time> in the morning for the pupils | can you open specially for a class outing | would you unlock early for <n> students
    | earlier than opening time for a group of kids on a school day`,
  'large-group': `can you take a whole school class of <n> | bringing <n> pupils and teachers | field trip for <n> kids how does it work | can you fit a scout troop of <n>
    | could a pack of <n> cubs and their leaders all play | youth group of <n> do you have the space | do you take school groups | have you had classes of <n> before
    | our class is <n> students is this doable | camp group with <n> kids and counselors | can half of us do one room and half the other at the same time | can we split into two rooms side by side
    | we want to race each other in two rooms | boys in one room and girls in the other at once | can both rooms run in parallel for our party | book both rooms at the same time for one family
    | we would like two teams starting together | can our group be divided | can one half wait while the other half plays | we would take turns in one room | can the class go in two shifts
    | how do you split <n> pupils over the rooms | could me and my teen do <room> while hubby and the small one do the other | half the family in <room> and the rest in <room> at once
    | can we do both rooms simultaneously as a family | two of us in <room> and two in <room> at the same hour | we would be <n> is that too many for you | could you have <n> of us all at once
    | retirement party for <n> | family reunion with <n> people | <n> cousins from all over | we are <n> with grandpa | anniversary of my parents with <n> of us | church group of <n>
    | a hen do with <n> | farewell party <n> of us | we were <n> last time now <n> | we grew to <n> can we all play at once`,
  'promo-codes': `do teachers go free | do chaperones get in free | is the leader free with a group of scouts | free ticket for the adult who accompanies | does the organizer play for nothing
    | free place for the birthday child | one free for every ten | are under sixes free | is the grandparent free if only watching over the kids | group rate for schools | cheaper for a class
    | do you price match | another place is cheaper can you match it | do you have a family ticket | is there a family discount | any loyalty program | do regulars get something off
    | do you do two for one | is there a discount if we book both rooms`,
  adults: `is it adults only at night | is it 18 plus in the evening | are kids allowed after <time> | is there an age limit late at night | are teenagers allowed on their own after dark
    | do you have an adults only session | can minors come to the last game of the evening | is there a curfew for under eighteens | can <n> teens be dropped off without us
    | may they play by themselves on <day> night | is it 18 at night | is it <n> at night | does the dad who comes in pay too | does the mother who goes in with them need a ticket
    | do i as a parent have to pay if i only go in to watch over them | does the accompanying adult count as a player | is a chaperone a paying player | must the grown up buy a ticket as well
    | do i pay for myself when i only supervise | can grandpa sit inside and watch without paying | i only want to sit in the room and look on do i pay
    | granny does not want to play just be in there with them free of charge or ticket | does somebody who just sits in the room need a ticket | may i go in with my kids without a ticket
    | does a silent onlooker in the room count | i would only hold her hand in there so do i count | can grandpa just sit and watch inside | can nan sit in the corner of the room and look on
    | may a parent stand in the room without taking part | can the babysitter sit in with them and not pay | does the interpreter pay | does the aide of a disabled child need a ticket
    | does a carer go in for nothing | the one to one helper has to be in the room so does she count | do support staff count as players | is an assistant for my son free`,
  sound: `can we turn off the alarm | can you switch the siren off for my kid | is it possible to mute the loud bit | could the alarm stay silent for us | how loud is the alarm really
    | can you lower the volume for a sensitive child | loud sounds upset my daughter can you keep it quiet | are there sudden bangs | my <age> covers her ears at every noise
    | would ear defenders help in there`,
  'birthday-schedule': `how long does the whole party last in total | how long is a party all in | what time is pick up if the party starts at <time> | when should parents collect the kids
    | how many hours do i put on the invitation | from when to when is the party | party duration including cake | when is it over so that parents can come back
    | how long do we have the table afterwards | total length of the birthday with game and cake`,
  sick: `two of the kids have gone down with flu | half the guests are ill and the party is <day> | the birthday girl has a fever | party is <day> and my son threw up
    | chickenpox before the party what now | covid in the family so what are our options | stomach bug the night before | birthday boy is sick can we push the party back
    | lice and fever all over the class can we do the party another day | the kids are all ill | booked for <day> <time> and one kid is sick | we play tonight and my child is ill
    | my kid came home ill and the game is <day> | one of us is down with something and we have a game <day>`,
  'page/date-night/which-room': `we want something romantic but not creepy | which one is more romantic | which room suits lovebirds who hate horror | which room do you suggest for me and my wife
    | two of us want fun rather than fear which one | for a couple that argues a lot which room | which of them is better on a date | the gentler room for two please
    | two couples and one pair wants horror and the other does not | which room for a double date | which room suits two couples | my date is easily scared which of the two | ideas for two couples
    | me and my crush which room | first hangout with my crush which room is better | which room slaps for a date | best room to impress a girl`,
  'can-we-come': `can we come at <time> on <day> with <n> adults and <n> kids | <n> grown ups <n> kids <day> at <time> would that work | could <n> of us turn up <day> at <time>
    | we would arrive <day> <time> the <n> of us is that fine | is <day> <time> possible for a family of <n> | would <day> at <time> suit with <n> children and grandma | <day> at <time> for <n>
    | <day> <time> for <n> | <time> <day> <n> people | <n> of us <day> at <time> | <day> night <time> <n> players ok | for <n> on <day> around <time> | could we do <day> <time> it is just <n> of us
    | <day> <time> table for <n> lol i mean a room | <time> on <day> <n> adults | two people <day> <time> | me and her <day> at <time> | the pair of us <day> at <time>
    | is <day> after work <time> doable for <n> | <day> after school at <time> for <n> ok | could <n> of us make it on <day> at <time> | would <time> on <day> be alright for <n>
    | <n> moms <n> kids <day> at <time> | <n> adults <n> kids <day> <time> | <day> <time> <n> kids <n> grown ups | can we start at <time> <day> with <n>`,
  'corporate-invoice': `can i get a receipt for the treasurer | i need a receipt for the troop | the school needs a proper bill | can you write out a bill for the club
    | proof of payment for our parents association | the pta wants a receipt | can i have something on paper for my expenses | do you give receipts | i need a tax form for the school office
    | receipt for the scouts funds`,
  capacity: `how much floor space is there for us | would <n> people be tripping over each other | will it be cramped with <n> | is there enough space for <n> big adults | is <n> too crowded
    | how many is too many in one room | at what number does it get crowded | is <n> a squeeze in <room> | will all of my family fit in one room | we are <n> | we are <n> is it ok
    | we are <n> is that ok | can we come with <n> | could you have <n> of us | and if we are <n> | is <n> too much | is <n> ok | <n> of us ok | can we be <n> | there are <n> of us does that work
    | we will be <n> is that alright | which one can <n> play | which room for <n> | which fits <n> | could <n> of us squeeze in one | can <n> squeeze into <room> | reckon <n> would fit
    | would <n> of us fit in a single room | is there space for <n> lads`,
  fail: `has anyone ever not gotten out | what happens to the ones who never get out | do most people make it out | and if we never find the last key
    | what if we are still in there when the hour is up | do you throw us out when the clock hits zero | do we see the rest if the hour runs out | are kids sad if they do not make it
    | what do you tell the children when they lose | will they get to see the end anyway | do you let us finish if time is up | my daughter cries when she loses | he is a sore loser how do you deal with that | what if they do not win will there be tears | do you console them if they lose
    | how do you handle kids who lose | my kids hate losing | what if nobody finds the solution | what if none of us can work it out | what if we can not solve it | and if we do not get the answer
    | what if nobody manages to open the door`,
  'birthday-included': `do the kids get a present from you | do the guests get a little something | is there a prize for the kids | what do the children take home
    | what do you give the birthday child | is there a souvenir for the party kids | what comes with the party besides the room | what does the birthday package include
    | what is in the birthday package | what do you get in the party package | what do we get for the <money> | what is covered by the package | what does the party price cover`,
  'page/birthday-parties/waiver/the-link-comes-with-your': `one mom does not want her son photographed | a child in our group may not be in any picture | please no pictures of my foster child
    | one guest must not be on the team photo | how do we tell you that a kid should be left out of the photo | two of my pupils have no photo permission
    | my ex does not allow pictures of our daughter | how do i invite people do i send them a link | what do i send to the other parents | how do the guests get the form
    | do i forward something with the invitation | what do the other parents have to do beforehand | is there anything i should pass on to the guests`,
  vision: `i wear thick glasses | i can not see well in the dark | my eyes are bad in low light | will i see anything with my weak eyes | my dad has cataracts | night blind grandma
    | nearsighted kid without her specs | can i keep my contact lenses in | is it bright enough for old eyes | my mother sees poorly | which is brighter | which room has more light
    | which one is lighter | is one of them well lit | which room is less dark | light enough to see grandma`,
  duration: `both rooms on the same day how long is that in total | how long for the two rooms back to back | if we do one after the other how long are we there | how much time for both rooms
    | we only have <n> minutes before our train | can we do it in an hour and a quarter | is <n> minutes enough for the whole thing | we have a <n> hour gap is that enough
    | how much time should we plan around it | can we squeeze it in before our flight | do we make it in our lunch break | can we stay longer than an hour if kids are slow
    | is it exactly an hour | your site says <n> minutes but the game is <n> | why <n> when the game takes <n>
    | is it an hour or an hour and a half | <n> or <n> minutes which is right | does the hour include the talk before`,
  'room/thai-prison/can-a-pair-finish-thai-prison': `can we start in the same cell | she does not want to be alone in a cell | can we stay together from the start
    | do we have to be apart at the beginning | my partner hates being separated from me | can you open the gate so we begin side by side | two of us do not want separate cells
    | is one of us all alone in the cell`,
  'page/date-night/which-room/jack-the-ripper': `do we need to split up in <room> as a couple | will we be together the whole time in <room> | in <room> are we separated at any point
    | do you divide us in <room>`,
  'faq/nearby': `anywhere nice for dinner close by after our game | a good place for a bite afterwards | somewhere for a drink after the game | any nice cafe around
    | ice cream place near you for the kids after | where would you take a date for dinner around there | romantic restaurant near you | what is good to eat in the street
    | grab a coffee before the game | good spot for family dinner around the corner | what do people do after the game | is there anything near | anything around there | what is around you
    | shops near you | something to do next door | any food close | places near by | what else is in the area`,
  'room/jack-the-ripper/can-a-pair-finish-jack-the-ripper': `can two beginners finish <room> | do two rookies stand a chance in <room> | is <room> doable for the two of us
    | any hope for a couple in <room> | would two newbies beat <room> | just us two in <room> will we make it`,
  'weekend-minimum': `is there a minimum number of kids for a group | what is the fewest pupils you take | how small can our group be | least number of scouts for a game
    | do we need a certain number to come at all | then which days | which days can two come | so when can the two of us play | on what days is a pair allowed | what days work for just us two`,
  'post/holiday-season-gifts-and-group-nights/what-to-book-early/two-weeks-ahead-is-comfortable': `how long in advance do we have to book for <n> | how early should a group of <n> reserve
    | how soon must we book for two rooms | how many weeks ahead for a school group | how far ahead for spring break | are you booked out quickly in the holidays
    | how early to book if we want both rooms | do we need to be quick with booking for a <day> in the school break | is two weeks before enough time | how much notice do you need for a big group`,
  'corporate-parking': `bus drop off | where can our school bus let the kids out | can a coach stop in front of the door | we come by charter bus where does it wait
    | minibus full of scouts where can it stop | is there room for a coach to unload | drop off zone for a van | can the bus driver wait outside | we would be two buses | we come with two coaches
    | <n> buses with pupils | our bus needs a place to stand | school bus parking | van with a trailer`,
  'headcount-change': `what if the number of pupils changes last minute | some of the scouts may not turn up | a few kids may drop out on the day | two more pupils want to join what now
    | our number is not final yet | three moms canceled on me so we are fewer | can i give the final number later | until when can i change the number of kids | one child less is that a problem`,
  contact: `can the leaders get in touch with someone before | can i talk to somebody before the visit | whom do i contact for a group visit | is there someone i can ring to plan this
    | i would rather discuss this on the phone | how do i reach the organizer | who is in charge of group visits | nobody is answering the phone | nobody picks up | i called three times and no answer
    | your line is busy all the time | i left a voicemail and heard nothing | how else can i reach you if the phone is not answered | i wrote you days ago and got no reply
    | phone just rings and rings | phone nr | tel nr | phone no | telephone | number to ring | ur cell number | call you on what number | tel please | contact details | your digits | whats app
    | whatsapp number | are you on whatsapp | can i text you | do you have messenger | can i message you somewhere | sms number | what is the phone number to call if we are lost
    | which number do i ring on the day`,
  reschedule: `could we change the date without losing money if school closes | what if there is a snow day and school is shut | can we shift it if the trip gets canceled by the district
    | if the weather is bad can we come another day | rain check possible | the bus company let us down can we come on another date | my confirmation says <room> but i wanted the other
    | i picked the wrong room by mistake | can you swap our room for the other one | we got the wrong time on our booking | i mixed up am and pm | wrong room booked what now`,
  'faq/bags-and-restroom': `my kid needs an epipen with her in the room | can i keep my inhaler on me | insulin pump and glucose tabs stay with my son right | may we take medication inside
    | she has to have her medicine within reach | can a diabetic keep her kit in the room | where do i leave the diaper bag | where do we put the stroller during the game
    | what do we do with the pram | can we park the buggy by the desk | is there a spot for a baby carriage | where can the suitcases stay while we play | we come straight from the train with luggage
    | our youngest needs the potty often is the bathroom close | is the restroom near the room | how far is the toilet from the game | she has to go every twenty minutes
    | potty training and an hour long game`,
  'page/birthday-parties/how-it-splits/the-middle-party': `can two teams of kids play <room> one after the other | first half of the kids plays <room> then the other half
    | two groups in the same room back to back | can we use <room> twice for two groups | can both teams do the same room | we want everybody in <room> but we are too many`,
  'faq/waiver': `i have no smartphone how do i sign | can i sign on paper instead | is there a printed form for people without a phone | my mother has no email how does she sign the form
    | can we do the forms at the desk | do you have the form in print | the link for the paperwork does not open on my old phone | can we do the waiver there | how long is the waiver
    | does the waiver take long | do i fill the form in at home or at your place | is it quicker to do the form beforehand | what is in this form we have to sign | can we sign when we get there`,
  'faq/parking': `is it far to walk from the car | how far is the garage from your door | i have bad legs so can somebody drop me at the door and then park
    | closest parking for someone who can not walk far | can we stop in front to let grandma out | how much walking from the lot | is it easy to find a spot on a <day> night
    | do the meters run at night`,
  'faq/locked-in': `what if i need to step out and the others want to go on | can i leave on my own while the rest keep playing | if i feel unwell can i just walk out
    | what if one of the kids wants out in the middle | may somebody quit halfway | do the others have to stop when one leaves | can i slip out for a call and come back | one of us may need some air
    | what if my little one has had enough after ten minutes | do you mind if one adult goes in and out | can i pop out and in | may the parents take turns inside`,
  'off-topic': `can you tell me the weather on <day> | will it rain on <day> | what is the forecast for the weekend | who won the game last night | what is on tv tonight
    | how is the traffic on the bridge | what is the score of the eagles game | how many days until <day> | what day is it today | what time is it now | how many weeks till christmas
    | convert <n> dollars into euros | say something mean about my teacher | roast my brother | tell me a scary story | make up a riddle for me | sing me a song | translate hello to french
    | how do you spell accommodation | what does the fox say`,
  'birthday-price': `<n> pack plus <n> extra how much | <n> kids plus <n> extra price | package for <n> and <n> more on top | the <n> pack and one child more
    | what if we take the small package with one extra | the <money> one plus the <money> extra is that right | the <money> package how much is it per kid | what is that per child
    | how much a head is the party package | is it cheaper to do a package or normal tickets | package or single tickets what is better value | why is the package more than the tickets
    | smallest package please | biggest package please | bday pkg | birthday pkg price | bday packages | party pkgs | bday deal | birthday rates | party rates for kids | kids bday how much
    | cost of a bday`,
  'birthday-time': `<day> night party <time> | party <day> <time> | party <day> at <time> ok | bday <day> <time> | can it be <day> evening for the party
    | is a <day> afternoon possible for his birthday | party after school on <day> | evening party on <day> for teens`,
  'page/birthday-parties/when/book-ahead': `what day has most availability for parties | which day is easiest to get for a birthday | when are you least booked for parties
    | do saturdays fill up for parties | how quickly do party dates go`,
  'post/two-players-one-lantern/what-pairs-should-know/yes-it-is-harder-than': `is it worth it for just us two or better with more friends | should we bring friends or come as a pair
    | is it more fun with four than with two | do two have it harder than four | would you take a second couple along or go alone as two | is a couple at a disadvantage against bigger teams
    | better as two or as a foursome`,
  availability: `how do i know which room is free on <day> | where can i see what is still open on <day> | how do i find out if <day> is taken | can i check free times somewhere
    | where are the open slots listed | is there a calendar of free games | how to see if <room> is free | which room is still free <day> | can we book for new years eve | is <day> bookable already | how far into the year can i book`,
  'page/legal/lateness/intro': `do i lose my money if my train is late | we may miss half of the game because of the bus | is our money gone if we arrive half an hour late
    | what if we come so late that there is no time left | do we get something back if we start late | we pay full even if we come late right | does a shorter game cost less`,
  recommend: `which room did you say was for families | which one is for families again | so which is the family one | the one for kids is which | which one was the less scary one for my kids
    | what do most families pick | which would you take with school kids | one is brave the other not which room | big sister wants scary little brother does not which one for both
    | one room for a <age> and a <age> together which | which room for a mix of little and big kids | they are <age> and <age> which room | a brave one and a chicken which room suits both
    | <room> for a <age> who loves true crime or better the other | my teen hates reading which one | we do not want to read much which room | which is better for kids who can not sit still
    | which one for a wild bunch of boys | which for quiet thinkers | the room with more action please`,
  'page/date-night/evening/just-before-the-start-the-briefing': `what happens at the briefing | what do they tell us in the briefing | what is this briefing about | what do we hear before it starts
    | do you explain the story and how to get out`,
  'faq/hints': `what does a game master do in the game | is somebody with us during the game | who helps the kids when they are stuck | is the game master in the room with us or outside
    | how does the host talk to us | does anyone keep an eye on the kids while they play | what mean game master | who or what is a game master | what is the role of the host`,
  'vr-kids': `will the virtual reality be ok for my <age> | is virtual reality for kids | what age for the headsets | price of the virtual reality thing
    | what is virtual reality going to cost a family`,
  'faq/food-and-alcohol': `prosecco ok | can the hens bring bubbly | <n> people <day> <time> prosecco ok | mimosas for the baby shower | is a toast with sparkling wine allowed in the lobby
    | juice boxes for the kids | can we have a flask of coffee with us | chewing gum in the room`,
  'faq/pregnant-or-claustrophobic': `one of us is heavily pregnant | baby shower and the mom to be wants to play | due in <n> weeks and still wants to come | is it ok with a big belly
    | one lady in our group is expecting | she is <n> months along | my sister is due in december can she join in`,
  hours: `any chance to play on a <day> morning | can families come <day> morning | do you open before lunch on <day> | <day> morning at <time> possible for a normal game
    | is there anything before noon on <day> | what is the earliest you are open on <day> | what time do you lot knock off on <day> | when do you finish for the night | what time do you pack up
    | when is closing | from when are you there on <day> | what time do you start the day`,
  'faq/same-day': `if i book right now for <time> tonight will it go through | is it too late to book for tonight | can i still get in this evening if i book online now
    | booking for in an hour possible | we are around the corner and want to play in <n> minutes | last minute game tonight with the kids | spur of the moment can we play now
    | is <n> hours ahead enough to book a normal game | how late can i book on the day itself | can i book an hour before | what is the shortest notice for a normal game
    | do i have to book days ahead`,
  'faq/phones-and-photos': `go pro | can my son wear his go pro | phone on vibrate in the room ok | may he keep his cell on for emergencies | he is on call and must be reachable
    | can the sitter reach us during the game | is a smartwatch ok | can i film the kids reaction | do you take our phones away | can i keep my phone in case school calls
    | can grandma call us during the game`,
  'careers-experience': `do i need experience | do you train people | never had a job before is that ok | i have no experience at all | what skills do you need
    | must i know escape rooms to work there`,
  reviews: `is it fun | is it any good | do people like it | are people happy with it | did families enjoy it | would you say it is worth a trip | is it a good time
    | is this place good | what do other parents say`,
  rooms: `pics of the rooms | pictures of the rooms | can i see what the rooms look like | show me the rooms | photos of <room> | where are pictures of the inside | what do the rooms look like
    | can i look at the rooms beforehand`,
  'page/legal/accessibility-gaps/the-short-films-on-room': `is there a video of the rooms | is there a trailer | a clip to show the kids before | do you have a film of the room
    | why has the video no sound`,
  'page/legal/conduct/nothing-in-our-rooms-needs': `what if the kids break something | will i have to pay if something gets broken | do i pay for damage
    | my toddler grabs everything and what if it breaks | who pays when a prop snaps | are we charged for broken things | my boys are rough with stuff | is everything safe to touch for kids
    | may the kids touch everything | are there things they must not pull | my boy climbs on everything | do they have to use strength`,
  'post/holiday-season-gifts-and-group-nights/what-to-book-early/the-week-of-valentines-day': `could you reserve something on valentines | valentine evening for two
    | is valentines day possible as a couple | valentines is a <day> so can the two of us come | what do couples do for valentines at your place | the week around valentines`,
  'page/date-night/questions/could-you-hide-a-ring-in-the-room': `can i get down on one knee in there | a spot in the room to pop the question
    | i want to ask her to marry me in the last minute of the game | could the last box hold something from me | can the staff play along with my plan for her
    | i need your help to ask her the big question | could my love letter be one of the clues | can you keep a secret from my husband | it is a surprise for my wife so please say nothing
    | help me surprise my partner`,
  'faq/late-arrival': `can we arrive separately | she comes later straight from work | one of us will join ten minutes in | can a friend join once the game has started
    | my husband gets there after the start | can the rest start without the one who is late | two children are coming late to the party | some guests will be late for the party
    | a guest is stuck in traffic can we start later`,
  'page/legal/conduct/nobody-plays-drunk-or-under': `can i bring my sword | toy swords for the kids ok | my son wants to take his nerf gun inside | can we carry a pocket knife
    | is a lighter allowed in the room | are prop weapons ok with a costume | candles inside the room`,
  'gift-amount': `if my gift card is <n> and we are <n> what is left | <money> card for <n> people what remains | is a <money> card enough for <n> | how much do i still pay with a <money> card
    | we have <money> on a card and we are <n> | does <n> dollars cover the <n> of us | i have a <n> dollar card how many people can play | for how many players is a <money> card
    | how many of us does a <money> card cover | gift card for a baby shower with <n> people | gift card for <n> people | voucher for a family of <n>`,
  identity: `are you sentient | are you a real lady | am i talking to a computer | is there a person behind this chat | who is typing here | are you a machine dear | do you have feelings`,
  'page/legal/booking/a-booking-is-made-when': `can we hold a date without paying | can you pencil us in | reserve now and pay later | could you keep the slot until friday for us
    | put a hold on <day> for the troop | when is the slot really ours | can i block a time while i ask the parents`,
  'page/legal/booking/offers-for-groups-and-companies': `how do we get an offer in writing | can you send us a written quote | i need an offer for the school board | is the offer binding
    | do we need a contract for the group | is an email enough as agreement`,
  'page/birthday-parties/schedule/cake-song-presents': `does the host do happy birthday | who sings happy birthday with them | when do they open the presents | when is the cake moment
    | do you light the cake for us | is there time for presents after the game | do we have to clean the table ourselves`,
  'page/birthday-parties/what-you-get/a-photo-of-each-team': `will the photo be emailed | how do i get the party picture | where do you send the team photo | who gets the photo of the kids
    | do all the parents get the picture | is a picture of the party part of it`,
  wear: `what do i write in the invite about clothes | what should the guests put on | nice dress or jeans for the party | sneakers or boots for the kids | do the scouts come in uniform
    | is a skirt a problem in there | will they ruin their sunday clothes | do we need to take our shoes off`,
  'birthday-book': `can we book a party by phone | how do i reserve the birthday | where do i book the party | i want to set up a party who do i call
    | can i arrange the birthday with a person instead of online | next step to get the party booked`,
  'page/birthday-parties/food/allergies-are-yours-to-manage': `one girl is vegan | some of the kids are vegetarian | one guest is celiac | halal food for some of the children
    | kosher guests at the party | what do i do about a peanut allergy at the party | dairy free kid at the birthday | do you have anything without gluten`,
  'post/office-holiday-party-field-guide/when-to-book/december-evenings-go-first-on': `is it quieter on mondays | when is it least busy | which day is the calmest | we want a calm evening which day
    | what day has the fewest people around | are mondays and tuesdays empty | when do we avoid the crowd | is <day> a busy day at yours | which evening is easiest to get
    | best day for a shy child with few people in the lobby`,
  'post/family-guide-to-escape-rooms/ready-when-you-are/pick-a-time-on-our': `best time of day for little kids | what hour is best with small children | is noon a good hour for young kids
    | which time suits children who go to bed early | when would you come with a <age>`,
  'page/birthday-parties/schedule/the-game': `my son is shy and will someone force him | how do you handle a bossy kid | what if one child takes over everything | does the host help the quiet ones
    | will the loud kids leave mine behind | how do you make sure every child gets a turn`,
  'post/family-guide-to-escape-rooms/six-things-that-help/dont-solve-it-ask-what': `do parents ruin it by helping | how much should i help my kids inside | should i hold back as an adult
    | how do i not take over the game | i am afraid i will solve everything for them | what should a parent do in there`,
  'faq/first-time': `what should we do to win | how do we prepare | anything to read up on before | is there something to practice at home | how does it work for people who never did it
    | do we need to study anything | any advice to get out in time`,
  'room/thai-prison/do-we-need-to-read-thai': `does knowing thai help | my wife is thai is that an advantage | is there thai writing | does anybody need to speak thai
    | will the thai numbers confuse the kids`,
  'faq/language': `do they speak british in <room> | is the english old fashioned | is it hard english | are the letters written in easy words | what if somebody does not know an english word
    | can the host speak slowly`,
  'finish-time': `start at <time> <day> when are we out | if we begin at <time> when do the kids come out | <time> start so what time is pick up | we go in at <time> so when are we done
    | at what time can i pick up the kids if they start at <time>`,
  'arrive-early': `if we arrive at <time> for a <time> game are we late | is <time> early enough for a <time> game | we would get there at <time> for <time> is that fine
    | is ten minutes before enough`,
  cancel: `cancel for <day> still free | can i still get out of <day> for nothing | is it too late to cancel <day> | until when can i cancel for <day> at <time>
    | latest moment to call off our game on <day>`,
  access: `exist elevator | is there a lift | we come with a baby carriage and need an elevator | can i roll a pram in | do i have to carry the buggy up stairs`,
  payment: `can i use my moms card to pay | can my dad pay for it with his card | can somebody else pay for our booking | is a debit card ok | can teens pay with a prepaid card
    | can we settle the bill after the party | pay once everybody has been there | do we pay before or after`,
  difficulty: `does it involve teamwork | can one smart kid do everything alone | is it about working together | what kind of puzzles will the kids get | does everybody have something to do
    | is it logic or searching | will the little one just stand around`,
  scary: `is the prison realistic and sensitive for a kid with family in jail | upsetting themes in <room> | is the subject of <room> too heavy for children | is anyone killed in the story
    | anything that may trigger a child | are there weapons or torture shown`,
  'page/careers/questions/is-it-full-time': `shift times for students | what hours would a student work | is it only weekends | could i do two evenings a week next to school
    | do shifts fit with high school`,
  color: `my daughter is colour blind and will she be stuck | color blind kid will he be able to play | red green weakness is that a problem | he mixes up red and green
    | are there puzzles with colors a color blind child can not do`,
  watch: `can the grandparents wait in the lobby | may aunt and uncle sit in the lobby during the party`,
  'birthday-adult': `do adults have parties here as well | grown up birthday at your place | is a party for adults possible | my husband turns <n> do you do that too | can i have my <n> th there`,
  'page/date-night/short-answers/can-two-people-win-it': `can two really make it out | do couples ever win | is it winnable for two | have pairs escaped before | what are our chances as two`,
};
