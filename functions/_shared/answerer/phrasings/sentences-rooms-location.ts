import type { Phrasings } from './phrasings.ts';

/** Sentences about finding the venue, getting there and what is around it, and short follow-ups. */
export const sentenceRoomLocation: Phrasings = {
  'faq/where-is-the-door': `is there really a half in the house number | my driver drops me at four eighteen but there is a shop | the number ends in a half what is that
    | we passed a lantern above a wooden door was that you | am i looking for a lamp over the door | do we ring or push | which bell is yours | nobody buzzes us in
    | the steps outside have no name plate | we are freezing on the curb and see no way in | our cab dropped us and we are clueless which house it is | could somebody step out and wave
    | we are between a pizza shop and a tattoo parlor and lost | google sends us round the back | is your entrance off an alley | is there a storefront window
    | is there a banner or an awning | how do i recognize you from across the street | what should i look up for | are you upstairs over a store | i am turning in circles out here
    | standing at the corner now where to | delivery guy cannot find your bell | and the door | which house exactly | lantern where | ring or knock | found the lantern now what
    | still outside`,
  address: `give me something to type in the sat nav | what do i tell the cab | postcode for the sat nav please | which block of the street is it | where on earth is south street
    | is it the philly in pennsylvania | is it nearer the river or the schuylkill end | how far down the street from front street | are you the one by the mosaic gardens
    | which side of town | what is the full address for my invitation | i need the address for an uber | for the guests what address do i write | is it within the city limits
    | number and street please | which zip is it | pin please | and where is that | where again | street name`,
  access: `where do you publish the door width and the reach | do i ring the bell for the ramp | is everything else at ground level once i am past the steps`,
  'faq/parking': `any place to dump the car | do you own a lot | will i circle for ages on a saturday | how many minutes extra for hunting a space
    | is it smarter to go to a garage straight away | do kiosks on the street take cards | where does a fifteen seat van go | i drive a huge truck where do i leave it
    | coach driver needs a bay | motorhome on south street hopeless | my electric car needs a space for two hours | is a permit needed on the side streets
    | do meters run into the evening | will i be towed on bainbridge | are the garages close enough in heels | is a garage in walking distance
    | is overnight parking possible for the car | do i pay at a meter or by app | how much earlier should i leave because of the car | the wife drives and hates parallel parking
    | can i drop off grandma at the curb and then find a space | is there a loading zone to let people out | disabled placard spaces near the door | and if we drive | and the car
    | with a van | your own lot or not | street or garage | and on saturday night for the car | free anywhere | paid garage where`,
  'faq/transit': `what station do i hop off at | fifteen minutes from the el is that on foot | which way do i walk from fifth street | do i go south or north out of the station
    | from lombard south which direction | is the blue line or the orange line better | do buses run late enough to get us home | i do not have a license how do i get to you
    | teen group without wheels can they reach you | what line from temple university | from penn campus by bus | from west philly without a car
    | coming off the greyhound how do we reach you | landed at phl and no rental car | from the amtrak station on public transport | the speedline from jersey and then what
    | can i use a key card tap on septa | stroller on the subway to you | is the walk from the station lit and ok with kids | trolley anywhere near | ferry across the delaware then walk
    | which stop do i tell the kids | bus forty or bus twelve | planner says two buses is that right | and by bus | without a car then | which train | what stop | nearest el stop
    | on the subway how | and with septa | from the airport then`,
  hours: `is anyone in before four on a school day | could homeschoolers come on a tuesday morning | do you start at noon on <day> like the website says
    | what is the latest i can stay on <day> | are sundays shorter than saturdays | night owls here do you go past ten | do you ever open before noon | is the place dark on mondays
    | do you work on <day> | are you there between the holidays | do you take a day off in the week | early birds out of luck on weekdays | i get off at three is that too early for you
    | school lets out at half past two can we head straight over | my shift is over at nine is that too late to come | can we do a sunday morning | and on sundays | what about <day>
    | how late on <day> | how early on <day> | same hours on <day> | until when | mornings at all | closed when`,
  'faq/bags-and-restroom': `we come with shopping bags from the outlet | ski jackets for eight where to | is there a hook for a wet raincoat
    | do you have somewhere for a helmet and pannier | my diaper bag stays with me or not | can i freshen up before dinner at yours | a stall big enough for me and a toddler
    | one toilet or several | must i hold it for the whole hour | my nephew needs to pee every ten minutes | tiny bladder and an hour long game | where do we drop our coats
    | do i carry my pills and glasses in with me | is my laptop safe while we are in there | carry on suitcases before our flight | six backpacks of schoolkids
    | trolley bag in the lobby | and the coats | and the restroom | and our bags | where is the loo | toilet inside the room | for suitcases too | keys on me then | restroom mid game`,
  'faq/nearby': `where do winners go for a toast | what is open late around you for hungry people | can we fill our bellies first | noodles you say where
    | what is three minutes away for supper | somewhere kid proof for fries after the game | we have a gap before our slot what do we do with it
    | show me a plan for the afternoon around your block | is there a record store or thrift shop around | anything for bored siblings nearby | is there a milkshake place
    | vegan bite around the corner | pint afterward where | nightcap close to your door | can we walk to a steak sandwich | is south street lively at night | what is the area known for
    | murals or mosaics nearby | a playground to burn energy before the game | is dinner better ahead or afterward | should we eat first or play first
    | we argue when hungry so before or after | make a whole night of it how | and for dinner | and before the game what | late bars close | coffee around there
    | and with kids where to eat`,
  neighborhood: `we sleep near city hall is that hoofable | from the parkway museums how do we get over to you | from the rocky steps how long | is it flat from logan square by bicycle
    | straight from my office in center city do i make the four oclock game | how many minutes from broad and walnut | our hotel is by the convention center is that a hike
    | from love park how far | from the cathedral by bike | is south street in center city or not | from reading terminal on foot | downhill by bike you said from where
    | twenty five minutes from what | is fifteen minutes from city hall on foot or by cab | from the franklin fountain end of town | how near are you to the theaters on broad
    | from the museums then | from city hall then | how far is that | a long walk | walkable from there`,
};
