import { loadLexicon } from '@mingfa/content/lexicon';
import {
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
    retrieval: { db: context.db, search, expandQuestion: expand, ranking },
    segmentSearch: { ...context, expandQuestion: expand, searchModels },
    segmentIndex: createSegmentIndex({ ...context, jobs, searchModels }),
  };
}
