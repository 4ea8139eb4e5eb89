import type { Phrasings } from './phrasings.ts';

/** Ways people ask about the rules of the house: phones, food, things lost or broken, cameras. */
export const houseRulePhrasings: Phrasings = {
  'faq/phones-and-photos': `can i take photos | can i bring my phone | are phones allowed | do you take our phones | can we film | can i record inside | can i post on instagram
    | do i have to leave my phone outside | photography allowed | can we keep our phones | take pictures in the room | selfie in the room | can i use my flashlight
    | use google during the game | do you take a group photo | do we get a photo | team picture | do you confiscate phones | do we have to hand over our phones
    | hand in our mobiles | lock up phones | can i have my phone on me | phone in my pocket | i need my phone for emergencies | need to be reachable
    | can i answer a call in the game | text during the game | can i check my messages | apple watch | smart watch | smartwatch | can i wear my watch | gopro | bodycam | vlog
    | vlogging | youtube video | can i livestream | can we make a tiktok | can i film for my channel | reels | content creator | snap a picture | snapchat | shoot a video inside
    | pictures for instagram | can i photograph the puzzles | take a photo of a clue | take a picture of a code | photograph the room | why no photos | no cameras allowed right
    | may we use the phone torch | phone flashlight | can we google the answers | look things up online | voice recording | audio recording | sound recording
    | can i take pictures in the lobby | photo op | photo booth | silly signs | photo afterward | picture at the end | can we get our picture | where is our photo
    | how do i get our team photo | send us our photo | we did not get our photo | picture from last week | do you email the photo | are group photos taken
    | i do not want to be photographed | no picture of me please | digital copy of the photo | film for my channel | give up my phone | do i have to give up my phone
    | picture at the end of the game | wear my gopro | can i wear a gopro | snap a few shots | is it ok to snap shots of the puzzles | take shots of the puzzles | selfies inside
    | can i take a selfie | bring my iphone inside | iphone | am i allowed to bring my phone inside | android phone with me | tablet inside`,
  'faq/food-and-alcohol': `can we bring food | can i bring drinks | do you serve alcohol | is there a bar | byob | can we drink beer | can we eat inside | do you sell snacks
    | do you have food | can we come drunk | can we bring wine | can i have a drink before | snacks in the lobby | can i bring water into the room | is alcohol allowed
    | do you sell drinks | outside food | gonna roll up after a few beers | coming from happy hour | we will be a little tipsy | had a couple of drinks | after a few pints
    | we are pregaming | pregame | day drinking | is it ok if we are drunk | play drunk | hammered | wasted | can intoxicated people play | we are on a pub crawl | bar crawl stop
    | brewery before | bring a six pack | bring a bottle of prosecco | bottle of wine | champagne toast | toast with champagne | hard seltzer | white claw | flask | adult beverages
    | booze allowed | liquor license | do you have a liquor license | do you sell beer | cash bar | do you pour drinks | is it byo | can we crack a beer in the lobby | sober only
    | do we have to be sober | vending machine | snack bar | concession stand | cafe on site | do you have a kitchen | do you serve food | do you sell water | water bottle
    | can i bring my water bottle | coffee cup inside | can i bring my coffee | bring a soda | soft drinks | juice boxes for the kids | bring candy | chewing gum | granola bar
    | sandwiches | picnic in the lobby | eat our lunch there | eat in the lobby | can we order in food to the lobby | takeout in your lobby | bring takeaway
    | bring our own refreshments | refreshments | are drinks provided | free water | thirsty | can toddlers have a snack inside | diabetic snack inside | nibble during the game
    | outside drinks | own beverages | no food inside right | is food permitted | sneak in some beers | sneak in alcohol | sneak in snacks | we might be tipsy
    | might be a little tipsy when we come | are snacks ok in the room | snacks in the room | food in the room | drinks in the room | we will have been drinking
    | had some wine at dinner before | buzzed | can my toddler have her juice in there | can my kid have juice inside | juice | sippy cup | baby bottle | we will be a bit drunk
    | bit drunk | show up drunk | drunk people | is beer sold there | booze`,
  'faq/lost-property': `i left something behind | i lost my keys | i forgot my jacket | lost and found | did anyone find my phone | i think i left my sunglasses | lost my wallet
    | left my bag there | how long do you keep lost items | did you find my ring | did anybody hand in a phone | someone turned in a wallet | has anyone turned in
    | missing my earring | my necklace is gone | my glasses are missing | we left a jacket on the hook | coat left on the hook | left my umbrella | left my hat | left my scarf
    | left my water bottle | left the birthday presents behind | my kid left her doll | my son forgot his hoodie | son left his backpack | airpods | left my airpods
    | one airpod missing | dropped my keys in the room | i can not find my passport since we played | we played yesterday and my phone is gone | pick up a lost item
    | come by to collect my jacket | claim lost item | report a lost item | where do lost items go | lost and found box | do you keep forgotten things
    | how long do you hold on to things | can you mail my jacket back | ship my lost item | was anything found in <room> | i misplaced | i must have dropped it there
    | lost property | lost item | forgotten belongings | is my bag still there | could you check the room for my ring | could you look for my keys | my scarf is still at your place
    | i think my jacket is still at your place | my stuff is still at your place | did you find an airpod | did you find a phone | have you found a wallet
    | my daughter forgot her hat | my son forgot his hat <day> | forgot her hat there | forgot a toy at your place | i forgot something at your place | left my coat <day>
    | sunglasses | lost my ring there`,
  'page/legal/conduct/keep-an-eye-on-your': `will my things get stolen | something was stolen | are you liable for lost belongings | are you responsible for our valuables | theft
    | is the locker secure against theft`,
  conduct: `rules of behavior | what is not allowed | can we move furniture | house rules | are there rules | what are the rules inside the room | how are we supposed to behave
    | code of conduct | behavior policy | behave | anything forbidden | is anything prohibited | can we touch everything | do we lift the rugs | unscrew | rule list
    | rules for players | rules for kids | any restrictions inside | etiquette | venue rules | regulations | safety rules | our kids are wild | rowdy kids | hyper kids
    | will you stop us when we do something wrong | what counts as cheating | can we cheat | can we take the furniture apart`,
  'page/legal/conduct/treat-hosts-and-other-guests': `can you throw us out | get thrown out | ejected | end our game early for bad behavior | rude customer | our teammate was rude to staff
    | the host ended our game | kicked out without refund | refund if you kick us out | harassing staff | swearing at the game master | we were kicked out
    | what happens if somebody misbehaves | what gets us kicked out | we were rude and the host stopped our game | someone in my group is being a jerk | being a jerk to the staff
    | being disrespectful to staff | mean to the host | what if somebody in our group behaves badly to staff | yelling at staff | kick us out if we curse | curse | swearing
    | will you kick us out if we are loud`,
  'page/legal/conduct/nobody-plays-drunk-or-under': `play stoned | smoked weed before | edibles | cannabis | marijuana | on drugs | under the influence | bring a knife | pocket knife | pepper spray
    | i carry concealed | concealed carry | firearm | weapon | bring a lighter | open flame | sparklers | cigar | can we bring weapons | can we play while high on weed
    | smoke a joint before | is it a problem if we smoke weed before | we smoked a joint | stoned | high on weed`,
  'page/legal/conduct/nothing-in-our-rooms-needs': `i broke something by accident | we accidentally broke a prop | something snapped off in my hand | who pays for damage | damages | pay for broken things
    | do you bill us for damage | my kid might break things | broke a lock | do we pay if a kid breaks something | do we have to pull hard | does anything have to be forced
    | force the lock | brute force | kick the door | smash | do we need strength to open stuff | tools | replacement cost | liable for breakage | vandalism | destroyed something
    | what if we break something | do we have to pay if something breaks | do we need to use force | damage a prop | my kid is clumsy | clumsy kid breaks something | i am clumsy
    | what if he breaks something | what if she breaks a prop | broke | breakage | what do you charge if a prop gets damaged | prop gets damaged | damaged a prop`,
  cameras: `are there cameras | are we being watched | do you record us | is there a camera in the room | who is watching us | do you keep the video | can the host hear us
    | are you listening to us | is someone spying on us | spy on us | do staff see us the whole time | do you watch us live | will someone be watching | is the game monitored
    | monitored | surveillance | surveillance cameras | cctv | security camera | security footage | video footage | can we get the footage of our game
    | can i have the video of us playing | do you save recordings | how long is footage kept | is there a microphone | microphones | do you hear what we say | can you hear us talk
    | can you see us in the dark | infrared | night vision | are cameras in the restroom | hidden camera | are you filming us | is it recorded | who sees the camera
    | are we on camera | i do not like being watched | control room | does the gm see everything | how do you know when we are stuck | how does the game master know what we do
    | how do you keep an eye on us | do you supervise during the game | somebody watching us the entire time | is somebody watching us | someone watching the entire time
    | are there mics in there | mics | are we being listened to | is there audio surveillance | is there cctv | who can see us on camera | can you see us
    | do you guys record what we do | record what we do | record us playing | do you record the game`,
};
