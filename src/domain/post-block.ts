/** What a post shows by a line such as `<room-card id="the-vault" />`, with the attributes that the line may have. */
export const postBlocks = {
  'poll-box': ['id'],
  'room-card': ['id'],
  'booking-button': ['room', 'label'],
  'video-card': ['src', 'title'],
  'map-card': ['title'],
} as const satisfies Record<string, readonly string[]>;

export type PostBlockName = keyof typeof postBlocks;

/** One such line. */
export interface PostBlock {
  name: PostBlockName;
  attributes: Readonly<Record<string, string>>;
}

const names = Object.keys(postBlocks).join('|');
/** The line as Markdown passes it on and as MDX writes it. */
const line = new RegExp(`<(?:${names})(?:\\s+[a-z]+="[^"]*")*\\s*(?:/>|>\\s*</(?:${names})>)`, 'g');
const attribute = /([a-z]+)="([^"]*)"/g;
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&#39;': "'",
};

/** The page of a post in pieces: its HTML, and between it what is shown in place of its lines. */
export function piecesOf(html: string): ({ html: string } | PostBlock)[] {
  const blocks = [...html.matchAll(line)].map(([found]) => readBlock(found));
  return html.split(line).flatMap((part, index) => {
    const block = blocks[index];
    return block ? [{ html: part }, block] : [{ html: part }];
  });
}

function readBlock(found: string): PostBlock {
  const [name = ''] = /[a-z-]+/.exec(found) ?? [];
  const pairs = [...found.matchAll(attribute)].map(([, key = '', value = '']) => [key, readText(value)]);
  return { name: name as PostBlockName, attributes: Object.fromEntries(pairs) as Record<string, string> };
}

const readText = (value: string) => value.replace(/&(?:amp|quot|lt|gt|#39);/g, (entity) => entities[entity] ?? entity);
