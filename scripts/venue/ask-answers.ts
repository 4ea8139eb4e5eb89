import type { Interface } from 'node:readline/promises';
import { weekdays } from '../../src/domain/weekdays.ts';
import { readAnswer } from './read-answers.ts';

/** Colors that rooms are offered in turn. */
const colors = ['#b04a3a', '#3a7bb0', '#7a9a3a', '#8a5bb0', '#c98f2e', '#2e9a8a'];

/** Asks on the terminal for what the file of answers would say; the answers are checked as that file's are. */
export async function askAnswers(terminal: Pick<Interface, 'question'>): Promise<unknown> {
  const ask = async (question: string, usual = '') => {
    const answer = (await terminal.question(`${question}${usual && ` [${usual}]`} `)).trim();
    return answer === '' ? usual : answer;
  };
  const name = await ask('Name of the venue?');
  const address = {
    street: await ask('Street and house number?'),
    city: await ask('City?'),
    state: await ask('State, two letters?'),
    postalCode: await ask('ZIP code?'),
    country: 'US',
  };
  const [latitude, longitude] = (await ask('Latitude and longitude of the door, from a map?', '0, 0'))
    .split(',')
    .map(Number);
  const contact = {
    phone: await ask('Phone, like (215) 555-0142?'),
    email: await ask('Email for guests?'),
    timeZone: await ask('Time zone?', new Intl.DateTimeFormat().resolvedOptions().timeZone),
    booking: await ask('Address of your booking page?'),
  };
  const hours: Record<string, unknown> = {};
  let usual = '10:00-22:00';
  for (const day of weekdays) {
    usual = await ask(`Hours on ${day}, like 16:00-22:00, several with a comma, or closed?`, usual);
    hours[day] = readHours(usual);
  }
  const prices = { person: readPrice(await ask('Price per person in dollars, one number or two like 35-39?')) };
  const count = Number(await ask('How many rooms?', '3'));
  const rooms: unknown[] = [];
  for (let number = 1; number <= count; number += 1) {
    const title = await ask(`Room ${number}: name?`);
    const description = await ask(`${title}: what happens in it, in one or two sentences?`);
    const [from, to] = (await ask(`${title}: players, like 2-6?`, '2-6')).split('-').map(Number);
    const minutes = Number(await ask(`${title}: minutes on the clock?`, '60'));
    const color = await ask(`${title}: its color?`, colors[(number - 1) % colors.length]);
    rooms.push({ title, description, players: { from, to }, minutes, color });
  }
  return { name, address, coordinates: { latitude, longitude }, ...contact, hours, prices, rooms };
}

/** `16:00-22:00, 23:00-02:00` in the grammar of the business file. What is none of it is passed on, and refused there. */
function readHours(answer: string): unknown {
  const spans = answer.split(',').map((span) => /^\s*(\d{1,2}:\d{2})\s*[-–]\s*(\d{1,2}:\d{2})\s*$/.exec(span));
  const read = spans.flatMap((found) => (found ? [{ opens: padded(found[1]), closes: padded(found[2]) }] : []));
  if (read.length !== spans.length) return answer;
  return read.length === 1 ? read[0] : read;
}

const padded = (time = '') => time.padStart(5, '0');

function readPrice(answer: string): unknown {
  const [from, to] = answer.split(/[-–]/).map(Number);
  return to === undefined ? readAnswer(answer) : { from, to };
}
