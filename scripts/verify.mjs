// `npm run verify`: the quick half of the tests: types, format and lint, dependence rules, unused code, exports, words, security list, licences.
import { installDependencies, runBeside } from './project.mjs';

installDependencies({ forTests: true });

/** Several would each work out the types of the contract for themselves: half as much again, where another check has the other core. */
const ONE_CHECKER = ['--checkers', '1'];

/** What shares most of its files is read as one program, and the longest begin first. */
export const CHECKS = [
  ['types: server, files, journeys and benches', 'tsc', ['-p', '.', ...ONE_CHECKER]],
  ['types: web', 'tsc', ['-p', 'apps/web', ...ONE_CHECKER]],
  ['types: packages without a browser', 'tsc', ['-p', 'tsconfig.pure.json', ...ONE_CHECKER]],
  ['format and lint', 'biome', ['check', '--error-on-warnings']],
  [
    'dependence rules',
    'depcruise',
    ['--config', '.dependency-cruiser.mjs', 'packages', 'content/src', 'apps/server/src', 'apps/web/src'],
  ],
  ['unused code', 'knip', []],
  ['exports: documented, and not for tests alone', 'node', ['scripts/check-exports.mjs']],
  ['words of the glossary', 'node', ['scripts/check-glossary.mjs']],
  ['list of security requirements', 'node', ['scripts/check-security-list.mjs']],
  ['licences and advisories', 'node', ['scripts/check-dependencies.mjs']],
];

const AT_A_TIME = 2;

/** Runs every check, two at a time, and returns the names of those that failed. */
export async function verify() {
  const waiting = [...CHECKS];
  const failed = [];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const [name, tool, args] = check;
      const { code, output } = await runBeside(tool, args);
      console.log(`── ${name}${output.trim() === '' ? '' : `\n${output.trimEnd()}`}`);
      if (code !== 0) failed.push(name);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return failed;
}

if (process.argv[1] === import.meta.filename) {
  const failed = await verify();
  console.log(failed.length === 0 ? '\nall checks passed' : `\nfailed: ${failed.join(', ')}`);
  process.exit(failed.length === 0 ? 0 : 1);
}
