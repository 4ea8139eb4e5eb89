/** Something that a page of the staff asks. */
export interface Panel {
  what: string;
  /** The call, with its values by name. */
  call: string;
  /** Which of the questions in the function this call asks, from 0. */
  question?: number;
  /** Part of what is read when the dashboard is opened. */
  isFirstView?: boolean;
}

const middle = `before_at => '2026-10-01T12:00:00Z', before_id => '00000000-0000-4000-8000-000000000000'`;
const afterGame = `last => '{"id": "80000000-0000-4000-8000-000000000000", "date": "2024-06-01", "updated_at": "2026-01-01T00:00:00Z",
  "adjusted_time_seconds": 2500}'`;
const month = `first_day => '2026-06-01', last_day => '2026-06-30'`;

/** What the pages of the dashboard ask, as it comes when they are used: first pages, pages from the middle, searches. */
const dashboard: Panel[] = [
  { what: 'today at a glance', call: 'dashboard_today()', isFirstView: true },
  { what: 'games of twelve weeks', call: 'dashboard_plays(weeks => 12)', isFirstView: true },
  { what: 'chats of four weeks', call: 'dashboard_chats_per_day(days => 28)', isFirstView: true },
  { what: 'teams that asked to be taken off', call: 'dashboard_removals()', isFirstView: true },
  { what: 'who gets out', call: 'dashboard_games()' },
  { what: 'what was pressed', call: 'dashboard_presses()' },
  { what: 'open questions', call: 'dashboard_questions()' },
  {
    what: 'open questions, from the middle',
    call: `dashboard_questions(before_times => 4, after_question => 'may i ask number 5')`,
  },
  { what: 'contact requests that wait', call: `dashboard_contacts(wanted => 'new')` },
  { what: 'contact requests that are done', call: `dashboard_contacts(wanted => 'done', ${middle})`, question: 1 },
  { what: 'chats', call: 'dashboard_chats()' },
  { what: 'chats, from the middle', call: `dashboard_chats(${middle})` },
  { what: 'chats with a rare word', call: `dashboard_chats(search => 'parrots')` },
  { what: 'chats with a word that a tenth has', call: `dashboard_chats(search => 'birthday')` },
  { what: 'chats with a word that all have', call: `dashboard_chats(search => 'venue')` },
  { what: 'chats without an answer', call: `dashboard_chats(wanted => 'unanswered')` },
  { what: 'chats with a thumb down', call: `dashboard_chats(wanted => 'not helpful')` },
  { what: 'settled questions', call: `dashboard_questions(wanted => 'settled')` },
  {
    what: 'a conversation',
    call: `dashboard_chat(chat_id => '00000000-0000-4000-8000-000000000007', after_number => 0)`,
  },
  { what: 'ratings', call: 'dashboard_ratings()' },
  { what: 'ratings that did not help', call: `dashboard_ratings(wanted => 'down')` },
  { what: 'mail log', call: 'dashboard_deliveries()' },
  { what: 'mail log, from the middle', call: `dashboard_deliveries(${middle})` },
  { what: 'colleagues', call: 'dashboard_staff()' },
  { what: 'all that is kept of a visitor', call: `export_visitor(wanted => 'mara7@example.com')` },
  { what: 'all that is kept of a phone number', call: `export_visitor(wanted => '+1 555 0100 222')` },
  {
    what: 'all that is kept of a conversation',
    call: `export_visitor(wanted => '00000000-0000-4000-8000-000000000007')`,
  },
];

/** What the pages of the leaderboard ask: lists by every filter, names, files, the trail, and what is checked before a game is kept. */
const leaderboard: Panel[] = [
  { what: 'the newest games', call: 'read_entries()' },
  { what: 'games, from the middle', call: `read_entries(${afterGame})` },
  { what: 'the fastest games', call: `read_entries(sorted => 'fastest')` },
  { what: 'the fastest games, from the middle', call: `read_entries(sorted => 'fastest', ${afterGame})` },
  { what: 'games of a room and a month', call: `read_entries(room => 'The Vault', ${month})` },
  { what: 'games of a room that is gone', call: `read_entries(room => 'The Belfry')` },
  { what: 'games of a kind of team', call: `read_entries(kind => 'duo')` },
  { what: 'the fastest games of a rare kind', call: `read_entries(kind => 'birthday', sorted => 'fastest')` },
  { what: 'hidden games', call: `read_entries(wanted => 'hidden')` },
  { what: 'deleted games', call: `read_entries(wanted => 'deleted')` },
  { what: 'part of a name that few have', call: `read_entries(search => 'owls 12')` },
  { what: 'part of a name that many have', call: `read_entries(search => 'asure')` },
  { what: 'a letter that all names have', call: `read_entries(search => 's')` },
  { what: 'part of a name that nobody has', call: `read_entries(search => 'weasel')` },
  { what: 'part of a name without spaces', call: `read_entries(search => '探偵')` },
  { what: 'two letters', call: `read_entries(search => 'wl', wanted => 'hidden')` },
  { what: 'games without an escape', call: 'read_games_not_escaped()' },
  { what: 'of those, a room', call: `read_games_not_escaped(room => 'The Vault')` },
  { what: 'of those, a rare kind', call: `read_games_not_escaped(kind => 'birthday')` },
  { what: 'of those, a month', call: `read_games_not_escaped(${month})` },
  { what: 'the trail', call: 'leaderboard_trail()' },
  { what: 'a rare word of the trail', call: `leaderboard_trail(search => 'seven otters')` },
  { what: 'a common word of the trail', call: `leaderboard_trail(search => 'maya edited')` },
  { what: 'files', call: 'leaderboard_files()' },
  { what: 'the remote of the lobby screen', call: 'tv_remote()' },
  {
    what: 'a game that is saved',
    call: `save_entry(entry => '{"request_key": "00000000-0000-4000-8000-000000000001", "room_name": "The Vault",
      "team_name": "Late Weasels", "time_seconds": 2222}')`,
  },
];

/** Every question of the staff's pages. */
export const panels: Panel[] = [...dashboard, ...leaderboard];
