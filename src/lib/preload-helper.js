/*
 * Stands for Vite's own helper of `import()`, which weighs three times as much (src/integrations/small-preload-helper.ts). What a module needs
 * is fetched beside it; styles have to be there before it runs, and are asked for again after they failed.
 */
const asked = new Map();

/** Fetches a file, given by its path from the root of the site, once. */
const ask = (path) =>
  asked.get(path) ??
  asked
    .set(
      path,
      new Promise((come, fail) => {
        const isStyle = path.endsWith('.css');
        const href = `/${path}`;
        const link = document.createElement('link');
        if (document.querySelector(`link[href="${href}"]`)) return come();
        Object.assign(link, { rel: isStyle ? 'stylesheet' : 'modulepreload', href });
        link.addEventListener('load', come);
        link.addEventListener('error', () => {
          asked.delete(path);
          link.remove();
          fail(new Error(`${href} did not come`));
        });
        document.head.append(link);
        if (!isStyle) come();
      }),
    )
    .get(path);

const preload = (load, paths = []) => Promise.all(paths.map(ask)).then(load);

export { preload as __vitePreload };
