// `npm run verify`: the quick half of the tests: types, format and lint, dependence rules, unused code.
import { join } from 'node:path';
import { installDependencies, root, run } from './project.mjs';

installDependencies({ forTests: true });

export const CHECKS = [
  ['types: contract', 'tsc', ['-p', 'packages/contract']],
  ['types: legal', 'tsc', ['-p', 'packages/legal']],
  ['types: files', 'tsc', ['-p', 'packages/files']],
  ['types: content', 'tsc', ['-p', 'content']],
  ['types: server', 'tsc', ['-p', 'apps/server']],
  ['types: web', 'tsc', ['-p', 'apps/web']],
  ['types: journeys and benches', 'tsc', ['-p', '.']],
  ['format and lint', 'biome', ['check', '--error-on-warnings']],
  [
    'dependence rules',
    'depcruise',
    ['--config', '.dependency-cruiser.mjs', 'packages', 'content/src', 'apps/server/src', 'apps/web/src'],
  ],
  ['unused code', 'knip', []],
];

/** Runs every check and returns the names of those that failed. */
export function verify() {
  return CHECKS.filter(([name, command, args]) => {
    console.log(`── ${name}`);
    return run(join(root, 'node_modules/.bin', command), args) !== 0;
  }).map(([name]) => name);
}

if (process.argv[1] === import.meta.filename) {
  const failed = verify();
  console.log(failed.length === 0 ? '\nall checks passed' : `\nfailed: ${failed.join(', ')}`);
  process.exit(failed.length === 0 ? 0 : 1);
}
