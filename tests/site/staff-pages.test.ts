import { expect, test } from 'vitest';
import { openSite } from '../support/built-site.ts';
import { today } from '../support/builds.ts';

const site = openSite(today);

test.each(['/xtra', '/xtra/password', '/xtra/account', '/xtra/dashboard', '/leaderboard/admin'])(
  '%s asks search engines to stay away, has no shop around it, and says that it needs JavaScript',
  (path) => {
    const { $ } = site.page(path);
    expect($('meta[name=robots]').attr('content')).toBe('noindex, nofollow');
    expect($('footer, [role=contentinfo]')).toHaveLength(0);
    expect($('nav[aria-label="Quick links"]')).toHaveLength(0);
    expect($('main noscript').text()).toContain('The staff pages need JavaScript');
  },
);
