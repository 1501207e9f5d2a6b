import { loadLexicon } from '@mingfa/content/lexicon';
import {
  type ArticleVectors,
  createArticleVectors,
  createSegmentIndex,
  expandQuestion,
  loadRankingModel,
  type RetrievalContext,
  type SegmentSearchContext,
} from './engine/retrieval/index.ts';
import type { Environment } from './env.ts';
import type { AppContext } from './ports/app-context.ts';
import type { SearchModels } from './ports/embedder.ts';
import type { Jobs } from './ports/jobs.ts';
import type { SegmentIndex } from './ports/segment-index.ts';
import type { TextSearch } from './ports/text-search.ts';

export interface ComposedRetrieval {
  retrieval: RetrievalContext;
  /** Search in people's files. */
  segmentSearch: SegmentSearchContext;
  segmentIndex: SegmentIndex;
  articleVectors: ArticleVectors;
}

/** Queues the vectors that are missing, of files and of the library: at the start, and when the model may have changed. */
export async function settleVectors(
  composed: Pick<ComposedRetrieval, 'segmentIndex' | 'articleVectors'>,
): Promise<void> {
  await composed.segmentIndex.settle();
  await composed.articleVectors.settle();
}

/** Composes the search in the library and in people's files. Before the jobs start. */
export async function composeRetrieval(
  environment: Environment,
  context: AppContext,
  parts: { search: TextSearch; searchModels: SearchModels; jobs: Jobs },
): Promise<ComposedRetrieval> {
  const { search, searchModels, jobs } = parts;
  const [lexicon, ranking] = await Promise.all([loadLexicon(), loadRankingModel(environment.RANKING_MODEL)]);
  const expand = expandQuestion(lexicon);
  return {
    retrieval: {
      db: context.db,
      search,
      expandQuestion: expand,
      ranking,
      meaning: { ...context, searchModels },
    },
    segmentSearch: { ...context, expandQuestion: expand, searchModels },
    segmentIndex: createSegmentIndex({ ...context, jobs, searchModels }),
    articleVectors: createArticleVectors({ ...context, jobs, searchModels }),
  };
}
