import type { Category } from './entry.ts';

/** Which games the staff page lists. */
export interface EntryFilter {
  /** Part of a team's name. */
  search: string;
  /** Title of a room; empty for every room. */
  room: string;
  category: Category | '';
  state: 'all' | 'listed' | 'hidden' | 'deleted' | 'not escaped';
  /** First and last day, `YYYY-MM-DD`; empty for open. */
  from: string;
  to: string;
  order: 'newest' | 'fastest';
}

/** Every game that is not deleted, newest first. */
export const everyEntry: EntryFilter = {
  search: '',
  room: '',
  category: '',
  state: 'all',
  from: '',
  to: '',
  order: 'newest',
};
