/** Writes the least Astro project that shows posts with pictures: what any build of them has to do. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  fallbackPicture,
  postCardPicture,
  postTopPicture,
  usualQuality,
  type PostPicture,
} from '../../src/lib/picture-widths.ts';

/** The files that the site makes of the picture of a post, at the top of its page or on a card: their widths and qualities. */
const picture = ({ widths, phoneQuality, wideWidths, fullWidth }: PostPicture) => {
  const sizes = { small: [widths, phoneQuality], full: [[fullWidth], usualQuality], wide: [wideWidths, usualQuality] };
  return Object.entries(sizes)
    .map(([name, size]) => `${name}={${JSON.stringify(size)}}`)
    .join(' ');
};

const files: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "bare-blog", "type": "module", "private": true }\n',
  'tsconfig.json': '{ "extends": "astro/tsconfigs/base" }\n',
  'astro.config.mjs': [
    "import { defineConfig } from 'astro/config';",
    "const avif = { effort: 3, chromaSubsampling: '4:2:0' };",
    'export default defineConfig({',
    "  site: 'https://venue.example.com',",
    "  trailingSlash: 'never',",
    "  build: { format: 'file' },",
    "  image: { service: { entrypoint: 'astro/assets/services/sharp', config: { avif } } },",
    '  devToolbar: { enabled: false },',
    '});\n',
  ].join('\n'),
  'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
export const collections = {
  posts: defineCollection({
    loader: glob({ base: 'src/content/posts', pattern: '*.md' }),
    schema: ({ image }) =>
      z.object({ title: z.string(), excerpt: z.string(), imageUrl: image(), imageAlt: z.string(), publishedAt: z.date() }),
  }),
};
`,
  'src/components/Photo.astro': `---
import { getImage } from 'astro:assets';
const { src, alt, small, full, wide } = Astro.props;
const make = ([widths, quality]) => getImage({ src, format: 'avif', widths, width: widths.at(-1), quality });
const width = wide[0].at(-1);
const [phone, dense, screen, fallback] = await Promise.all([
  make(small),
  make(full),
  make(wide),
  getImage({ src, format: 'webp', width: ${fallbackPicture.width}, quality: ${fallbackPicture.quality} }),
]);
---
<picture>
  <source media="(max-width: 47.99rem)" type="image/avif" srcset={phone.srcSet.attribute} data-full={dense.srcSet.attribute} sizes="100vw" />
  <source type="image/avif" srcset={screen.srcSet.attribute} sizes="100vw" />
  <img src={fallback.src} {alt} {width} height={Math.round((width * src.height) / src.width)} />
</picture>
`,
  'src/layouts/Page.astro': `---
const { title } = Astro.props;
---
<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>{title}</title></head>
  <body><main><slot /></main></body>
</html>
`,
  'src/pages/blog/[slug].astro': `---
import { getCollection, render } from 'astro:content';
import Photo from '../../components/Photo.astro';
import Page from '../../layouts/Page.astro';
export async function getStaticPaths() {
  return (await getCollection('posts')).map((post) => ({ params: { slug: post.id }, props: { post } }));
}
const { post } = Astro.props;
const { Content } = await render(post);
---
<Page title={post.data.title}>
  <h1>{post.data.title}</h1>
  <Photo src={post.data.imageUrl} alt={post.data.imageAlt} ${picture(postTopPicture)} />
  <Content />
</Page>
`,
  'src/pages/blog/[...page].astro': `---
import { getCollection } from 'astro:content';
import Photo from '../../components/Photo.astro';
import Page from '../../layouts/Page.astro';
export async function getStaticPaths({ paginate }) {
  const posts = await getCollection('posts');
  return paginate(posts.sort((one, other) => other.data.publishedAt - one.data.publishedAt), { pageSize: 7 });
}
const { page } = Astro.props;
---
<Page title="Blog">
  {page.data.map(({ id, data }) => (
    <section>
      <Photo src={data.imageUrl} alt="" ${picture(postCardPicture)} />
      <h2><a href={'/blog/' + id}>{data.title}</a></h2>
      <p>{data.excerpt}</p>
    </section>
  ))}
  <a href={page.url.next}>Older posts</a>
</Page>
`,
};

/** Writes the project into a folder; its posts and pictures come from `writePosts`. */
export function writeBareBlog(folder: string): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}
