// Fetches the scripts of a long page once its first frame is on the screen, so that they never hold it up. A page with
// something to find in its address does not wait for the frame: what it finds changes what is seen.
const script = document.createElement('script');
script.src = 'PAGE_SCRIPTS';
const fetchScript = () => document.head.append(script);
const afterFrame = () => requestAnimationFrame(() => setTimeout(fetchScript));
addEventListener('DOMContentLoaded', location.search ? fetchScript : afterFrame);
// A button of an island that is pressed before the scripts are there: they press it again (see `hoist-scripts.ts`).
addEventListener('click', ({ target }) => {
  script.pressed = target.closest('astro-island button');
});
