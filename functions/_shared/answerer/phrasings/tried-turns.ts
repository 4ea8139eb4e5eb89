import type { Phrasings } from './phrasings.ts';

/** Follow-ups, several questions at once, long stories and questions that no fact answers, tried out round by round. */
export const triedTurns: Phrasings = {
  unknown: `what percent make it out | what share of teams escape in time | what is your escape rate | how many groups win on average | success rate of <room>
    | do most teams finish in time | what is the average finishing time | how many teams fail each week | can i get married there | could we have a wedding ceremony in the lobby
    | do you do vow renewals | can we hold a funeral reception there | can you mail it | can you ship my lost item | will you send the thing i forgot to my hotel
    | can you post it back to me | how much does it cost to have my lost jacket sent | how long do you keep the camera footage | can i get a copy of the video of our game
    | are the recordings deleted | do you save the camera tapes | can we see the footage of us afterwards | do you live stream the game | can you turn the alarm off for my son
    | can the alarm be made quieter | could you skip the loud siren | is a deposit required for birthdays | do birthday parties need a deposit
    | how much do we put down to hold the party date | is the party deposit refundable | can we pay the party in installments | i got billed two times for one booking
    | the money left my account twice | there is a double charge on my statement | you took the payment two times | my bank shows two charges from you
    | we lost can we try again for free | if we fail do we get a second go at no charge | is there a rematch price | do losers get a discount on the next game
    | can we continue where we stopped next time | can we pay to get ten more minutes | is the stroller ok in the lobby | is there a changing table | do you have a nursing room
    | do you have high chairs`,
  'gift-room': `and can she use it on a saturday | can he use the card on a weekend too | does the gift card work on <day> | is the voucher good for weekends
    | could they redeem it on any day they want | are weekends excluded for gift cards | any blackout dates for the card | and will it work for either room
    | does it matter which room they pick with the card | can they use it on holidays`,
  availability: `whats the earliest slot | can we squeeze a game in between <time> and <time> | can we fit a game in that window | what time could we start at the earliest
    | we have a few hours to kill could we get in | our train leaves at <time> can we get a game in before`,
  scary: `is there anything that jumps out | does something pop out at you | any jump scares in there | does anybody grab you in that one`,
  price: `what is the difference in price between <day> and <day> | is <day> cheaper than <day> | do weekends cost more than weekdays | is there a price difference on weekends
    | how much more is it on <day> | are mondays less money | does the day change the price | do you charge extra on saturdays | is evening pricier than afternoon`,
  'off-topic': `what is the weather going to be <day> | will it rain on <day> | how cold does it get that night | is snow in the forecast for <day> | should i bring an umbrella <day>`,
  'page/corporate-booking/questions/can-we-compare-times-between-rooms': `we want to race each other | can two teams race against each other | we want to compete against our friends
    | can we do a head to head | boys versus girls who is faster | battle between two teams is that possible | can both teams play the same room and compare
    | us against them how do we do that`,
  'page/gift-cards/questions/they-lost-the-e-mail-what-now': `and i lost the email lol | and i deleted the mail with it | i can not find the code anymore
    | where do i find the code again`,
  health: `does it smell in there | does the fog smell | is there a strong smell in the rooms | is the smoke bad for asthma`,
  rooms: `is there a secret third room | heard there is a third room | are you hiding another room | somebody told me you have one more room | is there a hidden game nobody talks about
    | is a new room in the works`,
  'corporate-invoice': `i need a receipt for my expenses | can it have our company name on it | can you put the firm on the bill | my boss needs a receipt to pay me back
    | i want to expense this | we need proof of payment for accounting | can i get a bill made out to my company | receipt with our business name please | who do i ask for a receipt`,
  'no-show': `and if i miss that | and if its later than that | what if we are past that point | and after the deadline | so after that the money is gone
    | what happens if i cancel later than that | and less than <n> hours before | what if i tell you on the same day`,
  flashing: `one of us is epileptic | my coworker has epilepsy | is it safe for someone who gets seizures | a friend of ours is photosensitive
    | do any lights blink in there with epilepsy in mind | he has seizures from strobes | can an epileptic person join in`,
  'faq/phones-and-photos': `can my friend film us for tiktok | can we make a reel inside the room | is vlogging allowed in the game | i am an influencer can i shoot content there
    | and taking pictures in the lobby | can i wear a gopro | may we record our reaction | and in the lobby can we film`,
  'corporate-daytime': `do you do school field trips on weekday mornings | can a class come during school hours | we are a school and would come in the morning
    | field trip with <n> students on a weekday morning | can a daycamp come at <time> on a weekday | homeschool group on a weekday morning | is a morning session possible for a class`,
  'promo-codes': `does the virtual reality discount count for the normal rooms too | is the fifteen percent off valid for the other rooms
    | can i use the early registration discount for a regular game | do i get the vr discount on <room> | student id gets us a discount right`,
  wear: `can we wear halloween costumes | can we come dressed up as detectives | are costumes ok | my kids want to come in costume | can we show up in prison jumpsuits
    | is it ok to dress up for the room | cosplay allowed`,
  'page/legal/conduct/nobody-plays-drunk-or-under': `with a plastic sword | can i bring a toy gun as a prop | he carries a pocket knife is that a problem
    | do we need to leave our pepper spray outside | can we bring a lighter into the room`,
};
