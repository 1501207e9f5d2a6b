// Lighthouse, desktop, median of five, on the two screens with targets.
// `npm run bench -- lighthouse --url http://127.0.0.1:3000 [--runs 5]`; BROWSER_PATH names the browser.
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';

const { values: options } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    runs: { type: 'string', default: '5' },
  },
});
const PAGES = ['/', '/laws_regulations'];
const TARGETS = { performance: 0.9, accessibility: 1 };
type Category = keyof typeof TARGETS;

const chrome = await launch({
  ...(process.env.BROWSER_PATH ? { chromePath: process.env.BROWSER_PATH } : {}),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-quic', '--disable-background-networking'],
});
let met = true;
try {
  for (const page of PAGES) {
    const scores: Record<Category, number[]> = { performance: [], accessibility: [] };
    for (let run = 0; run < Number(options.runs); run += 1) {
      const result = await lighthouse(
        new URL(page, options.url).href,
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
      met &&= median >= TARGETS[category];
      console.log(
        `${page} ${category}: median ${median * 100}, of ${sorted.map((score) => score * 100).join(' ')} (target ${TARGETS[category] * 100})`,
      );
    }
  }
} finally {
  await chrome.kill();
}
process.exit(met ? 0 : 1);
