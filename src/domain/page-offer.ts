import { occasionLine, type OccasionVenue } from './occasion-line.ts';
import { jobLine, openJobs, type Job, type JobSection } from './open-jobs.ts';

/** The parts of a page that say what it offers; see `src/schemas/page.ts`. */
export interface OfferingPage {
  action?: { target: string; players?: number | undefined } | undefined;
  sections: readonly JobSection[];
}

/** What a page offers, in the fewest words. */
export interface PageOffer {
  /** What an occasion costs and for how many, or the pay and the hours of the open job: `From $399`, `8 to 24 players`. */
  line: string[];
  /** The only open job: whoever applies need not say for which. */
  job: Job | undefined;
}

/** What decides about a page's offer, on the page itself and where something else leads to it. */
export function pageOffer({ action, sections }: OfferingPage, venue: OccasionVenue): PageOffer {
  const jobs = openJobs(sections);
  return {
    line: [...occasionLine(action?.target ?? 'general', action?.players, venue), ...jobLine(jobs)],
    job: jobs.length === 1 ? jobs[0] : undefined,
  };
}
