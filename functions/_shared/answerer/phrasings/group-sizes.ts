import type { Phrasings } from './phrasings.ts';

/** Ways people ask about how many can play, at least and at most, and about groups that change. */
export const groupSizePhrasings: Phrasings = {
  capacity: `how many people can play | what is the maximum number of players | how many fit in <room> | max group size | how many people per room | capacity | how many players
    | can <n> people play | can <n> of us play together | room for <n> | is <n> too many | does <room> fit <n> | can we all be in 1 room | can <n> play <room>
    | can <n> people play on <day> | what size group is best | ideal number of players | best team size | how many people do you recommend | what is the minimum number of people
    | minimum players | do you need a minimum | how few people can play | how many people do we need | group size | can we fit <n> in <n> room | how many is ideal for <room>
    | we are <n> people can we play | is <n> people ok | is <n> enough | biggest room | which room holds the most people | can i bring <n> friends | can i play alone
    | can 1 person play | can i come by myself | solo player | i want to play alone | whats the most people you allow | what is the upper limit for <room>
    | what is the cap on players | player limit | head limit | how big can a team be | how small can a team be | team size | how many bodies fit | how many folks can go in
    | how many of my friends can come | how many friends may i bring | how many can i bring along | how many guests per game | how many seats are there | how many spots in <room>
    | how many tickets can i buy for one game | can <room> hold <n> | would <n> be too crowded | is <n> too few for <room> | will we be tripping over each other with <n>
    | is it more fun with <n> or <n> | what number of players is optimal | sweet spot for group size | whats the perfect number | how many should we be
    | how many players do you need to win | can we do it with <n> | do we all fit in <room> | will all <n> of us fit | we are a family of <n> | family of <n> in <n> room
    | all <n> together in <n> game | we do not want to split up <n> | can the whole family play in one room | do <n> people need <n> rooms | how many does <room> take
    | <room> capacity | <room> max players | <room> group size | <room> how many players | limit of people in <room> | which room fits <n> | which room is larger | larger room
    | how many persons maximum | maximum persons for one room | how much people can go | can i come on my own | i have nobody to go with | i am travelling alone can i play
    | do you allow single players | going solo | one player game | just me myself | can i do it solo | do babies count as players | does everyone in the room count as a player
    | does a baby count toward the limit | may we exceed the maximum | can you make an exception for <n> in <room> | least number of players | smallest team you take
    | least people you accept | minimum group size | fewest players | is there a min | would <n> be overkill in <room> | is <n> overkill | can all <n> of us go in <n> room
    | would <n> work in <room> | would <n> be ok in <room> | is <n> room big enough for <n> | <n> in <n> room | <n> people in <room> | is <room> ok for <n>
    | are <n> too many for <room> | would <n> be overcrowded | do <n> of us fit in there | headcount limit | max headcount | we got <n> adults and <n> kids in <n> room
    | <n> adults and <n> kids <n> room | can <n> adults and <n> kids play together | <n> grown ups and <n> kids in the same room | are we too many | <n> total in <n> room
    | can we have <n> in there | group of <n> too much for <room> | is <n> too much for <room> | are we too big for <room> with <n>`,
  'weekend-minimum': `is there a minimum on <day> | can we play with just <n> on <day> | why do i need 3 players | <day> minimum | minimum players on <day>
    | can a couple come on <day> | can just the 2 of us play | can 2 people play | is 2 enough | minimum for <day> | <n> of us on <day> | are <n> players allowed on <day>
    | do we need <n> people on <day> | can a pair play | can two people do it | is it possible with 2 | just my wife and me on <day> | me and my girlfriend <day>
    | how many people minimum on <day> | nobody told us about the minimum | why was i charged for three | it says 3 players required | it makes me pay for <n> players
    | it will not let me pick 2 players | the site will not let me select <n> on <day> | calendar wants 3 people | why can not <n> people book <day>
    | why can not we come as <n> on <day> | <n> of us on a <day> | <n> tickets for <day> | <n> tickets on <day> | my husband and i on <day> | my boyfriend and i want to play <day>
    | can the <n> of us come <day> evening | a date on <day> night | can a duo play on <day> | just <n> friends on <day> | me and my bestie | only me and my mom
    | just me and my dad | my daughter and i | my son and me only | parent and child alone on <day> | can a pair book on <day> | can we pay for 3 and come as 2
    | can we buy a third ticket and come as two | buy an extra ticket to reach the minimum | pay for an empty third spot | what if our third person cancels
    | our third bailed can <n> still play <day> | third person dropped out on <day> | does a child count toward the minimum of 3 | does a kid count for <day> minimum
    | is the 3 person rule strict | can you waive the minimum | exception to the 3 player rule | 3 player rule | three person minimum | how come you need <n> on <day>
    | is there a rule for <n> on <day> | do <day> count as <day> | is <day> a <day> for you | does the minimum apply on <day> | is <day> ok for <n> | which days can two people play
    | what nights work for 2 | which <day> are for pairs | when can couples play | on what days is 2 fine | is 2 too few | are two people enough to play | two player game
    | two player escape room | i was told you need three | someone told me <n> can not play on <day> | is it true that <n> people can not play on <day>
    | minimum of players on <day> | minimum headcount <day> | minimum number for <day> | why is there a minimum on <day> | can <n> adults and a baby come on <day>
    | do holidays have a minimum | minimum players <day> | min <day> | website will not let me book <n> for <day> | why will it not let me book for <n> on <day>
    | why does the site refuse two people | do we need a third on <day> | do we need a third person | find a third person for <day> | so we need <n> more person for <day>
    | just me and my husband on <day> | just me and my wife <day> | me and my partner on <day> | the <n> of us on <day> | for <n> on <day> possible | is <day> possible for <n>
    | us <n> on <day> | me and my roommate want to come <day> | me and my roommate <day> | me and my sister on <day> | me and my brother on <day> | my friend and i <day>
    | my girlfriend and i would like <day> | we are only <n> on <day> | there is only <n> of us for <day> | why does it require 3 | why does it require three people | require 3
    | requires three players | requirement of three`,
  'large-group': `we are a large group | we are <n> people how does it work | can you take <n> people | group of <n> | do you do big groups | we have <n> employees
    | can <n> people play at the same time | how many rooms do we need for <n> | split into teams | big group of <n> | we are <n> people can you handle it
    | how do you handle <n> people | fit <n> of us | biggest group you can take | do large groups play at once | could a class of <n> come | school trip | field trip for <n>
    | how many people can you take at once | whole venue | rent the whole place | how would it work with <n> people | do we all start at once | can you host <n>
    | total capacity for all rooms | how many can play at once | i am bringing <n> people | i have a group of <n> coming | there will be <n> of us | a crowd of <n> | a bunch of <n>
    | tour group | we are bringing a busload | busload of tourists | our whole church group | youth group of <n> | scout troop of <n> | girl scouts | summer camp group
    | my class of <n> students | school class | teacher with <n> students | college club | sorority outing | fraternity outing | sports team of <n> | soccer team of <n>
    | whole soccer team | choir of <n> | family reunion of <n> | family reunion | extended family of <n> | <n> families together <n> people | reunion | can you accommodate <n>
    | accommodate a large party | do you have space for <n> people at once | how would you split up <n> people | divide <n> people into teams | how do you organize <n> people
    | in what way do <n> people play | will <n> of us be able to go at the same time | everyone playing simultaneously | all start at the same time with <n>
    | can both rooms run at the same time for us | book both rooms for our group | book all the rooms | rent out the place | exclusive rental of the venue | hire the entire venue
    | private hire | reserve the entire building | buy out the venue | what is the biggest crowd you can handle | maximum crowd | how many people fit in the building
    | how many people in total across the rooms | total number of people at one time | largest party you ever had | how large a group do you take | too big for one room
    | more than <n> people | do you host groups bigger than <n> | group bigger than the room limit | can half of us play while the others wait | take turns in rounds | two waves
    | what do the others do while one team plays | is there a minimum for big groups | how do we set up <n> people | organize a big outing | large party booking | bulk booking
    | book for <n> people | group outing for <n> | can we stay together as <n> | how would <n> of us work | how would it go with <n> of us | we are <n> teachers
    | we are <n> students | we are <n> tourists | we are <n> women | we are <n> guys | could you handle a bus with <n> tourists | handle <n> tourists | group of <n> seniors
    | <n> of us want to play | <n> of us coming | we are about <n> | roughly <n> people | our swim team has <n> girls | our team has <n> kids | baseball team of <n>
    | is there enough space for <n> | enough space for <n> people | enough room for <n> people | my club has <n> members | <n> members | <n> cousins | book club of <n>
    | our hockey team | we are a team of <n> athletes | bring the whole team of <n> | need something for <n> people from church | something for <n> people | activity for <n>
    | <n> people from church | outing for <n>`,
  'headcount-change': `can i add a person to my booking | one more person is coming | can we bring one more | fewer people are coming | someone dropped out
    | change number of players | add players | less people than booked | headcount changed | we booked <n> but now we are <n> | extra player last minute | reduce my party size
    | two of our friends bailed | one of us cannot come after all | somebody canceled on us | a friend wants to tag along | my cousin wants to join as well
    | can my brother still join us | plus one for my booking | add a friend to my reservation | can we add someone at the last moment | can we show up with more people
    | we are <n> more than booked | we will be fewer than booked | we will be <n> instead of <n> | we are <n> now instead of <n> | going from <n> to <n> people
    | i booked for <n> but <n> are coming | booked too many tickets | i bought too many tickets | i bought too few tickets | need an additional ticket
    | get an extra ticket for my existing booking | drop one ticket from my order | remove a person from my booking | remove one ticket | do we get money back if fewer show up
    | refund for the one who did not come | refund one ticket | partial refund for one player | we lost a player | our number changed | the number of guests went up
    | the count went down | final head count | when do you need the final number | update the number of people | modify the number of tickets | increase my booking to <n>
    | reduce booking to <n> | bump us up to <n> | pay for the extra person at the door | can the extra person pay when we get there
    | do i have to pay for the person who is not coming | someone in our group got held up and will not make it | one less person | one fewer | one extra person
    | could i swap one player for another | can a different person take the ticket | ticket in someone else's name | can i give my spot to a friend | transfer my ticket
    | half our group dropped out | i do not know exactly how many we will be | my buddy flaked | one of us flaked | friend flaked on us | someone backed out | two backed out
    | someone wants to tag along | one more wants to tag along | my friend decided to come too | i ordered <n> tickets but only need <n> | i only need <n> tickets not <n>
    | ordered one too many | now we are <n> | so now we are <n> instead | we are one short now | we are short one player | one fewer player than i paid for
    | paid for <n> but only <n> came | <n> more friends just said they are coming | more friends are coming now | <n> more are coming | <n> extra people want to come
    | got dropped from our list | refund for one of us | one of the girls can not come anymore | change the number of people in my booking
    | two people from our group can not make it anymore | <n> people can not make it anymore | <n> of us can not make it | a few of us can not come anymore`,
  'page/legal/booking/offers-for-groups-and-companies': `is the group offer binding | when is a group offer final | is an email enough to accept the quote | do we need to sign a contract for the group
    | is our agreement by email valid`,
};
