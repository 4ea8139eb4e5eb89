import type { Answer } from '../answerer/answer-types.ts';
import { tellingWords } from '../answerer/finding/words.ts';
import { ideaOfWord } from '../answerer/reading/concepts.ts';
import type { Venue } from './judgment.ts';
import { plainForm, readSentences, type Question } from './reading.ts';
import { answerIn } from './read-sayings.ts';
import { oneOf } from '../answerer/reading/patterns.ts';
import { supportOf } from './support.ts';
import { asksWhetherOneMay, permits } from './words/questions.ts';

/** What the venue itself answers to the same question: what was worked out or found in its texts. */
export type OwnAnswer = Pick<Answer, 'text' | 'outcome' | 'topics'>;

const saysYesOrNo = /^(yes|no)\b/;
/** Yes in other words. */
const saysYesGladly = /^we (?:would )?(?:love|be (?:happy|glad|delighted)) to\b/;
/** The venue's answer says that it does not know, and not only that it did not understand. */
const doesNotKnow = /^i do not know\b/;
/** Words that limit, deny or qualify: with one of them a text may well say No in its own way. */
const qualifies = new RegExp(
  String.raw`\b(?:${[
    'no|not|nope|never|none|nobody|nothing|neither|nor|without|only|just|unless|sorry|sadly|unfortunately|afraid|alas',
    'closed|too|instead|rather|outside|out|over|past|passed|ended|ran|expired|pity|shame|wish|luckily|least|leave|stay|skip',
    'you bring|bring your own|off|under|minimum|until|needs?|must|another|hold|limit|except|rounds|waves|split|two|second|elsewhere|else|gone|own',
  ].join('|')})\b`,
);
/** Words of a text that grants or offers something, in lower case. */
const offers = /\b(?:we will|we would (?:love|be (?:happy|glad))|if you ask|on request|you can|you may|welcome)\b/;
/** The sentences of a text in plain form, and the grant behind what it is about: `Stage fog. We will skip it if you ask.` */
const sentencesIn = (plain: string): string[] => plain.split(/(?<=[.!?])\s+(?!we will \w+ (?:it|them)\b)/);
/** Words of a text that refuses something. */
const refuses = /\b(?:cannot be|can not be|is not possible|not able to|unable to|are excluded|is excluded)\b/;
const denies = /\b(?:no|not|never|nobody|nothing|without|cannot|only)\b/;
/** What refuses without a No, in its first sentence: `We can not write invoices`, `Sorry, we only host in the evening`. */
const refusing = oneOf(
  /^(?:i am |we are )?(?:so |very )?(?:sorry|unfortunately|sadly|i am afraid|afraid)\b(?! to hear)/,
  /^(?:we|you|they|it|gift|\w+s)\b[^.!?]{0,60}\b(?:can not|not possible|not allowed|not permitted|never|excluded)\b/,
  /^only (?:1|one) \w+(?: \w+)? (?:can|may|is|per)\b/,
);
/** A grant that holds in one case only. */
const onlyIf = /^only (?:if|when)\b/;

/** What a reply refuses that the venue's own answer grants, in a sentence about the same: `We will keep the lights up.` */
function refusedThough(sentences: readonly string[], ours: string, question: Question): string[] {
  const granting = sentencesIn(ours).filter((sentence) => offers.test(sentence) && !denies.test(sentence));
  return sentences.filter((sentence) => {
    if (!refuses.test(sentence)) return false;
    const said = new Set(tellingWords(`${sentence} ${question.text}`).map(ideaOfWord));
    return granting.some((grant) => tellingWords(grant).some((word) => said.has(ideaOfWord(word))));
  });
}

/** Words with which a text says that it does not know, or sends one to somebody who does. */
const sendsOn =
  /\b(?:know|sure|certain|aware|information|record|notes|idea|not have|check|ask|call|write|nothing on|no|not)\b/;

/** How much of a reply has to stand in one text of the venue to be known although the question was not understood. */
const enoughSupport = 0.46;

/** A reply refuses what the venue's own answer grants without a limit of its own. */
const isRefusal = (plain: string, ours: string) =>
  refusing.test(plain) &&
  !denies.test(ours.split(/(?<=[.!?])\s+/)[0] ?? '') &&
  !denies.test(ours.replace(/^yes\b/, ''));

/**
 * What a model says otherwise than the venue's own answer to the question: Yes for No, No for Yes, a plain grant of what is refused,
 * or an answer where the venue has none. Learned texts decide nothing here; where the own answer is of several things, it is no measure.
 */
export function otherwiseThanOwn(
  reply: string,
  question: Question,
  own: OwnAnswer | undefined,
  venue: Venue,
): string[] {
  if (own === undefined || own.topics.length !== 1) return [];
  const [plain, ours] = [plainForm(reply, venue.facts), plainForm(own.text, venue.facts)];
  const sentences = readSentences(plain, question);
  if (own.outcome === 'unanswered') {
    const admits = sendsOn.test(plain) || sentences.some((sentence) => sentence.own.has('unsure'));
    // The answer was not found, but what the reply says stands in one text of the venue.
    const isSaid = supportOf(plain, venue) >= enoughSupport;
    return doesNotKnow.test(ours) && !admits && !isSaid ? [`the venue does not know that: ${plain}`] : [];
  }
  const verdict = saysYesOrNo.exec(ours)?.[1] ?? (saysYesGladly.test(ours) ? 'yes' : undefined);
  const refused = refusedThough(sentencesIn(plain), ours, question);
  if (verdict !== 'no' && refused.length > 0) return [`the venue grants that: ${refused.join(' ')}`];
  if (verdict === undefined) return [];
  if (verdict === 'no' && onlyIf.test(plain) && !/\bif\b/.test(ours)) return [`the venue says no: ${plain}`];
  // `Do we hand over phones?` `You can keep them.` says no yes.
  const isOfOtherVerb = permits.test(plain) && !asksWhetherOneMay.test(question.text);
  const told = isOfOtherVerb ? undefined : (answerIn(plain) ?? (isRefusal(plain, ours) ? -1 : undefined));
  if (told !== undefined && told !== (verdict === 'yes' ? 1 : -1)) return [`the venue says ${verdict}: ${plain}`];
  const isPlainGrant =
    verdict === 'no' &&
    // Who is not too young may come.
    !/\btoo \w+/.test(question.text) &&
    told === undefined &&
    !isOfOtherVerb &&
    !qualifies.test(plain) &&
    sentences.every(({ clauses }) => clauses.every(({ sign }) => sign === 1));
  return isPlainGrant ? [`the venue says no: ${plain}`] : [];
}
