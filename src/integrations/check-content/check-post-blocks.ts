import { filmSite } from '../../domain/film.ts';
import { postBlocks, type PostBlockName } from '../../domain/post-block.ts';
import { chooseFrom } from './close-matches.ts';
import type { Fault, Problem } from './problem.ts';
import type { Entry } from './read-entries.ts';
import { readMarkdown, type Tag } from './read-markdown.ts';

const isBlock = (name: string): name is Exclude<PostBlockName, 'poll-box'> => name in postBlocks && name !== 'poll-box';

/** Checks the lines by which posts show rooms, buttons, films and maps; `check-polls` does so for polls. */
export function checkPostBlocks(posts: readonly Entry[], rooms: readonly string[]): Problem[] {
  return posts.flatMap(({ file, body = '' }) => {
    const lines = body.split('\n');
    return readMarkdown(body, file).tags.flatMap((tag) => {
      const { name, attributes, line } = tag;
      if (!isBlock(name)) return [];
      const around = [lines[line - 2], lines[line]].every((text) => !text?.trim());
      const stands = around && /^<[a-z-]+(?: [a-z]+="[^"]*")* \/>$/.test(lines[line - 1]?.trim() ?? '');
      const faults = [unknownAttribute(tag), faultOf(name, attributes, rooms), stands ? undefined : notShown(name)];
      return faults.flatMap((fault) => (fault ? [{ file, field: `line ${line}`, ...fault }] : []));
    });
  });
}

function unknownAttribute({ name, attributes }: Tag): Fault | undefined {
  const known: readonly string[] = postBlocks[name as PostBlockName];
  const unknown = Object.keys(attributes).find((each) => !known.includes(each));
  return unknown === undefined
    ? undefined
    : { wrong: `<${name}> has no ${unknown}="…"`, instead: chooseFrom(unknown, known) };
}

const notShown = (name: string): Fault => ({
  wrong: `<${name}> would not be shown`,
  instead: `write <${name} … /> on a line of its own, between two empty ones`,
});

function faultOf(
  name: PostBlockName,
  { id = '', room, src = '', title = '' }: Readonly<Record<string, string>>,
  rooms: readonly string[],
): Fault | undefined {
  const wanted = name === 'room-card' ? id : name === 'booking-button' ? room : undefined;
  if (wanted !== undefined && !rooms.includes(wanted))
    return { wrong: `there is no room "${wanted}"`, instead: chooseFrom(wanted, rooms) };
  if (name !== 'video-card') return undefined;
  if (!filmSite(src))
    return {
      wrong: `"${src}" is not the address of a film`,
      instead: 'write its full address: src="https://www.youtube.com/watch?v=…"',
    };
  return title.trim()
    ? undefined
    : { wrong: 'nobody learns what the film shows', instead: 'add title="what it shows"' };
}
