/**
 * Writes the venue's time zone where the rules of `src/domain` read it. It comes before everything else that is compiled
 * from the content, because compiling already asks what day it is. Plain JavaScript, because it has to run on Node 20.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { load } from 'js-yaml';

const root = resolve(import.meta.dirname, '..');
const target = resolve(root, 'src/domain/venue.json');

/** The zone as the content says it; Greenwich while it says none, which the check of the content reports. */
function writtenZone() {
  try {
    return load(readFileSync(resolve(root, 'src/content/business.yaml'), 'utf8')).timeZone;
  } catch {
    return undefined;
  }
}

/** A zone that this machine knows; every rule about days would throw for another. */
function isKnown(zone) {
  try {
    return typeof zone === 'string' && Boolean(new Intl.DateTimeFormat('en-US', { timeZone: zone }));
  } catch {
    return false;
  }
}

/** Writes the file when the content says another zone than it holds. */
export function writeTimeZone() {
  const zone = writtenZone();
  const text = `${JSON.stringify({ timeZone: isKnown(zone) ? zone : 'UTC' })}\n`;
  if (existsSync(target) && readFileSync(target, 'utf8') === text) return;
  writeFileSync(target, text);
}
