/** Patterns that tell what an amount of money is for. A table. */
export const amountPattern = /\$ ?(\d[\d,]*(?:\.\d+)?)|(?<![$\d])\b(\d[\d,]*(?:\.\d+)?) ?(?:dollars|usd|bucks)\b/g;
export const isEach =
  /\b(?:each|apiece|(?:per|a|an|for every) (?:person|head|player|ticket|kid|child|adult|guest)|per)\b|\/ ?(?:person|player)/;
export const isAbout =
  /\b(?:about|around|roughly|approximately|just under|just over|almost|nearly|close to|less than|under)\b/;
/** The amount before it is for some days, and the one behind it for the others. */
export const againstOther = /\bagainst\b/;
/** The amount is what something costs more or less than something else. */
export const isDifference =
  /^ ?(?:more|less|extra|cheaper|dearer|(?:per|a) (?:person|ticket|head) (?:more|less|extra))\b(?! (?:kids?|players?|children|people|than \$))/;
export const ofParty = /\b(?:part(?:y|ies)|birthdays?|packages?)\b/;
export const ofExtraKids =
  /\b(?:extra|more|additional|another) (?:\w+ )?(?:kids?|child|children|group)|\b(?:extra|additional) group\b/;
export const ofGift = /\b(?:gift|vouchers?|cards?)\b/;
export const ofAdults = /\b(?:adults?|grown[- ]?ups?|everyone else|everybody else)\b/;
/** The age of one who pays. */
export const ageOfOne =
  /^(?:yes,? )?(?:an? |your |the |my )?(\d{1,2})[ -]year[ -]olds?\b(?=.*\b(?:pays?|costs?|is|are|for)\b)/;
export const ofKids = /\b(?:kids?|child|children|little ones|under \d+)\b/;
export const ofPrice = /\b(?:prices?|costs?|pays?|tickets?|rates?|charges?|same)\b/;
export const everyDay =
  /\b(?:every day|any day|each day|all week|whichever day|no matter (?:the|which|what) day|7 days|(?:weekdays?|weekends?) (?:and|or) (?:weekends?|weekdays?))\b/;
export const samePrice = /\b(?:same|1 price|flat|does not (?:change|vary|depend))\b/;
/** A price that is higher or lower on some days. */
export const moreMoney = /more|dearer|pricier|higher|extra|surcharge/;
export const lessMoney = /cheaper|less|lower|reduced|discount/;
export const dearer =
  /\b(?:more expensive|costs? (?:more|less|extra)|pays? (?:more|less|extra)|dearer|pricier|cheaper|less expensive|higher prices?|lower prices?|prices? (?:is|are) (?:higher|lower)|reduced|discount(?:ed)?|surcharge)\b/;
/** What a visitor has to spend. */
export const ofBudget = /\bbudget\b|\b(?:if you have|you have|to spend)\b/;
/** One amount for all of them. */
export const forGroup = /^ ?(?:for|covers) (?:up to |a (?:group|team) of |all )?\d+ (?:people|players|of you|guests)/;
