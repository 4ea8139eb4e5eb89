/** What is wrong and how to repair it, in words that somebody who writes content understands. */
export interface Fault {
  /** Rest of a sentence that starts with the field: `is missing`. */
  wrong: string;
  /** The repair: `write a number`. */
  instead: string;
}

/** A fault and its place. */
export interface Problem extends Fault {
  /** Path of the file from the root of the repository. */
  file: string;
  /** Name of the field, or the line. */
  field: string;
}

const many = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** All problems as one text: a line each, grouped by file. */
export function reportProblems(problems: readonly Problem[]): string {
  const files = Map.groupBy(problems, ({ file }) => file);
  const groups = [...files]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([, group]) => [...new Set(group.map(formatProblem))]);
  const heading = `${many(groups.flat().length, 'problem')} in ${many(files.size, 'content file')}. Repair each line:`;
  return [heading, ...groups.map((lines) => lines.join('\n'))].join('\n\n');
}

function formatProblem({ file, field, wrong, instead }: Problem): string {
  return `${file} – ${field}: ${wrong}; ${instead}`;
}
