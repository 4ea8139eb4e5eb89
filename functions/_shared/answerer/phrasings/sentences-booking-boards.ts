import type { Phrasings } from './phrasings.ts';

/** What people say, imply and ask next about reviews, the blog, the leaderboard and the poll. */
export const boardSentences: Phrasings = {
  reviews: `do your guests leave happy | what do strangers write about you | what does the internet say | is there dirt on you online | any horror stories from guests
    | do parents rave | do puzzle nerds respect you | what do serious players think | are you a tourist trap | is it a rip off or does it deliver | should i trust the hype
    | my cousin swears by you | my coworker was underwhelmed | my friend hated it so is she alone | somebody on reddit trashed you | saw a nasty comment
    | is the nasty comment true | how do you rank against the other rooms in philly | are you in the top of the city | award winning | any awards | press mentions
    | were you in the inquirer | best of philly | what is the score on google | how many thumbs up | four point what | how many rated you | number of ratings
    | over a thousand happy people or | is twelve hundred the real count | count of five stars | where do they come from | are they all from google | which sites have them
    | who wrote those quotes on the front page | are the quotes paid | did dana really say that | what did families say | what did offices say | what do couples say
    | what do kids say | what do people moan about | read me a review | quote a guest for me | show me a bad review | is the money well spent | will we regret it | convince me
    | why you and not the others | what makes you different from other venues | what sets you apart | are you better than the chain | and are people happy | and the ratings
    | and reviews | any good | is it good | good or meh | worth the drive from jersey | worth leaving the couch`,
  'review-write': `where can i rave about marco | our host deserves a raise | i want to name a host who saved the day | can i praise someone by name
    | how do i get praise to the boss | i would love to write something nice | i owe you a kind word | want to shout it from the rooftops
    | best birthday he ever had thank you where do i say it | we are still talking about it | may i sing her praises somewhere | can i write you on yelp
    | i do not have google where else may i rate | can i stay unnamed when i rate | do you read what we write there | the form to rate you is where | five from me
    | ten out of ten | that was epic | we had a blast | so much fun | the kids slept with their medals on | it was a letdown | it left a bad taste | we felt rushed
    | we felt ignored | nobody watched us | the hints came too late | it smelled in there | the toilet was filthy | sticky floor | the briefing was mumbled
    | our host looked bored | the host talked down to my daughter | he rolled his eyes at my mother | she laughed at my accent | he was on his phone | we were treated like cattle
    | i felt unwelcome in my chair | staff made a comment about my weight | racist remark from another guest | too hot in there | the game felt worn out
    | half the props looked broken | paint peeling | it was over in twenty minutes and felt cheap | never again | i want an apology | somebody owes us an apology
    | i am going to post about this | i am furious | i am fuming | i am so upset | livid | gutted | fed up with you | i want this looked into | what will you do about it
    | who deals with grievances | where do grumbles go | i have a bone to pick | a word of criticism | constructive criticism | an idea for you | you should add a bench
    | could you put a sign up | a thought about your prices page | i spotted a typo on your page | your text has a mistake | the picture on the page is upside down
    | i could not find the price on your page | the new site is lovely | the new look is hideous | i miss the old site | too much text on your page | font is tiny on the page
    | your pages are slow`,
  blog: `what do you scribble about | got a story to read | stories from real teams | what is cooking at your place | is there a diary | do hosts write
    | have you written something for families | something for offices to read | is there a piece about couples | which piece is the newest | last article | anything since summer
    | what happened lately | any word from you lately | read up on you where | do you write tips | tips from hosts to read | is there a guide for beginners to read | rss feed
    | can i subscribe to the blog | and news | and the blog | any updates then`,
  leaderboard: `whose minutes are the best | who flew through jack | who tore through the prison | who is the boss of <room> | name the champs | name of the team on top
    | what are they called up there | what is the number to crack | which number must we crack | the bar to beat | how fast is fast | fastest of the fast | the all time king
    | queen of <room> | reigning team | any team under forty minutes | did somebody do it in half an hour | has anyone broken thirty minutes | is twenty eight minutes good
    | would forty one minutes get us up there | we did it in <n> minutes where is that | <n> minutes and change is that any good | are we still up there
    | have we been knocked off the top | did the dentists beat us | who pushed us down | last month then | and last month | and this month | and all time | of all time
    | this month or ever | in october who won | winners of <day> month | and in <room> | <room> then | same for <room> | and who is second | second place | the podium | top three
    | bottom of the list | how slow was the slowest | do you show it on a screen in the lobby | is there a board on the wall | where is that wall of names
    | link to the wall of names | can i peek at the times at home | my trivia team needs a target | competitive dad asks for the number | we come to break the record what is it
    | rival office claims first place is it so`,
  'leaderboard-rules': `does a nudge cost us minutes on the list | is a hint a minus in the ranking | any minutes added in the ranking for help
    | what gets added to our time on the board | what are penalties for | are penalties for breaking rules or for hints | is your time minus something
    | net time or gross time on the list | how do you stop the clock exactly | who presses stop | do you show the slow ones too | is there shame in being last on it
    | how many get a place on it | do you need a minimum of games before it shows | why is there nothing new in the first week | it is the second of the month and the list is old
    | it still has october up | why is november not up | how many days till the fresh list | seven days rule | ten games rule | why does a room show the old champs
    | only last month shows for jack | is it month by month | does it begin anew | do old times vanish | are old times kept somewhere | all time list is it separate
    | three lists or one | what lists do you keep | what is the difference between this month and all time | both rooms in one list or apart
    | do six people have it easier for the list | is there a class for small teams | handicap for kids teams | do repeat players get on the board | do staff play for it
    | can you cheat with photos from the internet | two teams with equal minutes | dead heat | tie | who wins a tie on the board | tenths of a second
    | how do we give our team a name | who types the name | can we change our team name later | is a swear word in a name let through | what name is on it if we gave none
    | must we be on it | can we say no to being on it | do you ask first | stay off it how | opt in or out | i play under a false name | kids on the list without names | and ties
    | how does one get on the board | winners only on the board | does our date show too | does the day we played show | how soon is it up | is it up <day>
    | when will we see ours | our team is missing on the board | our team name is spelled wrong on the board | wrong minutes next to our name
    | you wrote down the wrong minutes for our team`,
  'page/legal/privacy/leaderboard': `take my boy off that list please | my ex must not see our name on it | i am a teacher and my class name should not be up | is a surname on it
    | what exactly is shown of us on it | can people find us through it | our names are on the tv in the lobby can you remove that | erase us from the list
    | we regret the name please take it down`,
  'post/site-feedback-poll/start/the-old-site-had-one': `what was wrong with the old site | why did you redo the website | why a new website | what happened to your old pages
    | who made the new site | the site looks different | when did you relaunch | did you redesign it`,
  'post/site-feedback-poll/what-changed/the-fastest-teams-of-the': `since when do you list the fastest on the site`,
  'post/site-feedback-poll/what-changed/what-did-not-change': `is booking the same as before the new site | does somebody still answer the phone since the new site
    | did anything about reserving change with the redesign`,
  'post/site-feedback-poll/pick-one-of-four/choose-a-line-and-press': `what are the choices in the poll | how many options to vote on | can i vote twice
    | can i change my vote in the poll | do i see how others voted | do i need to sign up to vote | is my vote secret | do you know who voted for what
    | are votes in the poll anonymous | my phone and my laptop both voted | one vote each or as many as i like | poll results | does my vote show my name`,
  'post/site-feedback-poll/if-the-poll-does-not-open/write-to-hello-example-com': `the vote button does nothing | the poll will not load | the poll is blank | the poll fails
    | can i vote by mail | can i tell you my choice at the desk | vote at the desk`,
  'post/site-feedback-poll/what-helps-us-most/a-good-complaint-has-an': `how do i word a good complaint about the site | what do you need to know when a page is broken
    | what should a bug report have | how do i describe the fault on the page | what makes you fix a fault fast`,
  'post/site-feedback-poll/what-we-do-with-the-answers/we-read-every-one-what': `what happens with the votes | do you act on the poll | does anyone look at the poll
    | will i end up on a list when i vote | what gets fixed first | do you share my address after the poll | did the poll change anything`,
};
