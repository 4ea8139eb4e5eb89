/** Finds the browser that tests, benchmarks and the art renderer drive, and installs one where none is found. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const installedPaths = [
  process.env['CHROME_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags that keep a headless browser off the network; the sandbox cannot start under root. */
export const browserFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of a usable Chrome or Chromium, or undefined when the machine has none. */
export function findBrowser(): string | undefined {
  return [...installedPaths, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** Path of a usable browser; installs Debian's chromium where that is allowed, else Playwright's own download. */
export function requireBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No browser found: installing Debian’s chromium …');
    execFileSync('apt-get', ['update'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'ignore' });
  } else {
    console.log('No browser found: downloading Playwright’s chromium …');
    execFileSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
      stdio: 'inherit',
    });
  }
  const installed = findBrowser();
  if (!installed) throw new Error('No Chrome or Chromium could be found or installed. Set CHROME_PATH to one.');
  return installed;
}
