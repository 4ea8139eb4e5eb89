/** Milliseconds between two looks for mail that is due. */
const betweenMails = 60_000;
/** Milliseconds between two deletions of what is old. */
const betweenDeletions = 86_400_000;

/** What regular work is done with. */
interface Workers {
  /** Calls the function `deliver-mail`. */
  deliverMail(): Promise<unknown>;
  /** Calls the database function `delete_what_is_old`. */
  deleteWhatIsOld(): Promise<unknown>;
}

/**
 * Does what pg_cron does on a hosted project, at once and then regularly, for a backend that runs on. What fails is tried
 * again at the next round. Returns what ends it.
 */
export function doRegularWork({ deliverMail, deleteWhatIsOld }: Workers): () => void {
  const regularly = (work: () => Promise<unknown>, pause: number) => {
    const round = () => void work().catch(() => undefined);
    round();
    return setInterval(round, pause).unref();
  };
  const rounds = [regularly(deliverMail, betweenMails), regularly(deleteWhatIsOld, betweenDeletions)];
  return () => rounds.forEach((round) => clearInterval(round));
}
