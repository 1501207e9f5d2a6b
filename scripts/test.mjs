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
/** Where more fail, something is broken. */
const MOST_FILES_RUN_AGAIN = 5;
const totals = { passed: 0, failed: 0, skipped: 0 };
/** Said again at the end, where whoever reads only that finds them. */
const failures = [];
/** Tests that failed once and passed when run again: they pass, and are named, because each hides something. */
const unsteady = [];
const seconds = {};

const failedChecks = await verify();
totals.passed += CHECKS.length - failedChecks.length;
for (const check of failedChecks) fail(check);

await packagesInstalled;
const postgres = startPostgres();
if (!postgres) {
  console.log(
    'No PostgreSQL server could be found or installed: the database suite runs on the embedded database only.',
  );
  if (process.env.CI) fail('a PostgreSQL server to test on');
  else totals.skipped += 1;
}
try {
  const [tests] = await Promise.all([runTests(), runJourneys()]);
  await settleTests(tests);
} finally {
  postgres?.stop();
}

printTimes(seconds);
if (process.argv.includes('--write-budget')) writeBudget(seconds);
if (unsteady.length > 0) console.log(`\n── passed only when run again\n\n${unsteady.join('\n')}`);
if (failures.length > 0) console.log(`\n── failed\n\n${failures.join('\n')}`);
console.log(
  `\n${totals.passed} passed, ${totals.failed} failed${totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''}`,
);
process.exit(totals.failed === 0 ? 0 : 1);

/** Packages, server on both databases, and web; or the files named. */
async function runTests(files = []) {
  rmSync(join(results, 'tests.json'), { force: true });
  const { code } = await runBeside(
    'vitest',
    ['run', '--reporter=default', '--reporter=./scripts/test-reporter.mjs', ...files],
    { shown: true, env: { ...environment, ...(postgres ? { TEST_DATABASE_URL: postgres.url } : {}) } },
  );
  return { code, report: readReport('tests.json') };
}

/**
 * Counts what vitest ran. The files of a few failed tests run once more when nothing else does: what fails only where two
 * cores do three things at once stops no release, and is told.
 */
async function settleTests({ code, report }) {
  Object.assign(seconds, report?.seconds);
  const { counts, failures: failed = [], failedFiles = [], errors } = report ?? {};
  const fewFailed = failed.length > 0 && failedFiles.length <= MOST_FILES_RUN_AGAIN && errors === 0;
  if (fewFailed) {
    const again = await runTests(failedFiles);
    const stillFailed = again.report?.failures ?? failed;
    const passedAgain = failed.filter((one) => !stillFailed.includes(one));
    unsteady.push(...passedAgain);
    const passed = counts.passed + passedAgain.length;
    return count('vitest', again.code, { ...counts, passed, failed: stillFailed.length }, stillFailed);
  }
  count('vitest', code, counts, failed);
}

/** The built web application is measured, then used as people do. */
async function runJourneys() {
  buildWeb();
  if (run('npm', ['run', 'measure', '-w', '@mingfa/web', '--silent']) === 0) totals.passed += 1;
  else fail('the weight of the first page');
  const browser = findBrowser() ?? installBrowser();
  if (!browser) {
    console.error('No browser could be found or installed: the journeys did not run.');
    fail('a browser for the journeys');
    return;
  }
  const { code, output } = await runBeside('playwright', ['test', '--retries=1'], {
    env: { ...environment, BROWSER_PATH: browser },
  });
  console.log(`\n── browser journeys\n${output}`);
  const report = readReport('journeys.json');
  for (const spec of report?.suites ?? []) seconds[`journeys e2e/${spec.file}`] = secondsOf(spec);
  const { stats } = report ?? {};
  count(
    'the journeys',
    code,
    stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped },
    titlesOf(report, 'unexpected'),
  );
  unsteady.push(...titlesOf(report, 'flaky'));
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

/** The journeys of this outcome (`unexpected`, or `flaky`: passed when run again), each with its file. */
function titlesOf(report, outcome) {
  const inSuite = ({ file, specs = [], suites = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === outcome))
      .map(({ title }) => `journeys e2e/${file} › ${title}`),
    ...suites.flatMap(inSuite),
  ];
  return (report?.suites ?? []).flatMap(inSuite);
}

/** A runner without a report, or one that failed without a failed test (an error outside any test, or time that ran out), counts as a failure. */
function count(runner, code, counts, failed = []) {
  const { passed, skipped } = counts ?? { passed: 0, skipped: 0 };
  totals.passed += passed;
  totals.skipped += skipped;
  totals.failed += counts?.failed ?? 0;
  failures.push(...failed);
  if ((counts?.failed ?? 0) === 0 && code !== 0)
    fail(`${runner} ended with an error, or before all tests had run`);
}

function fail(what) {
  totals.failed += 1;
  failures.push(what);
}
