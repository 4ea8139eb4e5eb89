import type { Phrasings } from './phrasings.ts';

/** How particular people ask about birthdays, dates and events of companies, in their own words. */
export const partyVoices: Phrasings = {
  'birthday-price': `my ex has the custody <day> and wants the cheapest birthday you do | how many dollars for my sons birthday with all his <n> friends from judo
    | my son wants lasers or locks for his <n> and i need to know what the locks cost | i have <n> first graders to entertain and a husband who says keep it under <money>
    | what is the sum for <n> tiny humans and cake time | between us moms we are chipping in so how much for the whole birthday of <n>
    | last year the trampoline place rinsed us so what do you ask for <n> kids | i promised her she could invite the entire class so what would that set me back
    | do i pay per head or is there <n> price for a birthday crew | we want to throw our twins a do with <n> mates so what packages have you got
    | if only <n> turn up for his birthday do i still pay for <n> | can you spell out the birthday options with numbers so i can show my ex | is the <money> for the little party or the big <n>
    | my grandson turns <n> and it is my treat so what would <n> boys come to | which of your birthday bundles covers <n> children and <n> dads
    | we are on a tight budget this year but she really wants her birthday at yours | how does the money work for kids birthdays with you
    | we are <n> with the birthday girl included so which size do i take | hello how much is a fiesta for <n> kids | is there something smaller than the <n> pack for a tiny birthday
    | do you have a deal for a joint birthday of <n> boys with <n> guests | in total with all the trimmings what is the birthday for <n>`,
  'birthday-extra': `the neighbors girl just assumes she is coming to the party so what would <n> more be | at what point does <n> more child bump me into the bigger party bundle
    | is the charge for additional kids at the party per child or for a little group | my daughter went and invited <n> more girls at school <day> so what do we owe for them
    | we have <n> for the party but the bundle stops short of that | his cousins are suddenly in town so can they be squeezed into the birthday
    | i miscounted and there is <n> kid too many for our party | what do you ask for a straggler or <n> above the birthday number
    | a mom just messaged that the little sister wants in on the party as well | is the <money> for <n> additional kid or a bunch of them
    | if a couple of neighbors kids tag along to the birthday do i pay more | how far over the party size may we go before you move us to the next <n>
    | can i tack on <n> more friends after i have paid for the birthday | the number for the party keeps creeping up so how do you charge the surplus`,
  'birthday-time': `what is the latest you will start a kids party on <day> | would early on <day> suit you for a birthday because the pool is <time>
    | grandparents fly out on <day> so could we do the party around <time> | my son has soccer until noon so can the party be in the afternoon on <day>
    | we were hoping for a party after school on <day> if you do those | your calendar shows nothing past lunch for parties on <day> so is that a mistake
    | is <day> at <time> a no go for a kids birthday | church finishes at <time> on <day> so could we have the party straight after
    | what windows do you have for childrens parties at the end of the week | can little kids have their party in the morning before you let the public in
    | could her sweet <n> be at night on <day> | are parties on a school night allowed or only at <day> | what time slots can i offer the other moms for the birthday on <day>
    | dad works until <time> so would a later party on <day> be possible | can you do <day> <time> for <n> excited birthday kids
    | they have a day off school on <day> so would you host a party then`,
  'birthday-lead': `we just moved here and my daughter needs a party by <day> so is that doable | i am a terrible father and the party is in <n> days so is there hope
    | the bouncy castle people just bailed on us for <day> so can you save the party | how early do other moms grab their party date with you
    | is a week of warning plenty for a birthday or am i late | i have only remembered now that she turns <n> on <day> so can you still host
    | what is the shortest notice you accept for a kids party | can we decide on <day> to have the party on <day> | our party date is still months away so is it silly to reserve it already
    | would you take pity on a mother who needs a party for <day> | do i have to fix the birthday weeks before or can i wait for the weather
    | does a birthday for this <day> still work or have i left it too long`,
  'birthday-included': `is there anything i still have to organize for the birthday or do you do it all | what do i get for my money at the birthday apart from the game itself
    | do i have to cart along balloons plates and games or is that all sorted for the party | my ex asks what exactly we are paying <money> for at this party
    | for a birthday do you just give us the room or is there more to it | which bits of the party do you take care of and which are on me
    | is there anything for the kids to take home after the party | what makes the birthday deal any better than buying tickets for <n>
    | will there be somebody and somewhere for the party or only the room | can you give me the rundown of what comes with a kids birthday
    | do the little guests get a goodie or a certificate at the birthday`,
  'birthday-food': `the kids will be starving after the party game so what can i lay out | his nan insists on bringing a pot of spaghetti to the party so yes or no
    | my mother bakes a <n> layer monster for every birthday so may it come along | can i set up a spread of sandwiches and grapes for the party | will i find a fridge for the ice cream cake
    | do i need to haul plates and napkins across town for the birthday | are you going to feed <n> hungry boys at the party or is that my job
    | is it alright to hang a paper garland and some balloons for her party | could we put out a candy table for the birthday
    | can i bring my own juice boxes or must i buy drinks from you at the party | do you have a knife to cut the cake with or shall i pack <n>
    | i have ordered <n> cupcakes so where do they go during the party | what is your policy on home made goodies at kids parties | would a cooler full of lemonade be ok for the birthday`,
  'page/birthday-parties/food/candles-on-the-cake-are': `he has been practicing blowing so may we light <n> little flames on the cake | is fire on a cake against your rules
    | can she make her wish and puff them out at yours | should i buy the fake led candles for the cake instead | my lighter and <n> candles are in the bag so is that alright`,
  'page/birthday-parties/food/pizza-can-be-delivered-to': `could <n> large pepperonis turn up at your place when the boys come out
    | i would get a takeaway brought over for the party so who opens to the rider | may the moms have pies dropped at your entrance at half past
    | does the pizza guy find you or do i have to wait on the sidewalk | is it ok if a courier brings the party food`,
  'page/birthday-parties/food/no-alcohol-and-no-confetti': `can us moms have a cheeky glass of prosecco while the kids play | my sister bought those popper tubes with paper bits for the birthday
    | are sparkly bits on the party table going to get me told off | the dads want to know if there is beer at the party | may i bring a pinata full of glitter to the birthday`,
  'page/birthday-parties/food/allergies-are-yours-to-manage': `<n> little guest swells up from peanuts so what should i watch for at the party
    | is anything with nuts or milk served by you at birthdays | his best friend is celiac so is the party food something i control
    | a mom is asking me about cross contamination at the party table | who is responsible if a child eats the wrong thing at the birthday`,
  'birthday-schedule': `i am making a little timetable for the other moms so what happens when at the party | run me through the party from the first doorbell to the last goodie bag
    | i need to print an end time on the invites for the birthday | when do i tell the other families to fetch their offspring from the party
    | do they eat the cake before or when they are finished at the party and how long is it all | my mother in law wants a program of the birthday afternoon
    | what will a bunch of <n> year olds be doing with you the whole time at the party | how many hours of peace do i get while the birthday is on
    | does everything at the party happen in <n> go or are there breaks | how does a typical kids celebration at your place unfold | roughly how long is the birthday with cake and all the rest
    | i am nervous about hosting so tell me how the party day goes`,
  'birthday-split': `do the rooms for the birthday run side by side or <n> after the other | our birthday bunch of <n> hates to be apart so could they all be in <n>
    | my daughter will cry if she is not in the same room as her best friend at the party | are all <n> going in as <n> big herd or do you break the party up
    | with <n> party guests is half the gang stuck waiting about | how do you deal with a party of <n> when a room only takes so many | can i decide who goes with whom at the birthday
    | would the boys and the girls at the party each get a room | do the birthday teams start at the same moment so it is fair
    | what do the second lot do while the first lot of the party is in there | is our party of <n> <n> bunch or <n> | i dread kids fighting over teams at the birthday so do you sort that`,
  'birthday-ages': `my girl is turning <n> but some of her guests are barely <n> so what room for the party | is it better to wait until he is <n> to have a birthday like this
    | they are all missing their front teeth at that age so is it too early for a birthday with you | my <age> thinks she is <n> so would a party there suit her
    | we have a birthday with <n> year olds and baby siblings so does that mix work | is a locks and clues party wasted on <age> kids | are <age> boys too rowdy or too old for your birthdays
    | what game do you put a flock of <age> birthday guests in | do you reckon <room> for a birthday of <age> is asking for trouble
    | my daughter wants <room> for her party but some friends are timid <age> | at what age do kids love a party like this the most | what is the youngest birthday child you have ever had`,
  'page/birthday-parties/ages/from-up-they-may-play': `while the big kids do their party game where shall i hang about
    | i would love an hour with a book during my teens birthday so is there a corner for me | can i listen in on them from outside while the party plays
    | do grown ups get a place to park themselves at a teenage party`,
  'page/birthday-parties/ages/nobody-is-locked-in-any': `<n> boy at the party is a runner so can he get out on his own | my best friends kid will sob if the door shuts at the birthday
    | what if a little guest changes her mind halfway through the party game | who catches the child that bolts out of the room at the party
    | a mother wants my word that her son is not locked up at this birthday`,
  'birthday-parents': `i have a newborn at home so could i leave the birthday for an hour | can the other moms just slow the car down and push them out at the party
    | it is my party and i will hide in the lobby so is that allowed or must i go in | how many big people do we need for <n> kids of <age> at a birthday
    | do i and my husband eat into the <n> places of the party | my friends want to dump their children at the birthday and vanish
    | if a parent helps out in the room do i have to buy another spot for the party | are <n> dads enough to go in with <n> boys at the birthday
    | at <age> do the birthday guests still need us in there | does at least one of us have to hang about for the party | who minds the gang if i fetch the cake from the car during the party
    | may a grandmother stand in for me at the birthday | the parents at school ask whether they are expected to stay for the party | do you want a chaperone per so many kids at birthdays`,
  'birthday-adult': `can you make a <n> year old accountant feel special on his birthday | all my friends are in their <n> and nobody wants a boring birthday dinner again
    | i am turning the big <n> and refuse to have a dinner so do you take old people | would you do a birthday for a bunch of <n> somethings who act like children
    | my fella hits <n> next month and loves puzzles | is it sad for a grown woman to have her birthday at yours | me and my uni mates want to mark my <n> with locks and then cocktails
    | my mother in law hates surprises but loves clues so how about you for her <n> birthday | our best friend turns <n> and we are kidnapping him so does that work for adults
    | do you do birthdays with no kids involved at all | we are <n> women celebrating a birthday and none of us is under <n> | can a bachelor of <n> get the party bundle too
    | my flatmate is turning <n> so we want something silly for adults`,
  'birthday-book': `ok you convinced me so where do i put my name down for the birthday | what is the next step to nail down the party on <day>
    | do i fill something in online or ring you for the birthday | i have the date and the kids and the credit card so how do i lock in the party | which button is for reserving a birthday
    | can you hold <day> for our party while i ask my wife | shall i mail you the details of the birthday or click through myself`,
  'page/birthday-parties/what-you-get/the-room-or-rooms-to': `i do not want somebody elses brats in my daughters birthday | will it be just our gang at the party or are there others in the room
    | last time another birthday crashed into ours so are we alone with you | does anyone outside my guest list get in with the birthday kids`,
  'page/birthday-parties/what-you-get/a-host-from-hello-to': `does someone patient take over the wild bunch at the party or is it all on me | who keeps <n> sugared up kids on track at the birthday
    | is there an entertainer or a staff person with us for the party | do i have to explain the game to the birthday kids myself | will a nice person of yours stick with the party until the end`,
  'page/birthday-parties/what-you-get/a-table-in-the-lobby': `where do i put the cake and the pile of gifts when we get to the birthday
    | is there a nook for the kids to sit and eat after their party game | do you have a back room where we can do the birthday cake | can we spread out on a table with our party stuff`,
  'page/birthday-parties/what-you-get/a-photo-of-each-team': `grandma in ohio wants pictures of the birthday so do you snap any
    | <n> dad does not want his girl online so what do you do with the party pictures | will there be a group shot of the birthday gang that we can keep
    | do the birthday snaps end up on your social media`,
  'page/birthday-parties/what-you-get/the-birthday-person-gets-the': `is there a little something that makes my daughter feel like the queen of the party
    | do you do anything cute for the one whose birthday it is | what is that key thing the birthday child is given | how do you spoil the guest of honor at a kids party`,
  'page/birthday-parties/schedule/cake-song-presents': `do i have to be on my knees scrubbing frosting off your floor when the party is over
    | may they tear open the gifts at your place or is there no time at the birthday | when in the party do we sing and slice | what about all the trash and wrapping after the birthday
    | is the cake moment before the game or when they come out`,
  'page/birthday-parties/schedule/the-last-lock-either-way': `he will throw a tantrum on his own birthday if they do not win | what do you do when a party of kids does not get out
    | i can not have <n> crying children at a birthday because they lost | does the birthday boy get to open the last thing no matter what`,
  'page/birthday-parties/schedule/briefing': `does someone tell the party kids what they may touch | can the birthday gang make up a silly name for themselves
    | who tells the little guests the story before they go in at the party`,
  'page/birthday-parties/when/arrive': `at what hour should the moms deliver the kids for the party | may i pop in half an hour before the party to lay the table
    | our party guests always come late so what happens then | how much before the birthday starts do you want everyone at the door`,
  'page/birthday-parties/when/change-your-mind': `my birthday boy just came out in spots so what about the party | her dad lost his job and we have to scrap the party
    | could the birthday hop to the following <day> without me losing the money | a snow day might kill the party so until when can i call it off
    | what if half the party guests get the flu and we want out`,
  'page/birthday-parties/waiver/intro': `can i scribble my name for all <n> friends of my son to save time at the party
    | the moms of the party kids will not be there so who puts the signature | must i chase every parent for a signed paper before the birthday`,
  'page/birthday-parties/questions/what-if-one-of-the-guests-has-already-played-the-room': `<n> of the girls at the party went with brownies and know the answers
    | my sons friend told everyone he has done it so will he wreck the birthday | what do i do with the one party guest who has been in there before`,
  'page/birthday-parties/questions/how-do-i-know-how-many-guests-will-really-come': `nobody in this class ever answers an invite so how do i guess the size of the party
    | it may be <n> or it may be <n> at the birthday and it drives me mad | half of the kids have hockey so i can not say who will make the party
    | do i have to give you a firm number for the birthday already | <n> families are still on the fence about the party`,
  'date-night': `my parents have been married <age> and need a new kind of evening | we have <n> hours of babysitter and do not want to waste it so is this fun for husband and wife
    | my girlfriend says i never plan anything so would this earn me points | it is our <age> thing and i am sick of candlelight and steak
    | my missus and i have not been out since the baby so is this any good for the <n> of us | would a woman who likes pottery and wine enjoy this as an evening with her fella
    | we are in a bit of a rut and want to laugh as a couple again | he planned the last anniversary so it is my turn to impress | would you say your place is a turn on or a relationship killer
    | looking for a cozy evening out for me and my man that is not a movie | my boyfriend never has ideas so i am planning something fun for us both
    | what might a pair of lovebirds get up to at your place | we are <n> dads with a rare night off from the kids | my husband and i get <n> evening out a month so sell me on it
    | is it sweet or stressful to do this with your other half | we just got married at city hall and want a fun thing to celebrate | is it a nice way to spend our anniversary`,
  'page/date-night/short-answers/can-two-people-win-it': `are there enough brains in a married couple to get to the end | we like doing things just us so can the pair of us pull it off
    | my man and i are both stubborn so will we manage it without anyone else | my wife is clever and i am decorative so could we pull it off as a couple
    | do <n> people even have enough hands to get through it | be honest how often do couples make it out with no one else helping | would we be out of our depth with only him and me
    | is it built so that a pair on their own can reach the end | are we setting ourselves up to fail going in as a twosome | can a couple of slow coaches still win when it is only the <n> of them
    | my partner and i want to win without dragging friends along so is that on`,
  'page/date-night/short-answers/which-nights': `i get off early on <day> so does that work for a romantic evening for <n> | which evenings of the week do you let lovebirds in by themselves
    | we like quiet so what is the calmest evening for a date | our anniversary lands on a <day> so could the <n> of us come for a date then | is there a certain <day> when you have date nights`,
  'page/date-night/short-answers/what-does-it-cost': `i am a broke student so what would a date there cost for her and me | what will i be down by after treating my girlfriend to this date
    | how much for me and my sweetheart for the date | is date night going to hurt my wallet`,
  'page/date-night/questions/its-a-first-date-is-this-too-much': `i am <n> and dating again so would this be a daft first meeting | is it smart to be stuck for an hour with a guy you met on an app
    | my online match suggested your place for our first meeting and i am unsure | we have been texting for <n> weeks and finally meet so is this a good place
    | i matched with a girl who likes true crime so should i bring her there to meet | would it be odd to be shut in with a guy i have only seen on my phone
    | my palms sweat on dates and i never know what to say so would this help on a first <n> | it is our second time out and i do not want to come on too strong
    | would you take somebody you hardly know to this | my friend set me up with her brother so is that a fun first meeting`,
  'page/date-night/questions/could-you-hide-a-ring-in-the-room': `my best friend plans to propose to his girl at yours so how can we arrange it
    | is it corny to get engaged in front of a padlock and would you help | my hands are shaking but i want to ask her to marry me behind your last door
    | i have grandmas diamond in my sock drawer and an idea involving your padlocks | would your people be in on it if i went down on <n> knee
    | can the final box hold something that sparkles for my boyfriend | he thinks it is a normal game but at the end i pop the question | could somebody of yours film her face when i propose
    | i need an accomplice for an engagement so can you be that | can you swap one of the props for a ring box`,
  'page/date-night/which-room': `which one let us us <n> stay close together | for a couple that likes mysteries and wine which would you book
    | my wife and i hate being apart so which game do we take | my wife loves downton abbey and i love action so which game for the <n> of us | which of your games makes a couple cuddle up
    | i want to be huddled next to her the whole time so which room is that | for a husband and wife who bicker which would be wiser | which of the <n> would be better with just him and me
    | where would you send newlyweds | our <age> anniversary and we can not choose between the <n> games`,
  'page/date-night/which-room/thai-prison': `would my husband and i be kept apart in <room> | i would like to hold her hand so do couples really begin in <n> cells
    | can the gate be left open for a couple who want to start side by side`,
  'date-evening': `what do couples usually do around there once their date at yours is over | should our candlelight supper be before or after the date with you
    | i want to book a table for after our date so how late would you make it | what should the rest of the evening look like once our date with you is over
    | do we eat first or after if it is our anniversary | can you map out the evening for a couple hour by hour | is there a cute spot for a drink when we come out of our date
    | how do i time the romantic dinner around the game | how long does the whole couple evening take from coat off to dessert`,
  'page/date-night/evening/minute-zero-play': `what do smart couples do differently in there | any advice so my partner and i do not waste the first <n> minutes
    | should the <n> of us search together or split up`,
  'page/date-night/evening/when-the-clock-stops-the-photo': `will somebody snap a picture of us lovebirds at the end | do we get a keepsake photo of our anniversary evening
    | do you show a couple what they overlooked when the time is up`,
  'page/date-night/questions/can-we-come-on-a-saturday-after-all': `our best friends are a couple too so could the <n> of us come on <day>
    | if i bring my brother and his wife can we have <day> after all | we only have <day> free so may we team up with another pair | me and my husband plus the neighbors on <day>`,
  corporate: `the new ceo wants us to bond and i thought of you | we would like to bring a bunch of volunteers as a thank you
    | my manager dumped the fun committee on me and i have no clue what to do with <n> of us | we are a dental practice and want to do something that is not bowling this year
    | our quarter was brutal and the sales folks deserve to blow off steam | would you take a bunch of civil servants on a jolly | i run a small bakery and want to treat my crew after the season
    | our legal and finance departments do not talk to each other so could a team event fix it | we have a new starter group every month and need an icebreaker for them
    | i am an ea looking to pencil in a morale thing for the leadership folks | could our hospital ward come to you for its end of year do
    | half my staff is remote and they are flying in for <n> day so what can we do with you | we are saying goodbye to a colleague of <age> and want a fun send off
    | the partners at our firm fancy something a bit different for the summer bash | our union chapter wants an evening that is not in a bar
    | i lead a research lab of <n> and we never do anything together | can a whole restaurant staff come on their free night | we have a delegation from head office to entertain on <day>
    | the pta and the teachers would like a staff social at your place | our agency wants something for a client night | bonding thingy for <n> developers who hate bonding thingies`,
  'corporate-price': `what will your offer for our department look like | how do you charge when an entire department of <n> shows up
    | i need a number by <day> or the cfo will cancel the whole thing | what would you bill for <n> of us from the office on a <day>
    | roughly what does it come to per nose if i bring the department | do nonprofits or schools get a friendlier rate for a staff do
    | our social budget is <money> so how many colleagues does that cover | does it get cheaper per employee the more of us come | can you put a figure on paper for my director
    | i have to compare <n> vendors so what are your charges for a group of <n> staff | is there a surcharge when you open specially for a firm
    | what is the all in figure for our team of <n> with everything | we are a startup with no money so what is the least we could pay for the team
    | could i get a rough estimate for <n> coworkers before the meeting`,
  'corporate-invoice': `our ngo needs a proper bill with our address on top | we are a university so it has to go through our purchasing people
    | our accounts people do not do credit cards so how else can a company settle up | i need something with vat or a tax number on it for our bookkeeper | finance says no po no party
    | can you send the bill straight to our head office | which forms do you want so procurement can add you to the system
    | my expense tool rejects anything without a proper bill so what do i get from you | we are a city agency and can only pay after the fact on paper
    | is it possible that my employer is billed and not me privately | do you have the tax paperwork ready for a new vendor | can we split the bill between <n> cost centers
    | the treasurer will only release funds against a document from you`,
  'corporate-daytime': `my staff all leave <time> so could you let the company in at <time> | my teachers are only free before the pupils come back at <time>
    | we finish <time> and everybody has kids so it must be during the day | would somebody unlock for us at <time> on a <day> if a whole office comes
    | our workshop ends at noon so can my colleagues come straight over after that | your site says you only start in the late afternoon but our team is free in the morning
    | the night shift nurses could only come at breakfast time | could we have the building to ourselves for the company on <day> | is it feasible for the firm to come before lunch on a work day
    | we would take over the whole place for an afternoon with the staff | can you stay on after closing for a restaurant crew that gets off late
    | boss wants it on the clock not in our free time so are daytime slots a thing`,
  'corporate-food': `is anything edible included for the staff or should they come fed | my colleagues get grumpy without lunch so what do you advise for the event
    | will there be anything to nibble on for my <n> hungry engineers | could you lay on sandwiches for our office crowd | which eateries near you seat <n> colleagues without a fuss
    | can our usual caterer drop off trays at your place for the team | i have vegans halal and <n> celiacs in the team so who handles lunch
    | where would the gang from work go for a pint and wings when it is over | is dinner part of the deal for the staff or do i arrange that separately
    | do you have a deal with a restaurant for company groups | can we have coffee and bagels when the team turns up in the morning`,
  'corporate-rounds': `how would you get <n> lawyers through it without everybody standing about | is it staggered if a firm of <n> turns up
    | <n> of us from the insurance office but only <n> rooms so explain | there are <n> of us at the company and i can not picture how that works with <n> rooms
    | do we all go in at the stroke of <n> or in batches | how do you shuffle <n> staff through without chaos | how would the evening be carved up for a department of <n>
    | our whole call center wants to come so do you run it in shifts | i have <n> folks from the plant and only <n> hours so how would you do that
    | what is the plan when there are more employees than places | could our <n> interns all get a turn in <n> afternoon | who is in first and who is in second when a big firm comes
    | how do large outfits normally do it with you`,
  'page/corporate-booking/rounds/you-send-the-list': `what do you want to know about my colleagues ahead of time | <n> of my people can not stand each other so can i tell you that beforehand
    | shall i send you a spreadsheet of everyone from the office | <n> guy needs a chair and <n> hates the dark so whom do i tell`,
  'page/corporate-booking/rounds/we-build-the-teams': `do you put the work teams together or must i play matchmaker | i want the interns mixed in with the seniors so will you do that
    | how many colleagues would be on each squad | can i keep the bosses all in <n> team`,
  'page/corporate-booking/rounds/first-round-plays': `what are my other <n> colleagues meant to do while the first batch is busy
    | nobody wants to twiddle their thumbs while the others from work play | where do the colleagues who go second hang out in the meantime`,
  'page/corporate-booking/rounds/swap': `when shall i tell the second batch of colleagues to turn up | how does the handover between the <n> batches from our office go`,
  'page/corporate-booking/rounds/results-all-together': `is there a little ceremony where you crown the best department | will somebody read out how every team from the company did
    | do the winners from work get a trophy or at least a cheer`,
  'page/corporate-booking/time/intro': `how long do i block everybody in outlook for the team thing
    | my people bill by the hour so how much time are they away from their desks | can i promise my director that the staff will be back in <n> hours
    | what is the time commitment for our department if all play at once`,
  'page/corporate-booking/time/two-rounds': `if we need a second go because there are so many of us how long does the lot take | for <n> colleagues split in <n> batches how late does it get
    | how long is the night when half play first and half play later`,
  'page/corporate-booking/capacity/intro': `we talk shop so will there be any outsiders in with our staff | could a random customer end up on the same team as our vice president
    | is the room only for our company or is it shared with the public`,
  'page/corporate-booking/capacity/more-than-that': `we are <n> at the agency and your rooms look far too small for all of us at a time | what is the most you have ever had from <n> company
    | could you cope with our whole headquarters`,
  'page/corporate-booking/practical/accessibility': `one of the partners had a stroke and walks with a frame so can he join the work event
    | our diversity officer insists that the staff event works for everybody including our colleague in a chair | what should i tell a teammate with a bad back before our office outing`,
  'corporate-debrief': `is there a moment after the game where we talk about who led and who hid | does anyone sit us down after and say why we failed to listen to each other
    | my boss expects us to learn something so is there more to it than giggling | i am a coach and would love your notes on how the team behaved
    | is there some wrap up chat with the staff at the end | will the big cheese get a secret file on how each of us did | can the lesson be about handing over work because that is our weak spot
    | do your hosts dare tell a manager that he talks too much | can you link it to the values poster in our kitchen | we have had enough of flip charts so does the talk after have to happen
    | do you give the department some pointers on communication when it is over`,
  'page/corporate-booking/questions/what-if-the-headcount-changes': `it is flu season and i bet my staff number shrinks so is that trouble
    | <n> people from the office will get covid as always so how do we handle the number | up to when can i tell you that fewer colleagues are coming
    | somebody from another department wants to hop on so can the list still grow | my rsvp sheet from work is a mess and changes hourly | do i pay for the colleague who never shows`,
  'page/corporate-booking/questions/some-of-my-colleagues-dont-like-being-scared-what-then': `my assistant will quit if i make her do horror
    | <n> lady in accounts gets nightmares so how do we include her | <n> of my staff refuse anything spooky so do i leave them at the office
    | our receptionist is a nervous soul and dreads the company thing`,
  'page/corporate-booking/questions/is-it-fair-if-one-team-has-done-escape-rooms-before': `there is a guy in it who does one of these every <day> so will his team flatten ours
    | half the office are old hands and the others have never set foot in <n> so is it lopsided | how do we make it even when some colleagues are pros`,
  'page/corporate-booking/questions/can-we-compare-times-between-rooms': `the warehouse bet the office a crate of soda so can we battle it out
    | i want <n> half of my people to go up against the other half | can the <n> squads be measured against each other if they play different games
    | our boss is fiercely competitive so is there a way to crown the quicker team | boys from sales say they would smash us so can we have a showdown`,
  'page/corporate-booking/questions/do-you-come-to-our-office': `my people refuse to leave the building so can you bring it up to the ninth floor
    | could you pack the thing in a van and set it up in our canteen | we can not all travel so do you ever bring the game to a workplace
    | we have a big empty meeting room so would you come over with your locks | is there a suitcase version you rent to companies | do you do house calls for firms in new jersey`,
  'page/corporate-booking/questions/can-we-bring-our-own-drinks': `the crew will want a beer after work so can we carry in a case
    | is a bottle of bubbly for the retirement toast going to be a problem at the team do | could we stock your lobby with sodas for the staff`,
  'corporate-contact': `my assistant needs a name and number for arranging our staff outing | who on your side do i pester about bringing my whole office
    | i would like to start the ball rolling for a staff thing on <day> so what do you need | is there an events lady i can call about our work do
    | how do we get from a vague idea to a booked team outing | where do i send the headcount and the date for the company | what details should my first message about the team event have
    | my boss said yes so how do i reserve for <n> staff now`,
  'page/corporate-booking/how-booking-works/you-get-a-plan-and-a-quote': `are we on the hook as soon as i ask you for numbers for the company
    | can i tinker with the plan for the staff event a few times before we sign off | at what point does our firm have to pay up`,
  'page/corporate-booking/how-booking-works/waivers-go-out': `does each of my <n> colleagues need to fill in a paper | could i as the boss sign on behalf of my whole crew
    | how do i get the staff to do the waiver without nagging`,
  'page/corporate-booking/how-booking-works/you-play': `will somebody from your side run the show on the day so i can relax at our work do
    | a few colleagues always stroll in late so who takes care of them at the event`,
  'page/corporate-booking/how-booking-works/intro': `i do not want to explain our event to <n> different people so who is my contact
    | is it <n> and the same human from my first mail until the team event`,
  'corporate-parking': `i am bringing the pensioners of our company by coach so where is the nearest stop | our driver has a <n> seater full of colleagues so where does he pull over
    | the plant rents a coach for us so can it wait near you | how do i tell <n> staff to get to you without everybody driving | is there somewhere near for <n> company cars
    | can the minivan from work unload right at your entrance`,
  'corporate-after': `do you send the boss a little summary and the pictures later | do we get the team snaps emailed once the staff event is over
    | will my colleagues get newsletters from you for ever and ever | what lands in my inbox the day after the company event | when will the times and the bill for our work event reach me`,
};
