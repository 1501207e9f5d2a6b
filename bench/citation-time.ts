// What the audit of a made text of 300 pages takes: `npm run bench -- citation-time` [--data data/bench/retrieval] [--pages 300]
// [--citations-per-page 7]. Judgments of the Supreme People's Court have 7 a page (the median of 300); where nothing is said, the text
// has 19. In one process, so that `node --cpu-prof bench/citation-time.ts` shows where the time goes.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openAudits } from './citation-audit-here/open-audits.ts';
import { Report } from './ingestion/report.ts';

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: 'data/bench/retrieval' },
    pages: { type: 'string', default: '300' },
    'citations-per-page': { type: 'string' },
  },
});
const CHARACTERS_PER_PAGE = 1500;
const MOST_SECONDS = 10;

const audits = await openAudits(resolve(options.data));
const perPage = options['citations-per-page'];
const { text } = await audits.makeText(
  Number(options.pages) * CHARACTERS_PER_PAGE,
  perPage === undefined ? 0 : CHARACTERS_PER_PAGE / Number(perPage),
);
const before = process.cpuUsage();
const began = performance.now();
const citations = await audits.audit(text);
const seconds = (performance.now() - began) / 1000;
const { user, system } = process.cpuUsage(before);
console.log(
  `${text.length} characters, ${citations.length} citations (${(citations.length / Number(options.pages)).toFixed(1)} a page) of ${new Set(citations.map(({ location }) => location?.lawId)).size} laws`,
);
const states = Object.groupBy(citations, ({ state }) => state);
console.log(
  Object.entries(states)
    .map(([state, some]) => `${state} ${some?.length}`)
    .join('   '),
);
const report = new Report();
const cpu = (user + system) / 1e6;
report.check(
  `${options.pages} pages, seconds of the processor, at most ${MOST_SECONDS}`,
  cpu <= MOST_SECONDS,
  `${cpu.toFixed(1)} (${seconds.toFixed(1)} by the clock)`,
);
await audits.close();
process.exit(report.allMet ? 0 : 1);
