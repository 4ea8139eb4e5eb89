import type { Phrasings } from './phrasings.ts';

/** More of how groups and people with a complaint put things, and what nobody's notes hold. */
export const heardGroupsMore: Phrasings = {
  wear: `what do i tell my team to put on their feet | which shoes should we wear | are heels ok | sneakers or sandals | do we need flat shoes
    | what footwear | can i come in high heels | shoes for the game | what should people have on their feet`,
  access: `how do people on crutches manage | hen do with one bride in a cast up to her knee | one of us has a leg in a cast
    | a friend with a broken leg wants to play | she wears a knee brace can she play | someone with a boot on her foot
    | sprained ankle can she still play | my foot is in a cast | can he play with a leg cast`,
  seating: `where could she sit in <room> | is there a seat for her in <room> | somewhere to sit down in the room when you get tired
    | can he rest during the game | a place to rest in <room> | gets tired where could he sit | uses a cane and gets tired where could she sit`,
  difficulty: `what is the longest sum | i am rubbish at maths | are there sums to do | how much math is in it | do we have to calculate a lot
    | is there a lot of arithmetic | i am bad at math is that a problem | is it numbers heavy`,
  'room/thai-prison/story/this-is-our-room-for': `will half of us be bored with <n> people | is it boring for a big group
    | does everyone get to do something with <n> of us | is there stuff for all of us to do | do two people solve everything while the rest watch
    | will some of us have nothing to do | with ten people does everybody get something to do | is there enough to do for a big team
    | will anyone be bored in a big team | will everybody be involved | do some people just watch in a big group`,
  'page/gift-cards/questions/can-i-get-my-money-back': `can i get cash for the <n> dollars left on my card | pay out the rest of my card
    | turn the balance into cash | can i cash out a gift card | get the remainder as money | swap my gift card for cash`,
  'page/legal/gift-cards/a-gift-card-is-delivered': `whats the catch with the gift cards | are there hidden fees on gift cards
    | do gift cards lose value over time | is there a fee for a gift card | any charge for not using a gift card
    | is there small print on the gift cards`,
  'page/gift-cards/questions/is-there-a-physical-card': `can i get it gift wrapped | do you gift wrap | does it come in a nice envelope
    | is there something to unwrap | something to put under the tree | do you sell a card in a box | can i hand over something real`,
  'review-write': `you moved our time without asking | i want it sorted | you changed our slot without telling us
    | your staff spoiled the ending for us | this is ridiculous | your host gave away the ending | i tripped in your alley
    | i hurt myself in your room who do i talk to | i fell in the room | i got injured at your place | i want to report an accident | i am furious
    | sort this out | you lost our booking | you gave our slot away | the host told us the answer | nobody listened to us`,
  'birthday-split': `how many rooms is that for the party | how many rooms do <n> kids need | do we get two rooms for the <n> party
    | how many rooms for a party of <n> | is the <n> party in one room`,
  'faq/late-arrival': `half our team arrives <n> minutes after the others | some of us come later | one of us will join later
    | can you start without the others | two people are running behind | can latecomers join | part of the group is delayed
    | what if not all of us are there at the start`,
  recommend: `we want it light and bright | something bright and not scary for us | anything easygoing for a hungover group
    | something gentle for tired people | anything for lads who are hungover`,
  contact: `i can not open my confirmation | my confirmation went to an old e-mail | i lost access to the e-mail i booked with
    | booked under my work e-mail and left that job | can not get into the e-mail with my booking`,
  'page/legal/privacy/what-the-chat-keeps': `can your staff see what i am typing | does somebody read my messages here | is this chat private
    | do you store this chat | are my messages saved | who can see what i write here`,
  identity: `do you use ai | is ai used here | are you using artificial intelligence | is an ai answering me | do you use chatgpt for this`,
  'page/legal/terms/booking-and-payment-happen-on': `can the booking company have different rules than you | whose terms count
    | are there two sets of terms | does the booking provider have its own terms | which rules count yours or the booking site's`,
  'page/legal/conduct/treat-hosts-and-other-guests': `can a rowdy guy be removed | do you throw people out | would you kick somebody out
    | can you remove a guest who misbehaves | what if one of the group is aggressive | when does a host end the game for somebody
    | are rowdy people sent away`,
  'page/legal/conduct/nobody-plays-drunk-or-under': `what do you do about drugs | is weed ok before the game | what if someone is high
    | can we come stoned | somebody took something may he play | are drugs allowed`,
  'page/legal/promo-codes/one-code-per-booking-entered': `does a promo code need entering at the time or can i add it later
    | i forgot to enter my promo code | can a code be added after booking | use a promo code afterwards | can i use two codes at once
    | apply a code to a booking i already made | stack promo codes`,
  'page/legal/promo-codes/a-gift-card-may-pay': `can i use a promo code and a gift card together | combine a gift card with a promo code
    | does a code work on top of a gift card | gift card plus promo code`,
  'faq/private-games': `i am shy would we be only with our friends | is it only us in there or also people we do not know`,
  'off-topic': `weather tomorrow | what is the weather on <day> | will it rain on <day>`,
  'finish-time': `could we do <room> then <room> straight after each other | when would we finish if we do both rooms from <time>
    | we do both games from <time> when are we done | how late on <day> can we begin and still be done when you close
    | what is the latest we can begin and be finished before closing`,
  'faq/same-day': `are walk ins ok at <time> on a <day> | do you do walk ins or is it booking only | can we just turn up | is it booking only
    | are walk ins welcome | do we need a booking or can we just come`,
  payment: `website charged me but shows no game | money is gone but i got nothing | my card was charged and there is no booking
    | i paid but there is no booking under my name | the payment went through but we have no slot`,
  'room-aspect': `which one has more reading | which room needs more teamwork | which one needs more communication | which room has more talking
    | which is more about searching | which room has more math | which room has more to read | which one needs more talking
    | which is more of a thinking game | which room is more hands on | which of the two has the most sums | where is there more reading`,
  unknown: `are the locks digital | are the locks mechanical | is it all padlocks or electronics | how does the game master talk to us during the game
    | how tall can you be to fit | is the ceiling low | is it a problem to be over two meters tall | misspelled the name on the gift card
    | wrong spelling on the gift card | do all locks use keys and padlocks or is there tech stuff too | are the locks electronic
    | is it keys or electronics | is there high tech stuff in the rooms | are there touch screens | are the puzzles electronic
    | are hints given over a speaker or in person | how do the hints reach us | is there a screen for hints
    | do they give you a radio to talk to the game master | do we get a walkie talkie | is the hint spoken or written
    | does somebody walk in to give a hint | how do we call the game master during the game | is there a button to ask for a hint
    | typo in the gift card message can you fix it | i gave a gift card with a typo in the message | there is a typo on the gift card
    | the name on the gift card is wrong | can you correct the message on a gift card | change the message of a gift card that is sent
    | will my very tall mate bang his head | is there enough headroom for a tall man | too tall for the room | how low are the doorways
    | is photo id needed | do you check id at the door | do we need to bring an id | do we need a passport to play | is identification needed
    | i want the photo from our game last week | how do we get our team photo | where is our picture from the game | can you send our photo again
    | do you still have our picture | how long are photos kept | which room got the best reviews | which room has better ratings
    | which room do people rate higher | how fast do you reply to a quote | how long until you send us an offer`,
};
