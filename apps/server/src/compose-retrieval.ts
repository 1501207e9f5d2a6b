import type { MendTyping } from '@mingfa/legal/words/mend-typing';
import {
  type ArticleVectors,
  type AskedQuestion,
  type CaseSource,
  createArticleVectors,
  createCaseSource,
  createFileSource,
  createGuideSource,
  createLawSource,
  createSegmentIndex,
  type FileSource,
  type GuideSource,
  type LawSource,
  loadRankingModel,
  type QuestionContext,
  type ReadQuestion,
  readQuestion,
  type SegmentSearchContext,
} from './engine/retrieval/index.ts';
import type { Environment } from './env.ts';
import { loadGuideKnowledge } from './load-guide-knowledge.ts';
import type { AppContext } from './ports/app-context.ts';
import type { SearchModels } from './ports/embedder.ts';
import type { Jobs } from './ports/jobs.ts';
import type { SegmentIndex } from './ports/segment-index.ts';
import type { SimilarCases } from './ports/similar-cases.ts';
import type { TextSearch } from './ports/text-search.ts';

export interface ComposedRetrieval {
  /** What searching the library box by box needs. */
  search: TextSearch;
  findWords: QuestionContext['findWords'];
  readQuestion(asked: AskedQuestion): Promise<ReadQuestion>;
  /** Understands typing errors in a question. */
  understandTyping: MendTyping;
  laws: LawSource;
  cases: CaseSource;
  files: FileSource;
  guides: GuideSource;
  /** Search in people's files, passage by passage. */
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
  parts: {
    search: TextSearch;
    searchModels: SearchModels;
    jobs: Jobs;
    similarCases: Pick<SimilarCases, 'find'>;
  },
): Promise<ComposedRetrieval> {
  const { search, searchModels, jobs } = parts;
  const [known, ranking] = await Promise.all([
    loadGuideKnowledge(),
    loadRankingModel(environment.RANKING_MODEL),
  ]);
  const { findWords, english } = known;
  const { db } = context;
  const segmentSearch = { ...context, searchModels };
  return {
    search,
    findWords,
    readQuestion: (asked) => readQuestion({ db, findWords }, asked),
    understandTyping: known.understandTyping,
    laws: createLawSource({
      db,
      search,
      ranking,
      meaning: segmentSearch,
      english,
      belongs: known.belongs,
    }),
    cases: createCaseSource({ db, similarCases: parts.similarCases }),
    files: createFileSource(segmentSearch),
    guides: createGuideSource({
      db,
      logger: context.logger,
      index: known.index,
      points: known.points,
      model: known.choice,
      english: known.englishChoice,
    }),
    segmentSearch,
    segmentIndex: createSegmentIndex({ ...context, jobs, searchModels }),
    articleVectors: createArticleVectors({ ...context, jobs, searchModels }),
  };
}
