import type { Phrasings } from './phrasings.ts';

/** What people ask about the way here, food, bags, photos, hints and the hour itself. */
export const visitOccasionSentences: Phrasings = {
  'faq/parking': `i am coming in from jersey with a minivan where does it go | do i have to feed a meter | any free spots in your streets
    | what do the garages near you charge | how bad is finding a spot on <day> at <time> | can i pull up and leave the car for two hours
    | we have a big pickup truck will it fit a garage | should i go right to a garage on a <day> evening | valet by any chance
    | how long should i add for circling the block | street spots near you a myth or real | where do i ditch the car | do you validate
    | are there accessible spots nearby for my placard | can i unload grandma in front and then find a space | we come with four cars
    | is it smarter to leave the car at home`,
  'faq/transit': `which stop do i get off at | no car how do i get to you | is the el close | orange line stop for you | broad street line where do i hop off
    | can i get there from the airport without a taxi | we come in at thirtieth street station what then | does the last train still run after a late game
    | how far is the walk from 5th street | which bus goes down south street | coming from west philly by trolley | can my teenagers reach you on septa
    | patco from camden then what | would you take a cab or a bus | regional rail to jefferson then how | nearest metro | put what into the trip planner
    | by subway how long`,
  'faq/where-is-the-door': `i am circling and can not see any escape sign | is it above a shop or what | there is a wooden door with a lantern is that you
    | is the half in your number a typo | do i ring or just walk in | the gps dropped me at a pizza place | what should i look for from the sidewalk
    | are you upstairs or on street level | which side of the street | we are outside and nobody answers | how will my driver spot you | no sign where is it
    | the door is shut should i knock | somebody please wave at us we are lost`,
  address: `where in philly is it | what do i tell the uber | street and number please | zip code for the gps | is that in old city or queen village
    | what part of town are you in | pin for maps | send the place where we have to go | is it still on south street`,
  neighborhood: `we are staying by city hall can we stroll over | from love park how long on foot | how far from a hotel on the parkway
    | how many minutes from the franklin museum | from south street itself how far | we do the museums before so how long to you | coming from logan is it uphill
    | is it bikeable from the art museum | straight from the office in center city how long | are we in walking range from broad and walnut | closest part of town to you
    | minutes from rittenhouse | half an hour from logan enough | does it take long from the barnes`,
  'faq/nearby': `we have an hour to kill before our slot | where do we grab a bite before we play | anything fun around there afterwards
    | is there a cafe to wait in near you | best cheesesteak close to you | is it a lively street at night | drinks nearby for after
    | what can teens do around there while they wait for us | noodle place you mentioned | do we eat before or after if we get cranky
    | late food after <time> in walking range | is south street worth a stroll | shops around you for the ones who do not play`,
  'faq/food-and-alcohol': `can i sip my latte while we play | is gum ok in there | my toddler needs a snack every ten minutes can it come along
    | may we bring a bottle for after | can i chug an energy drink inside | we had a few at dinner is that a problem | do you sell sodas
    | would you turn us away after two glasses of wine | is a flask ok | do you have snacks for sale | can we eat our hoagies in the lobby
    | no drinks at all in the room not even water | can i bring my starbucks | bachelor party already on beers | can we tailgate in your lobby | bring our own wine`,
  'faq/bags-and-restroom': `where do i dump my gym bag | do we play in our winter coats | is my laptop safe with you during the game
    | i have a weak bladder can i step out | shopping bags from south street where to | potty break in the middle possible
    | is the restroom before or after the door to the room | can i keep my purse on me | where do wet umbrellas go | hooks or lockers
    | do you have a bathroom for my little one | where do six school backpacks go | is there a coat check | can she run to pee and get back
    | does the clock stop if i go to the bathroom`,
  'faq/phones-and-photos': `are selfies allowed in there | can i film the kids for grandpa | do i have to hand over my cell | my wife is on call so can the phone stay on
    | may i vlog it | can i wear my smart watch | do you take our devices away | when can i snap pictures | i want something for my insta story | is a polaroid camera ok
    | do we get a team picture | can we take pics in the lobby | can i use my flashlight on the phone | is googling allowed inside | can i record our reactions on a gopro
    | i must be reachable for the babysitter | do you email the group picture | one shot of the set please`,
  'page/legal/privacy/photos': `will my kid end up on your facebook | do you post the group pictures online | whose are the pictures you take of us
    | i do not want to be on your wall | can i say no to the picture being used | do you need my ok to publish our faces | is my daughters picture used in ads
    | what becomes of the team photo`,
  'faq/hints': `what if we are completely stumped | who do we shout to when we are lost | is there a limit of hints like three | how do you know when to nudge us
    | can we do it without any help | will you interrupt us with tips we did not want | does asking for help cost time | how does the help come is it a screen or a voice
    | can we ask twenty times | do we press something if stuck | i hate being told the answer can we switch the hints off | what if we stare at the same lock forever
    | do you let people suffer | is help free | are the clues tailored to where we are stuck | can our kids get more help than us | is it cheating to ask
    | nudge us if we are slow`,
  cameras: `is the game master in the room with us | does someone sit behind a screen for the full hour | do you hear everything we say | where is our host while we play
    | is anybody watching in case something happens | who looks after us during the game | can the host see if my child is upset | are you listening the whole time
    | does the game master follow along or come in only if called | do you tell us about the cameras first | eyes on us in there`,
  'faq/first-time': `nobody in our crew has a clue what this is | what do i need to know beforehand | do we get told what to do | are we too dumb for this
    | what even is an escape room | is it obvious what to do once inside | does one need general knowledge | how do people usually go about it the first time
    | do experts beat rookies by a mile | do i have to study up | explain it to a total beginner | first time jitters`,
  watch: `my wife wants to sit this out where does she go | is there somewhere to read a book while they play | can the grandparents stay in your lobby
    | can i look at them on the monitor | my leg is in a cast so i just want to look on | does a mom who only waits need a ticket
    | can the little sister wait with me outside | somewhere warm to sit for the hour`,
  'faq/lost-property': `my kid left his jacket with you | i can not find my earring since your game | how long do you keep stuff people leave
    | is there a scarf at your desk | i dropped my car key in one of the rooms | did anybody turn in a phone | we left a birthday present behind
    | glasses missing since <day> | somebody took the wrong coat home | can you look under the bunk for a ring | do you post things back to people who left them
    | lost my airpod in there`,
  'arrive-early': `is ten minutes before enough | if the booking says <time> when do i really have to be in the lobby | can we come half an hour before and hang out
    | do we have to be there before the start or at the start | what is the rush with a quarter of an hour | do i need time for coats and forms
    | may we show up right on the dot`,
  'faq/late-arrival': `our bus is crawling we will not make it by <time> | stuck on the bridge and the game is at <time>
    | does our hour shrink when the babysitter was slow | do you wait for the last two of us | will you start without my brother | can latecomers slip in after the start
    | there is an accident on i95 and we are behind | is the time we miss added at the end`,
  'finish-time': `our show starts at <time> so is a <time> game cutting it close | can we catch the <time> train home after a <time> game
    | what time do i tell the sitter if we begin at <time> | when are we back on the street with a <time> start | ride home for <time> or later`,
  wear: `can i play in a skirt | should i leave the white jeans at home | will i get dirty on the floor | can we come in costume | are sandals a bad idea
    | it is cold out do i keep my sweater on inside`,
  included: `does the price have the picture in it or is it extra | is the host part of the ticket | what is in the <money> a head | do we pay more for clues
    | is the briefing free | are there charges on top once we are inside`,
  duration: `how long do i pay the meter for | how long should the sitter stay | how much time from the front door in to the front door out | total time at yours
    | do the ninety minutes have the briefing in them`,
  fail: `do you show us the rest if we run out | are we kicked out the second the clock stops | do we learn how it would have ended | is it a bad evening if we lose`,
};
