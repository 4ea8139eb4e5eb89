/** Finds the browser that tests, benchmarks and the art renderer drive, and installs one where none is found. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Chrome and Chromium with everything that a browser has. */
const browserPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The same engine without a window around it: tests take half as long in it. */
const shellPaths = ['/usr/bin/chromium-headless-shell'];

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

const firstThere = (paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path));
const mayInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs a package of Debian. */
function installPackage(name: string): void {
  console.log(`Installing Debian’s ${name} …`);
  execFileSync('apt-get', ['update'], { stdio: 'ignore' });
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', name], { stdio: 'ignore' });
}

/** Has Playwright download its own build. */
function downloadBrowser(): void {
  console.log('Downloading Playwright’s Chromium …');
  execFileSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { stdio: 'inherit' });
}

/** Path of a usable Chrome or Chromium, or undefined when the machine has none. */
export function findBrowser(): string | undefined {
  return firstThere([process.env['CHROME_PATH'], ...browserPaths, chromium.executablePath()]);
}

/** Path of a usable browser; installs Debian's chromium where that is allowed, else Playwright's own download. */
export function requireBrowser(): string {
  if (!findBrowser()) {
    if (mayInstallPackages()) installPackage('chromium');
    else downloadBrowser();
  }
  const installed = findBrowser();
  if (!installed) throw new Error('No Chrome or Chromium could be found or installed. Set CHROME_PATH to one.');
  return installed;
}

/**
 * Path of the browser that tests run in: the headless shell, installed where that is allowed, else any Chrome or Chromium
 * that is there, else Playwright's own download.
 */
export function requireTestBrowser(): string {
  const find = () => firstThere([process.env['CHROME_PATH'], ...shellPaths]);
  if (!find() && mayInstallPackages()) {
    try {
      installPackage('chromium-headless-shell');
    } catch {
      console.log('It cannot be installed here; another browser will do, and takes longer.');
    }
  }
  return find() ?? requireBrowser();
}
