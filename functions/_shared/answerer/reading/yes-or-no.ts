/** Questions that Yes or No answers, and whether somebody hopes for what they ask or fears it. */
import { listOf, oneOf, wholeWords } from './patterns.ts';
import { splitQuestions } from './split.ts';

/** Words before a question that ask nothing. */
const openers = [
  'and, so, but, or, hi, hello, hey, ok, okay, also, well, then, just, now, still, oh, yes, no, if so, wait',
  'would like to know, wondering',
].join(', ');
const lead = `(?:${listOf(openers)}(?: if| whether)?[ ,.!:-]+)*`;
const auxiliaries = listOf(
  'can, could, may, might, is, are, am, was, were, do, does, did, will, would, should, must, have, has',
);
const someone = listOf('i, we, you, they, it, he, she, there, that, this, the, my, our, your, any, anybody, somebody');
const supposes = /^(?:so |and |but )?(?:if|when (?!do|does|is|are|can|will|did|would|should|was))\b/;
/** From its first word, behind a pause, or behind what it supposes: `if we ask does it cost minutes`. */
const beginsYesOrNo = oneOf(
  new RegExp(String.raw`(?:^|[,:;-] )${lead}${auxiliaries} (?!what\b|how\b)\w`),
  new RegExp(String.raw`${supposes.source}.* ${auxiliaries} ${someone}\b`),
  // `there are 10 of us do we have to split up`: typed without a pause
  /(?<!\b(?:so|as|nor|neither|than)) (?:do|does|did|can|could|would|should|is|are|am) (?:i|we|you|they|he|she|it) (?!guys$)\w/,
);
const leftToYou = listOf(
  'possible, doable, allowed, ok, okay, alright, still good, still valid, any good, an option, a possibility',
);
/** The same without a verb: `party on saturday at 11 am possible`, `any strobe lights`. */
const shortYesOrNo = oneOf(
  new RegExp(String.raw`(?:^|[,:;-] )${lead}(?:(?:you )?(?:got|have) )?any(?:body|one|thing|where)? `),
  /^(?:you|you guys|you all) (?:still )?(?:on|open|hiring)\b/,
  new RegExp(String.raw`^${lead}(?:you )?(?:guys )?got (?:an? |some |the )?\w`),
  new RegExp(String.raw`\b${leftToYou}(?: right| then| too| for us)?$`),
);
const saidOrDone = listOf('type, write, say, tell, want, need, booked, paid, come, arrive, play, get, pay');
/** Questions that want more than Yes or No; not `is what i type kept`. */
const asksForMore = oneOf(
  new RegExp(
    String.raw`\b${listOf('what, which, who, whose, when, where, why')}\b(?! ${listOf('i, we, they, you, it, he, she')} ${saidOrDone}\b)`,
  ),
  /\bhow (?:else|much|many|long|far|old|early|late|big|do|does|can|is|are|should|would)\b/,
);
/** Questions that let choose: `is it private or with strangers`; not `are there actors or blood`. */
const letsChoose = / or (?!not\b|nah\b|no\b|whatever\b|anything\b|something\b|so\b|more\b|less\b|two\b|\d)/;
/** Whoever names two things that may happen asks for either: `does anybody touch you or grab you`. */
const asksForEither = new RegExp(
  String.raw`\b(?:does|do|will|would) (?:any(?:one|body|thing)|some(?:one|body)|that|they)\b.* or (?!\d|${auxiliaries}\b|in |on |at |with |for |just |only )`,
);
const presence = new RegExp(
  String.raw`^${lead}(?:(?:is|are|will) there|any|do you (?:guys )?(?:have|do|sell|serve|offer))\b`,
);

/** True for a question whether there is something. */
export const asksForPresence = (question: string): boolean => presence.test(question);

/** Who is told of, and not asked for: `is there somebody who jumps out`. */
const somebodyWho = /\b(?:(?:some|any)(?:one|body)|people|guys?|actors?|persons?|m[ae]n)(?: [a-z]+){0,2} who\b/g;

/** True for a question that Yes or No answers; its text is normalized. */
export const asksYesOrNo = (question: string): boolean =>
  !asksForMore.test(question.replace(supposes, '').replace(somebodyWho, '')) &&
  (!letsChoose.test(question) || asksForPresence(question) || asksForEither.test(question)) &&
  (beginsYesOrNo.test(question) || shortYesOrNo.test(question));

/** What nobody hopes for. */
const fears = [
  // a loss
  'lose, loses, losing, lost, out the money, eat the cost, out of luck, gone, wasted?, forfeit\\w*, vanish\\w*, disappear\\w*, goe?s? bad, runs? out(?! to), expires?, dead',
  // a cost
  'fees?, extra, charged?, charges, penalt\\w+, fined, surcharge, docked?, knock, deduct\\w*, takes? (?:time|minutes) off, pay(?:ing)? for, pay more',
  'costs? (?:us|me|you|time|minutes|more|extra|anything), counts? as, own tickets?, shorten\\w*',
  // a duty
  '(?:have|has|got|required|forced|obliged) to, needs? (?:to|their|an?|our|my), gotta, must, mandatory, required, necessary',
  'hand over, give up (?:my|our|the|your), takes? (?:\\w+ )?phones?, sign away, crawl\\w*, climb\\w*',
  'physical(?! (?:gift|card|copy|copies|voucher|ticket))',
  // shame
  'left out, useless, worthless, dead ?weight, in the way, sunk, screwed, doomed, mess(?:es)? (?:\\w+ )?up, miss (?:stuff|things|out|anything), ruin, stupid, bored, awkward, embarrass\\w*, weird, bad idea, problem, issue, kicked out',
  'too (?:late|old|young|big|small|tall|scary|many|few|much|dark|hard|tight|heavy)',
  // company
  'strangers, randos?, randoms?, (?:an)?other (?:people|groups?|teams?|guests|part(?:y|ies)|famil(?:y|ies)), anyone else, anybody else, someone else, somebody else, others, mix(?:ed)?, mixing, thrown? in',
  'spam, spy, spying, tracked, watching us, recorded, end up, split up, without (?:asking|permission|consent|telling)',
  // a fright, an end
  'locked, lock, trapped, stuck, jump(?:s|ing)?, grab(?:s|bing)?, chased?, scream\\w*, strob\\w+, gore, blood, actors?, closed, shut',
].join(', ');
const madePublic = listOf('sell, share, post, publish, put, end up, ends up');
const privateThings = listOf('data, info\\w*, photos?, pics?, pictures?, insta\\w*, facebook, online, social, tiktok');
const feared = oneOf(wholeWords(fears), new RegExp(String.raw`\b${madePublic}\b.*\b${privateThings}\b`));
/** What makes a hope of it in spite of such a word: `can we get the fee back`. */
const hoped = oneOf(
  wholeWords(
    'refund\\w*, money back, waived?, without(?! (?:asking|permission|consent|telling)), avoid, free, instead, less, not, cheaper, (?<!for )help, (?<!to be )able to, get to, (?:only|just) (?:us|our|we|my)',
  ),
  /n't\b/,
);

/** Company that nobody asked for, whatever else is said of it: `people we do not know`. */
const strangers = oneOf(
  /\b(?:we|i) (?:do not|don't|have never|never) (?:know|met)\b/,
  /\b(?:shar(?:e|ed|ing)|end up|paired|matched|grouped|lumped|combined?|put|stuck) (?:\w+ ){0,3}with\b/,
);

/** True for a question of somebody who fears what they ask for: a No is good news. */
export const isFeared = (question: string): boolean =>
  strangers.test(question) || (feared.test(question) && !hoped.test(question));

/** Words with which somebody asks for leave: they hope for it, whatever else they name. */
const asksLeave = new RegExp(
  String.raw`\b(?:can|could|may|might) ${listOf('i, we, my, our, the, they, he, she, people, kids, you, it, an?, every(?:one|body), some(?:one|body)')}\b`,
);
const favors = listOf(
  'take, accept, allow, do, offer, give, let, honor, send, help, open, provide, make, ship, bring, deliver',
);
/** Words with which somebody asks for a favor, or for what may be. */
const asksFavor = oneOf(
  new RegExp(String.raw`\b(?:will|would) you\b|\bdo you (?:guys )?${favors}\b`),
  /\bwill (?:it|that|this|they|an?|(?:the|our|my) \w+) (?:still )?(?:work|fit|go|count)\b/,
  new RegExp(String.raw`\b(?:${leftToYou}|fine|welcome|suited|enough)\b`),
  /^(?:is|are) [a-z ]+ (?:still|open|welcome|included)\b|^(?:does|do) [\w ]+ still\b/,
  /^(?:are you|you) (?:guys )?(?:open|running|working|hiring)\b/,
  /\b(?:something|anything) you (?:guys )?(?:would |can |could )?(?:do|accommodate|offer|allow|host|arrange|help)\b/,
  /\b(?:got|have) any (?:jobs?|openings|positions|vacanc\w+)\b/,
  /\bdo (?:i|we|they) (?:still )?get (?:an?|the|our|any|some|to|all)\b/,
  wholeWords('less, cheaper, a discount, as usual, only our, just our, only us, just us, to ourselves'),
);

/** True for a question of somebody who hopes for what they ask: a Yes is good news. */
export const isHopedFor = (question: string): boolean =>
  asksLeave.test(question) ||
  /\b(?:true|sure|right) (?:that )?(?:i|we) (?:can|could|may)\b/.test(question) ||
  (!isFeared(question) && asksFavor.test(question));

const turned = oneOf(
  wholeWords(
    'not, without, no, too, off, out of, down, stop, remove\\w*, avoid, skip, ban(?:ned)?, forbidden, against, besides, elsewhere, at home',
  ),
  /n't\b/,
);
/** True for a question that is turned around: its No may be the text's own Yes. */
export const isTurnedAround = (question: string): boolean => turned.test(question);

/** The one question of a clause, or else of its message; undefined where that asks several things. */
export function questionIn({ text, message }: { text: string; message: string }): string | undefined {
  const questionsOf = (words: string) => splitQuestions(words).filter(({ isQuestion }) => isQuestion);
  const own = questionsOf(text).at(-1)?.text;
  const [only, another] = questionsOf(message);
  // `may I sign, or do their parents have to` lets choose
  if (own !== undefined) return message.includes(` or ${own}`) ? undefined : own;
  return another ? undefined : (only?.text ?? (asksYesOrNo(text) ? text : undefined));
}
