/** What spreadsheets make of the times and days of a file when they open it and write it again. */

const clockOfDay = /^(\d{1,2}):(\d{2}):(\d{2})\s*([ap])\.?m\.?$/i;

/**
 * A time as it was before a spreadsheet took it for a time of day: `12:38:05 AM` is `0:38:05`, and `38:05.0` is `38:05`.
 * `38:05` itself comes back as `38:05:00`, thirty-eight hours: where `read` finds no time in it, the seconds nobody typed go.
 */
export function restoreTime(cell: string, read: (typed: string) => number | undefined): string {
  const [, hours = '', minutes = '', seconds = '', half = ''] = clockOfDay.exec(cell) ?? [];
  const hour = (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const text = half ? `${hour}:${minutes}:${seconds}` : cell.replace(/(:\d{2})[.,]0+$/, '$1');
  return read(text) === undefined ? text.replace(/(:\d{2}):00$/, '$1') : text;
}

/** A cell of a column of seconds as a time: `2285` is `38:05`, `-30` is `-0:30`. Anything else stays, and is no time. */
export function timeOfSeconds(cell: string): string {
  const [, sign = '', digits] = /^([+-]?)(\d{1,5})(?:[.,]0+)?$/.exec(cell) ?? [];
  if (digits === undefined) return cell && `${cell} s?`;
  const seconds = Number(digits);
  return `${sign}${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const slashedDay = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?:[ T].*)?$/;

/** True when days in these cells are written `20/11/2026`; without a day that only fits so they are read as US ones. */
export function areDaysFirst(cells: readonly string[]): boolean {
  return cells.some((cell) => {
    const [, first = '', sign] = slashedDay.exec(cell.trim()) ?? [];
    return sign === '.' || Number(first) > 12;
  });
}

/** Turns `11/20/2026`, `11/10/26`, `20.11.2026` and `2026/11/20` into `2026-11-20`; leaves anything else as it is. */
export function readDay(typed: string, isDayFirst: boolean): string {
  const cell = typed.trim();
  const [, first = '', , second = '', year = ''] = slashedDay.exec(cell) ?? [];
  const [month, day] = isDayFirst ? [second, first] : [first, second];
  if (year) return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return cell.replace(/^(\d{4})[/.-](\d{2})[/.-](\d{2})(?:[ T].*)?$/, '$1-$2-$3');
}

/** A text from a file's bytes: UTF-8, or what older spreadsheets write instead. */
export function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Seconds as a time that no spreadsheet takes for another one: `0:38:05`. */
export function writeTime(seconds: number): string {
  const size = Math.abs(seconds);
  const [hours, minutes, rest] = [Math.floor(size / 3600), Math.floor(size / 60) % 60, size % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  return `${seconds < 0 ? '-' : ''}${hours}:${two(minutes)}:${two(rest)}`;
}
