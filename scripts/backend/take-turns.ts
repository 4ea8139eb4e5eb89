/**
 * Returns a function that runs jobs one after another, in the order they came.
 * The embedded Postgres has one session: two requests at once would share one transaction, and one visitor's query
 * could run with another's rights.
 */
export function takeTurns(): <Result>(job: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const result = last.then(job);
    last = result.catch(() => undefined);
    return result;
  };
}
