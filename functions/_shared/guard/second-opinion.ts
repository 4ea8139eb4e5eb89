import type { VenueFactsFile } from '../contracts/venue-facts.ts';
import type { Answer } from '../answerer/answer-types.ts';
import { plainForm, readSentences, type Question } from './reading.ts';
import { answerIn } from './sayings.ts';
import { asksWhetherOneMay, permits } from './words/questions.ts';

/** What the venue itself answers to the same question: what was worked out or found in its texts. */
export type OwnAnswer = Pick<Answer, 'text' | 'outcome' | 'topics'>;

const saysYesOrNo = /^(yes|no)\b/;
/** The venue's answer says that it does not know, and not only that it did not understand. */
const doesNotKnow = /^i do not know\b/;
/** Words that limit, deny or qualify: with one of them a text may well say No in its own way. */
const qualifies = new RegExp(
  String.raw`\b(?:${[
    'no|not|nope|never|none|nobody|nothing|neither|nor|without|only|just|unless|sorry|sadly|unfortunately|afraid|alas',
    'closed|too|instead|rather|outside|out|over|past|passed|ended|ran|expired|pity|shame|wish|luckily|least|leave|stay|skip',
    'off|under|minimum|until|needs?|must|another|hold|limit|except|rounds|waves|split|two|second|elsewhere|else|gone|own',
  ].join('|')})\b`,
);
/** Words with which a text says that it does not know, or sends one to somebody who does. */
const sendsOn =
  /\b(?:know|sure|certain|aware|information|record|notes|idea|not have|check|ask|call|write|nothing on|no|not)\b/;

/**
 * What a model says otherwise than the venue's own answer to the question: Yes for No, No for Yes, a plain grant of what is refused,
 * or an answer where the venue has none. Learned texts decide nothing here; where the own answer is of several things, it is no measure.
 */
export function otherwiseThanOwn(
  reply: string,
  question: Question,
  own: OwnAnswer | undefined,
  facts: VenueFactsFile,
): string[] {
  if (own === undefined || own.topics.length !== 1) return [];
  const [plain, ours] = [plainForm(reply, facts), plainForm(own.text, facts)];
  const sentences = readSentences(plain, question);
  if (own.outcome === 'unanswered') {
    const admits = sendsOn.test(plain) || sentences.some((sentence) => sentence.own.has('unsure'));
    return doesNotKnow.test(ours) && !admits ? [`the venue does not know that: ${plain}`] : [];
  }
  const verdict = saysYesOrNo.exec(ours)?.[1];
  if (verdict === undefined) return [];
  // `Do we hand over phones?` `You can keep them.` says no yes.
  const isOfOtherVerb = permits.test(plain) && !asksWhetherOneMay.test(question.text);
  const told = isOfOtherVerb ? undefined : answerIn(plain);
  if (told !== undefined && told !== (verdict === 'yes' ? 1 : -1)) return [`the venue says ${verdict}: ${plain}`];
  const isPlainGrant =
    verdict === 'no' &&
    told === undefined &&
    !isOfOtherVerb &&
    !qualifies.test(plain) &&
    sentences.every(({ clauses }) => clauses.every(({ sign }) => sign === 1));
  return isPlainGrant ? [`the venue says no: ${plain}`] : [];
}
