import type { Phrasings } from './phrasings.ts';

/** Ways people ask where the venue is, how to get there and how to reach it. */
export const directionPhrasings: Phrasings = {
  address: `where are you located | what is your address | where is it | address | location | directions | how do i get there | how do i find you | where exactly are you
    | which street are you on | what part of town | are you in philadelphia | zip code | are you near south street | are you in center city | google maps | send me the address
    | what city are you in | whats your location | whereabouts are you | where abouts in philly | where can i find you | where do i find your venue | where is the venue
    | where is your store | street name and number | house number | exact address | full address | street address | postal code | zip | which neighborhood are you in
    | what neighborhood is this | which district | which part of philadelphia | is it downtown | are you downtown | in the city or the suburbs | is this the one on south street
    | are you on south street | are you in queen village | society hill | old city | are you in new jersey | are you in camden | cross street | what is the cross street
    | between which streets | what is it next to | nearest intersection | landmark near you | drop a pin | pin location | gps coordinates | coordinates | what do i put in the gps
    | what to put in my navigation | address for the taxi | address for uber | address to give the driver | map | show me on a map | map link | link to maps | apple maps | waze
    | can you text me the location | how can i find your place | how to find you | how do we reach the venue | directions please | directions from the highway | route to you
    | best route to you | which state is this | which country are you in | did you move | have you moved to a new location | old address | are you in the mall
    | i need your whereabouts | find your place | how do i find your place | where in the city are you | what is your street | where are you guys | where is lantern and latch`,
  'faq/where-is-the-door': `where is the door | where is the entrance | i can not find the entrance | how do i find the door | we are outside and can not find you
    | what does the building look like | is there a doorbell | i am standing outside | where do we go in | which door | we are standing on south street and see no sign
    | i see the number but no entrance | there is no sign | is there a sign outside | what does the entrance look like | what color is the door | which building is it | wooden door
    | door with a lantern | i walked past twice | we keep walking past it | we are lost outside | we are here where do we enter | we are at the door | the front door is locked
    | the door will not open | nobody opens the door | no one is answering the bell | i rang and nobody came | is there a buzzer | is there a bell | do we knock
    | do i just walk in through the door | do we buzz in | back entrance | side entrance | entry from the alley | google maps leads me to the wrong door
    | my map stops at a different building | 418 and a half | half number | come out and get us | can someone come outside | can somebody wave at us
    | next to which shop is the door | front entrance | i am in front of a store where are you | how does the facade look | we found the house but not the way in
    | do i ring the bell at the door | up and down the block and do not see you | walked up and down the block | we do not see your place | can not see you anywhere
    | i see 418 but no half | i am at 418 | we are at 420 where are you | no sign of you here`,
  neighborhood: `how far are you from center city | how far from city hall | how long is the walk from logan square | is it walkable from the museums | how far from logan
    | near rittenhouse | how do i get there from center city | distance from south street | how far is it from city hall | walk from city hall | from broad street how long to walk
    | walking distance from center city | walking distance from my hotel | our hotel is in center city | staying near logan square | from the parkway
    | we are at the art museum how far | from the franklin institute | from the barnes | after the museums | how long from independence hall | from the liberty bell
    | far from the convention center | far from rittenhouse square | how long does it take from downtown on foot | is it close to center city | how close are you to the museums
    | minutes from city hall | how many blocks from city hall | how many minutes on foot | is it a long walk | can you walk there from the historic district
    | coming from logan square | we work in center city how far | from work in center city | how long to get from the office downtown | distance from logan circle
    | distance from city center | is it near the waterfront | near penns landing | by bike from logan square | can i bike from the museums | how far is it from the university
    | is it far | how far away are you | how many minutes from the museums | minutes from the parkway | staying by city hall is it far | our hotel is by city hall | near city hall
    | how far a walk is it from broad and market | walk from broad and market | how far a walk from market street | how far on foot | walk from old city
    | walk from the hotel downtown`,
  'faq/parking': `where can i park | is there parking | do you have a parking lot | parking | is parking free | is there a garage nearby | street parking
    | where do we leave the car | driving in where to park | can i park nearby | parking on <day> | how much is parking | valet | we are coming by car
    | is there somewhere to leave the car | where do i put my car | place for our minivan | can i park my van | room for a truck | where should i park | parking situation
    | whats parking like | how is the parking | easy to park | hard to find a spot for the car | parking spot | parking spaces | parking space | customer parking | free parking
    | free parking for customers | do you validate parking | validated parking | parking validation | parking garage close by | nearest garage | cheap garage | public garage
    | which garage | parking structure | parking deck | park and walk | meters | metered | do the meters run on <day> | do i have to feed the meter
    | is street parking free on <day> | park on the street | parking on the side streets | can i park in front of you | park out front | handicap parking | accessible parking spot
    | disabled parking space | where can i drop people off | drop off by car | can we park an rv | overnight parking | i am driving from the suburbs where to put the car
    | driving down from new jersey where to park | i will be driving | we are driving | coming by automobile | do you have parking for <n> cars
    | we circled the block and found no spot | no place to park | will i get towed | parking ticket | residential permit parking | where to park for <day>
    | parking near south street | parking near you | parking fee | parking cost | how early to look for parking | does parking take long | finding a spot for the car
    | is it a nightmare to find a spot for the car | is it hard to park | finding parking | garage close to you | garages close to you | leave my car
    | is there a lot behind the building | parking lot behind the building | how much do garages cost | garage prices near you | cost of garages | where do people usually park`,
  'faq/transit': `can i get there by train | public transit | which bus | nearest subway station | is it near septa | how do i get there by bus | which stop | closest train station
    | metro | do i need a car | without a car | broad street line | which train goes there | which line do i take | which septa line | market frankford line | the el
    | which stop on the el | nearest station | nearest stop | closest bus stop | bus stop near you | bus number | bus route | bus line | what bus do i catch
    | by bus from center city | take the bus | take the train | take the subway | by rail | regional rail | patco | from new jersey by train | amtrak to you
    | from 30th street station | from suburban station | from jefferson station | we arrive at 30th street | from the airport by train | airport to you without a car
    | we do not have a car | i do not drive | can i reach you without driving | we rely on public transport | public transportation options | mass transit
    | is it easy to get to by transit | walk from the station | how far is the walk from the subway | how long from the 5th street stop | lombard south | is it close to a station
    | is there a trolley | trolley | tram | underground station | get off at which station | where do i get off | do buses run late | last train home
    | getting home after the game by bus | can teens get there by bus | uber or bus | is uber easy | lyft drop off | taxi | cab | rideshare | ride share | can we take a cab
    | getting there without a car | commute to you | septa key`,
  'faq/nearby': `what is there to do nearby | restaurants nearby | where can we eat | food nearby | bars near you | where to get dinner after | what to do before or after
    | is there a place to eat close by | where can we get drinks after | anything else to do around there | good places near by | dinner near you | whats in the area
    | things to do in the area | things to do on south street | make a day of it | where can we grab a bite | grab a bite before | grab something to eat after
    | place for a cheesesteak | best cheesesteak around | ramen close by | where should we have supper | brunch close to you | lunch spots | coffee nearby | cafe near you
    | coffee shop | ice cream after | dessert place | pubs around | nightlife nearby | cocktail bar afterward | somewhere to celebrate after | somewhere to hang out after
    | where do people go afterward | where to go for a drink after our game | kid friendly restaurant nearby | eat with the kids beforehand | recommend a restaurant
    | recommend a place for dinner | any good food around | tourist tips | sights close by | attractions nearby | shopping nearby | shops around | we have an hour to kill
    | kill time before our slot | what do we do while the kids play | we arrive early what can we do around | walk around the neighborhood | late night food | pizza place near
    | takeout nearby | hungry after the game | should we eat before or after | is it a nice area | is south street fun | any good eats around there | eats nearby
    | where should we grab beers afterward | grab beers afterward | drinks afterward | beers after the game | what else can the kids do around there
    | what else can we do around there | stuff to do around there after | what to do in the neighborhood after | fun things nearby`,
  contact: `how can i contact you | what is your phone number | phone number | your number | email address | how do i reach you | can i call you | what is your email
    | how can i email you | contact information | who do i call | give me your number | do you have instagram | are you on facebook | social media | how do i get hold of you
    | get ahold of someone | reach somebody by phone | what number do i dial | telephone | telephone number | whats your tel | digits | number to call | number for the front desk
    | front desk number | hotline | help line | call the store | can i text you | text number | do you have whatsapp | whatsapp | sms | messenger | dm you | direct message
    | where do i send an email | send you an email | what email do i write to | write an email | contact form | contact page | support email | customer support number
    | nobody picks up the phone | i called and got voicemail | left a voicemail | i emailed and got no answer | do you answer emails | how fast do you reply | reply to emails
    | i sent an email yesterday | urgent i need to reach you | who can i ask about something special | speak by phone | talk on the phone | insta | instagram handle | facebook page
    | fb | your socials | youtube channel | twitter | follow you online | tripadvisor page | how to contact | contact details | contacts
    | i have a question for staff where do i send it | best way to reach you | phone number please | how do we get in contact | what is a good number | good number to reach you
    | is there an email i can write to | number for questions | what number can i call | which number | how can i speak with you by phone | your cell number | how do i message you
    | is there a line i can call`,
  'page/legal/contact/intro': `does a person read the emails | does anybody read your inbox | what is the fastest way to reach you on the day | urgent on the day of the game
    | is it better to call or email | something urgent right before the game`,
  'page/legal/contact/in-person-and-by-mail': `mailing address | postal address | where do i send a letter | send something by post | mail a letter | ship a package to you
    | can i drop by to ask something in person | can i come to the desk with a question | snail mail | where do i mail a letter | where do i send mail | where to post a letter`,
};
