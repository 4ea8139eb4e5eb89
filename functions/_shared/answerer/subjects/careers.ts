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

/** `i am 16`, `is she too young`: an age, or a doubt about one, in front of what it is asked for. */
const saysHowOld = /\b(?:i am|he is|she is|am i|are) (?:only )?(?:\d{2}|(?:too|old) (?:old|young|enough))\b/.source;

/** Ages at which people can work here: the content names none. */
const careersAge: Subject = {
  key: 'careers-age',
  signs: [
    /\bage limit for (?:interns|staff|the job|working)\b/,
    /\b\d{2} years old\b.*\b(?:work|job)\b/,
    /\b(?:hire|hiring|employ|take on)\b.*\b\d{2} years olds?\b/,
    /\bhow old\b.*\b(?:to work|for the job|to apply|be hired)\b/,
    /\b(?:hir(?:e|es|ing)|employ|take on)\b.{0,12}\b(?:\d{2} years? olds?|minors|teens|teenagers|under 18)/,
    new RegExp(`${saysHowOld}.*\\b(?:jobs?|work (?:there|here|for you)|apply|game ?master|hired?)\\b`),
  ],
  answer: (_, context) => ({
    text: `My notes name no age, lowest or highest, for working here, and I won’t guess. Ask at ${careersOf(context).email} or ${reachUs(context.facts.business)}; a person answers within ${careersOf(context).replyBusinessDays} business days.`,
    outcome: 'unanswered',
    sources: [{ title: 'Careers: how applying works', href: '/careers#applying' }],
    offerPerson: true,
  }),
};

export const careersSubjects: readonly Subject[] = [careersReply, careersAge];
