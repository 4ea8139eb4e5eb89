/** Writes the venue's time zone where the rules of `src/domain` read it. */
export function writeTimeZone(): void;
