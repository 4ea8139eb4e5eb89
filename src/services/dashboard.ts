import * as z from 'zod/mini';
import type {
  ChatLine,
  ChatMessage,
  Contact,
  Delivery,
  OpenQuestion,
  QuestionEnd,
  RatedReply,
  RemovalWish,
  WantedChats,
} from '#domain/dashboard.ts';
import {
  chatDaySchema,
  chatLineSchema,
  chatMessageSchema,
  contactSchema,
  deliverySchema,
  gameSumSchema,
  openQuestionSchema,
  playedWeekSchema,
  pollVotesSchema,
  pressMonthSchema,
  ratedReplySchema,
  removalWishSchema,
  staffListSchema,
  todaySchema,
} from './dashboard-schema.ts';
import { staffClient } from './staff-client.ts';

/** What was read, or why nothing was: `denied` when the person may not (any longer), else the connection. */
export type Answer<Read> = { status: 'ready'; read: Read } | { status: 'denied' } | { status: 'unreachable' };

interface Outcome {
  data: unknown;
  error: unknown;
  status: number;
}

function parse<Read>(schema: z.ZodMiniType<Read>, { data, error, status }: Outcome): Answer<Read> {
  const parsed = schema.safeParse(data);
  if (!error && parsed.success) return { status: 'ready', read: parsed.data };
  return { status: status === 401 || status === 403 ? 'denied' : 'unreachable' };
}

async function call<Read>(schema: z.ZodMiniType<Read>, name: string, body: object = {}): Promise<Answer<Read>> {
  return parse(schema, await staffClient.rpc(name, body));
}

const partOf = <Item>(item: z.ZodMiniType<Item>) => z.object({ items: z.array(item), more: z.boolean() });
const ratingsSchema = z.extend(partOf(ratedReplySchema), { up: z.number(), down: z.number() });
const conversationSchema = z.extend(partOf(chatMessageSchema), { summary: z.nullable(z.string()) });
const markSchema = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['saved', 'changed']), contact: contactSchema }),
  z.object({ status: z.literal('gone') }),
]);

/** How something that was asked for a contact request went. */
export type ContactAnswer = Answer<z.infer<typeof markSchema>>;

/** Reads today at a glance. Never throws; like everything below. */
export const readToday = () => call(todaySchema, 'dashboard_today');

/** Reads how often each room was played in each of the last weeks, and how fast. */
export const readPlays = (weeks: number) => call(z.array(playedWeekSchema), 'dashboard_plays', { weeks });

/** Reads how many games of the last year ended with an escape; owners only. */
export const readGames = () => call(z.array(gameSumSchema), 'dashboard_games');

/** Reads the chats of the last days and who answered. */
export const readChatDays = (days: number) => call(z.array(chatDaySchema), 'dashboard_chats_per_day', { days });

/** Reads questions without an answer, open or settled, the most asked first, from the start or after the last one read. */
export const readQuestions = (wanted: 'open' | 'settled', last?: OpenQuestion) =>
  call(partOf(openQuestionSchema), 'dashboard_questions', {
    wanted,
    ...(last && { before_times: last.times_asked, after_question: last.question }),
  });

/** Says how a question ended; null opens it again. Saying it twice is harmless. */
export const settleQuestion = ({ question }: OpenQuestion, how: QuestionEnd | null) =>
  call(z.object({ status: z.enum(['settled', 'gone']) }), 'settle_question', { question, how });

/** Reads ratings of replies, all or those that did not help, newest first, with the number of each kind. */
export const readRatings = (wanted: 'all' | 'down', last?: RatedReply) =>
  call(ratingsSchema, 'dashboard_ratings', {
    wanted,
    ...(last && { before_at: last.rated_at, before_id: last.id }),
  });

/** Reads how polls stand. */
export const readPolls = () => call(z.array(pollVotesSchema), 'dashboard_polls');

/** Reads what was pressed in a month and in the one before; owners only. 0 is this month. */
export const readPresses = (monthsBack: number) =>
  call(pressMonthSchema, 'dashboard_presses', { months_back: monthsBack });

/** Reads contact requests that wait, who has waited longest first, or those that are done, newest first. */
export const readContacts = (wanted: Contact['status'], last?: Contact) =>
  call(partOf(contactSchema), 'dashboard_contacts', {
    wanted,
    ...(last && { before_at: last.received_at, before_id: last.id }),
  });

/** Marks a contact request done, or new again. Marking twice is harmless: the first name stays. */
export const markContact = ({ id }: Contact, done: boolean) =>
  call(markSchema, 'mark_contact', { contact_id: id, done });

/** Says that the one who is signed in answers a request, or no longer does; `changed` when somebody else has taken it meanwhile. */
export const takeContact = ({ id, taken_by_name: before }: Contact, taken: boolean) =>
  call(markSchema, 'take_contact', { contact_id: id, taken, before: before ?? '' });

/** Writes what colleagues should know of a request; `changed` when one of them wrote something else meanwhile. */
export const noteContact = ({ id, note: before }: Contact, note: string) =>
  call(markSchema, 'note_contact', { contact_id: id, note, before: before ?? '' });

/** Reads conversations, the latest first; `search` finds words in their messages and summaries. */
export const readChats = (search: string, wanted: WantedChats, last?: ChatLine) =>
  call(partOf(chatLineSchema), 'dashboard_chats', {
    search,
    wanted,
    ...(last && { before_at: last.last_message_at, before_id: last.id }),
  });

/** Reads one conversation in its order, with its summary the first time. */
export const readChat = (id: string, last?: ChatMessage) =>
  call(conversationSchema, 'dashboard_chat', { chat_id: id, ...(last && { after_number: last.number }) });

/** Reads the log of what is mailed to the venue, newest first. */
export const readDeliveries = (last?: Delivery) =>
  call(partOf(deliverySchema), 'dashboard_deliveries', last && { before_at: last.created_at, before_id: last.id });

/** Reads which teams asked to be taken off the wall, the longest wait first. */
export const readRemovals = () => call(z.array(removalWishSchema), 'dashboard_removals');

/** Takes a team that asked off the wall, or leaves it up. Whoever is second changes nothing. */
export const answerRemoval = ({ id }: RemovalWish, remove: boolean) =>
  call(z.object({ status: z.enum(['answered', 'gone']) }), 'answer_removal', { entry_id: id, remove });

/** Reads who is on the staff; owners read more of it. */
export const readStaff = () => call(staffListSchema, 'dashboard_staff');
