import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import { lastRoomKey } from '#domain/browser-keys.ts';
import { placeAmong, type EntryValues, type ManagedEntry, type PlayedRoom } from '#domain/entry.ts';
import { warningsOf, type KnownGame } from '#domain/entry-checks.ts';
import { twinsOf } from '#domain/entry-twins.ts';
import { emptyForm, formOf, readForm, readNotEscaped, type EntryForm, type FormProblems } from '#domain/entry-form.ts';
import { venueDay } from '#domain/venue-time.ts';
import { shrinkLogo } from '#services/entries-logo.ts';
import { $known, gamesOf, loadKnown } from './entries-known.ts';
import { $queue, enqueueEntry, enqueueNotEscaped } from './queue.ts';
import { remember } from './storage.ts';

/** What a form shows besides its fields. `warnings` are there after a first attempt to save; a second one saves. */
export interface FormState {
  fields: EntryForm;
  problems: FormProblems;
  warnings: readonly string[];
  /** Counts attempts that failed, so that the view can go to the first wrong field. */
  attempts: number;
  /** True when somebody chose another day than today: else the day follows the venue's clock. */
  isDayChosen: boolean;
}

/** Where the time in a form would stand. */
export interface Preview {
  seconds: number;
  rank: number;
  total: number;
  /** Month of the game, `YYYY-MM`. */
  month: string;
  /** False while the games of that month cannot be read: then rank and total mean nothing. */
  isKnown: boolean;
}

const today = () => venueDay(new Date());

/** How often a page that is left open looks whether a new day has begun, in milliseconds. */
const lookEvery = 15_000;

function recallRoom(rooms: readonly PlayedRoom[]): string {
  const open = rooms.filter(({ retired }) => !retired);
  try {
    const last = localStorage.getItem(lastRoomKey);
    return open.find(({ name }) => name === last)?.name ?? open[0]?.name ?? '';
  } catch {
    return open[0]?.name ?? '';
  }
}

/** A form for a game: a new one, or the one that `edit` puts in. Each page has two of them, independent of each other. */
function createEntryForm() {
  const state = atom<FormState>({
    fields: emptyForm('', today()),
    problems: {},
    warnings: [],
    attempts: 0,
    isDayChosen: false,
  });
  const editing = atom<ManagedEntry | null>(null);
  let rooms: readonly PlayedRoom[] = [];

  const names = () => rooms.map(({ name }) => name);
  const $preview: ReadableAtom<Preview | null> = computed([state, $known, editing], ({ fields }, known, own) => {
    const read = readForm({ ...fields, team: fields.team || '?' }, names(), today());
    if (read.status === 'wrong') return null;
    const { room_name: room, date, time_seconds: clock, adjustment_seconds: adjustment } = read.values;
    const games = gamesOf(known, room, date);
    const others = (games ?? []).filter(({ id, hidden }) => id !== own?.id && !hidden);
    const seconds = clock + adjustment;
    const times = others.map((game) => game.adjusted_time_seconds);
    return { seconds, month: date.slice(0, 7), isKnown: games !== undefined, ...placeAmong(times, seconds) };
  });

  function start(fields: EntryForm, entry: ManagedEntry | null): void {
    editing.set(entry);
    const isDayChosen = entry !== null || fields.date !== today();
    state.set({ fields, problems: {}, warnings: [], attempts: 0, isDayChosen });
    void loadKnown(fields.room, fields.date);
  }

  /** A new day at the venue is a new day in a form, unless somebody chose another one. */
  function followDay(): void {
    const { fields, problems, isDayChosen } = state.get();
    if (isDayChosen || fields.date === today()) return;
    const changed = { ...fields, date: today() };
    state.set({ ...state.get(), fields: changed, problems: { ...problems, date: undefined } });
    void loadKnown(changed.room, changed.date);
  }

  onMount(state, () => {
    const timer = setInterval(followDay, lookEvery);
    addEventListener('focus', followDay);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', followDay);
    };
  });

  return {
    /** Fields, problems and warnings. */
    $state: state as ReadableAtom<FormState>,
    /** The game that is changed, null for a new one. */
    $editing: editing as ReadableAtom<ManagedEntry | null>,
    /** Where the time would stand, null while there is no time. */
    $preview,

    /** Begins with an empty form for the room that was chosen last at this counter. */
    open(played: readonly PlayedRoom[]): void {
      rooms = played;
      start(emptyForm(recallRoom(rooms), today()), null);
    },
    /** Begins with a game that exists. */
    edit(played: readonly PlayedRoom[], entry: ManagedEntry): void {
      rooms = played;
      start(formOf(entry), entry);
    },
    /** Puts the game away. */
    close(): void {
      editing.set(null);
    },
    /** Takes what was typed into a field. */
    type(field: keyof EntryForm, value: string): void {
      followDay();
      const { fields, problems, isDayChosen } = state.get();
      const changed = { ...fields, [field]: value };
      state.set({
        ...state.get(),
        fields: changed,
        problems: { ...problems, [field]: undefined },
        warnings: [],
        isDayChosen: field === 'date' ? value !== today() : isDayChosen,
      });
      if (field === 'room' || field === 'date') void loadKnown(changed.room, changed.date);
      if (field === 'room') remember(lastRoomKey, value);
    },
    /** Takes a picture as the logo, made small in this browser. */
    async chooseLogo(file: Blob): Promise<void> {
      const logo = await shrinkLogo(file);
      const { fields, problems } = state.get();
      const problem = logo ? undefined : 'This file is not a picture that can be read.';
      state.set({ ...state.get(), fields: { ...fields, logo: logo ?? '' }, problems: { ...problems, logo: problem } });
    },
    /**
     * Saves, unless a field is wrong or there is something to look at that was not shown yet. Returns whether it saved;
     * the game may still be on its way then. A form for new games is empty afterwards and keeps room and day.
     */
    save(): boolean {
      followDay();
      const { fields, warnings, attempts } = state.get();
      const read = readForm(fields, names(), today());
      if (read.status === 'wrong') {
        state.set({ ...state.get(), problems: read.problems, warnings: [], attempts: attempts + 1 });
        return false;
      }
      const found = look(read.values, editing.get());
      if (found.some((warning) => !warnings.includes(warning))) {
        state.set({ ...state.get(), problems: {}, warnings: found, attempts: attempts + 1 });
        return false;
      }
      const own = editing.get() ?? undefined;
      const others = twinsOf(read.values, knownFor(read.values)).filter(({ id }) => id !== own?.id);
      enqueueEntry(
        read.values,
        own,
        others.map(({ id }) => id),
      );
      start(emptyForm(fields.room, fields.date), null);
      return true;
    },
    /** Logs that the team did not get out: name and time are not asked for. Returns whether it saved. */
    saveNotEscaped(): boolean {
      followDay();
      const { fields, attempts } = state.get();
      const read = readNotEscaped(fields, names(), today());
      if (read.status === 'wrong') {
        state.set({ ...state.get(), problems: read.problems, warnings: [], attempts: attempts + 1 });
        return false;
      }
      enqueueNotEscaped(read.game);
      start(emptyForm(fields.room, fields.date), null);
      return true;
    },
  };

  function look(values: EntryValues, own: ManagedEntry | null): string[] {
    const room = rooms.find(({ name }) => name === values.room_name);
    return warningsOf(values, room, knownFor(values), today(), own?.id);
  }

  /** Games that a new one is compared with: those on the boards, and those that wait on this device. */
  function knownFor(values: EntryValues): KnownGame[] {
    const waiting = $queue
      .get()
      .filter(({ target, not_escaped: lost }) => !target && !lost)
      .map(({ key, values: queued }) => ({
        ...queued,
        id: key,
        adjusted_time_seconds: queued.time_seconds + queued.adjustment_seconds,
        waits: true,
      }));
    return [...(gamesOf($known.get(), values.room_name, values.date) ?? []), ...waiting];
  }
}

/** What a page can do with a form. */
export type EntryFormStore = ReturnType<typeof createEntryForm>;

/** The form at the counter, for new games. */
export const quickForm: EntryFormStore = createEntryForm();

/** The form in the dialog, for games that exist. */
export const editForm: EntryFormStore = createEntryForm();
