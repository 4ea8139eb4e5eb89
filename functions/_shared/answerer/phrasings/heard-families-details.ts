import type { Phrasings } from './phrasings.ts';

/** What families and leaders asked about the details of rooms, parties, events and the way in, in words that were not known yet. */
export const heardFamiliesDetails: Phrasings = {
  'busy-times': `when are you busy | when r u busy | what are your busiest days | when is it fullest | when are you most booked | which times fill up first
    | what time of the year is the busiest | when are you the least full | whats the quietest time to come | which day is the quietest
    | we want a calm evening for our shy daughter which day | when is it calm for a sensitive kid | which evening is least crowded | when is there the least going on
    | are you packed on weekends | is it quieter on a monday | which nights are slow | is december very busy | what is a quiet time to visit | when do you get crowded
    | how busy are you in december`,
  'team-photo': `how do i get the photo | how do we get our photo | do they get to keep the photo | where is our photo from last sunday
    | we were there last week where is our photo | is the team photo emailed | is the team picture sent to us | will we get the photo by mail
    | can i have the team photo sent | when do we get the team photo | how is the picture delivered | do you email the photos for the class
    | do we get the team picture on our phone | where can i download our team photo | i never got our photo | how do we receive the picture
    | is the photo printed or digital | do we get to keep the team picture`,
  'birthday-included': `whats the difference between a party and a normal booking | what do we get more with a party than with tickets
    | how is a party different from a normal game | why book a party and not just tickets | what does the party have that a normal game has not
    | party or normal booking what is the difference`,
  'page/legal/contact/in-person-and-by-mail': `how do i contact you by mail like post | what is your postal address | where do i send a letter | can i write you a letter
    | mailing address for a letter | can i send something by post | where do i mail a check to`,
  'weekend-minimum': `is friday considered weekend | does friday count as a weekend | is friday a weekend day for the minimum | whats the lowest number on <day>
    | what is the lowest number of people on <day> | fewest people on <day> | we are <n> but the third is late can two start on <day> | do you sell single tickets
    | can one person buy a single ticket`,
  hours: `do you take reservations for <day> | can we book for <day> is it open | what day is <day> and are you open | is <day> a normal day for you`,
  'page/birthday-parties/questions/how-do-i-know-how-many-guests-will-really-come': `what if we are less than the package says | what if fewer kids come than the package
    | do i pay the full package if two kids are missing | what if some guests do not show up at the party | we have fewer kids than the package
    | party for <n> but maybe only <n> come`,
  'birthday-lead': `whats the soonest party date you could do | what is the earliest day for a party | how soon can we have the party | by what day must i book the party
    | how fast can we get a party | soonest possible birthday date`,
  'birthday-food': `do i have to feed the kids | do you feed the kids | who feeds the children at the party | is food for the kids my job`,
  'birthday-schedule': `what comes first cake or game | is the cake before or after the game | do the kids eat before they play | in which order is cake and game
    | when is the cake part before or after`,
  'page/birthday-parties/waiver/the-link-comes-with-your': `what do i send along with the invites | what goes with the invitations
    | what should i put in the invitation for the other parents | do i send something with the invites`,
  'page/birthday-parties/what-you-get/a-host-from-hello-to': `does the birthday host stay with us the entire time | does the host stay the whole time
    | is the host with us throughout | is there someone watching if the kids fight | does an employee watch the kids all the way through
    | is there an adult from you with the kids`,
  'page/corporate-booking/how-booking-works/you-play': `does each group have an own host | is there one host per group | does every team get its own host
    | how many game masters for <n> of us | own host for each team`,
  'page/corporate-booking/how-booking-works/intro': `who do we deal with as organizers | who is at the door when our bus arrives
    | do we always talk to the same person | who meets us when the group arrives | who greets the group on the day | who is our contact as organizers`,
  'corporate-daytime': `is <time> on a <day> available for schools | can schools come in the afternoon before you open | is an early afternoon possible for schools`,
  'corporate-rounds': `can half of us eat while others play | can one half have dinner while the other plays | does half of the group eat while the rest plays`,
  'faq/where-is-the-door': `how do we get in if the door is shut | the door is shut how do we get in | were here door locked nobody around | we are outside and nobody opens
    | the door is locked and nobody is here | we are standing outside the door is closed | which number do i look for on south street | what house do we look for
    | what does the entrance look like | the door does not open from outside`,
  'faq/bags-and-restroom': `do you lock their stuff up | where do the kids things go | are our things locked away | where can the kids pee before we go in
    | is there a toilet for the kids before the game | can my kid use the bathroom first | do we lock up our bags`,
  'room/jack-the-ripper/is-it-too-dark-to-read': `do we all get a light to read by`,
  physical: `do we all get lanterns | how heavy are the lanterns | who carries the lanterns | does everyone carry a lantern | my lad has broken his wrist can he still play
    | arm in a cast can she play | can someone with one arm do all of it | can you play with one hand | with a sprained ankle possible | my girl lisps must she shout
    | do you have to shout in there | is a lot of standing a problem | standing is hard for my parents in law | must we speak up | does a quiet child have to talk
    | my daughter has selective mutism must she talk`,
  'page/birthday-parties/questions/what-if-one-of-the-guests-has-already-played-the-room': `could the kids do it again straight after | can we do the same room again
    | is it fun a second time | can they replay the room`,
  adults: `does grandad count toward the adults needed | does grandpa count as the adult | does my mother in law count as an adult | does an older cousin count
    | my stepdaughter is <n> and my own is <n> i am not going in | i am not going in with them is that allowed | how many cubs can play with <n> leaders
    | how many kids can <n> adults take | how many kids per adult`,
  'faq/private-games': `will other people be put with us`,
  'post/family-guide-to-escape-rooms/six-things-that-help/feed-them-first-nothing-is': `what should i tell the kids beforehand | tips for families
    | how do i prepare my kids | any advice for going with kids | how to get kids ready for it`,
  'faq/nearby': `we have <n> minutes before so a quick bite | is there time and place for a quick bite before | are the bars open late near you
    | is the food nearby open late | what is open late around you`,
  'faq/food-and-alcohol': `we have cake in the car can we bring it in without a party booked | may we eat our own cake in the lobby without a party
    | can we have cake without a party package`,
  ages: `is it good for bonding with a teenager | a day out with my teenager would he like it | will my 3 year old be allowed at the cake table`,
  reschedule: `can i swap rooms now | can we switch to the other room | can we change the room we booked | kid saw the picture and cries can we swap the room`,
  'headcount-change': `need to add my sister to tonights booking | can i add a person to the booking | one more person for our booking today
    | add someone to our reservation | can i add my brother to the game`,
  price: `will i see the total before paying | do you show the total before i pay | do i know the whole sum before paying | is the final amount shown first`,
  retired: `is there a page with pics from <room> | are there still pictures of <room> | how many people could play <room> | was <room> for little ones | was <room> scary
    | who was <room> for | how many scenes did <room> have`,
  included: `is there an extra fee for the host | does the game master cost extra | is the host included in the price | do we pay for the host on top`,
  'post/vr-experience-coming-soon/questions-we-already-get/no-half-of-our-testers': `i need glasses vr | vr with glasses | does the headset fit over glasses
    | i wear glasses can i do the vr`,
  scary: `does anyone die in it | is anyone killed in the story | are there dead bodies | do you see a murder | is there anything upsetting about prisons
    | does it show real photos of victims | do you show victims | is there anything disturbing for a child | how heavy is it emotionally | is the story sad
    | does somebody get hurt in the story | any needles or surgery tools | any sharp stuff | are the knives real | are the props safe | is there real sharp stuff in the bag
    | are there weapons in the room | anything dangerous in there`,
  'room/jack-the-ripper/story/we-tell-this-story-with': `are women hurt on screen | are the people of whitechapel shown | do we see hurt women
    | is there violence against women`,
  'room/jack-the-ripper/story/london-november-nobody-has-seen': `what year does it play | which year is the story set in | when does the story take place
    | in what time is the ripper story`,
  'room/jack-the-ripper/story/past-the-study-lies-the': `how do you leave the study | what comes after the study | where does the study lead | what is in the alley`,
  'room/jack-the-ripper/do-we-need-to-know-the-real-case': `do i have to know stuff about london | must i know english history | do we need to know about the victorian time
    | is knowledge of london needed`,
  'room/thai-prison/story/you-landed-in-bangkok-with': `do the tally marks mean something | can small kids do the tally marks | is the suitcase thing explained
    | what is it with the suitcase | why are we arrested in the story`,
  'room/thai-prison/story/your-team-starts-split-between': `what has a food tray got to do with it | how far apart are the cells | can we hear each other between the cells
    | can we pass things between the cells`,
  'room/thai-prison/are-we-really-locked-in-the-cells': `what do magnets do | what are the magnets for | where are the magnets | are there magnets in the room`,
  flashing: `light out for how long | how long is the light out | how long is the blackout | how many seconds of dark | how long do the lights go off`,
  loud: `bell sounds | is there a bell that rings | any sudden sounds for kids | how long does the alarm ring`,
  'room/thai-prison/story/this-is-our-room-for': `does everyone get a hand on puzzles if <n> kids | is there enough to do for <n>
    | will everybody have something to do with <n> | do all <n> get a turn`,
};
