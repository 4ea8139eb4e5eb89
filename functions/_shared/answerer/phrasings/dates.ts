import type { Phrasings } from './phrasings.ts';

/** Ways people ask about an evening for two. */
export const datePhrasings: Phrasings = {
  'date-night': `is it good for a date | date night | is it good for couples | romantic evening | anniversary idea | is it fun for 2 | date idea
    | we are a couple | something for our anniversary | is it a good date | date night for 2 how does it work | is this a good idea for couples
    | do couples come here | fun thing for couples | night out with my wife | night out with my husband | evening with my boyfriend
    | taking my girlfriend out | something romantic to do | romantic thing to do on <day> | couples night | couples activity
    | couple activity in philly | i want to surprise my partner | surprise my wife with a night out | surprise date for my husband
    | wedding anniversary outing | our anniversary is on <day> | celebrating our anniversary | <age> anniversary | honeymoon activity | galentines
    | me and my partner want to do something different | we need a date that is not a movie | tired of dinner and a movie | bored of the same date
    | instead of the cinema | parents night out without the kids | we got a babysitter and want to go out
    | the kids are at grandmas and we have the evening | is it nice for a pair in love | what do you offer for couples | do you have a couples package
    | date night package | date night special | does it suit a married couple | is an escape room romantic | just the two of us want a fun evening
    | my fiance and i | we are newlyweds | fun for my spouse and me | tell me about date night | how does date night work | good for lovers
    | would my date like this | is it cute for a date | will we have fun as a couple | plan a date for two | <day> for <n>
    | something for <day> with my girlfriend | just me and my wife an evening out | a night without the kids | wedding anniversary
    | our first anniversary as a couple | want to take my wife somewhere special | take my lady out | treat my husband to a fun night
    | we want a night to reconnect | spice up date night | alone time as a couple | my sweetheart and i | good activity for two lovers
    | will she like it as a date | a fun evening with my better half`,
  'page/date-night/short-answers/can-two-people-win-it': `can two people win | can a couple win it | can a couple escape
    | can 2 people actually finish | is it possible to solve it as a pair | do couples ever get out | are two heads enough to solve it
    | is it too hard for two | is it too difficult with only two players | do pairs make it out in time | will we manage with just the two of us
    | do two people have a chance | chances for a couple to beat the room | is it doable for two | are 2 brains enough | has a pair ever escaped
    | do we stand a chance as two | is it realistic to escape with 2 | is it built for more than two | will it be overwhelming for two
    | could my girlfriend and i get out on our own | realistically can two get out | are we doomed with two | can my wife and i solve it alone
    | odds for two people | too few with two | do most couples make it | can just him and me crack it | is a duo enough to crack it
    | is it beatable <time> | beatable with two people | winnable for two | solvable for a pair`,
  'page/date-night/short-answers/which-nights': `best night for a date | which nights are for couples | what night should we come for a date
    | on which days can a couple have a date | quiet night for a date | which <day> is best for <n> | date on a <day>
    | are date nights only <day> to <day> | when is date night | what days is date night | calm evening for two | is date night on <day>
    | date night on <day> | can we do date night on <day> | <day> date | is a <day> date possible | <day> night date | can date night be on a <day>
    | <day> anniversary for a couple | date <day> | <day> night out for the couple | can couples come on <day>`,
  'page/date-night/short-answers/what-does-it-cost': `date night price | how much is date night | what does a date cost
    | how much does a date for two cost | price for a couple on date night | do couples pay extra because there are only two
    | do we pay for the empty places as a couple | is date night expensive | cheap date`,
  'page/date-night/questions/its-a-first-date-is-this-too-much': `is it good for a first date | first date too much | tinder date | first date idea
    | first date | 1st date with a girl from hinge | bumble date | blind date | we just met online | we just started dating | second date idea
    | is it awkward on a first date | is it weird for a first date | meeting someone for the first time for a date
    | i barely know her is it too intense | taking a guy i just met | we matched on an app | would you take a first date here
    | is it a red flag to take her to an escape room | third date | what if the first date goes badly | impress a girl on the first date
    | is it too intense for our first meeting | first time meeting in person | taking my crush | new relationship | i just met this guy
    | ice breaker for a date | would it break the ice on a date | bringing my tinder match | someone from tinder | someone from a dating app
    | dating app meetup`,
  'page/date-night/questions/could-you-hide-a-ring-in-the-room': `can i propose in the room | proposal | hide a ring | i want to ask her to marry me
    | can you help with a proposal | engagement in the escape room | i want to pop the question | pop the question in your room | marriage proposal
    | i am going to propose to my girlfriend | can the ring be the final prize | put the ring in the last lock | hide an engagement ring in a box
    | can you help me ask my boyfriend to marry me | ask for her hand | plan a surprise proposal with you | would you hold the ring for me
    | keep the ring until the right moment | get down on one knee | can we stage an engagement | do people get engaged at your place
    | will you be my wife surprise in the room | i have a ring and a plan | can a clue say will you marry me | do you do proposals
    | promise ring surprise | i want to get engaged inside your room | help me stage a proposal | diamond ring in a chest | i am planning to propose
    | she will say yes at the end of the game | secretly place a ring`,
  'page/date-night/which-room': `which room is best for a couple | best room for 2 | which room for date night | room for two
    | which one should a couple pick | which room for a date | what room is better for two people | room for me and my wife
    | room for me and my husband | room for a pair | which game for couples | romantic room | which of the rooms suits a couple
    | <room> or <room> for a date | is <room> good for a couple | is <room> good for two | best room for my girlfriend and me | couples room
    | which room do pairs usually choose | which is better with just 2 | best game for my boyfriend and i | what do you recommend for an anniversary
    | what room should we take on date night | which would you pick for my fiance and me | which is more romantic | better room for a date
    | which room do you suggest to couples | room choice for date night | more fun for two jack or prison`,
  'page/date-night/which-room/thai-prison': `does a couple start in separate cells | will my girlfriend and i be apart at the start
    | can a couple begin together in the prison | are two people separated at the beginning | do i have to be away from my husband at first
    | is my date in another cell`,
  'date-evening': `how does a date night evening go | dinner after the game | when should i book the table | what time should we book dinner
    | plan for the evening | movie or dinner after | how long is a date night | what time should we have dinner reservations
    | dinner before or after the game on a date | when do we eat on date night | where can we go after the date | restaurant after date night
    | make a whole evening of it | what does a date evening look like | itinerary for a date | schedule for a date night
    | how much time does a date night take | will we be done in time for dinner at <time> on our date | book a table after the game
    | plan our anniversary evening | drinks after the date | is there a nice place for dinner after our date | romantic dinner near you after the game
    | minute by minute date night | how does the evening run for couples | dinner and game combo
    | when should i book the restaurant for after our date | table reservation after the date | how late should dinner be on date night
    | is there time to stroll to dinner after the date`,
  'page/date-night/evening/minute-zero-play': `tips for couples | how do two people get out faster | what is the secret for a pair
    | strategy for two players | how should a couple search the room | advice for playing as a pair | how do pairs win`,
  'page/date-night/evening/when-the-clock-stops-the-photo': `do you take a picture of the couple | will we get a photo of our date | a photo of us two
    | do couples see what they missed | picture of our anniversary`,
  'page/date-night/questions/can-we-come-on-a-saturday-after-all': `double date | can we bring another couple | two couples on <day>
    | bring friends along on a date | couples group date | can a couple bring <n> friend on <day> | we are two couples
    | bring our friends on a double date | two pairs together | go as two couples | couple friends want to join us | foursome of couples
    | going on a double date <day> | double date on <day> | my wife and i plus another pair`,
};
