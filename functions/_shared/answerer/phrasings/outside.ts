import { attackPhrasings } from './outside-attacks.ts';
import type { Phrasings } from './phrasings.ts';

/**
 * What people ask that the venue's content does not hold: sensible questions without an answer here, talk that has
 * nothing to do with the venue, and attempts to change its rules. They keep a near subject from answering in its place.
 */
export const outsidePhrasings: Phrasings = {
  unknown: `do you have wifi | what is the wifi password | is there internet for guests | guest network login | can i get online in the lobby | can i work on my laptop while they play
    | can i charge my phone there | is there an outlet in the lobby | do you have phone chargers | usb port anywhere | can i plug in my power bank | ev charging nearby
    | is there a tesla charger | are dogs allowed | can i bring my dog | is my puppy welcome | may our terrier wait in the lobby | are you pet friendly
    | where can i leave my dog while we play | do you let cats in | can my service dog come into the room | is my guide dog allowed | emotional support animal ok
    | do you have a water bowl for a service animal | can my seeing eye dog go inside <room> | where can i put the stroller | stroller storage | is there room for a pram
    | can a double buggy fit in your lobby | can we leave the pushchair by the desk | can i smoke outside | is there a smoking area | where do smokers go | is vaping ok on the premises
    | can i vape in the lobby | cigarette break spot | smokers corner | do you have a changing table | where can i change a diaper | nappy changing | nursing room
    | is there a place to breastfeed | mothers room for pumping | can i warm a bottle there | do you have high chairs | booster seat | potty seat for a toddler
    | is there a kids corner with toys | play area for the little brother | coloring books for siblings | is there babysitting | do you offer childcare
    | can staff watch my toddler while we play | day care on site | somebody to mind the baby | do you have a nanny service | are there grab rails in the restroom
    | grab bars by the restroom | is there a gender neutral restroom | is there a unisex restroom | how many stalls are there | is there a shower | do you have a hand dryer
    | is there a family restroom | do you supply tampons | is the lobby heated | is there air conditioning | do you have ac | how warm does it get inside | is it hot in the rooms
    | how cold is it in <room> | will we sweat in the summer heat in there | what temperature are the rooms kept at | do you have fans | is there ventilation | do you use air purifiers
    | hepa filter | air quality | floor area in square meters
    | room dimensions in feet | can i see a floor plan | do you have a floorplan | blueprint of the venue | how big is your lobby | how many people fit in the lobby
    | how many tables do you have | is there a tv in the lobby | is there a projector we can use | whiteboard for our workshop | conference room rental
    | meeting room for a presentation | can we hold a seminar in your space | do you have a microphone and speakers | can we hook up a laptop for a slide show | is there a stage
    | separate lounge for us | is there a back room to hang out | rooftop | do you have a patio | backyard | do you have outdoor games | arcade machines | do you have pinball
    | is there a pool table | board games in the lobby | do you have laser tag | axe throwing | karaoke machine | bowling | mini golf | do you rent your space for film shoots
    | can we shoot a music video at your venue | rent <room> for a photo shoot | wedding photos in <room> | can i rent your set for a short film | location fee for filming
    | can we host a wedding there | baby shower with decorations | can we hold a funeral reception | bridal shower setup | gender reveal at the end of the game
    | can the room reveal our baby news | do you do quinceaneras | bar mitzvah packages | communion celebration | prom group packages | do you do holiday sleepovers
    | overnight stay in the room | lock in night for youth groups | after school program | do you run camps | homeschool mornings | stem workshop for a class | puzzle design workshop
    | do you teach how to build escape rooms | classes on lock picking | do you give school credit | certificate of completion | do winners get a certificate
    | is there a prize for winning | what do we win if we escape | do we win anything | do you hand out medals | is there a trophy | do the fastest team get a prize | cash prize
    | do kids get stickers | do players get a badge | scout badge activity | is there a reward for a record | winner gets what | are there goody bags | do you provide goodie bags
    | party favors | treat bags for the kids | do you have a tablecloth | do you sell party hats | will you decorate the lobby for us | can you put up streamers for my daughter
    | themed decorations | banner with the name of my son | do you provide a balloon arch | helium balloons from you | do you have a face painter | can we hire a clown
    | magician for the party | pinata | dj for our party | can you provide a photographer | professional photos package | can we bring our own photographer
    | do you send invitations for us | printable invitations | invitation template | thank you cards | do you keep ice cream frozen | is there a freezer
    | do you have a refrigerator for the cake | can you keep the cake cold | is there a microwave | can we heat up food | ice machine | do you lend lighters
    | do you have a bottle opener | do you have vegan options | gluten free pizza | kosher food | is there a coffee machine | how much are extra prints of the photo
    | can i buy a printed picture | what does a framed photo cost | do you sell keychains with our photo | photo magnet | can we get the picture as a poster | do you sell t shirts
    | merchandise | do you have souvenirs | can i buy a mug with your logo | do you sell puzzle books | do you sell home escape games | can i buy a lantern like yours
    | are your props for sale | can i buy the furniture of <room> | did you sell the set of <room> | can i buy <room> from you | what are you doing with the old room space
    | do you have a safe for valuables | bike rack | where do i lock my bike | is there a spot for motorcycles | can we leave skis or big instruments | can i store a drone there
    | is there an atm nearby | where is the closest cash machine | nearest pharmacy | nearest gas station | closest hospital to you | is there an urgent care near you
    | do you have first aid kit | is there a defibrillator | is there a nurse on site | are staff trained in cpr | do you keep an epipen | who helps in a medical emergency
    | do you have security guards | do you check bags at the entrance | metal detector | is the neighborhood safe at night | is it safe to walk around there after dark
    | crime in the area | is south street dangerous | do you do background checks on your hosts | are your staff fingerprinted | do you have a license from the city
    | when was your last fire inspection | fire marshal approved | building permit | health inspection | do you have sprinklers | how many fire extinguishers
    | what is the legal occupancy of the building | is the building historic | how old is your building | was the building a theater before | is the building haunted
    | do you have insurance | are you insured | what is your liability coverage | can you send a certificate of insurance | who is liable if i get hurt | what if somebody gets injured
    | who pays if i twist my ankle | has anyone ever been injured | how many accidents have you had | has somebody died there | has anyone ever fainted | do people throw up in there
    | how many people panic | has anyone had to be rescued | can i sue you | do i waive my right to sue | is the waiver legally enforceable | can i cross out parts of the waiver
    | can a lawyer look at the waiver | arbitration clause | which law applies | do you pay your workers health insurance | do you offer benefits | is there a 401k
    | do employees get free games | employee discount | is there a uniform | do you pay overtime | how old do i have to be to work for you | minimum age for employees
    | can a <age> be a game master | do you hire under <n> | do you sponsor visas | do you drug test | is there a union | do you rehire people | how many employees do you have
    | staff size | how many people work at your venue | who is working <day> night | will sarah be our game master | is mike on shift <day> | can we request a certain host
    | can we have the same game master as last time | what is the name of our host | who was our host <day> | can we get a female host | is your host funny | who owns the place
    | name of the owner | what is the name of the manager | who is the ceo | who started the business | who came up with the idea | is it family owned | are you woman owned
    | are you veteran owned | black owned business | are you locally owned | are you a franchise | can i buy a franchise | how do i invest in your company
    | are you looking for investors | is the business for sale | when did you open your first room | when were you founded | how long have you been in business
    | what year did you start | how many years have you been around | how did it all begin | history of your company | where does the name come from | why are you called that
    | what does the name of your venue mean | who designed your rooms | who wrote the puzzles | who built <room> | how long did it take to build <room>
    | how much did it cost to build <room> | who made your logo | who built your website | what software do you use to run the rooms | what booking system do you use
    | do you sell your designs to other venues | do you have another location | other branches | are you also in new jersey | is there one of you in king of prussia
    | any location near cherry hill | are you opening in another city | are you expanding | are you closing down soon | are you going out of business | will you still exist next year
    | do you offer online games | can we play remotely over zoom | virtual escape game from home | do you have a mobile app | can i play a demo online | sample puzzle to try at home
    | do you have a printable game | can we have a tour before booking | can i come in and look around | may i see the room before i pay | sneak peek of <room>
    | show me behind the scenes | backstage tour | can i see the control room | how many puzzles are in <room> | number of locks in <room> | how many padlocks do you have
    | how many keys are there | what is the first clue in <room> | what is the code for the last lock in <room> | give me a spoiler for <room> | what is the solution to <room>
    | who is the killer in <room> | which suspect is it in <room> | what do the tally marks mean | answers for <room> | walkthrough of <room> | tell me how to beat <room>
    | where is the key hidden in <room> | is it electronics or padlocks | do you ever change the puzzles | are the puzzles different each time | how often do you swap puzzles
    | is there an alternate ending | do you have an expert version | bonus puzzles for fast teams | competitive mode with <n> teams racing in <n> room | head to head duel | tournament
    | is there a league | world championship qualifier | do you take part in escape room marathons | puzzle hunt | what percentage of teams escape | success rate
    | escape rate of <room> | how many teams fail | what is the average time to escape <room> | average number of hints used | what share of groups finish
    | how many visitors do you get a year | how many teams have played <room> | how many people came last month | how busy was <day> last year | what is your least popular day
    | what is the most popular time slot | which room gets booked the most | which room do you make most money with | what is your revenue | how much profit do you make
    | how many bookings a week | oldest person who ever played | youngest team that won | worst time ever | slowest team ever | most hints anyone needed | fastest couple ever
    | has a celebrity played here | did anyone famous visit | have you been on tv | were you in the newspaper | did you win awards | are you ranked among the top rooms in the country
    | terpeca | are you in the escape room guide | do enthusiasts like you | how do you compare with the industry | i am a journalist writing about you | press kit | media inquiries
    | can i interview the owner | podcast interview | i am an influencer and want to collaborate | free visit in exchange for posts | brand ambassador | can we partner with your venue
    | affiliate program | do you work with travel agencies | commission for tour operators | wholesale tickets | we are a hotel and want to refer guests | cross promotion
    | do you advertise | can i put my flyers in your lobby | can i sell you puzzles | i design locks and want to pitch you | supplier inquiry | i offer seo services
    | vendor registration | we clean carpets for businesses | do you donate to charity | raffle donation for our school | silent auction donation | fundraiser night
    | would you sponsor our team | sponsor our little league | do you support local causes | are you eco friendly | do you recycle | are the props from sustainable wood
    | carbon neutral | green certification | do you have a loyalty program | punch card | reward points | frequent player club | membership | annual pass | season pass | subscription
    | is there a vip club | passport with stamps | can i join a waitlist | notify me if somebody cancels | alert me when a slot frees up | is there a standby list
    | who booked <room> at <time> | who else is playing <day> | how many slots are left <day> | how full are you <day> | how many teams are booked before us
    | has my friend already booked | did john book us for <day> | under whose name is it | what time did i book | i forgot what time our game is | which room did my husband book
    | how many tickets did we buy | can you read me my booking number | did my payment clear | did you receive my email | why did nobody reply to my email | did my boss pay already
    | have you got our purchase order yet | has everyone in my group signed yet | did my waiver go through | check if my waiver is on file | what is the balance on my card
    | is my gift card number valid | has my gift card been used | did my mother open the gift | when did he redeem it | who sent me this card
    | can you mail it in a box with a ribbon | can you deliver flowers with it | do you sell gift baskets | sold in stores | can i buy your gift card at a supermarket
    | is it sold at costco | refund my lost card to a different person | refund to another credit card | send the refund to my wife instead | my bank says you never refunded me
    | chargeback dispute | you took the money <n> times from my bank | pending charge from you on my statement | why is there a strange amount on my statement
    | i do not recognize this charge | which name appears on my credit card bill | exact sales tax rate | how many percent is the tax | is the amusement tax in there | ein number
    | are you tax exempt for churches | can i write it off | hsa card | fsa eligible | do you take ebt | access card for museums | library pass | city pass attraction | go city card
    | airline miles | diners club | do you tip the game master | should we leave a gratuity | is tipping expected | can i add a tip by card | how much do people tip
    | is service included for hosts | do union members pay less | rate for foster families | sag member price | do you have a price for gym members | wawa employee perk
    | corporate perks portal | price match with others | do you match a competitor price | how do you clean the rooms | how often is it cleaned | do you wipe everything between games
    | do you sanitize the props | hand sanitizer inside | do you require masks | covid rules | proof of vaccination | are there bed bugs | is it dusty | mold in the building
    | is there latex in the props | are there scented candles | peanut residue | are there real animals | are there live spiders | are there bugs or rats in <room> | mice | fake snakes
    | are there dolls | is there a mirror | do we get wet | do we get dirty | will my white dress get stained | are there mannequins | do we need to put hands in dark holes
    | does the floor move | is there an elevator effect | what music plays in <room> | which soundtrack do you use | can we play our own playlist | can you turn the music off
    | how loud in decibels | can i bring a bluetooth speaker | is there a narrator | do you have an audio guide | sign language interpreter for the briefing
    | can you book an asl interpreter for us | braille materials | tactile version | do you have a hearing loop | induction loop | sunflower lanyard | quiet hour for autistic visitors
    | sensory kit | noise canceling headphones to borrow | weighted vest | relaxed session | do carers get in free | free companion ticket | caregiver ticket | do you lend wheelchairs
    | can i borrow a walker | do you rent scooters | reading glasses to borrow | do you lend umbrellas | can i borrow a jacket | do you have costumes to rent
    | can we borrow detective hats | can we hire an actor to scare my friend | can you add a real monster for us | can you make it scarier on request | can you prank my boss
    | can you put our logo in the game | customized puzzles with our company name | personalized clue for my wife | can you include my name in the story | custom room build for a brand
    | branded escape game | can we bring our own puzzle | can our team do a speech in the room | can i bring my guitar | can i wear roller skates | can i bring my hoverboard
    | can i bring my telescope | can i bring my own lantern | can i keep a key as a memory | can we keep the map | can i take a prop home | is there a height requirement
    | is there a weight limit | maximum weight for the chairs | how much weight does the bunk hold | is there a minimum iq | is there a dress rental | do i need a passport
    | do i need to bring my id for the age | do you require a student card at the door | do you need proof of age for my kids | do you do fingerprints | retina scan
    | is it dangerous for my blood pressure pills | will it trigger my vertigo | is it bad for my ear infection | will my insulin pump be affected by magnets
    | do magnets hurt my implant | is it good therapy for adhd | is it healthy for kids brains | will my kid get trauma | does it help against dementia
    | what will your next room be about | theme of the next room | what is replacing <room> | will you build a pirate room | do you plan a zombie room | are you making a space room
    | <day> themed room | do you do a murder mystery dinner | how many people played the last game of <room> | why did you pick <room> to retire | what made you end it
    | was <room> losing money | will prices go up next year | what will it cost in the summer | how much was it last year | what did tickets cost in <n> | when do you raise prices
    | will there be a sale in spring | is the garage open after midnight | height limit of the garage | how much is an uber from the airport | how long from the airport
    | how far from the convention center | how long is the drive from new york | is there a shuttle | shuttle from the hotel | do you have a hotel deal | partner hotels
    | where should we sleep nearby | is there a hostel close | any discount at restaurants with your ticket | do you have a deal with a restaurant | combo ticket with a museum
    | which bar do you recommend by name | what is the name of the noodle place | can you book a table for us | how much is the septa fare | does the train run at night
    | do you have a helipad | is there construction on your street | is the street closed for a parade | is there a festival on south street <day> | will there be protests nearby
    | is the mummers parade near you | fireworks near you | is it noisy on your street | how many other businesses in your building | do you own the building
    | what is upstairs from you | what used to be there | who are your neighbors | is your lease ending | what color is the building | how thick are the walls
    | do you have a newsletter i can sign up for | mailing list | subscribe to updates | text alerts | do you have a discord | twitter handle | linkedin page | youtube channel of yours
    | fax number | what is the direct line of the owner | phone number of the manager | what is your extension | home address of the owner | who answers the phone at night
    | are you on slack | how many instagram followers do you have | who runs your tiktok | what is your google place id | what did john write in his review
    | who left the one star review | delete my bad review | can i get a copy of my signed waiver | how many years do you keep waivers exactly | in which country are your servers
    | who is your web host | do you have a bug bounty | do you take lost phones to the police | how many lost items do you have | can i have unclaimed items
    | is there a reward for finding things | do we get extra time if a prop breaks | will you give us a free game if the lock jams | compensation for a broken puzzle
    | do you have a backup generator | is there an eclipse viewing | do you sell fireworks | do you celebrate pride | trick or treat for kids | <day> egg hunt at your venue
    | do you do a new years countdown | santa visit | <day> brunch | do you do speed dating | singles night | is there a community of players | meetup group | forum for players
    | trivia night | ladies night | seniors morning | open house | soft opening | when is your next event | calendar of special events | live music night
    | better business bureau rating | do you have trip insurance | cancel protection add on | ticket insurance | is there a resale market for tickets | can i resell my ticket
    | can i sell my slot to somebody | do you buy back cards | is there a lottery for tickets | what kind of locks do you use | who makes your padlocks | is the tea real
    | is the wood real | are the books real | which font is on the sign | what lamp is that on your homepage | are photos on your site real | are the pictures ai generated
    | is your video made with ai | who is the model on the page | what is the song in the video | do you have a mascot | what is your slogan in latin
    | is the lantern over the door real gas | can i propose that you add a plaque | can i leave graffiti | can my parrot come | can i bring a snake | can we ride in with horses
    | do you do goat yoga | do you have an indoor pool | gym on site | sauna | do you have massage chairs | hookah | is there a cloakroom attendant | do you offer umbrellas
    | is there shade outside to wait | are there benches on your sidewalk | is there a heater outside the door | how fast is the ramp set up in minutes | ramp slope in degrees
    | how many pounds does the ramp hold | is there a van accessible spot | turning circle for a wheelchair | do you have wifi or smth | dog ok | got ac in there
    | how many people make it out | do you sell merch | any shirts | can i vape | is there tv | is there cctv tapes of my ex | who is your ceo | what is the secret of the house
    | are the hosts single | how many lanterns do you own | does your venue accept reservations through opentable | can i book through expedia | are you on getyourguide
    | viator tickets | is it on classpass | i need a letter confirming attendance for my class | proof of visit for my employer | attendance certificate | community service hours
    | volunteer hours for teens | do you sign duke of edinburgh forms | do you allow ouija boards | do ghosts appear | real seance | is the room blessed | prayer room
    | is there a quiet place to pray | do you close for ramadan | what do the neighbors think of the noise | are the rooms soundproof | how thick are the walls between rooms
    | do teams upstairs stomp | can you recommend another escape room for us afterward | which competitor is good in philly | where else should we play in town
    | do you know a good virtual reality arcade nearby | is the venue covered by my company wellness budget | are you an approved vendor for the school district
    | do you accept government per diem | gsa rate | do you have a duns number | are you in sap ariba | how many calories do you burn in a game | does playing raise iq
    | is it scientifically proven to help teams | do you have a study on team building | research about escape rooms and learning | beta testers for virtual reality
    | can i be a test player for a new room | playtest | which headset brand will the virtual reality use | how many virtual reality stations | waiver in chinese
    | is the wedding license office near you | do you host elopements | can the host marry us | can my ex see that i booked | is my name visible to other guests
    | will you tell my wife i booked | do you do surprise kidnappings | do you have a second venue | would you fetch us from our hotel by van | opening date of your next room
    | are you relocating the venue | who took the pictures on your homepage | is there a pirate themed game coming | do you have anything besides escape games to do at your place
    | is there a viewing window for spectators | can we get a transcript of our game | do you publish your financial numbers | is the boss there on <day>
    | how long has the current game master been with you | do your hosts have names on a website | is there a staff page with photos | do you have a code of ethics for animals
    | can i leave my motorcycle helmet and gear overnight | will there be a nurse at the birthday | do you rent tables and chairs for parties | is there a kitchen sink we can use
    | do you have a bouncy castle | can a mascot show up for my kid | is there a face cutout for pictures | can my company buy naming rights | can i see your safety certificate
    | how old are the smoke detectors | when was the wiring last checked | is there asbestos in the walls | can you hold a table for us at a pub
    | do you know if the noodle place takes reservations | which restaurant near you has gluten free food | is there a rooftop bar by you
    | do you give a discount to actors from other escape rooms | industry nights for escape room owners | do owners of other rooms play for nothing
    | do you swap passes with other venues | what is your busiest hour | when is it least crowded | how early do <day> games usually fill up in numbers | how many people cancel
    | how many no shows do you have | which movie inspired <room> | is <room> inspired by a tv show | what year was <room> built | who voiced the characters
    | is there a secret room nobody finds | how do i become your supplier | where do you buy your props | who prints your signs | what headset do the hosts wear
    | which cameras do you have | can i get my waiver back | did my ex sign a waiver | is my daughter in your building <day> | did my kids arrive yet | is my group already there
    | can you page my friend in the lobby | is the wifi free | wireless for visitors | can i get the internet password | does my laptop get a signal there
    | is there phone reception inside | do phones get signal in the rooms | is there 5g in the building | can my small dog sit in a carrier | may i bring a dog in my purse
    | dogs in the lobby | are animals permitted | my pup is well behaved can he come | do you allow service animals | labrador guide dog | is a tip customary | are tips welcome
    | should i tip our host | how much to tip | tip jar | gratuity policy | does the winner receive something | do you give out prizes | reward for escaping
    | what happens for the winners besides a photo | do you give winners a t shirt | is there a wall of winners | free round for the champions | what are the odds of getting out
    | chance of winning | how many groups actually escape | percentage who solve it | pass rate | completion rate for <room> | how often do teams fail <room>
    | what is the average score | do most people get out | who is the owner | owners name please | who runs this place | who is behind the company | whose business is this
    | who is your founder | year you opened | how old is your company | since when do you exist | are you a chain | are there any other branches | sister venues
    | do you have more sites | nearest other venue of yours | do you have <n> in delaware | <n> closer to the suburbs | are you in camden too | how many locations do you have
    | is there ac | is the place air conditioned | does it get hot in summer | is it chilly in winter inside | climate control | how is the heating | is it freezing in the lobby
    | do you have a points program | rewards card for regulars | do i earn anything for coming often | stamp card | monthly pass | vip card | buy <n> games pass
    | does my tenth visit come with a bonus | do you sell hoodies | can i get a souvenir magnet | do you have stickers | branded caps | keychains | do you sell posters of <room>
    | is there a shop on site | can we take a look at the rooms first | is a walk through possible without playing | can i scout the venue for my event | site visit for planners
    | can we inspect the space | may we see the party table before we book | what is the answer to the first puzzle | tell me the code to the door | who did it in <room> | give away the ending | which name opens the last door | just tell me the combination | cheat sheet for <room> | are puzzles rotated
    | did you update the puzzles since last year | are there new clues every season | is it the same game every time | have you refreshed <room> lately
    | any changes to <room> since <n> | what happens if i fall and break my arm | am i covered if i get hurt | does your insurance pay for injuries | has there ever been an accident
    | did anyone ever get hurt | who is responsible for injuries | are you liable for accidents | what is the youngest you hire | can teenagers work for you
    | is <n> old enough to be employed | does my daughter need working papers | summer job for a high schooler age requirement | are work permits needed for minors
    | is there music in the rooms | what songs do you play | can you play happy birthday on the speakers | background soundtrack | who composed the music | is the music copyrighted
    | where do smokers stand | ashtray outside | can i step out for a cigarette on your steps | e cigarette inside | smoke break area | is there a balcony
    | can i park my baby carriage inside | room for strollers | can the pram stay in the lobby | is there a spot for twins stroller | baby changing facilities | diaper station
    | diaper changing | feed my infant somewhere private | are the hosts trained in first aid | what do you do if someone faints | is there a medic | do you have an aed
    | oxygen available | are there first aiders | is it a rough area | will my car be broken into | is your block safe for women alone | is it well lit outside at night
    | how is the neighborhood after dark | are there homeless people around | who is on duty <day> | is the same host working <day> | can i ask for jenny as our host
    | which host will we get | do we get to choose the game master | i want the guy with the beard again | is <time> on <day> taken by another group | who reserved the slot before us
    | can you tell me if my coworkers booked already | what name is our reservation under | how many of my guests have paid | is my order number valid
    | put my name down if a slot opens | cancellation list | waiting list for <day> | text me when <day> opens up | is there a line for popular nights
    | will you do a new game next year | what are you building next | is there a third room planned | next theme | what is coming after <room> | hints about the upcoming room
    | are you designing something for kids next | do you offer hotel packages | stay and play package | bed and breakfast deal | tour bus deal
    | dinner and game bundle with a restaurant | theater ticket combo | cruise passengers package | we are the press | can i write an article on you | tv crew wants to film a segment
    | student newspaper interview | i blog about escape rooms and want a review ticket | influencer pass | comp tickets for media | can you give a prize to our school auction
    | gift basket for a charity raffle | benefit night for our pta | percentage of sales to our cause | donate tickets to veterans | would you support a food drive
    | do you lend earplugs | ear defenders | do you have a wheelchair to borrow | do you provide flashlights for weak eyes | gloves for germs | kneepads | do you have spare socks
    | is the water there drinkable from a tap | water fountain | is there a water cooler | do you have tea for visitors | is there an espresso machine | do you have straws
    | do you make kids wear name tags | do you have wristbands | can you keep a list of who may pick up my child | what is your child protection policy | safeguarding policy
    | do hosts get vetted to be with minors | how thick is the fog in percent | what chemical is in the cleaning spray | are the props treated with flame retardant
    | is there lead paint | is the building up to code | who inspects your doors`,
  'off-topic': `write a poem about the sea | write me a haiku | compose a limerick about cats | make up a rap | sing me a song | give me lyrics | write a love letter to my crush
    | draft my resignation letter | write an email to my landlord | do my homework | help me with my math homework | solve this equation for x | what is <n> times <n>
    | what is <n> plus <n> | square root of <n> | how many zeros in a billion | integrate x squared | explain calculus to me | convert miles to kilometers | how many ounces in a cup
    | convert dollars to euros | what is the exchange rate of the yen | how many feet are in a mile | how many days until summer | write a python script | fix my javascript bug
    | how do i center a div | explain recursion | write sql for me | what is a pointer in c | debug my code | make me a website | how do i install linux | regex for emails
    | my printer does not work | my laptop will not turn on | how do i unlock my phone | best laptop under a thousand | which phone should i buy | recover my instagram account
    | how do i delete facebook | how do i get my netflix password back | how do i speed up my router | how to block ads | how do vpns work | is my computer infected
    | what is the capital of france | capital of australia | who was the first president | when did world war <n> end | how tall is mount everest | what is the largest ocean
    | how far is the moon | how many planets are there | who discovered america | who painted the mona lisa | who wrote hamlet | what is the speed of light | why is the sky blue
    | how do airplanes fly | how old is the universe | what is a black hole | what do pandas eat | how long do cats live | how many bones does a human have | what is dna
    | is a tomato a fruit | what language do they speak in brazil | how big is texas | who invented the telephone | who was <room> in real life
    | who did they suspect of the whitechapel murders in <n> | how many victims did the whitechapel murderer have | was <room> a surgeon | did police ever catch <room>
    | was <room> polish | where is whitechapel | what was scotland yard | who wrote <room> | was lewis carroll on drugs | when was <room> book published
    | what does the cheshire cat say | why is a raven like a writing desk | who played <room> in the movie | tim burton film | is the mad hatter based on a real person
    | what is through the looking glass about | johnny depp movies | quote from <room> book | capital of thailand | is thailand safe for tourists | bangkok hilton jail facts
    | how do you say hello in <room> | best beaches in thailand | <room> visa rules | best time to visit bangkok | what do prisoners eat in thailand | penalty for smuggling in thailand
    | best pad <room> recipe | who is the king of thailand | is <room> food spicy | flights to bangkok | how do i cook rice | lasagna recipe | how long to boil an egg
    | recipe for chocolate chip cookies | what should i make for dinner | how do i bake bread | what wine goes with fish | how do i make cold brew | vegan brownies recipe
    | what is the weather | will it rain <day> | how cold is it in philly <day> | is it snowing | weather forecast for <day> | temperature outside | do i need an umbrella
    | when is sunset | what time is it in tokyo | what day is it | who won the game last night | eagles score | who plays in the super bowl | did the sixers win | phillies schedule
    | who is the best quarterback | world cup winner | nba standings | when do the flyers play | fantasy football tips | who should i vote for | what do you think of the president
    | who won the election | are you a democrat | is immigration good | gun control opinion | is abortion wrong | tell me about brexit | who runs china | is there going to be a war
    | is god real | what is the meaning of life | do we have free will | what happens after death | is it wrong to lie | what is love | are we living in a simulation
    | what is consciousness | what is truth | which religion is right | should i break up with my boyfriend | my girlfriend cheated on me | does she like me | how do i get over my ex
    | should i text him back | how do i ask a girl out | my wife wants a divorce | how do i make friends | i am lonely | my mother in law hates me | how do i apologize to my sister
    | am i ugly | am i a bad person | i am depressed and want to talk | i hate my job | should i quit my job | how do i get rich | how do i lose weight | what is a good diet
    | how many calories in a banana | my head hurts what should i take | is this rash dangerous | which vitamins should i take | how much ibuprofen can i take
    | what are the symptoms of flu | do i have cancer | why can not i sleep | how do i quit smoking | is coffee bad for you | best workout for abs | how do i get rid of pimples
    | can you recommend a dentist | find me a therapist | nearest tattoo studio | how do i contest a speeding ticket | write my will | can my landlord evict me | how do i file my taxes
    | do i need a lawyer for my divorce | how do i get a green card | how do i renew my passport | should i buy tesla stock | what is bitcoin worth | is crypto a scam
    | how do i invest <money> | mortgage rates | which bank is best | can i borrow <money> from you | lottery numbers for <day> | predict the market | how do i start a business
    | tell me a joke | make me laugh | say something funny | tell me a riddle | give me a brain teaser | fun fact please | surprise me with trivia | play a game with me
    | play chess with me | rock paper scissors | <n> questions | let us play hangman | can you roll a dice | flip a coin | what is my horoscope | what is my star sign | read my palm
    | what does my dream mean | what is my lucky number | do you like pizza | what is your favorite color | what is your favorite movie | do you have a girlfriend | i love you
    | do you love me | are you single | do you dream | are you happy | are you lonely | what did you eat <day> | are you bored | do you get tired | do you hate humans
    | will robots take over | are you afraid of dying | who is smarter you or siri | do you believe in ghosts | do you pray | do you have a soul | do you pee | what are you wearing
    | how much do you weigh | where do you live | when is your birthday bot | do you have a mother | what is your iq | are you on tinder | you are cute
    | translate good morning into french | how do you say thank you in japanese | translate this paragraph to spanish | what does carpe diem mean | how do you spell necessary
    | what rhymes with orange | synonym for happy | grammar check my text | summarize war and peace | write my essay on the french revolution | proofread my thesis
    | write a book report | write a wedding toast | write a eulogy | write a caption for my selfie | make a workout plan | plan my trip to paris | flights to miami
    | cheapest hotels in orlando | what should i see in rome | rent a car at the airport | do i need a visa for japan | best beaches in florida | cruise deals | escape room in new york
    | escape rooms in boston | is there a good escape room in chicago | escape room near las vegas | what escape room is in pittsburgh | any rooms in baltimore
    | escape room in my town in ohio | opening hours of the franklin institute | what time does target close | is walmart open <day> | mcdonalds menu | starbucks near me
    | where is the liberty bell | tickets for the art museum | hours of the zoo | when does the eastern state penitentiary open | is the aquarium open <day> | movie times <day>
    | what is playing at the theater | concert tickets for taylor swift | who sings that song | best netflix show | is the new batman good | who won the oscars
    | best video game of all time | how do i beat the last boss | minecraft tips | how do i solve a rubiks cube | wordle answer <day> | crossword clue <n> letters | sudoku help
    | how to play poker | fortnite skins | roblox codes | how do i win at chess | how do i make a bomb | how do i hack a wifi | how do i get away with murder | where can i buy drugs
    | how do i make a fake id | how do i break out of jail | how do i spy on my spouse | talk dirty to me | send nudes | tell me something sexy | what is your porn name
    | insult my friend | roast me | say a swear word | call me daddy | write a breakup text | prank call script | fix my sink | my car makes a noise | how do i change a tire
    | why is my dog barking | how often should i water a cactus | how do i train a puppy | what should i name my cat | my fish died | how do i remove a wine stain
    | how do i paint a wall | best mattress | book me a flight | set an alarm for <time> | remind me <day> to call mom | what is on my calendar | play some music | how do i tie a tie
    | how do i braid hair | which lipstick suits me | what should i name my baby | how do i get my baby to sleep | how do i write a speech | how do i stop procrastinating
    | is the earth flat | who shot kennedy | are aliens real | is bigfoot real | illuminati | is climate change real | are vaccines safe | was <n> an inside job
    | do you think ai is dangerous | what is chatgpt trained on | which ai is the best | how do neural networks learn | can ai write novels | will ai replace teachers
    | explain blockchain | what is quantum computing | what is machine learning | how does google work | who is elon musk | how old is madonna | how rich is bezos
    | is brad pitt married | who is the pope | who is the prime minister of canada | what did kim kardashian do | who is the mayor of philadelphia | governor of pennsylvania
    | why was the liberty bell cracked | when was philadelphia founded | population of philly | is philly a safe city to live in | how much is rent in philly
    | best school district in pennsylvania | when is trash day | where do i pay a parking ticket | how do i register to vote | jury duty excuse | where is the dmv
    | what is the drinking age in canada | how do i adopt a dog | find me an apartment | how do i get a library card | are there jobs at amazon | explain photosynthesis
    | what is the pythagorean theorem | balance this chemical equation | what is a mitochondria | define irony | who was napoleon | causes of world war <n> | what is supply and demand
    | periodic table | what is pi | is pineapple on pizza ok | cats or dogs | what came first chicken or egg | would you rather be a fish or bird | is a hot dog a sandwich
    | how many licks to the center of a lollipop | marvel or dc | star wars or star trek | purple monkey dishwasher | banana banana banana | my hovercraft is full of eels
    | i like turtles | meow | skibidi | bark like a dog | what is the wifi password of my neighbor | how do i open a stuck jar | who let the dogs out | what does the fox say
    | how much wood would a woodchuck chuck | guess my age | guess what i am thinking | you like memes | want to date | you single | your mom | escape rooms in london
    | is there an escape room in austin | who won best picture | can you write my tinder bio | what rhymes with lantern | how do i become an astronaut | which planet has rings
    | what is a group of crows called`,
  ...attackPhrasings,
};
