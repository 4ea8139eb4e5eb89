/** Something that the dashboard asks. */
export interface Panel {
  what: string;
  /** The call, with its values by name. */
  call: string;
  /** Which of the questions in the function this call asks, from 0. */
  question?: number;
  /** Part of what is read when the dashboard is opened. */
  isFirstView?: boolean;
  /** True for a question that has to look at a large share of a table. */
  countsAll?: boolean;
}

const middle = `before_at => '2026-10-01T12:00:00Z', before_id => '00000000-0000-4000-8000-000000000000'`;

/** Every question, as it comes when the dashboard is used: first pages, pages from the middle, searches. */
export const panels: Panel[] = [
  { what: 'today at a glance', call: 'dashboard_today()', isFirstView: true },
  { what: 'games of twelve weeks', call: 'dashboard_plays(weeks => 12)', isFirstView: true },
  { what: 'chats of four weeks', call: 'dashboard_chats_per_day(days => 28)', isFirstView: true, countsAll: true },
  { what: 'open questions', call: 'dashboard_questions()' },
  {
    what: 'open questions, from the middle',
    call: `dashboard_questions(before_times => 4, after_question => 'may i ask number 5')`,
  },
  { what: 'contact requests that wait', call: `dashboard_contacts(wanted => 'new')` },
  { what: 'contact requests that are done', call: `dashboard_contacts(wanted => 'done', ${middle})` },
  { what: 'chats', call: 'dashboard_chats()' },
  { what: 'chats, from the middle', call: `dashboard_chats(${middle})` },
  // A word's frequency is guessed: the planner may look through all sessions rather than up a thousand of them.
  { what: 'chats with a rare word', call: `dashboard_chats(search => 'parrots')`, countsAll: true },
  { what: 'chats with a word that a tenth has', call: `dashboard_chats(search => 'birthday')`, countsAll: true },
  { what: 'chats without an answer', call: `dashboard_chats(wanted => 'unanswered')`, countsAll: true },
  { what: 'chats with a thumb down', call: `dashboard_chats(wanted => 'not helpful')`, countsAll: true },
  { what: 'settled questions', call: `dashboard_questions(wanted => 'settled')` },
  {
    what: 'a conversation',
    call: `dashboard_chat(chat_id => '00000000-0000-4000-8000-000000000007', after_number => 0)`,
  },
  { what: 'ratings', call: 'dashboard_ratings()', countsAll: true },
  { what: 'ratings that did not help', call: `dashboard_ratings(wanted => 'down')`, countsAll: true },
  { what: 'mail log', call: 'dashboard_deliveries()' },
  { what: 'mail log, from the middle', call: `dashboard_deliveries(${middle})` },
];
