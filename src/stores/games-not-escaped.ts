import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { ManagedGameNotEscaped, PlayedRoom } from '#domain/entry.ts';
import { formOfNotEscaped, readNotEscaped, type EntryForm, type FormProblems } from '#domain/entry-form.ts';
import { venueDay } from '#domain/venue-time.ts';
import {
  correctGameNotEscaped,
  logGameNotEscaped,
  readGamesNotEscaped,
  takeOutGameNotEscaped,
} from '#services/games-not-escaped.ts';
import { createList, type List } from './dashboard-list.ts';
import { $filter } from './entries.ts';
import { lookAgain } from './staff.ts';

/** A game that is being corrected: as it was read, as typed, and what keeps it from being saved. */
export interface Correction {
  game: ManagedGameNotEscaped;
  fields: EntryForm;
  problems: FormProblems;
  /** A sentence about the last try. */
  message: string;
  isSending: boolean;
}

/** A sentence about what was just done, and the game that can be brought back. */
export interface OutcomeOfGame {
  text: string;
  undo?: ManagedGameNotEscaped;
}

const correction = atom<Correction | null>(null);
const notice = atom<OutcomeOfGame | null>(null);
const list = createList(async (last?: ManagedGameNotEscaped) =>
  // No name is kept of these teams, so none is found.
  $filter.get().search
    ? { status: 'ready' as const, read: { items: [], more: false } }
    : readGamesNotEscaped($filter.get(), last),
);

/** Games without an escape that match the filter of the list of teams, newest day first. */
export const $gamesNotEscaped: ReadableAtom<List<ManagedGameNotEscaped>> = list.$state;

// The list follows the filter as long as somebody looks at it.
onMount(list.$state, () => $filter.subscribe(() => void list.load()));

/** The game that is being corrected. */
export const $correction: ReadableAtom<Correction | null> = correction;

/** What was just done. */
export const $outcomeOfGame: ReadableAtom<OutcomeOfGame | null> = notice;

/** Reads the list anew. */
export const loadGamesNotEscaped = list.load;

/** Reads the next part. */
export const loadMoreGamesNotEscaped = list.loadMore;

/** Opens a game to be corrected. */
export function openCorrection(game: ManagedGameNotEscaped): void {
  correction.set({ game, fields: formOfNotEscaped(game), problems: {}, message: '', isSending: false });
}

/** Puts the game away as it was. */
export function closeCorrection(): void {
  correction.set(null);
}

/** Types into a field. */
export function typeCorrection(field: keyof EntryForm, value: string): void {
  const before = correction.get();
  if (!before) return;
  correction.set({
    ...before,
    fields: { ...before.fields, [field]: value },
    problems: { ...before.problems, [field]: undefined },
  });
}

const notDone = 'Not done: there is no connection.';
const failures = {
  denied: 'Your session has ended. Sign in again.',
  unreachable: 'Not saved: there is no connection. Nothing you typed is lost.',
};

/** Saves what was typed, unless somebody else was faster: then their version is shown. */
export async function saveCorrection(rooms: readonly PlayedRoom[]): Promise<void> {
  const before = correction.get();
  if (!before || before.isSending) return;
  const read = readNotEscaped(
    before.fields,
    rooms.map(({ name }) => name),
    venueDay(new Date()),
  );
  if (read.status === 'wrong') return correction.set({ ...before, problems: read.problems, message: '' });
  correction.set({ ...before, problems: {}, message: '', isSending: true });
  const answer = await correctGameNotEscaped(before.game, read.game);
  const stay = (message: string, game = before.game, fields = before.fields) =>
    correction.set({ game, fields, problems: {}, message, isSending: false });
  if (answer.status === 'saved') {
    list.replace((game) => (game.id === answer.game.id ? answer.game : game));
    notice.set({ text: 'Corrected.' });
    return correction.set(null);
  }
  if (answer.status === 'conflict')
    return stay(
      'Somebody corrected this game meanwhile. This is theirs; correct it again.',
      answer.game,
      formOfNotEscaped(answer.game),
    );
  if (answer.status === 'gone') {
    list.replace((game) => (game.id === before.game.id ? null : game));
    notice.set({ text: 'Somebody took this game out meanwhile.' });
    return correction.set(null);
  }
  stay(answer.status === 'invalid' ? answer.message : failures[answer.status]);
  if (answer.status === 'denied') await lookAgain();
}

/** Takes a game out; the notice offers to bring it back. */
export async function takeOutGame(game: ManagedGameNotEscaped): Promise<void> {
  if (!(await takeOutGameNotEscaped(game.id))) return notice.set({ text: notDone });
  list.replace((each) => (each.id === game.id ? null : each));
  notice.set({ text: 'Taken out.', undo: game });
}

/** Logs a game again that was taken out, under the key it had. */
export async function bringBackGame(game: ManagedGameNotEscaped): Promise<void> {
  const { id: request_key, room_name, date, hints_used, team_size, category, time_left_seconds } = game;
  const fields = { room_name, date, hints_used, team_size, category, time_left_seconds };
  const answer = await logGameNotEscaped({ request_key, ...fields });
  if (answer.status !== 'logged') return notice.set({ text: notDone, undo: game });
  notice.set({ text: 'It is back.' });
  await list.load();
}

/** Takes the notice away. */
export function closeOutcome(): void {
  notice.set(null);
}
