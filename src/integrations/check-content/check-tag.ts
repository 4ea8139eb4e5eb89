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
  const sources = [src, poster, ...srcset.split(',').map((candidate) => candidate.trim().split(/\s/)[0])];
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

function descriptionFault({ attributes: { alt }, html }: Tag): Fault | undefined {
  if (html && alt === undefined) return { wrong: 'the picture has no description', instead: 'add alt="what it shows"' };
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
  const tag = { wrong: `browsers will ignore <${name}>`, instead: 'remove it, or link to a page that shows it' };
  return blocked.includes(name) ? [tag, ...faults] : faults;
}
