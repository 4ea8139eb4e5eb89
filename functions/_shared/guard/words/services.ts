/** Words for what a venue keeps, serves and pays, and for whom and when: read as those of `concepts`. A table: name no venue. */
export const services: Readonly<Record<string, string>> = {
  atable: 'table',
  wageextra:
    'plus tip, tips on top, share of the tip, bonus, small bump, pay bump, commission, overtime, health insurance, paid vacation, paid holiday',
  everybodyelse: 'everybody else, everyone else, all the others, rest of you',
  earlyregistration: 'early registration, register early, registering early',
  diner: 'vegan, vegetarian',
  seat: 'seat, seating, chair, armchair, bench, stool, bunk, somewhere to sit, place to sit',
  applylater:
    'apply it afterward, apply it later, apply it after, add it afterward, add it later, add it after, be added later, be added afterward, be applied later, add the code to your booking, add it to your booking, add your code later',
  chat: 'chat, conversation',
  stored: 'store, stored, save, saved, keep, kept, on file, delete, deleted',
  readby: 'read, human ever see, human see, anyone see, people see, nobody see, person see, see what you write',
  paymentcard: 'card number, credit card, payment card, card detail, card data',
  advert:
    'advertising cookie, ad cookie, advertising, advertisement, show ads, tracker, tracking cookie, third party cookie',
  getback: 'get back to you, hear back, hear from us, write back, answer every, answer each, reply to every',
  sick: 'sick, ill, illness, fever, flu',
  guarantee: 'guarantee, guaranteed',
  dayrange:
    'monday through thursday, monday through friday, sunday through friday, sunday through thursday, monday to thursday, monday to friday, sunday to thursday, sunday to friday',
  blackoutdays: 'blackout date, blackout day',
  blackedout: 'blacked out, black out, redact, masked, before anything',
  excluded: 'excluded, exclude, ruled out',
  deposit: 'deposit, down payment, pay half, put down',
};
