// Checks the labels of cases that were read by hand (bench/cases), and counts them: `npm run bench -- case-labels [--cases <folder>]`.
// With `--read` the reader of judgments is held against them, too: per field for each half; what went wrong is told of the open half alone.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { placeCause } from '@mingfa/legal/judgments/cause-tree';
import { maskParties } from '@mingfa/legal/judgments/mask-parties';
import { checkLabels } from './cases/check-labels.ts';
import { judgeReading } from './cases/judge-reading.ts';
import { HALVES, type Half } from './cases/read-labels.ts';
import { readWithReader } from './cases/read-with-reader.ts';
import { Scores } from './cases/score-fields.ts';

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '../shared/data/cases' },
    read: { type: 'boolean', default: false },
    half: { type: 'string' },
  },
});
const folder = resolve(values.cases);
const { labels, problems, skipped } = await checkLabels(folder);
const all = [...labels.open, ...labels.closed];
for (const stratum of [...new Set(all.map((label) => label.stratum))].sort()) {
  const count = (half: Half) => labels[half].filter((label) => label.stratum === stratum).length;
  console.log(`${stratum.padEnd(28)} ${count('open')} open, ${count('closed')} closed`);
}
console.log(`${all.length} labels, ${labels.open.length} open, ${labels.closed.length} closed`);
console.log(`${skipped} documents were not there to compare with`);
for (const problem of problems) console.log(problem);
if (problems.length > 0) process.exitCode = 1;
if (values.read) {
  for (const half of HALVES) if (!values.half || values.half === half) await readHalf(half);
}

async function readHalf(half: Half): Promise<void> {
  for (const invented of [false, true]) {
    const scores = new Scores();
    const extra = { causes: 0, placed: 0, people: 0, left: 0 };
    for (const label of labels[half].filter((one) => (one.invented ?? false) === invented)) {
      const document = await readWithReader(label, folder);
      if (!document) continue;
      if (document.result.ok) {
        const { reading } = document.result;
        const masked = maskParties(document.text, reading).text;
        const people = reading.parties.filter(({ kind, name }) => kind === 'person' && !/[某×]/.test(name));
        extra.people += people.length;
        extra.left += people.filter(({ name }) => masked.includes(name)).length;
        extra.causes += reading.causes.length;
        extra.placed += reading.causes.filter((cause) => placeCause(cause) !== null).length;
      }
      for (const one of judgeReading(label, document.result, document.text)) {
        scores.add(one);
        if (half === 'open' && !one.right) console.log(`  ${label.id} ${one.field}: ${one.told}`);
      }
    }
    if (scores.isEmpty) continue;
    console.log(`${half}, ${invented ? 'invented' : 'real'} documents:`);
    for (const line of scores.lines()) console.log(line);
    console.log(`  ${extra.placed} of ${extra.causes} causes have a place in the tree`);
    console.log(
      `  ${extra.left} of ${extra.people} names of persons who are parties still stand after masking`,
    );
  }
}
