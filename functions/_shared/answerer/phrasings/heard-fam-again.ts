import type { Phrasings } from './phrasings.ts';

/** More words for what families asked: jobs for teens, stations, busy days, photos, rooms of old, and who is with the kids. */
export const heardFamiliesAgain: Phrasings = {
  'careers-age': `my <age> is looking for a weekend job with you | <age> looking for work at your place | my <age> would like a job at yours
    | is <age> too young to work for you | can teenagers work there | my teenager wants a job`,
  'faq/transit': `station at <n>th street how many minutes on foot | how many minutes on foot from the station | which stop do we get off at
    | how long from the station with kids | nearest train stop and how far`,
  'page/birthday-parties/what-you-get/a-host-from-hello-to': `who is with the kids during the game | who stays with the children while they play
    | is somebody from you with them in the party | who minds the kids in the game | will someone guide the kids`,
  'busy-times': `when is your slow season | when is low season | which months are slow | which days are you swamped | when are you slammed | which days are jam packed
    | what are your peak times | is saturday evening full | when do most people come | is it rammed on weekends`,
  'post/holiday-season-gifts-and-group-nights/what-to-book-early/two-weeks-ahead-is-comfortable': `should we book early for <day> | how early should i book for <day>
    | do i have to book far ahead for <day> | is <day> gone quickly | do slots around <day> go fast`,
  'team-photo': `will you email us our picture | will you send us the picture | can you send our team picture | do you mail the photo to us | when will our picture be sent
    | i would like a copy of our photo | how can we have the photo`,
  'page/birthday-parties/what-you-get/a-photo-of-each-team': `what happens with the kids photo afterwards | who gets to see the kids photo
    | where does the photo of the party go`,
  physical: `a very tall guy and a big guy is that ok in the prison | one of us is huge can he do it | tall and heavy men in <room> | must my mute son speak in the game
    | can a child who does not talk take part | do you have to talk a lot in there | my son stutters is that a problem | bad hips here`,
  unknown: `can we swap in another kid | can another child take his place | can i swap one guest for another | i get carsick easily is that a problem
    | who minds the kids that wait for their turn | who is with the waiting kids | how do i talk to the game master inside | is there swearing or dirty stuff
    | anything dirty or rude in the game`,
  'faq/what-happened-to-alice': `were there other rooms before | what rooms did you have in the past | have you closed any rooms | did there use to be another room
    | is there a room you no longer have | which rooms are gone | what was your old room`,
  'gift-party': `can i put it toward a birthday party package | can i use it for a birthday party | does it work for the party package too`,
  'page/birthday-parties/questions/how-do-i-know-how-many-guests-will-really-come': `if someone cancels last minute on the party do we pay less
    | a guest drops out of the party do we pay less | do we pay for kids who do not show up at the party`,
  'page/birthday-parties/schedule/the-game': `how do you stop the loud one from hogging everything | what if one kid takes over the game
    | what about quiet kids when one does it all | one child always bosses the others around | will the shy ones get a turn`,
  duration: `how long should i plan from arrival to leaving`,
  'faq/food-and-alcohol': `is there any wine included | is a glass of wine included like in the picture | is champagne part of it`,
  'faq/first-time': `are we hopeless vs pros | do we stand a chance against pros | beginners against pros`,
  'page/birthday-parties/schedule/the-doors-open-for-you': `may i bring the cake an hour early | can we come an hour before to decorate the table
    | can i set things up an hour before the party`,
  'finish-time': `home by <time> on a weeknight latest start | whats the latest start to be home by <time> | latest start if we must be home by <time>`,
  availability: `whats the latest we can start on a weeknight | latest start on a weekday evening`,
  watch: `are kids under <n> allowed to watch | can the little one watch from outside`,
  adults: `do i have to go in with my <age> and her friend | must i go in with my <age> or can i sit outside | can i stay outside while my <age> plays
    | do i need to be inside with a <age>`,
  ages: `what about if one is <age> | one of the group is <age> is that ok`,
  'page/corporate-booking/debrief/we-keep-it-friendly-and': `will my manager get told who was useless | does the boss learn who did badly
    | do you tell our manager how we did`,
  'page/gift-cards/who-it-suits/the-couple': `can two people use the voucher on a <day> | is a gift card for two good on a weekend`,
  'room/jack-the-ripper/story/hale-did-his-thinking-on': `what is that red thread | what is inside the bag of the doctor | what do the letters on the wall mean`,
  'room/thai-prison/story/you-landed-in-bangkok-with': `who was the last prisoner | who sat in the cell before us | who is the last tenant`,
  'room/jack-the-ripper/story/london-november-nobody-has-seen': `where did the detective go | who vanished in the ripper room | what happened to hale`,
  'post/site-feedback-poll/pick-one-of-four/choose-a-line-and-press': `i want to comment on the website | i have an opinion about your site
    | where do i tell you about the new website`,
  'birthday-lead': `soonest date for a birthday | earliest date for a party | how quickly can you host a party`,
  'birthday-food': `what is the food situation for parties | how is food handled at a party | what about food at the party | and what do we need to bring
    | what do we have to bring for the birthday | and what should the party bring | what do we bring to the party ourselves`,
  loud: `anything in <room> that is really loud | is there something really loud in there | what is the loudest thing in there | my son covers his ears is anything loud
    | does anything bang in <room> | how noisy does it get for a sensitive child`,
  recommend: `do u have a room without dark stuff for a nervous <age> | is there a room for a kid who fears the dark`,
};
