import type { Phrasings } from './phrasings.ts';

/** What families asked that nobody has written down, and everyday things in words that were not known yet. */
export const heardFamiliesPlain: Phrasings = {
  unknown: `do you do scout badges | do you have a program for cub scouts | is there a scout program | do the cub scouts get something for it | can a hearing dog come along
    | can my sister see the room before she plays | she is autistic and needs to see the room first | is there a preview of the room
    | can we look at the room before we decide | do you handcuff us | do we wear handcuffs | do the metered spots on the street cost on sundays
    | is street parking free on sundays | how long can i park at a meter | are the meters free after <time> | is there disabled parking | and parking for the disabled
    | are there any bad words | is there any swearing in the game | is there adult stuff in the game | are there swear words | can we swap in another kid for one who is ill
    | can we swap one kid for another today | can a different child come instead | may somebody else take the place of one of us | i get motion sick
    | i get motion sickness in cars | is it cold in there | how warm is it inside | do i need to bring the confirmation mail | must i show the confirmation
    | do i need a printout of the booking | where do i show the tickets | where do we show our tickets at the door | are the kids supervised while they wait for wave <n>
    | who watches the waiting kids | can kids under <n> be left alone in the lobby | may my kid wait alone in the lobby | is it noisy in the lobby
    | can kids bring flashlights | may we bring our own flashlight | will kids learn anything | is it educational | what do kids learn from it for homeschool
    | do you do snow day deals | do they give you a radio to talk to the game master | how do we talk to the game master | is there a walkie talkie
    | are hints given over a speaker or in person | how do the hints reach us | do we get a screen for hints | how fast do you reply to a quote
    | how quickly do i get a quote back | when will i hear back about the quote | which room got the best reviews per room | do you have a separate reviews for each room
    | does someone from staff go in with the kids | do hints lower our rank | do you do badges for girl scouts | can i see the room first`,
  'page/legal/conduct/treat-hosts-and-other-guests': `what if my kid misbehaves at the party`,
  'date-night': `girlfriend and i keep bickering would this ruin us | will we fight in there as a couple | is it bad for a couple that argues
    | do couples break up over this`,
  'faq/hints': `how does the game master know we are stuck | what if my kids get stuck in there`,
  'page/date-night/evening/when-the-clock-stops-the-photo': `is a photo taken at the end of a normal game`,
  fail: `will they see the end if they do not make it`,
  'page/birthday-parties/ages/from-up-they-may-play': `where do parents wait during the party | can parents sit in the lobby during the party for free
    | where do the parents sit | is there a chair for me while they play | do i sit in the lobby while the kids play | do parents who wait in the lobby pay
    | what do parents do while the kids play`,
  watch: `do you charge for people who only sit in the lobby | do lobby sitters pay | is it free to wait in the lobby | does it cost anything to sit and wait
    | do people who come along but do not play pay`,
  adults: `do i have to be there at all for my teenager | do i have to pay if i only sit in the room | if i just stand there with them do i pay
    | is it ok if i am in the room but do not help them | do i need a ticket if i do not help | one adult enough for a <age> and a <age>
    | my son is <n> his cousin <n> one adult enough`,
  'finish-time': `what is the earliest weekday slot to be home by <time> | it is a school night we have to be home by <time> | which slot gets the kids home by <time>
    | when do we have to start to be home by <time> on a school night`,
  'faq/locked-in': `power cut what happens with the doors | what happens with the doors in a power cut | do the doors open if the power goes
    | if the electricity fails are we stuck | doors when the lights go out`,
  'room/thai-prison/are-we-really-locked-in-the-cells': `even in the cells | are the cell doors locked too | and the cells | is the gate of the cell locked`,
  capacity: `how many kids at a time | how many children can go at once | how many kids at once`,
  recommend: `which room is better for a fussy <age> | do you have a room without dark stuff for a nervous <age> | my <age> loves puzzles but reads slow is it too hard
    | too hard for a slow reader of <n> which room`,
  rooms: `can i see pictures of the rooms before we go | where are the pictures of the rooms | do you have photos of the rooms | show me what the rooms look like`,
  'faq/waiver': `teenager 15 wants to come with friends what are the rules`,
  scary: `whats the worst bit | what is the worst part of it | what is the scariest moment`,
  'birthday-time': `can we book for next <day> party now | do you have a party on <day> in the morning`,
  'arrive-early': `when should we come for a <time> | what time do we come for a <time> game`,
  'page/birthday-parties/food/pizza-can-be-delivered-to': `can we get pizza delivered for the kids`,
  'off-topic': `tell me what <n>% of <n> is | what is <n> percent of <n>`,
  price: `is it the same price for kids too | do kids cost the same | so <n> each for kids too | price for <n> kids + me`,
};
