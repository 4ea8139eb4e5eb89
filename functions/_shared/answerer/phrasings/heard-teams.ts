import type { Phrasings } from './phrasings.ts';

/** What strangers asked about teams, jobs and cards, and what no notes hold, in words that the other lists did not have. */
export const heardTeams: Phrasings = {
  'page/corporate-booking/how-booking-works/intro': `who do we deal with | who meets our group at the door | which person takes care of our school trip
    | i do not want to explain everything three times to different people | who is our go to person | name of the person who handles our group
    | who welcomes us when the team arrives | is our contact there on the day | who do the teachers talk to | dedicated contact for our outing
    | one organizer from your side the whole time | who greets the kids from our class`,
  'page/corporate-booking/how-booking-works/you-play': `will every team have somebody with them | is there staff for each of our rooms | who takes care of latecomers at our event
    | how are several teams looked after | one guide per team | host per classroom group`,
  'page/corporate-booking/how-booking-works/you-write': `what should be in my first message for a group | what do you need to know to make us an offer
    | what do i put in the mail for a team event | which details for a quote | how do i ask for an offer for my team | what info do you want from an organizer`,
  'page/corporate-booking/how-booking-works/waivers-go-out': `how do all my colleagues sign | do colleagues need an account to sign | how do the forms get to the team
    | can i send one link to the whole office for signing | forms for thirty people before the day | do the parents of the class get a link | can the team sign at home beforehand`,
  'page/corporate-booking/how-booking-works/you-get-a-plan-and-a-quote': `what does the offer look like | how often may we change the plan | is there a total in the offer
    | what is in the quote for our team | do we have to commit when we ask | can i get a written total for my boss | non binding offer possible
    | how do we know the final price for our team evening`,
  'corporate-after': `when do the pictures of our class come | who gets the photos after the school trip | is there a short report after our event | do we hear our times later
    | when are our team pictures sent | what do my people get to take home | do you put my colleagues on a mailing list | are we going to get spammed after the team event
    | will you email my staff ads | newsletter for the team after the event`,
  'corporate-contact': `should i phone or email for a group quote | phone or mail for a school group | shld i call for a company offer | where do i send the group request
    | how do i ask for a team evening | whom do i write to for forty people | how do we set up an evening for our club | i need to organize something for my team where do i begin`,
  'page/corporate-booking/rounds/intro': `could we get an itinerary with everyone's name before the day | do we get a timetable with names
    | is there a schedule we can hand out to the team | when do we hear who plays when | running order for our group | plan by minute for the evening
    | will there be a list who is in which room when | a written schedule for the class`,
  'page/corporate-booking/rounds/you-send-the-list': `could hr tell you quietly who should be in which team | how do i tell you who gets on with whom
    | should i send names or just a number | what if one has to sit and another hates horror | can i mark on the list who needs a chair
    | the boss and the trainee should not be together | list with names needed or not`,
  'page/corporate-booking/rounds/we-build-the-teams': `does it matter that some are senior and some apprentices | mix old and new staff | how big are the teams you make
    | do you put strangers from two departments in one team | can you blend our two classes | shuffle the kids so cliques split up`,
  'page/corporate-booking/rounds/first-round-plays': `where does the waiting half go | what does the second half of the class do meanwhile
    | some of us at dinner and some in the game | what do the ones do who are not on | where do the others hang around`,
  'page/corporate-booking/rounds/results-all-together': `do you say who won | is there a ranking of our teams | who announces the winning team | do the losers get something too
    | is there a prize giving for our company | how do we learn which team was fastest | winner announcement for the class`,
  'corporate-rounds': `how do i get my club of <n> through in one evening | what is the timing for <n> people in rounds | how many rounds will <n> take
    | fifty people how does it go | how do you fit a whole year group in | big class how do you do that | <n> pupils and <n> teachers how would it go
    | can a pack of <n> cubs come at once | scout troop of <n> what is possible | our whole department of <n> in one afternoon`,
  'corporate-daytime': `is the afternoon on a <day> available for schools | can a class come at 1 pm | can a school come in the morning
    | team at <time> on a weekday before you open | how much notice do you need for <n> people at 9 am | do you open earlier for a company of <n>
    | we need an activity for the afternoon for our company | before four o'clock with the team possible | could you let us in at noon on a <day> for a work thing
    | <time> am on <day> for a team of <n> doable | daytime slot for colleagues | lunch time game for the office | morning game for a school class`,
  'corporate-food': `are drinks with dinner included in the company quote | is dinner part of the offer | can you recommend where the team goes for dinner
    | somewhere for our group to eat that does vegan | where do we go with twenty hungry people after | does the quote include food | gluten free place for our team
    | table for fifteen near you | our class needs lunch where | catering for our team available`,
  'corporate-price': `is it cheaper for a school class | price for a class of <n> | cost for our troop of <n> with leaders | what do we pay for two rounds
    | one total for everything | what does a company of <n> pay all in | is there a minimum spend for a work night out`,
  'corporate-invoice': `can the school pay by bank transfer on an invoice | bill to our firm with our number on it | the finance department needs papers
    | invoice made out to the university | can you write the bill to my employer | tax form for our accounting`,
  'page/corporate-booking/debrief/we-keep-it-friendly-and': `is there a rating of each person | do you judge who did well | is it an assessment of employees
    | do managers hear how we behaved | are we scored as individuals`,
  'corporate-debrief': `is there a talk afterwards about how we worked together | does somebody analyse our teamwork | reflection round for the class`,
  'page/corporate-booking/practical/accessibility': `two of my staff use wheelchairs | one of the pupils is on crutches at the class trip
    | colleague with a disability in the team | can every colleague take part | access for our whole office`,
  'page/corporate-booking/questions/can-we-bring-our-own-drinks': `may our firm bring prosecco | can the team have beers in your lobby | cake from the boss in the lobby
    | own soft drinks for our class | champagne toast after the event at yours`,
  'page/corporate-booking/questions/what-if-the-headcount-changes': `our number of colleagues may go up or down | two of the class will be ill for sure
    | until when can i tell you the final team size | what if fewer of the office come than planned | extra colleague on the day of the event | final number deadline for a team`,
  'post/office-holiday-party-field-guide/then-send-one-e-mail/choose-a-night-on-the': `what to tell colleagues to bring | what do i write to my team about the evening
    | what should my people know before | what do i tell the office about shoes and forms | message for the team before the event`,
  'post/office-holiday-party-field-guide/a-timetable-for-two-rounds/these-are-sample-times-for': `what would the evening look like hour by hour with two rounds
    | sample times for two rounds | give me an example timetable for a big group | when does the second round usually start | timetable for the works do`,
  'post/office-holiday-party-field-guide/how-many-people-how-many-rooms/split-by-anything-except-department': `how should i cut my team into groups
    | fair way to divide the office | by what do we sort people into teams | best way to make mixed teams`,
  'careers-experience': `what do you need for it as a game master | do you take people with no experience | does she need experience for the job | what must i have done before
    | no experience in anything like this is that ok | is training given | my daughter wants to be a game master what does she need | qualifications for hosts
    | degree needed for the job`,
  'page/careers/what-we-look-for/you-notice-people-the-one': `what makes a good host in your opinion | what kind of people do you look for
    | which qualities should a game master have | what sort of person fits the job | am i the right type for a host | what traits matter for the job
    | who makes it as a game master`,
  'page/careers/what-we-look-for/you-are-free-on-some': `do you need weekends from everyone who works there | must i work every saturday | are evenings part of the job
    | and is it evenings | can i work there only on weekdays | do i have to be free on weekends | i can not do evenings can i work for you
    | how many evenings a week do hosts work`,
  'page/careers/questions/is-it-full-time': `is it a side job or a proper one | can i do it next to my studies | how many hours would i get | do you plan around my classes
    | fixed schedule or changing | can i combine the job with my day job | forty hours a week possible`,
  'page/careers/roles/evening-lead': `what does the evening lead do | evening lead duties | who is boss of the night in your team
    | what is the difference between a host and the evening lead | is evening lead a manager job | tasks of the person running the night`,
  'page/careers/roles/game-master': `what does a game master do exactly | tasks of a game master | tell me about the host job | what is game mastering like
    | what would i do as a host`,
  'page/careers/applying/write-to-us': `my uncle wants to work for you where does he write | where do i mail my application | what goes into an application
    | to whom do i send a resume | is there a form for applying | how do i put my name forward for a job | address for job mails`,
  'careers-reply': `when do i hear back about the job | how long until you answer applicants | no answer to my application what now | do you answer everyone who applies`,
  'page/careers/applying/a-shadow-shift': `is there a trial evening | is the try out paid | do i sit next to somebody at first | how do you train new people
    | when do i get to run a room alone | probation for game masters`,
  'careers-age': `are 17 yr olds allowed to work for you | my 14 year old wants to work there over summer | minimum age to work at your place | can a teenager get a job with you
    | is <age> too young to be a host | summer job for a <age> year old`,
  'faq/first-time': `a team of nerds against us newbies | we have no clue how escape rooms work | total beginners here | never been in one is that bad | do you need to be smart
    | will we look stupid | can normal people solve it | what do i need to know before the first time | explain it to me what do we do in there
    | is it for people who do not like games`,
  'leaderboard-rules': `how do teams get on the board | is there a ranking of all teams | are small teams ranked with big teams | how long is a time shown on the ranking
    | which times count for the month`,
  'page/legal/accessibility-gaps/the-way-around-it': `same price when i book by phone | can a wheelchair user book by phone | i can not use your booking page what else
    | i do not do online booking | booking without internet for my grandma | does it cost more to book on the phone`,
  'post/family-guide-to-escape-rooms/six-things-that-help/dont-solve-it-ask-what': `how do i keep out of it as a parent | should i help my kids in the game
    | i always solve everything for them | tips for parents in the room | how do i let the kids do it themselves`,
  'post/family-guide-to-escape-rooms/six-things-that-help/lose-well-a-room-you': `my son cries when he loses | what if the kids lose | kids bad at losing
    | consolation when we do not make it with the kids`,
  rooms: `show me pics of the rooms | can i see pics of the rooms | is there a gallery | which rooms are open | what do you have at the moment | names of the rooms please`,
  availability: `is <day> at <time> still free | any slot left <day> | have you got room for us <day> | is there space on <day>`,
  tax: `what comes on top of the ticket price | is sales tax in it | plus tax or with tax | are the 35 before tax`,
  payment: `can each person on my team pay for their own ticket | do we pay separately | who pays when we are a group of friends | does one person have to pay for all
    | separate bills possible | split the payment over two cards | pay half now and half later | i want to pay on the day | installments possible
    | can my friends send you their part`,
  unknown: `do we get minutes back when something breaks | if we solve it in half the time do we get money back | done after thirty minutes do we get a bonus
    | what if we finish super early | prize for getting out fast | free game when we break the record | a medal for the winners | do we get a badge or sticker | is there merch
    | souvenir from the game | can we keep a key as a souvenir | has anyone ever gotten hurt | did somebody ever have an accident with you | how many people fainted so far
    | has anyone ever had a heart attack in there | do you have a first aid kit | is your staff trained in first aid | what is your success rate | what percent gets out
    | how many teams make it | what share of groups escapes | win rate of <room> | how many per cent fail | average time to get out | what time do most teams need
    | average number of hints | how do you pronounce your name | why are you called lantern and latch | what does the name stand for | who came up with the name
    | where does the latch come from | who founded it | how many people work for you | do locals or tourists come more | who are your usual guests | average age of your guests
    | do famous people come | did a celebrity play with you | most common group size | youngest player ever | oldest player so far | is the job seasonal
    | do you only hire for christmas | is there paid vacation | staff discount on games | does the job come with health insurance | is there a bonus | do tips go to hosts
    | how much tip is normal | is there a uniform for staff | do game masters get dinner | contract or freelance | do you sponsor a visa | background check for the job
    | and my bike | bike rack outside | scooter parking | is there a disabled parking spot near | disabled parking for our car | can i charge my electric car
    | how much is the meter | until when do meters run | are the meters free on sunday | what is the fine when the meter runs out | is it cold in the rooms
    | heating in winter in the rooms | is it stuffy in there | do our clothes smell of fog | is the lobby loud | is it noisy where we wait | is there a quiet place to calm down
    | low stimulus room for autistic kids | baby changing table | is there a high chair | can we see the room before we book | may my anxious son look at the room first
    | can we walk through before deciding | is there a tour of the room | a peek inside before the game | is there rope involved | do you mark our hands | do we get blindfolds
    | can i bring my hearing dog | are emotional support dogs ok | is a service dog allowed in the room | can the parrot come | does a dog have to wait outside
    | what is the code of the last lock | give me a spoiler | how do i open the desk drawer | where is the key in <room> | what is the answer to the wall puzzle
    | tell me who did it | how does it end | just one solution please | the order of the levers | i only need the combination | do you rent out props | can i buy the lantern
    | who built your sets | what did the room cost | which song plays | do adults only sessions exist | is there a night without children | singles evening
    | can i find team mates through you | do you match solo players | can you text me when a slot opens | do you send reminders | will i get an sms | points for regulars
    | do we get a free game after ten | yearly membership | half price for toddlers | snow day deals | rainy day discount | happy hour price | a program for cub scouts
    | will my kids learn something for school | is it good for homeschool lessons | teaching material for the class | does it count as a field trip | do you have a worksheet
    | do you have a cloakroom fee | is there a locker with a key | lockers for valuables | is there a safe for our phones | can i leave luggage overnight
    | can i charge my phone at yours | can you heat up baby food | can i bring the confirmation on my phone | do i have to show the confirmation | where do i show my tickets
    | do we need a printed ticket | is a photo of the booking enough | can we swap one kid for another on the booking | may another person take my place
    | transfer my ticket to a friend | how long is the meeting room free | whiteboard for our meeting | can we hold a meeting before | do you rent the lobby | stage for a speech
    | can we have a dj | balloons from you | can you decorate for us | do you do goody bags | is there a playground near | can you watch our toddler while we play
    | babysitting on site | can you mind the baby | do you have a calendar of past winners | which team is the best of all times in philly | has a team of kids ever beaten adults
    | do you speak spanish on the phone | is there a french speaking host | hints in german | game in mandarin | polish briefing | my refund has not arrived
    | when does the money come back to my card | is my refund on the way | which hotel do you recommend | hotel and game package | do you work with hotels
    | do you have a partner restaurant with discount | will a six foot five guy hit his head | how low is the door frame | do tall people have to duck`,
  price: `is there a family ticket | family price | family rate for <n>`,
  sound: `can deaf guests get hints in writing | hints on a screen for a deaf player`,
  ages: `my son have <n> years | he has <n> years | she has only <n> years is ok`,
  'date-evening': `food then game or the other way round | a good plan for our evening | eat first or play first for two`,
  'extra-time': `how much longer may we stay if we are nearly there | can we buy extra minutes | ten more minutes for money | could you give us some more time at the end
    | extra time possible when we are close | can the clock be stopped for us | is overtime possible`,
  'room-size': `how many square feet is a room | is it a small room or a big one | is the room roomy enough for eight`,
};
