import type { Phrasings } from './phrasings.ts';

/** Plain, well-formed questions of everyday words, as most people type them first. */
export const triedPlain: Phrasings = {
  duration: `do all the games run for the same amount of time | are the games equally long | is each game the same length | does each game run an hour | how long does each room run
    | what is the playing time | how long do you get | how long do you have to escape | how much time do you get | how much time is there to escape | how much time do teams have
    | how many minutes do you get | is there a time limit | what is the time limit | how long is one game | how long is a session | length of a session | how long are the sessions
    | how long would we be there | how long will it take | how long should we plan for | how much time should i set aside | how much time should we allow | how long from start to finish
    | how long does the whole thing take | what time will we be done if we start at <time> | is an hour the actual playing time | is the briefing part of the hour
    | how long does the briefing take | how long is the introduction | length of game | total time needed | how many hours is it | is it one hour or two
    | how many rooms can we do in one evening | can we do two rooms in one evening | can we do both rooms on the same day | can we play both rooms in one night | how long would two games take
    | is there time for two games in one evening | can we do one room after the other | can we play both | do you only have one hour games | do you have longer games | is there a longer game
    | do you have shorter games | do you have games of 30 minutes | do you have a 90 minute game | are all your games one hour | is there a shorter version
    | could you explain how long it takes | can you tell me more about how long it takes | i would like to know about how long it takes | i have a question about how long it takes
    | what should i know about how long it takes | what can you tell me about how long it takes | information about how long it takes | can you tell me more about the length of a game
    | i have a question about the length of a game | what can you tell me about the length of a game | can we play both games with a break for dinner | both games with a break in between
    | can we have a break between the two games | can we eat between the two games | is there time for dinner between two games`,
  capacity: `can i play on my own | can one person do it | can i do it alone | single player allowed | is one person enough | just me can i play | just by myself can i book
    | only me no team is that ok | can i book for myself alone | can a single person book | do i need a team | do i need other people to play | can i come without a group | is there a minimum
    | what is the minimum number of players | what is the smallest group you take | how many people do you need | how many people are needed | how many of us can play together
    | how many people fit in a room | how many players per room | how many people per game | what is the largest group for one room | what is the limit per room | max players
    | what is the maximum group size | what group sizes do you take | can <n> people play together | can <n> of us play together in one room | would <n> people fit
    | do <n> people fit in one room | is there room for <n> | is <n> too many for one room | are <n> people enough | can we play with <n> people | can we all play in the same room
    | can we all be in one room | how many does each room hold | what is the ideal team size | what is the best group size | how many players are best | what number of players do you recommend
    | how many people should we bring | best number of people | one big room or split up | should we split up | should we split into two groups | is it better to split up
    | should we all play together or split up | we are three couples | we are <n> couples | better one room or two for <n> people | is it better to be in one room or split
    | are bigger groups better | are smaller groups better | is it better with more people | is it better with fewer people | we are exactly <n> is that ok for <room>
    | the room says up to <n> and we are <n> | we are the maximum number is that too crowded | is it crowded with <n> people | would it be too full with <n> | could you explain group sizes
    | can you tell me more about group sizes | i would like to know about group sizes | i have a question about group sizes | what should i know about group sizes
    | what can you tell me about group sizes | information about group sizes | can you tell me more about the number of players | i have a question about the number of players
    | what can you tell me about the number of players | could you explain team size | i would like to know about team size | what should i know about team size | information about team size
    | how should a group of <n> be divided | how do we divide <n> people | how would you split <n> people | what is the best way to split <n> people | how should we split up <n> people
    | is <room> good for <n> people | is <room> big enough for <n> | we want to play <room> with <n> | can you squeeze one more in | can you squeeze in one more than allowed
    | can we be one more than the maximum | is one over the limit ok | is <room> good for a company of <n>`,
  'faq/first-time': `how much experience do you need to enjoy this | do you need experience to enjoy it | how much experience is needed | do you need experience | do we need any experience
    | do we need to have done this before | none of us has ever done this | we have never been to an escape room | we are total beginners | this would be our first escape room
    | is it suitable for beginners | is it ok for beginners | is it good for first timers | are beginners welcome | do we need to know anything beforehand
    | do we need to know anything before we come | do i have to be good at puzzles | do you need to be smart to do this | do i need to be clever | what if we are bad at puzzles
    | what if i am not good at riddles | do we need any special skills | is there anything we should know before | what should first timers know | any tips for beginners
    | any advice for a first timer | what is this exactly | how does it work | how does this work | can you explain how the game works | how do the games work
    | they will explain us the rules before | will you explain the rules | do you explain the rules before | do we get instructions | will somebody tell us what to do
    | do you explain everything before we start | i am scared i would hold everyone up | i would slow everybody down | i will slow the team down | i am afraid to look stupid
    | i am worried i will be useless | what if i am the slow one | what if i do not contribute anything | i am not very clever | i feel stupid at puzzles | i am afraid of embarrassing myself
    | i do not want to look dumb | i am worried i will not be able to solve anything | my friends are all smarter than me`,
  'faq/late-arrival': `would we still get the whole hour | do we still get the full time | do we still get all our time | do we lose time if we are late | how much time do we lose
    | will our game be cut short | do we lose our slot | would we lose our booking | what if we arrive late | what if i am late | we might be late | what if we get there late
    | what if one of us is late | what if part of the group is late | what if some people arrive after the start | can somebody join late | can a friend join after the game has started
    | we are stuck in traffic | we are running behind | i am going to be late | do you wait for late people | will you hold our room | can you start without us | our train is delayed
    | we cannot find parking and will be late | can we start later | can we start a bit later | i have tickets for <time> but we are <n> minutes out
    | we are <n> minutes away and our game is at <time> | we are still <n> minutes away | it is <time> and we are not there yet | we are not going to make it on time
    | we will not make it by <time> | our game starts in <n> minutes and we are still on the road | we are on our way but late | we just left home and the game is at <time>
    | could you explain being late | can you tell me more about being late | i would like to know about being late | i have a question about being late | what should i know about being late
    | what can you tell me about being late | information about being late | what is your policy on being late | can you tell me more about arriving late
    | i have a question about arriving late | what can you tell me about arriving late | what is your policy on arriving late`,
  'faq/hints': `how many times can we ask | how many clues do we get | is there a limit on hints | is there a hint limit | are hints free | do hints cost anything
    | is help available during the game | can we get help during the game | can we get help if we need it | will somebody help us if we are stuck | what if we get stuck
    | what happens if we get stuck | what do we do when we are stuck | what if we can not solve a puzzle | can we ask for clues | who do we ask for help | how do we ask for a hint
    | how do we get a hint | how do the hints work | do you give hints | do you offer hints | is there somebody with us in the room | is a game master in the room with us
    | will there be somebody in the room with us | is there a time penalty for hints | do hints take time off | could you explain hints | can you tell me more about hints
    | i would like to know about hints | i have a question about hints | what should i know about hints | what can you tell me about hints | information about hints
    | can you tell me more about the hint system | i have a question about the hint system | what can you tell me about the hint system | could you explain help during the game
    | i would like to know about help during the game | what should i know about help during the game | information about help during the game`,
  'large-group': `do you offer anything for bachelorette parties | do you do bachelorette parties | do you do bachelor parties | can we have a bachelorette party there | hen party | stag party
    | bachelor party | bachelorette party | do you host group events | can you take big groups | do you take large groups | can you handle a large group | we are a big group
    | there are a lot of us | can <n> people come at the same time | can all <n> of us play at the same time | can we book both rooms at the same time | can we book the whole place
    | can we rent the whole place | can we rent out the venue | can we have the place to ourselves | can we bring a school class | field trip for <n> students | can a class of <n> come
    | scout group | sports team outing | church group | we are a family reunion | can we play in two rooms at once | can we split into two teams | can we split the group
    | can two teams compete | could you explain large groups | can you tell me more about large groups | i would like to know about large groups | i have a question about large groups
    | what should i know about large groups | what can you tell me about large groups | information about large groups | can you tell me more about big groups
    | i have a question about big groups | what can you tell me about big groups`,
  neighborhood: `can we walk to you from our hotel | how far are you from city hall | how far is it from center city | is it walkable from center city | can you walk there from city hall
    | walking distance from downtown | how far are you from downtown | how long is the walk from downtown | are you near the hotels | we are staying near city hall | we are staying downtown
    | is it close to city hall | are you close to center city | are you near the museums | how far from the art museum | how do we get to you from logan square | how far from logan square
    | what neighborhood are you in | which part of town are you in | what area is it in`,
  'promo-codes': `is there a discount for students | do students get a discount | do you have a student discount | do you have a military discount | do seniors pay less
    | do you have any discounts | do you have any offers | any deals | are there any special offers | any promotions right now | do you have a coupon | is there a coupon
    | do you have a group discount | do big groups get a discount | is it cheaper for groups | do you give discounts to teachers | discount for locals | birthday discount
    | does my code still work | is the code still valid | can i still use the halloween code | do you have a black friday deal | any black friday sale | do returning customers get a discount
    | how much costs for student | how much for students | student price | do students pay less | is it cheaper for students | how much for a student | reduced price for students
    | do you have some offer for families | any offer for a family | is there a reduction for children | reduced price for seniors | is there a reduced rate | do you offer a nonprofit rate
    | is there a discount for nonprofits | discount for charities | do schools get a discount | is there a school rate | could you explain discounts | can you tell me more about discounts
    | i would like to know about discounts | i have a question about discounts | what should i know about discounts | what can you tell me about discounts | information about discounts
    | can you tell me more about special offers | i have a question about special offers | what can you tell me about special offers | could you explain promo codes
    | i would like to know about promo codes | what should i know about promo codes | information about promo codes`,
  ages: `my parents are in their eighties could they join us | can older people play | can elderly people do it | is it suitable for older people | is it suitable for seniors
    | can my grandparents join us | can my grandmother play | what is the age limit | is there an age restriction | what age do you have to be | how old do you need to be to play
    | what is the minimum age | what is the youngest you allow | what is the maximum age | is there an upper age limit | from what age can kids play | at what age can children play
    | what ages is it suitable for | is it suitable for children | is it suitable for young children | is it kid friendly | are children allowed | are babies allowed | can i bring my baby
    | can i bring a toddler | can a <age> child play | can a <age> join us | can my <age> come | is <age> old enough | is <age> too young | is my <age> too young | my child is <age> is that ok
    | my daughter is <age> can she play | our youngest is <age> | do toddlers need a ticket | do young children pay | recommended age | age recommendation | ages | would a <age> enjoy it
    | is it appropriate for kids | are the rooms appropriate for a <age> | is it good for teens | can the whole family play | can all ages play | is it good for a mixed age family
    | and is it ok for a <age> | is it also ok for a <age> | is that ok for a <age> | would that be ok for my <age> | is it fun for a <age> or a waste of money | is it worth it for a <age>
    | would a <age> get anything out of it | is it a waste of money for a <age> | would a <age> be bored | can a <age> follow the story | can a <age> solve anything
    | could you explain the age limit | can you tell me more about the age limit | i would like to know about the age limit | i have a question about the age limit
    | what should i know about the age limit | what can you tell me about the age limit | information about the age limit | what is your policy on the age limit
    | can you tell me more about age limits | i have a question about age limits | what can you tell me about age limits | what is your policy on age limits
    | could you explain children playing | i would like to know about children playing | what should i know about children playing | information about children playing`,
  difficulty: `do players need to be able to read | how much reading is there | do you need to read much | how difficult are the rooms | how hard is it | how hard are the puzzles
    | what is the difficulty level | difficulty | is it difficult to escape | is it very hard | are the puzzles difficult | is <room> hard | what type of puzzles can we expect
    | are there math puzzles | do you need math | is there a lot of math | are there physical puzzles | what is the level of <room> | is there an easier version | can you make it easier
    | can you make it harder | do the rooms have different levels | what are the difficulty ratings | which level should we choose | could you explain the difficulty
    | can you tell me more about the difficulty | i would like to know about the difficulty | i have a question about the difficulty | what should i know about the difficulty
    | what can you tell me about the difficulty | information about the difficulty | can you tell me more about how hard the rooms are | i have a question about how hard the rooms are
    | what can you tell me about how hard the rooms are`,
  'gift-redeem': `how do they use it | how do they use the gift card | how do i use it | how do i use my gift card | how do you use a gift card | how can i redeem my gift card
    | how do i redeem it | where do i put the gift card code | how do they book with it | how does she use it | how does he book with the gift card | i received a gift card what do i do
    | we have a gift card and want to book | can i use a gift card online | can they use it online | can i pay with a gift card | do you accept gift cards
    | do i need to call to use my gift card | can i use my gift card on weekends | does the gift card work for any date`,
  'gift-card': `do you have gift cards | do you offer gift certificates | can i buy a gift card | where can i buy a gift card | how do i buy a gift card | how can i get a gift card
    | i want to buy a gift card | i would like to give this as a present | can i give this as a gift | i want to gift a game | is there a voucher i can buy | i need a present for my brother
    | gift cards | can i buy one for a friend | i am looking for a birthday present | can i buy tickets as a gift | how does the gift card work | tell me about gift cards
    | what is the gift card good for | could you explain gift cards | can you tell me more about gift cards | i would like to know about gift cards | i have a question about gift cards
    | what should i know about gift cards | what can you tell me about gift cards | information about gift cards | can you tell me more about buying a gift card
    | i have a question about buying a gift card | what can you tell me about buying a gift card`,
  'gift-expiry': `do the gift cards expire | when does it expire | how long is it valid | how long is the gift card valid | how long are gift cards good for
    | does the gift card have an expiration date | is there an expiry date | my gift card is from last year is it still good | i have an old gift card does it still work
    | is my gift card from <n> years ago still valid | by when do they have to use it | do they run out | gift card exp | gift card expiry | gift card expiration | gift card valid how long
    | gift card validity | expire | voucher expiry`,
  'gift-delivery': `how long does a gift card take to arrive | when will the gift card arrive | how fast do i get the gift card | how is the gift card delivered
    | how do i receive the gift card | can i get it today | will it arrive before christmas | can i still get one for tomorrow | is the gift card sent right away | do you mail gift cards
    | can you send it to her directly | can the gift card go straight to him | i need a gift today | is it digital | is it emailed | can it be sent on a certain day
    | can i schedule the delivery | can i send it later | how would she get the gift card | how would he get it from you | how will they get the gift card | how does the gift card get to her
    | how do they receive it | how does it get to them | does the gift card come by post | my cousin lives far away how does she get it | can she get the gift card in another state
    | can i send a gift card to someone in another city`,
  'gift-amount': `how much is a gift card | what amounts do gift cards come in | can i choose the amount | what amount should i put on it | how much should i put on a gift card for <n> people
    | how much money should i put on it | what amounts are available | is there a minimum amount for gift cards | is <money> enough for two people | is <money> enough for <n> people
    | will <money> cover it | does <money> cover two tickets | what would a gift card for four be | gift card for two people how much | how much for a gift card for a couple
    | how much for a gift card for a family | what is the cheapest gift card you sell | what is the smallest gift card | what is the smallest amount | how much is the smallest gift card
    | what is the biggest gift card | can i put any amount on it | how many tickets is <money> | how many people can play for <money> | how many tickets does <money> buy
    | i want to put <money> on a card | what amount makes sense | what amount would you recommend | i do not know how many people they will bring | how many players does <money> cover`,
  'gift-message': `can i write a message on the gift card | can i add a note to the gift card | can i put a name on it | is there space for a message | can i add a personal message`,
  'gift-room': `can they pick the room with a gift card | is the gift card valid for all rooms | do i have to choose the room when i buy it | do i have to choose a date when i buy a gift card
    | can they pick the date themselves | can they choose their own time | is it valid on weekends`,
  'page/gift-cards/questions/they-lost-the-e-mail-what-now': `i lost my gift card | i lost my gift card code | i can not find my gift card | i deleted the gift card email
    | my friend lost the gift card | can you resend the gift card | can you send my gift card again | the gift card email never came | my gift card code is gone
    | how do i find my gift card code | how do i check my balance | can i check what is left on my gift card | what is the balance of my gift card | my gift card code says invalid
    | my gift card code does not work | the gift card code is not accepted | my gift card is not working | it says my gift card code is wrong | it says the gift card has no balance
    | i bought a gift card and have not got any email | i bought a gift card and did not get an email | i paid for a gift card but nothing came | no gift card email yet
    | my gift card has not arrived | she did not get the gift card | he never received the gift card`,
  'page/gift-cards/questions/can-it-be-spent-in-parts': `do i have to use the gift card all at once | can i use part of the gift card | what happens to the rest of the gift card
    | do we lose the rest | do i get change back | can we use it more than once | what about the remaining balance | can the card be used by two different people
    | can two people share a gift card | can two people use one gift card | can we use it on two different days | can it be used for two visits | can they split the gift card`,
  'page/gift-cards/questions/can-several-cards-go-into-one-booking': `can we combine gift cards | can we use more than one gift card | can i use several gift cards at once
    | what if the gift card does not cover everything | the gift card is not enough for all of us | can i pay the rest with my card | can i pay the difference
    | the room costs more than my gift card | can i use a gift card and pay the remainder`,
  'page/gift-cards/questions/can-i-get-my-money-back': `can i return a gift card | can a gift card be refunded | are gift cards refundable | can i get a refund for a gift card
    | can i exchange a gift card for cash | can i get cash for my gift card | i want my money back for the gift card`,
  'page/gift-cards/questions/is-there-a-physical-card': `do you have physical gift cards | can i pick up a gift card in person | is there a card i can hold | do you sell gift cards at the desk
    | can i get a real card | can you mail a paper card | can i buy a gift card in person`,
  'page/birthday-parties/food/allergies-are-yours-to-manage': `can you accommodate a vegan | can you accommodate a vegan at a party | can you accommodate food allergies
    | one of the kids has a nut allergy | one child is allergic to peanuts | is the party food gluten free | do you have vegan food | do you have food for people with allergies
    | are there nuts in your food | what about allergies | what about food allergies | one guest is a vegetarian | is there halal food | do you serve kosher food`,
  'birthday-included': `how do you celebrate the birthday kid | what is included in a party | what do you get for the money at a party | what does the party package include
    | what comes with the birthday package | what do you provide for the party | do you provide decorations | is there a party room | do we get a room for the cake | do we get our own table
    | do you do anything special for birthdays | do you do something for birthdays | is there anything special for the birthday child | is a host included
    | will somebody look after the kids at the party | what do you do at a birthday party`,
  'birthday-price': `how much does a birthday party cost | what do birthday parties cost | birthday party prices | what are your birthday packages | what packages do you have for birthdays
    | how much for a party with <n> kids | how much is a party for <n> | and how much is it for <n> kids | what would a party for <n> children cost | party for <n> kids price
    | price for a kids birthday with <n> children | what would it be for <n> kids | do you host birthday parties | can we have a birthday party there | can i have my party there
    | i want to have my birthday at your place | i would like to plan a birthday party | i am planning my sons birthday | my daughter is turning <n> and wants a party
    | can we celebrate a birthday with you | birthday party for <n> kids | we want to celebrate a birthday | could you explain birthday parties | can you tell me more about birthday parties
    | i would like to know about birthday parties | i have a question about birthday parties | what should i know about birthday parties | what can you tell me about birthday parties
    | information about birthday parties | can you tell me more about kids birthday parties | i have a question about kids birthday parties | what can you tell me about kids birthday parties
    | could you explain a birthday party | i would like to know about a birthday party | what should i know about a birthday party | information about a birthday party`,
  'birthday-time': `what times are available for parties | what days do you do parties | can we have the party on a <day> | can we have a party on <day> morning
    | can we have a party on <day> afternoon | party at <time> on <day> | is a morning party possible | what time can the party start | what hours do you do birthday parties
    | are parties possible during the week | can we do a party after school`,
  'birthday-food': `can i bring my own cake | can we bring our own food to the party | can we bring food for the party | can we have pizza delivered | can we eat there
    | is there a place to eat the cake | can we bring snacks for the kids | can we bring balloons | can we bring decorations | can we decorate the room | do you serve food at parties
    | do we need to bring plates | do you provide food for the party | is pizza included in the party | is food included in the party | is food part of the package
    | do we bring the cake or do you | what do i have to bring to the party | what do we have to bring for the party | what should i bring to the party | what do parents have to bring
    | what do i need to bring for the birthday | do i bring plates and cups | can we bring sandwiches and juice | can we bring our own drinks to the party | are balloons ok
    | what decorations are allowed | can we bring decorations for the party | can we bring our own decorations | can i decorate the table | may we bring a banner | can we hang up balloons
    | may i bring a cake without a party booking | can we bring a cake if we did not book a party | can we have a small cake without a party | can we eat cake in the lobby after our game
    | do you provide cake | do you provide a cake | do you supply the cake | is the birthday cake provided | who brings the cake | do you have cake | can you get us a cake`,
  'birthday-parents': `do parents have to stay | do the parents need to stay | can we drop the kids off | can i leave my kids there | can i leave while they play
    | do i have to stay during the party | where do parents wait | can parents wait in the lobby | is there somewhere for parents to sit | do parents play too | do parents pay at a party
    | how many parents have to stay | do parents have to be in the room at the party | can grandma come just for the cake | can grandparents come for the cake | can family join for the cake
    | can other parents come for the cake | can guests who do not play come to the party | a mom wants to stay where can she sit | where can parents sit during the party
    | can a parent stay the whole time | can i stay the whole time | where do the adults sit during the party | where do i wait during the party | do siblings who do not play cost anything
    | who looks after the kids inside | who takes care of the kids while they are inside | who watches the kids during the game`,
  'birthday-lead': `how far in advance do i need to book a party | how early should i book a birthday party | can i book a party for tomorrow | can i book a party for <day>
    | how much notice do you need for a party | is <n> days enough notice for a party`,
  'birthday-extra': `can we add more kids | can we bring extra kids | what do extra kids cost | what if a few more guests come | what if we have one more than the package
    | what if fewer kids come | what if some kids do not show up | we have <n> kids which package do we need | we are <n> kids but the package is for <n> | can i add two more kids to the party
    | my son has only invited <n> friends do we still pay for <n> | do we still pay for <n> if only <n> come | we are fewer than the package | we are only <n> kids do we pay the full package
    | do i pay the package price if fewer kids come | only <n> kids are coming which package | what if it is <n> kids | what if there are <n> kids | what if we have <n> kids instead
    | what if we end up with <n> kids | is the package price the same if we are fewer | do we pay for kids who do not come | we only have <n> guests | is there a smaller package
    | we have less than eight kids`,
  'birthday-schedule': `how long does a birthday party last | how long is the party | how long are parties | what happens at a birthday party | what is the schedule of the party
    | how long do we have for cake | when do we eat the cake | what is the order of the party | walk me through a birthday party`,
  'birthday-ages': `what age is a party for | what age can have a party | what ages are birthday parties for | can we have a party for a <age> | is a <age> birthday ok
    | is a party good for <age> kids | is it ok for a party of <age> kids | are <age> kids too young for a party | minimum age for parties`,
  'birthday-book': `how can i book a party | where do i book a party | i want to book a party | i would like to book a birthday party | how do i reserve a party
    | do i need to pay a deposit for the party`,
  'birthday-adult': `can adults have a birthday party | my husband is turning 40 | my wife turns 50 | party for adults | can i celebrate my 30th there | do you also do parties for adults
    | what about a party for adults | is it also for grown ups | can grown ups have a party`,
  'birthday-split': `we have <n> kids do they all play together | do all the kids play in the same room | will the kids be split into teams | how do you split a party of <n>
    | do they play at the same time`,
  wear: `what should i wear to this | what should i wear | what do i wear | what do we wear | what do you wear to an escape room | do we need special clothes | what shoes should i wear
    | can i wear a dress | can i wear a skirt | can i wear sandals | can we come dressed up | are costumes allowed | do we have to take our shoes off | do i need comfortable shoes
    | should we wear comfortable clothes | will our clothes get dirty | is it hot in there | do i need a jacket inside | how dressed up should we be | is it ok to come dressed up
    | we are going out later can we come dressed up | can we come straight from work in suits | can i play in a suit | is formal wear ok | do i need to change clothes
    | can i wear my nice clothes | do we have to wear masks or costumes | do we have to dress up | do you provide costumes | do we wear prison clothes | do we have to put anything on
    | do we get gloves | what should the kids wear | could you explain what to wear | can you tell me more about what to wear | i would like to know about what to wear
    | i have a question about what to wear | what should i know about what to wear | what can you tell me about what to wear | information about what to wear
    | can you tell me more about the dress code | i have a question about the dress code | what can you tell me about the dress code`,
  'weekend-minimum': `can two people play on a <day> | can two of us come on <day> | can we come as a couple on <day> | is two people enough | can we play with two | can two people play
    | can a couple play | can just two of us play | can we book for two | can i book for two on the weekend | is it possible with only two people | we are just two people
    | it is only the two of us | why can not two people play on weekends | why do we need three people | why does it say minimum three | minimum on weekends
    | how many people do we need on a <day> | do we need three people on <day> | can i bring just my girlfriend | two players | can two friends play on <day>
    | the site will not let me book for two | why do you need three people on weekends | why is the minimum three on weekends | why can not we come with two on weekends
    | what is the reason for three people on <day> | why not two on <day> | i want to come with my coworker just us on <day> | my friend and i want to come on <day>
    | just me and my sister on <day> | me and my friend on <day> | can me and my husband come on <day> | just us two on <day> | could you explain the weekend minimum
    | can you tell me more about the weekend minimum | i would like to know about the weekend minimum | i have a question about the weekend minimum
    | what should i know about the weekend minimum | what can you tell me about the weekend minimum | information about the weekend minimum
    | can you tell me more about playing as a couple on weekends | i have a question about playing as a couple on weekends | what can you tell me about playing as a couple on weekends`,
  price: `how much is it | how much are tickets | what does it cost | what are your prices | what is the price | is it per person | is the price per person or per group
    | is the price per person or per room | do you charge per person | do you charge per room | how much for <n> people | how much would it be for <n> of us | how much would <n> people pay
    | what is the total for <n> | is it cheaper during the week | is it more on <day> | do kids pay the same | is there a child price | do children pay full price | is there a kids price
    | how much for kids | how much for adults | how much for children | is there a family price | family rate | how much is a family ticket | why do prices vary | why is there a price range
    | does the price change by day | are there any hidden fees | is there a booking fee | are there other costs | do you charge extra for anything | are the rooms the same price
    | do both rooms cost the same | cost | rates | how expensive is it | two adults and two kids how much | <n> adults and <n> kids how much | how much in total for a group of <n>
    | price per student | price per pupil | what does it cost per student | price for a school trip | how much for a class of <n> | how much for <n> students | how much for a school group
    | what does it cost for a class | could you explain the pricing | can you tell me more about the pricing | i would like to know about the pricing | i have a question about the pricing
    | what should i know about the pricing | what can you tell me about the pricing | information about the pricing | can you tell me more about your prices
    | i have a question about your prices | what can you tell me about your prices | could you explain ticket prices | i would like to know about ticket prices
    | what should i know about ticket prices | information about ticket prices | can you tell me more about the cost | i have a question about the cost | what can you tell me about the cost
    | what do adults pay | what do <n> people pay | how much do <n> adults pay | what does an adult pay | what does each adult pay | what does a child pay | what do we pay with <n> adults`,
  tax: `are taxes included | is tax extra | with or without tax | is that before or after tax | is that the final price | how much is the tax`,
  included: `what does the price include | what comes with a ticket | do we have to pay for the photo | are hints included in the price | is there anything else we have to pay for
    | is there a charge for the photo | does the photo cost extra | does it cost extra to get the photo | do we pay extra for the picture`,
  payment: `how can i pay | what payment methods do you accept | which cards do you take | do you take american express | can i pay with paypal | can i pay by card | can i pay in person
    | can i pay when we arrive | can i pay on the day | do i have to pay now | do we have to pay in advance | do i need to pay a deposit | can we pay separately | can we split the bill
    | can each person pay their own | do i have to pay for everyone at once | when do i get charged | when do we pay | could you explain paying | can you tell me more about paying
    | i would like to know about paying | i have a question about paying | what should i know about paying | what can you tell me about paying | information about paying
    | can you tell me more about ways to pay | i have a question about ways to pay | what can you tell me about ways to pay`,
  hours: `what time do you open on <day> | when do you open | when do you close | are you open today | are you open in the morning | are you open in the mornings | are you open during the day
    | are you open during the week | are you open every day | which days are you open | what are your opening hours | what are your business hours | opening times | hours for <day>
    | how late are you open on <day> | how early do you open | until what time are you open | can we play in the morning | what is the first game of the day | when is the first game
    | what is the last time slot | what is the latest we can come | can we come at <time> on <day> | are you open on holidays | what are your holiday hours | are you open on public holidays
    | are you open over the holidays | do you close for the holidays | are you open on christmas day | can we come <day> at <time> | would <time> on <day> work
    | when does the last game on <day> finish | when is the last game over on <day> | what time does the last game end | what time is everything over | could you explain your opening hours
    | can you tell me more about your opening hours | i would like to know about your opening hours | i have a question about your opening hours | what should i know about your opening hours
    | what can you tell me about your opening hours | information about your opening hours | can you tell me more about your hours | i have a question about your hours
    | what can you tell me about your hours | could you explain opening times | i would like to know about opening times | what should i know about opening times
    | information about opening times`,
  availability: `do you have anything available | do you have anything free on <day> | do you have openings <day> | is <day> available | is there anything available on <day>
    | is there a slot at <time> | are there any slots left | are there any spots left for <day> | are you booked up on <day> | what times do you have | what times do you have on <day>
    | what time slots are there | which times are free | when is the next available game | is <room> available on <day> | can we get in at <time> | do you have space for <n> on <day>
    | any availability <day> | what time do games start | we arrive <day> <time> is there still time to play | is there still time for a game at <time>
    | we get to the city at <time> can we still play | our bus arrives <day> at <time> can we still play | we land at <time> is there still time | is <time> too late to play
    | is it too late to play at <time> | can we still play if we come at <time> | is there still a game after <time> | can we start as late as <time> | last possible start on <day>
    | there is no slot at <time> on the website | why are there no slots at <time> | why can i not book <time> | the time i want is not shown | no times are shown for <day>
    | there are no times on <day> | why is there nothing on <day> | how do i get a room for <day> night | how can we get a room for <day> | is it possible to get a room on <day>
    | i need a room for <day> | can we still get a room for <day>`,
  'faq/how-to-book': `how can i book | how do i make a reservation | how do i make a booking | how do we book a room | where do i book | where can i book | where can i buy tickets
    | how do i buy tickets | how do i get tickets | can i book by phone | do i have to book online | do we need to book | do we need a reservation | do i need to book in advance
    | do i need to book ahead | can i book here in the chat | i want to book a room | i would like to make a reservation | i would like to book for <n> people | can i book for <day>
    | can i make a reservation for <day> | the booking page is not working | i can not book online | the website will not let me book | i am having trouble booking
    | i get an error when i try to book | book now | do we book separately for each room | do i need two bookings for two rooms | can i book two rooms in one booking
    | could you explain booking | can you tell me more about booking | i would like to know about booking | i have a question about booking | what should i know about booking
    | what can you tell me about booking | information about booking | can you tell me more about making a reservation | i have a question about making a reservation
    | what can you tell me about making a reservation | could you explain how booking works | i would like to know about how booking works | what should i know about how booking works
    | information about how booking works | how do i get a room | how can i get a slot | how do i secure a slot | how do we get a room for the evening | how do i reserve a time
    | how do we sign up | how do i sign up | do you accept bookings by phone | can i reserve by email | can i make a booking over the phone | do you take reservations by phone
    | can i call to book`,
  'faq/same-day': `can we just walk in | can we come without a booking | can we come without a reservation | do you accept walk ins | can we come by now | can we come right now
    | can we play today | can i book for today | can i book for tonight | is it possible to book the same day | can we book last minute | can we come in an hour`,
  'faq/private-games': `will we play with strangers | do we play with strangers | will other people be in our room | will there be other people in the room | do we share the room
    | will we be with other people | is it just us | is it a private game | are the games private | will you add other people to our group | can other people join our game
    | do you combine groups | are we matched with other players | do i have to buy all the spots to keep it private | is everyone in our group together | will our group be kept together
    | could you explain private games | can you tell me more about private games | i would like to know about private games | i have a question about private games
    | what should i know about private games | what can you tell me about private games | information about private games | can you tell me more about playing with strangers
    | i have a question about playing with strangers | what can you tell me about playing with strangers`,
  'arrive-early': `how early should we arrive | how early do we need to be there | what time should we get there | do we need to come early | how long before should we come
    | do we have to be there early | should we be there before the start | our game is at <time> when should we arrive | booked for <time> what time do we come | can we come earlier
    | what if we arrive early | when do we check in | how do we check in | what time is check in | what do we do when we arrive | do i need to bring id | do i need to print my tickets
    | do we have to bring the confirmation | when do we need to be at the venue for a <time> game | when do we have to be there for a <time> game | when should we come for a <time> game
    | what time do we need to be there for our <time> slot | arrival time for a <time> game | does everybody have to be there to start | does everyone have to be there before the start
    | what time do i tell my friends to come for a <time> booking | how strict is the <n> minute thing | do we really have to come <n> minutes early | is it ok to come just <n> minutes before
    | do we have to be there <n> minutes before | why do we have to come <n> minutes early | can we arrive right at the start | what if we come at exactly the start time
    | is it bad if we arrive on time and not early | could you explain when to arrive | can you tell me more about when to arrive | i would like to know about when to arrive
    | i have a question about when to arrive | what should i know about when to arrive | what can you tell me about when to arrive | information about when to arrive
    | can you tell me more about check in | i have a question about check in | what can you tell me about check in`,
};
