import { cutText } from '../../src/domain/clean-text.ts';
import type { StoredContactRequest, StoredMessage } from '../_shared/database/rows.ts';

/** What happened in a conversation, put together without a model. */
export interface ConversationDigest {
  asked: string[];
  answered: string[];
  /** Questions without an answer from the facts, or whose reply was stopped. */
  leftOpen: string[];
  /** Contact forms, and messages in which the visitor left an address or asked for a person. */
  contactWishes: string[];
}

/** Longest that one question is quoted. */
const longestQuote = 300;
/** Most questions that a summary quotes; of a longer conversation the latest. */
const mostQuotes = 60;

const emailAddress = /[^\s@<>,;]+@[^\s@<>,;]+\.[a-z]{2,}/i;
const phoneNumber = /(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}\b/;
const askForPerson =
  /\b(call|text|phone|e-?mail|contact|reach|write) (me|us)\b|\bget back to (me|us)\b|\b(speak|talk) (to|with) (a |an |some(one|body)|the )?(person|human|manager|staff|owner|real|actual)/i;

const isContactWish = (text: string) => emailAddress.test(text) || phoneNumber.test(text) || askForPerson.test(text);

/** Reads a conversation: each question with the reply that follows it. */
export function extractSummary(
  messages: readonly StoredMessage[],
  requests: readonly StoredContactRequest[],
): ConversationDigest {
  const turns = messages
    .map((message, index) => ({ message, reply: messages[index + 1] }))
    .filter(({ message }) => message.role === 'user')
    .slice(-mostQuotes)
    .map(({ message, reply }) => ({ question: quote(message.content), reply }));
  const isOpen = (reply: StoredMessage | undefined) => !reply || reply.stopped || reply.outcome === 'unanswered';
  const form = ({ name, reach, message }: StoredContactRequest) => `${name} (${reach}): ${quote(message)}`;
  return {
    asked: turns.map(({ question }) => question),
    answered: turns
      .filter(({ reply }) => reply?.outcome === 'answered' && !reply.stopped)
      .map(({ question }) => question),
    leftOpen: turns.filter(({ reply }) => isOpen(reply)).map(({ question }) => question),
    contactWishes: [
      ...requests.map(form),
      ...turns.filter(({ question }) => isContactWish(question)).map(({ question }) => question),
    ],
  };
}

function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > longestQuote ? `${cutText(line, longestQuote - 1)}…` : line;
}

const list = (title: string, lines: readonly string[]) =>
  `${title}\n${lines.length > 0 ? lines.map((line) => `- ${line}`).join('\n') : '- nothing'}`;

/** Longest text of a summary; the table takes 8000 characters. */
const longestText = 7900;

/** The summary as staff read it: `overview` in a model's words first, when there is one, then the lists. */
export function summaryText(
  { asked, answered, leftOpen, contactWishes }: ConversationDigest,
  overview?: string,
): string {
  const lists = [
    list('Wants to hear from a person:', contactWishes),
    list('Left open:', leftOpen),
    list('Answered:', answered),
    list('Asked:', asked),
  ];
  return cutText([...(overview ? [overview] : []), ...lists].join('\n\n'), longestText);
}
