// `npm test`: everything, ending with one line that counts what ran. Two cores have work all the time: apt installs while
// npm does, the checks run two at a time, and the journeys go beside the other tests.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from './postgres.mjs';
import { buildWeb, environment, installDependencies, root, run, runBeside } from './project.mjs';
import { findBrowser, installBrowser, installSystemPackages } from './system-packages.mjs';
import { printTimes, writeBudget } from './time-budget.mjs';

const packagesInstalled = installSystemPackages();
installDependencies({ forTests: true });
const { CHECKS, verify } = await import('./verify.mjs');

const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const totals = { passed: 0, failed: 0, skipped: 0 };
const seconds = {};

const failedChecks = await verify();
totals.failed += failedChecks.length;
totals.passed += CHECKS.length - failedChecks.length;

await packagesInstalled;
const postgres = startPostgres();
if (!postgres) {
  console.log(
    'No PostgreSQL server could be found or installed: the database suite runs on the embedded database only.',
  );
  totals[process.env.CI ? 'failed' : 'skipped'] += 1;
}
try {
  await Promise.all([runTests(), runJourneys()]);
} finally {
  postgres?.stop();
}

printTimes(seconds);
if (process.argv.includes('--write-budget')) writeBudget(seconds);
console.log(
  `\n${totals.passed} passed, ${totals.failed} failed${totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''}`,
);
process.exit(totals.failed === 0 ? 0 : 1);

/** Packages, server on both databases, and web. */
async function runTests() {
  const { code } = await runBeside(
    'vitest',
    ['run', '--reporter=default', '--reporter=./scripts/test-reporter.mjs'],
    { shown: true, env: { ...environment, ...(postgres ? { TEST_DATABASE_URL: postgres.url } : {}) } },
  );
  const report = readReport('tests.json');
  Object.assign(seconds, report?.seconds);
  count(code, report?.counts);
}

/** The built web application is measured, then used as people do. */
async function runJourneys() {
  buildWeb();
  if (run('npm', ['run', 'measure', '-w', '@mingfa/web', '--silent']) === 0) totals.passed += 1;
  else totals.failed += 1;
  const browser = findBrowser() ?? installBrowser();
  if (!browser) {
    console.error('No browser could be found or installed: the journeys did not run.');
    totals.failed += 1;
    return;
  }
  const { code, output } = await runBeside('playwright', ['test'], {
    env: { ...environment, BROWSER_PATH: browser },
  });
  console.log(`\n── browser journeys\n${output}`);
  const report = readReport('journeys.json');
  for (const spec of report?.suites ?? []) seconds[`journeys e2e/${spec.file}`] = secondsOf(spec);
  const { stats } = report ?? {};
  count(
    code,
    stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped },
  );
}

function readReport(name) {
  const path = join(results, name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** What the journeys of a file took, those in its groups among them. */
function secondsOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ tests }) => tests).flatMap((test) => test.results);
  const milliseconds = own.reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + secondsOf(suite), milliseconds / 1000);
}

/** A runner without a report, or one that failed without a failed test (an error outside any test), counts as a failure. */
function count(code, counts) {
  const { passed, failed, skipped } = counts ?? { passed: 0, failed: 1, skipped: 0 };
  totals.passed += passed;
  totals.failed += failed === 0 && code !== 0 ? 1 : failed;
  totals.skipped += skipped;
}
