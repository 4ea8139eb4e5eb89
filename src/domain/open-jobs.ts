/** What of a page's section tells of jobs; see `src/schemas/page.ts`. */
export interface JobSection {
  /** Which kind of section it is. */
  kind: string;
  cards?: readonly Job[] | undefined;
}

/** A card that is a job as soon as somebody can apply for it. */
export interface Job {
  title: string;
  /** Its pay, in a few words. */
  label?: string | undefined;
  /** Its hours and shifts, a short line each. */
  details?: readonly string[] | undefined;
  isOpen?: boolean | undefined;
  applySubject?: string | undefined;
}

/** The jobs of a page for which somebody is looked for at the moment. */
export const openJobs = (sections: readonly JobSection[]): Job[] =>
  sections.flatMap(({ cards = [] }) => cards.filter(({ applySubject, isOpen = true }) => applySubject && isOpen));

/** What decides about the open jobs: the pay and the hours of a single one, the names of several. */
export function jobLine(jobs: readonly Job[]): string[] {
  const [job, ...others] = jobs;
  if (!job) return [];
  if (others.length > 0) return jobs.map(({ title }) => title);
  return [...(job.label ? [job.label] : []), ...(job.details ?? [])];
}
