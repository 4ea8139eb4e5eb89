import type { Phrasings } from './phrasings.ts';

/** How parents, grandparents, teachers, scout leaders and children ask about a visit, the rooms and what a body needs. */
export const familyPeople: Phrasings = {
  'faq/how-to-book': `my wife usually does the reserving and she is in hospital so walk a clueless dad through it | teacher here and our school blocks your booking page so how else can i reserve
    | i have a baby on one arm and a phone in the other so what is the quickest way to grab a game | i am twelve and want to set this up for my family so what would my dad have to press
    | how does a troop leader put in for a slot without paying out of her own pocket first | do i need to make some kind of profile or login before i reserve for the kids
    | can you just put us down for <day> and i will sort the rest with my husband | i only get my kids every other weekend so show me how to nail down a slot | and how would i reserve it then
    | first time doing this as a single dad so where do i even start to reserve | grandson says everything is on the website but where is the button dear
    | can granny ring up and reserve instead of tapping around on that screen | do i choose the room before or after the day when i reserve for my cubs
    | i got the date from my ex in writing now what do i do to secure it | grandkids arrive friday so tell an old man how to get us a spot
    | my teen wants to reserve with my card so talk her through it`,
  availability: `kids have a half day on <day> so what starts do you have after lunch | how late is the final start on <day> because teens do not wake up until noon | <n> kids <day> <time> any room
    | school lets out <time> so what is the earliest game we could make on <day> | do you have a slot before dinner because my toddler melts down by <time> | got anything <day> after school
    | is there anything free over thanksgiving when all the cousins are in | homeschool here so weekdays suit us and what hours could we get | anything left over spring break for a mom and her lot
    | baby naps till <time> so is there a start after that on <day> | what is still open on the <day> my ex drops them off | is there space for a brownie pack on <day> evening | same time but <day>
    | any gap on <day> between ballet and bedtime | any morning ones for little kids on <day> | is president day weekend all gone already | whats free fri nite for teens
    | next open one for a family`,
  'faq/same-day': `it is a snow day and they are bouncing off the sofa so could we head over <day> | the zoo is shut and we are downtown with <n> cousins so do you take people off the street
    | soccer got rained off and i have <n> muddy kids in the van so any chance right now | my weekend with my son and the museum bored him so are you free <day> this minute
    | i have the grandkids dumped on me <day> with no plan so can we just turn up | movie was sold out and the kids are crying so could you squeeze us in <day>
    | daddy said maybe <day> if there is room can we come in like an hour | do we have to plan like grown ups or can we just show up | kid just aced her exam and i want to reward her <day>
    | mom forgot to reserve so can we still go <day> | can scouts appear at the door after our parade`,
  hours: `are you up and running on <day> when the schools are closed | what are your times for <day> because i have court in the morning with my ex | what time can we roll up on a school night
    | do you go later than nine on <day> because the big kids have practice | when do you turn the lights on <day> because the twins are up at six | is anyone there at <time> on a tuesday
    | our family goes to mass till noon on <day> so when do you unlock | is there life at your place on a monday when museums are closed | are you open the friday after thanksgiving for cousins
    | when do you stop for the night because my shift ends at <time> | is <day> too late to bring little ones or do you shut early | what days are you dark so i can plan around my custody week
    | are weekday mornings a thing for homeschool families | until what hour can teens hang out at yours on <day> | do you open before the kids come home on a weekday | and on a school holiday
    | are you shut on martin luther king day | what time do u close cuz curfew | you open on <day> for families | are you around on mothers day | r u open during winter recess | mon hrs for kids`,
  price: `widower with <n> kids so what am i looking at all in | what is the damage for our family of <n> before i promise anything | if i bring my <n> grandchildren what will be left of my pension
    | i got <money> from my grandma is that enough for me and a friend | what would it cost for a family like ours of <n> people please | me my mum my nan and my <n> brothers so how much altogether
    | on a teachers paycheck what is a class of <n> going to run me | my aunt is treating so she asks for a ballpark for <n> of us | does my <age> pay full whack when she will only sit there
    | how much do they want for <n> hermanos and our abuela | tell my kid the number so he can count his piggy bank | what would <n> cub scouts and <n> leaders come to | me plus my son total
    | is the companion of a wheelchair user charged too | how much pocket money do i need to save up to go | how much is it for a mom and <n> kids on a <day> | whats the price my dad wants to know
    | does a carer ride free with my disabled brother | does it cost more on <day> than after school | is a kid ticket less than a grown up ticket | is it the same for a small child as for me
    | what is the fee per child and per teacher | do little ones pay the same as dad | quanto for two children and papa | <n> of us <age> and up how much | how much 4 kids | teen price | kids cost`,
  included: `for that money do the kids walk away with a picture or is it extra | once i have paid for the family are there more things to fork out for inside
    | are tips from the game person free or do i pay each time the kids ask | is the souvenir snap in the ticket or does nan pay on top | is somebody looking after us part of what a family pays
    | what do <n> tickets get my family apart from the hour | does the ticket cover a hello talk for nervous kids | will my boys nag me to buy add ons in there`,
  tax: `the total went up when i clicked through for the family so is that tax | is the figure on your page what leaves my account or is there tax to come | is there tax on the kids as well
    | do i tell my co op moms the number with or without tax | our school is exempt so do you still put sales tax on | the pta treasurer wants the sum with tax in it`,
  payment: `can my daughter pay with the debit card i gave her | do i have to put the whole sum down now or a bit to hold it for the family | is apple pay good because my mom put my allowance there
    | do you take cash because my scouts bring envelopes with bills | can i pay when we get there because my pay comes on friday | can grandpa settle up at the counter with real money
    | does the troop card go through or only personal ones | is it alright if each mom pays for her own kid | could my ex and i each put in half of it | can the pta pay you by bank transfer
    | would a school check work`,
  'promo-codes': `anything off for homeschool families on quiet weekdays | military dad home on leave so is there a discount for us | any teacher discount because we spend our own cash
    | got a mommy blog code but it said no so is it dead | the code my aunt texted me bounces at checkout | do seniors and grandkids get a deal together | do big families catch a break on the price
    | student code for a high schooler with an id | do single parents get anything knocked off | my mom clips coupons so do you have one | is there money off for foster families
    | any twofer on a slow tuesday for dads | does a scout troop get a group deal | do disabled kids get a reduced rate | is kids go free a thing with you | is there a sibling discount`,
  'weekend-minimum': `just me and my daughter on <day> since that is our only day together | i have my boy every other <day> and it is only us so must i rent a cousin | just dad and kid <day>
    | are my twins and i enough for <day> or do you want more bodies | big brother little sister outing on <day> only the <n> of them | i mentor a kid on weekends and it is just us so could we
    | mom and i want a girls day on <day> but we are just <n> | us <n> sisters on <day> and nobody else wants to come | does my baby count as the third so we can play <day> | two on a <day> or not
    | a dad and his son on <day> why is that not allowed | does an infant in a sling make us <n> on <day> | do sundays need more than a parent and a kid | grandma and me alone on <day> yes or no
    | and on a <day> with just my son | only my sister and i on <day> | me n my mom <day> ok`,
  capacity: `would our whole brood of <n> fit in <room> | mom dad <n> kids and both grannies is that too many for <room> | i have <n> nieces and nephews and they all want the same room
    | could all <n> of my youth group kids squash into one room | does a baby in arms count toward the number in <room> | is the <room> too tight for a blended family of <n> | <n> cousins same room
    | what is the limit in the prison for a cousins day | can a family of <n> stay as one in <room> | how many cubs can you cram into <room> | how many of my friends can come in
    | same for the prison one how many | is <n> too many for the prison | and how many in the other one | max kids in one room`,
  'large-group': `i am the room parent for <n> fourth graders so how do you deal with that many | every july <n> cousins descend on me so could you keep the lot busy
    | our homeschool co op is about <n> kids of every age and their moms | a field trip of <n> and <n> chaperones is that doable on a weekday | two scout dens together make <n> and they all want in
    | my quince court is <n> teens and we want to do it before the dance | our family reunion shirt order says <n> so can you swallow us all | sunday school wants to come with <n> plus helpers
    | i coach <n> little leaguers and want an end of season outing | foster agency outing for <n> youngsters and their carers | summer camp with <n> campers on a rainy day plan
    | orchestra of <n> kids passing through with a bus | grade <n> graduation treat for the whole class`,
  'headcount-change': `my stepson is coming after all so can i slip him in | her dad decided to come along and i could scream but can you add him | a kid in my class moved away so we are fewer now
    | our exchange student would love to join us so how do i put her on | my sons friend begs to come with us so may i bump it up by <n> | au pair is tagging along so where do i put in another head
    | ear infection took out the youngest so we are <n> not <n> | <n> more scouts handed their slips in late so can we grow | can i tell you the final number of kids the night before
    | nana broke her hip so she is out can i drop her ticket | grounded my teen so there will be a hole in our group | half my den has strep so can the count shrink`,
  'faq/private-games': `will my autistic boy have to be with people he does not know | i foster and can not have the child photographed or near unknown folks so is it closed to others
    | my daughter is shy and freezes with outsiders so are we by ourselves | grandma is deaf and gets flustered by strangers so is it just ours | is it only our pack in there or random kids as well
    | if we are a tiny family do you fill the rest with others | will some loud bachelors be thrown in with my <age> | i do not want strange men in a room with my girls
    | do homeschoolers get mixed with the public | will my scouts have the room to themselves | can another family get shoved in with us | just my people inside right`,
  cancel: `stomach bug is ripping through the house and i want out | my ex will not let me have them on <day> after all so can i get out of it | church moved the baptism onto our game so i need out
    | my husband walked out and i can not face it so undo our game please | my kids are grounded for a month so undo the whole thing please | can a troop drop out without losing dues money
    | grandpa passed and we can not come so please can you cancel us | the school pulled permission for our trip so what do we lose | when is my last chance to pull the plug on the troop outing
    | up to what point do i get all the money back for the family | mom says no now so how do i undo it before i get in trouble | little league playoffs clash with it so i have to scratch
    | babysitter quit so we are not coming how do i call it off | tournament ran into the final so i need to drop our slot | custody switched and i need to scrap our game
    | we bit off too much this month so let us off | deployed early and the family night is off | grounded so mom says take us off`,
  reschedule: `the recital got shifted on us so could we slide to <day> | my custody hearing falls on it so can we play later in the month | is it a drama to push it back a week because of tonsils
    | my in laws changed their flight so could the game move to <day> | my son got invited to a birthday the same hour so can we switch | can i bump us from <time> to later so the nap is done
    | field trip forms are late so i need a later date for the class | swim meet got put on our day so can we hop to another | would you let us trade our morning for an afternoon
    | can we swap the <day> for the weekend after finals | braces appointment the same hour so move us please | my custody week flipped so can our game flip too | and if i want <day> instead
    | dad has to work a double so another day please | may i shift my troop to another evening`,
  sick: `my <age> spiked a temperature at midnight and we are due at yours <day> | lice letter came home from school and i feel i should not bring them | strep test was positive an hour ago
    | our boy was up all night throwing up and we are meant to play <day> | daycare just rang that she is running hot so about our <day> game | kid with cancer had a bad week so we can not make it
    | tummy ache or faking i can not tell but we will not make it <day> | croup again and she barks like a seal so what about our game | grandma caught something at the home and is too weak to come
    | my daughter got a concussion at cheer and the doctor says no | norovirus at the scout camp and half the patrol is down | oxygen levels are bad <day> so my mother can not go out
    | my in laws tested positive and we were all together | hand foot and mouth just hit so is our money toast | chickenpox has landed so what happens to our spot
    | pinkeye in the house what do we do about <day> | appendix burst last night and he is in surgery | the whole class is out with the flu`,
  'no-show': `nobody woke me from my nap with the baby and we missed our game | our bus driver went to the wrong street and the class never made it
    | i had the wrong month in the calendar and my scouts stood at home | we simply did not appear because of a meltdown in the car | i mixed up the weekends with my ex and we never came
    | dad fell asleep and now it is an hour past our start | what happens when a family does not turn up at all | the kids and i just forgot about it so is it gone`,
  'page/legal/cancellation/if-we-have-to-cancel': `if school is closed for ice are you closed also | your staff rang to say the room is broken and i have <n> kids in tears
    | the power went off when my kids were in there what do we get | if you are the ones pulling out what does a family get back | blizzard is coming for our den outing and will you shut
    | does a storm mean you refund my class`,
  'arrive-early': `getting <n> kids into shoes takes a week so what hour must we be there | my autistic son needs time to settle so how early may we be there
    | we have a car seat circus so is turning up right at the start ok | my scouts are always too soon so is half an hour early alright | how much of a head start for potty breaks before the game
    | should grandma leave the house an hour ahead or is that silly | when do you want the class lined up at your door | is five minutes before enough with toddlers
    | how long before should i drop my teens off | when would you have us on the doorstep`,
  'faq/late-arrival': `somebody threw up in the car and we are pulling over | paratransit van is behind schedule so what about my sister in her chair | one kid still is not dressed so are we doomed
    | blowout diaper in the parking garage so we need ten more minutes | my ex is late with the drop off so we will miss the beginning | grandpas knees are slow and we will not make it on the dot
    | accessible taxi never came and we are waiting on another | my teen overslept so we roll in around <time> instead | we can not find a shoe and it starts in ten minutes
    | the bus with my class is stuck on the bridge | practice ran over and we are sprinting | does dawdling eat into the kids game`,
  'page/legal/lateness/intro': `the kids only had half their hour because of my ex and you charged it all | if potty trouble eats half the game do i pay half
    | our scouts got a stub of a game for the full amount since the van broke down | i pay for sixty minutes for my girls but got forty because we were slow`,
  'faq/waiver': `i am the nanny so am i good to put my name on the paper | does the aunt who takes them count for the permission slip or must it be my brother
    | teacher of <n> here so can the school permission slip replace your paper | older sister is nineteen can she put her name down for the little ones
    | grandparents raising grandkids with guardianship papers do we sign | does my grown son with down syndrome sign or do i as his guardian | scout forms are on file with me so do i need yours too
    | i take my neighbors girl along and what does her family fill in | my ex and i share custody so is one of us enough on the form | what does a parent have to agree to before my kid can go in
    | i am seventeen and my mom is not coming so who fills it in | do you need permission from my mom if i come with friends | foster mother here so may i sign or does the caseworker
    | mom is deployed so who does the signature for the kid | is there a printout to send home in backpacks`,
  'page/birthday-parties/waiver/the-link-comes-with-your': `how do i get the permission thing to <n> party families without chasing them | is the form for the party guests something i forward
    | grandma runs the party so who gets the link for the little guests parents | i want to stick the signature link in the class chat for my sons party`,
  'page/birthday-parties/waiver/intro': `carpool mom asks if i can sign for her twins at the party | her best friends mom is at work during the party so may i sign
    | i am the godmother hosting and have <n> kids not mine at the birthday so whose signature | parents of a party guest do not read english so can i fill the form in for them`,
  'faq/bags-and-restroom': `we come with a diaper bag the size of a pony where does it go | my daughter has crohns so may she run out to the ladies any time | is there a boys room before we start
    | is there a spot for <n> schoolbags while the class plays | will my keys and inhaler have to stay in the hallway | my <age> just got potty trained so is a potty close
    | where can i hang a dance costume bag while we play | where do snow boots and mittens go for a whole den | my dad has a bladder issue so how far is the john
    | is there a peg for grandmas coat and her bag | where do <n> scouts put their wet jackets | nowhere to dump our swim bags or is there | can a kid dash out to pee in the middle`,
  'faq/lost-property': `bunny the stuffed rabbit did not come home with us and bedtime is a nightmare | our youngest has only got one mitten and thinks you have the other
    | hearing aid fell out during the game and it costs a fortune | permanent retainer case purple with a sticker lost on <day> | my son left his retainer on your table wrapped in a napkin
    | my kids water bottle with dinosaurs is gone did you see it | i believe the epipen pouch slid under your bench on <day> | a scout neckerchief went missing on our night at yours
    | one of my pupils is missing a lunchbox since the trip | i left my hoodie in there and my mom will kill me | fidget cube gone since <day> did it turn up
    | her special blanket might be at your place | grandmas reading glasses stayed behind`,
  'faq/phones-and-photos': `can i record her face when the last lock pops | diabetic daughter has her glucose on the phone so can we look at it inside | can our communication tablet come in with us
    | can we do a video call with daddy overseas during the game | do teenagers have to hand their phones in please say yes | grandma wants snaps of the kids in action so may she
    | may i keep my cell on because the sitter might ring | the twins would die without tiktok so can they film | my son uses a phone app to talk so can it stay out | can i bring my ipad in
    | am i allowed to shoot a reel of my kids in there | could i get pictures for our class yearbook | the babysitter may text so is it ok to peek | mom wants pics for the scrapbook`,
  'faq/food-and-alcohol': `can my toddler have her crackers during the game | i pack carrot sticks for everything so may we munch in the waiting bit | thermos of tea for grandpa is that ok in there
    | uncle dave shows up with a flask at every family thing so what then | low blood sugar boy needs juice at hand so is that a problem | where may we eat our packed lunch before the class goes in
    | dad had a couple at the barbecue can he still go in | may my scouts eat their sandwiches at yours | do you sell slushies or anything for kids | are breast milk bottles fine in the lobby
    | chewing gum in the room yes or no | can teens carry their frappes in | is a sippy cup alright inside | can we bring capri suns`,
  'faq/nearby': `where do i feed <n> starving boys afterwards | what else can we do with the family in that part of town to fill the afternoon | grandma will want a sit down coffee somewhere after
    | is there somewhere with fries and space for a wheelchair near by after | we have an hour to kill with toddlers before it starts | dinner with picky eaters close to your door any ideas
    | cheap pizza for a pack of scouts around the corner | is there a place the kids can run around before | whats around for teens to hang out afterwards | kid friendly ice cream close to you`,
  'faq/parking': `where do i leave a minivan with <n> booster seats | wheelchair van with a side lift needs space so where do i park it | where do the drop off parents wait with the engine running
    | what does leaving the car cost around there for the afternoon | stroller and parking miles away is my nightmare so how close | is a twelve seater church van too tall for the garage
    | anywhere free for a broke single dad to leave the car | my mother can not walk far so where can the car go | how close can i get the car with a kid on crutches
    | meters on <day> with kids in the back any tips | can a school bus pull up and stand somewhere | is there a blue badge bay near your entrance | can my mother be let out right at your door
    | is there a drop off zone for a school van | coach with <n> pupils needs a spot`,
  'faq/transit': `i am fourteen and come on my own by bus so which stop | do the trains with an elevator get us near for my brother in his chair | taking my class on septa so where do we hop off
    | no car since the divorce so how do the kids and i get there | can grandma take the bus straight to you from south philly | which subway stop has the least walking for a tired <age>
    | whats the easiest way with a double stroller and no car | is it a long walk from the el with little legs | is there a bus from jersey my teen can take
    | how do us kids get there without a ride`,
  address: `my dad needs something to type in the car thing | whereabouts are you because the invitation only says south street | grandpa uses paper maps so spell the street and number
    | which part of the city would i drop my kids off in | what do i put on the permission slip as the place | i need your whereabouts for the field trip form | what zip do i put in for the carpool
    | tell the bus driver where to bring my class | is that downtown or out by the mall | mom said where is it`,
  'faq/where-is-the-door': `standing on the sidewalk with <n> kids and can not see you | my son in law swears there is no such number so what am i looking for | is there a sign a <age> could spot
    | the carpool dropped the girls and they can not find the way in | we are outside in the cold with a baby so where is the bell | is it the shop with the red awning or where do we ring
    | how do my parents recognize your entrance | which entrance do the drop off moms use`,
  neighborhood: `staying near the please touch museum with kids so how far are you | we do city hall in the morning with the class and then you so how long between
    | from our hotel in center city with <n> kids can we walk | how long from the franklin institute with little feet | how far is your place from love park with a stroller
    | is it walkable from the art museum for grandparents | how many minutes from the dinosaur museum at logan`,
  contact: `my grandma does not do computers so what number does she dial | do you answer on instagram because my teen only does that | give me a line to ring while i am driving carpool
    | can i message you somewhere about my sons needs | i want to phone about my daughter in a chair | where do i write to about a troop visit | is there an email for school bookings
    | whats the number so my mom can ring | how does my aunt reach you | your phone pls my dad asks`,
  person: `i would rather talk about my sons autism with somebody real | this is about a bullying thing at a party and i need a real person | could one of you ring me after bedtime about my troop
    | my grandson put me on this and i want a proper human being | please have somebody call the teacher back between classes | not a machine please i am <n> years old and need help
    | can i talk to the boss about what happened to my kid | can a mother please speak to another mother there | my mum wants to chat with an actual worker | get me someone on the phone i am crying`,
  rooms: `my kids want to know what worlds they can go into | my daughter is into detectives and my son into jails so what have you got | what adventures do you run because my scouts vote tonight
    | how many different games does a family get to choose from | list the games for a grandma who has to pick a present | what are all the themes so i can show my class a menu
    | do you have a christmas one for the little ones | anything with princesses or knights at yours | are there any girly ones or is it all crooks | which rooms can families go in these days
    | is there a pirate or space thing for kids | do you have something harry pottery | what rooms are there for us kids | what else besides the prison | list pls for the kids`,
  recommend: `i have a drama queen of <n> and a cautious <age> so where do we go | family with a nonverbal teen who loves to touch and sort things so which room | which is more fun for shy girls
    | my stepkids and i barely know each other so which room would bring us closer | my late wife did the planning so tell a dad which room suits <n> girls | which room gets teens off their screens
    | what would you do in my shoes with <n> kids who fight about everything | for a visually impaired gran and a chatty kid which of the rooms | what would you put a gifted but anxious child in
    | which suits a sensory seeker and which suits a sensory avoider | homeschool history unit is the victorians so which do you say | brownies of <age> with <n> leaders which way do you point us
    | i want my grandson to look up to me so which should i choose | our brood goes from pacifier to mustache so what do we take | the kids are <n> <n> and <n> so what works for all of them
    | my mom is picking so tell her which is best for <age> boys | grandpa in a chair and <n> wild boys so which room for us | best pick for a family on its first try with a <age>
    | whats the coolest for a bunch of eighth graders | which for a grandmother and her <n> grandsons | which would a cool aunt take her nieces to | tired single mother says pick for me
    | we are <n> bored teens just tell us`,
  'room-about': `my son wants a teaser for <room> so what is he going to be | what happens in <room> without giving the ending to the kids | what are we supposed to be doing in <room> says my teen
    | my teacher brain asks what the background of <room> is | give me the plot of <room> for our troop newsletter | what do i tell my scouts the mission in <room> is | is there treasure in <room>
    | is <room> like the movie or something you made up | who is the bad guy in <room> asks my <age> | are we detectives or robbers in <room> | explain <room> in kid words please
    | whats the vibe of <room> for teens | and what about <room> then`,
  compare: `for a mixed bag of cousins what does <room> do better than <room> | which is the louder and which is the calmer for my autistic daughter | <room> or <room> with a <age> who reads slowly
    | my kids are split between <room> and <room> so what is different | what changes for a kid between the london thing and the cells | is one more hands on than the other for boys who fidget
    | put both side by side for a scout leader in a hurry | for grandparents how do <room> and <room> stack up`,
  hardest: `my math olympiad girls sneer at puzzles so what will stump them | my teens found the last place babyish so give us something brutal | gifted program field trip so which would beat them
    | my know it all <age> needs a slice of humble pie so which room | dad says he can do anything so what is the meanest puzzle room | which room will finally shut my brainy cousin up
    | we homeschool and do logic for breakfast so which is the beast | robotics kids want the killer level | which makes parents cry more`,
  easiest: `my slow learner deserves a win so what is the gentlest set of puzzles | after a bad report card my son needs to succeed at something so which room is doable | is there a baby level
    | which has the simplest puzzles for kids with learning differences | which is the least brain hurting for a family of beginners | grandma and a <age> on a team so give us the kindest
    | the little cubs get upset fast so which is simplest | i want the kids to get out so which has better odds | which would second graders manage`,
  difficulty: `my daughter has dyscalculia so will there be sums in <room> | can kids of <age> really solve anything in <room> or will the adults do it all | is it grade <n> stuff or college stuff
    | does <room> need reading because mine is still on picture books | is the reading level in <room> okay for a third grader | my son has adhd so is it a lot of sitting and thinking
    | could special ed students get anywhere with <room> | how tough is <room> for a dad and <n> little girls | are the riddles above the head of a fifth grader | will my teens yawn at <room>
    | how taxing is <room> on an old brain like mine | does medium mean medium for adults or for kids | do you need to be clever at school for <room> | will my honor roll kids be challenged enough`,
  played: `my boys already did <room> on their dads weekend so would it be dull with me | we took the twins last year and they remember everything they touch so has it changed
    | the whole den went in spring so can we go again with a new lot | i chaperoned my other kid so does that spoil it for this one | we have done the prison one so what is left for our family
    | i did <room> with my class and now i want to take my mom | same room again with my little brother or is that lame | two of the cousins have been in <room> and will blab
    | can i go again with my niece and keep my lips zipped | my sister told her kids all the answers to <room>`,
  'room/jack-the-ripper/do-we-need-to-know-the-real-case': `my <age> has never heard of that murderer so is he at a loss | should i tell my teens about the true crimes before we go to <room>
    | is it the real story or is it made up for the game asks my mom | will my son who devours true crime books have spoiled it | i teach the victorians so is <room> historically true
    | do the kids need to read up on whitechapel`,
  'room/jack-the-ripper/is-it-too-dark-to-read': `my dyslexic teen struggles to read in poor light so how dim is <room> | can gran with her cataracts make out the papers in <room>
    | is <room> lit well enough for a <age> to read | do we need a torch for the kids in <room> | should i bring my good glasses for <room> | will i squint the whole hour in <room>`,
  'room/thai-prison/do-we-need-to-read-thai': `the kids are scared there is foreign writing in <room> | my daughter is learning thai at home so can she show off in <room>
    | will my boy who barely reads english face thai letters | do we get stuck if nobody knows the alphabet in <room> | are there squiggly foreign letters to decode in <room>`,
  'room/thai-prison/are-we-really-locked-in-the-cells': `my <age> heard about the cells and now thinks he is going to jail for real | is the gate held by a key or can anyone push it open in <room>
    | foster child with a past in detention so can the cells stay open | are the cell doors properly shut when my kids are in there | my grandson panics behind bars so do the gates stay shut
    | can a child open the bars by herself in <room> | what if my toddler clangs the gate closed`,
  split: `my twins have never been apart so must they go in separate cells | my brother is deaf and needs to see me sign so can we be in the same cell | how do i divide <n> scouts between the cells
    | can i keep my autistic son beside me when the team is divided | is it okay if both little ones are with me in the same cell | who goes where when there is only one parent and <n> kids
    | may two sisters hold hands across the bars at the start | my daughter clings to me so can we begin as one bunch | can we put boys in one cell and girls in the other
    | i do not want to be away from my mommy in the cell | can we swap sides halfway so the kids do not fight | could the teacher have half the class on each side
    | could grandma be with the small ones on one side | does my carer have to be in my cell`,
  retired: `my girls dressed up for alice and now it is gone is that true | is the tea party room coming back because my <age> is heartbroken | is there something like alice now for a small kid
    | the homeschool reading group finished alice so may we play it | granddaughter loved the mad hatter game so when did it go | we had planned her alice themed birthday around that room
    | my niece keeps asking for the white rabbit game | how come i can not pick alice for my daughter | can we still do the wonderland one with kids | where did the mushroom wood go my kid cried`,
  'faq/virtual-reality': `my son only talks about headsets so when do you have them | any word on when the vr place starts because his birthday is in spring | is the goggles game up and running yet
    | my nephew saw a sign that said not yet in your hallway | how do i sign my kids up early for the virtual thing | is it too soon to plan vr for my scouts | teens want to know if vr is open
    | whens vr dropping`,
  'vr-kids': `my girl wears thick glasses so would a headset fit over them | can second graders do the virtual thing when it comes | would the headset be okay for a kid with a shunt
    | will there be a cheaper headset ticket for kids | any age limit on the goggles for little heads | is my <age> too small for those goggles | what will the vr set a family back`,
  duration: `my <age> has the attention of a gnat so how long must he last | parking runs out after <n> hours with the class so is that sufficient | do the cells take as long as the detective room
    | how much of our afternoon does it take from coat hooks to goodbye | how long do i have to keep a toddler entertained in the lobby | my son tires after half an hour so how long is it in all
    | i promised the sitter two hours so is it done by then | is it a whole hour because my bladder is old | how long till i can get my teens back | how many class periods would it take
    | what length is the kids game really | is it quick or do we miss lunch | how long is the game for kids | is it longer for families | length with a <age> | how long 4 kids`,
  'finish-time': `if the kids go in at <time> when do i pull up to fetch them | visiting hours at the hospital end at <time> so would a <time> game be done | in at <time> out at what
    | the school bus comes back for us at <time> so is a <time> start okay | what time do i tell the other moms for pick up after a <time> game | starts <time> so when can grandpa collect us
    | can we make the <time> paratransit ride home if we start at <time> | my ex collects them at <time> so are we out if we begin at <time>
    | will my teen catch the <time> train if her game starts at <time> | bedtime is <time> so a start of <time> leaves us out when`,
  scary: `my foster girl has trauma and loud men frighten her so is anything like that in <room> | my son watched a horror clip and has not been right since so is <room> off limits
    | my daughter still sleeps with the hall light on so what about <room> | is <room> going to have my cubs in my bed at three in the morning | my teen wants to be terrified so does <room> deliver
    | my autistic son can not bear surprises so are there any in <room> | is anyone dressed up in there because masks set my girl off | what about the prison then is that frightening for a <age>
    | how upsetting is it for a boy who lost his mom to a crime | on a scale of bluey to stranger things where is <room> | will anybody jump out at my nan who has a weak ticker | is it like fnaf
    | my niece covers her eyes at cartoons so how is <room> | how creepy is <room> for a scaredy cat like my son | i am <n> and i do not like scary so which bits are | too scary for a <age> or nah
    | can we have it less spooky for the small cousins | my bestie cries at everything so is <room> bad | is the creepy stuff real people or only noises | is it boo scary or mystery scary for a kid
    | are there skeletons or spiders my sister asks | is it five nights scary or scooby doo scary | will there be nightmares and who gets them | will there be clowns because i can not
    | how brave must a <age> be for <room> | do the lights go off on my babies | is there a monster asks my <age> | do the kids see a body in <room> | and for little ones is it creepy
    | will i need my teddy after`,
  'faq/locked-in': `my <age> flips out when a door shuts so can we prop it open | the school safety form asks about exits so are pupils locked up | can i carry a screaming toddler out in the middle
    | if a child gets frightened does the whole family have to quit | how fast can you get a class of <n> out if the alarm rings | autistic meltdown mid game so can we leave and come back
    | i had a stroke and need to know i can get out quick | can we go out for a potty break and then carry on | is the door really shut tight or is that pretend | can i get out if i want my mommy
    | a kid in our troop bolts so what about the door | does my son with ptsd get a way out he can see | is my kid stuck in there if i am in the lobby | do you keep us prisoners for the full hour
    | what if granny needs air`,
  'faq/hints': `my <age> gives up with a wail so do you throw her a bone | my daughter stutters so how does she ask for a tip without speaking | does somebody rescue a dad with <n> confused girls
    | can the helper explain slower for my grandson with down syndrome | my class will be shouting for answers so is there a limit | will somebody nudge my scouts before they start a fight
    | can you give the kids loads of help and the teens none | will you help us if us kids are alone and have no idea | what if dad can not figure it out and pretends he can
    | is someone on our side when my daughters bicker | can the help come written for my deaf brother | can you tell my kids they are getting warm | does the voice help if my boy goes silent
    | how does a child who is stuck get a push | may little kids get clues in baby steps | how do kids call for help in there | how many lifelines do my kids get | do tips cost my cubs time`,
  fail: `my boy is a sore loser so what happens when time runs out | do we have to slink out with our tails between our legs in front of the kids | what if we dont make it
    | my daughter is a perfectionist and will fall apart if they lose | what do you do with <n> weeping cubs when the clock hits zero | does anyone make it seem like a win for a special needs kid
    | is there a second chance for a family that almost got there | if my troop does not crack it do they go home with nothing | will the kids ever see how it ends if they do not make it
    | do kids get the finale even when they run out of time`,
  'faq/first-time': `we have never taken the kids anywhere like this so what do i tell them | i read about it in a parenting mag and have not the faintest what it is
    | how do i prepare my autistic son for something he has never seen | we homeschool and never get out so is this hard to figure out | nanna thinks we are going to be tied up so how do i explain
    | will a total newbie scout troop make fools of themselves | is there some trick a family should know on its first go | never did it and the kids look to me like i should know
    | my little sister has no clue what an escape room is | do children get shown what to do before it starts | nervous first timer mom here with <n> kids | do i need skills because i only play uno
    | what even is it asks my dad who is <n>`,
  'faq/language': `abuela speaks only spanish but wants to be with us | my exchange student from japan is shy with english so will she cope | my in laws speak mandarin so is there help for them
    | we adopted our son from ukraine last year so his english is thin | our au pair knows kitchen english only so can she take part | my kids are in german immersion so can they whisper german
    | can my cousins from quebec chat in french in there | nonna from italy understand little little can play | how much english does a <age> immigrant kid need
    | my parents are from seoul and read slowly | we sign at home so is asl between us okay | do the clues come in spanish for my mami | esl class outing so would they follow`,
  ages: `is my kindergartner in or out | my granddaughter is finishing nursery school so would she be turned away | how many candles must a child have had on the cake to be let in | <age> ok
    | second grader and a high schooler is there something for both | homeschool kids from <n> to <n> all in one go is that alright | my mentee is in juvenile years around <age> so is he allowed
    | sister is in nursery and cries if left out so may she enter | toddler on my hip while the big ones play is that allowed | is it good for tiger cubs or only for the bigger scouts
    | my adult brother has the mind of a <age> so what counts | my father is <n> and would it be silly to bring him | what is the cut off at the top because nana is <n> | what grade is it good from
    | my daughter is <age> but tall so would she get in | elementary or middle school which is it made for | youngest is still in pull ups so can she join | from which birthday on are kids let in
    | the cousins range from diapers to dorm rooms | is there an upper limit for great grandpa | i turn <n> next week so do i get in | is <n> too young for the prison one | do you turn away infants
    | whats the smallest human you allow | is my <age> a baby in your eyes | can my lil bro come hes tiny | am i old enough if i am <n> | any age limit for granddad | what about a <age> then
    | are preschoolers a no | mi nina de <n> puede | how old u gotta be | and for my <age> | too young at <n>`,
  adults: `could my <age> and her friend go in by themselves while i nurse the baby | my nineteen year old will take the small ones so does she count as the grown up | can twelve year olds go alone
    | my disabled daughter is <n> but needs me beside her so is that allowed | my ex wants them in there alone at <age> and i say no so who is right | i am on crutches so can the kids go without me
    | is a college age cousin enough to mind <n> kids of <age> inside | i have <n> kids under ten and no partner so can i manage alone | can my teen babysitter go in as the responsible person
    | grandma can not go in so who watches the <n> grandkids inside | my sister is <n> and can drive so can she be our adult | me and my friends are <n> so can we go without a mom
    | can i sit it out while my <age> goes with his pals | do you need a teacher in each room with <n> pupils | how many dads do you want with <n> girls of <age> | is one leader enough for <n> cubs
    | does a troop of <age> need a leader in every room | can a bunch of middle schoolers be on their own | is my husband and me enough for <n> foster kids | is my mom forced to come in with me ugh
    | two moms for <n> first graders is that plenty | at what age can i drop them and go to target | is an aunt as good as a parent in the room | do babysitters of <age> count as grown ups
    | how many chaperones for a class of <n> | no parents allowed right pls say yes | must a caregiver buy in as a player | how many grown ups per kid | and if they are all <age>
    | do we need a mom with us | <n> kids <n> adult ok | can <age> go alone`,
  watch: `can i hang back with the baby and see the big kids on a screen | i just want to sit down for an hour while they are in there | my wife is too sick to play but wants to see the kids do it
    | does a grandmother who only sits and looks need a ticket | i would rather read my kindle out front while they go in | grandpa wants no part of it but would like to look on
    | can i be in there but not play because of my anxiety | can the carer stay outside and listen for my sister | can a mom peek at her teens through a camera
    | is there a spot for carpool parents to wait | is it boring to wait there with a toddler | could teachers observe without joining`,
  wear: `will her tutu survive or should she wear jeans | are costumes okay because my son is sherlock every day | can my girl keep her leg braces and big boots on | should the kids wear sneakers
    | is a hijab and long skirt a problem in there | do we get dirty because grandma wears white | what should the class put on for the trip | my kid lives in crocs so is that alright
    | are flip flops a bad idea for cousins | matching family tees or is it too hot | can the scouts come in full uniform`,
  leaderboard: `could a family ever get on that wall of names | what is the best time in <room> asks my competitive daughter | my uncle brags he is number one so is he on the list
    | my son wants to know the time he has to beat | where can my boys look up the top teams | who are the quickest kids so far | did any scout troop make the top | how fast was the winning family
    | can i show my class the ranking | whats the record`,
  'leaderboard-rules': `do kids teams count for the board or only adults | if my daughter asks for a tip does she lose her place on the board | what do my cubs have to do to get their name up there
    | does a time with <n> dads helping still count | could we be called the stinky socks on it | how do we get listed asks my <age>`,
  'page/legal/privacy/leaderboard': `my daughters first name is on your board and i want it taken down | do not put my foster kids names on the list please
    | can the troop number be removed from your board | is a child name ever shown on the ranking`,
  access: `my son uses a power chair and weighs a ton so do you have a way in | our daughter rides in an adaptive stroller so how do we get up to your floor | do the doors take a bariatric chair
    | our scout in a wheelchair must not be left in the lobby so tell me honestly | do i have to ring before so you put something over the steps for his chair
    | every place says accessible and then there is a curb so is yours really | is everything on the flat once we are in because he has cerebral palsy | special ed class with <n> chair users coming
    | we have a rollator and a stubborn grandma so how do we get inside | my boy just broke his leg skiing so can he hop in on crutches | how wide does it get at the narrowest for my brothers chair
    | my sisters chair is wide so would she get through everything | can he roll all the way through <room> with the rest of us | can my daughter in her gait trainer take part in <room>
    | would a big stroller for a disabled child fit in <room> | do you put something down for wheels or do we lift him | how many steps stand between my mother and your lobby
    | two chairs at the same time from our cp support group | is your place any good for our wheelchair dad | my wife has ms and uses a scooter on bad days | amputee grandpa so how do we get him in
    | could a kaye walker kid get around in <room> | is the ramp steep because i push him alone | and is the prison one alright for a chair`,
  crawling: `my mum with the new knee can not get on all fours so must she | is my son in his brace made to squeeze through anything in <room> | is there a tunnel because my <age> lives for tunnels
    | my pregnant daughter in law can not go on her hands and knees | do you have to climb in there because dad has a bad hip | any ladders or ducts for my scouts or against my scouts
    | big uncle would get stuck in a tube so is there one | do all the kids get a turn crawling in <room> | who does the crawl if we are all grandparents`,
};
