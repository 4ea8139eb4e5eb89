import type { Phrasings } from './phrasings.ts';

/** Ways applicants ask about working here. */
export const careerPhrasings: Phrasings = {
  careers: `are you hiring | do you have jobs | how do i apply | job openings | i want to work there | careers | work for you | game master job
    | where do i send my resume | vacancy | part time job | can i work there | is there an opening | apply for a job | employment | any jobs
    | job openings at your place | open positions | do you have any openings | are you looking for people | are you taking on staff | do you need help
    | are you recruiting | looking for work | i need a job | i am looking for a job | i would like to join your team | join the crew
    | become a game master | how can i become a gamemaster | i want to be a host | i would love to work at an escape room | can i get hired
    | where do i apply | how to apply | apply online | job application | application form | send my cv | submit a resume | who do i send my cv to
    | email for applications | career opportunities | summer job | <day> job | student job | seasonal work | holiday job | side job | internship
    | do you take interns | volunteer with you | my son wants to work for you | my daughter is looking for a part time job | do you hire teens
    | do you have work for me | got any gigs | staff wanted | is the position still open | is the game master job still available
    | i saw you are hiring | i read the post that you are hiring | now hiring | help wanted | can i hand in my resume in person | drop off a resume
    | job interview | i am an actor looking for work | i am a carpenter do you need one | experienced game master looking for a job
    | used to work at another escape room and want to apply | how do i get a job there | i want to work for you | work for you guys
    | i wanna be part of your team | are you taking applications | accepting applications | do you employ people | get a job with you
    | chance of employment | looking to get hired | how does one become an employee | seeking employment`,
  'careers-roles': `what jobs do you have | what positions are there | job description | what kind of jobs do you offer | which roles exist
    | what types of work are there | kinds of jobs | different positions | job titles | what are the duties | what would i do there
    | is there behind the scenes work | non customer facing jobs | who works there | list of roles | roles at the venue`,
  'page/careers/roles/game-master': `what does a game master do | what does a gamemaster do all day | job description of a game master
    | duties of a host | what is a game master's work like | responsibilities of a gamemaster | what is it like to be a game master
    | is being a game master fun | tell me about the game master role | what does the person watching us do as a job`,
  'page/careers/roles/evening-lead': `what does an evening lead do | shift manager job | supervisor position | do you have a manager role
    | what is an evening lead | lead position | management job at your venue | duties of the evening lead`,
  'page/careers/roles/set-technician': `what does a set technician do | technician job | do you need somebody who repairs props | maintenance job
    | job building sets | prop maker job | carpentry job | handyman position | electrician or wiring job | i build things can i work on the sets
    | set builder | stage crew background job | do you have morning work fixing rooms`,
  'page/careers/shift/intro': `what does a shift look like | what are the shift times | how late do game masters work | when does a shift end
    | a typical evening at work | what is a day at work like | typical shift for a game master | how long is a shift | shift length
    | day in the life of a game master | walk me through a working evening`,
  'page/careers/shift/reset-and-again': `how many games does a game master run per evening | how do you reset a room | what is a reset
    | who puts everything back after a game | how many teams per shift`,
  'careers-reply': `when do i hear back about my application | how long until you answer applications | i applied and heard nothing
    | response time for applications | have you seen my application | did you get my application | i sent my resume last week | i applied <n> days ago
    | still no answer to my application | nobody got back to me about the job | waiting to hear about the job | when will i know if i got the job
    | how fast do you reply to applicants | how long does the hiring take | status of my application | i applied and you ghosted me
    | no reply to my cv | do you answer every applicant | will i get a rejection or just silence | following up on my application
    | sent my application twice | how many days until you respond to applications`,
  'careers-pay': `how much do you pay | what is the pay | salary | hourly wage | how much do game masters make | how much does the job pay
    | what do you pay per hour | pay rate | hourly rate for staff | starting wage | what is the wage | is it minimum wage | what would i earn
    | how much would i make | compensation | is the job paid well | do game masters earn good money | do employees get paid weekly
    | what is the salary of an evening lead | money for the job | earnings | what is the starting pay | do you pay above minimum wage | salary range
    | pay for set technicians`,
  'careers-experience': `do i need experience to work there | no experience job | what do you look for in applicants | requirements for the job
    | qualifications for the job | what skills do i need for the job | do you train new people | is there training for new staff | entry level job
    | can i apply without experience | i have never worked before can i apply | no work experience
    | i have no experience in escape rooms can i still work there | does theater experience help | i was a camp counselor
    | i work in hospitality would that help | i am a teacher can i work there | what kind of person do you look for | who would fit the job
    | job requirements | do i need a degree | do you teach us how to do the job | would i be a good game master | background needed for the job
    | do you only take people with experience | never worked anywhere would you still take me | would you take a beginner for the job
    | hire someone without experience | do i need a resume with experience | first job ever | what background do applicants need`,
  'page/careers/questions/do-i-have-to-act': `do i have to act | do game masters act | do i need acting skills for the job
    | i am shy can i be a game master | i am an introvert would the job suit me | do i need to do an accent
    | do employees wear a costume or play a role | i can not act | is it an acting job | quiet people as game masters`,
  'page/careers/questions/do-i-need-to-have-played-escape-rooms': `must i have played escape rooms to apply
    | i have never played an escape room can i work there | do staff need to be escape room fans
    | i have played a hundred escape rooms can i work for you | do i need to know escape rooms for the job | escape room enthusiast looking for a job`,
  'page/careers/what-we-look-for/you-are-free-on-some': `do i have to work <day> | do employees work on <day> | do i need to be available in the evening for the job
    | i can not work <day> | can i work only <day> | do you need people on <day> and <day> | i am only free in the mornings can i work
    | what availability do you need from staff | are <day> shifts required | must employees work <day> nights | job without <day> shifts
    | i can only work <day>`,
  'page/careers/questions/is-it-full-time': `is the job full time | part time hours | are shifts flexible | i am a student can i work there
    | work schedule | what hours would i work | full time job | full time or part time | how many hours a week would i work
    | hours per week for a game master | can i work around my classes | i have another job can i work evenings | i am in college can i work part time
    | flexible schedule for employees | do you work around school | second job in the evening | can i pick my shifts
    | how far ahead is the work schedule made | 40 hours a week | is it only part time | combine it with my day job | fixed days off at work
    | can i do this job next to college | job next to school | job alongside university | work while studying | job beside my studies
    | how many shifts a week | few hours a week job | weekly hours | are the shifts part time only | part time shifts | full time shifts`,
  'page/careers/questions/is-the-work-physical': `is the job physical | do i have to lift at work | do game masters stand all day | is it heavy work
    | do employees lift heavy things | i have a bad back can i do the job | is the job hard on the body | standing all shift
    | i use a wheelchair can i work there | can i sit at work | job with a disability | physical demands of the job | how physical is the work
    | on your feet the whole shift | on my feet all evening at this job | on my feet at work | is the job exhausting | is it tiring work
    | do employees climb ladders | carrying props at work`,
  'page/careers/questions/what-happens-to-my-application': `what happens to my application | do you keep my resume | who reads my application
    | how long do you keep applications | delete my application | is my resume kept on file | what do you do with my cv
    | what do you do with applicant data | do you store my application | keep my application for later`,
  'page/careers/applying/a-shadow-shift': `what is a shadow shift | can i try the job for a day | is the trial shift paid | trial day | trial shift
    | shadow a game master | is there a trial period | watch a game master before i start | is the training paid | do i get paid for the trial
    | unpaid trial | how are new hires trained | when do i run a room alone | how long until i lead a team myself | first day at work
    | do new hires get paid training | paid training | learn the job beside someone | onboarding of a new game master`,
  'page/careers/applying/we-call-then-we-meet': `what is the interview like | is there an interview | what do you ask in the interview
    | do you call applicants | phone interview | how does the hiring process work | what are the steps after applying | what happens after i apply
    | who interviews me | how do i prepare for the interview`,
  'page/careers/applying/write-to-us': `what should i write in my application | what do i put in the application
    | what should my email say when i apply | how long does it take to apply | cover letter needed | is there an address for job applications
    | what do you want to know from applicants`,
};
