/** Postgres’ word for what somebody may not do. */
const refused = '42501';

/**
 * Does something while the console leaves refusals out: lite prints each with the whole question and its values, names of visitors
 * among them. Whoever asked is told that they may not, and why; everything else that goes wrong is printed as ever.
 */
export async function withQuietRefusals<Result>(work: () => Promise<Result> | Result): Promise<Result> {
  const report = console.error;
  console.error = (...words: unknown[]) => {
    const [error] = words as [{ code?: unknown } | undefined];
    if (error?.code !== refused) report(...words);
  };
  try {
    return await work();
  } finally {
    console.error = report;
  }
}
