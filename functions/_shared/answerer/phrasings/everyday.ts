import type { Phrasings } from './phrasings.ts';

/** Plain questions in words that the other lists did not hold when somebody first used them. */
export const everydayPhrasings: Phrasings = {
  unknown: `i got charged <n> times for one game | you billed us double | there is a double charge on my statement | i was billed twice please fix it
    | do you have another location | do you have a second location in <n> cities | is there a branch in another city | are you a chain with other locations | are there other branches
    | do i have to print the ticket | is it enough to show the ticket on the phone | do i need a printed confirmation | must i bring the confirmation on paper | do i show a barcode at the door
    | will he hit his head on the ceiling | he is very tall is the ceiling low | is there a height limit for tall people | how low are the doorways
    | when were the rooms last inspected | did the fire marshal inspect the rooms | when was the last safety inspection | do you have a fire certificate
    | how many dollars per hour is the garage | what does the parking garage charge | how much is the parking garage next door | rate of the garage
    | is there a game master who speaks french | do you have a guide in another language | can we get the explanation in german | do you run games in spanish
    | can somebody mind our toddler while we play | do you have childcare | is there a babysitter on site
    | does the price per head drop for big groups | do <n> people get a lower rate | is there a volume price for <n> people`,
  retired: `can we still do <room> on <day> | can we still play <room> before it goes | is <room> still on <day> | can we still get into <room> in time | is it too late for <room>
    | how much longer is <room> there`,
  duration: `and all in with the explaining beforehand | all in with the briefing how long | with the introduction and everything how long | and with the explanation before
    | including the talk at the start how long | how long door to door | how long in and out`,
  ages: `where do you draw the line agewise | where do you draw the line on age | i am <n> and my friends are no younger | is <n> too old for this | too old to play
    | what is your upper age limit | any age limit at the top | is there a maximum age | does grandma at <n> get in`,
  'gift-several': `need <n> gift cards on a single bill | <n> gift cards on one invoice made out to the business | raffling off <n> of your gift cards at the shop
    | gift cards as prizes for our raffle on one bill | bulk gift cards for a company invoice | one receipt for all the gift cards`,
  'faq/nearby': `how is the food situation round there | anything to eat within a block or two | where can we sit down for food close by | i can only walk a block where do we eat
    | food near you | eats close to the door`,
  'page/corporate-booking/questions/do-you-come-to-our-office': `do you come to us | can you come to us instead | do you bring the game to our conference room
    | do you have a travel version | is there a portable version | can you set it up in our conference room | do you run it in our meeting room
    | we have a big conference room could you set it up here | do you travel to offices | can you run it at our place`,
  'large-group': `boss just said <n> people how does that work | how does it work with <n> people on one evening | how does that physically work for <n> people | where do you put <n> people
    | how would you handle <n> of us | can <n> of us even fit in there | <n> people in one night is that possible`,
  'post/two-players-one-lantern/did-they-make-it/with-three-minutes-and-some': `did nora and theo get out | did they get out or not | did the couple in the story make it
    | do nora and theo win in the end | how did the story of nora and theo end`,
  'room/jack-the-ripper/do-we-need-to-know-the-real-case': `is the murderer in it a real one | are the suspects real people | did inspector hale exist`,
  price: `what do <n> adults pay | what do <n> kids pay | what do we pay for <n> | what would <n> of us pay | what does a family of <n> pay | what comes out for <n> people | what will i pay for <n>`,
  hours: `are you open right this second | are you open this very minute | open as we speak | we are around the corner are you open | are you open at this moment | do you work on this day
    | do you work on <day> | are you working <day> | somebody there on <day> | is the place open when we get there <time>`,
  'page/legal/privacy/what-the-chat-keeps': `how long do you keep this chat | how many days do you keep the chat | what data does this chat keep about me | for how long is this stored
    | when is this conversation deleted`,
};
