// What a learned order of the articles would add for lay questions, judged on folds it has not seen. The product does not
// use it yet.
// `npm run bench -- fit-ranking [--data data/bench/retrieval] [--ablation]`
// The data folder is that of `npm run bench -- retrieval`, which imports both corpora; no server may be using it.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadLexicon } from '@mingfa/content/lexicon';
import { chooseTextSearch } from '../apps/server/src/choose-text-search.ts';
import { findCitedPlaces } from '../apps/server/src/engine/retrieval/cited-places.ts';
import { readDigestIndex } from '../apps/server/src/engine/retrieval/digest-index.ts';
import { expandQuestion } from '../apps/server/src/engine/retrieval/expand-question.ts';
import { readEnvironment } from '../apps/server/src/env.ts';
import { openDatabase } from '../apps/server/src/installation/open-database.ts';
import { silentLogger } from '../apps/server/src/ports/logger.ts';
import type { TextSearch } from '../apps/server/src/ports/text-search.ts';
import { associate, associationTerms, placeKey } from './ranking/associations.ts';
import { FEATURES, featuresOf } from './ranking/features.ts';
import { fitTrees } from './ranking/fit-trees.ts';
import { type Example, fitWeights } from './ranking/fit-weights.ts';
import { gatherCandidates } from './ranking/gather-candidates.ts';
import { learnAssociations, type Pair } from './ranking/learn-associations.ts';
import type { AssociationTable, RankingModel } from './ranking/ranking-model.ts';
import { readCorpus } from './ranking/read-corpus.ts';
import { scoreCandidate } from './ranking/score-candidate.ts';
import { readQuestions } from './retrieval/read-questions.ts';

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: 'data/bench/retrieval' },
    ablation: { type: 'boolean', default: false },
  },
});
/** Of the questions held apart with all that share an article: the share that teaches how little to trust a known article. */
const SHARE_OF_STRANGERS = 0.5;
const CUTS = [1, 5, 10, 20, 100];
const DAY = new Date().toISOString().slice(0, 10);

const shared = resolve(import.meta.dirname, '../../shared/data');
if (!existsSync(shared)) {
  console.error(`${shared} is not there: the questions are read from it.`);
  process.exit(1);
}
type Folds = Record<'random' | 'articleDisjoint', number[][]>;
const folds = JSON.parse(await readFile(join(import.meta.dirname, 'retrieval/folds.json'), 'utf8')) as Folds;

const database = await openDatabase(readEnvironment({ MINGFA_DATA_DIR: options.data }), silentLogger);
const context = { db: database.connection.db };
const search = remembering(chooseTextSearch(database.connection));
const { library, digests } = await readDigestIndex(context);
const corpus = await readCorpus(context.db, library, DAY);
const expand = expandQuestion(await loadLexicon());

interface Asked extends Pair {
  id: number;
  text: string;
  /** Places that answer it, held or not. */
  total: number;
  answers: Set<string>;
}
const asked: Asked[] = (await readQuestions(join(shared, 'retrieval/statute-questions.jsonl'))).map(
  ({ id, question, articles }) => {
    const places = articles.flatMap((place) => corpus.find(place) ?? []);
    return {
      id,
      text: question,
      terms: associationTerms(question),
      places,
      total: articles.length,
      answers: new Set(places.map(({ titleKey, articleKey }) => placeKey(titleKey, articleKey))),
    };
  },
);
console.log(`${corpus.articles} articles of the day, ${asked.length} questions`);

const parts = options.ablation
  ? [
      { name: 'words and standing', without: /learned|neighbour|digest|Count|Terms/, trees: false },
      { name: '+ digests', without: /learned|neighbour|Count|Terms/, trees: false },
      { name: '+ neighbours', without: /learned|Count|Terms/, trees: false },
      { name: '+ priors', without: /learned|Terms/, trees: false },
      { name: '+ associations', without: /^$/, trees: false },
      { name: '+ trees', without: /^$/, trees: true },
    ]
  : [{ name: 'all', without: /^$/, trees: true }];
const met: boolean[] = [];
for (const [kind, need] of [
  ['random', { recall10: 0.62, reciprocal: 0.52, recall100: 0.85 }],
  ['articleDisjoint', { recall10: 0.52, reciprocal: 0, recall100: 0 }],
] as const) {
  for (const { name, without, trees } of parts) {
    const used = FEATURES.map((feature) => !without.test(feature));
    const sums = CUTS.map(() => 0);
    let reciprocal = 0;
    for (const fold of folds[kind]) {
      const held = new Set(fold);
      const model = await fitModel(
        asked.filter(({ id }) => !held.has(id)),
        used,
        trees,
      );
      for (const one of asked.filter(({ id }) => held.has(id))) {
        const order = await rank(model, one, used);
        for (const [at, cut] of CUTS.entries()) {
          const right = order.slice(0, cut).filter((place) => one.answers.has(place)).length;
          sums[at] = (sums[at] ?? 0) + right / one.total;
        }
        const first = order.slice(0, 10).findIndex((place) => one.answers.has(place));
        if (first !== -1) reciprocal += 1 / (first + 1);
      }
    }
    const shares = sums.map((sum) => sum / asked.length);
    const mrr = reciprocal / asked.length;
    console.log(
      kind.padEnd(16),
      name.padEnd(20),
      CUTS.map((cut, at) => `R@${cut} ${shares[at]?.toFixed(3)}`).join('  '),
      `MRR@10 ${mrr.toFixed(3)}`,
    );
    if (name !== parts.at(-1)?.name) continue;
    const ok =
      (shares[2] ?? 0) >= need.recall10 && mrr >= need.reciprocal && (shares[4] ?? 0) >= need.recall100;
    console.log(
      `${kind}: R@10 ≥ ${need.recall10}, MRR@10 ≥ ${need.reciprocal}, R@100 ≥ ${need.recall100}: ${ok ? 'met' : 'NOT MET'}`,
    );
    met.push(ok);
  }
}
await database.close();
process.exitCode = met.every(Boolean) ? 0 : 1;

/** Fits on questions whose associations were learned from others, as it will be with questions of tomorrow. */
async function fitModel(
  some: readonly Asked[],
  used: readonly boolean[],
  trees: boolean,
): Promise<RankingModel> {
  const examples: Example[] = [];
  const learnApart = async (apart: readonly Asked[], kept: (one: Asked) => boolean) => {
    const away = new Set(apart);
    const table = learnAssociations(
      some.filter((one) => !away.has(one)),
      corpus,
    );
    for (const one of apart.filter(kept)) examples.push(await exampleOf(table, one, used));
  };
  for (let part = 0; part < 5; part += 1) {
    await learnApart(
      some.filter((_, at) => at % 5 === part),
      () => true,
    );
  }
  const ids = new Map(some.map((one) => [one.id, one]));
  for (const fold of folds.articleDisjoint) {
    const apart = fold.flatMap((id) => ids.get(id) ?? []);
    await learnApart(apart, ({ id }) => (id * 7919) % 100 < SHARE_OF_STRANGERS * 100);
  }
  const weights = fitWeights(examples, FEATURES.length);
  const weighed = (features: Float32Array) => scoreCandidate({ weights, trees: [] }, features);
  return {
    associations: learnAssociations(some, corpus),
    weights,
    trees: trees ? fitTrees(examples, FEATURES.length, weighed) : [],
  };
}

async function featuresFor(table: AssociationTable, one: Asked, used: readonly boolean[]) {
  const associated = associate(table, one.text);
  const candidates = await gatherCandidates({
    library,
    digests,
    search,
    asOf: DAY,
    terms: expand(one.text),
    associated,
    namedLawIds: findCitedPlaces(library, one.text).lawIds,
  });
  const features = featuresOf(candidates, associated, table).map((row) =>
    row.map((value, at) => (used[at] ? value : 0)),
  );
  return { features, places: candidates.map(({ law, articleKey }) => placeKey(law.titleKey, articleKey)) };
}

async function exampleOf(table: AssociationTable, one: Asked, used: readonly boolean[]): Promise<Example> {
  const { features, places } = await featuresFor(table, one, used);
  return { features, answers: Uint8Array.from(places, (place) => (one.answers.has(place) ? 1 : 0)) };
}

async function rank(model: RankingModel, one: Asked, used: readonly boolean[]): Promise<string[]> {
  const { features, places } = await featuresFor(model.associations, one, used);
  const scores = features.map((row) => scoreCandidate(model, row));
  return places
    .map((place, at) => ({ place, score: scores[at] ?? 0 }))
    .sort((a, b) => b.score - a.score)
    .map(({ place }) => place);
}

/** The same question is searched for every fold. */
function remembering(inner: TextSearch): TextSearch {
  const known = new Map<string, ReturnType<TextSearch['candidates']>>();
  return {
    ...inner,
    candidates(terms, limits) {
      const key = `${limits.limit} ${terms.join(' ')}`;
      const held = known.get(key) ?? inner.candidates(terms, limits);
      known.set(key, held);
      return held;
    },
  };
}
