import type { Phrasings } from './phrasings.ts';

/** What applicants ask, sentence by sentence of the careers page and the hiring post. */
export const careerOccasionSentences: Phrasings = {
  careers: `i just moved to south philly and want to run games | laid off last week do you have something | would love to be behind the cameras for a living
    | are you taking people on at the moment | my daughter would be great at this is there something for her | how does one become the voice in the speaker
    | i did improv for years and want in | need a side hustle that is not driving | what do i send and to whom to be considered | can i drop off my resume at the desk
    | is the help wanted sign still good | seeking evening work near temple | i finish my degree in may could i join you | do you ever need extra hands
    | i have a puzzle brain and want to get paid for it | is it worth writing even if no job is posted | are you short on staff
    | bored retiree would like to help run the rooms | any vacancies going | where on the site do i apply to be a game master`,
  'careers-roles': `what different things can people do at your place for pay | is hosting the only kind of work | which roles exist besides game master
    | who all works behind the scenes and what do they do | what could a handy person do for you versus a talker | three kinds of work you have what are they
    | is there any back office work`,
  'page/careers/roles/intro': `do you read applications even when there is no spot | is each of the roles open right now
    | do you always have something in every role`,
  'page/careers/roles/game-master': `what would i do for eight hours as your host | do game masters clean up after each team | is hosting mostly watching screens
    | does the person who greets also reset the room | how often would i repeat the same speech at work | what is the hardest bit of being a game master
    | is it hosts who decide when to give help | tell me about the host role | would i get sick of the same locks as a host`,
  'page/careers/roles/evening-lead': `who is in charge at night and could it be me | i have run a restaurant floor what would suit me | can a host grow into a bigger role
    | shift manager type role | which role coaches the others | which role closes out the desk at night | calm under chaos is my thing which role`,
  'page/careers/roles/set-technician': `i fix things do you have work for me | who repairs the locks and can i be that | stagehand looking for work in your shop
    | is there a morning role with tools | electrician with prop experience | i paint sets for community theater any use | woodworker wants to build stuff for you
    | maintenance person for hinges and wiring | day shift for a tinkerer`,
  'page/careers/shift/intro': `when would my evenings begin and end if i worked there | how late would i get home from a shift
    | are there morning shifts for hosts | what do working hours look like on <day> | do shifts follow your opening times | would i be out before midnight after a shift`,
  'page/careers/shift/walk-the-rooms': `what is the first thing a host does at the start of a shift | do you test every lock before opening
    | is there a checklist to sign for staff | who checks that the lights and exits work before teams come`,
  'page/careers/shift/greet': `what happens when a team comes in from the hosts side | as a host how do i treat the nervous ones`,
  'page/careers/shift/brief-and-start': `where do i sit as a host when the game starts | is the briefing talk part of the host work`,
  'page/careers/shift/watch': `do i talk in the voice of the room as a host | is holding back the hard part of the work`,
  'page/careers/shift/celebrate-or-console': `what do hosts do when a team loses`,
  'page/careers/shift/reset-and-again': `how do hosts know where each prop belongs | how many teams would i run in one evening | who puts everything back between teams
    | is there a picture to set the room back by | how long does a host get to set it back up`,
  'page/careers/what-we-look-for/you-notice-people-the-one': `what sort of person are you after for the role | is being observant what you want in a host
    | do you like quiet watchers on staff | which traits matter to you in a hire | what makes someone a good host`,
  'page/careers/what-we-look-for/you-can-talk-to-six': `must i be chatty to work for you | do i have to be friendly to strangers all <day> long at work
    | is being an extrovert needed for a host | small talk skills for the role`,
  'page/careers/what-we-look-for/you-like-order-a-clue': `is tidiness important for your staff | i am a neat freak would that help in the role
    | how exact does a host have to be`,
  'page/careers/what-we-look-for/you-can-keep-a-secret': `may staff tell friends the answers | do i have to keep the puzzles secret if i work there
    | is there something like a secrecy rule for hosts | can i tell my girlfriend how the rooms work if you hire me`,
  'page/careers/what-we-look-for/you-are-free-on-some': `i can only do <day> would that be enough to work for you | do i have to be around on weekends as staff
    | my sundays are for church could i still work with you | what availability do you expect from staff | i have class until six can i still do shifts
    | holidays off for staff | do you need people on weekday mornings`,
  'careers-experience': `i have never had a real job would you take me | ex teacher no idea about puzzles could i do it | theater major any advantage
    | what background helps | i worked at a summer camp is that good for this | do i need a degree or certificates to work there | will you train somebody from scratch
    | hotel front desk for ten years does it transfer | what skills must i bring | bartender turned host possible`,
  'page/careers/applying/write-to-us': `to which mailbox do applications go | how long does the application take | what are the three sentences in the application about
    | what should my application say | is there a form or do i write an email to apply | no cover letter right so what then | do you want my evenings listed when i apply
    | how many minutes to apply`,
  'careers-reply': `how long until somebody gets back to applicants | i sent my thing last <day> and heard nothing | when will i know if i am in
    | do you at least send applicants a no | is five days silence normal after applying | should i resend my application | my email to jobs may have gone astray
    | response time for applicants | does every applicant hear back`,
  'careers-pay': `what would i earn per hour | does the pay beat minimum wage | how much does a host make | are hosts tipped at your place
    | when in the process do i learn the wage | starting rate | what do you offer money wise for hosts | salary for the technician
    | does your hiring post say what it pays | when do you tell applicants about the pay`,
  'page/careers/applying/we-call-then-we-meet': `is there a phone interview before i come in | will i meet the evening lead | can i see the desk before accepting the job
    | what can i ask in the interview | how does hiring go step by step | what happens after you like my application`,
  'page/careers/applying/a-shadow-shift': `can i try it out for one night first | does a new host get thrown in alone on day one | is the trial evening unpaid
    | how long until i run a room by myself | who teaches new hosts the ropes | how do you train newbies on staff | probation | watch a pro for a shift first`,
  'page/careers/questions/do-i-need-to-have-played-escape-rooms': `i have not been to a single escape room can i still host
    | i have done two hundred rooms will that help me get hired | does being an enthusiast count for the role | is prior playing needed to be staff`,
  'page/careers/questions/do-i-have-to-act': `do hosts wear costumes and put on accents | i hate acting can i still do it | too shy for the stage is hosting for me
    | will i have to play a prison guard as a host | is it a performing role | introvert here would i be a decent game master | must i do a british voice at work`,
  'page/careers/questions/is-it-full-time': `how many hours a week would i get | could i live off it | is it something to do beside university
    | could i keep my nine to five and host at night | do staff have set schedules or is it chaos | is the job a forty hour thing | how far ahead do i learn my shifts
    | can the schedule bend around my fixed days | only a couple of nights weekly ok | gig or permanent`,
  'page/careers/questions/is-the-work-physical': `would i be on my feet all night as staff | my back is bad can i still reset rooms
    | can a person with one arm do the host work | do staff lift heavy furniture | do hosts get a chair at the desk | pregnant and looking for work is it strenuous`,
  'page/careers/questions/what-happens-to-my-application': `who reads my resume | do you keep my details if i am turned down | please delete my application
    | will my resume sit around forever | can you hold on to my application for spring | is my application private`,
  'post/now-hiring-game-masters/start/you-will-say-the-same': `what does your hiring post say about the same eleven sentences
    | how many sentences does a host repeat in a month | why would a host say nothing when the family walks past the key
    | what is the daily grind of a host like in your hiring post`,
  'post/now-hiring-game-masters/what-a-game-master-does/you-are-the-first-face': `how many objects does a game master put back | who is the first face a team sees
    | what does the game master tell the team at the end | four hundred objects really`,
  'post/now-hiring-game-masters/what-we-look-for/you-notice-people-who-has': `do hosts have to notice who is only pretending to have fun | how do you spot the quiet one`,
  'post/now-hiring-game-masters/what-we-look-for/you-can-hold-a-lobby': `i would have to make ten loud guests listen as a host | what does hold a lobby mean
    | do i need a big voice to host`,
  'post/now-hiring-game-masters/what-we-look-for/you-are-exact-a-reset': `is almost right good enough when setting the room back | how picky are you about resets`,
  'post/now-hiring-game-masters/what-we-look-for/you-are-kind-under-pressure': `how should staff deal with teams that lost | do you want kind people under stress on staff`,
  'post/now-hiring-game-masters/what-we-look-for/you-dont-need-to-have': `would an older sister of five be good at hosting | stage manager wants to switch to escape rooms
    | do waiters make good hosts`,
  'post/now-hiring-game-masters/about-pay-and-hours/we-tell-you-the-pay': `how many weekends come with the work and when do we settle that`,
  'post/now-hiring-game-masters/how-to-apply/in-place-of-a-cover': `what is the upset person story you want from applicants
    | do i write about a time i explained something to an upset customer | may i quote what you look for in my application`,
  'post/now-hiring-game-masters/how-to-apply/want-to-know-what-youd': `should i play one of your rooms before applying
    | can i come see a game master at work as a customer before i apply | how do i find out what i would be selling`,
};
