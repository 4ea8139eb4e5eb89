// Fetches the scripts of a long page once it has been read and painted, so that they never hold it up. Appended a second
// time, for a second entry, a script does not run again. The site's policy takes no text for the address of a script; this one
// address comes from a policy of its own.
const script = document.createElement('script');
const rules = { createScriptURL: () => 'PAGE_SCRIPTS' };
script.src = (self.trustedTypes?.createPolicy('page-scripts', rules) ?? rules).createScriptURL('');
addEventListener('DOMContentLoaded', () =>
  new PerformanceObserver(() => document.head.append(script)).observe({ type: 'paint', buffered: true }),
);
// A button of an island that is pressed before the scripts are there, and that the browser itself has no use for: they press
// it again (see `hoist-scripts.ts`).
addEventListener('click', ({ target }) => {
  script.pressed = target.closest('astro-island button:not([command])');
});
