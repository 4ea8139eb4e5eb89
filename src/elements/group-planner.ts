import { readAges, readChoice, readDay, readPlayers, largestGroup, writeChoice } from '#domain/group-choice.ts';
import { planGroup, type GroupChoice, type GroupVenue } from '#domain/group-plan.ts';
import { sayPlan } from '#domain/group-words.ts';
import type { PartyPackages } from '#domain/party-packages.ts';
import { plainIsland } from '#lib/plain-island.ts';

interface Props {
  venue: GroupVenue;
  /** Packages, on the page that books parties. */
  party?: PartyPackages | undefined;
  /** True where an address with a choice is about something else first: the page of a room. */
  isBeside?: boolean | undefined;
}

/** *How many in your group?*: shows what a group can do in the HTML that is there, and keeps the choice in the address. */
export const GroupPlanner = plainIsland<Props>((island, { venue, party, isBeside }) => {
  const part = <Kind extends HTMLElement>(name: string): Kind => {
    const found = island.querySelector<Kind>(`[data-${name}]`);
    if (!found) throw new Error(`How many in your group? has no ${name}.`);
    return found;
  };
  const players = part<HTMLInputElement>('players');
  const ages = part<HTMLInputElement>('ages');
  const day = part<HTMLSelectElement>('day');

  /** What the fields say, or what is wrong with them. */
  function read(): GroupChoice | { field: HTMLInputElement; problem: string } {
    const count = readPlayers(players.value);
    const children = readAges(ages.value);
    if (count === undefined) return { field: players, problem: `Enter a number of players from 1 to ${largestGroup}.` };
    if (children === undefined)
      return { field: ages, problem: 'Enter the ages of everybody under 18 as numbers, such as 7, 10.' };
    if (children.length > count)
      return {
        field: players,
        problem: `You entered ${children.length} ages, so you need at least ${children.length} players.`,
      };
    return { players: count, ages: children, day: readDay(day.value) };
  }

  /** Shows the plan for what the fields say. A field that cannot be read says so, and the last plan stays. */
  function show(): GroupChoice | undefined {
    const choice = read();
    const problem = 'problem' in choice ? choice : undefined;
    for (const field of [players, ages]) field.setAttribute('aria-invalid', `${field === problem?.field}`);
    part('problem').textContent = problem?.problem ?? '';
    if ('problem' in choice) return undefined;
    const plan = planGroup(choice, venue);
    const words = sayPlan(plan, choice, venue, party);
    part('headline').textContent = words.headline;
    for (const name of ['rooms', 'adults', 'total'] as const) {
      const tile = part(name);
      tile.hidden = words.total === undefined || words[name] === undefined;
      tile.querySelector('dd')?.replaceChildren(words[name] ?? '');
    }
    part('rules').replaceChildren(...words.rules.map((rule) => item(rule)));
    showRooms(words.notes, writeChoice(choice));
    const group = writeChoice({ players: choice.players, ages: choice.ages });
    for (const button of island.querySelectorAll<HTMLElement>('[data-group]'))
      button.ariaPressed = `${button.dataset['group'] === group}`;
    return choice;
  }

  /** Shows the rooms of a plan in its order, each with what is said of it and a link that carries the choice. */
  function showRooms(notes: ReadonlyMap<string, string>, hash: string): void {
    const list = part('list');
    const order = [...notes.keys()];
    const rows = [...list.querySelectorAll<HTMLElement>('[data-room]')];
    const place = ({ dataset: { room = '' } }: HTMLElement) => (notes.has(room) ? order.indexOf(room) : order.length);
    for (const row of rows) {
      const note = notes.get(row.dataset['room'] ?? '');
      row.hidden = note === undefined;
      row.querySelector('[data-note]')?.replaceChildren(note ?? '');
      row.querySelector('a')?.setAttribute('href', `${row.querySelector('a')?.pathname}${hash}`);
    }
    list.append(...rows.sort((one, other) => place(one) - place(other)));
    list.hidden = notes.size === 0;
  }

  function item(text: string): HTMLElement {
    const element = document.createElement('li');
    element.textContent = text;
    return element;
  }

  function fill({ players: count, ages: children }: GroupChoice): void {
    players.value = `${count}`;
    ages.value = children.join(', ');
  }

  /** Fills in what the address carries. */
  function arrive(): void {
    const choice = readChoice(location.hash);
    if (!choice) return;
    fill(choice);
    day.value = choice.day ?? '';
    tellForm(choice.players);
    const details = island.querySelector('details');
    if (details) details.open = true;
    show();
    // the tool itself may have no box, beside another
    if (!isBeside) island.querySelector('summary')?.scrollIntoView();
  }

  function change(): void {
    const choice = show();
    if (!choice) return;
    history.replaceState(history.state, '', writeChoice(choice));
    tellForm(choice.players);
  }

  /** A form for a price on the same page says how many come, unless somebody has typed there. */
  function tellForm(count: number | string): void {
    const field = document.querySelector<HTMLInputElement>('input[data-headcount]');
    if (!field || field.value !== (field.dataset['headcount'] ?? '')) return;
    field.value = `${count}`;
    field.dataset['headcount'] = field.value;
  }

  island.addEventListener('input', change);
  island.addEventListener('click', ({ target }) => {
    const pressed = target as Element;
    if (pressed.closest('[data-request]')) tellForm(players.value);
    const button = pressed.closest<HTMLElement>('[data-step], [data-group]');
    if (!button) return;
    const group = readChoice(button.dataset['group'] ?? '');
    if (group) {
      fill(group);
      change();
      return;
    }
    const next = (readPlayers(players.value) ?? 1) + Number(button.dataset['step']);
    players.value = `${Math.min(largestGroup, Math.max(1, next))}`;
    change();
  });
  addEventListener('hashchange', arrive);
  show();
  arrive();
});
