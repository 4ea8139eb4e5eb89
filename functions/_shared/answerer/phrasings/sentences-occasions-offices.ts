import type { Phrasings } from './phrasings.ts';

/** What people ask who bring their colleagues, sentence by sentence of the corporate page. */
export const officeOccasionSentences: Phrasings = {
  corporate: `my boss dumped the summer outing on me what do you do for companies | we are a law firm and want out of our offices for once
    | our sprint is over and the squad deserves an outing | fourteen nurses after a brutal year what is possible | staff appreciation day for our school
    | any experience with offices of about <n> | looking for an offsite activity in center city | bank branch of <n> wants a fun afternoon
    | we do a team thing every quarter and hate golf | new hires start <day> and we want to break the ice | is there something you do for work crowds
    | our whole restaurant wants a night together | medical residents looking for a night off | hr wants ideas that are not trust falls | sales kickoff side event for <n>
    | lab group of a professor end of semester do | union local picnic got rained out | department retreat | remote company meets in philly for three days
    | our nonprofit board wants to bond | agency shutting early <day> wants to play`,
  'corporate-price': `ballpark for <n> employees please | what is the hit to my budget with <n> of us | is there a package price for businesses
    | does it get cheaper when a company brings <n> | is the quote all in or do extras creep up | i need a figure for my vp today for <n> employees
    | how do you price two rounds | per head for work groups | what would opening at ten in the morning for us add | will the figure change after the event
    | nonprofit rate for staff outing | is the written quote final for the company | standard rooms price for work groups
    | what is different in price for private daytime hours`,
  'corporate-invoice': `accounts payable will not let me use my card | can you bill the company | our vendor form needs your tax document | do you send a w9
    | net thirty possible | put our po on it | i need paperwork for reimbursement | procurement wants to know how we pay | can the head office in ohio be billed
    | my finance lady needs something with your ein | bill us after the event`,
  'corporate-daytime': `we would have to come during work hours | could the team play at <time> on <day> morning | the office only has the lunch window
    | conference breaks at <time> can you take us then | can you open just for the company | office people with kids can not do evenings
    | is the building ours alone in the morning | would you let us in before noon for a work thing | shift workers finish at <time> am anything possible
    | private morning session`,
  'corporate-food': `where do <n> hungry engineers eat around there | can you lay on sandwiches for the staff
    | is there a place next door for a team dinner with two vegans | do you do catering for the work event | who takes <n> of us for noodles after
    | help me find a table for the team afterwards`,
  'corporate-rounds': `there are <n> of us from the office how do you cut that up | do we all go in simultaneously with <n> | how do rounds work if half the company waits
    | which half of the staff plays first | will we get a schedule with names | what does the second half do during the first | too many colleagues for one go what then
    | can a department of <n> be done in an evening | logistics for <n> staff | can twenty colleagues start together | company of <n> all in one slot
    | eighty employees how many rounds`,
  'page/corporate-booking/rounds/intro': `can you not just put us all behind one door | will there be a plan by minute and name before the company day
    | how do you chop up a department`,
  'page/corporate-booking/rounds/you-send-the-list': `what do you need from me about my coworkers | can i tell you who must not be teamed with the boss
    | one of ours would hate the horror one where do i note that | do you want names of my colleagues or just the count
    | my colleague needs a chair do i put that on the list | may i send a spreadsheet of the staff`,
  'page/corporate-booking/rounds/we-build-the-teams': `could you shuffle marketing with legal | do you mix departments or do i | how small are the teams at company events
    | can interns be spread over the teams | i would rather not choose the teams myself | is somebody left with nothing to do in a team of work people`,
  'page/corporate-booking/rounds/first-round-plays': `where do my other colleagues wait while round one is on
    | dinner or drinks nearby for the half of the staff not playing yet | do all rooms begin at the same time for the office
    | restaurant that takes fifteen colleagues on short notice`,
  'page/corporate-booking/rounds/swap': `when does round two have to be back at your door | how does the changeover go between the halves
    | is there a gap between rounds for the company | second group arrives when | what if there are so many that two rounds are not enough`,
  'page/corporate-booking/rounds/results-all-together': `is there a winner ceremony for the office | do you announce who won at work events
    | will the losing department be shamed | does the host read out times at the end of the company event | bragging rights for the best department`,
  'page/corporate-booking/capacity/intro': `will outsiders be in there with my employees | is it only our colleagues in the room
    | confidential talk among staff so nobody else inside right | from how many coworkers on do you use two rooms`,
  'page/corporate-booking/capacity/all-rooms-at-once': `how many of our staff at the same time | most employees you can have playing at once`,
  'page/corporate-booking/capacity/more-than-that': `sixty people from one company is that insane | is there an upper limit for companies
    | what do you do with a hundred employees | over twenty of us from the firm`,
  'page/corporate-booking/time/intro': `how long should i block in the team calendar | i have to tell my boss how many hours it takes
    | is the company thing done in a long lunch | door to door for one group of staff | calendar invite length for the team`,
  'page/corporate-booking/time/debrief-and-team-photo': `how long is the talk and photo after the company game
    | what is left of the ninety minutes after we play with the office`,
  'page/corporate-booking/time/two-rounds': `we need two rounds so how long is everybody there | does each colleague have to stay for both rounds
    | total hours with two waves of staff | evening length for a company of <n>`,
  'page/corporate-booking/practical/accessibility': `a colleague of ours uses a chair will she be parked in the lobby | can everybody in the office take part
    | deaf coworker on the team how do you plan for that | our lead has ms what do you need to know | inclusive for disabled employees`,
  'corporate-parking': `we come by coach where does it drop us | thirty of us by charter bus | can a company shuttle stop in front
    | how do employees from the suburbs get there | where will my staff leave their cars | is a big charter bus able to wait on your street`,
  'page/corporate-booking/how-booking-works/intro': `do i get passed around between ten reps | will i have one contact for the company night
    | is the person i email the one at the door | who will i be dealing with for our event`,
  'page/corporate-booking/how-booking-works/you-write': `what should i put in my first message about the team night
    | do you need a date and headcount to start planning for the office | i only know the staff do is in april with <n> what do i send
    | is a one line email enough to start planning`,
  'page/corporate-booking/how-booking-works/you-get-a-plan-and-a-quote': `can i tweak the plan after i get it | are we on the hook when we ask for a quote
    | when is the company charged | how often may i change the plan and the quote | nothing is due from the company until we say yes right`,
  'page/corporate-booking/how-booking-works/waivers-go-out': `how do fifty coworkers sign | do my employees need to make an account
    | can i forward one link to everyone at work | can hr sign for everybody | legal wants to know what staff sign and when`,
  'page/corporate-booking/how-booking-works/you-play': `is somebody in charge of the stragglers from my office | how many hosts for a company with two rooms
    | who moves the second half over | will there be a host per team at our event`,
  'corporate-after': `do we get the photos and times afterwards for the company page | when does the receipt come to me | will my people get spam after the event
    | what do you send once it is over | do you keep the emails of my staff for marketing`,
  'corporate-contact': `who do i talk to about bringing my company | which form is for businesses | where do i ask for an offer for my company
    | our assistant wants to plan our team day what does she do first | event planner here who handles groups | who answers rfp`,
  'corporate-debrief': `is there a reflection after for the team | does the host tell us who led and who hid | we need some learning out of it for the budget to fly
    | can the host watch how we delegate | will my boss get a report on me | do we have to sit through a lecture after | can we skip the talk and head to the pub
    | theme handoffs could you look at that | does somebody give feedback to the group after | is it useful for leadership training`,
  'page/corporate-booking/debrief/we-keep-it-friendly-and': `will individuals be called out in front of everyone | do you report to hr on people
    | can the debrief be about listening | is the team feedback kind or brutal | no debrief please straight to drinks`,
  'page/corporate-booking/debrief/intro': `what does the host say after the work teams come out | does someone walk the team back through what happened
    | how long is the talking part after the office game`,
  'page/corporate-booking/questions/what-if-the-headcount-changes': `three people from accounting just called in sick | final count for the company when do you need it
    | can i add two interns the day before | we said <n> but it is more like <n> now for the office do | until when can i lower the number of staff
    | somebody always drops out at our office what about the bill | what if less of my colleagues come`,
  'page/corporate-booking/questions/some-of-my-colleagues-dont-like-being-scared-what-then': `one of the girls at work will not do horror
    | my manager is jumpy where do i put him | how do i ask my staff who is afraid without outing them | not everyone on my team likes dark stuff
    | half the office wants scary and half does not`,
  'page/corporate-booking/questions/is-it-fair-if-one-team-has-done-escape-rooms-before': `we have two addicts who do this every month and the rest is new at work
    | will the experienced colleagues crush the others | should the pros at the office be split up | one team of veterans against interns unfair`,
  'page/corporate-booking/questions/can-we-compare-times-between-rooms': `who wins if sales is in one room and it in the other | i want a fair race between departments
    | can two work teams do the same room in a row | how do you decide the winner across different rooms | is <room> quicker than <room> so the race is unfair`,
  'page/corporate-booking/questions/do-you-come-to-our-office': `could you bring a game to our headquarters | do you have a mobile version for our event
    | can you set up in our ballroom | traveling escape for a conference booth | would you drive out to conshohocken with a game | portable kit for the cafeteria
    | can your host come to our office with a game`,
  'page/corporate-booking/questions/can-we-bring-our-own-drinks': `may the office wheel in a keg | champagne toast for the team in your lobby
    | we want to bring coolers of seltzer for the staff | can my crew have wine while the others play | can we toast our deal at your place`,
  'page/legal/booking/offers-for-groups-and-companies': `is an email from you a binding offer for our company | when is the group offer fixed for both sides
    | is a handshake enough for a company event`,
  capacity: `how many employees go in a single room | what is the sweet spot for a work team in one room | nine coworkers in one room possible
    | smallest office team you take`,
  'arrive-early': `how early should the office people show up | what time do i write in the calendar if the company game is at <time>
    | does briefing count into the ninety minutes for the team`,
};
