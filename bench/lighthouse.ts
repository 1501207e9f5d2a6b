// Lighthouse, desktop, median of five, on the two screens with targets.
// `npm run bench -- lighthouse [--url http://127.0.0.1:3000] [--runs 5]`; BROWSER_PATH names the browser. Without --url a
// new server with the starter library is measured. npm fetches Lighthouse for it: 93 packages that no test needs.
import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { startBenchServer } from './ingestion/bench-server.ts';
import { Report } from './ingestion/report.ts';

const { values: options } = parseArgs({
  options: {
    url: { type: 'string' },
    runs: { type: 'string', default: '5' },
  },
});
const LIGHTHOUSE = 'lighthouse@13.5.0';
const PAGES = ['/', '/laws_regulations'];
const TARGETS = { performance: 0.9, accessibility: 1 };
type Category = keyof typeof TARGETS;

const server = options.url ? null : await startBenchServer(null);
const address = options.url ?? (server as { address: string }).address;

/** What one look at a page is worth, from 0 to 1. */
async function look(page: string): Promise<Record<Category, number>> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...['--yes', LIGHTHOUSE, new URL(page, address).href, '--preset=desktop', '--quiet'],
      ...['--output=json', '--output-path=stdout', `--only-categories=${Object.keys(TARGETS).join(',')}`],
      '--chrome-flags=--headless=new --no-sandbox --disable-quic --disable-background-networking',
    ],
    {
      maxBuffer: 100_000_000,
      env: {
        ...process.env,
        ...(process.env.BROWSER_PATH ? { CHROME_PATH: process.env.BROWSER_PATH } : {}),
      },
    },
  );
  const { categories } = JSON.parse(stdout) as { categories: Record<Category, { score: number | null }> };
  return {
    performance: categories.performance.score ?? 0,
    accessibility: categories.accessibility.score ?? 0,
  };
}

const report = new Report();
try {
  for (const page of PAGES) {
    const scores: Record<Category, number[]> = { performance: [], accessibility: [] };
    for (let run = 0; run < Number(options.runs); run += 1) {
      const worth = await look(page);
      for (const category of Object.keys(TARGETS) as Category[]) scores[category].push(worth[category]);
    }
    for (const category of Object.keys(TARGETS) as Category[]) {
      const sorted = scores[category].toSorted((a, b) => a - b);
      const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
      report.check(
        `${page} ${category}, at least ${TARGETS[category] * 100}`,
        median >= TARGETS[category],
        `median ${median * 100}, of ${sorted.map((score) => score * 100).join(' ')}`,
      );
    }
  }
} finally {
  await server?.stop();
}
process.exit(report.allMet ? 0 : 1);
