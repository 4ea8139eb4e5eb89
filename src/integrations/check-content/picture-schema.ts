import { posix } from 'node:path';
import { z } from 'astro/zod';
import type { ImageSchema } from '../../schemas/image.ts';
import { closeMatches } from './close-matches.ts';
import type { Fault } from './problem.ts';
import { venueFiles } from './public-files.ts';

/** True for the files that Astro takes for pictures. */
export const isPicture = (file: string) => /\.(webp|avif|png|jpe?g|gif|svg|tiff)$/i.test(file);

/** What is wrong with a photo as iPhones take them. No browser but one shows it, and our tools may not open it: it is under patents. */
export const heic: Fault = {
  wrong: 'is a HEIC photo, which browsers cannot show',
  instead:
    'save it as JPEG: on a Mac open it and choose File > Export; on Windows open it in Photos and choose Save as; on an ' +
    'iPhone choose Settings > Camera > Formats > Most Compatible before the next one',
};

/** True for the name of a photo as iPhones take them. */
export const isHeic = (file: string) => /\.hei[cf]$/i.test(file);

/** The formats that a picture can have, as people name them. */
export const formats = 'JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG';

const advice = 'write the path of a picture, such as ../../assets/scenes/posts/door.webp';

/** Stands in for Astro's `image()`: accepts paths, relative to the content file, of pictures that are there. */
export function pictureSchema(contentFile: string, files: ReadonlySet<string>): ImageSchema {
  const schema = z.string(advice).superRefine((path, context) => {
    const fault = pictureFault(path, contentFile, files);
    if (fault) context.addIssue({ code: 'custom', message: fault.wrong, params: { instead: fault.instead } });
  });
  return (() => schema) as unknown as ImageSchema; // Astro's own gives metadata, which nobody reads here
}

/** What is wrong with the path of a picture, if anything. */
export function pictureFault(path: string, contentFile: string, files: ReadonlySet<string>): Fault | undefined {
  if (/^([a-z]+:)?\//i.test(path)) return { wrong: `"${path}" is not a path from this file`, instead: advice };
  if (isHeic(path)) return { ...heic, wrong: `"${path}" ${heic.wrong}` };
  if (!isPicture(path))
    return { wrong: `"${path}" is not a picture of a kind that is taken: ${formats}`, instead: advice };
  const folder = posix.dirname(contentFile);
  const picture = posix.join(folder, path);
  if (files.has(picture)) return undefined;
  const similar = similarPictures(picture, files).map((file) => `"${posix.relative(folder, file)}"`);
  return {
    wrong: `there is no picture at "${path}"`,
    instead: `${similar.length > 0 ? `write ${similar.join(' or ')}, or ` : ''}add the file ${picture}`,
  };
}

function similarPictures(picture: string, files: ReadonlySet<string>): string[] {
  const pictures = [...files].filter(
    (file) => isPicture(file) && !file.startsWith('public/') && !file.startsWith(`${venueFiles}/`),
  );
  const names = closeMatches(
    posix.basename(picture),
    pictures.map((file) => posix.basename(file)),
  );
  return names.flatMap((name) => pictures.filter((file) => posix.basename(file) === name)).slice(0, 3);
}
