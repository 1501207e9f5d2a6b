import { loadLexicon } from '@mingfa/content/lexicon';
import { matchLexicon } from '@mingfa/legal/words/match-lexicon';
import { openAICompatibleEmbedders } from '../../apps/server/src/adapters/search-models/open-embedder.ts';
import { chooseTextSearch } from '../../apps/server/src/choose-text-search.ts';
import { embedArticles } from '../../apps/server/src/engine/retrieval/laws/articles/article-vectors.ts';
import { placeKey } from '../../apps/server/src/engine/retrieval/laws/ranking/associations.ts';
import {
  createLawSource,
  type LawSourceContext,
} from '../../apps/server/src/engine/retrieval/laws/search-laws.ts';
import {
  type QuestionContext,
  readQuestion,
} from '../../apps/server/src/engine/retrieval/question/read-question.ts';
import { dropOtherVectorTables } from '../../apps/server/src/engine/retrieval/vectors/vector-tables.ts';
import type { Embedder } from '../../apps/server/src/ports/embedder.ts';
import { silentLogger } from '../../apps/server/src/runtime/silent-logger.ts';
import { systemClock } from '../../apps/server/src/runtime/system-clock.ts';
import { startScriptedSearchModels } from '../../apps/server/src/testing/scripted-search-models.ts';
import { ALL_FEATURES, fitModel } from '../ranking/fit-model.ts';
import { readFolds } from '../ranking/judge-folds.ts';
import { OrderQuality } from '../ranking/measure-order.ts';
import { openStockedLibrary, type StockedLibrary } from '../ranking/open-stocked-library.ts';
import { type AskedQuestion, readAsked } from '../ranking/read-asked.ts';

/** The tests' server hashes pairs of characters into so many numbers: it shows the way, not what a real model knows. */
const MODEL = 'word-hashes-512';
const ASKED_FOR = 100;
const SHOWN_EVERY = 15_000;

/**
 * Quality of the engine with and without the vectors of articles, on the random folds named, each with a model fitted
 * without its questions. All articles of the data folder get vectors for it, which are removed again.
 */
export async function measureFusion(
  dataDir: string,
  shared: string,
  foldNumbers: readonly number[],
): Promise<void> {
  const lexicon = await loadLexicon();
  const today = new Date().toISOString().slice(0, 10);
  const stocked = await openStockedLibrary(dataDir, today, lexicon);
  const { db, capabilities } = stocked.connection;
  const server = await startScriptedSearchModels();
  const embedder = openAICompatibleEmbedders()('bench', {
    baseUrl: server.baseUrl,
    apiKey: '',
    modelName: MODEL,
  });
  try {
    if (!capabilities.vectors) throw new Error('This database has no vectors.');
    await embedLibrary(stocked, embedder);
    const asked = await readAsked(shared, stocked.corpus);
    const context = {
      db,
      search: chooseTextSearch(stocked.connection),
      findWords: matchLexicon(lexicon),
    };
    const meaning = {
      db,
      capabilities,
      logger: silentLogger,
      searchModels: { embedder: async () => embedder, reranker: async () => null },
    };
    const [words, fused] = [new Measured(), new Measured()];
    const { random, articleDisjoint } = await readFolds();
    for (const number of foldNumbers) {
      const held = new Set(random[number]);
      const ranking = await fitModel(
        stocked,
        asked.filter(({ id }) => !held.has(id)),
        { used: ALL_FEATURES.map(() => true), trees: true, strangers: articleDisjoint },
      );
      const tested = asked.filter(({ id }) => held.has(id));
      await words.ask({ ...context, ranking }, stocked, tested, today);
      await fused.ask({ ...context, ranking, meaning }, stocked, tested, today);
    }
    console.log(`random folds ${foldNumbers.join()}, vectors of ${MODEL}`);
    console.log(`words alone        ${words}`);
    console.log(`fused with meaning ${fused}, the embedding server included`);
    const [before, after] = [words.quality, fused.quality];
    const gain = (cut: 10 | 100) => (after.recall(cut) - before.recall(cut)).toFixed(3);
    const gainOfFirst = (after.meanReciprocal - before.meanReciprocal).toFixed(3);
    console.log(`gain               R@10 ${gain(10)}  R@100 ${gain(100)}  MRR@10 ${gainOfFirst}`);
  } finally {
    await dropOtherVectorTables(db, 'article', null);
    await server.close();
    await stocked.close();
  }
}

async function embedLibrary({ connection }: StockedLibrary, embedder: Embedder): Promise<void> {
  const startedAt = performance.now();
  let all = 0;
  await embedArticles({ ...connection, clock: systemClock }, embedder, {
    signal: new AbortController().signal,
    onProgress(done) {
      if (Math.floor(done / SHOWN_EVERY) > Math.floor(all / SHOWN_EVERY)) console.log(`${done} embedded`);
      all = done;
    },
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(`${all} articles and digests embedded in ${seconds} s`);
}

/** The engine's order for questions, added up. */
class Measured {
  readonly quality = new OrderQuality();
  private readonly times: number[] = [];

  async ask(
    context: LawSourceContext & QuestionContext,
    { library }: StockedLibrary,
    some: readonly AskedQuestion[],
    asOf: string,
  ) {
    const laws = createLawSource(context);
    for (const { text, answers, total } of some) {
      const startedAt = performance.now();
      const question = await readQuestion(context, { text, language: 'zh-CN' });
      const found = await laws.search(question, { asOf, limit: ASKED_FOR });
      this.times.push(performance.now() - startedAt);
      const order = found.evidence.flatMap(({ place }) => {
        const law = library.laws.get(place.lawId);
        return law ? [placeKey(law.titleKey, place.articleKey)] : [];
      });
      this.quality.add(order, answers, total);
    }
  }
  toString(): string {
    const middle = [...this.times].sort((a, b) => a - b)[Math.floor(this.times.length / 2)] ?? Number.NaN;
    return `${this.quality}  p50 ${middle.toFixed(1)} ms`;
  }
}
