// Fits the order of the articles to lay questions and writes the model file of the engine; a few minutes.
// `npm run bench -- fit-ranking [--data data/bench/retrieval] [--without ids.json] [--out model.json]`
// `npm run bench -- fit-ranking --judge [--ablation] [--no-lexicon] [--folds 0,1]`
// prints what folds say that a model has not seen, and writes nothing.
// The data folder is that of `npm run bench -- retrieval`, which imports both corpora; no server may be using it.
// --no-lexicon: everyday words are not translated, to see what that costs.
// --without: a file of ids, in lists or objects of any depth, that are left out.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadLexicon } from '@mingfa/content/lexicon';
import { ALL_FEATURES, fitModel } from './ranking/fit-model.ts';
import { judgeFolds, readFolds } from './ranking/judge-folds.ts';
import { openStockedLibrary } from './ranking/open-stocked-library.ts';
import { readAsked } from './ranking/read-asked.ts';
import { writeModel } from './ranking/write-model.ts';

const MODEL = join(import.meta.dirname, '../apps/server/src/engine/retrieval/laws/ranking/model.json');
const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: 'data/bench/retrieval' },
    without: { type: 'string' },
    out: { type: 'string', default: MODEL },
    judge: { type: 'boolean', default: false },
    ablation: { type: 'boolean', default: false },
    folds: { type: 'string' },
    'no-lexicon': { type: 'boolean', default: false },
  },
});
const shared = resolve(import.meta.dirname, '../../shared/data');
if (!existsSync(shared)) {
  console.error(`${shared} is not there: the questions are read from it.`);
  process.exit(1);
}
const left = new Set(options.without ? idsIn(JSON.parse(await readFile(options.without, 'utf8'))) : []);
const today = new Date().toISOString().slice(0, 10);
const stocked = await openStockedLibrary(
  options.data,
  today,
  options['no-lexicon'] ? [] : await loadLexicon(),
);
const asked = (await readAsked(shared, stocked.corpus)).filter(({ id }) => !left.has(id));
const folds = await readFolds();
console.log(
  `${asked.length} questions, ${stocked.corpus.articles} articles of the day, ${stocked.digests.digests.length} digests`,
);
if (options.judge) {
  await judgeFolds(stocked, asked, folds, {
    ablation: options.ablation,
    only: options.folds?.split(',').map(Number),
    shown: console.log,
  });
} else {
  const model = await fitModel(stocked, asked, {
    used: ALL_FEATURES.map(() => true),
    trees: true,
    strangers: folds.articleDisjoint,
  });
  const about = `Made by npm run bench -- fit-ranking on ${today} from ${asked.length} questions; judged on bench/retrieval/folds.json.`;
  const bytes = await writeModel(resolve(options.out), model, about);
  console.log(`${options.out}: ${(bytes / 1e6).toFixed(2)} MB`);
}
await stocked.close();

function idsIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(idsIn) : [];
}
