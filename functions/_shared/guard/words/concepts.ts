/**
 * Words by which a text speaks of something, in any form of them: `drink` finds drinks and drinking. Commas part them; the longest
 * one that fits wins. A table: add words freely, and name no venue.
 */
export const concepts: Readonly<Record<string, string>> = {
  // Yes and no
  not: `not, no, never, none, nobody, no one, neither, nor, without, nothing, hardly, nowhere, cannot, stay home, stays home, leave at home, forbid, forbidden, prohibit, ban,
    refuse, off limits, at home, outside the room, out of the room, stay outside, leave outside, remain outside, keep outside, left outside, outside please, instead of, rather than, than gore, than blood, lack, stay out, keep out, keep off,
    impossible, unable, decline, ruled out, far from, turn away, no longer, free of`,
  fine: `no trouble, no problem, no worry, not a problem, not a second, do not mind, do not hesitate, do not worry, do not stress, feel free,
    go ahead, fine, okay, ok, welcome, happy to, be our guest, of course, why not, no issue, all right, more than welcome, glad to`,
  unsure: `before you bring, my note, outside what i can, not sure, do not know, do not have information, do not have that, do not have detail, no information, not mention,
    not listed, can not confirm, can not promise, can not say, could not find, can not find, do not see, not certain, unsure,
    not have any information, nothing about, not aware, not in my note, not in the fact, page list, pages list, lists, be listed, written down, do not say, not say, let me check, please ask, best to ask, i would ask,
    check with, confirm with, would have to ask, not specify, not state, not covered, for question, question about, please mention, please tell us, do mention, mention it to us, please call, please contact, get in touch, ask us,
    give us a call, reach out, depend on`,
  neutral: `right at home, feel at home, at home in, you did not invite, you did not bring, you do not need, not only, no matter, no doubt, no later than, no more than, no fewer than, no less than, not just, nothing but,
    not too, not quite, not far, no need to worry, not long, late bar, late night, good job, great job, if not, or not, whether or not, not yet, no way around`,
  idle: 'yes or no, yes or a no, chair of #, wheel chair, treat it as a late cancellation, treat that as a late cancellation, treated as a late cancellation, have bolted his, bolted his, free window, not pay anything now, pay nothing now, not pay anything yet, ticket be sold, no cost in time, step in, step of the stair, each step of, include your, nice touch, finishing touch, personal touch, follow you on camera, walk back out, back out the way, be free all day, cheaper 1, cheaper slot, cheaper session, cheaper evening, only cover game, only covered game, grown up cover, adult cover, parent cover, part of the deal, big deal, on time, stop on time, end on time, start on time, grab a bite, grab dinner, grab lunch, grab a drink, grab a coffee, grab a table, grab something, us included, you included, free all day, free slot, free place, free spot, free evening, free time, free room, in handcuff, every step, step by step, each step, next step, first step, every stair, a lot, lots, lot of, park service, art park, public park, in the park',
  need: `need, must, have to, has to, had to, require, mandatory, obligatory, necessary, compulsory, expect, only people with, only hire, only people who`,
  allow: `allow, possible, may, can, permit, welcome, free to, be free to, able to, could, let`,
  only: 'only, just, solely, exclusively',
  have: 'we host, we hold, we organize, we throw, have, offer, provide, there be, there is, there are, got, feature, sell, run, do, give, get',
  include:
    'cover everyone, cover everybody, rolled in, baked in, built in, folded in, include, comes with, come with, part of, covers, cover, thrown in, throw in, baked into, built into, bundled, already in the price, rolled into, all inclusive, all in price, on the house, on us, complimentary, we provide',
  same: 'same, as much as, full price, like everybody, no different',
  // Things
  alcoholfree: 'alcohol free, dry venue, no alcohol venue',
  promocode: '2 code, # code, both code, several code, promo code, promo codes, code, codes, coupon, discount code',
  combine: 'stack, stacked, combine, combined, 2 code, several code, both code, # code',
  onecode: '1 code, single code, only 1 code, 1 code per, 1 promo code',
  inaccessible: 'inaccessible',
  alcohol: `alcohol, bottle to toast, bottle to share, open a bottle, bottle in the lobby, 1 bottle, a toast, wine, beer, booze, liquor, champagne, prosecco, cocktail, whiskey, spirit, byob, six pack, hard seltzer, cider,
    alcoholic, mimosa, sangria, bubbly, # pack, # pack of beer, bottle of wine, glass of wine, keg`,
  drunk: `drunk, tipsy, intoxicated, buzzed, hungover, few drink, couple of drink, had a drink, had drink, under the influence,
    drinking before, drink before, drink or #, drink or 2, been drinking, drink first, drink in you, drinks in you, drink beforehand, drinks beforehand, pregame, wasted, 1 or # drink`,
  food: `bottle of water, water bottle, bottled water, food, snack, pizza, soda, cake, cupcake, drink, beverage, meal, lunch, dinner, sandwich, chip, catering, popcorn,
    refreshment, candy, ice cream, coffee, fruit, soft drink, water, eat, eating, juice, frosting`,
  serve:
    'serve, sell, pour, sold, on the menu, menu, kitchen, bar on site, cater, order here, throw in, hand out, bake, cook, prepare',
  bring: 'bring, take, carry, bring along, bringing, pack, with you',
  inroom: `in the room, into the room, inside the room, in a room, into a room, inside a room, in your room, into your room,
    during the game, during your game, while you play, while playing, in game, inside, in any room, mid game, in there, in our room,
    into our room, to the room, to your room, to a room`,
  addpeople: 'add people, add player, add more, add guest, add a few, still add',
  play: 'play, game, join, escape',
  always: 'always, any time, anytime, every day, guaranteed, no need to book',
  offered:
    'available, translate, translated, version, offer, provide, clue in, hint in, hints in, clues in, instruction, briefing, bilingual, fluent, staff, our host, run in, play in, give you hint in, given in, speak game master, speak host, speak staff, host speak, we speak, master speak, staff speak, team speak, be in, game in, room in, come in',
  elsewhere: `nearby, next door, minute away, block away, down the street, around the corner, around here, in the neighborhood,
    afterward, across the street, few block, on the street, street around, close by, around it, walk away, bar be`,
  pet: 'pet, dog, cat, puppy, animal, four legged',
  serviceanimal: 'service animal, service dog, guide dog, assistance dog',
  park: 'park, parking, parked, car, vehicle, drive, lot, garage, space out front',
  spots: 'spot, space, spaces for guest',
  free: 'be free to cancel, be free to move, be free to change, be free to reschedule, be free to enter, be free to park, not cost anything, not cost a thing, not cost you anything, no cost, free, be free, free of charge, no charge, complimentary, at no cost, without paying, for free, costs nothing, gratis, be on us',
  paid: 'paid, pay, meter, metered, fee, charge',
  onsite: `own lot, our lot, own, our own, of our own, on site, onsite, behind the building, behind us, out back, private lot,
    next to the building, in front of the building, in front of the door, our garage, reserved, right outside, dedicated, at the door,
    out front, underground`,
  tax: 'tax, sales tax',
  pretax:
    'more for the tax, more for tax, tax come extra, tax be extra, before tax, plus tax, tax come on top, tax be added, tax on top, tax extra, excluding tax, tax not included, tax added',
  taxcharged: 'charge tax, tax apply, tax be charged, pay tax, tax be due, collect tax',
  notax: 'no tax, tax free, tax exempt',
  dearer: 'pay more, cost more, more expensive, higher price, surcharge, extra charge, dearer',
  ontop: 'on top, added, extra, additional, add',
  cheaper: `be cheaper, cost less, costs less, discount, half price, half the price, half the adult price, reduced, cheaper, pay less, percent off, % off, half off, take %, save %, special rate, special price, deal,
    lower rate, better rate, better price, cheaper rate, less each, lower price, save # %, # % less, # % discount, group rate, reduced rate, less than adults, less per person, promotion, coupon, concession, rate for, saves money, save money, 10% off, bargain`,
  freeentry:
    'come in free, go in free, go free, in free, enter free, play free, plays free, free ticket, free entry, for free, get in free, free of charge, free admission, do not pay, no ticket, be free',
  rankedvenue: `biggest escape room, largest escape room, oldest escape room, best escape room in, first escape room, only escape room, award winning, award, number 1 escape room, top rated,
    highest rated, best rated, most popular escape room, largest venue, biggest venue`,
  anyage:
    'whatever their age, whatever your age, regardless of age, at any age, no matter how old, old or young, young or old, kid or adult, adult or child, child or adult, grown up or not',
  ownlot:
    'small lot, large lot, parking lot, own lot, our lot, lot behind, lot of our own, private lot, car park, parking garage of our own',
  meter: 'meter, metered',
  arriveearly:
    'arrive early, come early, arrive ahead, be early, show up early, arrive before, get here early, arrive any earlier, come earlier, arriving early',
  bound: 'handcuff, handcuffed, blindfold, blindfolded, tied up, tie you up, chained, shackle, shackled, cuffed',
  leaveroom:
    'leave the room, leave your room, leave the game, walk out, step out, step outside, go outside, get out of the room, exit the room, leave early, leave mid game',
  anyday: 'any day, every day, on any day, all week, each day',
  somedays:
    'weekday, weekend, weeknight, monday to thursday, friday to sunday, off peak, saturday, on friday, on sunday, fridays and saturdays',
  nopay: 'without payment, without paying, pay later, no payment needed, no payment up front, hold without',
  ownership: 'national chain, franchise, chain of escape, part of a chain, belongs to a, owned by',
  kid: '# year old, kid, child, children, toddler, little one, infant, baby, minor, son, daughter, boy, girl, underage',
  group: '# people, # player, # person, group, team, party, larger group, big group, company, large group',
  adult: `adult, grown up, grownup, parent, guardian, chaperone, supervise, supervision, accompany, accompanied, mom, dad, mother,
    father`,
  alone:
    'alone, on their own, by themselves, unaccompanied, unsupervised, without you, without a parent, drop off, on his own, on her own',
  // The game
  actor: 'actor, live actor, performer, in costume, scare actor, live performer, somebody in costume',
  touch:
    'touch, grab you, grab your, grab player, grab guest, grab anyone, grab anybody, grab people, be grabbed, get grabbed, push you, pull you, physical contact, lay a hand',
  chase: 'chase, hunt you, run after, follows you, jump out',
  lockedin:
    'only open after, only open when, only open once, from the outside, opened from outside, to be let out, let you out, lets you out, release you, unlock the door for you, no other way to open, no other way out, no way to open, only way out, only way to open, only way to leave, stay shut until, stays locked, remains locked, locked in, lock you in, locks you in, locked inside, trapped, locked up, lock behind you, locks behind you, door locks, we lock the door, lock the door, bolted',
  door: 'door, way out, entrance door, entrance',
  locked: 'locked, lock, bolted, shut',
  unlocked: 'unlocked, open, unlock',
  leave:
    'leave, step out, walk out, step outside, go outside, get out, come out, exit, step away, head out, get air, go out',
  untilend:
    'before the hour, until the end, until the hour, before the game be over, until the game be over, until time be up, before the end, before time be up, until the time be up, until the game end, until your time be up, until it be over, until you solve, until you escape',
  anytime:
    'any time, anytime, any moment, whenever, at will, freely, at any point, when you like, when you want, at once, and come back',
  wheelchair: 'wheelchair, wheel chair, wheelchairs, mobility scooter, on wheels, rollator',
  ramp: 'ramp',
  step: 'step, stair, staircase, flight of',
  stepfree: 'step free, no step, barrier free, level access, level entry, stepless',
  groundfloor: 'ground floor, 1 floor, same floor, street level, 1 level, single floor, ground level, all on 1 level',
  upstairs: 'upstairs, downstairs, 2nd floor, second floor, third floor, basement, up a flight, top floor, upper floor',
  accessible: 'accessible, join, fit, can play, take part, participate, get in, get around, reach, play',
  crawl: 'crawl, crawling, on all fours, hands and knees, on their knees, on your knees',
  everybody: 'everybody, everyone, all of you, each of you, every player, whole team, each player, all player',
  climb: 'climb, climbing, ladder',
  button: 'green button, exit button, push button, a button, button next to, button beside',
  builtin: 'permanently built, permanent ramp, built into the doorway, fixed ramp, always in place, ramp all day',
  portable: 'portable, put the ramp out, bring the ramp out',
  leaveout: 'skip it, leave it out, leave it off, leave them on, turn it off, switch it off, skip the fog',
  colorpuzzle: 'color puzzle, puzzle that use color, puzzle with color, puzzle that need color',
  soundclue: 'sound clue, clue by sound, relies on hearing, rely on hearing, depend on hearing, need hearing',
  strobe: 'strobe, flashing light, strobe light, flash',
  fog: 'fog, smoke machine, haze, mist',
  blackout:
    'blackout, complete darkness, total darkness, pitch dark, pitch black, light go out, lights go out, total dark',
  gore: 'gore, blood, gory, bloody',
  color: 'color, colored, color vision, color blind, colorblind, color-blind',
  dark: 'complete darkness, total darkness, completely dark, totally dark, dark, pitch dark, darkness, low light, dim, dimly lit, no light',
  bright: 'bright, well lit, brightly lit, fully lit',
  anyroom: 'any room, every room, all room, whichever room, either room, all of our room, both room',
  onlysome:
    'only if you are under, only for minor, only minor, only kid, only children, only the kid, only adult, only for adult',
  onlyone:
    'only the person, only the 1 who, only the one who, only who book, just the person, only the parent, only the organizer, only the booker, only one person, one person per group, only one of you, just one person, one waiver per group, 1 for the whole, cover the whole group, covers everybody, for the whole group, cover everyone, only 1 person, 1 person per group, only the booker, just 1 of you, only adult, 1 signature, only 1 of you, just 1 person, 1 waiver per group',
  early: 'how early, ahead of time, in advance, in time, early enough',
  otherrefund:
    'an earlier, spent, card, after, past, inside, within, later, less than, short notice, too late, hour, last minute, same day, no show, day, late',
  epilepsy: 'epilepsy, epileptic, photosensitive, seizure',
  amongguests: 'among yourself, yourself, each other, between you, with each other, your team can',
  pregnant: 'expectant, mother to be, mom to be, pregnant, pregnancy, expecting a baby',
  claustrophobic: 'claustrophobic, claustrophobia, tight space, tight spaces',
  record:
    'photography, photo, video, film, picture, recording, record, selfie, filming, camera roll, livestream, photograph, snap',
  perfect: 'perfect, fluent, native, flawless, excellent',
  colorblind: 'color blind, colorblind, color vision deficiency',
  device:
    'your phone, cell phone, phones, their phone, mobile phone, smartphone, a phone, phone away, phone on you, device',
  collect:
    'into a locked box, in a locked box, left in a box, leave in a box, stay in a box, in a box at, into a box, into a locker, in a basket, hand over, hand in, leave your phone, leave it with us, leave them with us, collect, locker, lock away, take away, taken away, taken from you, take your phone, kept at the desk, stay at the desk, stay in a locker, stay with us, give up, surrender, confiscate, turn in, leave at the desk',
  teamphoto: 'team photo, group photo, photo of the team, photo of your team, photo of each team, team picture',
  watched: 'watch, camera, monitor, follow your game, keeps an eye, keep an eye, cctv, see you',
  host: 'game master, host, staff member, employee',
  hint: 'hint, clue from the host, nudge, help from the host, ask for help, asking',
  limited:
    'only get #, only # hint, only get 1, # hint per, # hint in total, limit, limited, only 1, only 2, only 3, only 4, only 5, maximum of, capped, cap',
  unlimited: 'unlimited, as many as, as many, as often, whenever, no limit, no cap, as much as you, all you want',
  timecost:
    'add # minute, add 1 minute, take # minute, cost # minute, # minute penalty, cost # second, add # second, # second penalty, second each, cost 1 minute, cost you # minute, cost time, costs time, penalty, minute off, off your time, off your clock, cost you, add to your time, added to your time, take off, lose time, costs you, off the clock, deduct',
  stranger: `stranger, other group, another group, another small group, another small team, second team, second group, small group to your, another pair, people you do not know, somebody you do not know, other people, anybody else, anyone else, other player, other guest,
    other customer, another couple, other team, another team, other party`,
  joined: `put in, put together, place together, placed with, join, match, pair you, paired, add, added, share, sharing, mix, mixed, combine, combined, fill the room, fill up, in your room, in your game, together with`,
  shared: `combine # small, combine # group, combine group, merge group, merge # group, put # group, group in 1 room, group in the same room, match you with, pair you with, paired with, share the room, share a room, share your room, mixed group, combine you with, team you up, group you with`,
  private:
    'private game, private room, game be private, private always, room be private, privately, be always private, to yourself, to yourselves, to themselves, to itself, all yours, the room is yours, your own group, just your, only your, room be yours',
  waiver: 'waiver, release form, liability form, sign anything, consent form, form to sign',
  sign: 'sign, signed, signature, signing',
  forothers: `for all of the kid, for all the kid, for all kid, for everyone, for everybody, for the whole, for every child, for your daughter friend,
    for other, for other people, for somebody else, for their friend, for the other, for all of them, for all the child, for all the children, for all of the children, for all children, on behalf of,
    for friend, for your son friend, for all of the child, for each kid, for the group, for any of the kid, for the guest`,
  clock: 'clock, timer, time, countdown, game time',
  pause: 'pause, stop, freeze, halt, on hold, stopped, frozen',
  running: 'run, running, keep going, keeps going, tick, ticking, keep running, go on, continue',
  restroom: 'restroom, bathroom, toilet, washroom, ladies room',
  late: 'latecomer, late arrival, late team, late guest, late, running late, delay, delayed, lateness, tardy, miss your start, behind schedule, stuck in traffic, after your start, arrive after',
  shorter:
    'less than the full hour, less than the full game, less than your full hour, not the full hour, short, shorter, shorten, less time, minute off, cut into, lose minute, come off, comes off, lose time, fewer minute, reduced time, lose some, lose playing, less of it, take away',
  fulltime:
    'every minute, every last minute, clock only start once, complete 60, complete hour, whole 60, entire 60, all 60 minute, all of your 60, full hour, full time, full game, full 60, whole hour, whole game, entire game, entire hour, add the missed minute, get the missed minute, make up the missed minute, missed minute at, make up, no time lost, as long as usual, nothing be lost, nothing lost, start the clock when, full length, complete hour, full session',
  pushback:
    'push your start back, start your clock when, your clock start when, clock start when you, add the time at the end, add the time, add the missed, missed time, missed minute, time back, give you the full, extra time at the end, get the time back, push back your start, push the start back, push it back, start you later, move your start, we wait for you, will wait, hold your slot, hold the room, shift your start, extend your, start late, add minute, begin later, delay your start, make up for',
  publish:
    'publish, published, post online, posted online, on instagram, on our instagram, on facebook, on our facebook, on social media, on our social, on our feed, on our website',
  permission: 'permission, consent, agree, unless you, if you like, if you want, if everybody, if everyone',
  deliverydate:
    'delivery date, delivery day, delivery time, schedule the delivery, schedule delivery, schedule the email, date for the delivery',
  severalcards:
    'several card, several gift card, multiple card, multiple gift card, more than 1 card, more than 1 gift card, # card, # gift card, both card, 1 code after the other',
  onecard:
    'only 1 of them, 1 card per, 1 gift card per, only 1 card, only 1 gift card, just 1 gift card, just 1 card, single gift card, 1 gift card at a time',
  startapart:
    'separate cell, 2 cell, different cell, start apart, start out apart, start separated, split the team, split up the team, split your team',
  starttogether:
    'start side by side, start out side by side, begin side by side, start together, start out together, begin together',
  payforempty:
    'pay for at least #, pays for at least #, pay for a minimum of #, pay for at least 1, charge for at least #, pay for the empty',
  finalsale: 'final, final sale, non refundable, nonrefundable, non-refundable',
  cash: 'cash',
  board: 'leaderboard, board, wall of fame, hall of fame, top ten',
  forgood: 'for good, permanent, permanently, forever, not be removed, not be taken off, stay there',
  assessment:
    'assessment of each, assessment of how each, report on each, feedback on each, feedback about each, evaluate each, score each, rate each, evaluation of each',
  realplace:
    'modeled on, modelled on, base on an actual, base on a real, replica of, copy of a real, copy of an actual',
  otherhours:
    'outside our public hour, outside public hour, outside our hour, outside our opening hour, open before, open early, open earlier',
  skipit: 'skip, avoid, spare',
  trialshift: 'shadow a, trial shift, shadow shift, shadow evening, trial evening, shadowing',
  unpaid: 'unpaid, not paid, without pay',
  coverletter: 'cover letter, motivation letter, letter of motivation',
  askfor: 'ask for, at least a year, year of, look for',
  refund:
    'return the full, return the whole, return your full, return every, full amount back, refund, money back, payment back, full refund, reimburse, get back what, get half of what you, get part of what you, get some of what you, half of what you pay, half of your money, half back, other half back, half of it back, return half, give back half, half the money back, get half of it, half of the price, part of your money, some of your money, everything back, get it back, dollar back, money be returned, return your money, all of your money, refundable, refunded',
  cancel: 'cancel, cancellation, call off, back out, canceling, cancelled',
  storecredit: 'store credit, credit note, credit for a future, credit toward, credit for another, credit for later',
  move: 'rebook, rebooking, change to your booking, change to a booking, change to the booking, change to booking, change to a reservation, reschedule, move, change the date, change your booking, change the booking, change or cancel, postpone, switch, rescheduling, change your date',
  lastminute: `same day, last minute, day of, on the day, any time, anytime, no show, after that, after the deadline, past that, later than that,
    not show up, do not turn up, not appear, fail to show, same morning, in the morning for the evening, that morning, morning of, hour before the game, up to the last, right before, right up to, up until the start, until the start, up until your, no matter when, at any point, whenever, at short notice, within 24 hour, within 48 hour, inside of`,
  expire:
    'expire, expiration, expiry, run out, runs out, lapse, use by, good until, valid until, must be used, has to be used, redeem by, good for 1 year, good for # year, good for # month, expiration date, good through',
  valid: 'valid, good for, last, lasts, good',
  perroom: `flat fee, flat rate, flat price, per room, per group, per team, for the whole room, one price for the room, fixed price per room, by the room,
    rent the room, rental fee`,
  perperson: 'per person, per head, a head, a person, per player',
  ticketprice: 'price, ticket, game, pay, cost, charge, book, rate',
  upperage: 'upper age, maximum age, upper limit, oldest',
  minimumage: 'minimum age, age minimum, age limit, lower age limit, age restriction',
  minor: 'minor, teen, teenager, teenage, underage, kid, child, children, # year old',
  print: 'print, printed, printing',
  themselves: 'himself, herself, themselves, for himself, for herself, own waiver, on their own, own name',
  counted:
    'count toward, counted toward, counted in, count as, need a ticket, need ticket, need their own ticket, buy a ticket, pay for, take a place, take up a place, take a spot, full price',
  adultsonly:
    'adult only, adults only, only for adult, for adult only, only adult, only for grown up, grown up only, not allow kid, not allow child',
  winner:
    'win, winner, winning, escape in time, you escape, if you escape, get out in time, beat the record, fastest team, break the record, make it out',
  gamelost:
    'game be canceled, game be cancelled, lose your game, lose the game, lose your slot, lose your booking, forfeit, give your slot away, give away your slot, booking be canceled, can not play any more, not let you in, turn you away',
  withnotice:
    'up to # hour, up to 1 hour, at least # hour, # hour before, 1 hour before, # hour ahead, # hour notice, up to 1 day, until # hour, until 1 day, # day before, 1 day before, # hour in advance, enough notice',
  noshow: 'no show, not show up, fail to show, do not turn up, not turn up, not appear, miss your game',
  missed: 'minute you miss, missed minute, time you miss, lost minute, minutes you lose',
  moneylost:
    'lose your money, lose the money, lose what you paid, forfeit, keep your money, keep the money, lose your payment, lose the price, lose the ticket',
  validate: 'validate, validation, reimburse, cover the cost',
  slotalways:
    'always a slot, always a room, always space, always room, always a spot, always something free, guaranteed a slot',
  gift: 'gift card, gift certificate, voucher, gift voucher, gift cards, giftcard',
  physical:
    'mail it to you, mail it, mail 1 to you, in an envelope, physical, plastic, printed card, by mail, in the mail, postal, ship, mailed, by post, wrapped',
  byemail: 'by e mail, by email, via email, e mail, email, emailed, inbox, electronically, digital, digitally',
  parts:
    'in parts, partially, several visit, split, balance, leftover, remaining, rest stay, more than 1 visit, 2 visit, whatever is left, remainder',
  fee: 'fee, surcharge, charge, service charge, penalty',
  buyable: 'sell, sold, for sale, buy, offer, purchase, available',
  vr: 'virtual reality, vr, virtual-reality, headset game',
  available: 'bookable, book, open, available, play, live, running, launched, ready, reserve, try, up and running',
  announced:
    'announced, coming soon, in the works, no opening date, not have an opening date, not have a date, not have a opening date, not set a date, being built, in development, not open yet, not opened yet, no date, still building',
  birthdayparty: 'birthday package, birthday party, party package, birthday event',
  package: 'package, party package, birthday package',
  hire: 'look for anyone, look for people, look for staff, look for new, hiring, we hire, be hiring, job opening, open position, vacancy, looking for game master, recruit, work with us, join our team, apply for a job, looking for host',
  experience:
    'experience, previous, have played, played before, prior, background, beginner, know how, skill, played escape room, expertise, history, real case, knowledge',
  knowing: 'know the real, know the history, know about, know anything, know the story, know the case',
  cometoyou: `to your office, at your office, come to you, at your home, come to your place, bring it to your place, to your home, on location, at your place, travel to, mobile, at your venue, to our office, to your school, at your school, to your house, at your house`,
  partialrefund: `half of the price, half the price, half of it back, half back, half of your money, half your money, half of what you pay, part of the price back, 50% back, 50% refund, partial refund, half refund`,
  other: 'other, another',
  english: 'english',
  anylanguage:
    'any language, whatever language, your own language, another language, a language you like, languages you like',
  cake: 'cake, cupcake, birthday cake',
  hostinside: 'in the room with you, inside with you, plays with you, play with you, in there with you',
  nobooking:
    'no booking need, no reservation need, no booking be need, no reservation be need, no need to book, no need to reserve, not need a booking, not need to book, not need a reservation, not have to book',
  reserve: 'book, reserve, booking, reservation, reserving',
  walkin:
    'walk right in, walk in, walk-in, without a booking, without booking, just show up, without a reservation, drop by, turn up, show up',
  onarrival: 'on arrival, at the venue, at the door, when you arrive, at the desk, when you get here, on site',
  pay: 'pay, payment, paying, settle',
};

/** Things that a venue has or has not: whoever says that there is one must find it in the content. */
export const amenities = `elevator, valet, shuttle, wifi, wi-fi, locker, snack bar, snack stand, vending machine, cafe, cafeteria, gift shop, souvenir, arcade, bowling,
  laser tag, axe throwing, mini golf, karaoke, pool table, trampoline, playground, ball pit, bouncy castle, jukebox, rooftop, terrace, patio, swimming pool, hot tub, sauna, vip lounge, vip room, lounge, private lounge,
  party room, photo booth, cloakroom, changing room, baby changing, nursing room, prayer room, quiet room, sensory kit, noise-canceling headphones, hearing loop, sign language, braille, audio description,
  subtitles, air conditioning, heating, goodie bag, goody bag, party bag, loot bag, gift wrapping, gift wrap, gift box, coffee shop, coffee bar, coffee machine, espresso, welcome drink, free drink, tea, refill, minibar, souvenir photo, video recording, escape certificate, certificate, event manager, event planner, banquet, buffet, sticker, badge, party room, private party room, game room, waiting lounge, kids corner, play area, library corner, locker room, courtyard, balcony, escalator, bus shuttle, pickup, valet parking, bicycle rental, helmet, night vision, walkie talkie, party favor, balloon, decoration, face painting, magician, clown, piñata, bike rack, charging station, ev charger, stroller, babysitter,
  daycare, wristband, t-shirt, merchandise, trophy, prize, cash prize, medal, membership, loyalty program, loyalty card, season pass, annual pass, insurance, outdoor game, outdoor escape, online game,
  online escape, scavenger hunt, murder mystery dinner, conference room, meeting room, projector, whiteboard, catering, dj, live music, hotel, restaurant, coat check, bar, kitchen, pinball, billiards, foosball, dart,
  go kart, climbing wall, paintball, rage room, board game, cinema, movie theater, tour, wheelchair lift, stair lift, evening class, workshop, summer camp, video of your game, game footage`;

/** Ways to pay that might be promised. */
export const payments = `bitcoin, crypto, apple pay, google pay, paypal, venmo, cash, check, installment, klarna, zelle, cash app, afterpay`;

/** What guests might be told they may do or bring. */
export const conduct = `smoke, smoking, vape, cigarette, weapon, knife, open flame, sparkler, firework, confetti, glitter, candle, flashlight, cannabis, weed, drug, high heel, heel, luggage, suitcase, stroller, balloon`;
