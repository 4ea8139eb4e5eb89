import { openState, summarizeOpenDays } from '../../../../src/domain/opening-hours.ts';
import { venueDay } from '../../../../src/domain/venue-time.ts';
import type { Subject } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { openNow } from './open-now.ts';

/** How to reach us: the way that somebody asks for, or both. */
export const contact: Subject = {
  key: 'contact',
  answer(asked, context) {
    const { business } = context.facts;
    const { social: profiles } = business;
    const social = !/insta|facebook|\bfb\b|social|tiktok|tripadvisor/.test(asked.text)
      ? ''
      : profiles.length === 0
        ? 'My notes name no profiles elsewhere.'
        : `You find us here: ${profiles.map(({ label, url }) => `[${label}](${url})`).join(', ')}.`;
    const isOfWork = asked.family === 'careers' && business.careers !== undefined;
    const email = isOfWork ? (business.careers?.email ?? business.email) : business.email;
    const mail = `[${email}](mailto:${email})`;
    const [wantsCall, wantsMail] = [asksNumber.test(asked.text), asksMail.test(asked.text)];
    const direct = isOfWork
      ? `For work here write to ${mail}.`
      : cannotReach.test(asked.text)
        ? `Write to ${mail}, or leave a message with **Talk to a person**. ${sayDesk(context)}`
        : asksHowSoon.test(asked.text)
          ? `My notes name no time for an answer. On the day of your game, call ${business.phone}.`
          : wantsMail && !wantsCall
            ? `Write to ${mail}.`
            : wantsCall && !wantsMail
              ? `Call ${business.phone}.`
              : `Call ${business.phone} or write to ${mail}.`;
    return {
      text: social || direct,
      sources: [{ title: 'Contact', href: '/legal#contact' }],
      offerPerson: true,
    };
  },
};

/** How somebody would like to reach us, or has tried to, and how soon they would hear back. */
const asksNumber = /\b(?:phone|number|call|ring|telephone|text)\b/;
const asksMail = /\b(?:e-?mails?|mail|write)\b/;
const cannotReach =
  /\b(?:nobody|no one|not|never)\b.*\b(?:answer\w*|pick\w*|respond\w*|repl\w+|reach)\b|\bvoice ?mail\b|\bline is (?:busy|dead)\b/;
const asksHowSoon = /\bhow (?:soon|fast|quick\w*|long)\b|\bresponse time\b/;

/** When somebody is at the desk: today's hours where they are still to come, else those of the week. */
function sayDesk(context: AnswerContext): string {
  const { business } = context.facts;
  const state = openState(business, context.now);
  const isLater = !state.isOpen && state.opens?.day === venueDay(context.now);
  return isLater
    ? `${openNow(context).text.replace(/^Not yet: t/, 'T')}`
    : `We are at the desk ${summarizeOpenDays(business.hours)}.`;
}

/** Somebody wants a person and not an assistant. */
export const person: Subject = {
  key: 'person',
  answer: (_, { facts }) => ({
    text: `Of course. Call ${facts.business.phone}, write to [${facts.business.email}](mailto:${facts.business.email}), or press **Talk to a person** below and leave a message with how to reach you.`,
    sources: [{ title: 'Contact', href: '/legal#contact' }],
    offerPerson: true,
  }),
};
