import type { Phrasings } from './phrasings.ts';

/** What families and party planners asked about rooms, tables, photos and what happens at a party, in words that were not known yet. */
export const heardFamilies: Phrasings = {
  'room-size': `how big are the rooms | how big is <room> | how big is the <room> room | how large is <room> | how many square feet is <room> | square footage of the rooms
    | how high is the ceiling | ceiling height in <room> | how big are the rooms in square feet | how high are the ceilings | how spacious is <room> | what size is the room
    | what are the dimensions of <room> | is the room big or small | how much space is inside | how roomy is the bigger room | size of the rooms
    | how long and wide is the room | is it one big room or small | how large are the cells | how tiny is the cell | how big is the study in <room>
    | floor plan size of <room>`,
  'extra-time': `can we get extra time | can we buy more minutes | can we buy extra time | do we get added time if we are nearly there
    | is it ok to ask for a few more minutes | do you give more time to little kids | can i extend the game | do you ever stretch the hour
    | could the game master add five minutes | if we solve it early do we get money back or extra time | do we get something back when we finish in half the time
    | overtime possible | is there injury time | could we have some extra minutes | do slow teams get longer | do beginners get more time
    | can we pay to get ten more minutes | do you let teams run over the hour | what if we are one lock short when time is up can we go on
    | can we keep playing after the sixty minutes | may we stay in longer than the clock | extra time for kids | we finish early can we use the leftover time
    | does unused time get us anything | is extra time possible`,
  'gift-party': `does the card work for birthday parties | can i put a gift card toward a birthday party package | can the gift card pay for a birthday package
    | is the voucher good for a kids party | may we use our gift card for the party | can i pay the birthday with a gift card | can a gift certificate be used on a party
    | we have a gift card can we spend it on the birthday | does a gift card count toward the <n> player package | my mom got me a card can i use it for a party
    | use a voucher for my sons birthday party | are gift cards valid for parties`,
  wear: `are costumes allowed the kids want to dress up | can kids wear masks of their heroes | she is coming in a princess dress | may we come dressed up as detectives
    | costume ok | dressed as convicts is that fine | can they wear fancy dress | kids in superhero costumes | we want to come as pirates | may we wear halloween costumes
    | my son wants to wear his spiderman suit | can we come in character | we would all dress as prisoners | is a cape ok | dress up theme for our group
    | can she wear her tutu and wings`,
  'faq/bags-and-restroom': `do you have somewhere to put our winter jackets | where do we put our coats and the stroller | is there a place to leave the jackets
    | is there a rack for winter coats | should we keep our coats on or hang them up | is my asthma pump ok to bring in the room | may i bring my inhaler into the room
    | can he keep his insulin with him | can my daughter have her medication on her | can i take my pills into the game | keep an inhaler in my pocket
    | where can we leave <n> coats | somewhere to stash our jackets and bags | can we hang our wet jackets up | hooks for jackets | may i keep my glasses on me`,
  'birthday-food': `plates and forks provided | are plates provided | do you provide plates and forks | who brings the plates | do we bring our own cutlery
    | is there a knife for the cake | do you have napkins and cups | are paper plates there | is pepperoni pizza available | do you sell pizza
    | can we order a pizza to the party | do you serve pizza for the kids | will there be food for the kids from you | do i bring the plates`,
  'page/birthday-parties/schedule/the-doors-open-for-you': `can i drop off the cake before | when can we bring the cake in | how early can i bring the party things
    | can i come before the guests to set up the table | may we set up the party table earlier | when do the doors open for the party
    | can i leave the cake with you before the game | where does the cake go while they play | how long before the party can i set up`,
  'page/birthday-parties/schedule/briefing': `can kids choose their own team name | who picks the team names | do the kids get to name their team
    | can we make up our own team name | how does a team get its name | what happens at the briefing of a party | do the children choose team names
    | can the team be called what we like`,
  'page/birthday-parties/schedule/cake-song-presents': `do you clean up | do you clean up after the party | who cleans up the mess
    | do we have to clean the table afterwards | do we have to leave straight after | can we stay a while after the game with the cake
    | can grandparents come just for the cake | who tidies up after the kids | when do we do cake and presents | can family come only for the cake bit
    | do we have to sweep up`,
  'page/birthday-parties/what-you-get/a-table-in-the-lobby': `is the table inside our room or elsewhere | where is the party table | where is the table for the cake
    | is the table in the lobby | where do we put the presents | where do we eat the cake | in which room is the party table | do we get a table`,
  'page/birthday-parties/what-you-get/a-photo-of-each-team': `how do we get the party photo | is the party photo sent to us
    | what do you do with the photo of the kids after | who gets the picture of the kids | where does the kids photo go | do you send the pictures of the party
    | is the group picture mailed to me`,
  'page/birthday-parties/what-you-get/a-host-from-hello-to': `what does the host do at the party | who is the person watching the kids
    | is there somebody with the kids the whole time | do we get a host for the party | who looks after the party | is a host with us from start to end | who runs the party
    | is there one person in charge of our party | does somebody watch the children while they play`,
  'page/birthday-parties/what-you-get/the-room-or-rooms-to': `do we get the whole venue for a party | is the place ours alone for the party
    | are other people there during the party | do we have the rooms to ourselves for the birthday | do we share the rooms with other parties | whole venue for the birthday`,
  'page/birthday-parties/how-it-splits/the-big-party': `whats a wave | what is a wave | what does two waves mean | how do two waves work | how does the party in waves go
    | how long is a party in two waves in total | what do you mean by waves | explain the two waves | how long do two waves take`,
  'page/birthday-parties/how-it-splits/the-middle-party': `would both teams do the prison | do both teams play <room>
    | what if the kids are too young for <room> do both teams do the other | can both teams of the party play the same room | both halves in <room> one after the other
    | is there a way to keep all <n> kids out of <room>`,
  'page/birthday-parties/ages/nobody-is-locked-in-any': `what if one child refuses to go in on the day | what if a kid gets scared and wants out
    | can a kid leave the game in the middle | what happens if a child does not want to go in | what if my son backs out at the door | may a kid walk out if it is too much
    | a guest may panic and want to leave`,
  'birthday-extra': `booked for <n> kids now there are <n> coming what do i pay extra | can the extra <n> dollar kids be adults | how many extra kids for <n> dollars
    | if <n> kids are <n> then <n> extra is how much | <n> more kids want to come to the party | two cousins want to come too how much more
    | what is it for extra kids on top of the package | what do i pay for <n> kids more than the package | my nephews want to come too what now
    | what does one more kid cost at the party | extra guests fee party | are the extra kids charged each or as a group`,
  loud: `does the alarm in <room> go on long | how long is the alarm | how loud is the fire alarm noise | is the alarm noise very loud | does the siren last long
    | how long does the noise go on | can the alarm be left off at the end | can you leave the alarm off for my friend with ptsd | is there a very loud bit for a baby
    | my boy hates alarms | will the alarm hurt his ears`,
  flashing: `can you turn the alarm light off for us | is there a red light that spins | can the beacon be left off | does the alarm come with a light
    | can you leave the rotating light off | is there a turning lamp | how long does the red light go round`,
  'room/jack-the-ripper/how-scary-is-it-really': `are your game masters dressed up as monsters | does someone in a costume jump out | is somebody dressed up in there
    | do staff dress up to scare us | are there people dressed as ghosts | will a monster come in`,
  'room/jack-the-ripper/story/we-tell-this-story-with': `does the story have anything gross about women | how are the women treated in the story
    | is it respectful to the victims | is the ripper story disrespectful to women | do you show the victims | is it offensive to women | are the murdered women shown
    | do they treat the victims respectfully`,
  'room/jack-the-ripper/story/london-november-nobody-has-seen': `what happened to the inspector | where is the inspector | whats it about the victorian game
    | what is the victorian one about | who is inspector hale | what is the murder mystery about | tell me the plot of the detective one
    | what has happened to the detective`,
  'room/jack-the-ripper/story/hale-did-his-thinking-on': `what is in the doctors bag | what is the red thread for | what is the evidence wall
    | do we go through somebodys mail | is there a doctors bag | what do we find in the study`,
  'room/thai-prison/story/your-team-starts-split-between': `what is in the corridor part | what comes after the cells | what is in the corridor of <room>
    | what is the food tray | what do we do after we leave the cells | what is at the guards desk`,
  'room/thai-prison/story/you-landed-in-bangkok-with': `what is a tally wall | what is the tally wall | what are the tally marks | who scratched the wall
    | why are we in prison in the story | what did we do to end up in jail | what is the prison story`,
  'room/thai-prison/story/the-prison-is-made-up': `is it a real prison | is the prison based on a real place | is it offensive to thai people
    | is the thai on the walls real | what are the thai words in the prison for | why is there thai writing | is the thai prison a real one | is <room> a true story
    | was it ever a real jail`,
  'room/thai-prison/can-a-pair-finish-thai-prison': `could the host leave the gate open if my kid is nervous | can you leave the cell gate open
    | would you open the gate between the cells for a shy kid | can all of us start in one cell | can you keep the cells open for us`,
};
