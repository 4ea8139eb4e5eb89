import { tellsOwnAge } from './ages.ts';
import { anyOf, listOf, oneOf, wholeWords } from './patterns.ts';
import { kidWords } from './people-words.ts';

const tellsNumber = (text: string) => /\b\d{1,2} (?:of us|people|players)\b/.test(text);
/** Students who are pupils. */
const ofSchool =
  /\b(?:class|school|grade|graders|teachers?|chaperones?|pupils?|trip|aged?|ages|years? olds?|kids?|children)\b/;
const hasKids = new RegExp(`\\b\\d{1,2} (?:\\w+ )?${kidWords}\\b`);

/** `can my nana join the 5 of us`: one more than us. */
const joinsUs = /\bjoin(?:s|ing)? (?:the |us )?(\d{1,2})(?: of us)?\b(?! (?:others|friends|kids|more))/g;
const ofOurSide = listOf(
  'employees, staff, coworkers, colleagues, friends, mates, buddies, guests, kids, children, students, pupils, nephews, nieces',
);
/** `10 of our employees`, `9 of my kids`. */
const ofOurs = new RegExp(String.raw`\b([2-9]|\d{2}) of (?:my|our|his|her|their) (?=${ofOurSide}\b)`, 'g');
/** `me and the 2 of them`. */
const besideThem = /\b(?:me|myself|i) and (?:the )?(\d{1,2}) of them\b/g;
/** `8th graders, 24 of them`. */
const ofThem = new RegExp(`\\b(${kidWords}),? (\\d{1,2}) of them\\b`, 'g');
/** `2 families with 3 kids each`. */
const forEach = new RegExp(
  `\\b([2-9])( (?:families|couples|moms|dads|parents|teachers|adults)\\b[^.?!\\d]{0,12})([1-9]) (${kidWords}) each\\b`,
  'g',
);

/** Words that are a number of people. */
const sizes: Readonly<Record<string, number>> = { trio: 3, threesome: 3, foursome: 4, quartet: 4, quintet: 5 };

/** `6 of us do the vault and 6 do the crypt`. */
const roomByRoom = (rooms: string) => {
  const some = `\\b(\\d{1,2}) (?:of us |people )?(?:do|play|take|in|for|to) (?:the )?(?:${rooms})\\b`;
  return new RegExp(`${some}(.{0,40}?)${some}`, 'g');
};

/** `6 in the vault`, where nothing else comes before it. */
const someInRoom = (rooms: string) => new RegExp(`^((?:hi |hey )?\\d{1,3}) (?=(?:in |for )?(?:the )?(?:${rooms})\\b)`);

const bringsKid = listOf('brings?, is bringing, has, with');
const kidOrAge = listOf(String.raw`\d{1,2} years old, kid, child, son, daughter, teen`);
/** `3 couples, one couple brings their 9-year-old`: somebody's kid on top. */
const couplesWithKid = new RegExp(
  String.raw`\b(\d{1,2}) couples\b([^?!]{0,20}?)\b(?:1|one)(?: of them| couple)? ` +
    String.raw`${bringsKid} (?:along )?(?:their|a|1) (?=${kidOrAge})`,
  'g',
);

/** `8 and 16 year olds, 3 of each`. */
const someOfEach = /\b(\d{1,2}) and (\d{1,2}) years olds,? (\d) of each\b/g;

/** The same age for each of some kids, one by one. */
const repeated = (age: string, count: string) => Array.from({ length: Number(count) }, () => age);

/** Occasions at which `11 girls` are no children. */
const amongAdults = wholeWords(
  [
    "hen (?:do|party|night|weekend), hens?' (?:do|night), bachelor(?:ette)?, bridal, stag (?:do|night|party)",
    "girls'? night",
  ].join(', '),
);

const grows = [
  'turned into, became, has become, have become, grew to, has grown to, went up to, shrank to',
  '(?:and |but )?(?:is|are|we are) now',
].join(', ');
/** `our group of 9 turned into 13`, `we were 9 and are now 13`: only the newer number counts. */
const grewTo = new RegExp(String.raw`\b\d{1,3}(?: people| of us| players)? ${listOf(grows)} (\d{1,3})\b`, 'g');

/** What follows a number that is no new size of a group: an hour, a sum, some of those who come. */
const notTheGroup = [
  'pm, am, :, oclock, %, dollars, minutes, hours, more, extra, other',
  'of, are, is, want, do, will, cancel, drop, kids, adults',
].join(', ');
/** `the 8 kid party, but now it is 10 kids`: only the newer number of the same people counts. */
const nowSoManyOf = new RegExp(
  String.raw`\b\d{1,3} (${listOf('kid, kids, people, adults, guests, players, children')})\b([^.?!\d]{0,24})` +
    String.raw`\b(?:but |and )?now (?:it is |its |we are |there are |they are |it would be )?(\d{1,3}) (?:of us|\1s?\b)`,
  'g',
);
/** `we were 7, now we are 10`. */
const nowSoMany = new RegExp(
  String.raw`\b\d{1,3},? (?:and |but |so )?now (?:we are |were |it is |there are )?(\d{1,3})\b(?! ?${listOf(notTheGroup)})`,
  'g',
);

const baby = '(?:baby|infant|newborn)';
/** `a group of 3 with one being a baby`. */
const babyAmong = new RegExp(
  anyOf(
    String.raw`,? (?:with |and |where )?(?:1|one)(?: of (?:us|them))? (?:being|is|will be) (?:a |an )?${baby}\b`,
    String.raw`,? incl(?:uding|uded)? (?:a|1|my|our|the) ${baby}\b`,
  ),
  'g',
);

const relative =
  'sister, brother, mom, dad, mother, father, wife, husband, boss, cousin, aunt, uncle, friend, roommate, grandma, grandpa';
const someone = anyOf(`my ${listOf(relative)}`, '(?:a|1|one) (?:single|extra|friend|person|more)');
/** `my boss gave me a budget`: whoever only pays, sends or decides is not counted. */
const onlyGives = new RegExp(
  String.raw`\b(?:my|our|the) ${listOf(`${relative}, manager, company, team lead`)} (?:has |have |just )?` +
    String.raw`${listOf('gave, gives, handed, set, approved, asked, told, sent, booked, bought, paid, wants me, said')}\b`,
  'g',
);
const endsCount = String.raw`(?=$|[?!.,]| ${listOf('price, cost, total, how, what, for, on, at, in')}\b)`;
/** `5 couples plus my sister`, `4 people + 1 single`: somebody on top, at the end of what is counted. */
const oneOnTop = new RegExp(
  String.raw`\b(\d{1,2}) (?:people|persons|players|of us) ?(?:plus|\+|and also|as well as) ?${someone}(?: person)?${endsCount}`,
  'g',
);

/** `6 from boston + 3 from nyc`. */
const fromTwoPlaces = /\b(\d{1,2}) (from [a-z]+(?: [a-z]+)?) ?(?:and|plus|\+|&) ?(\d{1,2}) (?=from\b)/g;

const friendsOfOneKind =
  'stags?, hens?, lads, guys, men, ladies, women, mates, friends, colleagues, coworkers, bridesmaids, groomsmen';
const grownOfAnother = [
  'dads, fathers, moms, mothers, uncles, aunts, bosses, managers, partners, wives, husbands',
  'brides, grooms, stags, hens, lads, women, men, ladies, bridesmaids, groomsmen, interns',
].join(', ');
/** `9 stags and 2 dads`: grown people of two kinds. */
const besideFriends = new RegExp(
  String.raw`\b(\d{1,2}) ${listOf(friendsOfOneKind)} ?(?:and|plus|\+|&) ?(\d{1,2}) ${listOf(grownOfAnother)}\b`,
  'g',
);

/** A rule or a hope about numbers, not a number of people: `it is 3 people minimum`, `a minimum of 4`. */
const ruleOfNumber = new RegExp(
  oneOf(
    /\b(?:at least(?! \d{1,2} of us)|minimum(?: of| is)?|you need) \d{1,2}(?: people| players| persons)?\b/,
    /\b\d{1,2} (?:people |players |persons )?minimum\b/,
  ),
  'g',
);

/** What a room is for, and not who comes: `pay for the whole room that fits 8`. */
const madeFor =
  /\b(?:whole|entire|full) room (?:that|which) (?:fits|holds|takes|seats|is for) (?:up to )?\d{1,2}\b(?! of us)/g;

/** `can more than 8 play`, `more than 5 for the vault?`: one more is too many, or not. */
const moreThan =
  /\bmore than (\d{1,2})\b(?: people| players| persons| of us)?(?=[?!. ]*$| (?:for|in|play|fit|come|at)\b)/g;

/**
 * Counts that are written another way, as plain ones: couples are two each, twins are two kids, `2 rooms of 6` are 12,
 * students of a college are no kids. `rooms` are the names of the rooms, as a pattern.
 */
export function plainCounts(spoken: string, rooms: string): string {
  return spoken
    .replace(/\bbetween (\d{1,3}) and (\d{1,3})\b/g, '$1 to $2')
    .replace(onlyGives, 'they gave')
    .replace(
      /\b(?:a |our )?(trio|threesome|foursome|quartet|quintet)\b(?! of)/g,
      (word) => `${sizes[word.replace(/^(?:a|our) /, '')]} people`,
    )
    .replace(/^((?:hi |hey |so |ok )*)were (?=\d)/, '$1we are ')
    .replace(
      fromTwoPlaces,
      (_, some: string, place: string, others: string) => `${Number(some) + Number(others)} people ${place}`,
    )
    .replace(/\b(?:a|an|our|the) ([3-9]|[12]\d)(?:rd|th|st|nd) (?:person|player|friend|guest|one|1)\b/g, '$1 people')
    .replace(
      /\bwith (?:a|1) (?:third|fourth|fifth|sixth|\dth|3rd)(?: (?:person|player|friend|1|one))?(?=$|[?!.,])/g,
      'with 1 more',
    )
    .replace(grewTo, '$1')
    .replace(nowSoManyOf, '$3 $1 $2')
    .replace(nowSoMany, '$1')
    .replace(babyAmong, ', 1 of them is 0 years old')
    .replace(/\bonly (?:1|one) of (?:us|the) (?:2|two)\b/g, '1 person')
    .replace(besideFriends, (_, some: string, others: string) => `${Number(some) + Number(others)} people`)
    .replace(/\b(?:college|grad|university|uni|exchange) (?:kids?|students?)\b/g, 'people')
    .replace(/\bkids at heart\b/g, 'people')
    .replace(amongAdults.test(spoken) ? /\b(?:girls|boys)\b/g : /$^/, 'people')
    .replace(ofSchool.test(spoken) ? /$^/ : /\bstudents\b/g, 'people')
    .replace(
      /\bhalf of (?:(?:our|the|my) )?(?:(?:group|team|party|crew) of )?(\d{1,2})\b/g,
      (_, all: string) => `${all} people, ${Math.round(Number(all) / 2)} of them`,
    )
    .replace(
      /\b(\d{1,2}) more on top of (?:the |our )?(\d{1,2})\b/g,
      (_, more: string, all: string) => `${Number(more) + Number(all)} people`,
    )
    .replace(/\b(?:a )?couple (?:with|and|plus) another couple\b/g, '4 people')
    .replace(/\b(\d{1,2}) of us (?=leaders|adults|parents|grown|moms|dads|teachers)/g, '$1 ')
    .replace(/\b(?:parents|mom and dad)[- ]in[- ]laws?\b/g, 'mother in law, my father in law')
    .replace(couplesWithKid, (_, count: string, between: string) => `${2 * Number(count)} adults${between}and their `)
    .replace(
      someOfEach,
      (_, one: string, other: string, count: string) =>
        `kids ${[...repeated(one, count), ...repeated(other, count)].join(', ')}`,
    )
    .replace(/\bdouble date\b/g, tellsNumber(spoken) ? 'date' : '4 people')
    .replace(
      /\b(\d{1,2}) (?:couples|pairs)\b/g,
      (_, count: string) => `${2 * Number(count)} ${/\byears? olds?\b/.test(spoken) ? 'adults' : 'people'}`,
    )
    .replace(/\b(mom|mother) (?=(?:dad|father)\b)/g, '$1, ')
    .replace(/\b(\d{1,2}) toddlers\b/g, '$1 kids under 5')
    .replace(oneOnTop, (_, count: string) => `${Number(count) + 1} people`)
    .replace(/(?<=\b(?:and|plus|with) |[+&] ?)another couple\b/g, '2 people')
    .replace(/\banother couple\b/g, '2 more people')
    .replace(ofOurs, '$1 ')
    .replace(besideThem, (_, count: string) => `${Number(count) + 1} people`)
    .replace(joinsUs, (_, count: string) => `${Number(count) + 1} people`)
    .replace(/\b\d{1,2}(?:st|nd|rd|th)[- ]?(?=graders?\b)/g, '')
    .replace(ofThem, '$2 $1')
    .replace(
      forEach,
      (_, all: string, between: string, count: string, who: string) =>
        `${all}${between}${Number(all) * Number(count)} ${who}`,
    )
    .replace(/\bfor (?:a )?couple\b(?! of)/g, 'for 2 people')
    .replace(
      /\b(\d{1,2}) (?:rooms|teams|groups|squads|tables|families|classes|troops) of (\d{1,2})\b/g,
      (_, one, other) => `${Number(one) * Number(other)} people`,
    )
    .replace(/\bclass of (\d{1,3})\b/g, '$1 students')
    .replace(someInRoom(rooms), '$1 people ')
    .replace(
      roomByRoom(rooms),
      (_, one: string, between: string, other: string) => `${Number(one) + Number(other)} people ${between}`,
    )
    .replace(/\btwin (?=sister|brother)/g, '')
    .replace(/\b(?:\d )?twins\b/g, hasKids.test(spoken) ? 'kids' : '2 kids')
    .replace(/\b(?:\d )?triplets\b/g, '3 kids')
    .replace(/\b(my|our|his|her|their) (?:parents|in[- ]?laws|folks)(?=[,.?!]| and| &|$)/g, '$1 mom, $1 dad')
    .replace(/\b(my|our|his|her|their|(?<=\band )the) grandparents(?=[,.?!]| and| &|$)/g, '$1 grandma, $1 grandpa')
    .replace(/(?<!\d |without |no |out )\b(?:grandparents|parents)\b(?= (?:with|and|&) )/g, '2 parents')
    .replace(/\b(my|our|her|his) ([2-9]),? (?=\d{1,2}(?:,|,? and) )/g, '$1 $2 kids ')
    .replace(
      /\b(me|myself|wife|husband|i)( and| with|,| plus| \+) (my|our) ([2-6])(?= ?(?:$|[,.?!]))/g,
      '$1$2 $3 $4 kids',
    )
    .replace(tellsOwnAge(spoken) ? /\bstudents\b/g : /$^/, 'people')
    .replace(/\bminutes?\b|\bhours?\b/.test(spoken) ? /\b(?:only have|have only) [3-9]\d(?=$|[,.?!])/g : /$^/, ' ')
    .replace(ruleOfNumber, ' ')
    .replace(madeFor, ' ')
    .replace(moreThan, (_, count: string) => `${Number(count) + 1} people`);
}
