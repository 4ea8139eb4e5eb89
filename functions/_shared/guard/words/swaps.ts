/**
 * Things of which only one can be so, in phrases: bars part them, commas part the ways to say one of them. A sentence that has one where
 * the nearest sentence of the venue has another says otherwise. A table: add words freely, and name no venue.
 */
export const alternatives: readonly string[] = [
  // Ways and places
  'walk north, head north, go north, continue north | walk south, head south, go south, continue south | walk east, head east, go east, continue east | walk west, head west, go west, continue west',
  'turn left, left on, left onto, to the left, on the left, your left | turn right, right on, right onto, to the right, on the right, your right',
  'ground floor, street level, 1 floor | second floor, third floor, upstairs, basement, downstairs, top floor',
  'indoor | outdoor, outdoors',
  'street door, front door | back door, side door, rear entrance',
  'closer, nearer, closest, nearest | farther, further, farthest',
  'smooth, flat floor, even floor, level floor | uneven, bumpy, cobble',
  'portable | permanent, built in, fixed',
  // Work
  'full time | part time',
  'evening shift, evening work | morning shift, day shift, night shift',
  'paid shift, paid evening, be paid | unpaid, without pay, volunteer basis',
  // The game
  'side by side, start together, begin together | separate cell, separate room, separately, apart, 2 cell, different cell, different room',
  'lose time, cost time, cost you time, lose minute | game end, game be over, end the game, lose the game',
  'near the end, toward the end, at the end, end of the game | near the start, at the start, at the beginning, in the beginning, halfway',
  'invented, made up, fictional | real people, true story, actual people, real person',
  'water base, water based | oil base, oil based, dry ice',
  'scented | unscented',
  'low light, dim | bright light, brightly lit',
  'slowly, slow | rapidly, fast, quick, quickly',
  'stand, standing, on your feet | sit, seated, sitting down',
  'handwriting, handwritten, by hand | typed, printed text, printed clue',
  'numbered, by number | by color, colored pin',
  'medium | easy, hard, expert',
  // Money and cards
  'voucher, store credit, credit note | refund, full refund, money back',
  'by mail, by post, in the mail, by letter | by email, to their inbox, inbox',
  'by text, text message, by sms | by email',
  'stays on the card, stay on it, remain on the card | lost, forfeit, forfeited, expires',
  'buyer | recipient, receiver',
  'per person, a head, each person | per team, per group, per booking',
  'optional | mandatory, required, compulsory',
  'business day | calendar day',
  // Time
  'all night, 24 hour, around the clock | close at midnight, midnight',
  'add the missing minute, add the minute, make up the minute, extend, longer | shorter, short',
  'weekly | monthly | yearly, annually | daily',
  // More and less
  'cheaper | dearer, more expensive, pricier',
  'easier, easiest, quieter, quietest, calmer | busier, busiest, harder, hardest, fill up first, book up first, most crowded',
  'longest | shortest',
  'fastest | slowest',
  'darker, darkest | brighter, brightest',
  // People
  'parent, guardian, legal guardian | uncle, aunt, grandparent, grandmother, grandfather, teacher, coach, babysitter, sibling',
  'private, privately | shared, public',
  // Keeping
  'delete, deleted, gone | kept forever, stored forever, never deleted, keep it forever, archive',
  'encrypted | unencrypted',
  'never see, never receive, do not see | saved, save, store, kept on file, keep on file',
  'front desk, wait at the desk, keep at the desk | donate, donated, thrown away, throw away, discard, throw out',
  'buyer email, email address of the buyer, buyer email address | order number, receipt, confirmation number, serial number',
  'you choose, you decide, you pick, choose at, you split | we decide, host decide, host assign, we assign, random, randomly, we choose, draw lot, draw straws, host pick',
  'ring the bell, ring the doorbell | keypad, door code, knock, walk right in, door be open',
  'camera, cameras | one way mirror, window, microphone, peephole',
  'when you book, at checkout, when you pay, entered when | at the desk, on arrival, at the door, afterwards, after booking',
  'new tab | same tab, same page, new window',
  'blunt, prop | sharp, real blade',
  'if you ask, on request, if you want, if you like | automatically, by default, always on',
  'each year, every year | every other year',
  'pays for it, pay for it | insurance, we cover, deposit',
  'plain english | translated, other language',
  'button | key, lever, rope, keycard, password',
  'everybody, everyone | only the winner, the winner, the fastest team',
  'team name, team names | real name, first name, last name, full name',
  'photo, photos | video, recording',
  'paper, printed | tablet, screen, app',
  // Colors
  'red | green | blue | yellow | orange | purple | white | pink',
];
