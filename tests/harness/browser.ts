import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

// Playwright drives a headless shell where no window is needed: it renders without the windows of a whole browser.
const installedNames = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const usualPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The browser for the journeys: `SUKI_BROWSER`, else Playwright's own Chromium, else an installed Chromium or Chrome.
 * Only one that starts counts: a downloaded one may lack the system's libraries.
 */
export function findBrowser(): string | undefined {
  if (process.env.SUKI_BROWSER) return process.env.SUKI_BROWSER;
  const found = candidates().find((path) => existsSync(path) && starts(path));
  // Runners start many processes; the first one passes its result to the others.
  if (found) process.env.SUKI_BROWSER = found;
  return found;
}

/** The options of every launch, so that the browser makes no calls of its own and runs as root too. */
export function browserLaunchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findBrowser();
  const quiet = [
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
  return {
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet,
  };
}

/** Tries the allowed ways to install; returns whether a browser is there now. */
export function installBrowser(): boolean {
  install('Playwright’s Chromium', [[process.execPath, 'node_modules/.bin/playwright', 'install', 'chromium']]);
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!findBrowser() && isDebianRoot)
    install('Debian’s Chromium', [['apt-get', 'update'], aptInstall('chromium-headless-shell')]);
  // Releases before the separate shell package have only the whole browser.
  if (!findBrowser() && isDebianRoot) install('all of Debian’s Chromium', [aptInstall('chromium')]);
  return findBrowser() !== undefined;
}

function aptInstall(name: string): string[] {
  return ['apt-get', 'install', '-y', '--no-install-recommends', name];
}

function candidates(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [
    chromium.executablePath(),
    ...installedNames.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...usualPaths,
  ];
}

function starts(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

function install(what: string, commands: string[][]): void {
  console.log(`Installing ${what} …`);
  for (const [program = '', ...args] of commands) {
    spawnSync(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}
