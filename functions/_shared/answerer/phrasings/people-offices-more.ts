import type { Phrasings } from './phrasings.ts';

/** More of what planners, assistants and organizers type, with what sets each of their questions apart; applicants and fans too. */
export const officePeopleMore: Phrasings = {
  corporate: `hr generalist hunting for an employee engagement activity | we want a morale booster for the staff after a hard quarter
    | our department has money left for fun before year end | activity for the leadership cohort after training day | team social for a group of data scientists
    | can you entertain a delegation from our japanese headquarters | the lab group wants an outing with the professor | nurses week treat for our unit
    | activity for the board of our foundation | post merger icebreaker for two departments | our store staff wants a night out after inventory | city employees looking for an outing
    | group activity for seminarians | bank branch staff outing idea | kickoff event for a new project crew | can a call center bring its agents | morale event for teachers before summer
    | the firehouse wants a crew night`,
  'corporate-price': `estimate for an employee engagement event of <n> | per person budget for staff is <money> does that fly | what is the bill for <n> nurses
    | cost sheet for an outing of <n> employees | our committee approved <money> total for <n> staff | what do you quote for a delegation of <n>
    | is the company rate different from the public one | fee for opening early just for our employees | send prices for a corporate evening of <n>
    | price breakdown for two rounds with <n> employees`,
  'corporate-daytime': `<day> morning for a leadership cohort possible | can employees play before you open to the public
    | our training day ends at noon can staff come right then on a weekday | we want a daytime event during business hours for our team | open up at <time> for our department please
    | does a company get morning hours on a weekday | off hours event for the night crew | the lab can only do weekday mornings | would you host staff at <time> before normal opening
    | special early opening for our store staff`,
  'corporate-rounds': `how are <n> employees cycled through two rooms | wave one and wave two plan for our department | do <n> staff start together or in shifts
    | rotation plan for <n> delegates | first half plays while the second half eats is that how it works | in how many rounds do you run <n> nurses | sequence for a department of <n>
    | what is the flow for a large staff group | how do you get <n> teachers through in an evening`,
  'corporate-contact': `who in your company do i write to about our staff event | send me the right address for a group inquiry | i filled in nothing yet how do i start the event request
    | what info goes in my first message about our office event | request an offer for our department how | i would like to talk about a company event before booking
    | is there an events person for our department | how do i inquire about a company evening`,
  'corporate-food': `can my staff get dinner through you | do you supply snacks for a company event | meal options for our employees | where do staff groups have dinner after
    | can we have sandwiches delivered for our office event | catered lunch for employees possible | restaurant tips for a department of <n> | does the staff event come with food`,
  'corporate-debrief': `reflection session with a host after our staff game | lessons learned talk for the department | can the debrief focus on communication for our leaders
    | how long is the debrief for the staff | do you give feedback to the team at the end | is the debrief run by a trained coach | do individual results go to our boss
    | wrap up talk about teamwork with the host`,
  'corporate-after': `after the staff event do we receive pictures and times | when are the employee photos sent | do you mail the receipt to the organizer the next day
    | will my staff be put on your mailing list after the event | follow up email after our company night | recap with results for our department`,
  'corporate-parking': `where can employees park for the company event | parking for <n> staff cars | how do the employees get there by train | bus with our staff where can it stop
    | garages for the department near you | transit directions for my employees`,
  'page/corporate-booking/rounds/first-round-plays': `what do second round employees do while the first round plays | where do waiting staff go during round one
    | dinner for the half of the department that waits | are my employees idle while the other teams play | something to do for the second wave of staff`,
  'page/corporate-booking/time/two-rounds': `two rounds for the department take how long in total | length of a two round staff evening | does everyone stay for both rounds
    | end time when our staff plays in two rounds`,
  'page/corporate-booking/rounds/you-send-the-list': `do you need a list of employee names before the event | what should our staff list contain
    | may i note on the list that someone needs a chair | tell you in advance which staff should be apart | names and special needs of my employees when do i send them`,
  'page/corporate-booking/rounds/we-build-the-teams': `do you build the teams from our staff list | can teams be mixed across departments by you
    | how many per team when you divide our employees | i want to choose the teams for my staff myself | do you make mixed teams of bosses and interns`,
  'page/corporate-booking/capacity/more-than-that': `more than forty employees can you still do it | our staff is bigger than both rooms together
    | company with <n> people as many rounds as needed | is there an upper limit for staff groups`,
  'page/corporate-booking/practical/accessibility': `is a staff event accessible for an employee in a wheelchair | accessibility info for our company event
    | our department includes someone on crutches is the company event fine | ramp for an employee at our event`,
  'page/corporate-booking/questions/what-if-the-headcount-changes': `our employee count will change before the event | when must the final number of staff be in
    | a few staff canceled does the event price adjust | more employees signed up than planned for the event | deadline for the final headcount of our department`,
  'page/corporate-booking/questions/some-of-my-colleagues-dont-like-being-scared-what-then': `some employees hate scary things which room do they get
    | a colleague on my staff is easily frightened by horror | staff who do not want the dark room what about them | can scared coworkers be in the milder room`,
  'page/corporate-booking/questions/can-we-bring-our-own-drinks': `may our staff bring beer to the event | own drinks for the office party in your lobby
    | can employees drink wine at the company event | can the company bring soda and cake for the staff | champagne for the team at our office event`,
  'page/corporate-booking/questions/can-we-compare-times-between-rooms': `two departments racing in the same room is that possible | compare the times of our two staff teams
    | which of our office teams was faster if rooms differ | same room for two teams so the contest is fair`,
  'page/corporate-booking/questions/is-it-fair-if-one-team-has-done-escape-rooms-before': `one of our office teams is full of escape room veterans
    | experienced coworkers against beginners is that fair | spread the experts over our staff teams`,
  'page/corporate-booking/how-booking-works/waivers-go-out': `waiver link for all employees | do staff sign waivers before the company event | can hr forward the waiver to the department`,
  'page/corporate-booking/how-booking-works/intro': `one contact person for our staff event the whole way | who is my contact on the day of the company event
    | will i get the same person each time i call about our event`,
  'page/corporate-booking/how-booking-works/you-play': `how many hosts look after our staff on the day | is somebody in the lobby to help our late employees
    | who takes care of the department during the event`,
  careers: `looking for a new position could you use me | i would like to be part of your crew | do you employ college students | are you adding people to the staff
    | how does one start working for you | job inquiry from a drama student | is there a position for me as a host | i want to be the voice that gives clues for a living
    | hoping to get employed at an escape room | are there any vacancies for evenings | i love puzzles and need a paycheck | second job possibilities with you`,
  'page/careers/roles/set-technician': `prop maker or repair job | job fixing locks and props at an escape room | is there a technician position for a woodworker
    | do you have technical work for an electrician`,
  'page/careers/questions/is-it-full-time': `is host a side job or a career | do employees get full time hours | can students fit the job around lectures`,
  'page/careers/questions/is-the-work-physical': `do hosts stand all evening | how physical is the host job | can someone with a bad back do the job`,
  retired: `<room> was our favorite is it really retired | when exactly was the last day of <room> | heard <room> is over is that true | is there any chance <room> reopens
    | can fans still visit <room> | why is <room> retired | looking for <room> tickets but no luck | we drove in for <room> and it is not offered
    | do you plan to bring <room> back some day | what room is closest in spirit to <room> | did <room> move to another city
    | my daughter dressed as the queen of hearts and now it is closed`,
  'large-group': `<n> church members in one evening how | we are <n> volunteers what is the plan for so many | a group of <n> from the parish is that possible
    | our club has <n> members can we all play | <n> alumni want to play at once | too many for one room we are <n> | how do you handle a youth group of <n>
    | a wedding party of <n> wants to come`,
  capacity: `how many staff fit in one room | maximum players in <room> for my team | can <n> of my team play in a single room | most people allowed in <room> | is <n> the limit for <room>
    | how many seats does <room> have for players`,
  'gift-expiry': `do your gift cards run out | is my gift card from <n> still valid | old gift card from years ago still valid | my gift card is very old can i use it
    | no date printed on the gift card does it expire | will the gift card lose value over the years`,
  'gift-redeem': `how do i use a gift card i received | where do i type the gift code | redeem a present for a game how | i was given a voucher how do i make a booking with it
    | can i pay with my gift card at your desk`,
  leaderboard: `what is the best time in <room> this month | who leads <room> right now | which team is first at the moment | how fast is the current champion
    | what time puts a team in the top ten | fastest run of the month in <room>`,
};
