/**
 * Counts which features were used for which subjects, more than a million times at a cold start: in two columns of
 * numbers that are sorted once, because a list for each feature costs a second of memory management.
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
    /** Ends the counting of so many features. Returns how often one was used for each of its subjects. */
    close(size: number): (feature: number) => ReadonlyMap<number, number> {
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
      features = subjects = new Int32Array(0);
      return (feature) => countsOf(sorted.subarray(starts[feature], starts[feature + 1]));
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

function countsOf(subjects: Int32Array): Map<number, number> {
  const counts = new Map<number, number>();
  for (const subject of subjects) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  return counts;
}
