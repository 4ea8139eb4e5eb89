/**
 * How many days each kind of data is kept. Pages and documents say these numbers; the table private.retention of the
 * database deletes by them, and a test compares both with the words of the legal page.
 */
export const retentionDays = {
  chats: 90,
  contactRequests: 90,
  budgets: 7,
  deletedGames: 30,
  savedRequests: 90,
  staffChanges: 730,
  /** Sums of presses, thirteen months. */
  presses: 400,
  /** Encrypted copies against loss; the schedule of backups deletes by this number. */
  backups: 30,
} as const;
