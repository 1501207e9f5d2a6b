// Checks the labels of cases that were read by hand (bench/cases), and counts them: `npm run bench -- case-labels [--cases <folder>]`.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkLabels } from './cases/check-labels.ts';

const { values } = parseArgs({ options: { cases: { type: 'string', default: '../shared/data/cases' } } });
const { labels, problems, skipped } = await checkLabels(resolve(values.cases));
const all = [...labels.open, ...labels.closed];
for (const stratum of [...new Set(all.map((label) => label.stratum))].sort()) {
  const count = (half: 'open' | 'closed') => labels[half].filter((label) => label.stratum === stratum).length;
  console.log(`${stratum.padEnd(28)} ${count('open')} open, ${count('closed')} closed`);
}
console.log(`${all.length} labels, ${labels.open.length} open, ${labels.closed.length} closed`);
console.log(`${skipped} documents were not there to compare with`);
for (const problem of problems) console.log(problem);
if (problems.length > 0) process.exitCode = 1;
