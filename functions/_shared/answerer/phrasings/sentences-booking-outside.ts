import type { Phrasings } from './phrasings.ts';

/** Sensible questions around booking and prices that nothing here answers. */
export const outsideBookingSentences: Phrasings = {
  unknown: `put me on a waiting list for <day> in case someone drops out | do you text people when a slot opens up | can i be notified when <day> becomes free
    | what name will appear on my bank statement | do you have an atm in the lobby | do you take food stamps or an ebt card | can i buy insurance for my ticket
    | does my travel insurance cover it | is there cancellation insurance i can add | do you match the price of another escape room | will you beat a competitor's price
    | is there a loyalty card with stamps | do i collect points for every visit | does the fifth visit come free with a stamp card | is there a monthly pass for unlimited games
    | do you run an affiliate program | can my blog get a free game for a review | will you trade a game for a massage at my studio | how many bookings did you have last <day>
    | who booked the slot before ours | how many people cancel on you | how much should i tip the game master | is there a tip jar | can i leave a tip with my card
    | does the host get to keep tips | can i pick which host we get | can i ask for the same host as last time | is marisol working on <day> | is the gift card sold at costco
    | do supermarkets sell your card | can i earn airline miles on this | do i get a tax deduction when i buy tickets for a charity | who wrote the mean review about you
    | what is your yelp rank in pennsylvania | what percent of teams get out | how many teams played this month | how many teams have ever escaped
    | what prize does the fastest team win | is there a trophy for the best team | is there a world championship | what is the slowest time ever
    | how long before closing do hosts leave | what time do your hosts start their shift | do you have hours in another city | is there a second branch in new jersey
    | do you finance large events | is there a child care tax receipt | do you count as summer camp for the tax credit | may i pay with my museum membership
    | does the ticket include a drink at the bar next door | do you sell merchandise at the desk | is there a shop with shirts | can i buy the team photo as a print
    | do you sell a mug with your logo | is the photo framed`,
};
