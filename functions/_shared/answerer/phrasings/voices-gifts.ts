import type { Phrasings } from './phrasings.ts';

/** Longer, chattier ways to ask about gift cards and about working here. */
export const giftVoices: Phrasings = {
  'gift-card': `my boss loves puzzles and we are all chipping in for something to say thanks | i never know what to get my brother in law so is a game at your place something one can give
    | it is my mom sixtieth and i want her to have an evening out on me | can i buy somebody an evening with you without picking the time for them
    | my niece graduates next week and i would like to treat her and her pals to a game | is there some kind of gift card thingy i can put in his stocking
    | how does <n> go about buying an experience for a friend who lives near you | i drew my coworker in the secret santa and he is obsessed with locks
    | we want to thank our kids teacher with something that is not another candle | what do you have for a person who only says do not get me anything
    | i live in oregon but my sister in philly so i would like to send her a night of fun from afar | it is <day> and i blew it so what can i get in a hurry
    | i wish to offer a game to my girlfriend for her feast how it goes | do you have anything i could hand the newlyweds | where do i click if the tickets are for somebody else as a surprise
    | <day> is coming and she is always wanted to do one of these | is it possible to purchase <n> as a raffle prize
    | me and my siblings would like to get our parents a night out for their anniversary | my roommate let me crash for a month and i owe him something cool
    | do those cards you sell make a decent wedding gift | my grandkids love riddles so may i purchase them an outing with you
    | my wife hinted shed like one of these for her birthday how do i get it for her | what is the easiest way to treat someone to your rooms
    | need something for the babysitter who is been a saint all year | can i put an evening at your place under the tree for my folks
    | hey i am broke but want to get my girlfriend something fun is there a card thing | is there a way to prepay for someone else evening | i would like to sponsor a night out for my neighbors`,
  'gift-expiry': `i found your gift card while cleaning out my desk and it is from ages ago | my daughter off at college until summer will it still be any good by then
    | we have had a baby since we got your card so we have not had time to use it | is there some deadline before the money on there goes poof
    | got one of those cards for my retirement years back does it still count | my friend is deployed overseas till next year so will hers hold up
    | i would hate to give them something that turns into a pumpkin after <n> months | does the card lose value when it sits in a drawer | how long they have time for to use the card
    | he is terrible at planning so will the thing still be alive in <age> | does it say good until on the certificate | i was given this before the pandemic am i too late with it
    | is there an end date on the gift card i should warn her about | will you still honor a really old one | can they wait with using it until the kids are bigger
    | do i lose my gift card if i do not get round to it this year | he puts off everything so would his gift card still be worth anything in <age>
    | does the clock tick on one of those certificates | is a gift card from <n> thousand <time> dead duck`,
  'gift-delivery': `the party starts in <n> hours and i have got nothing in my hands | how fast does the thing pop up after i have paid
    | i ordered a card for my sister <day> and she says nothing has come | do i get a file i can print at my office and stick in an envelope | would it go to me or right away to the lucky person
    | i bought a gift card an hour ago and i am still staring at an empty mailbox | if i get it at midnight on <day> does it show up right then | by which way comes the gift card to me
    | can my nana print it without any special program | i typed my nephew email wrong on the gift order | is it quick enough for a gift exchange <day>
    | do i have to wait for somebody at your place to mail the gift card out | can i get it into my own inbox first and pass it on later | how will my brother know he is been given something
    | my mom plane lands <time> and i need a gift in my hand by then | when i click pay how long until there is something to show her | where did my gift card go i paid and see nothing`,
  'gift-room': `she is claustrophobic so i would rather let her decide what to play with her card | must i say in advance what game the card is for
    | will the card work on <day> or is that off limits | can he blow it on whichever adventure he likes | are there days when they will not take the gift card
    | do they get to choose when they come if i buy them a card | is my gift card stuck to <room> or could i do the other one
    | i do not know which one they would like so can they sort it out with the card themselves | the card is for all the games or only for <n> | is the gift good on holidays and <day> too
    | do i need to fix a date when i buy the gift for them | are there any strings on what they play with the gift card | do i lock grandpa into <n> particular game when i buy him the card
    | could my sister take her gift card on a <day> evening | i know he hates scary stuff so may he choose the game for the gift card himself | does the gift card count for <room> as well
    | can she come whichever evening suits her with the card`,
  'gift-message': `i want to put an inside joke in there for my brother | is there any place for a little poem to go with the gift card
    | could it have all of our names on it and a happy retirement | can you write congrats grad on the certificate | my kids want to tell grandpa something on the card how do they
    | how much room do i get for my personal words | i would like the card to say it is from the whole office | can i leave a cryptic clue for her on the gift
    | can i put some words in polish on the gift card | will my greeting be printed with the gift | i would love to sneak a private nickname onto the gift card
    | may i write something sappy for her with the gift | is there a word limit on what i tell him with the card | can the kids sign the gift somehow`,
  'page/gift-cards/questions/they-lost-the-e-mail-what-now': `my husband cleaned out his inbox and nuked the card you sent him | i got a new phone number and mail and now the code nowhere
    | grandma swears she printed her gift card but it is gone with the recycling | i can not remember where i put the thing with the code on it
    | could you look up my gift card by my name and send it over | the code you gave me says it is wrong when i punch it in | dog ate my printed certificate no joke
    | i have lost the code of the gift how can i find again | my account got hacked so i can not open the mail with the gift in it anymore
    | is there any trace of my card in your system if i lose the email | my son deleted the mail with his present by accident | our toddler shredded the certificate so can we get another
    | she switched jobs and lost access to the inbox with your gift in it | the paper with the gift card number went through the wash | how do you find a card again if all i know is who bought it`,
  'page/gift-cards/questions/can-it-be-spent-in-parts': `our game was less than what is on the card so what about the difference | can she go once with me and once with her mates on the same card
    | is the card <n> and done or can i dip into it a few times | i only need a few dollars of it now and would save the rest for later | do you pocket what we do not use up
    | will there be something left for next time if there is only <n> of us | if they do not burn through it all does it go to waste
    | can i use a piece of the gift card <day> and the other piece in the fall | does the change go back onto the card | it was a big card from my company can i come several times
    | what happens with the rest of the money of the card | we have used <n> of a hundred so what about the other <n> | can my parents come in may and again in june on that one gift card
    | if only one of them plays is the rest of the card lost`,
  'page/gift-cards/questions/can-several-cards-go-into-one-booking': `all of us cousins got <n> for <day> and want to go as a gang with them
    | both my grandmas gave me the same card can i throw them together | mine is <n> dollars short of our total so what happens then
    | the <n> of us each have a gift card how do we use them on the same game | can i add my mastercard on top if the gift card is not enough
    | does your system swallow more than <n> gift code at checkout | we pooled cards from the whole department for <n> outing | i have <n> cards with little money on each can i put both
    | what if the gift card does not stretch to everyone in my group | may i mix a gift card and a regular card for <n> game | is there a limit on how many gift cards go into a single order
    | me and my sister both won gift cards so can we throw them in for the same game | my card covers <n> of us and we are <n> so can i top it up`,
  'page/gift-cards/questions/is-there-a-physical-card': `i am old school and want something real to put in an envelope | he is not a computer person so is there an actual card i can give him
    | could i swing by and grab a nice looking <n> from your counter | would you put <n> in the mail to my grandmother in ohio | is it plastic like the starbucks ones
    | my kids want to unwrap something not look at a screen | i would like a fancy paper certificate for framing | is there any version to hold in hand
    | what do i put under the tree if it is only an email | is it possible to collect the card at your desk | my father does not have email so how could i hand him a gift
    | can i get it as a paper thing with a bow | is there something glossy i can slip in a greeting card | must it be electronic or do you have proper ones
    | i am meeting him in an hour could i pick a card up at your door`,
  'page/gift-cards/questions/can-i-get-my-money-back': `the couple i bought it for broke up so can you take the gift card back | i would rather have the cash than play since i am moving to texas
    | my husband bought the same gift card as me so we want to return <n> | i picked <n> hundred instead of <n> on the gift thing oh no | will you buy back a card i can not use
    | she already has <n> so could you reverse my purchase of the gift | can the person who got it swap it for dollars | my dad passed away before he could use the gift and we would like the money
    | is the gift purchase final or can i still get out of it | i want to change my gift card in money it is possible | what if they hate it can i send the gift card back
    | i got carried away and bought <n> gift cards can <n> go back | she is moving abroad so the voucher no use to her could we get cash
    | my fiance already gave him <n> so i do not need mine and want a refund | can you undo it i bought the gift card for the wrong venue | is a gift card something you will take back`,
  'page/gift-cards/questions/what-if-the-room-they-wanted-has-closed': `i was going to use grandma gift on <room> and now you have shut it
    | our certificate was meant for a game that is no longer around | is my gift wasted since you took down that room | the gift card mentions a room i can not find on your site anymore
    | will the card survive if you replace the game we want | you got rid of <room> thing what do i do with my gift card for it
    | i bought it so she could do <room> and now <room> is shut is it good for another | my kid gift card was for the tea party room that is gone
    | will an old certificate still work though the room is history`,
  'page/gift-cards/questions/can-i-choose-the-day-it-is-delivered': `her birthday is <day> and it mustnt land in her inbox a minute before
    | can you hold off sending the gift card till our anniversary | i would like to set it up now and have it pop up on <day> morning | is there a scheduler for when he gets the gift mail
    | could you time the gift card so it hits her phone at midnight | i am going to be off grid so i would want the gift to go out by itself on <day>
    | i do not want her to see the gift yet so can it go out later | is it possible that you send the gift on the <day> and not now | how do i keep the gift card secret until the big day
    | can i pick a future date for the gift card to show up | i am organized and want to pay in november for it to reach him on <day>
    | can the surprise land in his mail on the morning of his big day`,
  'page/gift-cards/questions/what-about-taxes-and-do-prices-ever-rise': `if you raise your rates next year will the kids come up short with my card
    | should i add a bit for sales tax when i buy the gift card | does the person i give it to end up paying the tax | will inflation eat up what is on the card
    | do i get taxed when i buy the gift card | what if tickets go up before she uses the gift | if you get more expensive is my gift worth fewer players
    | do they have to fork over tax when they use the gift card`,
  'gift-amount': `i want my son and his <n> buddies covered so what do i load | we have collected <n> dollars from the team is that plenty for <n> people
    | what would a normal person put on there for a couple | i do not want them to have to pay a dime so how large should the gift card be | is there a smallest and a biggest <n> you sell
    | how many dollars i should put for a family of <n> | can the gift card be any odd number i like | i am on a budget what is the lowest i can give without looking cheap
    | does <money> get them a full game or only part of it | what sum makes sense for <n> teenagers on a gift card | how much is one of your gift certificates
    | i would like to give enough for <n> tickets with tax what should i pick | what denominations have you got | is <n> enough for a date for my daughter and her guy
    | my uncle wants to treat the <n> of us so what does he load | i would like to hand them enough for a double date | would <n> cover a pair or leave them short`,
  'gift-redeem': `santa left me one of your certificates and i am clueless what to do with it | my kids gave me this code for my birthday now how do i turn it into an actual date
    | where on earth do i type the numbers from my card | do i bring the printout or is it all done on the computer | won one of your cards at a raffle so what is the next step
    | can i give you the code over the phone when i reserve | is there a box for the gift card when i check out | i got your gift in my mail how i use it
    | do we have to tell you we are coming with a gift card | my mom got us a card and we would like to play on <day> how do we do that
    | i am holding a certificate from my coworkers what happens now | how do i spend this thing my boyfriend gave me | can we walk in with the gift card and play
    | does the code get scanned at the desk or typed somewhere | my uncle emailed me one of your cards help me set it up | my aunt mailed me some code from you and i want to set a date
    | i have never used a gift card online so hold my hand please | can my daughter use the certificate from her party to come with friends and how`,
  'gift-several': `i need like <n> gift cards for our volunteers can you do that in <n> go | hr here we would like to hand every employee one of your cards for the holidays
    | can my real estate office buy a batch of cards for clients | our pta wants a stack of certificates for the raffle and <n> bill
    | do we get an invoice when the company orders cards for everybody | i am putting together rewards for a sales contest and need a pile of gift cards
    | how do i order for a whole crew at once so each gets their own card | we are looking for year end presents for <n> people on my staff
    | can you issue separate codes for each person on my list | can our bank purchase <n> cards and pay by invoice | i want to reward each of my <n> nurses with a card
    | we need door prizes for our gala so a bundle of gift cards | the principal wants a card for every teacher in the building`,
  'page/gift-cards/who-it-suits/the-one-who-has-everything': `my father in law buys himself whatever he wants so what on earth do i get him
    | she just moved to a tiny studio and does not want any more stuff | looking for something for the guy who owns every gadget there is
    | my aunt hates clutter so i am after something that does not sit on a shelf | what do i get a rich uncle | what do you get for a grandma who says she needs nothing
    | my brother earns more than me and owns it all what present works`,
  'page/gift-cards/who-it-suits/the-teenager': `my grandson turns <n> and grunts at everything i give him | what would a moody <age> think is a cool present
    | i need a gift for my teen stepdaughter and her squad | my godson is a high schooler and only likes video games what do i give | is it a decent sweet <n> gift
    | my <age> nephew rolls his eyes at every present i pick | what is a present that a high school junior will not find lame`,
  'page/gift-cards/who-it-suits/the-couple': `my best friend just got hitched what amount would do for him and his bride
    | looking for something for my parents ruby wedding just for the pair of them | our neighbors are expecting and could use <n> last night out as a gift
    | could a couple use the gift card by themselves on a <day> | gift for my daughter and her fiance | wedding present for <n> friends who love puzzles would they manage with only themselves
    | what should i give my daughter and her new husband`,
  careers: `i just finished my theater degree and would love a spot on your crew | who do i talk to about getting on board with you folks
    | i have done <n> of these games and now i want to be the one behind the glass | do you need an extra pair of hands over the holidays
    | got laid off from the movie theater so i am hoping you have got something for me | retired schoolteacher here and bored stiff could you use me
    | is that post about wanting game masters still current | how might my daughter go about landing a summer gig with you | i have moved to philly last week and need income do you have something
    | where can i send my papers i search work | you hiring or nah | can i drop my resume at the counter when i come to play | are you guys looking for <day> help
    | my friend works for you and says you need people | i would love to be the voice that gives out the clues how do i get in | do you take interns from the drama school
    | what is the process to become one of you | i came as a guest last week and now i want in on the crew | my mom says i need a job and yours looks the coolest
    | i have been a stagehand for years and could start on <day> | do you folks have room for <n> more on the team | are there any gigs going for a night owl
    | i am looking for something after retirement with people`,
  'careers-roles': `besides the hosts who else do you employ | i do not like dealing with the public so what else is there for me | what sort of work exists in a place like yours
    | is there anything backstage for a tinkerer or only front of house | can you tell me the different positions <n> could have with you | what would my day to day duties be if i joined
    | what posts do you have in the company | which of your jobs does not need talking | is there something for people who like computers on your staff
    | are all of the jobs about running games or are there others | what might a person like me do at your company | who does what behind the counter at yours`,
  'page/careers/roles/game-master': `what does the guy behind the cameras actually do all evening | my cousin says being a host is just sitting around is that right
    | what would i be doing if i ran the games | what all falls on the shoulders of a game master | is hosting more like acting or like babysitting
    | tell me what the folks who run the rooms are responsible for | what does one do all evening as a host with you`,
  'page/careers/roles/evening-lead': `i have managed a restaurant floor is there a role running the night at yours | who is in charge of the staff in the evening and can i be that
    | do you have something with more responsibility than a host | what is the evening lead on the hook for | i have supervisor experience where would i fit
    | what is the job of whoever runs the whole night | i have been a shift supervisor for years so is there a step above host`,
  'page/careers/roles/set-technician': `i am handy with a soldering iron and old locks would you have use for me | who fixes all those gadgets and can i do that for a living
    | retired cabinetmaker looking for something with props | my boyfriend builds stage sets do you have that sort of work | i do electronics and woodwork would that be a job with you
    | is there a repair person job early in the day | i fix pinball machines for fun so could i look after your props | any work for an electrician who likes puzzles`,
  'page/careers/shift/intro': `until what time at night do your hosts have to stay | when would i start and finish on a normal evening of work
    | how many hours is one of your shifts | my mom needs to pick me up so when do employees get out | what does a regular working night look like | what is the rhythm of a <day> shift for staff`,
  'page/careers/shift/reset-and-again': `who tidies everything up after each group and how long that take the staff | how many groups would i look after in an evening
    | do hosts put all the props back themselves | is resetting the rooms a big part of the work | how many games do you run per shift as a host`,
  'careers-reply': `i mailed you guys my resume <n> weeks ago and it is been crickets | my son is checking his email every hour so when will he know about the job
    | is no news good news after applying with you | i sent my stuff to jobs and wonder whether it reached you | how long do you usually keep applicants hanging
    | did anyone even look at the application i put in | i applied on <day> and i am anxious when should i hear something | do you let folks know if it is a no
    | i have not got an answer for my candidature | should i follow up on the job or just sit tight | been ghosted by every employer so do you reply to everybody who applies
    | when does a person get back to me about the position | i had a chat with one of you about work and heard zilch since | how long should i wait before i give up on the job with you
    | i wrote to you for work and my inbox is still empty | is it a bad sign that nobody called me about the job | when do people normally get a yes or no from you after applying`,
  'careers-pay': `what would i take home in an hour if i worked for you | is it above minimum wage because i have got rent | what are you offering salary wise
    | i can not afford to do the job for peanuts so what is the rate | how much you give to the workers per hour
    | my guidance counselor says to ask about wages before the interview so what are they | at what point do you tell an applicant what it pays | my wife asks what a host brings home in a month
    | is the pay worth the commute | do people there earn decent money | how much does an evening work put in my pocket | i need to make rent so is the wage any good
    | will i know the hourly rate before i come for a chat | what is the starting rate for hosts | do you pay weekly or what do folks get`,
  'careers-experience': `all i have ever done is babysit and mow lawns would you still consider me | i bartended for <age> is that useful for a job with you
    | do you show new people the ropes or do they have to know it all | i am coming out of the army with no customer service background could i do that job
    | what kind of folks tend to do well working at yours | do you expect a diploma from people who want the job | i was a summer camp counselor does that count for anything when applying
    | i never have worked in this field you take me | what do you want to see in a candidate | i stutter a bit so would i be a fit as a host | would being a tour guide help me get hired
    | my only job was at a grocery store so would i stand a chance | i am a shy gamer with zero work history would you have me | would my improv classes help me get taken on
    | do you want someone bubbly or what type are you after | is it a problem for the job that i dropped out of school | my background is in daycare so would that be of use to you`,
  'page/careers/questions/do-i-have-to-act': `i get stage fright so would working as a host be torture | do hosts have to do voices and dress up
    | i am more of a quiet type can i still run games as my job | do i need drama school to be a game master | must the staff stay in character the entire time
    | i can not do a british accent to save my life is that a dealbreaker for the job | would i need to wear a wig and shout as an employee
    | i freeze in front of crowds so is hosting out of the question`,
  'page/careers/questions/do-i-need-to-have-played-escape-rooms': `i have never set foot in one of these but the job sounds fun | is it weird to apply if i have no clue about escape games
    | i have done over a hundred rooms does that give me a leg up for the job | do you want applicants who are puzzle nerds | must i play yours first before i ask for a job
    | do you only hire people whove cracked loads of rooms | my son never done <n> so is there any sense in him applying`,
  'page/careers/what-we-look-for/you-are-free-on-some': `i sing in church on <day> so could i have that off if i worked for you
    | i have got custody every other <day> would that be an issue for the job | i can only work <day> mornings because of my kids | does everyone on staff have to do <day> nights
    | i have class every evening is there any point in applying | do you need staff who can come on holidays | my wife works nights so i could only do your <day> shifts is that enough
    | would i have to give up my <day> to work there`,
  'page/careers/questions/is-it-full-time': `i have got a day job in an office could i do this on the side | can i live off this or is it just a few evenings
    | i am a sophomore at temple with a crazy timetable would you work around it | how many days a week would you have me in | is it a real career or more of a student thing
    | my probation officer needs to know the weekly hours of the job | do i know my shifts ahead or is it last minute | is there a <n> hour position | i look for a full time place is it with you
    | can i swap shifts during exams if i work there | i only want a couple of evenings a week at a job | i raise <n> toddlers so could i do just <n> nights a week for you
    | would the job be enough to quit my current <n>`,
  'page/careers/questions/is-the-work-physical': `my knees are shot so could i handle working there | will i be on my feet for hours as a host | do i need to haul heavy furniture on the job
    | i am in a chair could i work as one of your game masters | pregnant and job hunting is the work strenuous | is there a lot of bending and lifting when you reset
    | would a bad shoulder keep me from doing the job`,
  'page/careers/questions/what-happens-to-my-application': `what do you do with my cv if you do not want me | do you hang on to resumes for the next opening
    | who all gets to see what i put in my application | can you bin my application i found another job | will my boss find out that i applied with you
    | will you keep me in mind if there is nothing now`,
  'page/careers/applying/a-shadow-shift': `do i get money for that evening i come and watch | could i see what the job is like before i commit | is there a training period and does it pay
    | how do newbies on your staff learn the ropes | when would you let me run a team all by myself | can i sit in with one of your hosts <n> night | do you throw new employees in at the deep end
    | is that first evening next to a host unpaid | can my daughter try the work out before she signs on`,
  'page/careers/applying/we-call-then-we-meet': `what are you going to ask me when i come in for the interview | do you ring applicants first or email them
    | i am nervous about the interview what should i expect | how many rounds until i get the job | what happens once you have read my application | do you interview over zoom
    | should i dress up when i come in about the job | will you phone me before you want to meet about work`,
  'page/careers/applying/write-to-us': `what goes in the email if i want to work for you | is a cover letter something you care about | do i attach a photo and references when applying
    | where exactly does my application go | how long should the thing be that i send you for the job | what is it that you want me to tell you when i apply
    | do i have to tell my life story in the job email or keep it short | which address takes job letters and what do you want in them`,
};
