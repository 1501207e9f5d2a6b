// How well civil cases alike to forty invented stories are found, by the grades of two readers; `--out` writes the sheets on which they grade, each alone and
// without knowing what found a case:
// `npm run bench -- similar-civil --out data/similar-civil [--cases ../shared/data/cases]`. Sheets name real documents and stay outside the project.
// `--story '…'` shows instead what is found for a story, and why.
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadLexicon } from '@mingfa/content/lexicon';
import { stringify } from 'yaml';
import { judgeCivil } from './similar/judge-civil.ts';
import { poolCivilCases, rankCivilCases } from './similar/pool-civil-cases.ts';
import { readCivilCases } from './similar/read-civil-cases.ts';
import { readCivilQueries } from './similar/read-civil-queries.ts';
import { showAlike } from './similar/show-alike.ts';

const { values: options } = parseArgs({
  options: {
    cases: { type: 'string', default: resolve(import.meta.dirname, '../../shared/data/cases') },
    out: { type: 'string' },
    story: { type: 'string' },
  },
});
if (!existsSync(options.cases)) {
  console.error(`${options.cases} is not there: the cases are read from it.`);
  process.exit(1);
}
const cases = await readCivilCases(options.cases);
if (options.story) {
  console.log(showAlike(cases, options.story));
  process.exit(0);
}
const [queries, lexicon] = [await readCivilQueries(), await loadLexicon()];
const rankings = rankCivilCases(cases, lexicon);
const pool = poolCivilCases(cases, rankings);
const sheets = queries.map(({ id, text }) => ({
  id,
  text,
  cases: pool({ id, text }).map((one) => ({
    file: one.id,
    sha256: one.sha256,
    title: one.title,
    grade: null,
  })),
}));
const pooled = sheets.reduce((sum, sheet) => sum + sheet.cases.length, 0);
console.log(
  `${queries.length} stories, ${cases.length} civil cases, ${pooled} pairs to be graded by each reader`,
);
for (const line of judgeCivil(cases, queries, rankings)) console.log(line);
if (options.out) {
  await mkdir(options.out, { recursive: true });
  for (const reader of ['first', 'second'])
    await writeFile(join(options.out, `${reader}-reader.yaml`), stringify(sheets));
  console.log(`sheets for two readers: ${options.out}`);
}
