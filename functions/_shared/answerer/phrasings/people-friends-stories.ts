import type { Phrasings } from './phrasings.ts';

/** The same people, with the reason why they ask. */
export const friendPeopleStories: Phrasings = {
  'faq/how-to-book': `my crush said yes so how do i actually get us a slot before i lose my nerve | i am the designated planner of this chaotic friend group so where do i reserve
    | the girls want me to lock it down tonight what are the steps | we come from netherlands in spring and like to fix a time already
    | do i have to speak to someone to reserve because phone calls kill me | can you make the reserve for me here in the chat | is the booking in euro possible from our home country page
    | my phone only has hotel wifi so what is the quickest way to get a slot | step by step please how i reserve a game`,
  'faq/private-games': `i stutter and do not want an audience of outsiders | we do not want creeps near the bride so is it closed to others
    | on holiday we were once joined by a loud family does that happen here`,
  availability: `our cruise docks <day> at <time> could we get in | any room open between my <n> lectures <day> | the bride lands <day> noon so what can we get after
    | is there something for <n> nerds <day> late | looking for a slot after sightseeing <day> | boyfriend gets off work at <time> <day> got anything | layover in philly <day> can you fit us
    | i only have one free evening <day> with him before he flies home | got <n> hours in philly <day> and would squeeze a game in | anything around <time> for a party of <n> hens <day>
    | do the nerds still find a slot <day> | when is the next gap for <room>`,
  'faq/same-day': `we are wandering south street holding hands and saw your lantern can we go in | hangover brunch is over and the hens want action now
    | jet lag woke us early and we like to play today without plan | is it rude to turn up at the door unbooked | spontaneous us just decided to do it tonight
    | friends are at my place deciding right this second is tonight doable`,
  capacity: `could my entire lacrosse house of <n> cram into <room> | do you take a table of <n> dnd players in one room | what party size is optimal for <room> if everyone is experienced
    | <n> cousins from overseas plus me all inside together ok | would <n> make it too chaotic for introverts | how many can be in the jail one | is a party of <n> adventurers allowed
    | too many cooks if we are <n> in <room> | can my <n> roommates and i be all in one cell block`,
  'weekend-minimum': `her flight is only here <day> to <day> and we are just a pair can you bend the rule | my boyfriend visits only at weekend and it is the <n> of us so no game for us
    | can we <n> lovebirds pay extra to have <day> alone | do we really need to recruit a stranger to play <day> | everyone bailed except my best friend and our slot is <day>`,
  price: `how deep do i have to dig in my pockets to take her out there | is it under <money> for a pair of students | what will each bridesmaid pay me back
    | ticket for one person in dollars please how much | i need number to put in the group chat | how much costs if we are <n> tourists | my wallet is crying so tell me the cost for <n>
    | is it more than a movie ticket | price of game for team of <n> gamers | is price same for foreigner | what would date night set me back | how many dollars a head
    | are you cheaper than the cinema date | total for <n> please so i can collect | do solo gamers pay for <n> places | cost for tourists`,
  'promo-codes': `i am at drexel is there money off with my card | esn card holder gets less price | does being the bride get her in for nothing | we are <n> students so any kind of break
    | philly pass included | bundle for both rooms back to back | <n> rooms same day discount | does an isic card make it less | coupon from the hotel lobby leaflet do you take it
    | any perk for brides | reddit says there was a code`,
  cancel: `we had a huge fight and the date is off so how do i undo it | my visa got denied so we will not be in philadelphia please cancel
    | the maid of honor quit and the whole weekend collapsed can i get the money back | <n> of <n> guys dropped so i would like to scrap it | what do i lose if i pull out the night before
    | long story short he cheated so no anniversary and i want my money | my parents say no to the trip what do i do with the tickets | we want not come anymore`,
  reschedule: `she got the flu so i need to postpone my proposal | our bus from new york is delayed can you slide us to a later hour
    | my professor scheduled an exam on <day> and we need another evening | can the hens come <day> instead since the bride missed her flight
    | jet lag is killing us can we change to the day after | rain check for our date please | bride swapped the friday plan for another night can you do the same
    | my thesis defense collides with the game`,
  hours: `can insomniacs come past <time> | are you already working at <time> we are early tourists | in spain we dine late so until when you play | which days you rest
    | is it possible to play at midnight | how long are you up on <day> night | do you siesta`,
  'faq/late-arrival': `my best friend is always late by half an hour how screwed are we | google maps sent us to the wrong end of south street and it is almost <time>
    | we are circling for parking and our game begins in <n> minutes | can you hold the start for the bride | the museum guide talked too long so we come <n> minutes behind
    | the bride lost her shoe and we are behind | tell the host that we need <n> more minutes | does the timer start without us if the subway is stuck`,
  'faq/waiver': `does my exchange student need permission of her parents in germany on paper | i do not sign stuff i can not read is it available in easy words
    | can i fill out the form for my date so i do not spoil the surprise | roommate turns <n> next month who has to sign for him | is it enough if one in the squad signs
    | does the bride sign away her life | can my host parents sign as guardians for me | where do i sign online before we fly`,
  'faq/bags-and-restroom': `our hostel threw us out at <n> and we still carry our rucksacks | where do the girls put their heels and purses
    | bladder of a squirrel here is there a restroom close by | can you babysit our trolley while we play | our skateboards where do they go | motorcycle helmet somewhere
    | where can the bride freshen up | do you have a wardrobe`,
  'faq/phones-and-photos': `may i use a dictionary app for hard words in there | is it ok to snap the moment i put the ring on | my boyfriend vlogs everything can he
    | our group wants content for the brides reel | does my friend have to turn off her phone | camera of mine is big can it come inside the game
    | is a disposable camera ok for the bridal album | streamer here can i go live from inside | can i text my friend who is late while playing | do you collect our phones in a box`,
  'faq/food-and-alcohol': `mimosas with the bridal crew before is that a no | can we shotgun a beer in your lobby | i bring a bottle of bubbly for after she says yes can we open it there
    | flask in my buddys pocket problem | is it prohibited to enter with coffee from starbucks | do germans get a beer with it | can we sneak in boba
    | one glass of wine at dinner then play ok | can i feed my nervous belly with a granola bar inside | we have champagne for the yes | red bull and doritos for the raid ok
    | is it dry in there | margaritas at noon then your game fine`,
  'faq/lost-property': `one of the bridesmaids left her veil in your lobby | i dropped my engagement ring box somewhere at yours | my travel pass and hotel key are missing since the game
    | my switch case is gone after playing at yours | earbuds vanished in the cell`,
  cameras: `is the gamemaster watching when we kiss in the dark | i feel uneasy being filmed do you keep the footage | do you laugh at players on the screen`,
  rooms: `i know nothing about you so what can we play there | what is the theme of your games do you have something with detectives | do you have a pirate room or sci fi for us nerds
    | what is playable at this moment for a party of <n> | how many games do you run and what are their names for my list | are there any new scenarios since last summer
    | what have you besides the ripper one`,
  recommend: `she loves sherlock and i love action which room makes us both happy | my friends get bored in <n> minutes so which one keeps them busy | <n> engineers and one poet what room
    | we are foreigners who do not like reading so which to choose | i freeze under pressure which is kinder | bridesmaids between <age> and <age> with mixed tastes what suits
    | we only finished one room ever and lost so where do we go next | which has best set design for enthusiasts | pick one we trust you
    | the boys want chaos and the girls want mystery which one do we take | which one is more instagrammable lobby aside | help my chat of <n> girls is fighting about which room
    | one of us is a scaredy cat and one is a thrill junkie so which | i have a crush coming so which room gives us time to talk | if you had one night in philly which game
    | tell me what you would take with <n> strangers from the hostel | which for gamers | which for girls | which if we are tired | which for tourists`,
  'room-about': `what is my role in <room> am i cop or criminal | give me the pitch of <room> to send to the chat | is <room> about real ghosts | what do we have to do in <room> to win
    | <room> looks sick what is it | what is inside <room> in <n> sentences for my boyfriend | who are we supposed to be in <room>`,
  hardest: `our crew escaped every room in new york with no hints so what is your toughest | we want to get humbled which one | which one has the meanest puzzles
    | what is most difficult for non americans`,
  difficulty: `will a bunch of stoner roommates manage <room> | is there something to calculate because i hate numbers | are the riddles based on wordplay that foreigners can not get
    | compared with rooms in europe is <room> hard | how smart must we be for <room> | will <room> bore someone with <n> rooms behind them | what kind of puzzles has <room>
    | is <room> mostly searching or thinking | is it linear or nonlinear in <room> | is <room> more locks or more tech | are we nerdy enough for <room>
    | do sophomores in engineering find it a joke | is it more escape or more trivia night | <room> hard or not | are average joes able to make it`,
  played: `my date has been in <room> with her ex can we still do it | i finished <room> as a kid on school trip is it the same | one girl of the hen already knows <room> what should we do
    | does it spoil if my roommate told me everything about <room> | i know the ending of <room> from a reddit post does it matter | second playthrough allowed
    | her ex took her there before so she knows <room>`,
  split: `i want to hold her hand so can we be on the same side | i would panic if they put me away from my boyfriend | who decides where the bride goes in the beginning
    | can my shy friend be with me behind the bars | who will go with whom in the <n> cells if we are <n> girls | i do not want to be put with the loud guy of our group
    | in which cell does the introvert belong`,
  retired: `i promised her the tea party game with the rabbit is it still on | tripadvisor says alice is best but i do not find it | we flew in to play <room> and it is not on the list
    | will the wonderland one return one day | rabbit hole game gone | my sorority big told me about a wonderland room is that over | when did you shut the alice one`,
  'faq/virtual-reality': `i own an index and want to know when your virtual reality begins | is the headset arena playable by the time we visit in summer
    | heard on reddit you are making a virtual reality game | my guild wants to be the first in your headset world | did the taped door open yet for virtual reality fans
    | how get on the virtual reality list | virtual reality for couple is when`,
  duration: `my parking meter is <n> hours is this sufficient for everything | between hotel checkout and train we have <n> hours is it enough | how long do i have to be social
    | is it a whole evening thing or a quick one | game length for speedrunners`,
  'finish-time': `dinner is at <time> and we go in at <time> do we make it | our club table is at <time> will we be free after a <time> game
    | bus home leaves <time> can we still do the <time>`,
  scary: `i cover my eyes at trailers so could i survive <room> | the ripper name gives me chills is it horror | does anybody in a mask touch my girlfriend
    | i jump when a door slams so be honest | in our culture we fear ghosts is there ghost | my friend fainted in a haunted house should she skip <room>
    | my bride is scared of her own shadow | do they shout at you | would a nervous wreck handle <room> | is it for brave only | i am soft and my squad loves gore so will i cry
    | how dark and creepy is it from the view of a scaredy cat | is there somebody hiding inside to shock us | fright level | tame or wild`,
  'faq/locked-in': `i need to know i can bolt if it gets too much | does the door open from inside without asking | what happens when someone hyperventilates and has to go out
    | can i step outside for a minute and come back to my friends | my bridesmaid has to nurse so can she slip out halfway | are we able to run off when it burns
    | i will only come if i can open the door myself | do you hold the key hostage`,
  'faq/hints': `can we ask the master to write it down because i am shy to speak | is using a hint cheating for you | i never ask for help so do you barge in anyway
    | we suck so bad do you rescue us | could we get a nudge instead of the answer | do you give extra help to beginners on a date | the <n> of us argue and get nowhere who saves us
    | do we shout or wave when we are lost | is there a penalty for asking like minus <n> minutes | can the helper text us since we are deaf in english | hints cost | nudge`,
  fail: `my boyfriend sulks when he loses so what happens if we do not get out | is there a walk of shame for losers | do we find out the solution if time runs out because we are curious
    | will the bride be stuck when it counts to zero | would we ruin the hen mood if we do not make it out | and if the time is gone | is there any consolation for the losers
    | nobody solved it then what do we see`,
  'faq/first-time': `social anxiety is real so what exactly happens when i walk in | i do not want to be the dead weight in my friend group
    | my friends are experts and i never did it so will i ruin their run | is talking to the staff required i am very introvert | can people who never play games enjoy it
    | in vietnam i only saw it in youtube so how goes it here | is it normal to be this nervous about a game | what is expected from me in there | explain like i am <n> what we do
    | i am the dumb friend what is my job in there | do people laugh at first timers | just moved here for college and new to all of this
    | brother i have never even seen one what is the goal | do i have to be athletic or a genius for that | my date is a veteran and i am a rookie | is it like clue the board game
    | what goes on in such a room | never done | i get brain freeze in front of people`,
  'faq/language': `my in laws from italy know little english can they enjoy <room> | will the staff get impatient if i ask to repeat | is there a version with less words for foreigners
    | i read english ok but speaking is terrible | can you give the rules on paper so i can translate | we are mixed group some speak only arabic
    | are the audio messages clear for not native ears | do you have somebody who talks russian | puzzles with english idioms | toefl b1 level is it enough
    | how will they give clues if we do not understand well english | can we ask for help in simple english | can my abuela who only talks spanish join
    | do staff speak something else than english | we are deaf to american slang will we get it | is it lots of talk or lots of look | host family english is fine mine is not | no english`,
  ages: `will they check our ids at the door since <n> of us are <age> | can a <age> freshman come in without being eighteen | is there some drinking age thing or can anybody play
    | is my grandma of <age> who visits from poland too old`,
  watch: `can the grooms mother be there outside and wait for the yes | i am too scared to go in can i sit in the lobby and cheer | one of us has a broken leg and wants only look
    | my boyfriend hates games but wants to be near is there a sofa | can the driver of our group stay inside and wait | <n> of us hens are tired may they just sit outside the room`,
  wear: `first date so how fancy should i go | will my long skirt be a problem when searching | can <n> girls come in pink cowboy hats | is a suit too much for popping the question
    | do i need a jacket in there in winter | flip flops from the beach allowed | my girlfriend asks whether her jumpsuit works | is it dusty in there since we wear white for the bride
    | should the boys in kilts worry | sandals good or not for tourists | makeup and lashes survive`,
  leaderboard: `which team holds <room> right now | what do we need to beat to be first on <room> | is the record under <n> minutes | any <n> person team on top
    | are you guys posting the current fastest crew | who is king of the jail game | what score do enthusiasts have in <room> | top time`,
  'leaderboard-rules': `do you count a run with one hint as clean | is there separate ladder for first runs | how long does our name stay up there | is a couple ranked against teams of <n>
    | if we get clues is our time void for the board | can we hide our names from the ranking | weekly or monthly ranking`,
  health: `i take antidepressants and get dizzy | my asthma flares up with smoke machines | i am autistic and hate surprises what should i know`,
  'faq/pregnant-or-claustrophobic': `she is expecting and it is our babymoon can we play | i get a tight chest in tiny rooms how big are they | lifts freak me out would the cells do that too
    | i have severe anxiety on meds is it ok | my anxiety disorder acts up in new places | i had a panic attack in a corn maze once so can i do this
    | my stutter and panic get worse under time pressure is that ok with you`,
  access: `we push our friend in a chair everywhere can he join the stag | i travel with rollator is the entrance flat | hiking blisters and a crutch can i get up to you
    | our friend in the wheelchair wants to be a bridesmaid at the game too | can electric wheelchair from tourist get in | torn acl after basketball so how bad are the steps | wheels ok
    | step at door`,
  'page/date-night/questions/could-you-hide-a-ring-in-the-room': `i have been carrying this ring for months and want to do it at yours
    | could your team stash something shiny for me before she arrives | he loves puzzles so i want the last one to end in a wedding | how do i sneak the ring to you without her seeing
    | what notice do you need to set up a surprise yes or no question | would a staff member keep a small velvet box for me until the right second | is a proposal extra money
    | can our families jump out after she says yes`,
  'date-night': `she hates boring dates would this impress | we have a baby and finally one night off is this good for us <n> | my husband and i are tourist and want a romantic something
    | would it be fun for a long distance couple reunion | is it intimate or more like kindergarten | i want a night she tells her friends about
    | we are that couple who argues over ikea so is this a good night out | could it replace netflix and chill for once | something cute for our <n> months
    | he planned nothing so i need an idea for us <n> tonight is this for couples`,
  'page/date-night/questions/its-a-first-date-is-this-too-much': `i sweat and babble on first meetings would a game help or hurt
    | we never met in person only on discord is an escape room smart | is it creepy to invite a girl i just met to a locked room`,
  'page/date-night/short-answers/can-two-people-win-it': `what are the odds for me and my boyfriend to get out | is it made for bigger teams so that a couple has no shot
    | <n> brains enough or not | have pairs from abroad managed to get out`,
  'page/date-night/which-room': `should i take him to the fog one or the jail one for our anniversary | which room let us me look smart for her | newlyweds on a city trip which of the rooms`,
  'page/date-night/questions/can-we-come-on-a-saturday-after-all': `my sister and her boyfriend would come with us <day> is that then ok
    | if we bring a chaperone friend can our date be on <day>`,
  'date-evening': `i want game then drinks then kiss so what order works | map me out a date with you in the middle | pizza first or puzzle first with my girl
    | game at <time> then where do we sit and talk | what should a gentleman plan around the game`,
  'large-group': `<n> bridesmaids and one meltdown how do you organise so many | our orientation week has <n> freshmen can they do it in waves | reunion of my old guild with <n> members
    | walking tour with <n> guests wants to finish at yours | <n> dudes for the bachelor party at once | could both rooms be ours for the hen of <n>
    | <n> cousins and a bride how do we all get a turn | our meetup dot com group has <n> folk | our a cappella group of <n> wants in | hostel pub crawl of <n>
    | can <n> erasmus people be divided in teams`,
  'headcount-change': `the ex is coming after all so make it one more | my study group shrank to <n> | can i tell you the final number of hens later
    | maybe <n> more friends come is it a problem to decide on the day | my cousin from argentina arrives and wants in too | one girl is too hungover so we shrink by one
    | somebody new started dating in our group and it grows`,
  'birthday-adult': `i turn <n> one and do not want a kids party is that a thing with you | surprise for my girlfriends birthday with all her friends
    | do you do something for a friend who becomes <n> | my bestie hits <n> and thinks she is old so can we do her party there | do grown gamers get the party thing too
    | he turns <n> <n> and is a big child | celebrate my golden birthday with the dorm | is a party there embarrassing at my age | drinking age birthday`,
  'gift-card': `my host mother did so much for me i want to give her a game | last minute anniversary idea for puzzle lover girlfriend | can i buy one for my friends from australia
    | thank you present for bridesmaids | can you give it like a coupon to a friend who lives in philly | what do you offer as present for puzzle freaks
    | farewell gift for our exchange student | is there some gift thing for groomsmen | dads day gift from poor students | gift option`,
  reviews: `my friends trust nobody so show me that people like it | is it just for tourists or do locals rate it | are you on google with good stars or is it meh
    | my picky girlfriend wants proof that it is good | is this overrated | do visitors from abroad like it`,
  person: `this is delicate and about a ring so can i speak with someone | is there a girl i could ask something embarrassing
    | can i leave my number so the host calls me while she is at work`,
  identity: `is a person reading this because i am embarrassed | you type too fast are you a machine`,
  'page/corporate-booking/questions/can-we-compare-times-between-rooms': `we want to split the stag in <n> teams and see who gets out quicker
    | can groomsmen and bridesmaids play against each other | can <n> of us go against each other in <n> rooms`,
  'page/legal/conduct/treat-hosts-and-other-guests': `what gets our stag kicked out`,
  'vr-kids': `virtual reality price students | will a person with lenses be fine in virtual reality | what will the virtual reality run us each`,
  'page/date-night/which-room/thai-prison': `do couples start apart | would my boyfriend and me be in different cells to begin`,
  'page/legal/privacy/what-the-chat-keeps': `do you store what i type here`,
  unknown: `is my ex on your booking list | who booked <room> before us give me her name | cheat code for <room> | what is the final code in <room> | leak the solution of <room> to my squad
    | dude just tell me the door codes`,
  'gift-expiry': `i move abroad for <n> semesters so will the gift wait for me | is my exs christmas card from long ago dead by now
    | we were given a card at our wedding in spring and forgot it in a drawer | must we fly back before some date to use the gift | does a card die after a year`,
  'gift-delivery': `i am on the way to her party and still without a gift how quick is it | will the mail with the gift go to me or straight to my boyfriend
    | do overseas buyers also receive it at once | sends when | how soon do i hold it after paying`,
  'gift-room': `my best friend got a card but which of the games may she choose | does the card cover the jail game too | can we take the gift on a saturday or just weekdays | card any game`,
  'gift-message': `i want a silly inside joke for my roommate printed with the gift | can i put i love you in thai on it | can i sign the gift from all bridesmaids | note on card`,
  'gift-amount': `which value makes sense for her and me plus a dinner bet | for a crew of <n> how big should the card be | i only have <money> from all my friends is that worth giving
    | amount for bride and her maid of honor | how much on card for <n>`,
  'gift-redeem': `she gave me a code for our anniversary where does it go | i have a gift code on a screenshot now how do i book | got gift now what`,
  'gift-several': `i need <n> of those as favors for the bridal shower | one card each for the whole dnd party | thank you cards for all groomsmen in one go`,
  'page/gift-cards/questions/they-lost-the-e-mail-what-now': `i got a new phone and the screenshot of the gift is gone | bride cleaned her inbox and the gift went with it
    | can you find the card my ex sent me | my school email got shut off with your gift inside | where did my gift mail go`,
  'page/gift-cards/questions/can-it-be-spent-in-parts': `can my girlfriend and i use a bit now and keep the remainder for summer | what about the change on the card
    | will there be something left after a game for <n>`,
  'page/gift-cards/questions/is-there-a-physical-card': `i would like something with a bow on it for the wedding table | can tourists pick up a pretty card as souvenir gift
    | is it plastic or only online | something to unwrap`,
  'page/gift-cards/questions/can-i-get-my-money-back': `my boyfriend already got one from his brother so can i undo mine | split up before valentine and want the cash for the card
    | unused card refund`,
  'page/gift-cards/questions/can-i-choose-the-day-it-is-delivered': `i will be on a plane on her birthday so can it go out on its own <day> | set a timer for the gift mail
    | send at midnight of our anniversary`,
  'birthday-price': `what would the birthday deal set back a few sophomores | splitting my bffs party between <n> of us how much is it | which package is cheapest for friends of <n>
    | birthday cost <n> friends`,
  'birthday-food': `my friend is vegan so can we carry our own cake in for her birthday | may we eat donuts instead of cake for his <n> | can we set up snacks for the surprise party
    | can i bring tres leches for my sisters party`,
  'birthday-book': `i want to throw my roommate a party there so which link | surprise party how do i lock it in without him knowing | who do i write to reserve my twentieth`,
  'birthday-time': `could my party be a late one <day> after the club soundcheck | can the surprise start <day> at <time> | are evenings possible for a birthday of adults <day>`,
  'birthday-lead': `i forgot my best friends birthday is <day> can you still do a party | how many days earlier for a party of students | last minute surprise party possible or not`,
  'birthday-included': `does my girlfriend as birthday girl get some special treatment in the package | is decoration and host in the party thing`,
  'birthday-split': `<n> of us at my <n> so will the squad be torn apart | can the birthday girl stay with her best friends if you make teams`,
  'birthday-schedule': `what is the run of show for a party with my college friends | when do we do cake and singing for my roommate`,
  'page/birthday-parties/food/candles-on-the-cake-are': `may the birthday girl blow her <n> candles or does the alarm go | sparkler candle on her cake`,
  'page/birthday-parties/food/no-alcohol-and-no-confetti': `my bridesmaids bought confetti poppers can we use them in the lobby | glitter bombs for her birthday ok`,
  'page/birthday-parties/when/change-your-mind': `the birthday girl is in the hospital can we drop the party`,
  careers: `escape room nerd with free weekends looking to join your crew | do you employ people on a student visa from abroad | do you take interns from theater school
    | want to be the voice that gives clues how do i get in | any open spot for a broke gamer | need work | i want job there`,
  'careers-pay': `is the wage enough for rent in philly | what does a host take home on a <day> night | pay for gm`,
  'careers-experience': `i only know escape rooms as a player is that enough to be hired | shy with no work history would you even look at me | must i have done theater to host`,
  'careers-reply': `i sent <n> sentences to your jobs address and it is silent since <n> weeks | did you get my application i am nervous`,
  'page/careers/questions/is-it-full-time': `could i do it alongside lectures and lab | is it a side hustle or a real job | just <day> and <day> nights possible for a student`,
  'page/careers/applying/a-shadow-shift': `may i sit next to a host one night to see if it is for me | is the trial evening paid for students`,
  'page/careers/roles/game-master': `what exactly would i do if i became your hint giver`,
  'page/careers/questions/do-i-have-to-act': `i am bad at accents do hosts perform | must a host stay in character with tourists`,
  crawling: `my jeans are too tight to go on all fours | can i skip the creeping part since i am in a gown | i am <n> <n> pounds of linebacker will i get stuck in a duct | belly on the floor`,
  physical: `i have zero gym in my life so will i sweat | can my heavily hungover friends cope | must i lift heavy thing because my back is damaged | sporty or not
    | do we have to jump or climb like in ninja warrior`,
  seating: `<n> hours of sightseeing on foot so is there a bench in the game | my friend faints when she stands for long | heels are killing the bride can she sit down inside | stool`,
  reach: `i am tiny like a hobbit so can i get to the things up high | basketball player here will i bump my head | short`,
  flashing: `club lights trigger my migraine do you use such | is it blinking like a rave | my roommate gets fits from strobing`,
  sound: `my ears ring after the concert is it noisy in there | can a friend with cochlear implant follow | are there riddles you only hear | music volume`,
  color: `i can not tell green wires from red ones like in that bomb game | my friend sees only grey do puzzles use color | red green`,
  vision: `i lost a contact lens today and see blurry so can i take part | my friend uses a white cane could she join our team | can a half blind gamer help`,
  'faq/nearby': `where do locals party after a game | cocktails for <n> girls on foot from you | a place for kiss and ice cream after | which typical philadelphia food is close
    | any arcade or comic shop close by for us nerds | vegan food near | brunch near`,
  neighborhood: `is it near the rocky stairs | can we reach you walking from chinatown | how many blocks from penns landing and the cruise | is it by the italian market
    | are you in the tourist center | minutes from the convention center on foot`,
  'faq/transit': `we land at phl and want to come by rail | do i need a septa key card to reach you | what is the closest metro for foreign people
    | is it simple from greyhound or flixbus terminal | from temple university with the train how`,
  'faq/parking': `can we park the camper van of our road trip | motorbike spot | is there valet for a fancy date | do the meters take coins or app because i am not from here`,
  address: `i need to paste it in lyft right now | what do i show the taxi driver | exact street for my gps please i come from abroad | in what house number is it
    | is it in philadelphia or in jersey`,
  'faq/where-is-the-door': `uber dropped us at a tattoo shop and we see no escape game | is the entrance between stores or in an alley | which color is your door | i do not see the lantern
    | it is dark and we can not spot your house | do i go upstairs or is it at street level`,
  contact: `who picks up if i ring because i get anxious | can my maid of honor text someone | your insta name`,
  'review-write': `my date was the best night ever where do i post about it | how can i give you thumbs up on tripadvisor | i am a travel blogger and would like to rate you`,
  compare: `jail versus fog which has more action | is <room> or <room> longer or bigger | what would make us choose <room> above <room>`,
  'page/date-night/evening/minute-zero-play': `how do we as <n> not miss half the clues | secret trick for duos | what do good couples do different inside`,
  'page/date-night/short-answers/which-nights': `which night is empty enough for lovers | on what weekday do you let <n> in`,
  'room/thai-prison/are-we-really-locked-in-the-cells': `does the cell have a way to open from our side | is the cage key with us or with you | bars with magnet or real padlock`,
  'arrive-early': `can we hang in your place before our slot since it rains | is a minute before the start fine or do the girls have to be earlier`,
  sick: `the groom caught something and lies in bed | jet lag plus a high fever what now | she threw up all morning and our game is today`,
  'no-show': `what if the girls are too wasted to turn up | we fell asleep in the hotel and the game passed`,
  payment: `does revolut or wise work | can i use my meal plan money | my card is from turkey does it go through | split bill | all of us chip in how`,
  tax: `what is the final sum with all fees for a dutch person | do i need to add something at the counter like tax`,
};
