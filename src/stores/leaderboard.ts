import { atom, type ReadableAtom } from 'nanostores';
import type { Category } from '#domain/entry.ts';
import { daysOfPeriod, teamsPerBoard, type Period, type RankedTeam } from '#domain/leaderboard.ts';
import { readTeams, type TeamsQuery } from '#services/leaderboard.ts';

/** What the visitor looks at: a period, and one kind of teams or all of them. */
export interface LeaderboardView {
  period: Period;
  category: Category | 'all';
}

/** Teams of the chosen view, of all rooms, best first; none when the backend has nothing to say. */
export type LeaderboardState = { status: 'loading' } | { status: 'ready'; teams: readonly RankedTeam[] };

const state = atom<LeaderboardState>({ status: 'loading' });
const view = atom<LeaderboardView>({ period: 'this-month', category: 'all' });
/** Boards that were read on this page, by what was asked. */
const answers = new Map<string, Promise<RankedTeam[] | undefined>>();
let retiredRooms: readonly string[] = [];

/** What the boards of the page show. */
export const $leaderboard: ReadableAtom<LeaderboardState> = state;

/** Period and category chosen on the page. */
export const $view: ReadableAtom<LeaderboardView> = view;

/** Opens the page's boards; a retired room keeps its board of all time in every period. */
export function openLeaderboard(retired: readonly string[]): Promise<void> {
  retiredRooms = retired;
  return show();
}

/** Changes the period or the category. The boards stay until those of the new choice have come. */
export function chooseView(chosen: Partial<LeaderboardView>): Promise<void> {
  view.set({ ...view.get(), ...chosen });
  return show();
}

async function show(): Promise<void> {
  const shown = view.get();
  const { period } = shown;
  const category = shown.category === 'all' ? {} : { category: shown.category };
  const [teams, ...final] = await Promise.all([
    readOnce({ ...daysOfPeriod(period, new Date()), ...category, limit: teamsPerBoard }),
    ...retiredRooms.map((roomName) => readOnce({ roomName, ...category, limit: teamsPerBoard })),
  ]);
  if (view.get() !== shown) return; // the visitor has chosen something else meanwhile
  const current = (teams ?? []).filter(({ room_name: name }) => !retiredRooms.includes(name));
  state.set({ status: 'ready', teams: [...current, ...final.flatMap((board) => board ?? [])] });
}

/** Asks once per page for each view; a failed answer is asked for again. */
async function readOnce(query: TeamsQuery): Promise<RankedTeam[] | undefined> {
  const key = JSON.stringify(query);
  const answer = answers.get(key) ?? readTeams(query);
  answers.set(key, answer);
  const teams = await answer;
  if (!teams) answers.delete(key);
  return teams;
}
