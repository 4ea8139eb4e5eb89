/** The longest time that fits on the leaderboard, in seconds; the database has the same limit. */
export const longestTime = 7200;

const spoken =
  /^(?:(\d{1,2})\s*h(?:ours?|rs?)?\s*)?(?:(\d{1,3})\s*m(?:in(?:utes?|s)?)?\s*)?(?:(\d{1,2})\s*(?:s(?:ec(?:onds?|s)?)?)?)?$/;
const marked = /^(?:(\d{1,2})\D)?(\d{1,3})\D(\d{1,2})$/;

/**
 * Reads a game time as people type it and returns whole seconds: `38:05`, `38.05`, `38,05`, `38 05`, `3805`, `38m5s`,
 * `38 min 5`, `1:02:09`, `10209`; a bare `38` is minutes. Undefined when it cannot be a time, such as `38:75`.
 */
export function readGameTime(typed: string): number | undefined {
  const text = typed.trim().toLowerCase().replace(/[’′']/g, ':').replace(/["”″]/g, '');
  return /^\d+$/.test(text) ? readDigits(text) : (readMarked(text) ?? readSpoken(text));
}

/** Digits alone: two are minutes; of more, the last two are seconds and the two before them minutes. */
function readDigits(digits: string): number | undefined {
  if (digits.length <= 2) return total('0', digits, '0');
  if (digits.length > 6) return undefined;
  return total(digits.slice(0, -4), digits.slice(-4, -2), digits.slice(-2));
}

function readMarked(text: string): number | undefined {
  const match = /^[\d:.,; ]+$/.test(text) ? marked.exec(text.replace(/\s*([:.,;])\s*/g, '$1')) : null;
  return match ? total(match[1], match[2], match[3]) : undefined;
}

function readSpoken(text: string): number | undefined {
  const match = /[hms]/.test(text) ? spoken.exec(text) : null;
  return match ? total(match[1], match[2], match[3]) : undefined;
}

/** Minutes may pass 59 only where no hours are named: `75:30` is a time, `1:75:30` is a slip. */
function total(hours = '0', minutes = '0', seconds = '0'): number | undefined {
  const [h, m, s] = [Number(hours || 0), Number(minutes || 0), Number(seconds || 0)];
  if (s > 59 || (h > 0 && m > 59)) return undefined;
  const sum = h * 3600 + m * 60 + s;
  return sum > 0 && sum <= longestTime ? sum : undefined;
}

/** Reads what was left on the clock: null when nothing was typed, nothing at all from `0:00`. Undefined when unreadable. */
export function readTimeLeft(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  return /^0+(?:[:.]00){0,2}$/.test(text) ? 0 : readGameTime(text);
}

/** Reads an adjustment in seconds: `+2:00`, `-0:30`, `2` (minutes); nothing typed is none. Undefined when unreadable. */
export function readAdjustment(typed: string): number | undefined {
  const text = typed.trim().replace(/^[−–]/, '-');
  if (/^$|^[+-]?0+(?:[:.]00)?$/.test(text)) return 0;
  const seconds = readGameTime(text.replace(/^[+-]/, ''));
  if (seconds === undefined || seconds > 3600) return undefined;
  return text.startsWith('-') ? -seconds : seconds;
}
