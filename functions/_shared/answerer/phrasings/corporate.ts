import type { Phrasings } from './phrasings.ts';

/** Ways people ask about events of companies and other large groups. */
export const corporatePhrasings: Phrasings = {
  corporate: `do you do corporate events | team building | company outing | office party | team event | work event | can my office book
    | corporate booking | event for my team | holiday party for the office | staff party | we want to do a team building
    | team outing for <n> employees | offsite | work team of <n> | do you work with companies | do you host businesses | team building activity
    | looking for a team activity | fun for coworkers | something to do with my department | bonding activity for staff | staff outing | staff day out
    | work <day> party | office <day> party | company holiday party | end of year office party | department lunch outing | quarterly team event
    | annual company event | retreat activity | sales team event | event for our law firm | outing for nurses from the hospital
    | happy hour alternative for the office | our startup wants to come | i am the office manager and need an activity
    | my boss asked me to find something for the team | hr wants to organize an event | i organize events for a firm
    | event planner asking about group options | onboarding event for new hires | interns outing | welcome event for new colleagues
    | going away party for a coworker | farewell party for a colleague | retirement party for a coworker | client entertainment | can we bring clients
    | networking event | leadership program outing | conference group looking for an evening program | teachers outing | bring my crew from work
    | is it good for team bonding | is it good for a team | is an escape room good team building | do you do private events | private event
    | function for <n> staff | can we hire the venue for our firm | company of <n> | <n> coworkers want to come | we are <n> colleagues
    | <n> people from my office | group from work | how many staff can you take | max headcount for a company event | how many employees fit at once
    | corporate group booking | corporate event options | corporate packages | volunteer appreciation event | nonprofit team event | union outing
    | colleagues get together | activity for a mixed team of introverts | business outing | a do for the office | <day> party for our office
    | company <day> party | work <day> celebration | need something fun for my sales department | something for our department
    | fun day for the engineers | reward my staff with a game | group of professionals | <day> do for the firm | firm outing | squad from work
    | marketing team wants to play | our team lead wants an activity | bring my unit | can i bring my staff`,
  'corporate-price': `how much is a corporate event | team building price | cost for <n> employees | price for the office | quote for a team event
    | can i get a quote | is there a corporate rate | group rate for companies | how much for <n> coworkers | budget for <n> people
    | company event price | corporate cost | corporate rates | how much per employee | cost per head for our team
    | what would it cost to bring <n> colleagues | price for a team of <n> from work | estimate for a team event | written quote
    | can you send me an offer for the team | proposal with pricing for <n> staff | what is your rate for firms | bulk price for companies
    | do companies get a discount | cheaper for a big work group | how expensive is team building | office party price
    | holiday party cost for <n> employees | price for a private daytime event | what do you charge for opening early for a team
    | total for the whole department | all in price for our event | hidden costs for the company event | are there extra fees on the corporate quote
    | my boss wants a number | need a price for my boss | budget for a team outing | we have a budget of <money> for the team
    | is <money> per employee enough | quote for <n> people on <day> | ballpark for <n> coworkers | what does a two round event cost
    | can i get pricing for a corporate group | pricing for work events | written estimate for my boss | price estimate for the company
    | what would <n> of my employees cost | offer for <n> staff | can you quote <n> coworkers | quotation | what will our outing cost
    | how much do companies pay | price list for firms`,
  'corporate-invoice': `can we get an invoice | do you accept purchase orders | can we pay by invoice | po number | w9 | tax form | we need a receipt
    | can finance get an invoice | bill our company | net 30 | can you invoice us | send an invoice to our accounting | billing for companies
    | our accounting department needs an invoice | invoice with purchase order number | can you put our po number on it | do you take a company card
    | pay with the corporate credit card | pay after the event | payment terms for companies | do you need a w-9 | can you send a w9 form
    | vendor form | vendor setup | set you up as a supplier | supplier registration | tax exempt organization | tax id for our finance team
    | ein for accounts payable | accounts payable asks for a form | i need paperwork for finance | expense report receipt for work
    | itemized receipt for my company | proof of payment for reimbursement from work | bank transfer for our firm | ach or wire payment for companies
    | company check | finance wants documents | our finance team has questions | how do you bill a business | bill to my employer
    | we can only pay against an invoice | procurement needs an invoice | can we be billed instead of paying by card | get billed
    | ap department requires a w9 | we need a bill with our company name | bill for the accounting | is invoicing possible | payment on account
    | our employer pays`,
  'corporate-daytime': `can we come in the morning | can you open earlier for our team | daytime team event | <day> morning for a company
    | outside opening hours | can you open for us at <time> | private hours for a company | <time> on a <day> for work | rent the venue during the day
    | can our team come before you open | morning event for our office | <time> team event | come at <time> on a weekday for work
    | during working hours | within office hours | lunchtime team event | on our lunch break | midday with the team on a <day>
    | can you open at noon for our company | early opening for companies | special opening for our group | private opening
    | buy out the place for a day | buyout of the venue | exclusive use of the venue | rent out the whole place for our company
    | have the venue to ourselves for a work event | do you take teams outside normal hours | late night event for our staff after closing | off hours
    | can you stay open later for our company | we work evenings can we come in the morning
    | we want to come at <time> but you open at <time> for our team | are there daytime slots for offices | team event on <day> morning
    | team event on <day> at <time> | can <n> employees come on a weekday at <time> | open early for <n> coworkers
    | a morning workshop with your rooms | would you open up early just for our staff | open up early for our firm
    | can our company come at <time> in the morning | can our company come <day> morning | our team is only free in the morning
    | could colleagues come before <time> | are you flexible with hours for a company | special hours for a work group | team in the forenoon
    | is a <day> morning session possible for our firm | morning session for staff | daytime session for a company
    | afternoon session on a workday for our company`,
  'corporate-food': `do you cater | is there catering | can you organize food for our team | lunch for the team event
    | can we bring food to the office event | catering options | can you provide lunch for our staff | do you have catering for groups
    | food for our company event | feed <n> employees | is food provided at team events | dinner for <n> colleagues after
    | where can a large group eat nearby | restaurant for <n> coworkers near you | a place that takes a table for <n> after the game
    | can our caterer deliver | bring our own caterer | breakfast for the team | coffee and pastries for the morning event | sandwiches for the team
    | dinner recommendation for our team | group dinner close by | drinks for the team afterwards | where do teams go after
    | dietary needs of the team | platters for the office party | happy hour place for the team after the game | do you arrange a meal for companies
    | food package corporate | do you cater to work groups | can you have lunch ready for our team | do you prepare food for staff events
    | can you organise sandwiches | a meal for the employees`,
  'corporate-rounds': `how does it work with <n> employees | rounds for a large team | staggered start | everyone at the same time
    | how do you split a department | we are <n> how many rounds | how do you stagger a group of <n> | how is a group of thirty organized
    | not everybody fits at once what then | how do rounds work | playing in rounds | back to back rounds | shifts for a big company
    | batches of people | waves for our department | we have <n> staff how is it scheduled | how would you run an event for <n> employees
    | logistics for <n> people | how do you manage a big office | how does a large company event run | plan for <n> people
    | schedule for <n> coworkers | can <n> employees all play the same night | how do you rotate the groups | rotation of teams
    | do we play simultaneously or one after the other at the company event | half plays half eats | how many rounds for <n> employees
    | divide <n> colleagues over the rooms | event flow for big groups | how do you organize <n> people from a firm
    | company of <n> how would that work | one slot for <n> coworkers | we are <n> coworkers how would you schedule that
    | how would you fit <n> of my employees | in what order would our teams go | <n> of us from work all in one evening
    | how do you run <n> employees through the rooms | get <n> coworkers through the rooms | put <n> staff through in one evening`,
  'page/corporate-booking/rounds/you-send-the-list': `what do you need to know about our employees | do you need a list of names
    | should we send names of the participants | can i keep someone off a team with their boss | two colleagues should not be on the same team
    | tell you who needs a chair | special requests about coworkers | guest list for the company event`,
  'page/corporate-booking/rounds/we-build-the-teams': `who makes the teams at the company event | can we choose our own teams for the work event
    | do you mix departments | how big are the teams at a company event | can you assign the teams | mix people from different offices
    | team size for corporate groups | will people who do not know each other be mixed`,
  'page/corporate-booking/rounds/first-round-plays': `what do the others do while the first group plays | where do the other colleagues wait
    | what happens with the people who are not playing yet | does half our group sit around | what do we do during the other round | waiting employees`,
  'page/corporate-booking/rounds/swap': `when does the second round arrive | how does the swap work | when should the second group of employees come
    | changeover between the rounds | when is the next batch of coworkers due`,
  'page/corporate-booking/rounds/results-all-together': `do you announce the winners | is there a winner ceremony for the team event
    | are results read out | do you tell us how each team did | award ceremony for the office | who gets bragging rights
    | final scores of the company event`,
  'page/corporate-booking/time/intro': `how long is a team event | how long does a corporate event take | duration of a team building
    | time needed for a company outing | how much time should the office block | how many hours off work do we need
    | how long will my employees be there | how long to block in the calendar for the team event | is the team event over in 2 hours
    | length of the company event | how much time should i block on everyones calendar | calendar invite length for the team event
    | how long are my people out of the office | how long will the outing last`,
  'page/corporate-booking/time/two-rounds': `two rounds | how long do two rounds take | how long does it take with two rounds
    | total time for two rounds | how long with <n> rounds | how long is it for a big group in rounds | time for several rounds
    | how much longer is it with two rounds | how long does it take for <n> people`,
  'page/corporate-booking/capacity/intro': `is the corporate event private | only our colleagues in the room | will outsiders play with our team
    | do other customers join our company game | will our office be mixed with the public`,
  'page/corporate-booking/capacity/more-than-that': `more than 20 employees | we are too many for both rooms | what if our company is bigger than 20
    | over <n> people in one company | can you handle more than <n> employees | our company has hundreds of people`,
  'page/corporate-booking/practical/accessibility': `a colleague uses a wheelchair at the team event | employee with a disability
    | coworker with mobility problems at the company event | is the team event accessible for everyone | accommodations for our staff
    | inclusive team event | one of my employees is on crutches`,
  'corporate-debrief': `is there a debrief | do you give feedback after the game | report on the team | do you do team coaching | facilitator
    | training goals | do you grade the team | do you do a debriefing | talk after the game about teamwork | is there a reflection with the team
    | what do we learn as a team | does somebody analyze how we worked together | coaching on communication | teamwork feedback
    | training for communication skills | leadership assessment | do you evaluate employees | do you write a report about each employee
    | will my manager get a report on me | are we graded | learning outcomes of the team event | focus on listening or handoffs
    | a training goal for our event | customize the event to a training theme | can you tie it to our company values | workshop element
    | skip the debrief | is a facilitator included | professional facilitation | what does the host say after the game to teams
    | is it more than just fun for the team | does someone talk with us afterward about how we communicated | discussion after the game for the team
    | feedback session | review of how the team communicated | lessons for the team | discuss our teamwork
    | will someone analyze our teamwork afterwards | analysis of our teamwork | observe our team and tell us`,
  'page/corporate-booking/questions/what-if-the-headcount-changes': `what if our headcount changes | number of employees may change
    | how late can we change the number of people for the event | the number of colleagues is not final | people always drop out of work events
    | a few coworkers may cancel | some employees called in sick on the event day | headcount went up for the office party
    | final numbers for the company event | when do you need the final headcount | deadline for the number of employees | can we add colleagues later
    | more staff want to come than we booked | we lost <n> employees from the event list | change the size of our company group
    | some of my employees may bail | a coworker bails | a few colleagues back out of the event | attendance at the work event is uncertain
    | plus or minus a few employees`,
  'page/corporate-booking/questions/some-of-my-colleagues-dont-like-being-scared-what-then': `some colleagues do not like to be scared
    | coworker is afraid of horror | what about people who hate scary stuff at the team event | a colleague hates horror
    | not everyone at work likes scary things | coworker with anxiety about dark rooms | is there a non scary option for the team
    | my boss scares easily | which room for colleagues who are afraid | half the office is scared of horror | employee does not want to be frightened
    | my coworker can not stand horror | a teammate refuses horror | my colleague is a scaredy cat | employees uncomfortable with horror`,
  'page/corporate-booking/questions/is-it-fair-if-one-team-has-done-escape-rooms-before': `is it fair if some have experience | some of us are experts
    | experienced team against beginners | one team has more experience than the other | two colleagues are escape room nerds
    | some coworkers have played a lot of escape rooms | is it unfair with pros on one team | spread the experts over the teams
    | enthusiasts versus newbies in the office`,
  'page/corporate-booking/questions/can-we-compare-times-between-rooms': `can we compare times between rooms | can two teams race each other
    | competition between teams | compete against each other | which team wins | can we race | head to head | race between teams
    | can our teams compete | make it a competition | team against team | battle of the departments | sales against marketing
    | can both teams play the same room for a race | fair race between two groups | who is faster contest | is there a competition mode
    | do we play against the other team | times between the two rooms comparable | rivalry between two teams | versus mode
    | can marketing race against engineering | pit two departments against each other | duel between teams | who escapes first competition
    | contest between two teams`,
  'page/corporate-booking/questions/do-you-come-to-our-office': `do you come to our office | mobile escape room | can you do it at our place
    | on site at our company | do you travel | portable game | can you bring the game to us | do you have a portable escape room
    | can you come to our conference | do you do off site events at other places | do you come to schools | escape room in our office
    | travel to our location | can you set up a room at our company | pop up escape room | do you rent out a mobile game | bring it to our event hall
    | virtual event for remote employees | can you come to my house | could you bring the game to our headquarters | at our headquarters
    | on our premises | do you drive out to companies | can you come to our building | can we host it at our place | takeaway escape game`,
  'page/corporate-booking/questions/can-we-bring-our-own-drinks': `can we bring our own drinks to the team event | beer at the company event
    | can our team bring beer | wine at the office party | bring soda and cake for the team | can we drink in the lobby at the company event
    | champagne toast for the office | drinks in the lobby for our staff | can the company bring a keg | alcohol at a team event`,
  'corporate-contact': `who do i talk to about a corporate event | how do i book a team event | contact for groups
    | how do we start planning a company event | how does corporate booking work | steps to book an event | who is my contact person for the event
    | contact for company bookings | who do we email about a team event | who organizes our event on your side | how do i arrange a team event
    | how do i get started with a company booking | what information do you need from us for the event
    | what do i write in the request for a team event | event coordinator | can someone call me about a corporate event | speak to your events person
    | group sales contact | request a plan for <n> people | how do we book for <n> employees | process for booking a work event
    | next steps for our team event | how to reserve for a company | i want to book a team event for <day> | book <n> employees for <day>
    | inquiry about a group event | send an inquiry for the office`,
  'page/corporate-booking/how-booking-works/you-get-a-plan-and-a-quote': `when is our company charged | do we pay before we agree to the plan
    | can we change the plan for our event | how often can i revise the event plan | is the quote binding | no obligation quote
    | what is in the plan you send us | are we committed when we ask for a quote`,
  'page/corporate-booking/how-booking-works/waivers-go-out': `do all employees have to sign a waiver | waivers for the team | how do coworkers sign
    | do my colleagues need an account | one waiver for the whole company | can i sign for my employees | waiver link for the team`,
  'page/corporate-booking/how-booking-works/you-play': `how many hosts do we get for the team event
    | who takes care of us on the day of the company event | what if a coworker comes late to the event | latecomers at the company event
    | does somebody coordinate on site`,
  'page/corporate-booking/how-booking-works/intro': `do we deal with one person | do we have a single point of contact
    | is it the same contact person all the way`,
  'corporate-parking': `can a bus drop us off | charter bus | coach parking | where can our bus park | where does our coach park
    | can a shuttle bus stop at your door | we come with a chartered bus | bus loading zone | unload a bus of employees | drop off point for a bus
    | parking for a company group | where do <n> employees park | parking for our whole team | minibus for the team
    | how do our colleagues get there by train | is there a spot for our charter bus | where does the charter wait | parking for a coach
    | shuttle for the staff`,
  'corporate-after': `what do we get after the event | follow up after the event | will you email my coworkers
    | do we get team photos after the company event | when do we get the receipt for the event | will you send us the times of the teams
    | do my colleagues end up on a mailing list | do you spam my employees | will you contact my staff afterwards | when do the event pictures arrive
    | summary after the team event | the day after the event`,
};
