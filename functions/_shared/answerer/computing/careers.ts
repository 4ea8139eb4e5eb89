import type { Subject } from '../answer-parts.ts';
import { careersOf } from '../venue/offers.ts';
import { reachUs } from '../venue/venue.ts';

/** What becomes of an application, and when it is answered. */
const careersReply: Subject = {
  key: 'careers-reply',
  answer: (_, context) => ({
    text: `A person answers every application within ${careersOf(context).replyBusinessDays} business days, with a yes or a no. If you hear nothing, it went astray: send it again to ${careersOf(context).email}.`,
    sources: [{ title: 'Careers: how applying works', href: '/careers#applying' }],
  }),
};

/** Ages at which people can work here: the content names none. */
const careersAge: Subject = {
  key: 'careers-age',
  answer: (_, context) => ({
    text: `My notes name no age, lowest or highest, for working here, and I won’t guess. Ask at ${careersOf(context).email} or ${reachUs(context.facts.business)}; a person answers within ${careersOf(context).replyBusinessDays} business days.`,
    outcome: 'unanswered',
    sources: [{ title: 'Careers: how applying works', href: '/careers#applying' }],
    offerPerson: true,
  }),
};

export const careersSubjects: readonly Subject[] = [careersReply, careersAge];
