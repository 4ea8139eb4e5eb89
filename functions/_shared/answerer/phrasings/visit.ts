import type { Phrasings } from './phrasings.ts';

/** Ways people ask about coming: hours, arriving in time, what to sign and where to leave things. */
export const visitPhrasings: Phrasings = {
  hours: `when are you open | what are your hours | opening hours | hours | what time do you open | what time do you close | are you open <day> | are you open on <day>
    | are you open now | open <day> | what time do you close on <day> | how late are you open | open on <day> at <time> | are you open at <time> | hours on <day>
    | when do you open on <day> | do you open in the morning | business hours | are you closed on <day> | what days are you open | <day> hours | holiday hours | open on <day>
    | can we come at <time> | can we come on <day> at <time> | can i play at <time> | is <day> at <time> ok | how late can we come | are you open late | do you do mornings
    | is it open <day> | closing time | open 7 days a week | can we play before <time> | do you have morning games | what time do you guys close | what time do your doors open
    | when do the doors open | when do you guys shut | what time do you shut | when do you lock up for the night | when do you call it a night | when does the place open
    | when is the place open | you open | you open <day> | open now | still open | is somebody there <day> | is anybody at the venue before <time> | are you there on <day>
    | do you operate on <day> | do you run on <day> | operating hours | times of opening | working hours | store hours | office hours | hours of operation | hours this week
    | hours <day> | hrs | schedule of opening | until when are you open | till when | open until | open till <time> | open past <time> | open after <time> | open before <time>
    | are you open at noon | open mornings | morning hours | before noon | do you open early | early in the morning | late night | after midnight | is it open late on <day>
    | how late on <day> | how early do you open <day> | how early can we come in the day | can we come after work at <time> | can we come after school | can we come late evening
    | is <day> morning possible | is <day> afternoon an option | does <day> work for you | do you work on <day> | do you do <day> afternoons | which days are you closed
    | closed days | are you closed <day> | closed on holidays | open on memorial day | open on mlk day | juneteenth | <day> night hours | veterans day | bank holiday
    | public holiday | school holidays | spring break hours | do your hours change in summer | winter hours | summer hours | different hours on <day> | same hours every day
    | are you open all year | open year round | open every day | open daily | open all day | round the clock | google says you are closed | google shows different hours
    | the door is closed are you open | i called and nobody answered are you open | nobody is answering are you closed | are you closed for good | did you close down
    | are you still in business | when open you | what hour you open | at what hour do you close | opening time | open time | closing hour | do you have late hours | night hours
    | till when are you around | are you around <day> | is <time> too early to open | is <time> too early | is <time> too late | are you going at <time> | anyone there at <time>
    | how late do you go on <day> | are you open <day> <day> | when can people come | what are the opening times | is the place open in the mornings | open for walk ins when
    | how long are you open <day>`,
  'arrive-early': `when should we arrive | how early should we come | what time do i need to be there | do we have to come early | arrive before the game | how early
    | when do we need to be there | our game is at <time> when should we be there | check in time | should we get there early | what time should we arrive for a <time> game
    | how long beforehand should we be there | how many minutes before the game | how many minutes early | how much earlier | how much in advance do we arrive
    | do you want us there earlier | must we be there ahead of time | does the time on the ticket mean arrival | is <time> the time to arrive or to start
    | does the game begin exactly at <time> | when do the doors open for our slot | what time should i show up | what time to show up for <time> | be there at what time
    | when do you want us | when should the guests come | what time should i tell everyone | tell my friends to be there when | our slot is <time> when do we arrive
    | booked for <time> arrive when | is 5 minutes before enough | is 10 minutes early ok | is half an hour early too much | too early to come in
    | can we come an hour early and wait | can we come early and hang out | will you let us in early | earliest we may walk in before the game | when does the briefing start
    | what do we do upon arrival | what happens when we arrive | do we register at the desk | where do we check in | check in desk | arrival time | arrival
    | buffer before the start | why come early | why 15 minutes early | getting there ahead | how soon before | when do we actually have to be there
    | our slot says <time> when do we have to be there | slot is <time> when to be there | get there right at the start | is it fine to get there right at the start
    | do we need to be there before the slot | can we arrive right on the dot | on the dot | when to be at your place | how much before our time should people come
    | when should i tell people to come | what time do i tell my guests to come | how far ahead of our time`,
  'faq/late-arrival': `what if we are late | we are running late | running <n> minutes late | stuck in traffic | will we lose time if late | can we still play if late
    | late arrival policy | we will be <n> minutes late | do you wait if we are late | what happens if we are late | late policy | is there a grace period
    | do we get the full hour if we come late | we are going to be late | going to be a bit late | gonna be late | running behind | we are behind schedule | stuck on the bridge
    | stuck on i 95 | traffic is awful | traffic jam | train is delayed | bus did not come | our uber is late | cannot find parking and we will be late
    | still looking for parking we are late | one friend is late | half our group is late | can we start without the last person | can latecomers join
    | can someone join after the start | can my husband come in later | join midway | join the game halfway | how late is too late | how late can we be
    | what if i am 5 minutes late | 10 minutes late | 20 minutes late | we missed the start | did not make it on time | we will not be on time | will you hold our slot
    | hold our room if we are delayed | will you wait for us | do you give our room away | lose our slot | will our game be shorter | does the clock start without us
    | does the game start without us | start on time without us | cut our time | can you push our start by <n> minutes | can we start a few minutes later | we just left home
    | we overslept and are on our way | on our way but late | eta <n> minutes | eta after our slot | flat tire | car broke down on the way | got lost on the way
    | lost on the way and late | delayed flight | need <n> more minutes | grace time | leeway | tolerance for lateness | what happens to late people | are we screwed if late
    | do we still get the full 60 minutes when late | stuck on <n> | stuck in traffic and behind | going to be <n> minutes behind | <n> minutes behind | we are behind
    | we will be a few minutes late | could not find parking and will be late | someone in our group is always late | my sister is always late what happens then
    | what if half of us are on time and the rest late | there is an accident on the highway | held up at work | we are delayed | traffic on the bridge
    | one car is lost and will be late | <n> car will be <n> minutes late | they will be <n> minutes late | some of us will be <n> minutes late | he will be late
    | part of our team is late | might miss the beginning | we might miss the beginning | miss the first minutes | miss the briefing | the uber is taking forever
    | our ride is taking forever | ride is late`,
  'page/legal/lateness/intro': `do we pay the full price for a shorter game | is a shortened game cheaper | refund for the minutes we lost | we lost half the time by being late refund
    | so late that the game makes no sense | too late to play at all what then | is it treated as a cancellation if we come too late | you turned us away because we were late
    | charged in full though we came late | we came late and only got <n> minutes | we only got <n> minutes because of traffic | we lost <n> minutes because we were late
    | do we get money back for the lost minutes | only got part of the game because we were late do we get money back`,
  'faq/waiver': `do we have to sign a waiver | waiver | do kids need a waiver | who signs for minors | can i sign for my daughter's friends | is there paperwork
    | do parents need to sign | release form | sign something | where is the waiver | waiver link | can i sign the waiver online | can a grandparent sign
    | can an aunt sign the waiver | does every player need a waiver | do we need to fill something out | fill out a form | anything to fill in beforehand | documents needed
    | do i have to bring documents | legal form | liability form | liability waiver | disclaimer | consent form | parental consent | permission slip | permission from parents
    | permission form for minors | do i have to sign my life away | why do we have to sign | what am i signing | what does the waiver say | electronic signature | e sign | docusign
    | digital form | paper form | print the form | can we sign when we get there | sign at the desk | sign on arrival | sign ahead of time | did not get the form
    | i lost the link to the form | where do i find the form | waiver not in my email | send me the waiver | does everyone have to sign | do i sign for everybody
    | can one person sign for the group | can i sign for my friends | can i sign for my kids | can i sign for my nephew | can the nanny sign | can the coach sign
    | can a teacher sign for students | stepdad sign | stepparent | grandma signs for the kids | older sibling sign | can my <age> sister sign for me
    | i am 17 can i sign for myself | i am 16 and my parents are not coming | under 18 without a parent there | what if the parents are not with us
    | bringing my sons friends without their parents | bringing other peoples kids | my kids friends parents are away | who is allowed to sign for a child | legal guardian
    | guardian signature | do babies need a form | do adults also have to sign | refuse to sign | what if someone does not sign | i do not want to sign | is it mandatory to sign
    | we signed last time do we have to again | is the waiver still good from last time | how long does the paperwork take | can the sitter sign for them | paperwork
    | what is all this about paperwork | who signs for my nephew | taking my nephew who signs | taking my daughter's friend who signs for her
    | i am <n> do my parents have to sign something`,
  'page/birthday-parties/waiver/the-link-comes-with-your': `how do birthday guests get the waiver | when do parents get the waiver link | do all parents of the party guests have to sign
    | forward the waiver to parents | send the form with the invitation | put the waiver link in the invitation | how do the other parents sign
    | parents of the guests sign before the party | waivers for the birthday guests | a party guest should not be in pictures | some parents have not signed for the party`,
  'page/legal/minors/tell-us-beforehand-about-anything': `should we tell you about health issues | do i have to disclose a condition | do you need to know about medical issues beforehand
    | tell you before about a condition | inform you about epilepsy | who should know about my heart before we play | what should we tell you before the game for safety
    | should i mention my heart before we play | should i mention a condition | mention my condition before the game | do i have to tell you about my illness
    | tell staff about a medical problem`,
  'faq/bags-and-restroom': `is there a place for coats | where do we put our bags | do you have lockers | coat check | is there a restroom | where is the restroom
    | can i leave my bag | can i use the restroom during the game | what about our belongings | can i bring a backpack | place for my suitcase | do you have a restroom
    | is there somewhere to hang our jackets | somewhere to hang coats | coat rack | hooks for jackets | cloakroom | wardrobe | closet for our stuff | storage for bags | storage
    | stash our shopping | put our shopping bags | leave luggage | we come straight from the airport with suitcases | luggage storage | can you hold my luggage
    | safe place for my purse | purse with me | can i keep my handbag | laptop bag | i have my laptop with me | can i bring my purse in | do we take our bags inside
    | keep valuables | valuables | where do i leave my umbrella | wet umbrellas | helmet | where can i leave my helmet | is there a secure cubby | cubbies | lockbox
    | can i keep my keys on me | car keys with me | can i keep my medication with me | i need the bathroom | bathroom break | pee break | need to pee during the game | potty
    | my kid needs to pee | potty break during the game | can i go to the toilet in the middle | does the clock stop for the bathroom | is there a bathroom on site
    | toilets on which floor | public toilet | womens bathroom | mens room | ladies room | gender neutral restroom | where can i wash my hands | where can we change clothes
    | weak bladder | can we freshen up | where do i put my coat | too hot for coats inside | can i keep my epipen on me | go to the restroom in the middle of the game
    | restroom during the game | what if someone needs the restroom while we play | can you step out to pee | spot for wet jackets | hang wet jackets | jackets
    | where do jackets go | our suitcases | suitcases with us because of checkout | pee halfway | what if i have to pee halfway | have to pee | go pee | need the restroom halfway
    | huge backpack where to leave it | i have a backpack is there somewhere to leave it | i have a big bag can i leave it | somewhere to leave our things
    | somewhere to leave a suitcase | leave my stuff | drop our bags`,
};
