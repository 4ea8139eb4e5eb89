import { accessSync, constants, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { resolve } from 'node:path';

/**
 * What to add to the environment of the tools that keep settings and caches in the user's home: nothing where there is one
 * that can be written to, else a home of the project's own. Users that only services run as, and containers, have none.
 */
export function usableHome(root) {
  try {
    accessSync(homedir(), constants.W_OK);
    return {};
  } catch {
    const home = resolve(root, '.cache/home');
    mkdirSync(home, { recursive: true });
    // npm hands the place of its own cache on to what it runs, and asks no more where home is.
    return { HOME: home, XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home, npm_config_cache: resolve(home, '.npm') };
  }
}
