// What the tests need of the system: a Chromium for the journeys and a PostgreSQL server, by apt where this is root.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { node, root, run } from './project.mjs';

const POSTGRES_FOLDER = '/usr/lib/postgresql';
/** Debian's Chromium without windows needs a fifth less of the processor, and is found first. */
const HEADLESS = 'chromium-headless-shell';
const BROWSERS = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of an installed browser, or null; BROWSER_PATH names another. */
export function findBrowser() {
  if (process.env.BROWSER_PATH && existsSync(process.env.BROWSER_PATH)) return process.env.BROWSER_PATH;
  for (const name of BROWSERS) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout?.trim();
    if (found) return found;
  }
  return null;
}

/** The folder with the programs of the newest PostgreSQL, or null. */
export function findPostgres() {
  if (!existsSync(POSTGRES_FOLDER)) return null;
  const newest = readdirSync(POSTGRES_FOLDER)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(POSTGRES_FOLDER, version, 'bin'));
  return newest.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** Begins to install what is missing and comes back at once; the promise is kept when apt has ended, well or not. */
export function installSystemPackages() {
  const browser = findBrowser();
  /** Of each, the first that there is: older releases have no browser without windows. */
  const wanted = [
    ...(findPostgres() ? [] : [['postgresql']]),
    ...(browser ? [] : [['fonts-noto-cjk'], [HEADLESS, 'chromium']]),
    ...(browser && !browser.endsWith(HEADLESS) && !process.env.BROWSER_PATH ? [[HEADLESS]] : []),
  ];
  const byApt = process.getuid?.() === 0 && spawnSync('sh', ['-c', 'command -v apt-get']).status === 0;
  if (wanted.length === 0 || !byApt) return Promise.resolve();
  console.log(`Installing ${wanted.map(([first]) => first).join(', ')} …`);
  const install = (name) => `apt-get install -y --no-install-recommends ${name}`;
  const command = ['apt-get update', ...wanted.map((names) => names.map(install).join(' || '))].join('; ');
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = spawn('sh', ['-c', command], { stdio: 'ignore', env: environment });
  return new Promise((resolve) => apt.on('close', resolve));
}

/** Playwright's own browser, where the system has none; null where it cannot be had either. */
export function installBrowser() {
  console.log("Installing Playwright's Chromium …");
  if (run(join(root, 'node_modules/.bin/playwright'), ['install', 'chromium']) !== 0) return null;
  const program = "console.log(require('@playwright/test').chromium.executablePath())";
  const path = spawnSync(node, ['-e', program], { cwd: root, encoding: 'utf8' }).stdout.trim();
  return existsSync(path) ? path : null;
}
