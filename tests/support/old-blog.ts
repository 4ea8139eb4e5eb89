/** An old blog as WordPress exports it: two hundred posts, pages and attachments, each written as people and plugins wrote. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { phonePhoto } from './phone-photo.ts';

/** Address of the old site. */
export const oldSite = 'https://old-blog.example.com';
export const oldPosts = 200;
/** Posts of one kind come once in so many. */
const kinds = 20;
const firstDay = Date.UTC(2019, 0, 2, 15, 30);
const day = 86_400_000;

interface Written {
  title: string;
  slug: string;
  html: string;
  status?: string;
  /** As the export has them, in Greenwich. */
  date?: Date;
  categories?: string[];
  meta?: Record<string, string>;
  excerpt?: string;
  password?: string;
}

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
const stamp = (date: Date) => date.toISOString().replace(/T(.{8}).*/, ' $1');
const upload = (name: string) => `${oldSite}/wp-content/uploads/2019/05/${name}`;
const block = (name: string, html: string) => `<!-- wp:${name} -->\n${html}\n<!-- /wp:${name} -->\n\n`;
const paragraph = (text: string) => block('paragraph', `<p>${text}</p>`);
const words = (number: number) =>
  `Team ${number} came in from the rain, read the first letter aloud and forgot about their phones until the door swung open.`;

/** What a post of each kind holds, by its number. */
const written: ((number: number) => Partial<Written>)[] = [
  (number) => ({
    html:
      paragraph(words(number)) +
      block('heading', '<h2 class="wp-block-heading">What they found</h2>') +
      block(
        'list',
        '<ul><!-- wp:list-item --><li>a letter</li><!-- /wp:list-item --><li>a <strong>key</strong></li></ul>',
      ) +
      block(
        'image',
        `<figure class="wp-block-image size-large"><a href="${upload('hallway.jpg')}"><img src="${upload('hallway-1024x683.jpg')}" alt="A hallway with one lit door" class="wp-image-9001"/></a><figcaption class="wp-element-caption">The <em>last</em> door.</figcaption></figure>`,
      ),
    meta: { _thumbnail_id: '9001' },
  }),
  (number) => ({
    html: `${words(number)}\nThey laughed.\n\n[caption id="attachment_9001" align="alignleft" width="300"]<a href="${upload('hallway.jpg')}"><img class="size-medium wp-image-9001" src="${upload('hallway-300x200.jpg')}" alt="A hallway" width="300" height="200" /></a> Our <em>hallway</em> in May[/caption]\n\n<h2>How it went on</h2>\nThey came back [sic] a week later.`,
    meta: { _thumbnail_id: '9002' },
    categories: ['News'],
  }),
  (number) => ({
    html: `${words(number)}\n\n[contact-form-7 id="12" title="Ask us"]\n\n[button link="https://tickets.example.com"]Book[/button]\n\nWrite [[gallery]] for a gallery.`,
  }),
  (number) => ({
    html: `${words(number)}\n\n[gallery ids="9001,9002" columns="2"]\n\nAnd that was it.`,
    categories: ['Events', 'Photos'],
  }),
  (number) => ({
    html:
      paragraph(words(number)) +
      block(
        'code',
        '<pre class="wp-block-code"><code>if (keys &lt; 3) {\n  look({{ under: "the rug" }});\n}\n\n# not a heading</code></pre>',
      ),
  }),
  (number) => ({
    html:
      paragraph(words(number)) +
      block(
        'table',
        '<figure class="wp-block-table"><table><thead><tr><th>Room</th><th>Clues</th></tr></thead><tbody><tr><td>Library</td><td>many</td></tr><tr><td colspan="2">Tower | none</td></tr></tbody></table><figcaption>Clues by room</figcaption></figure>',
      ),
  }),
  (number) => ({
    html:
      paragraph(`${words(number)}<sup data-fn="f1" class="fn"><a id="f1-link" href="#f1">1</a></sup>`) +
      '<!-- wp:footnotes /-->',
    meta: { footnotes: '[{"content":"As told by <strong>themselves</strong>.","id":"f1"}]' },
  }),
  (number) => ({ html: paragraph(`${words(number)} To be finished.`), status: 'draft', slug: '' }),
  (number) => ({
    html: paragraph(words(number)),
    status: 'future',
    date: new Date(Date.UTC(2031, 4, 1 + (number % 20), 3, 30)),
  }),
  (number) => ({
    html:
      paragraph(words(number)) +
      block(
        'embed {"url":"https://youtu.be/aBc-123_x"}',
        '<figure class="wp-block-embed is-provider-youtube"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/aBc-123_x\n</div></figure>',
      ) +
      '<iframe src="https://www.google.com/maps/embed?pb=1" width="600"></iframe>',
  }),
  (number) => ({
    title: `Tom &amp; Jerry&#8217;s night no. ${number}`,
    html: `${words(number)}&nbsp;It&#8217;s &ldquo;true&rdquo; &amp; it ends with ]]> as few posts do.`,
    excerpt: 'A night &amp; its <b>morning</b>, told by both of them, one after the other.',
  }),
  (number) => ({
    title: `🎃 Halloween no. ${number} 👻`,
    html: paragraph(`${words(number)} 🕯️🗝️`),
    categories: ['Halloween'],
  }),
  (number) => ({ title: `Our door, part ${number}`, slug: 'our-door', html: paragraph(words(number)) }),
  (number) => ({
    title: `L’été à l’évasion n° ${number}`,
    slug: `l%c3%a9t%c3%a9-%c3%a0-l%c3%a9vasion-${number}`,
    html: paragraph(`${words(number)} Très élégant, naïve façade, cœur.`),
  }),
  (number) => ({
    html: paragraph(
      `${words(number)} Tickets cost <strong>$21</strong> each that year. It is $22 a person on Sundays.`,
    ),
  }),
  (number) => ({
    html: `${words(number)}\n\nRead <a href="${oldSite}/${2019}/post-${number - 15}/">an earlier story</a>, <a href="/contact/">write to us</a>, <a href="/?p=99">this</a>, <a href="${oldSite}/draft-${number}">that</a>, <a href="https://friends.example.org/a?b=1&amp;c=2">friends</a>, <a href="mailto:us@old-blog.example.com">mail</a> or <a href="JaVaScRiPt:alert(1)">press</a>.`,
  }),
  (number) => ({
    html: `${words(number)}\n\n<script>alert(1)</script><form action="/go"><input name="q"></form><a href="&#106;avascript:alert(1)">x</a><span onclick="alert(1)" style="position:fixed">red</span><img src="x" onerror="alert(1)"><svg onload="alert(1)"></svg><room-card id="the-vault"></room-card><style>p{color:red}</style>`,
  }),
  (number) => ({
    html: paragraph(words(number)),
    ...(number % 40 === 17 ? { status: 'private' } : { password: 'secret' }),
  }),
  (number) => ({
    title: `A title that goes on and on, because nobody ever said when to stop, and so it went on, number ${number}`,
    html:
      block('image', `<figure class="wp-block-image"><img src="${upload('phone.jpg')}" alt=""/></figure>`) +
      paragraph(words(number)),
    meta: { _thumbnail_id: '9003' },
  }),
  (number) => ({
    html:
      paragraph(words(number)) +
      block(
        'pullquote',
        '<figure class="wp-block-pullquote"><blockquote><p>We never saw the clock.</p></blockquote></figure>',
      ) +
      block(
        'quote',
        '<blockquote class="wp-block-quote"><p>Best hour of the year.</p><cite>Ana, team lead</cite></blockquote>',
      ) +
      block('details', '<details class="wp-block-details"><summary>Was it hard?</summary><p>Yes.</p></details>') +
      paragraph('Water is H<sub>2</sub>O, E = mc<sup>2</sup>.'),
  }),
];

function postNumber(number: number): Written {
  const made = written[number % kinds]?.(number) ?? {};
  return {
    title: `Story no. ${number}`,
    slug: `post-${number}`,
    html: '',
    date: new Date(firstDay + number * day),
    ...made,
  };
}

function itemOf(
  id: number,
  type: string,
  { title, slug, html, status = 'publish', date, categories = [], meta = {}, excerpt = '', password = '' }: Written,
  more = '',
): string {
  const isPublic = status === 'publish';
  const gmt = date && status !== 'draft' ? stamp(date) : '0000-00-00 00:00:00';
  const local = date ? stamp(new Date(date.getTime() - 5 * 3_600_000)) : gmt;
  return `<item>
<title>${title.includes('&') ? title : cdata(title)}</title>
<link>${isPublic ? `${oldSite}/2019/${slug || id}/` : `${oldSite}/?p=${id}`}</link>
<pubDate>${date?.toUTCString() ?? ''}</pubDate>
<dc:creator>${cdata(id % 50 === 3 ? 'somebody-else' : 'mara')}</dc:creator>
<guid isPermaLink="false">${oldSite}/?p=${id}</guid>
<content:encoded>${cdata(html)}</content:encoded>
<excerpt:encoded>${cdata(excerpt)}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date>${cdata(local)}</wp:post_date><wp:post_date_gmt>${cdata(gmt)}</wp:post_date_gmt>
<wp:post_name>${cdata(slug)}</wp:post_name><wp:status>${cdata(status)}</wp:status><wp:post_type>${cdata(type)}</wp:post_type>
<wp:post_password>${cdata(password)}</wp:post_password>
${categories.map((name) => `<category domain="category" nicename="${name.toLowerCase()}">${cdata(name)}</category>`).join('\n')}
${Object.entries(meta)
  .map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
  )
  .join('\n')}
${more}</item>`;
}

const attachment = (id: number, name: string, alt: string) =>
  itemOf(
    id,
    'attachment',
    {
      title: name,
      slug: name.replace(/\..*/, ''),
      html: '',
      status: 'inherit',
      date: new Date(firstDay),
      meta: alt ? { _wp_attachment_image_alt: alt } : {},
    },
    `<wp:attachment_url>${cdata(upload(name))}</wp:attachment_url>`,
  );

/** The export as a file. */
export function wordPressExport(count = oldPosts): string {
  const posts = Array.from({ length: count }, (_, index) =>
    itemOf(
      index + 1,
      'post',
      postNumber(index + 1),
      index % 10 === 0 ? '<wp:comment><wp:comment_id>1</wp:comment_id></wp:comment>' : '',
    ),
  );
  const others = [
    itemOf(8001, 'page', { title: 'Contact', slug: 'contact', html: '<p>Call us.</p>', date: new Date(firstDay) }),
    itemOf(8002, 'page', { title: 'Impressum', slug: 'impressum', html: '', status: 'trash' }),
    itemOf(8003, 'post', { title: 'Thrown away', slug: 'thrown-away', html: 'x', status: 'trash' }),
    itemOf(8004, 'nav_menu_item', { title: 'Menu', slug: 'menu', html: '' }),
    itemOf(8005, 'testimonial', { title: 'Great', slug: 'great', html: 'x', date: new Date(firstDay) }),
    attachment(9001, 'hallway.jpg', 'A hallway with one lit door'),
    attachment(9002, 'lobby.png', 'The lobby with a green sofa'),
    attachment(9003, 'phone.jpg', ''),
  ];
  return `<?xml version="1.0" encoding="UTF-8" ?>
<!-- This is a WordPress eXtended RSS file -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>The old blog</title><link>${oldSite}</link><language>en-US</language><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>${oldSite}</wp:base_site_url><wp:base_blog_url>${oldSite}</wp:base_blog_url>
<wp:author><wp:author_id>1</wp:author_id><wp:author_login>${cdata('mara')}</wp:author_login></wp:author>
${[...posts, ...others].join('\n')}
</channel></rss>
`;
}

/** Writes the export into a folder, with its pictures beside it; one of them straight from a phone. Returns its path. */
export async function writeOldBlog(folder: string, count = oldPosts): Promise<string> {
  const pictures = join(folder, 'uploads/2019/05');
  mkdirSync(pictures, { recursive: true });
  const plain = (background: string) => sharp({ create: { width: 900, height: 600, channels: 3, background } });
  writeFileSync(join(pictures, 'hallway.jpg'), await plain('#553311').jpeg().toBuffer());
  writeFileSync(join(pictures, 'lobby.png'), await plain('#116644').png().toBuffer());
  writeFileSync(join(pictures, 'phone.jpg'), await phonePhoto({ width: 1200, height: 900 }));
  const path = join(folder, 'old-blog.xml');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, wordPressExport(count));
  return path;
}
