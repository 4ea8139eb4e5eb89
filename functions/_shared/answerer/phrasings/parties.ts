import type { Phrasings } from './phrasings.ts';

/** Ways people ask about birthday parties. */
export const partyPhrasings: Phrasings = {
  'birthday-price': `how much is a birthday party | birthday packages | birthday party price | what do you have for birthdays | party for <n> kids
    | birthday for <n> kids how much | price for <n> birthday guests | birthday party cost | how much for a party of <n>
    | what does the birthday package cost | party packages | kids party price | birthday party for <age> | birthday for <n>
    | i want to throw a birthday party | do you do birthday parties | do you host kids parties | can we have a birthday there
    | which package for <n> kids | what is the smallest package | how much is the 16 player package | is there a package for <n> kids
    | cost of birthday for <n> children | my son turns <n> party | celebrate a birthday | party package for <n> | plan a birthday party | bday price
    | bday cost | birthday rates | kids party cost | birthday package | what are the birthday packages | tell me about birthday parties
    | birthday info please | how much would you charge us for a birthday | price list for parties | party of <n> kids price
    | quote for a birthday party | what would <n> children cost for a birthday | my daughter is turning <n> and wants an escape room party
    | my son wants his birthday at your place | looking for a place for my <age> birthday party | we want to celebrate our daughter turning <n>
    | turning <n> next month and thinking about a party | host a kids party with <n> friends | <n> kids and <n> adults birthday | sweet <n> party
    | his class wants to come for his birthday | grandson birthday with <n> friends how much | i am organizing my nieces birthday
    | do you offer birthday party packages | is there a party deal for kids | how much is the small party | how much is the middle package
    | how much is the big birthday package | price of the <n> player package | is <money> the price for a birthday | why is the party <money>
    | is the birthday price per child or for the group | do you charge per kid at a birthday | flat price for the birthday
    | what does a children's party set me back | what would it run us for <n> kids birthday | birthday package for <n> kids total
    | <n> guests birthday package | what if only <n> kids come to the party | is there a package for fewer than 8 kids | cheapest birthday option
    | biggest party package | is there a bigger package than 24 | we have <n> birthday guests which package | <n> boys for a birthday party
    | <n> girls birthday party | party for a first grader and friends | can i hire a room for a birthday | birthday do for my lad
    | children's birthday celebration price | how many cost birthday for <n> child | i want make party for my son | can you host a party for <n> teens
    | end of year party for <n> kids | bar mitzvah party | quinceanera party | slumber party outing | party packages and pricing
    | what sizes do the packages come in | which party package do we need | is the third package for 24 | package tiers for parties | birthday rental
    | b day party options | surprise party for my son | joint birthday for <n> kids | twins birthday party | is a party cheaper than normal tickets
    | is the package better value than tickets | do i pay for the birthday child too | birthday bash for <n> | throw a bash for my <age>
    | my nephew is about to turn <n> | about to turn <n> | throwing a shindig for my kid | birthday celebration for <n> buddies
    | treat his friends to a birthday | invite <n> classmates for her birthday | class birthday | what is the damage for a kids party
    | what will a birthday set me back | fee for hosting a birthday | birthday tariff | how expensive is a birthday | affordable birthday party
    | cheap kids party | birthday on a budget | <n> little friends for the birthday`,
  'birthday-extra': `can extra kids join the party | how much for additional kids | we have 2 more kids than the package | extra children cost
    | what if more kids come | add kids to the birthday package | more guests than booked for the party | one more child wants to come to the party
    | a sibling wants to tag along to the birthday | plus ones at the party | can a brother or sister join the birthday | what does a ninth kid cost
    | <n> kids on top of the package | how much per extra child | additional guests at the birthday | we are over the package by <n>
    | <n> more guests than the package holds | <n> kids but the package is for <n> | extra kid fee | surcharge for additional children
    | unexpected kids turned up at the party | can more kids be squeezed in | i invited too many kids | the package says 8 but we are 9
    | is the extra <money> per kid or per group | does the <money> cover <n> more kids | how many extra kids are allowed
    | how many more children can we add to the party | can i add another child to the birthday later | little brother wants to play too at the party
    | exceed the number of the package | between packages what do i do | in between two package sizes | upcharge for more kids
    | tack on a couple of kids to the party | two siblings showed up to the party | uninvited siblings at the birthday | what do i owe for more kids
    | does the <n> package stretch to <n> | package plus <n> | we have <n> kids too many for the package | late additions to the guest list
    | bonus kids | unplanned children at the party | one kid over | slightly over the party limit`,
  'birthday-time': `when can we have a birthday party | party on <day> at <time> | birthday on <day> | what times are birthday parties
    | can we have a party on <day> | is a party possible on sunday at <time> | party times on <day> | birthday for <n> kids on <day> at <time>
    | are parties possible on <day> | birthday party hours | <day> party | <day> afternoon birthday | can a birthday be on <day> | bday hours
    | birthday slots | party slots on <day> | what hours can we throw a party | which days do you host birthdays | <day> evening party
    | <day> night birthday | <day> morning party | <day> after school birthday | <day> birthday party | <day> afternoon party | party at noon
    | birthday at <time> on <day> | can the party start at <time> | could we do the party <day> at <time> | is <time> on <day> ok for a birthday
    | are birthdays allowed on <day> | when do parties start on <day> | latest start for a birthday party | earliest start for a party
    | party in the morning before you open | birthday party before opening hours | why no parties on <day> afternoon
    | can we start the party at <time> instead | do you do parties during school hours | party after <time> on sunday
    | do you host birthdays in the evening | what days and times are available for birthdays | party time windows
    | hours for birthday parties on <day> | kids birthday <day> morning | school holiday birthday party | birthday over <day>
    | we want a party on <day> | birthday party <day> evening | can we come for a birthday at night | birthday party this weekend <time>
    | a party on a school day | is there a party slot on <day> | are you able to host a birthday on <day> at <time>
    | could his party be <day> around <time> | any chance of a party <day> morning | can you host us for a birthday <day>
    | do you have <day> <time> for a birthday | what about <time> for the party | is the party possible at <time>
    | would <day> afternoon work for the birthday | are <day> evenings ok for parties | party window | what time can the birthday begin
    | why can i not pick <time> for the birthday | is <time> <day> doable for a birthday | doable on <day> for the party
    | manage a birthday <day> at <time>`,
  'birthday-lead': `how far ahead do i have to book a birthday | how much notice for a party | can i book a birthday party for <day>
    | last minute birthday party | is it too late to book a party for <day> | birthday <day> | book party <n> hours ahead
    | when should i book the party | short notice birthday | party this <day> possible | how soon can we have a party
    | how many days before should i reserve the party | when do i need to reserve the birthday by | deadline for booking a party
    | how long in advance birthday | lead time for parties | is <day> too soon for a party | party <day> possible | can we do a birthday <day>
    | birthday party on the same day | is <n> hours enough notice for a birthday | is <n> days enough for a birthday party | the party is in <n> days
    | we want to celebrate the <day> | last second birthday plan | i forgot to book my sons party | i left the birthday planning too late
    | do parties fill up fast | do <day> sell out for birthdays | how early do parties get booked out | can you squeeze in a birthday this week
    | spontaneous birthday party | our other party venue canceled on us | emergency birthday party booking | advance notice for birthday
    | minimum notice for a kids party | 72 hours for a party | how soon is the next possible party | can i still book a birthday for <day>
    | book the party <n> weeks ahead | how many weeks before do i have to book the birthday | how many days notice do you want for a party
    | her birthday is <day> is it too late for a party | is it too late to plan a birthday | how much warning do you need for a birthday
    | the birthday snuck up on us | can you still fit in a party <day> | rush party booking | is there still time to book a party for <day>
    | reserve a birthday on short notice`,
  'birthday-included': `what is included in the birthday package | what do we get with the party | do you provide plates | party decorations
    | birthday favors | what comes with the birthday | what is part of the party package | what does the package cover | party package contents
    | what do i get for <money> at a birthday | do we get the place to ourselves for the birthday and what else | what do you provide for parties
    | what is supplied at the party | what do i have to bring to the birthday and what do you supply | is everything included in the party price
    | what is in the birthday deal | anything extra for the birthday child | is there anything special for the birthday boy
    | is there anything special for the birthday girl | what are the perks of the birthday package | what do the kids get at the party
    | does the party come with a host and a table | features of the birthday package | inclusions birthday
    | what all do you get with the <money> party | details of the birthday package | list what is in the party package
    | why book a party instead of normal tickets | what is the difference between a party and a regular booking | do you set up for the party
    | do we set up ourselves for the birthday | what exactly do i get with the party package | what does the party come with
    | what comes along with the birthday price | what am i paying for with the birthday | what is part of a kids party at your place
    | which extras does the party package have | party amenities | which things are covered by the birthday package
    | what is covered by the party price | what do we receive with the birthday package`,
  'birthday-food': `can we bring a cake | can i bring my own food to the party | do you provide food for the birthday | do you have plates and forks
    | cake at the birthday | can we decorate | balloons and confetti | is there a kitchen | food for the party | can we bring drinks to the party
    | snacks for the kids at the party | can i bring cupcakes | birthday cake allowed | can we eat cake there
    | are we allowed our own snacks at the party | what can we bring to eat at the birthday | food rules for parties
    | bring fruit and juice for the kids | soft drinks at the party | juice boxes and snacks for the kids | do i need to bring plates
    | should i bring forks and a knife for the cake | is there cutlery for the cake | who brings paper plates and napkins
    | can we have lunch at the party | party food | do you feed the kids | are refreshments provided at the birthday | is food in the birthday package
    | can we store the cake | ice cream cake at the party | can we put up decorations | bring balloons | can i hang a banner for the birthday
    | homemade cake ok | can grandma bring treats | can i bring a cooler with drinks for the party | chips and soda for the birthday
    | nibbles for the kids party | buffet for the birthday | do you do party food | can we serve food to the party guests
    | what about food at the kids party | is outside food ok for birthdays | cake cutting where and with what | are cupcakes and juice pouches ok
    | do i supply plates and napkins | should i pack forks for the cake | may we bring treats | is it ok to bring sandwiches for the kids
    | can i bring a homemade cake | where can we serve the cake | may kids eat in the lobby at the birthday | potluck for the party
    | can we have a snack table`,
  'page/birthday-parties/food/candles-on-the-cake-are': `candles on the cake | can we light candles | candles on the birthday cake | may we blow out candles
    | are candles allowed | is open flame ok for the cake | can the kids blow out their candles | can i light the birthday candles
    | sparklers or candles on the cake | matches for candles`,
  'page/birthday-parties/food/pizza-can-be-delivered-to': `can we order pizza | can pizza be delivered to you | get pizzas delivered for the kids
    | pizza delivery to the venue | can a delivery driver bring food for the party | order takeout to the party
    | doordash to the lobby during the party | can dominos come to your door | who meets the pizza driver | have lunch delivered for the birthday
    | delivery of food for our party | could i get papa johns delivered | can i have pies delivered for the kids | grubhub delivery to the party
    | uber eats to your lobby | can food be dropped off for the party | will staff let the pizza guy in`,
  'page/birthday-parties/food/no-alcohol-and-no-confetti': `is confetti allowed | can we use glitter | confetti cannons at the party | confetti balloons
    | can the parents have wine at the birthday | beer for the adults at the party | champagne for the birthday toast | prosecco at the birthday
    | alcohol at the birthday party | can grown ups drink at the kids party | glitter decorations | can parents sip wine while the kids party
    | a beer while the kids party | booze at the birthday`,
  'page/birthday-parties/food/allergies-are-yours-to-manage': `allergies at the birthday | one kid has a nut allergy at the party | peanut allergy party guest
    | a child at the party has celiac | who takes care of allergies at the party | a guest is allergic to peanuts
    | do you serve food at birthdays yourselves | dairy allergy birthday guest | is the party table nut free | food allergies of the kids
    | a girl at the party has a severe peanut allergy | deadly nut allergy among the birthday guests | epipen kid at the birthday
    | lactose intolerant child at the party | how do you deal with allergies at parties | gluten allergy of a party kid`,
  'birthday-schedule': `how does a birthday party work | how long is the birthday party | what happens at the party | party schedule
    | how does the party go | duration of the party | how long does the birthday last | what is the order of events at the party | party timeline
    | run of show for the birthday | agenda for the party | walk me through the birthday | step by step birthday | what happens first at the party
    | what happens after the game at the birthday | how much time does a birthday take | how many hours is the party
    | how long should i put on the invitation | what end time do i write on the invitation
    | when should other parents collect their kids from the party | what time is the party over | when is pick up after the birthday
    | is the party 2 hours | how long do the kids stay at the party | length of birthday party | birthday duration
    | do we get time after the game for cake | how long do we have the table | how does a kids birthday run | explain how the birthday works
    | what do the kids do at the party | is it just the game or is there more at the party | how is the afternoon organized at the birthday
    | what does the party look like from start to end | program of the birthday | itinerary for the birthday party
    | how many hours should i tell the other parents | walk me through how the party goes | how does the whole birthday unfold
    | start to finish how long is the birthday | how long are the kids busy at the party | what is the sequence at the party
    | for how long do we have the place for the birthday | at what time will the party end if it begins at <time> | when does the birthday finish
    | when will the birthday be over | party from <time> until when`,
  'birthday-split': `how are the kids split | do all kids play together | how does a party with <n> kids work | do the teams play at the same time
    | two rooms for the party | will all kids be in the same room | party of 24 how does it work | how do you divide the kids
    | one room or two for our party | do <n> kids play in one room at the birthday | how do you handle <n> kids at a birthday
    | how does the <n> player package play | does the package for 16 use both rooms | what happens with 24 kids | two waves at the party
    | half the party plays while half eats | do some kids have to wait at the party | what do the waiting kids do during the party
    | can best friends stay together in the same team | who decides the teams at the birthday | boys against girls at the party
    | how many rooms does our party get | does everyone at the birthday play together | can the whole party stay in one room
    | does the small party play in one room | groups at a birthday party | how are the party teams made | will the kids be separated
    | split a birthday of <n> kids into teams | same start for both party teams | one after the other or at once at the party | do the kids take turns
    | is everybody occupied the whole time at the birthday | are the kids in one room or separate ones | do you break the kids into groups
    | two groups at the birthday | half the kids in each room | will the birthday kids all be together | how are <n> kids arranged over the rooms
    | how do <n> kids at a party all get a turn | does every kid get a turn at the party | everyone gets to play at the party`,
  'birthday-ages': `what age is good for a birthday party | birthday for <age> | which room for a kids party | is it good for a <age> birthday
    | party for teenagers | birthday of a <age> | right age for an escape room party | youngest age for a birthday party
    | is <age> too young for a birthday party | kindergarten birthday | preschool birthday party | first graders party
    | is <n> too young for the party | are <age> kids able to do a birthday party | mixed ages at the party
    | party with little siblings of different ages | what room do you suggest for a birthday of <age> | which room would you use for a kids birthday
    | is <room> good for a kids birthday | can we do <room> for a birthday of <age> | <room> party for <age> | teen birthday | tween birthday party
    | <age> girls party | is a birthday there suitable for small children | age for parties | age recommendation for the birthday
    | best room for a birthday party | is it ok for a party of <n> graders | is the party too hard for <age> | party for children aged <age>
    | birthday for kids in elementary school | birthday for middle schoolers | high school birthday party | which game suits a kids party
    | is <n> too little for an escape room party | too little for a party | are the kids too small for a party
    | would <age> kids get bored at the party | how mature must the kids be for a birthday | my <age> and his friends are they big enough for a party
    | would a kindergartner have fun at a birthday there | would a <age> enjoy the birthday | can little ones follow the game at a birthday`,
  'page/birthday-parties/ages/from-up-they-may-play': `where do parents wait during the party | is there a place to sit for parents at the birthday
    | where do i sit while the kids play at the party | can i relax in the lobby during the birthday
    | what do grown ups do while the kids play at the party | can i hear the kids from the lobby | parents lounge at the party
    | do i get a chair while they play at the birthday`,
  'page/birthday-parties/ages/nobody-is-locked-in-any': `are the kids locked in at the party | can a child leave the room during the party
    | what if a kid gets scared during the birthday | a child wants out in the middle of the party | one kid cries and wants to leave the party
    | can kids walk out of the room at the birthday | who watches the door at the party | is it safe for the kids at a birthday
    | what if a shy child does not want to go in`,
  'birthday-parents': `do parents have to stay at the party | can parents drop off | how many adults for the party | do adults pay at the party
    | can parents watch the party | do the adults count in the package | drop off party | do i have to be there for the whole party
    | may i leave the kids and come back | drop and run birthday | can i drop my daughter at the party and pick her up later
    | do other parents have to hang around | how many moms need to stay at the party | do parents go into the room at the birthday
    | must a parent play at the party | do i have to play at my sons birthday | adults required for a party of <n> kids
    | how many grown ups for a birthday with <n> kids | <n> kids at the party how many adults | supervision at the birthday
    | chaperones at the kids party | do you supervise the children at the party | who supervises the kids at the birthday
    | do parents need a ticket at the birthday | are parents free at the party | do adults take up a spot in the birthday package
    | does a dad in the room count as a player at the party | do we count in the 8 | are chaperones included in the number of the package
    | birthday of <age> do adults need to go in | the kids at the party are <age> do they need a parent | can <age> kids have a party without adults
    | teens birthday without parents | can grandparents be the adults at the party | parents staying at the party
    | is a nanny enough as the adult at the party | one adult for how many birthday kids | do you need parents in the room during the party
    | can parents stay in the lobby during the birthday | can i leave my kid at the party and go shopping | can i run errands during the birthday
    | may i leave during the party | how many moms have to go in for a party of <n> <age> | do the adults count toward the <n> at the birthday
    | do moms and dads count as guests | does a parent use up a place at the party | how many dads should come to the birthday
    | are we parents extra or counted in the party | who has to be in the room with the birthday kids
    | is it fine if moms wait outside during the birthday | can dads stay outside during the party | is it ok if i am not in the room at the party`,
  'birthday-adult': `do you do adult birthdays | birthday for my 30th | grown up birthday party | birthday for adults | my husband's 40th birthday
    | 21st birthday | adult birthday party | im turning 30 | turning <n> and want an escape room with friends | 40th birthday party | 50th birthday
    | 60th birthday for my dad | my wife's birthday | my husband turns <n> | my boyfriend's birthday | my girlfriend's 25th birthday | my own birthday
    | celebrating my birthday with friends | its my birthday and we are all grown ups | birthday party for grown people | are birthdays only for kids
    | is the birthday package only for children | can adults book the birthday package | can a <age> have a party there | grown men birthday
    | birthday with my college friends | mom's 70th birthday | grandpa's 80th birthday party | surprise birthday for my best friend she is 28
    | do adults get the same package | 18th birthday | birthday night out with the girls | birthday with the lads
    | friends birthday we are in our twenties | is it lame to have an adult birthday here | milestone birthday
    | big birthday for my sister who turns <n> | my roommate's birthday | is a birthday here weird for grownups
    | is it childish to celebrate my 40th there | do adults celebrate birthdays at your place | i am turning <n> and want to play with my friends
    | over thirty birthday | middle aged birthday | office friends birthday for an adult | my bestie turns <n> | my dad is turning <n>`,
  'birthday-book': `how do i book a birthday party | where can i book the party | reserve a birthday party | link to book a birthday
    | how can i book a birthday | book a birthday party | book a kids party online | make a party reservation | sign up for a birthday party
    | i want to reserve the <n> player package | lock in a date for the party | secure a party date | how do i schedule a birthday
    | take a birthday booking over the phone | can i book the party online | where is the birthday booking page
    | put a hold on a date for the birthday | do i book a party by email | steps to book a birthday | i would like to book a birthday party for <day>
    | i am ready to book the birthday | what do you need from me to book the party | how do we arrange a birthday
    | schedule a party for my <age> on <day>`,
  'page/birthday-parties/what-you-get/the-room-or-rooms-to': `is the party private | will other kids be at our party | do we share the room with another birthday
    | is it only our guests at the party | strange children at our birthday | do you add strangers to a party
    | two birthdays at the same time in one room | do we have the room to ourselves for the party | private birthday room
    | other families in the room during our birthday | will there be kids we do not know at our party | unknown kids at the birthday
    | do other groups play with us at the birthday`,
  'page/birthday-parties/what-you-get/a-host-from-hello-to': `is there a host at the party | who looks after the kids during the birthday | is there a party host
    | does someone run the party for us | will somebody from your staff be with the kids | who entertains the children
    | does the host stay the whole party | is there a person in charge of the birthday | who explains the game to the kids at the party
    | does a game master help the birthday kids | will the kids get help when they are stuck at the party | party coordinator
    | a host for the birthday | will there be a staff member guiding the kids at the party | is somebody guiding the birthday group
    | staff member at the party | an employee with the kids at the birthday`,
  'page/birthday-parties/what-you-get/a-table-in-the-lobby': `is there a table for cake | do you have a party room | is there a private party space
    | where do we eat the birthday cake | is there somewhere to sit with the kids for cake | space for presents | where do the presents go
    | do we get a table at the party | a separate room for the cake | lounge for the party | area to eat after the birthday game`,
  'page/birthday-parties/what-you-get/a-photo-of-each-team': `do we get photos of the birthday | is there a picture of the kids at the party
    | do you take photos at the birthday | party photos | will you post pictures of the children at the party | who gets the photos of the birthday
    | a group photo of the party guests | do you share pictures of the kids | birthday team photo | do you put party pictures on facebook
    | are birthday pictures put online | instagram pictures of the kids from the party`,
  'page/birthday-parties/what-you-get/the-birthday-person-gets-the': `what does the birthday child get | does the birthday kid get anything
    | is there something special for the birthday child | what is the first key | do you make the birthday boy feel special
    | does the birthday girl get a surprise | what is in it for the birthday person | birthday treat for the guest of honor`,
  'page/birthday-parties/schedule/cake-song-presents': `do we have to clean up after the party | who cleans up after the birthday
    | do you tidy up after the kids | when do we cut the cake | is cake before or after the game | when do we open presents
    | can we open presents there | do we sing happy birthday there | is there time for presents | can we sing for the birthday child
    | who wipes the table after the cake | do we leave the mess | do i have to wipe tables | do i need to sweep afterwards | are we expected to clean
    | leave the wrapping paper and crumbs | do you take care of the trash after the birthday | where can she unwrap her presents | gifts opening
    | when is cake time`,
  'page/birthday-parties/schedule/the-last-lock-either-way': `what if the birthday kids do not escape | what if the children lose at the party
    | will the birthday child be disappointed if they fail | do the kids see the ending if time runs out at the party | kids cry if they lose
    | what if the party does not solve it`,
  'page/birthday-parties/schedule/briefing': `what is explained to the kids before the party game | do the kids choose a team name
    | is there an introduction for the children | safety talk for the kids before they start | team names at the birthday`,
  'page/birthday-parties/when/arrive': `what time should party guests arrive | how early do we come for the birthday
    | when can i come in to set up the party | can we come before the guests to prepare the birthday
    | what if party guests are late | some kids will be late to the birthday | party arrival time | we are running late for the birthday`,
  'page/birthday-parties/when/change-your-mind': `can i cancel a birthday party | cancel the party | how late can we cancel the birthday
    | what if the birthday child gets sick | the party has to be postponed | move the birthday to another day | refund for a birthday party
    | cancellation policy for parties | we have to call off the birthday | can we change the date of the party | birthday kid is ill can we cancel
    | what if we need to cancel the birthday | back out of the party | do we lose the money for the party if we cancel | the party fell through
    | new date for the birthday party | can we shift the party | chickenpox and the party has to move | sick birthday kid move the party
    | push the birthday back`,
  'page/birthday-parties/waiver/intro': `can i sign for all the kids at the party | do i sign for the whole birthday group
    | can one parent sign for every party guest | waiver for birthday guests | do the friends of my son need a waiver for the party
    | what do parents of party guests sign | can i sign for other peoples children at the birthday | who signs for the kids at the party`,
  'page/birthday-parties/questions/what-if-one-of-the-guests-has-already-played-the-room': `a guest of the party has already played
    | one of the kids did this room before | a birthday guest knows the room already | one of the boys at the party has played <room>
    | the birthday child already did <room> | some of the party kids have been there before | a guest will spoil the answers at the party
    | can we pick the other room for the party because a kid has played it | half the party has already done the room
    | one boy in the party did <room> last year | a girl from the party was at your place before | a friend of the birthday child knows the solution`,
  'page/birthday-parties/questions/how-do-i-know-how-many-guests-will-really-come': `i do not know how many kids will come to the party
    | guests have not replied yet | rsvps unclear | nobody answers the party invitation | i am waiting for replies to the birthday invitation
    | not sure about numbers for the party | do not know the final number of birthday guests | how many kids should i book the party for
    | the guest list is not final | people cancel on birthdays all the time | some kids may not show up to the party
    | what if fewer kids come to the birthday | parents have not rsvped | number of party guests is uncertain
    | can i tell you the number of kids later | half of the moms have not answered the invite | no rsvp from the parents
    | unsure how many will turn up to the birthday | maybe <n> maybe <n> kids will come to the party | i can not tell yet how many kids`,
};
