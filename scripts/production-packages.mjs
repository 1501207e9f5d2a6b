// The packages that the product runs with, as they are installed.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './project.mjs';

/** What a folder's package.json says. */
export const readPackage = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Folders of our own packages. */
export const workspaces = globSync(['packages/*', 'content', 'apps/*'], { cwd: root })
  .map((folder) => join(root, folder))
  .filter((folder) => existsSync(join(folder, 'package.json')));

/** Where a package finds another: the nearest node_modules above it; null for one of another platform. */
function installed(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
    if (folder === root || folder === dirname(folder)) return null;
  }
}

/** Folders of all packages that run with the product: dependencies of the workspaces, and theirs. */
export function productionPackages() {
  const folders = [root, ...workspaces];
  const seen = new Set();
  for (let folder = folders.shift(); folder; folder = folders.shift()) {
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = readPackage(folder);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const found = name.startsWith('@mingfa/') ? null : installed(name, folder);
      if (found && !seen.has(found)) folders.push(found);
      if (found) seen.add(found);
    }
  }
  return [...seen];
}

/** Name, version and licence as a package states them; `everywhere` where it is the same on every machine. */
export function describePackage(folder) {
  const { name, version, license, licenses, os, cpu, libc } = readPackage(folder);
  const licence =
    typeof license === 'string' ? license : (license?.type ?? licenses?.map(({ type }) => type).join(' OR '));
  return { name, version, licence, everywhere: !os && !cpu && !libc };
}
