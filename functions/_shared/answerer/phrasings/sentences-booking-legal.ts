import type { Phrasings } from './phrasings.ts';

/** What people say, imply and ask next about the terms, conduct, privacy, cookies and the accessibility of the site. */
export const legalSentences: Phrasings = {
  terms: `does my whole team have to accept your rules or only me | i book so do i accept for the others | must i tell my friends what they agree to | am i bound by clicking pay
    | who is the contract with | which company am i dealing with by law | the legal name of the firm | what did i agree to | when was that page last changed
    | is it an old version of the rules | since when do these rules count | is there a lawyer version | link to the small print | and the small print | legal page where
    | do they apply to gift cards too | can i read what i sign up for`,
  'page/legal/terms/booking-and-payment-happen-on': `two sets of rules which wins | if the booking site says something else whose word counts
    | do your rules take away my consumer rights | what about rights i have by law | does the law beat your rules | who is the outfit behind the booking window
    | is that other site yours | the address in the bar is not yours anymore when i pay | the window with my card is from someone else | is the page that takes my card a scam
    | looks like phishing when i pay | which firm handles the reservation`,
  'page/legal/booking/offers-for-groups-and-companies': `we said yes by mail is that it | when is the deal with our company sealed
    | is a handshake on the phone enough for our group offer | do you stand by the offer you mailed our group | does a mail count as writing
    | can either side still pull out of the group offer`,
  'page/legal/booking/each-game-is-private-we': `where do your terms say that nobody gets added | is the no strangers thing in writing`,
  conduct: `what is a no go in there | anything we must not do | may we lean on the walls | can we open up the ceiling | are we allowed to move the desk
    | do we look behind the pictures | may kids yell in there | can we draw on stuff | what about tools of our own | do you have a list of dos
    | what should my class know about manners | how rough may we be with the props | and the rules | rules too | what is off limits | off limits`,
  'page/legal/conduct/treat-hosts-and-other-guests': `my stepdad has a temper what if he explodes at the host | my teen mouths off | what if one of us shoves the host
    | can a host stop the hour | who decides that it is over for us | if he is sent out do the rest play on | is the money gone if you send one of us out
    | our friend was sent out and lost his fee | do you put up with insults | somebody in the lobby bothered my daughter | a guest was nasty to us
    | what do you do about creeps in the lobby | are your hosts protected from drunk idiots | and if someone misbehaves`,
  'page/legal/conduct/nobody-plays-drunk-or-under': `we come from a wedding with open bar | two mimosas at brunch first | a joint before | we are on edibles | he has had a few
    | my uncle smells of whiskey always | do you smell our breath | can i bring my concealed carry | i carry for work | off duty cop with his gun | my pepper spray
    | pocket knife on my key ring | toy sword of my costume | candles inside the room | lighter in my pocket | vape in the room | cigarette in the room
    | sparkler for her birthday in the room`,
  'page/legal/conduct/nothing-in-our-rooms-needs': `i am strong and clumsy | what if a chair collapses under me | my boy pulls everything | a knob came off
    | do you send a bill afterward for what we broke | is there a deductible | what does a smashed lantern cost | do you keep my card for damages
    | does wear and tear count against us | it was broken before we touched it | we get blamed for a crack that was there | should we shake it if it does not open | is yanking ok
    | when it does not budge do we push harder | may we pry | can something be picked with a hairpin | if the host told us not to and we did`,
  'faq/phones-and-photos': `may i record the sound for my podcast | can i film for my channel inside | a body cam | smart glasses with a camera
    | my insulin pump talks to my phone is that filming | can i keep a voice memo running | streaming from the room | go live from the room | gopro on my head
    | why are pictures banned inside`,
  cameras: `is there a camera on us | does the host say that we are filmed | are we told about the lens | are there lenses in the ceiling | where is the eye that sees us
    | is somebody looking at us all the time | is it live or taped | do you tape us | do you keep the tape | i feel spied on | is it for safety or for fun`,
  'page/legal/conduct/keep-an-eye-on-your': `are the hooks watched | is there a lock on the closet | do you answer for my camera | if it vanishes from the lobby
    | valuables in the lobby at my own risk | is it safe to leave my bike helmet`,
  'faq/waiver': `do seventeen year olds sign on their own | may an aunt sign for her niece | can the coach sign for the team | is a grandfather allowed to sign
    | does a stepdad count as guardian | a nanny can not sign right | my kids friend comes without his mother who signs | is a text from the mother enough | does a baby need one
    | sign at home or there`,
  'page/legal/minors/tell-us-beforehand-about-anything': `my son faints sometimes do you want to know | he has night terrors is that worth saying
    | i wear a heart monitor whom do i tell | my daughter had a seizure last year is it good to mention | diabetic and may need a pause do i say it before
    | tell you ahead about my condition`,
  'page/legal/minors/nobody-is-locked-in-the': `does the host point out each exit | are all exits shown to us first | do you show us how to get out in a fire`,
  'page/legal/accessibility/intro': `who tests your pages for blind people | which standard do you aim at | double a or triple a | how did you test it
    | since when is that statement there | date of the statement | does it hold at four hundred percent zoom | can i use it with only the tab key
    | does voice control work on your pages | i use a switch device | does it work with jaws | nvda user here | i read with voiceover | talkback | high contrast mode
    | dark mode only or light too | dyslexia font`,
  'page/legal/accessibility/if-something-gets-in-your': `i got stuck on your page with my keyboard | the menu does not read out | a picture has no description
    | the button has no name in my reader | text too small and nothing helps | i can not close the popup with my keyboard | the chat box is not readable with my reader
    | is there another way to get the same information | read the page to me by phone`,
  'page/legal/accessibility-gaps/the-booking-calendar-belongs-to': `why is the calendar so hard with my reader | my keyboard gets stuck in the calendar
    | the calendar ignores the arrow keys | is that calendar made by you | can you fix the calendar for blind people | what is not accessible on your site
    | which parts of the site do not meet the standard | gaps you know of`,
  'page/legal/accessibility-gaps/the-way-around-it': `i can not see the calendar may i phone it in | do i pay more when i phone it in | do i get the same times by phone as online
    | is the choice the same by mail | book by voice | my hands do not do mouse so who books for me | can my request go by mail rather than through that calendar`,
  'page/legal/accessibility-gaps/the-short-films-on-room': `is there talking in the little films | i am deaf do i miss something in the films
    | what is on the films for someone who can not see | do they stop when i have motion off | the moving pictures make me sick can they stand still
    | are the films needed to understand the room`,
  'page/legal/accessibility-gaps/maps-and-our-profiles-on': `does the map meet the standard | the map does nothing with my reader | is your insta page readable for the blind`,
  'page/legal/privacy/intro': `do i have to log in anywhere here | are there ads here | do you load stuff from google here | do you use google fonts
    | is there a tracker in these pages | do you count visitors | do you know how often i was here | does facebook see that i am on your page | do my clicks get sold
    | do you run statistics | does this page call home | is there a like button that spies | do you do retargeting | will i see your ads everywhere after this
    | do i need a profile | is there a member area | i use a blocker is there anything to block`,
  privacy: `what do you know about us | does your website spy on me | who sees what i do here | do you hand my stuff to the police | is my mail sold on
    | will my phone number end up with telemarketers | how careful are you with kids data | what about our personal stuff | data then | what is stored about me
    | for how long do you store things | do you keep my birthday | do you keep addresses | is my info with a company in another country`,
  'page/legal/privacy/delivering-a-page': `does your server write down my number on the net | do you see my ip | do you see from which town i come
    | can you see which device i use | do you block attackers | how long are the logs there | does the host of your site keep something`,
  'page/legal/privacy/booking': `who sees my visa number | do you ever see all the digits | who keeps my name after i reserve | does the provider get my mail too
    | which rules protect my card data | do i trust you or the provider with my card | is my card kept for next time | will you keep my card on file for later
    | what do you receive when i reserve
    | will you hang on to my card details | do you hold on to card details after we paid | are my card details thrown away after booking`,
  'page/legal/privacy/the-chat': `where does this text go when i press send | does a big ai firm get what i type | is openai reading this | who else processes my words
    | do you send along which page i am on | do i have to use you or can i just call | does the bot tell others what i asked | is my name attached to this chat`,
  'page/legal/privacy/what-the-chat-keeps': `when is this talk erased | ninety days or longer | do you black out numbers | i just typed my social by mistake
    | oops i typed my card here | do hosts read these talks | do they use my words to train it | is the thumbs down kept | does my rating stay | how long is a chat around`,
  'page/legal/privacy/messages-left-in-the-chat': `i left my number for a callback how long do you have it | what happens to the note i left for the team
    | is my name kept when i leave a message | who sees the message i left | will my number be wiped after the callback | how long is a left message stored`,
  'page/legal/privacy/writing-or-calling': `do you record calls | is this call recorded | do you keep old mails | i want my mails gone | for how long is a complaint by mail kept
    | do you keep voicemails`,
  'page/legal/privacy/waivers': `where do the signed papers go | how long is my sons form in your files | who may look at our forms | do you shred them | is my signature safe
    | do you scan the papers | are the forms locked away`,
  'page/legal/privacy/photos': `who owns the team picture | i am in hiding please no picture of us | my pupils may not appear anywhere | will the picture of my daughter go online
    | do all of us have to agree before you post it | one of us says no to the picture | may you use my face in an ad | i saw my face on your page | foster kids may not be shown
    | take the picture of us down | can the picture go only to me`,
  'page/legal/privacy/applications': `do you keep my cv for later | who reads what applicants send`,
  'page/legal/privacy/your-say': `what have you got on me | i want to see my file | change my address in your records | get rid of all about me | right to be forgotten
    | forget me | i want a copy of everything | who handles data requests | where do i ask to be deleted | do you trade data | do you make money with data
    | my email is wrong in your records`,
  'page/legal/cookies/intro': `what do you leave on my laptop | which little files | do you store four things or more
    | does my work computer keep traces of this | will my wife see that i was here | does anything go back to you | are there cookies from others | private window ok
    | do i leave traces | incognito needed | how do i wipe it all | clear what you stored`,
  'page/legal/cookies/accept-all-in-the-cookie': `that bar at the bottom what if i press the left one | must i press accept | what if i ignore the bar | learn more stores what
    | does closing the bar say yes | i pressed accept by mistake | how do i get the bar back | only necessary ones please | refuse all`,
  'page/legal/cookies/your-answer-to-the-cookie-notice-as-cookie-consent': `the bar comes back each time | why do you ask me again about cookies | where is my yes kept
    | for how long does my yes to cookies hold`,
  'page/legal/cookies/which-promo-banners-you-closed-as-promo-dismissed-and-a-number': `the strip with the offer is gone | i clicked the offer strip away
    | does the strip come again | how does it know that i closed the strip`,
  'page/legal/cookies/a-random-number-for-your-chat-as-chat-session-id': `what is that chat_session_id | does the number of my chat say who i am
    | is my chat number tied to my name | how do you know which messages are mine | where is the chat number kept | when does the chat number go away`,
  'page/legal/cookies/your-running-conversation-as-chat-conversation': `will this be here when i come back <day> | does the talk follow me to the next page | my messages are gone
    | where did our talk go | i closed the tab is the talk lost | how do i wipe this talk | press clear and then what | can my kid see what i typed on the same laptop
    | does a second tab show the same talk`,
  'page/legal/cookies/your-vote-in-a-poll-as-poll-and-the-name-of-the-poll': `how does it know that i voted | what does the poll leave in my browser
    | is my vote kept on my device | why can i not vote again on this laptop | is my choice stored next to my name | does clearing the browser give me a new vote`,
  'page/legal/cookies/on-the-pages-for-our-staff-only-staff-session-entry-queue-and-last-room': `what is staff_session | what is entry_queue | what is last_room for
    | do i get the staff cookies too | what do your hosts have stored on their tablets`,
  'page/legal/cookies/in-our-lobby-only-leaderboard-tv-boards-and-leaderboard-tv-version': `what is leaderboard_tv_boards | what does the screen in the lobby store
    | leaderboard_tv_version what is that | does the lobby screen go blank without internet`,
  'page/legal/contact/applications': `which mail is for jobs | where do applications go by mail | a separate address for resumes | jobs mail`,
  'faq/food-and-alcohol': `we come from a brewery tour | is a hip flask in my coat a problem | do you breathalyze at the door | can we be turned away for being tipsy
    | we did a wine tasting before is that held against us | bottle of bubbly in my tote for after | may we toast in the lobby | is a thermos of coffee allowed in the lobby`,
};
