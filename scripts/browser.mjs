// Finds a Chromium for the journeys, or installs one: Debian's by apt where this is root, else Playwright's own.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { environment, node, root, run } from './project.mjs';

/** The path of a Chromium that starts, or null. */
export function findBrowser() {
  return installed() ?? fromDebian() ?? fromPlaywright();
}

function installed() {
  if (process.env.BROWSER_PATH && existsSync(process.env.BROWSER_PATH)) return process.env.BROWSER_PATH;
  for (const name of ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout?.trim();
    if (found) return found;
  }
  return null;
}

function fromDebian() {
  if (process.getuid?.() !== 0 || spawnSync('sh', ['-c', 'command -v apt-get']).status !== 0) return null;
  console.log('Installing chromium and Chinese fonts …');
  const quiet = { stdio: 'ignore', env: { ...environment, DEBIAN_FRONTEND: 'noninteractive' } };
  run('apt-get', ['update'], quiet);
  run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'], quiet);
  return installed();
}

function fromPlaywright() {
  console.log("Installing Playwright's Chromium …");
  if (run(join(root, 'node_modules/.bin/playwright'), ['install', 'chromium']) !== 0) return null;
  const path = spawnSync(node, ['-e', "console.log(require('@playwright/test').chromium.executablePath())"], {
    cwd: root,
    encoding: 'utf8',
  }).stdout.trim();
  return existsSync(path) ? path : null;
}
