// Lighthouse, desktop, median of five, on the two screens with targets.
// `npm run bench -- lighthouse [--url http://127.0.0.1:3000] [--runs 5]`; BROWSER_PATH names the browser. Without --url a
// new server with the starter library is measured.
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { startBenchServer } from './ingestion/bench-server.ts';
import { Report } from './ingestion/report.ts';

const { values: options } = parseArgs({
  options: {
    url: { type: 'string' },
    runs: { type: 'string', default: '5' },
  },
});
const PAGES = ['/', '/laws_regulations'];
const TARGETS = { performance: 0.9, accessibility: 1 };
type Category = keyof typeof TARGETS;

const server = options.url ? null : await startBenchServer(null);
const address = options.url ?? (server as { address: string }).address;
const chrome = await launch({
  ...(process.env.BROWSER_PATH ? { chromePath: process.env.BROWSER_PATH } : {}),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-quic', '--disable-background-networking'],
});
const report = new Report();
try {
  for (const page of PAGES) {
    const scores: Record<Category, number[]> = { performance: [], accessibility: [] };
    for (let run = 0; run < Number(options.runs); run += 1) {
      const result = await lighthouse(
        new URL(page, address).href,
        { port: chrome.port, onlyCategories: Object.keys(TARGETS), logLevel: 'silent' },
        desktopConfig,
      );
      for (const category of Object.keys(TARGETS) as Category[]) {
        scores[category].push(result?.lhr.categories[category]?.score ?? 0);
      }
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
  await chrome.kill();
  await server?.stop();
}
process.exit(report.allMet ? 0 : 1);
