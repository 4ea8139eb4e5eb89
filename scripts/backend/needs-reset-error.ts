/** The local database is of no use any more; the message says why and how to get a new one. */
export class NeedsResetError extends Error {
  constructor(problem: string, cause?: unknown) {
    super(`${problem} Run "npm run backend:reset" to delete it; the next start makes a new one with sample data.`, {
      cause,
    });
  }
}
