import type { Phrasings } from './phrasings.ts';

/** What people in offices, congregations and agencies type: planners, assistants, engineers, volunteers. */
export const officePeople: Phrasings = {
  corporate: `i run the social committee at a dental practice and we need a fun evening | admin assistant here scouting activities for the leadership offsite
    | my vp wants the whole org doing something that is not bowling | people ops at a biotech startup putting together our quarterly get together
    | our scrum team just shipped and the manager owes us an outing | looking for something for the parish council after a rough year | we are a food bank and want to treat our volunteers
    | i coordinate events for an agency and have a client from out of town | deacon asked me to plan fellowship for the choir members
    | new hire cohort starts <day> and we want an icebreaker | the engineering guild needs an excuse to leave their desks | hospital unit wants a night out for the nurses
    | could you host our board of trustees for a bonding evening | i am chief of staff and need an idea for the exec retreat | our remote people fly in <day> and have never met
    | cross functional kickoff with <n> attendees is that your kind of thing | can a nonprofit hold its staff appreciation with you | we are a dmc sourcing vendors for an incentive trip
    | ping pong tables are tired our devs want puzzles | the partners at our firm want to entertain some clients | faculty end of semester get together
    | our union local wants a family friendly social | youth ministry leaders retreat in the city | could the sunday school teachers come for a thank you night
    | planning committee picked you for our spring mixer`,
  'corporate-price': `finance caps us at <money> a head will that do | i need three bids for this event can you give me yours | ballpark figure for <n> staff so i can put it in the deck
    | what would the damage be for <n> engineers | looking for your rate card for organizations | would you itemize the cost for <n> of our volunteers
    | what do agencies pay net per attendee | the controller wants the cost by department before she approves | our grant covers <money> so how many staff can we bring
    | does a nonprofit team get a softer price | my director wants to know what a morning just for us would run | rfp attached what can you do for <n> delegates
    | pricing tiers for corporate | rates for a church group outing of <n> | approximate spend per employee for two rounds | is there an administration fee on business events
    | give me a number i can bring to my boss <day> | how do you price it when half the department plays early and half late | cost to entertain <n> clients
    | we have to stay under <money> all in for the staff night`,
  'corporate-invoice': `our ap portal needs your w9 before we can cut a check | can the bill show the cost center and the po | i have a corporate amex but accounting insists on an invoice
    | please make the bill out to the diocese | who do i contact about the remittance address | i need a vat style bill with our company address | net thirty terms possible or card only
    | we have an exemption certificate where does it go on the invoice | bookkeeper here we never got a bill for the team night | i am doing my expenses and need proof from the event
    | can you register in our supplier portal coupa | procurement wants your tin and a remit to | our treasurer pays by check once a month does that work
    | could the invoice be split between two departments | we only pay after receipt of goods and an invoice | agency billing the bill goes to us and not to the client
    | we require a purchase order on everything over <money> | send me the paperwork so legal can onboard you | auditors want an itemized document for the outing
    | can the church office get a bill instead of using my personal card | need something official for reimbursement from the university | is your tax form on file or do i request it`,
  'corporate-daytime': `standup is at <time> so could we be done with you by lunch | our shift ends at <time> and you are still shut so can you let us in
    | we would want the place to ourselves before the public shows up | all hands finishes at noon can you take us right after | could the staff come while the kids are at school
    | the conference breaks at <time> on <day> is that doable for delegates | can the warehouse crew come after their night shift in the morning
    | the retreat agenda has a gap from <time> on a weekday | is a weekday breakfast session a thing for offices
    | we have to be back on the floor at <time> can you host us earlier that day | would you unlock the doors at <time> for <n> nurses
    | our board meets <day> morning and we would go straight from there | clinic closes over midday so could we play then | do you bend your opening times for a paying company
    | school staff inservice day in the morning`,
  'corporate-food': `can you have trays of hoagies waiting for my engineers | where could i take <n> colleagues to eat right after | is there a per head lunch add on
    | half of my team is vegan and i am in charge of feeding them so what is around | our caterer wants to know if he can drop off at your place
    | do i need to arrange the food for my team myself | can you recommend a spot that seats a department | coffee service for the leadership team
    | we usually do pizza for the devs can you set that up | do you bundle dinner with the event for our agency clients | is there a partner restaurant for work groups
    | kosher catering for our staff event`,
  'corporate-rounds': `half of us are on call so can we go in two waves | <n> attendees and a ninety minute window how do you shuffle us | walk me through the run of show for <n> staff
    | i have <n> volunteers and two shifts | do all squads go in at once or is it staggered | what would the schedule look like for our whole floor of <n>
    | how do you rotate <n> delegates without a bottleneck | we have to move <n> people through before the bus leaves | give me a sample agenda for <n> colleagues
    | our congregation staff is <n> and you have only two rooms so how would that go | could batch a play while batch b is at dinner | how many sessions to get all <n> engineers through`,
  'page/corporate-booking/rounds/you-send-the-list': `when do you need my attendee roster | do you want our names in a spreadsheet
    | one of my directs cannot be grouped with his ex who do i tell | i have a colleague who needs a stool where do i note that
    | our intern is scared of horror how do i flag it in the list`,
  'page/corporate-booking/rounds/we-build-the-teams': `could you scramble sales and support so they finally talk | i would prefer not to pick the teams so nobody blames me
    | do interns get to be mixed in with directors | who decides which engineer lands in which squad | keep managers and their reports apart please is that possible
    | will you assign people to groups or should hr do that`,
  'page/corporate-booking/rounds/first-round-plays': `where does the second half of the department hang out meanwhile | what is there for the staff who are up later
    | do the later folks stand around in your lobby the whole time | what should group two do until it is their turn | can the rest of the choir get dinner while the first bunch plays`,
  'page/corporate-booking/rounds/swap': `at what point do group two have to be at the door | how fast is the changeover between our two waves
    | is there an overlap when the second team walks in`,
  'page/corporate-booking/rounds/results-all-together': `do we get a little ceremony to crown a winner in front of the staff | will somebody read out which department came first
    | my boss loves a trophy moment is there a finale | how are the standings announced to the group at the end | is there a wrap up with everyone in the same spot`,
  'page/corporate-booking/time/intro': `what do i put in the outlook invite from when till when | our people bill by the hour so how long are they away
    | how much of the afternoon will this eat for my developers | can the staff be back at their desks within two hours | length of the whole thing for a planner run sheet`,
  'page/corporate-booking/time/two-rounds': `total venue time if we do it in two waves | when would the second half of the company be finished
    | how late does it get when half the staff play after the others | timing for a double round event`,
  'page/corporate-booking/capacity/intro': `would a competitor firm ever be in with my employees | can i be sure only our folks are in there as we talk shop
    | is our work group ever mixed with the public | confidential team so no outsiders please`,
  'page/corporate-booking/capacity/more-than-that': `we are a company of <n> is that past your limit | can you cope with <n> conference delegates in one evening
    | our entire parish staff is <n> so too much for you | what if our headcount is way above what fits in both rooms`,
  'page/corporate-booking/practical/accessibility': `one of our engineers uses a power chair does the work event still suit | hr has to guarantee the venue is ada compliant for all staff
    | we have an employee with a cane is the team night doable for her | i need to send accessibility notes to the attendees`,
  'corporate-debrief': `will a host tell us what we did wrong as a team | my manager wants takeaways for the retro | is there a facilitated reflection after the game for staff
    | do you profile our people and hand hr a report | can the debrief be tied to our company values | leadership coach asks if there is a structured discussion afterwards
    | what do engineers learn from this besides locks | do you rate each employee on how they did | is there a learning component i can put into the training budget`,
  'page/corporate-booking/questions/what-if-the-headcount-changes': `rsvps for the staff night keep trickling in can i fix the number later
    | two of my devs are out sick will you still bill for them | when is the final count for our event due | somebody from accounting jumped in at the last minute can the plan take it
    | my attendee list shrinks every day | what is the cutoff to change our number of employees`,
  'page/corporate-booking/questions/some-of-my-colleagues-dont-like-being-scared-what-then': `our receptionist hates anything spooky what can she play with us
    | a couple of the engineers said no horror please | how do i ask staff privately who is squeamish about fear
    | the church ladies will not do a serial killer theme what else for our group | can anxious coworkers sit out the creepy one`,
  'page/corporate-booking/questions/is-it-fair-if-one-team-has-done-escape-rooms-before': `our qa lead has done a hundred of these so is the contest unfair
    | half my department are puzzle fiends how do you level it | some coworkers are pros and the others are green`,
  'page/corporate-booking/questions/can-we-compare-times-between-rooms': `we want engineering against sales in a race how do you make it fair | can both departments be pitted head to head
    | could two squads do the identical room so it is a true contest | which group wins if they are in different games | marketing bets they will beat us by minutes is that comparable`,
  'page/corporate-booking/questions/do-you-come-to-our-office': `can you set up a portable game in our conference room | is there a mobile version you bring to a campus
    | our church basement is big could you run it there | do you travel to a hotel ballroom for our attendees | any chance you do this on site at our plant`,
  'page/corporate-booking/questions/can-we-bring-our-own-drinks': `could the agency supply prosecco for the guests in your foyer | is a beer cart for the developers acceptable
    | can i bring a cooler of seltzer for my staff | we want to toast the retiree at your place with champagne`,
  'corporate-contact': `i am a planner who do i email about a group of <n> | is there an events coordinator i can get on the phone | what is the first step to set this up for my company
    | what details do you need from me for an event offer | how quick do you turn around an inquiry for an office event | where is the form for work functions
    | can an assistant book on behalf of the ceo | we want to lock in <day> for the staff what now | do i go through the website or write you for a group this size
    | how soon do i hear from you after asking about a team day`,
  'page/corporate-booking/how-booking-works/you-get-a-plan-and-a-quote': `will you send something in writing i can forward to my boss
    | do i owe you anything while we are still tweaking the event | how many revisions of the plan may i ask for | is your event plan binding or can i shop it around`,
  'page/corporate-booking/how-booking-works/waivers-go-out': `how do my <n> staff sign their forms before the day | will employees have to create a login for the waiver
    | can i pass along one link to everyone in slack | legal asks how our people sign liability papers for the event`,
  'page/corporate-booking/how-booking-works/you-play': `who is on site to manage our group on the day | is there a host per team for our staff
    | someone of yours to round up stragglers from my office`,
  'page/corporate-booking/how-booking-works/intro': `i hate being passed around will i have a single contact | is there an account manager for our event
    | who is our point person from inquiry to the evening itself | does the same coordinator stay with us until the event`,
  'corporate-parking': `<n> employees are driving in from the suburbs where do they leave their cars | can our charter bus drop staff in front of your door
    | which garage do i tell the attendees to use | how do folks from the office in the burbs reach you by train | do you validate for corporate guests`,
  'corporate-after': `will you forward the group photos for our newsletter | do you add our staff emails to your marketing | when do i get the receipt after the company night
    | what does the organizer receive the day after | i want pics for our linkedin page after the outing how do i get them | do the team times get mailed to me`,
  'large-group': `my parish wants to come with <n> souls | <n> of us from the tech meetup can you swallow that | our alumni chapter has <n> signed up
    | can a congregation of <n> all take part | agency brief says <n> pax in one go | we are <n> in the running club and want to go the same evening
    | the scout troop and their leaders make <n> | bible study plus spouses is <n> | band of <n> volunteers from the shelter | you say a dozen fit but there are <n> of us`,
  'headcount-change': `a coworker heard about it and wants in on our reservation | my list went from <n> to <n> overnight | one usher dropped out of our group
    | can i bump our party up after paying | the intern is joining so make that <n>`,
  capacity: `what is the ceiling for one room because i have <n> colleagues | would <n> accountants squeeze into <room> | how large can a single squad be
    | our small group from church is <n> is that too many for a room | does the whole tech support pod of <n> go in as one | room limit please for my spreadsheet
    | is <n> bodies in <room> uncomfortable | and how many for the prison one`,
  availability: `need <day> at <time> for my team what do you have | the ceo only has <day> free is anything left then | could you pencil in <n> of us <day> evening
    | trying to find a slot when all <n> engineers are free is <day> open | is the week of <day> already full | what times are left <day> for a group of volunteers
    | hold <day> for us while i get sign off | do you have <time> or anything near it <day> | and <day> instead is that open | earliest opening you have next week`,
  price: `what do you charge a head for a normal evening game | five coworkers after work on <day> what is the total | i am treating my three best engineers how much will that set me back
    | our little prayer group is <n> what would it come to | is it dearer on weekends | hit me with the per player rate | expense policy asks for the ticket price | cost for <n> seats
    | budgeting for <n> ushers what is the fare`,
  included: `does the fee cover a guide and the picture | are there add ons or is everything in the ticket price | what do my attendees get for their money besides the game
    | is the host included or extra | anything else to rent once inside`,
  tax: `i file expenses so is the ticket gross or net | does sales tax apply for a 501c3 | is amusement tax in that figure | how much tax appears on the receipt
    | my accountant says the total did not match your listed price because of tax`,
  payment: `can i use a purchasing card from the university | my company card keeps bouncing at checkout | do you swipe cards in person or is it all online
    | each engineer pays for himself can the check be split | i need to pay with two different cards | our treasurer wants to pay cash from the collection
    | was charged two times for one game please look | when does the charge hit my statement | does the booking need money now or on arrival`,
  'promo-codes': `my hr portal says there is a perk code for you is that so | any coupon for bloggers | do you run a deal for teachers or nurses | nonprofit discount code please
    | is there a code for signing up for something | i found a coupon on a deals site is it real | any savings for repeat players
    | the code in the office newsletter did nothing at checkout | promo for a slow <day>`,
  cancel: `the merger blew up so we have to scrap our evening with you | my boss pulled the plug on the outing and i need the money back
    | pastor fell ill and the outing is off what about our payment | i have to kill the booking for <day> | what is the deadline for getting my funds returned
    | can i call it quits on the reservation without losing the deposit | layoffs happened so no more team night please undo | accounts asks if the canceled game will be credited
    | budget freeze so we can not come any longer | will you keep my money if i pull out <day>`,
  reschedule: `release got delayed can my devs come <day> rather than <day> | the service runs long so push our game back an hour | the ceo flight moved may i slide the booking to <day>
    | can i shift our slot from <time> to <time> | offsite dates changed what are my options for the game | is it a hassle to swap our evening for another
    | half my team got paged so could we take a rain check for next week | i put in the wrong date on the form | can we bring it forward by a day`,
  sick: `our project manager tested positive this morning and we play tonight | half of the office has norovirus what do we do about <day>
    | my assistant came down with strep right before the outing | flu is going round the congregation | the choir director lost her voice and has a temperature
    | i am under the weather but the team is counting on me | there is a bug in our office and it is tomorrow`,
  'no-show': `our client simply did not turn up for the game so what happens with the payment | we forgot about it and missed the entire slot | i mixed up the day and nobody of us came
    | the group never appeared will you still keep the fee | what if my people ghost the reservation`,
  'page/legal/cancellation/if-we-have-to-cancel': `what is your force majeure policy | if your power dies on our event day do we get refunded
    | suppose a blizzard shuts the city on our date | what happens to our group if you have to pull a room | your lock jammed so you sent us home now what`,
  'page/legal/booking/offers-for-groups-and-companies': `is an email okay from me enough to seal the event contract | when does your proposal for our company become binding
    | do we need a signed contract for the group or is mail ok`,
  'page/legal/booking/a-booking-is-made-when': `i clicked through and got no confirmation so do we have the slot | how do i verify my assistant really reserved it
    | is the time ours before the confirmation mail shows up | paid but nothing in my inbox from you`,
  'post/office-holiday-party-field-guide/why-it-works-better-than-a-bar/a-bar-sorts-people-by': `convince my boss this beats the usual pub night
    | why not just do drinks with the department | is this better than karaoke for the office do | i have to justify this over happy hour to my vp
    | open bar or locks for the staff night what do you think`,
  'post/office-holiday-party-field-guide/when-to-book/december-evenings-go-first-on': `how far out should an office manager lock in a festive night
    | are the nights before christmas taken by other firms already | when do companies usually grab the december slots | which weeknight in december is the quiet one for my staff`,
  'post/office-holiday-party-field-guide/how-many-people-how-many-rooms/split-by-anything-except-department': `any tips for dividing up my coworkers
    | should i mix the departments or keep them as they are | clever way to sort colleagues into squads`,
  'post/office-holiday-party-field-guide/dinner-before-or-after/we-run-rooms-not-a': `should the office eat first or play first at our holiday thing
    | is dinner better ahead of or following the staff game`,
  'post/office-holiday-party-field-guide/the-five-colleagues-you-will-meet/the-general-assigns-everyone-a': `what personality types do you see in office groups
    | i am scared my bossy colleague takes over everything | who are the characters at every staff party | we have one guy who orders all the others around`,
  'post/office-holiday-party-field-guide/three-things-to-ask-your-team-first/jack-the-ripper-is-dark': `what should i survey my coworkers about before choosing
    | which questions do i put in the poll to staff`,
  'post/team-building-stories/start/from-the-control-desk-you': `what do you notice about companies when you watch them | have you got case studies of business groups
    | can the host tell who really runs the department | success stories from other firms i could show my hr director`,
  'post/team-building-stories/the-accountants-who-would-not-touch-anything/priya-booked-jack-the-ripper': `have you had bookkeepers or a tax firm in before
    | does this suit a bunch of cautious auditors | story about the accounting people please`,
  'post/team-building-stories/the-kitchen-that-never-stopped-shouting/ten-people-from-a-restaurant': `i run a kitchen brigade has a restaurant crew ever played
    | how did the cooks get on in the prison | we are line cooks off on <day> have others like us come`,
  'post/team-building-stories/the-board-that-had-never-met-in-person/i-learned-that-ben-is': `has a charity board ever done this with you | our trustees only know each other from zoom
    | a remote team meeting face to face did that work out`,
  'post/team-building-stories/what-the-good-teams-do/they-keep-one-place-for': `what separates winning groups from the others | engineer here what is the optimal strategy
    | pro tips from the control desk please | how do strong teams organize the stuff they find | best practices before i bring my squad`,
  'faq/how-to-book': `i do not see how an assistant reserves for somebody else | where on this page do i make the reservation for my boss
    | the calendar widget will not load so can you take it by phone | is there a login needed to reserve | steps to reserve for our youth group
    | can i phone in a reservation i hate these online things | link to schedule please | i have a slot in mind how do i claim it`,
  'faq/private-games': `will my client have to play next to randoms | are two church groups ever lumped together | it is just me and three devs would you fill up our room with others
    | do we share the space with another booking | nobody outside our office gets in with us right`,
  'faq/same-day': `meeting got canceled so can we swing by right now | spontaneous idea from my manager any opening tonight | standing outside your door with four coworkers can we get in
    | is booking an hour ahead possible | we just left church can we play this afternoon`,
  'weekend-minimum': `it is only me and my deskmate on <day> is that a problem | nobody else from choir can so it is two of us <day> | fewest heads you accept on <day>
    | may two engineers play <day> if we pay for a third seat | the website refused our party of two for <day> why | what about <day> with only the wife and me | and for just two`,
  hours: `how late are you there on <day> my team works until eight | are you staffed before noon on <day> | when do the doors unlock <day>
    | we get out of service at noon are you operating <day> | could i stop in on my lunch hour or is it shut then | closing time <day> for my calendar
    | are you running on the holiday monday | what about <day> then | and <day> evenings`,
  'arrive-early': `what do i tell my coworkers as the meeting time if the game is at <time> | how much buffer before the clock should i put in the invite
    | is ten minutes ahead fine or do you want more | call time for attendees | when should the bus drop us relative to the start`,
  'faq/late-arrival': `our meeting overran and half the team is stuck in a cab | the client call is dragging so we may show twenty minutes behind
    | traffic on the schuylkill is a parking lot what about our slot | my van with the choir broke down we will not make it on time
    | two colleagues still on the train do you start without them | bridge is jammed we are behind schedule`,
  'page/legal/lateness/intro': `does a shortened game come at a lower price if we show behind time
    | we lost twenty minutes for traffic and paid full is that right`,
  'faq/waiver': `my legal department wants to see the liability text first | can i as the boss sign for all of my staff | who signs for the youth group teens
    | is there paperwork at the door for engineers | do interns of <age> need a parent on the form | can the scout leader put his name for the boys
    | will you send the consent link ahead for our congregation`,
  'faq/bags-and-restroom': `we come straight from the office with laptops where do they stay | is my macbook safe while we play | somewhere to leave our garment bags and briefcases
    | where do <n> winter jackets go | is there a john before we go in | is the ladies room close by`,
  address: `what do i put in the calendar invite as the place | full street info for the uber to bring my boss | zip code for my gps | i need the venue details for an agency run sheet
    | where in the city are you located exactly | which corner do i tell the team to meet at`,
  'faq/where-is-the-door': `my whole department walked past and can not see an entrance | google maps dropped our van in front of a shoe shop | is there a sign outside for the attendees
    | how will my guests recognize the right doorway | what does your facade look like | we are on the block but there is only a half number`,
  neighborhood: `how far on foot from our office by city hall | is it a hike from the convention hotel | can delegates walk over from center city | from logan square how many minutes
    | are you near the museums we visit in the morning | how long does the stroll from broad street take`,
  'faq/parking': `is there a lot for the church van | where do i leave my car if i come from the office park | how pricey is leaving a car around there | can a minibus wait at the curb
    | are meters free after a certain hour for my staff | will i find a spot on <day> night`,
  'faq/transit': `which line do i take from suburban station | can my coworkers without cars get to you | nearest el stop | best way from 30th street with a group
    | bus route that stops close to you please | does patco get me near you`,
  'faq/nearby': `where can we grab a bite with the team | any cozy spot for a debrief over drinks around you | is there dessert close to you after service
    | something for the early birds to do in the area | what else is on your block for out of town guests`,
  contact: `give me a direct line for someone in charge | what number do i put down for the attendees in case they get lost | our secretary tried ringing and got nobody
    | how do i reach you after hours | can i drop you a mail | email please`,
  'page/legal/contact/in-person-and-by-mail': `where should our church mail the check or a thank you letter | postal details for a written letter to you
    | may i hand in something at your desk | snail mail address`,
  'faq/phones-and-photos': `i blog about escape games may i film inside | can our agency photographer shoot during the game | i am on call so i have to keep my pager and phone on me
    | may our comms person take pics for linkedin | is live streaming allowed for my channel | can we do a team selfie somewhere | i wear a smartwatch is it fine
    | do you collect our phones and devices`,
  'faq/food-and-alcohol': `our engineers would like to bring a six pack | may i sip my iced coffee in the room | coming straight from the open bar reception is that okay
    | do you sell anything to drink at the desk | communion wine joke aside is booze allowed | a protein bar while playing for my low sugar | one of my coworkers is already hammered`,
  'faq/lost-property': `my work badge must have slipped out in the study | one of the attendees left a laptop charger with you | did a silver crucifix turn up after our game
    | my assistant says her airpods are still there | has anybody handed in a grey scarf | our pastor is missing his reading glasses since <day>`,
  conduct: `what are the house rules i should send to my staff | code of conduct for guests please | is there a behavior policy for your venue | list of dos and do nots for the youth group
    | what would get my people thrown out`,
  'page/legal/conduct/treat-hosts-and-other-guests': `a coworker cursed at your host could we all be kicked out | what happens when somebody in our group is abusive to staff
    | do you eject rude people without paying back`,
  'page/legal/conduct/nothing-in-our-rooms-needs': `one of our engineers will try to dismantle things | if my teammate snaps a prop who is billed | are we on the hook for damages
    | does anything need brute force | the drawer handle came off in my hand sorry do i owe you`,
  'page/legal/conduct/nobody-plays-drunk-or-under': `the bachelor colleagues already had shots will you turn them away | somebody in the group is stoned can he play
    | what if a teammate arrives wasted`,
  cameras: `do you record our staff on tape | who is looking at us while we play | is there audio surveillance our works council asks | where does the footage of my employees go
    | are we being monitored inside | can the host hear us gossip about our boss`,
  privacy: `does your site comply with our vendor privacy checklist | what do you do with the addresses of my attendees | do you sell email lists
    | how is information about our volunteers handled | i am the data protection officer of my firm what do you keep | are there trackers on here`,
  'page/legal/privacy/your-say': `delete everything you have on me please | i want a copy of the information you store about me | how do i get my record corrected with you`,
  'page/legal/privacy/photos': `did you put our staff photo on facebook without asking | we do not consent to our picture being published
    | will the youth group photo end up on your instagram`,
  terms: `our counsel needs your terms and conditions | where is the legal small print | contract conditions that apply when my company reserves | send me the t and c`,
  rooms: `what games are running these days | what can my team choose from | list the rooms you currently have | which adventures do you offer this season
    | how many different rooms are in the building | what is on the menu for our group | do you have more than one game`,
  recommend: `which of the two would you give a bunch of backend developers | what suits a mixed church crowd from twelve to eighty | i need the one that gets shy coworkers talking
    | what would you put my clients in | a pick for four lawyers please | we like logic and hate running around so which | which one for a blogger who has seen it all
    | what is the better choice for a team with a wide age spread | and for <n> people which one`,
  'room-about': `tell me about the setting of <room> | what is the premise of <room> for my invite text | give me two sentences on <room> for the newsletter
    | is <room> an appropriate theme for a church group | what do you do in <room> all that time | blurb for <room> please | who are we supposed to be in <room>`,
  compare: `how do the two rooms differ for a team of engineers | pros and cons of each game please | <room> against <room> which is more linear | what sets <room> apart from the other one`,
  hardest: `my developers want the nastiest one you have | which room makes grown men cry it is so tough | most brain melting option please
    | we have cracked eighty rooms so give us your worst`,
  easiest: `my ushers are not puzzle people so which is gentlest on the brain | give us the one with the best odds of success | which is a softer landing for a team that quits easily
    | something simple for folks who never do puzzles`,
  difficulty: `on a scale how tough is <room> for engineers | will my coworkers be frustrated by <room> | how many puzzles per minute is it | is <room> linear or parallel in its puzzles
    | is it math heavy | rating of <room> in difficulty`,
  played: `my cofounder has been in <room> already can he be in our team again | regular here i have done both of yours so what is left | did you alter <room> since last year
    | is it any fun a second time | one engineer knows the solution how do we handle him | we beat <room> in spring is there something fresh`,
  duration: `is it an hour flat or does it run over | how long are we tied up in total | i need to know the running time for the bulletin | minutes per game please
    | does the sixty include the briefing | is <room> the same length`,
  'finish-time': `if we kick off at <time> when am i back on the street | need to catch the <time> train after our game | my sitter leaves at <time> will we be done
    | starting <time> so what time is dinner realistic | when does a <time> game let out`,
  scary: `will my elderly parishioners jump out of their skin in <room> | is there gore i should warn the staff about | how creepy is <room> on a scale | does anybody leap out at you
    | our hr wants to know about disturbing content | is <room> suitable for a jumpy colleague | does the killer show up in person`,
  'faq/locked-in': `fire marshal in our company asks if doors are bolted | can one of us step out for a work call and come back | what if the pager goes off mid game and i must leave
    | is there a panic button | are my people stuck in there if the power dies | how do you get out in an emergency`,
  'faq/hints': `our ceo will not ask for help so do you step in by yourself | how many nudges do we get | does assistance cost us time on the clock
    | what if eight engineers overthink a padlock for half an hour | can we turn help off because we are purists | how do you talk to us inside`,
  fail: `what if my team bombs in front of the client | what happens when the clock hits zero and we are still inside | do we see the ending even when we blow it
    | is it embarrassing when a company does not make it | did losers get shown the solution`,
  'faq/first-time': `none of the deacons have ever done one of these | my boss says he is too dumb for puzzles as a newcomer | we are all rookies will it be a disaster
    | do we need special knowledge for it | zero experience in the whole office`,
  'faq/language': `our team in from brazil speaks so so english | half of my line workers speak only basic english | are there instructions in mandarin for delegates
    | can the briefing be simple for our international staff | we talk russian among us is that okay | is the written english hard for a not native developer`,
  ages: `our youngest choir boy is <age> may he | intern is <age> is that old enough | can my eighty year old deacon still play | what is the youngest you let in for the youth group
    | is <room> alright for my <age> | age limit for employees kids on family day | from which age`,
  adults: `how many leaders do we send in with <n> youth group kids | can the <age> confirmands go in on their own | ratio of chaperones to pupils | must a sunday school teacher be inside
    | does a chaperone need to buy a seat`,
  watch: `our pastor only wants to look on with a coffee | can the boss observe from the control room | i am the driver can i sit around
    | does the event planner pay when she just stands by | is there a screen where colleagues see the team`,
  wear: `is office attire alright for it | do heels work in there for my client | what should i tell the attendees about clothing | can i come in my suit
    | need flat shoes or is it whatever`,
  split: `who decides which half of my team goes in which cell | can managers and staff be in different cells | how are the <n> of us divided in <room> | do the two halves hear each other
    | could our couple stay in the same cell`,
  access: `a parishioner of ours is in a wheelchair can she get in | is the entrance level or are there stairs for our walker users | width of your doors for a power chair
    | one trustee has an electric scooter does it fit | elevator or ground floor | is <room> doable on wheels`,
  crawling: `my partner in a pencil skirt will not get on her knees | do the older deacons need to go on all fours | is there some tunnel in <room>
    | can we send the youngest dev through the low bit for all of us`,
  physical: `do you need muscles for it | is it exhausting for desk people | any lifting my colleague with a hernia should skip | how active is <room>
    | my sixty something volunteers are not athletic`,
  seating: `is there a chair for our seventy year old treasurer | can one of my staff remain seated throughout | i can not stand a full hour since my surgery | stools in <room>`,
  flashing: `a colleague gets seizures from blinking screens | any strobes my hr should list | migraine from flicker is <room> safe for me | do lights pulse`,
  sound: `our sound engineer has tinnitus is anything loud | hard of hearing church member can she solve things | does a clue depend on hearing | is the siren very strong`,
  color: `our designer is colorblind does that hurt us | do you have to tell red from green anywhere | are puzzles based on hues`,
  vision: `a blind colleague is in our department could he join in | is print tiny because i left my bifocals | can a low vision teammate take part`,
  health: `a coworker has a pacemaker is it alright | our bookkeeper has asthma and you have fog | panic disorder in our group what should i say beforehand
    | am recovering from a concussion may i play | heart condition and suspense bad mix`,
  'faq/pregnant-or-claustrophobic': `my colleague is seven months along can she join the team day | our admin gets freaked out in elevators will it be too small for her
    | expecting and invited by my office is that fine | how roomy are those cells for somebody who hates tight spaces`,
  'room/jack-the-ripper/do-we-need-to-know-the-real-case': `should my team read up on the whitechapel murders first | i am a ripperologist will it help me
    | is the game faithful to the actual history`,
  'room/jack-the-ripper/is-it-too-dark-to-read': `will people over fifty see the letters in that light | i can not read small print in lamplight | how dim is the study really for reading`,
  'room/thai-prison/do-we-need-to-read-thai': `do you have to know thai script to solve it | there is asian writing on the wall do we need to understand that
    | our thai colleague would she be at an advantage`,
};
