import type { Phrasings } from './phrasings.ts';

/** Ways people ask about data, cookies, terms and the accessibility of the site itself. */
export const legalPhrasings: Phrasings = {
  privacy: `what do you do with my data | privacy policy | do you store my data | is my information safe | do you track me | what information do you collect about me
    | data protection | personal data | do you share my information | will i get spam | will you spam me | marketing emails | are there trackers on this site
    | google analytics | do you use analytics | do you profile visitors | is this site tracking me | third party trackers | is the website safe to use | ccpa | gdpr | data policy
    | how do you handle personal information | what happens to my personal details | do you give data to others | facebook pixel | visitor statistics`,
  'page/legal/cookies/intro': `what is stored in my browser | do you use cookies | do you use tracking cookies | cookies | what do cookies do here | local storage | browser storage
    | what gets saved on my computer | does the site save anything on my phone | third party cookies | cookie policy | list of cookies | do i have to accept cookies
    | are there advertising cookies | what cookies do you use | which cookies do you set`,
  'page/legal/accessibility-gaps/the-way-around-it': `can i book by phone instead of online | the booking page does not work with my screen reader | book by phone same price
    | i can not use the booking calendar | is booking by phone the same price | does it cost more to book by phone | alternative to online booking
    | my screen reader can not read the calendar | my grandmother can not use the website can she call to book | i am blind how do i book | book by email instead of online
    | other way to book than the calendar | can i cancel by phone instead of online | i am not online can i book by phone`,
  terms: `terms of service | terms and conditions | legal terms | where are your terms | fine print | what am i agreeing to | agreement | what do i agree to by booking
    | do the terms apply to my friends too | contract | who is bound by the terms | conditions of use | t and c | user agreement | legal stuff | legal notice | imprint
    | read the terms | are your terms online | is there a legal page | where can i read the fine print | read the fine print | legal fine print`,
  'page/legal/privacy/delivering-a-page': `do you log my ip address | ip address | server logs | how long do you keep logs | do you recognize me when i return to the site`,
  'page/legal/privacy/booking': `is it safe to enter my card | is my credit card safe | do you store my card number | do you see my card number | who processes the payment
    | is online payment secure | who runs the booking site | who handles my payment data | does the booking company get my data | is the checkout encrypted
    | privacy policy of the booking provider`,
  'page/legal/privacy/what-the-chat-keeps': `how long do you keep this chat | is this conversation stored | who reads this chat | do you save what i type here | is the chat recorded | are my chat messages kept
    | do you delete the chat | can staff see this conversation`,
  'page/legal/privacy/the-chat': `where do my chat messages go | does an ai company read this | which company runs this chatbot | is my chat sent to anybody else`,
  'page/legal/privacy/applications': `what happens to my application data | do you delete applications`,
  'page/legal/privacy/writing-or-calling': `how long do you keep my emails | do you keep my messages | do you keep what i write to you | is this chat saved | do you store our conversation
    | do you note my call | how long are messages kept`,
  'page/legal/privacy/waivers': `how long do you keep the waivers | who sees my waiver | what do you do with the signed forms | is the signed waiver stored | who reads the waivers
    | what happens to the waivers afterward | what happens to my signed waiver | do you throw the waivers away | how long is my waiver kept`,
  'page/legal/privacy/leaderboard': `take us off the leaderboard | remove our team name from the leaderboard | does the leaderboard show my name | what is shown publicly on the leaderboard
    | i do not want my name on the board | is my name public | hide our time | delete our team from the hall of fame | can my kid's name appear on the leaderboard
    | do you publish surnames | anonymous on the leaderboard | opt out of the leaderboard | wrong team name on the board | can i be removed from the leaderboard
    | take our team off the board | i do not want our team name on your board | our name on your board | keep us off the board | take my team off the leaderboard
    | please take my team off | remove my team from the leaderboard | my team should not be on the leaderboard`,
  'page/legal/privacy/photos': `do you publish our photos | will you post pictures of my child | do you post photos of kids | please do not post our picture
    | use our photo for advertising | will our photo be on your website | take down our photo | photo consent | consent for pictures of minors
    | do you put the team photo on facebook | is our photo made public | i do not want my kid's face online | are photos of my kids published | to whom do the pictures belong
    | are pictures of us put online | will pictures of my kids end up on your instagram | pictures of us end up on instagram | end up on facebook | our faces on your social media
    | post our faces online`,
  'page/legal/privacy/your-say': `delete everything you have on me | erase my data | how do i get my data deleted | what do you have on file about me | see my data | copy of my data
    | correct my data | request my data | remove my personal information | who do i ask about my data | i want my information removed from your system | data deletion request
    | do you sell data | delete my data | do you sell my data | wipe my information | wipe my data from your system | remove me from your system`,
  'page/legal/cookies/accept-all-in-the-cookie': `what does accept all do | what does learn more do | i clicked accept all can i undo it | withdraw my cookie consent | how do i clear the cookies
    | how to delete cookies | revoke consent | reset the cookie notice | decline cookies | reject cookies | what if i do not accept the cookies`,
  'page/legal/cookies/your-answer-to-the-cookie-notice-as-cookie-consent': `what is cookie_consent | how long is my cookie answer kept | why does the cookie notice come back
    | cookie banner keeps popping up | how long do you remember my consent`,
  'page/legal/cookies/which-promo-banners-you-closed-as-promo-dismissed-and-a-number': `what is promo_dismissed | the banner is gone how do i get it back | i closed the banner
    | do you remember that i closed the promo banner | why does the banner not show any more`,
  'page/legal/terms/booking-and-payment-happen-on': `whose terms count when i book | does the booking provider have its own terms | is the booking site yours | why does booking open another site
    | why am i sent to a different website to pay | booking opens in a new tab | is the external booking page trustworthy | is it a third party who sells the tickets
    | which company runs your booking | why does it send me to another site to pay | sends me to another site | taken to a different site to pay | redirected to another website
    | why does a new tab open when i book`,
  'page/legal/accessibility/intro': `wcag | web accessibility | does the site work with a keyboard | does the site work with a screen reader | accessibility statement
    | can i zoom the website | accessibility standard of the site | is the site tested for accessibility | does your website meet accessibility standards`,
  'page/legal/accessibility/if-something-gets-in-your': `report an accessibility problem | something on the site does not work for me | a barrier on your website | i found an accessibility bug
    | whom do i tell about an accessibility problem | i could not read a page on your site | your website is hard to use with my disability`,
  'page/legal/accessibility-gaps/the-booking-calendar-belongs-to': `is the booking calendar accessible | does the calendar work with a keyboard | can a blind person use the booking page
    | booking calendar screen reader | who built the booking calendar | is the booking page accessible | known accessibility issues`,
  'page/legal/accessibility-gaps/the-short-films-on-room': `do your videos have captions | do the films have sound | no sound in the video | is there a description of the videos | stop the moving videos
    | animations make me dizzy | reduced motion | turn off animations | the clips on the room pages have no audio`,
  'page/legal/accessibility-gaps/maps-and-our-profiles-on': `are the maps accessible | is your facebook page accessible | why does the map open on another site | do outside sites meet the standard`,
};
