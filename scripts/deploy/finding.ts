/** Something that is missing or wrong in production, and what to do about it. */
export interface Finding {
  wrong: string;
  remedy: string;
}

/** A finding when something does not hold. */
export const unless = (holds: boolean, wrong: string, remedy: string): Finding[] => (holds ? [] : [{ wrong, remedy }]);
