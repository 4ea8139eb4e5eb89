import type { Phrasings } from './phrasings.ts';

/** Ways people ask what others say of the venue and what is new here, and ways to say it themselves. */
export const reviewPhrasings: Phrasings = {
  blog: `do you have a blog | latest news | what is new | read your articles | newest post | any news | blog posts | where can i read stories
    | where is the blog | show me your blog | what did you write lately | recent articles | any announcements | what is going on at your place
    | what is happening this month | anything new at the venue | latest post | most recent article | do you write about escape rooms
    | do you post news | tips and stories to read | updates from you | do you have articles | journal | what was your last blog post about
    | news about your venue | where do you announce new rooms | behind the scenes stories | any recent updates | read more about you
    | do you publish a newsletter or blog posts | <day> post | article about team building | article for families`,
  reviews: `how many reviews do you have | are your reviews good | what do people say about you | rating on google | five star reviews
    | tripadvisor rating | where can i read reviews | are you any good | what do customers say | are you well rated | how are you rated
    | what is your rating | how many stars do you have | do you have good reviews | google reviews | yelp reviews | tripadvisor reviews
    | is the place any good | is it worth it | are you the best in philly | why should we come to you | do people like it
    | what did other players think | testimonials | customer opinions | guest feedback | feedback from visitors | can i see reviews
    | show me some reviews | i saw a bad review | i read a one star review | are the reviews real | do you fake your reviews
    | someone told me it is amazing | a friend said you are great is that true | is it overrated | do folks enjoy it | reputation | are guests happy
    | how popular are you | has anyone complained | number of five star ratings | recommendations from guests | what do families say about you
    | which room has the best reviews | is it legit | are you a good escape room | did people like <room> | reviews for <room>
    | what do people say about <room> | are folks happy with this place | happy customers | quality of your place | is it a good place
    | is it recommended by others | how good are you | do visitors speak highly of you | highly rated`,
  'review-write': `how do i leave a review | where can i write a review | i want to give you 5 stars | feedback about our visit | i want to complain
    | file a complaint | i was unhappy | survey | poll | i want to leave a review | post a review | rate you on google | where can i rate you
    | leave feedback | give feedback | we loved it | we had an amazing time | best escape room ever | our host was fantastic | compliment your staff
    | praise for our game master | i want to thank our host | the game master was rude | our host was unfriendly | staff was rude to us
    | we were disappointed | we had a bad experience | the room was broken | a puzzle did not work | a lock was jammed during our game
    | something in the room did not work | the game was too short and i am upset | this was a rip off | i want to make a complaint
    | complaint about my visit | how do i complain | who do i complain to | i am not satisfied | i am very unhappy with the service
    | we did not enjoy it | terrible service | it was a waste of money | suggestion for you | i have a suggestion | feedback on the website
    | a link on your site does not work | there is a mistake on your website | i like the new website | tell you what i think of the new site
    | take the poll | where is the poll | vote in the poll | leave a tripadvisor review | how can i tell others about you
    | we had a horrible time last night | horrible experience | awful visit | i want somebody to know how bad it was
    | our game master was awesome where do i say so | shout out to our host | kudos to the staff | let your boss know our host was great | bad service`,
};
