/** The contact form's own rules, on top of its contract. */
import { cleanLine, cleanText } from './clean-text.ts';

/** What the form asks for, in the order of the form. */
export const contactFields = ['name', 'reach', 'message'] as const;

export type ContactField = (typeof contactFields)[number];
export type ContactWords = Record<ContactField, string>;

/** What to tell a visitor whose field cannot be sent. */
export const contactProblems: ContactWords = {
  name: 'Tell us your name, so we know who to ask for.',
  reach: 'Give us an email address or a phone number where we can reach you.',
  message: 'Tell us what it’s about, in up to 1000 characters.',
};

/** What is sent of what was typed or pasted: signs that are no words are left out. */
export const cleanWords = ({ name, reach, message }: ContactWords): ContactWords => ({
  name: cleanLine(name),
  reach: cleanLine(reach),
  message: cleanText(message),
});

/** True for what looks like an email address, or holds at least seven digits as a phone number does. */
export function isReachable(reach: string): boolean {
  return /^\S+@\S+\.\S{2,}$/.test(reach.trim()) || (reach.match(/\d/g)?.length ?? 0) >= 7;
}

/** Hours within which a visitor who asked for a person should have an answer. No page promises it; it orders the desk's day. */
const hoursToReply = 24;

/** Until when a visitor whose request arrived at a moment should have an answer. */
export const replyBy = (received: Date): Date => new Date(received.getTime() + hoursToReply * 3_600_000);
