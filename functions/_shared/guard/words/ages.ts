/** Patterns by which ages are told from other numbers. A table. */
export const agePatterns: readonly RegExp[] = [
  /\b(\d{1,2})(?:[ -]to[ -](\d{1,2}))?[ -]years?[ -]olds?\b/g,
  /\bages? (?:of )?(\d{1,2})(?: ?(?:-|to|and|or|through) ?(\d{1,2}))?\b/g,
  /\b(?:under|over|above|below|turn|turning|until|till|younger than|older than) (\d{1,2})\b(?![:.]\d| ?[ap]m)(?! ?(?:people|players|guests|minutes|hours|rooms|dollars|of))/g,
  /\b(\d{1,2}) (?:and|or) (?:up|older|over|above|under|younger)\b(?! (?:to|people|players))/g,
  /\b(?:from|at|about|is|(?<!(?:you|we) )are|be|being) (\d{1,2})(?: on| up| onwards?)?(?= (?:they|kids?|children|you|may|can|for|to)\b| up\b| on\b|[.,;!]|$)(?! ?(?:am|pm|%))/g,
  /\b(\d{1,2}) (?:is|are) (?:the|our) (?:minimum|lowest|youngest|maximum|oldest)\b(?! ?(?:group|team|number))/g,
  /\bbe at least (\d{1,2})(?: years)?\b(?! ?(?:people|players|minutes|hours|inches))/g,
  /\b(\d{1,2}) years of age\b/g,
  /\b(?:kids?|children|teens|ages?|everyone|anyone) up to (?:age |the age of )?(\d{1,2})\b(?! ?(?:people|players))/g,
];
/** The number is where something begins or ends. */
export const ageLimit =
  /\b(?:under|over|below|above|younger|older|and up|or up|from|minimum|at least|starts?|start at|youngest|oldest|on|up|until|anyone|at least|starts?)\b/;
export const ofLimit =
  /\b(?:must be|have to be|has to be|needs? to be|minimum|youngest|at least|starts? (?:at|from)|oldest|limit)\b/;
export const aloneWords =
  /\b(?:drop (?:\w+ ){0,3}off|alone|on their own|by themselves|unaccompanied|without|on his own|on her own|unsupervised)\b/;
export const isSuggested =
  /\b(?:suggest|recommend|recommended|best|suits?|ideal|most|enjoy|good from|fun|get more|better|usually|advise|geared|aimed)\b/;
export const isTicket =
  /\b(?:tickets?|minimum age|youngest|play|plays|allowed|welcome|join|guests?|open to|for anyone|anybody|admit|admitted|let|sell|must be|have to be|has to be|be at least|come in|ages?|too young|wait|start|starts)\b/;
export const needsNoAdult = /\b(?:go in|play|playing) (?:alone|on their own|by themselves)\b/;
