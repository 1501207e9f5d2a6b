// What the launchers share. Plain JavaScript: it runs on Node 20 before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { removeUnusedFonts } from './remove-unused-fonts.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const binaries = join(root, 'node_modules', '.bin');
const INSTALLED_FROM = ['package-lock.json', 'package.json'];

/** The environment of every command: the project's own Node first on the PATH, and what it compiled kept for the next. */
export const environment = {
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
  ...process.env,
  PATH: `${binaries}${delimiter}${process.env.PATH}`,
};

/** The project's own Node (24). */
export const node = join(binaries, process.platform === 'win32' ? 'node.cmd' : 'node');

/** Runs a command to its end, inheriting the terminal; returns its exit code. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: environment, ...options });
  if (result.error) throw result.error;
  return result.status ?? 1;
}

/**
 * Runs one of the installed tools beside others, to its end: its exit code and what it said, which the terminal shows
 * at once only when asked to.
 */
export function runBeside(tool, args, { shown = false, env = environment } = {}) {
  const stdio = shown ? 'inherit' : ['ignore', 'pipe', 'pipe'];
  const child = spawn(join(binaries, tool), args, { cwd: root, env, stdio });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Starts a command in place of this one: signals reach it, and its exit code becomes ours. */
export function become(command, args, env = environment) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** What the tests alone use; it is there only where the tests were installed. */
const testTools = join(root, 'node_modules', 'vitest');

/**
 * Installs the dependencies when the lockfile is not the one they were installed from: what runs the product, or
 * everything, when `forTests` asks for it. What the tests use is never removed again.
 */
export function installDependencies({ forTests = false } = {}) {
  const everything = forTests || existsSync(testTools);
  const mark = join(root, 'node_modules', '.mingfa-installed');
  const complete = existsSync(mark) && existsSync(node) && (existsSync(testTools) || !everything);
  if (complete && readFileSync(mark, 'utf8') === fingerprint(INSTALLED_FROM)) return;
  if (existsSync(node) && (existsSync(testTools) || !everything) && isInstalled({ everything })) {
    removeUnusedFonts(root);
    writeFileSync(mark, fingerprint(INSTALLED_FROM));
    return;
  }
  console.log('正在安装依赖 · Installing dependencies …');
  // `npm ci` refuses a lockfile that lacks other platforms' optional packages.
  const which = everything ? '--include=dev' : '--omit=dev';
  const code = run('npm', ['install', which, '--no-audit', '--no-fund', '--loglevel=error'], {
    env: process.env,
  });
  if (code !== 0) {
    console.error(
      '安装失败：请检查网络与 npm 配置后重试 · Installation failed: check the network and the npm settings, then run this again.',
    );
    process.exit(code);
  }
  removeUnusedFonts(root);
  writeFileSync(mark, fingerprint(INSTALLED_FROM));
}

/**
 * Whether npm's own record of what it installed has every package of the lockfile: `npm ci` by hand leaves no mark of ours, and neither a
 * changed script nor a package too many asks for another installation.
 */
function isInstalled({ everything }) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const packagesIn = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;
  const installed = packagesIn(record);
  return Object.entries(packagesIn(join(root, 'package-lock.json')))
    .filter(([path, { dev, optional, devOptional }]) => {
      // Optional ones are those of this platform alone.
      const isOfPlatform = optional || devOptional;
      return path.includes('node_modules/') && !isOfPlatform && (everything || !dev);
    })
    .every(([path, { link, integrity }]) => {
      const held = installed[path];
      return held !== undefined && existsSync(join(root, path)) && (link || held.integrity === integrity);
    });
}

/** Builds the web application when its sources changed since the last build. */
export function buildWeb() {
  const mark = join(root, 'apps/web/dist/.built-from');
  const wanted = fingerprint([
    'apps/web',
    'packages/contract/src',
    'packages/legal/src',
    'package-lock.json',
  ]);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  console.log('正在构建界面 · Building the web application …');
  const code = run(join(binaries, 'vite'), ['build', '--logLevel', 'warn'], { cwd: join(root, 'apps/web') });
  if (code !== 0) process.exit(code);
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, wanted);
}

/** A hash over files and folders (names, sizes and contents), build output left out. */
function fingerprint(paths) {
  const hash = createHash('sha256');
  const visit = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) {
        if (name !== 'node_modules' && name !== 'dist' && !name.startsWith('.')) visit(join(path, name));
      }
      return;
    }
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0');
  };
  for (const path of paths) visit(join(root, path));
  return hash.digest('hex');
}
