/** Patterns that tell what a length of time is for. A table; the first one that fits counts. */
export const lengthPattern =
  /(?<![$\d.:])\b(\d{1,4}(?:\.5)?)(?: ?(?:-|to|or|and) ?(\d{1,4}))?[ -]?(?:full |whole |business |short |more |extra |good )?(seconds?|minutes?|mins?|hours?|days?|weeks?|months?|years?)\b(?! ?-?olds?| of age)/g;

export const minutesOf: Readonly<Record<string, number>> = {
  second: 1 / 60,
  minute: 1,
  min: 1,
  hour: 60,
  day: 1440,
  week: 10_080,
  month: 43_200,
  year: 525_600,
};

/** `unit` bounds the subject to lengths of that kind: up to an hour or two, or notice in hours and days. */
export const lengthSubjects: readonly { name: LengthSubject; pattern: RegExp; unit: 'short' | 'long' | 'any' }[] = [
  { name: 'distance', pattern: /\b(?:briefings?|introduction)\b.*\b(?:takes?|lasts?|is|runs?)\b/, unit: 'short' },
  { name: 'visit', pattern: /\bfrom (?:walking|door|the door|arrival|start)|with us|in all\b/, unit: 'short' },
  { name: 'distance', pattern: /\b(?:walk|away|drive|ride|foot|bus|train|bike|from(?! now)|within)\b/, unit: 'short' },
  { name: 'other', pattern: /\b(?:hints?|blackout|alarm|strobe|darkness|phone|beacon|restroom|add)\b/, unit: 'short' },
  {
    name: 'kept',
    pattern:
      /\b(?:keep|keeps|kept|hold|holds|held|store|stored|valid|good for|lasts?|expires?|waits?|waiting|throw|thrown|toss|donate[ds]?)\b/,
    unit: 'long',
  },
  {
    name: 'party',
    pattern:
      /\b(?:part(?:y|ies)|birthdays?)\b.*\b(?:advance|ahead|notice|before|book|early|prior|late as)|\b(?:advance|ahead|notice|book).*\b(?:part(?:y|ies)|birthdays?)\b/,
    unit: 'long',
  },
  {
    name: 'cancel',
    pattern: /\b(?:cancel\w*|reschedul\w*|refund\w*|move|change|money back|everything back|payment back|postpone)\b/,
    unit: 'long',
  },
  {
    name: 'reply',
    pattern: /\b(?:appl(?:y|ied|ication\w*|icant\w*)|hear back|gets? back to you|business day\w*)\b/,
    unit: 'long',
  },
  {
    name: 'arrive',
    pattern:
      /\b(?:arrive|early|before (?:your|the|you|its|game)|be here|be there|show up|get here|ahead of|come|turn up|check in)\b/,
    unit: 'short',
  },
  {
    name: 'visit',
    pattern:
      /\b(?:visit|with us|in all|altogether|total|walking (?:in|out)|plan|set aside|door to door|start to finish|whole (?:thing|experience|evening)|including|from arrival|allow)\b/,
    unit: 'short',
  },
  {
    name: 'game',
    pattern:
      /\b(?:clock|games?|escape|play|session|get out|countdown|lasts?|long|limit|adventure|experience|gives you|runs?)\b|§/,
    unit: 'short',
  },
];
export type LengthSubject = 'distance' | 'kept' | 'other' | 'party' | 'cancel' | 'reply' | 'arrive' | 'visit' | 'game';

/** How long before a game something is done. */
export const ofNotice = /before|notice|ahead|prior|advance|up to|within|policy|to go\b|left\b|to spare/;

/** The length is the last moment, not any moment. */
export const isDeadline =
  /\b(?:up to|until|as late as|at least|no later than|deadline|notice|policy|or more|minimum|requires?|needs?|must|have to|within|less than|after|inside|more than|ends?|cutoff|closes|stops)\b/;
