/** How often each feature was used for its subjects, as it is kept in a file: where each begins, the subjects, their counts. */
export interface TallyTable {
  starts: Iterable<number> & ArrayLike<number>;
  subjects: Iterable<number> & ArrayLike<number>;
  counts: Iterable<number> & ArrayLike<number>;
}

/**
 * Counts which features were used for which subjects, more than a million times: in two columns of numbers that are
 * sorted once, because a list for each feature costs a second of memory management.
 */
export function createTally() {
  let features = new Int32Array(1 << 16);
  let subjects = new Int32Array(1 << 16);
  let length = 0;

  return {
    /** Notes that a feature was used for a subject, both by their numbers. */
    add(feature: number, subject: number): void {
      if (length === features.length) {
        features = doubled(features);
        subjects = doubled(subjects);
      }
      features[length] = feature;
      subjects[length++] = subject;
    },
    /** Ends the counting of so many features. */
    close(size: number): TallyTable {
      const starts = new Int32Array(size + 1);
      for (let at = 0; at < length; at++) add(starts, (features[at] ?? 0) + 1, 1);
      for (let at = 1; at < starts.length; at++) add(starts, at, starts[at - 1] ?? 0);
      const sorted = new Int32Array(length);
      const next = starts.slice();
      for (let at = 0; at < length; at++) {
        const feature = features[at] ?? 0;
        sorted[next[feature] ?? 0] = subjects[at] ?? 0;
        add(next, feature, 1);
      }
      const table = { starts: [0], subjects: [] as number[], counts: [] as number[] };
      for (let feature = 0; feature < size; feature++) {
        const counts = counted(sorted.subarray(starts[feature], starts[feature + 1]));
        table.subjects.push(...counts.keys());
        table.counts.push(...counts.values());
        table.starts.push(table.subjects.length);
      }
      return table;
    },
  };
}

function add(numbers: Int32Array, at: number, amount: number): void {
  numbers[at] = (numbers[at] ?? 0) + amount;
}

function doubled(numbers: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
}

/** How often a feature was used for each of its subjects. */
export function countsOf({ starts, subjects, counts }: TallyTable, feature: number): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (let at = starts[feature] ?? 0; at < (starts[feature + 1] ?? 0); at++)
    found.set(subjects[at] ?? 0, counts[at] ?? 0);
  return found;
}

function counted(subjects: Int32Array): Map<number, number> {
  const counts = new Map<number, number>();
  for (const subject of subjects) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  return counts;
}
