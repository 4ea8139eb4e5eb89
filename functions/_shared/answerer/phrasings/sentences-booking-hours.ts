import type { Phrasings } from './phrasings.ts';

/** What people say, imply and ask next about hours, holidays, group sizes and how to reach the venue. */
export const hourSentences: Phrasings = {
  hours: `is someone manning the place at <time> | at what hour do the lanterns go on | at what hour do the lanterns go out | when does the key turn in the morning
    | do you ever get up before <time> | four o clock is when you begin right | why so late on <day> | why do you start only in the afternoon | i have <day> mornings free and you
    | i am off on <day> mornings is that any use | retired and free all day which hours do you keep | night shift nurse free till noon | school is out at half past <time> and you
    | kindergarten ends at noon is that too soon | does noon on <day> work | can one come at <time> on <day> | at <time> on a <day> is the door open
    | is ten in the morning on <day> out of the question | sunday after church around one | my kids are in bed by <time> so when do you begin on <day>
    | past bedtime or before what are your hours | we eat at nine like in spain are you still going after | can we start something at <time>
    | a game after the theater at half past <time> | after the phillies game do you still take us | is half past <time> the end
    | does half past nine mean last entry or lights out | if the last game runs past closing | is ten your latest on <day> | one night a week later than others which
    | are you up longer on <day> | which day is your day off | is there a day you rest | mondays too | tuesdays too | and tuesdays | even mondays | also on <day>
    | also in the week | and in the week | mornings too | and at night | and after <time> | and <day> | and on <day> | <day> too | <day> as well | and on holidays
    | on holidays too | even on holidays | holidays same | the same on holidays | and <day> eve | and between the years | between <day> <day> | the week after <day>
    | the days after <day> | day after <day> | the day before <day> | the eve of <day> | are you closed for <day> | do you give your staff <day> off | does the team get <day> off
    | do you work through <day> | do you keep going on <day> | are you dark on <day> | is it business as usual on <day> | shorter hours on <day> | reduced hours <day>
    | we do not celebrate <day> are you there on <day> | jewish family looking for something on <day> | is there anything open on <day> like you
    | on <day> all museums close what about you | hanukkah hours | open during passover | eid | diwali | lunar new year | good friday hours | long <day> hours
    | <day> before the fireworks | super bowl evening | during the parade are you open | on election day | on the day of the marathon | columbus day | indigenous peoples day
    | the monday after <day> | <day> night till when | in august are you away | summer break do you shut | do you shut down for vacation | any weeks you are shut
    | is there a winter pause | are you closed in january | do you shut for renovation | refurbishing any time soon | is <day> a regular day for you
    | spring break is that extra hours | do you add mornings in the school holidays | extra hours in winter break | teacher day off | early dismissal at school on <day>
    | half day at school on <day> so from when | google has it wrong does it not | apple maps shows closed | yelp has other hours | which hours are the true ones
    | the sticker on the door says something else | is the site right about <day> | the phone rings out so are you shut | lights off and nobody there
    | i need your whole week for my planner | day by day please | list me your week | from when to when each day | your week at a glance | when on which days
    | opening and closing for every day | monday through sunday please | same daily or different | is the desk staffed outside games | from when does somebody pick up the phone
    | can i drop something off at noon | is someone there to take a parcel in the morning | when can i catch you on <day> | up to what hour <day> | from what hour <day>
    | till late <day> | late on <day> | early on <day> | noon on <day> | is it one of your late nights on <day> | is <time> within your hours | does <time> fall inside
    | <day> at <time> yes or no | we could do <time> would you be there | we are seven and only <time> works on <day> | nine of us want <day> at <time> are you running then
    | we have a babysitter from <time> on <day> are you still going | my bus gets in at <time> on <day> will it be shut
    | my last class ends at <time> on <day> is it worth the trip | the nursing home lets dad out till <time> so from when are you there
    | even on <day>`,
  'weekend-minimum': `my wife and i have only <day> off | the two of us work all week and <day> is it | two sisters with one free <day>
    | we are a pair with a sitter on <day> only | mother and son looking at <day> afternoon | my dad and me on his visiting day which is <day>
    | i have nobody but my husband to bring on <day> | we know no one in town so it is us two on <day> | we are new in town and just two for <day>
    | tourists two of them here <day> to <day> | a twosome on <day> is refused why | does a baby make us three | would my <age> make three of us | is grandma in a chair our third
    | may our third stay in the lobby | can we pay for a third who does not come | if a third is paid for but sick | third fell out on the day | third wheel wanted
    | does the rule bite on <day> evening | is <day> night already <day> | when does your <day> begin | does <day> count as a <day> when it is a holiday
    | is <day> the day when a pair is fine | from how many on can we come on <day> | fewest for <day> | how few is too few on <day> | and how few | and with two
    | and if we are just a pair | also in twos | even a pair | even two on <day> | two on <day> | only two on <day> | just a couple on <day> | us two alone <day>
    | why punish twosomes | why can pairs only come in the week | what do you have against couples on <day> | is it about money that you want three
    | can you look the other way for two | would you bend the three for an anniversary`,
  contact: `who do i bother about this | who is the right one to ask | where can i get an answer to something odd | where do i turn with a special wish
    | how do i let you know something ahead | whom do i let know | i want to tell you something before we come how | what do i dial | the digits please | your line | landline
    | is that the number with two one five | from outside the states how do i dial | international prefix | is it a toll free number | is the call free | how do i spell your mail
    | which address do mails go to | mail address of the venue | my hotel concierge wants to ring you | my secretary needs a number | the caterer needs a number for the day
    | what number goes on the invitation | put a phone number on my evite | if my sitter has to reach me while i play whom does she call | how do i get the host on the line
    | how do i get word to the host | may i write in spanish to your mail | do i get a reply at <day> | how long do you take to write back | you never wrote back
    | my mail bounced | your mailbox is full | voicemail full | line is dead | the phone just beeps | got cut off while on the phone | you hung up on me | been on hold forever
    | is there a faster way than mail | faster than mail | and by mail | and by phone | and the number | number again | and the email | by text too | text ok | mail ok
    | are you on bluesky | threads | pinterest | a subreddit | wechat | line app | telegram | signal | do you tweet | what is your tag | which hashtag | tag you where
    | your handle | follow you | your channel`,
  person: `i have had enough of typing get me a body | is there a soul i could ask | i need flesh and blood | this needs someone with a brain | let a colleague of yours take over
    | hand me over | switch me to a worker | fetch somebody | get the desk on | it is complicated i would rather explain it to someone
    | it is delicate i do not want to type it here | something personal i would rather say to a woman | long story better by voice | easier by voice
    | may i leave word for the host | leave a note for the desk | pass it on to the team please | tell the evening shift that we come with a wheelchair
    | let the host know that it is her birthday | please tell them that we run with a dog | give them my number | have them ring me at noon | have them write me
    | i want a call <day> | ring my husband instead | call my mother please | you do not get it do you | we talk past each other | same answer again | stop repeating | useless
    | wrong again | no that is not it | still not what i meant | i give up | someone else please | somebody else | real one please | is anyone of the staff reading along
    | can someone look into my order | i want somebody to check on our order | can you open my order | do you see what i booked | which time did i book
    | do you have my order in front of you | check my name please | under the name of miller please | find me under my mail`,
  'page/legal/contact/in-person-and-by-mail': `where do letters go | can a courier bring you something | fedex something to you | may i hand in a form in person
    | can i bring the paper by myself | send a thank you card where | a proper letter with a stamp | by letter | and by letter | in writing on paper
    | can i drop off a cake earlier | may i leave a gift at the desk for somebody`,
  capacity: `i am all by myself in town so can i come in | may a single person have a go | and solo | is one too few | one person only possible | do you take loners
    | we are nine adults and two toddlers does one room swallow all of us | seven cousins one aunt where do we fit | eleven of us and nobody wants to be split
    | our crew is thirteen with the baby | is ten a squash in <room> | at how many does it get crowded in there | sweet spot for a team | what size of team does best
    | does a crowd of nine trip over each other | is four the perfect number | and how many then | and at most | and at least | max in <room> | how many in <room>
    | up to how many | room for <n> in one go | <n> in one room ok`,
};
