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
    | the money left my account twice | there is a double charge on my statement | you took the payment two times | my bank shows two charges from you`,
  'gift-room': `and can she use it on a saturday | can he use the card on a weekend too | does the gift card work on <day> | is the voucher good for weekends
    | could they redeem it on any day they want | are weekends excluded for gift cards | any blackout dates for the card | and will it work for either room
    | does it matter which room they pick with the card | can they use it on holidays`,
  availability: `whats the earliest slot | can we squeeze a game in between <time> and <time> | can we fit a game in that window | what time could we start at the earliest
    | we have a few hours to kill could we get in | our train leaves at <time> can we get a game in before`,
  scary: `is there anything that jumps out | does something pop out at you | any jump scares in there | does anybody grab you in that one`,
  'faq/virtual-reality': `is there a secret third room | heard there is a third room | are you hiding another room | somebody told me you have one more room
    | is there a hidden game nobody talks about | is a new room in the works`,
  price: `what is the difference in price between <day> and <day> | is <day> cheaper than <day> | do weekends cost more than weekdays | is there a price difference on weekends
    | how much more is it on <day> | are mondays less money | does the day change the price | do you charge extra on saturdays | is evening pricier than afternoon`,
  'off-topic': `what is the weather going to be <day> | will it rain on <day> | how cold does it get that night | is snow in the forecast for <day> | should i bring an umbrella <day>`,
  'page/corporate-booking/questions/can-we-compare-times-between-rooms': `we want to race each other | can two teams race against each other | we want to compete against our friends
    | can we do a head to head | boys versus girls who is faster | battle between two teams is that possible | can both teams play the same room and compare
    | us against them how do we do that`,
  'page/gift-cards/questions/they-lost-the-e-mail-what-now': `and i lost the email lol | and i deleted the mail with it | i can not find the code anymore
    | where do i find the code again`,
  health: `does it smell in there | does the fog smell | is there a strong smell in the rooms | is the smoke bad for asthma`,
};
