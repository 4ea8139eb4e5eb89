import { checkLink, type LinkPlace, type Site } from './check-link.ts';
import { pictureFault } from './picture-schema.ts';
import type { Fault } from './problem.ts';
import { isServed, venueFiles } from './public-files.ts';
import type { Tag } from './read-markdown.ts';

/** Tags that the site's content security policy keeps from working. */
const blocked = ['script', 'style', 'iframe', 'object', 'embed', 'form', 'link', 'meta', 'base'];

/** What is wrong with one tag of a post: its link, its picture or film, and HTML that would not work. */
export function checkTag(tag: Tag, file: string, place: LinkPlace, site: Site): Fault[] {
  const { href, src, poster, srcset = '' } = tag.attributes;
  // A card of a film leads to another site, and shows nothing of it; what browsers ignore shows nothing at all.
  const isShown = tag.name !== 'video-card' && !(tag.html && blocked.includes(tag.name));
  const sources = [
    isShown ? src : undefined,
    poster,
    ...srcset.split(',').map((candidate) => candidate.trim().split(/\s/)[0]),
  ];
  const faults = [
    href === undefined ? undefined : checkLink(href, place, site),
    ...sources.map((source) => (source ? sourceFault(source, tag, file, site.files) : undefined)),
    tag.name === 'img' ? descriptionFault(tag) : undefined,
    ...markupFaults(tag),
  ];
  return faults.filter((fault) => fault !== undefined);
}

function sourceFault(source: string, tag: Tag, file: string, files: ReadonlySet<string>): Fault | undefined {
  if (source.startsWith('data:')) return undefined;
  if (/^([a-z]+:)?\/\//i.test(source)) {
    return {
      wrong: `"${source}" comes from another site, and browsers will not show it`,
      instead: 'save it in src/assets and write ![what it shows](../../assets/…)',
    };
  }
  if (source.startsWith('/')) {
    return isServed(source, files)
      ? undefined
      : { wrong: `there is no file "${source}"`, instead: `add ${venueFiles}${source}` };
  }
  if (!tag.html) return pictureFault(source, file, files);
  return {
    wrong: `<${tag.name}> cannot show "${source}"`,
    instead: `write it as Markdown: ![what it shows](${source})`,
  };
}

/** True for what a camera or nobody called a picture, such as `IMG_2041.JPG`, and for a word that any picture is. */
export const isFileName = (text: string) =>
  /^\s*(?:(?:img|dsc[fn]?|pxl|p|image|photo|picture|screenshot|untitled|foto|bild)[\W_\d]*(?:\.\w{3,4})?|[\w-]+\.(?:jpe?g|png|webp|avif|gif|hei[cf]|tiff?))\s*$/i.test(
    text,
  );

function descriptionFault({ attributes: { alt }, html }: Tag): Fault | undefined {
  if (html && alt === undefined) return { wrong: 'the picture has no description', instead: 'add alt="what it shows"' };
  if (isFileName(alt ?? '')) {
    const instead = html ? 'write alt="what it shows"' : 'write it between the brackets: ![what it shows](…)';
    return { wrong: `"${alt}" does not say what the picture shows`, instead };
  }
  if (html || alt?.trim()) return undefined;
  return { wrong: 'the picture has no description', instead: 'write it between the brackets: ![what it shows](…)' };
}

function markupFaults({ name, attributes, html }: Tag): Fault[] {
  if (!html) return [];
  const attributeNames = Object.keys(attributes).filter((attribute) => /^(style|on.+)$/i.test(attribute));
  const faults = attributeNames.map((attribute) => ({
    wrong: `browsers will ignore ${attribute}="…"`,
    instead: 'remove it',
  }));
  const film = name === 'iframe' ? 'write <video-card src="…" title="…" /> for a film, or link' : 'remove it, or link';
  const tag = { wrong: `browsers will ignore <${name}>`, instead: `${film} to a page that shows it` };
  return blocked.includes(name) ? [tag, ...faults] : faults;
}
