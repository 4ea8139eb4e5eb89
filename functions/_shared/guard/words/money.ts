/** Patterns that tell what an amount of money is for. A table. */
export const amountPattern = /\$ ?(\d[\d,]*(?:\.\d+)?)|(?<![$\d])\b(\d[\d,]*(?:\.\d+)?) ?(?:dollars|usd|bucks)\b/g;
export const isEach =
  /\b(?:each|apiece|(?:per|a|an|for every) (?:person|head|player|ticket|kid|child|adult|guest)|per)\b|\/ ?(?:person|player)/;
export const isAbout =
  /\b(?:about|around|roughly|approximately|just under|just over|almost|nearly|close to|less than|under)\b/;
export const ofParty = /\b(?:part(?:y|ies)|birthdays?|packages?)\b/;
export const ofExtraKids =
  /\b(?:extra|more|additional) (?:\w+ )?(?:kids?|child|children|group)|\b(?:extra|additional) group\b/;
export const ofGift = /\b(?:gift|vouchers?|cards?)\b/;
export const ofAdults = /\b(?:adults?|grown[- ]?ups?|everyone else|everybody else)\b/;
export const ofKids = /\b(?:kids?|child|children|little ones|under \d+)\b/;
