import type { Phrasings } from './phrasings.ts';

/** Situations that only imply a question, and short ones that follow another. */
export const occasionSituations: Phrasings = {
  'birthday-price': `her father and i both pay so i need the exact sum for <n> kids at the party | grandma wants to pay and asks what to write on the check for the party
    | i compared the bounce place at <money> with you for his birthday what is yours | and for sixteen at the party | the middle party how much
    | what about twenty kids at a birthday | and with <n> kids at the party | does a bigger party get cheaper per kid`,
  'birthday-time': `i work until three so the party would have to be after | our family from maryland drives up <day> so could the party be in the early afternoon
    | sunday school ends at noon can we still squeeze her party in | even on <day> evenings for a party | and <day> mornings for a party
    | what about after six for the birthday | not on <day> afternoon for a party then | party at <time> ok | is <time> on <day> free of the crowd for a birthday
    | the kids have a half day <day> so could we do the party then`,
  'birthday-lead': `i just got custody this weekend and want to throw him something on <day> | the party is the day after tomorrow is that hopeless
    | what if i only have two days before the birthday | is a week ahead plenty for a party | and how far ahead for a birthday
    | our dj bailed and we need a birthday plan by <day>`,
  'birthday-extra': `we forgot to count the birthday girl herself | her stepbrothers decided to come to the party after all
    | the whole package is full and the neighbor kid is begging | what if two more come to the party | and a ninth kid | plus her baby cousin at the party what is it`,
  'birthday-parents': `it is me and eleven third graders at the party who else do i need | i broke my foot so may another mom go in with them at the party
    | her dads both want to play at the party does that use up places | i am a single mom with nine little guests
    | and if they are all twelve do grown ups go in at the party | how many grown ups for six kids at the birthday | what about the parents at the party
    | may the au pair be the adult in the room at the birthday`,
  'birthday-ages': `the birthday girl is eight but her brother is four | half of them can not read yet is a party silly
    | my son is small for eleven would he cope at a party there | and for kindergartners | is a tween party going to be too childish | party for high schoolers any good`,
  'birthday-food': `his abuela cooked for an army may it sit on your party table | i am bringing a watermelon and two pizzas | what may we eat and where at the birthday
    | and with our own soda | is there anything we can not bring to eat at the birthday | the cake is enormous is there room for it`,
  'page/birthday-parties/food/candles-on-the-cake-are': `grandpa always brings those relighting candles | number candles on top of the cake allowed | and with candles
    | can we light them at the table`,
  'page/birthday-parties/food/pizza-can-be-delivered-to': `the pizza comes at half past can your host let them in | i would order hoagies to arrive when the kids come out
    | and order pizza in | is delivery food ok at the party`,
  'page/birthday-parties/food/no-alcohol-and-no-confetti': `my sister bought a bag of sparkles to throw | the dads will want a beer while they wait at the party
    | and with confetti | is glitter slime as a party craft alright | mimosas for the moms`,
  'page/birthday-parties/food/allergies-are-yours-to-manage': `one boy swells up from peanuts so what is around at your table | gluten is a problem for the birthday girl
    | what about nut allergies at the party`,
  'page/birthday-parties/waiver/intro': `six kids come without their parents and i do not have their signatures
    | her best friends mom is overseas who signs then | may a big sister sign for a party guest | what about the other kids signatures at the party`,
  'page/birthday-parties/waiver/the-link-comes-with-your': `the parents in our class never read email how do i get them signed | how do guests parents get the waiver
    | can i paste the waiver into the group chat of the parents | does signing at home save time on party day`,
  'page/birthday-parties/questions/what-if-one-of-the-guests-has-already-played-the-room': `the birthday boy himself has already done <room>
    | three of her guests came to another party at your place | and if somebody knows the room at the party | spoiler kid at the birthday`,
  'page/birthday-parties/ages/nobody-is-locked-in-any': `a boy at the last party elsewhere screamed to get out
    | what if my shy one wants her mama in the middle of the party game | and if a kid wants out of the party game`,
  'page/birthday-parties/schedule/the-last-lock-either-way': `i can not deal with fifteen disappointed eight year olds at the end
    | and if they do not make it at the party | will there be tears if the party loses`,
  'page/birthday-parties/how-it-splits/the-middle-party': `twelve boys who all want to be on the same team at the party
    | we are fourteen for her birthday how do you split that | and with sixteen how is it split`,
  'page/birthday-parties/how-it-splits/the-big-party': `the whole class of twenty two is invited how does that work | and the big party
    | two waves at the party so how long is it all`,
  'page/birthday-parties/when/change-your-mind': `stomach bug is going round her class and the party is <day> | and if he gets sick before his party
    | can the birthday be pushed a week | what if nobody says yes to the party`,
  'birthday-adult': `we are all over fifty and want cake | my roommate turns thirty and hates clubs | and for adults | could my mother in laws seventieth be with you
    | bachelorette turned birthday for a <age>`,
  'date-night': `we have not been out since the baby came | i owe her a proper evening | first night without kids in a year
    | my partner hates small talk so what could we do at yours | he planned the last three dates so it is my turn
    | two of us <day> evening what do you suggest for romance | and for couples | something for my parents fiftieth anniversary just the two of them`,
  'page/date-night/short-answers/can-two-people-win-it': `and with only two of us can it be done | the two of us never finish anything
    | we are an older couple and slow is there a chance | me and my twin against the clock realistic`,
  'page/date-night/questions/its-a-first-date-is-this-too-much': `i have known her for three days | he is shy and so am i | and for a first date
    | third date is that better | my crush said yes now where do we go`,
  'page/date-night/questions/could-you-hide-a-ring-in-the-room': `i have the ring and no plan | her whole family would wait outside while i ask her
    | and if i want to propose | can the last box open on a ring | we are yes people what do you need from me to plan the question`,
  'page/date-night/short-answers/which-nights': `we both have mondays off can just we two come | and if we are just a couple on which days`,
  'date-evening': `dinner reservation first or the game first | we want to stroll somewhere after and hold hands | and dinner after`,
  'gift-card': `my nephew is a cop and has everything | i missed my friends birthday and need to make it up tonight | i live abroad and want to treat my sister in philly
    | our neighbor fed the cat for two weeks | and as a present | how do i give somebody a game | do you have something i could hand to the winner of our raffle at home`,
  'gift-amount': `three of them will go together how much should i put on the card | and for two how much | my budget is <money> what does that get them
    | just one ticket worth on the card | enough for four including tax`,
  'gift-delivery': `i am at the restaurant and need it on my phone now | her birthday is today so how fast is the card | i sent it to my own mail by mistake
    | and when does it arrive | does a person have to approve the card first`,
  'gift-expiry': `he is deployed until next summer can he use it then | she is pregnant and will not come until next year | and how long is it good
    | does the card run out | is there a deadline to book with the card`,
  'page/gift-cards/questions/they-lost-the-e-mail-what-now': `my laptop died and with it the gift code | mom swears she never got it but i paid | and if i lose the card
    | the printout went through the wash`,
  'page/gift-cards/questions/can-it-be-spent-in-parts': `we used it for two and there is something left | and the rest of the money on it
    | is the change gone after the first visit`,
  'page/gift-cards/questions/is-there-a-physical-card': `i need an envelope to hand over at dinner | my dad does not do email | and on paper
    | is there a nice card to hold`,
  'page/gift-cards/questions/can-i-get-my-money-back': `we broke up before i gave it to her | he hates escape rooms it turns out so the card is useless
    | and get the money back for it`,
  'page/gift-cards/questions/can-several-cards-go-into-one-booking': `all four of us got a card from the same uncle | and use two of them
    | one card is not enough for us so what then`,
  'gift-redeem': `it is from last christmas and i have the number here how do i use it | the checkout asks for a code is that where my present goes | and how do i use it
    | can i call and read you the gift number`,
  corporate: `the cfo approved something fun and i have a week | my team is burnt out | we merged two departments and they do not talk
    | our interns leave <day> and we want to send them off well | and for companies | could you handle the partners of our firm and their assistants
    | we closed the quarter and i promised them something | my crew works nights and wants a treat`,
  'corporate-price': `my budget is <money> a head all in can you do it for the staff | and the price for a company | i have <money> for the whole department
    | is lunch hour dearer than evening for us as a company | finance asks if tax is on top of the company quote`,
  'corporate-invoice': `our company does not own a credit card | and by invoice | the billing goes through headquarters
    | i paid for the team myself and need a receipt for the expense report | and with a purchase order`,
  'corporate-daytime': `everyone has to pick up kids at five so mornings only for our office | our training ends at eleven and then we would come
    | and during the day for our office | monday morning for the staff`,
  'corporate-rounds': `thirty three people and they all want to be first | half of us arrive late from the plant | and if we are <n> colleagues
    | how do you get a big office through two rooms`,
  'corporate-food': `we have a keto guy two vegans and a picky boss where do we eat | and food for the office | is there pizza for the team anywhere near`,
  'corporate-debrief': `my boss insists there has to be a lesson | they only want beer and no talk afterwards is that alright | and the debrief
    | do we find out how our department works`,
  'corporate-parking': `two vans and a minibus of staff where to | and by coach | our people drive in from delaware and king of prussia`,
  'page/corporate-booking/questions/what-if-the-headcount-changes': `it was twelve then nine and now maybe fourteen from the office | flu is taking out my team one by one
    | and if two colleagues cancel | what if less coworkers show`,
  'page/corporate-booking/questions/some-of-my-colleagues-dont-like-being-scared-what-then': `our receptionist hides from horror trailers
    | and for the scared ones at work | one colleague has nightmares easily | our ceo is afraid of the dark but will not admit it`,
  'page/corporate-booking/questions/do-you-come-to-our-office': `can you do it at our warehouse | and at our place instead of yours
    | our offsite is in a hotel in malvern can you come there`,
  'page/corporate-booking/questions/can-we-bring-our-own-drinks': `somebody suggested a cooler of beer for the office do | and with our own champagne for the team
    | cake for a colleagues farewell in your lobby ok`,
  'page/corporate-booking/questions/can-we-compare-times-between-rooms': `sales wants to beat marketing fair and square | and race each other
    | two teams in the same room one after the other`,
  'page/corporate-booking/practical/accessibility': `our accountant is blind in one eye and walks with a cane can he be in it`,
  careers: `my gap year just began | i got fired from the aquarium and love puzzles | semester is over and i need money and fun | and to work there
    | do you have something for a night owl | my friend hosts for you and says you are nice`,
  'careers-pay': `rent is due so what would i take home | and what does it pay | is it worth it money wise to host | do the evenings pay more than the days`,
  'careers-reply': `day six and still no word about my application | and when do you answer applicants | i never heard a thing after i wrote to you about work`,
  'careers-experience': `i only ever washed dishes | i coached little league for years is that something | and without experience | my english has an accent can i host`,
  'page/careers/questions/is-it-full-time': `i have two small kids and only three free evenings | i need health hours so how many shifts do hosts get
    | i teach until four could i host after`,
  'page/careers/questions/do-i-have-to-act': `talking to a crowd makes me sweat | and do i have to act | i am not a theater person at all`,
  'page/careers/questions/is-the-work-physical': `i had knee surgery could i still host | and is it heavy work | i am five foot nothing can i reach the props`,
  'page/careers/what-we-look-for/you-are-free-on-some': `my weekends are for my kids can i still host | and only weekends | i could start after four every weekday`,
  'page/careers/applying/a-shadow-shift': `could i look over a hosts shoulder before deciding | and the training | do i get money for the evening i only watch`,
  'faq/parking': `we rented a twelve seater for the night | my husband hates driving in the city where do we leave the van | and on <day> evening for the car
    | i have a handicapped tag | my motorcycle | we drive in from lancaster and will need somewhere for five hours`,
  'faq/transit': `my mother will not ride in an uber | and by train | and from the airport | we get off at jefferson station | do we change lines from 30th street`,
  'faq/where-is-the-door': `we walked past it twice | google maps says we have arrived but there is only a bakery | and where is the door
    | the number ends in a half is that right | i am standing at four eighteen`,
  'faq/nearby': `we would be early because of the train what can we do meanwhile | and to eat after | my husband will wander about for an hour where
    | is there ice cream on your street for the kids after`,
  'faq/food-and-alcohol': `he has a juice box glued to his hand | we come from a winery tour | and with a drink | and a snack for the toddler in the room
    | we brought our own six pack | my diabetes means i carry a granola bar`,
  'faq/bags-and-restroom': `four kids four coats four backpacks | i have crohns and may have to run out | and our bags | we are on the way to the airport
    | my purse never leaves me | and the bathroom`,
  'faq/phones-and-photos': `my teenager can not live without her screen | and take pictures | my boss may call any minute | we want a nice one for the christmas card
    | i am a youtuber`,
  'faq/hints': `my family gets mad when stuck | and if we are stuck | we would rather die than ask for help | my kids need a push now and then | and the hints
    | no hints at all for us please`,
  cameras: `what does the game master do while we play | and who watches us | do you notice when one of us panics | is the game master able to talk to us`,
  'faq/first-time': `half of us have only seen it on tv | my wife bought this and i have no idea what it is | none of us is very smart
    | we have never ever been to such a place`,
  watch: `my knee is shot so i will only keep them company | and for those who do not play | grandma comes along but does not want to go in`,
  'faq/lost-property': `my daughter is crying because her teddy stayed with you | i think my wallet fell out in the dark | and if we forgot something`,
  'arrive-early': `our carpool always runs ten minutes over so when should i tell them to be there | and how early | can we roll up at the minute it starts`,
  'faq/late-arrival': `the bridge is closed and we sit in the car | and if we are late | one of us has to close the shop first
    | two of us get off work at six and the game is at six`,
  neighborhood: `the conference is by city hall and we have half an hour to get to you | we stay near the parkway with a stroller | and from center city
    | and from logan square on foot`,
  'page/legal/privacy/photos': `my ex must not see where the kids were so no pictures online please | and our faces on the internet
    | i am a teacher and can not be shown on social media`,
  'faq/virtual-reality': `my son asks every week about the goggles | and the vr | is the new headset game ready for his birthday`,
  'vr-kids': `and kids in vr | my twins are eight will they be let into the headset game`,
  access: `and for a colleague in a wheelchair`,
  'weekend-minimum': `the two of us midweek then | our only free evening is <day> and we are two | what if we find a third for <day> | and on weekends for two`,
};
