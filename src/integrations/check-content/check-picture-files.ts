import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ContentSource } from './content-source.ts';
import { fieldName, textsIn } from './fields.ts';
import { pictureFileFault } from './picture-file.ts';
import { isHeic, isPicture } from './picture-schema.ts';
import type { Problem } from './problem.ts';
import { venueFiles } from './public-files.ts';
import { readEntries, type Entry } from './read-entries.ts';
import { readMarkdown } from './read-markdown.ts';

/** A picture that content shows, and where it is named. */
interface Shown {
  file: string;
  field: string;
  picture: string;
}

/** Opens every picture that content shows or offers as a file: a photo straight from a phone may be one that nothing can show. */
export async function findPictureProblems(source: ContentSource, root: URL): Promise<Problem[]> {
  const offered = [...source.files].filter(
    (file) => file.startsWith(`${venueFiles}/`) && (isPicture(file) || isHeic(file)),
  );
  const shown = [
    ...readEntries(source).entries.flatMap((entry) => picturesOf(entry, source.files)),
    ...offered.map((picture) => ({ file: picture, field: 'whole file', picture })),
  ];
  // A line for each picture, however many places show it: one file has to be repaired.
  const pictures = new Map(shown.toReversed().map((each) => [each.picture, each]));
  const problems = await Promise.all(
    [...pictures.values()].map(async ({ file, field, picture }) => {
      const fault = await pictureFileFault(fileURLToPath(new URL(encodeURI(picture), root)));
      if (!fault) return [];
      const wrong = file === picture ? fault.wrong : `${picture} ${fault.wrong}`;
      return [{ file, field, wrong, instead: fault.instead }];
    }),
  );
  return problems.flat();
}

/** Pictures that are there; one that is not is a problem of its own. */
function picturesOf({ file, data, path, body = '' }: Entry, files: ReadonlySet<string>): Shown[] {
  const named = [
    ...textsIn(data).map((text) => ({ field: fieldName([...path, ...text.path]), source: text.text })),
    ...readMarkdown(body, file)
      .tags.filter(({ name }) => name === 'img')
      .map(({ line, attributes }) => ({ field: `line ${line}`, source: attributes['src'] ?? '' })),
  ];
  return named
    .map(({ field, source }) => ({ file, field, picture: posix.join(posix.dirname(file), source) }))
    .filter(({ picture }) => isPicture(picture) && files.has(picture));
}
