import type { Phrasings } from './phrasings.ts';

/** What parents and guests of birthday parties ask, sentence by sentence of the party page. */
export const partyOccasionSentences: Phrasings = {
  'birthday-price': `what would <n> second graders at your place run me | she wants her whole soccer team for her birthday and i have <money> to work with
    | give me the damage for a party of <n> | our budget for his ninth tops out at <money> does a package fit | which tier do we land in with <n> kids
    | what are the tiers for parties | is the small party under <money> | flat fee or per head for a kids party | how much does it jump from the small to the middle party
    | price if the entire class comes to his birthday | what did you say the biggest party goes for | is the party price before or after adding kids
    | me and nine of my friends for my thirteenth what is it | party rates please my husband handles the money
    | would a party for <n> come out cheaper than regular tickets | we are ten nine year olds and three moms what would a party cost
    | what is the sticker price on a birthday`,
  'page/birthday-parties/what-you-get/the-room-or-rooms-to': `would another family be mixed into her party | is it only our kids in the game at the party or others too
    | will some random kid from the street end up in the party team | do you pair two birthdays in one room | is the party group closed to outsiders
    | we booked for <n> but only six came so will you fill the gaps with other people at the party | are two parties ever thrown together
    | i do not want unknown adults in with the birthday kids`,
  'page/birthday-parties/what-you-get/a-host-from-hello-to': `who runs the show at the party | is an entertainer or leader with the kids the whole time
    | do i have to herd fifteen kids by myself at the party | will somebody keep the birthday kids in line | who jumps in when a party kid tears up over a puzzle
    | does the same person stay with the party until the goodbye | is a staffer assigned to our party | do you leave the party mom alone after check in
    | who talks the little guests through it at the party | is there one contact person during the birthday`,
  'page/birthday-parties/what-you-get/a-table-in-the-lobby': `where do we pile up the presents | is there a spot to sit down and open gifts at the birthday
    | do i need to bring a folding table for the gifts | is there a surface for the gift pile and the cake | where does the birthday spread go
    | is the table for our party in its own room or out front | can <n> kids get around the party table | do we get a place to hang out for the cake part`,
  'page/birthday-parties/what-you-get/a-photo-of-each-team': `do we get a group shot of the party kids to send to the grandmas | who receives the pictures of the birthday
    | will the party picture land on your instagram | one picture per team or just one for the entire party | is the birthday snapshot only for us
    | can other parents ask you for the party picture`,
  'page/birthday-parties/what-you-get/the-birthday-person-gets-the': `does she get any special treatment as the birthday girl
    | what makes the birthday kid stand out from the guests | is the first key thing real or just a toy | what is the birthday boys special job
    | does the birthday child get to open something first | do you single out the guest of honor somehow | who of the party gets to hold the first key`,
  'birthday-included': `what all is covered so i do not double buy for the party | break down what the <money> party buys
    | is the picture part of the party deal or on top | do i have to tip in extra for a host at the party | what am i paying for with the middle party
    | before i hit book what exactly comes with the birthday | the package says <n> players but what else is in it`,
  'birthday-split': `will <n> kids all be in one room or broken up | how are <n> eleven year olds shared between the rooms at a party
    | do all the birthday kids start at the same moment | can the twins and their two sets of friends play side by side in two rooms
    | what does the half that waits do while the others play at the party | how would <n> kids be organized for a party
    | what if we are more than one room holds for her birthday | boys versus girls in two rooms for the party | who decides which guest goes to which room at the party`,
  'page/birthday-parties/how-it-splits/the-small-party': `does a party of eight stay in one room together | for the small package do all kids play the same game
    | small party setup | we are seven for his birthday so is it one room | could a ninth squeeze into the room of the small party
    | is the smallest party all together or divided`,
  'page/birthday-parties/how-it-splits/the-middle-party': `how does the sixteen player party play out | two teams two rooms same start is that how the medium one goes
    | medium party setup | the guests are too young for <room> so how does the middle package work then | can besties be kept together with the sixteen package
    | with sixteen little ones and only one tame room how would you do it | do both teams of the middle party start at once`,
  'page/birthday-parties/how-it-splits/the-big-party': `how does it go with twenty four at a birthday | what are the waves you mention for big parties
    | half eats while half plays is that the plan for the big birthday | how long do i block out for the biggest party | largest party setup
    | does the party with two waves need double the time | what do the other twelve do meanwhile at the big birthday`,
  'birthday-time': `could we have the place on a weekday morning when school is out for her birthday | is <day> after church doable for a party
    | we need it wrapped up before nap time so can a party go at <time> | spring break tuesday at <time> for a party
    | homeschoolers here could the party be at <time> on <day> | <day> evening slot for a birthday or is that out | can a party start before you open to the public
    | is a mid afternoon party on <day> off the table | which part of <day> is open for parties
    | his party has to be over before the hockey game so how early can it start | no parties on <day> afternoons why not | can we do <day> at <time> for ten kids and cake
    | party windows | can a weekday party be done before the evening guests show up | do parties run outside your normal opening times
    | you open at four but could her party be at noon on a school holiday | will it be crowded with grown ups during a weekday party
    | do you unlock early for a birthday on a weekday`,
  'birthday-lead': `i totally blanked on my sons birthday and it is <day> | is it cutting it close to want a party on <day>
    | do you need three days for a party or is less ok | her other venue canceled on us and the party is in two days | how much warning do you want for a birthday
    | can the party be thrown together by <day> | is <n> hours the real cutoff for parties | do i have to hurry for a saturday morning party in spring
    | deadline to arrange the party`,
  'birthday-book': `what do i click to get the party package | should i pick the date or the cake first | do i reserve the party through the site or by ringing you
    | which button is for parties | can i put down the party date now and the names later | do saturday mornings go fast for birthdays
    | how soon are saturday mornings gone for parties | where on the site do i lock down her day`,
  'page/birthday-parties/when/arrive': `what time should i put on the invite if the party is at <time> | do all the birthday guests need to come ahead of time
    | one car of party kids is always behind schedule so what then | when do the birthday guests get to your door | some of the party will straggle in
    | how long before the party should we show`,
  'birthday-schedule': `from hello to last slice of cake how long is it | how many hours should the invitation say for the party
    | when do i tell the parents to collect them after the party | does an hour and a half cover the party | is there time after the game for singing
    | what happens first second and third at the birthday | run of show for her party | do we eat before or after they play at the birthday
    | how is the party paced for squirmy kids | party length | is the cake on top of the ninety minutes`,
  'page/birthday-parties/when/change-your-mind': `if chicken pox hits can the party be moved | the birthday kid broke his arm so can we call the party off
    | until when may i back out of the party without losing the money | party and the weather looks bad can i still cancel it
    | she changed her mind about her party what do i lose | is the party money gone if we bail <n> days before`,
  'birthday-ages': `all the guests are in kindergarten would a party work | he is turning six and his friends can barely read | do you turn away four year olds at a party
    | a mix of five to ten year olds for a birthday good idea or chaos | her party guests range from seven to twelve | are seventh graders too cool for your party
    | who is the party meant for age wise | will you be straight with me about which room suits first graders at a birthday | sweet sixteen suitable`,
  'birthday-parents': `how many of us moms have to be inside with nine first graders | one adult per three kids at the party is that right
    | does the dad who goes in use up one of the eight places | do chaperones eat into the package
    | i have ten guests and one husband is that enough grown ups for the party | all of them are eight so how many helpers do i round up
    | could two aunts and an uncle cover nine kids at the party | is the ratio one to three at birthdays too | do i have to be in there or can i sit with the cake
    | will my tall brother count as a place in the party | do the grown ups in the room pay at the birthday | adults for a party of ten year olds
    | can the other moms just dump them and go | may the guests parents leave and return after the party | does any parent have to hang back at a teen party
    | drop and go okay for ten year olds at the birthday | must at least one of us be there the entire party
    | is uncle bob a player if he only helps the little ones at the party | are the grown ups inside counted in the number of party players
    | does the room cap include the adults at the birthday | if i go in with the party do i take a kids place`,
  'page/birthday-parties/ages/from-up-they-may-play': `hers are all thirteen so may we parents sit it out at the party
    | what do i do for an hour while the teens play at the party | do middle schoolers at the birthday need a mom inside
    | party of twelve year olds by themselves in the room | can i hear them from the lobby during the teen party | where does a dad sit while the teen guests play`,
  'page/birthday-parties/ages/thai-prison-is-our-usual': `which room do you usually give kids for a birthday | what do nine year olds play at parties most
    | where do you put little party guests | do the party kids get separated from the moms by bars | two cells and one mom how does that go at a birthday
    | is one adult enough for <room> with little party guests`,
  'page/birthday-parties/ages/jack-the-ripper-is-dark': `is the murderer theme ok for an eleven year olds party
    | fourteen year olds begging for <room> at the party is that fine | why do you not recommend <room> for kids birthdays | are teen parties allowed in <room>
    | his party crew loves horror and they are fifteen`,
  'page/birthday-parties/ages/nobody-is-locked-in-any': `can a party kid come out if she freaks | what if one birthday guest refuses to stay in the room
    | my nephew bolts from rooms so does someone watch the door at the party | does a frightened guest get stuck in there at the party
    | who looks after the one who walks out of the party game`,
  'page/birthday-parties/schedule/the-doors-open-for-you': `what happens when we walk in with the cake and twelve kids | should they pee before the party game
    | where do the party guests put their jackets and do you check the forms then | how early will you let us in to set up for the party
    | do you look at waivers when the party arrives | can i drop the cake off ahead of the guests`,
  'page/birthday-parties/schedule/briefing': `do the kids get told what they may pull on | who explains the rules to the party kids | do the party teams have names
    | can the birthday teams pick a silly name | are the children shown the way out before it starts at the party`,
  'page/birthday-parties/schedule/the-game': `what does the host do while the party kids play | what if one bossy kid drowns out the rest at the party
    | do you step in when the birthday team is stuck | how long are the party kids actually inside playing | will the shy guest be heard at the party`,
  'page/birthday-parties/schedule/the-last-lock-either-way': `will the kids be crushed if the party does not make it out
    | do the birthday kids get to see the ending anyway | what if they run out of time at her party | do you finish it with the kids if they fail
    | is there a sad end for party losers`,
  'page/birthday-parties/schedule/photo': `do you have silly signs for the party picture | props to hold up for the birthday photo
    | can we get one serious picture for grandma from the party | how many pictures at the party`,
  'page/birthday-parties/schedule/cake-song-presents': `when is it time to sing at the birthday | who sweeps up the wrapping paper
    | do we have to wipe down after the cake | do i have to clean before we leave the party | is opening presents squeezed in or is there time
    | does the second wave eat later than the first | how do cake and game fit together with two waves`,
  'birthday-food': `what can i bring for them to eat at the party | are juice boxes and chips ok on the birthday table | costco sheet cake and lemonade fine
    | do i bring my own knife to cut the cake | should i pack paper plates or do you have some | is there food in the package or is it on me
    | do you feed the kids at the party | can my mother cater empanadas for the birthday | party snacks | do forks come with it
    | where can ice pops go during the party game`,
  'page/birthday-parties/food/bring-your-own-cake-cupcakes': `who brings plates and forks for the birthday | do i need to supply the cutlery
    | is a fruit platter welcome at the party table | may grandma bake the cake | which drinks can the party bring | can it be a store bought cake`,
  'page/birthday-parties/food/candles-on-the-cake-are': `can she blow out nine candles | is an open flame allowed for the birthday song | sparklers on the cake yes or no
    | how long may the candles burn | fire rules with birthday cake`,
  'page/birthday-parties/food/pizza-can-be-delivered-to': `can the pizza guy come to your door at the party | i want dominos dropped off for the birthday
    | ten pies from lorenzos to your address for the party | who grabs the delivery while i am inside with the kids | is doordash to the birthday table alright
    | when do i tell you the pizza is coming`,
  'page/birthday-parties/food/food-and-drinks-stay-out': `may the kids carry cupcakes into the game at the party | can my son take his juice into the room at his party
    | is chewing on snacks inside the room banned at birthdays | sticky fingers and your props what is the policy at parties`,
  'page/birthday-parties/food/no-alcohol-and-no-confetti': `can the dads crack a beer at the birthday table | is prosecco for the moms ok during the party
    | can i throw confetti when she comes in | are glitter favors a problem | confetti cannon | confetti balloons to pop at the party | silly string and poppers allowed`,
  'page/birthday-parties/food/allergies-are-yours-to-manage': `one guest has a nut allergy how do you deal with it | is your party table peanut free
    | who watches out for a celiac guest at the birthday | anything with eggs in what the party kids get from you | i have an epipen kid coming to the party
    | dairy free guest at the birthday anything from your side | allergy policy for parties`,
  'page/birthday-parties/waiver/intro': `can i sign for all her friends at once | may i as the host mom put my name on the forms of the guests
    | who signs for the neighbors kid at the party | a guests parents are divorced which one signs for the party | is one waiver enough for the entire party
    | can the nanny sign for a party guest | grandma is bringing him so may she sign for the birthday | party guest shows without a signed form`,
  'page/birthday-parties/waiver/the-link-comes-with-your': `how do i get the forms to eighteen sets of parents | do i forward something with the invitation
    | should the waiver go out with the invites | can party parents fill it in on the phone at home | one kid must not be in pictures at the party
    | how do i tell you that a guest can not be photographed | is it quick for parents of party guests to fill in`,
  'page/birthday-parties/questions/what-if-one-of-the-guests-has-already-played-the-room': `his best friend did <room> last month and is invited to the party
    | two of her party guests know the answers already | can the expert guest help the host at the party | everyone coming to the birthday has been to all your rooms
    | should i ask around who played what before the party`,
  'page/birthday-parties/questions/how-do-i-know-how-many-guests-will-really-come': `half the class has not rsvped so which package
    | i never know who shows at kids parties | nobody answers invites anymore so what number do i book | i have six yes and nine maybe for the party
    | do i book for the maybes or only the yeses | what if less come to the party than i paid for | pay for no shows at the party`,
  'birthday-extra': `his cousins surprised us so we are eleven on an eight package | what does it add for two siblings
    | is the <money> per kid or for the bunch of up to four | could <n> more hop onto the small package | we went over by three party kids what now
    | is a tenth kid twenty five dollars | how many can be tacked on to a package | and two more kids | and for one more`,
  'birthday-adult': `my husband is turning forty and acts twelve | do thirty somethings do birthdays at your place | can we do my sixtieth with my bridge ladies
    | is a grown mans birthday weird with you | twenty first with no drinking is that a thing | is the package different when everyone is over thirty
    | my boss turns fifty and we want to surprise him | dirty thirty crew of eight | want to celebrate turning <n> with my college roommates | grown up bday packages
    | do adults pay another price for their birthday party`,
  scary: `one guest at the party is scared of everything | will any party kid have bad dreams afterwards | there is this one timid girl invited to the birthday
    | is the prison one gentle enough for a birthday | are parents mad afterwards because it was too creepy for the party`,
  access: `a boy in her class rolls and i want him at the party | can a kid with leg braces join the birthday | will the party be planned around a guest in a chair
    | the party guest with cp should not be left out | is the birthday doable for a friend on wheels`,
};
