// `npm test`: everything, ending with one line that counts what ran.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { startPostgres } from './postgres.mjs';
import { buildWeb, environment, installDependencies, root, run } from './project.mjs';

installDependencies({ forTests: true });
const { CHECKS, verify } = await import('./verify.mjs');

const totals = { passed: 0, failed: 0, skipped: 0 };
const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const failedChecks = verify();
totals.failed += failedChecks.length;
totals.passed += CHECKS.length - failedChecks.length;

suite('unit and integration, embedded database', 'vitest', ['run'], {});

const postgres = startPostgres();
if (postgres) {
  try {
    suite('integration, PostgreSQL server', 'vitest', ['run', '--project', 'server'], {
      TEST_DATABASE_URL: postgres.url,
    });
  } finally {
    postgres.stop();
  }
} else {
  console.log(
    'No PostgreSQL server could be found or installed: the database suite ran on the embedded database only.',
  );
  totals[process.env.CI ? 'failed' : 'skipped'] += 1;
}

buildWeb();
if (run('npm', ['run', 'measure', '-w', '@mingfa/web', '--silent']) === 0) totals.passed += 1;
else totals.failed += 1;

const browser = findBrowser();
if (browser) journeys(browser);
else {
  console.error('No browser could be found or installed: the journeys did not run.');
  totals.failed += 1;
}

console.log(
  `\n${totals.passed} passed, ${totals.failed} failed${totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''}`,
);
process.exit(totals.failed === 0 ? 0 : 1);

function suite(name, command, args, env) {
  console.log(`\n── ${name}`);
  const report = join(results, `${name.replaceAll(/\W+/g, '-')}.json`);
  const code = run(
    join(root, 'node_modules/.bin', command),
    [...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    {
      env: { ...environment, ...env },
    },
  );
  if (!existsSync(report)) {
    totals.failed += 1;
    return;
  }
  const counts = JSON.parse(readFileSync(report, 'utf8'));
  count(
    code,
    counts.numPassedTests,
    counts.numFailedTests,
    counts.numPendingTests + (counts.numTodoTests ?? 0),
  );
}

function journeys(browserPath) {
  console.log('\n── browser journeys');
  const report = join(results, 'journeys.json');
  const code = run(join(root, 'node_modules/.bin/playwright'), ['test'], {
    env: { ...environment, BROWSER_PATH: browserPath, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  if (!existsSync(report)) {
    totals.failed += 1;
    return;
  }
  const { stats } = JSON.parse(readFileSync(report, 'utf8'));
  count(code, stats.expected + stats.flaky, stats.unexpected, stats.skipped);
}

/** A runner that failed without a failed test (an error outside any test) still counts as a failure. */
function count(code, passed, failed, skipped) {
  totals.passed += passed;
  totals.failed += failed === 0 && code !== 0 ? 1 : failed;
  totals.skipped += skipped;
}
