import { loadFields } from '@mingfa/content/fields';
import type { Guide } from '@mingfa/content/guide';
import { loadGuides } from '@mingfa/content/load-guides';
import { loadTypingReader } from '@mingfa/content/load-typing-reader';
import type { MendedText } from '@mingfa/legal/words/mend-typing';
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
  lawsOfFields,
  loadRankingModel,
  type QuestionContext,
  type ReadQuestion,
  readQuestion,
  type SegmentSearchContext,
  situationsOf,
} from './engine/retrieval/index.ts';
import type { Environment } from './env.ts';
import { loadGuideKnowledge, loadSearchWords } from './load-guide-knowledge.ts';
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
  understandTyping(text: string): Promise<MendedText>;
  laws: LawSource;
  cases: CaseSource;
  files: FileSource;
  guides: GuideSource;
  /** The guides to what a few words tell of; of several any may be the one. */
  situationsOf(text: string): Promise<readonly Guide[]>;
  /** Search in people's files, passage by passage. */
  segmentSearch: SegmentSearchContext;
  segmentIndex: SegmentIndex;
  articleVectors: ArticleVectors;
  /** Reads what the first question would wait for. */
  readAhead(): Promise<unknown>;
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
  const [{ findWords, english }, fields, guides, ranking] = await Promise.all([
    loadSearchWords(),
    loadFields(),
    loadGuides(),
    loadRankingModel(environment.RANKING_MODEL),
  ]);
  const { db } = context;
  const segmentSearch = { ...context, searchModels };
  return {
    search,
    findWords,
    readQuestion: (asked) => readQuestion({ db, findWords }, asked),
    understandTyping: async (text) => (await loadTypingReader())(text),
    laws: createLawSource({
      db,
      search,
      ranking,
      meaning: segmentSearch,
      english,
      belongs: lawsOfFields(fields, guides),
    }),
    cases: createCaseSource({ db, similarCases: parts.similarCases }),
    files: createFileSource(segmentSearch),
    guides: {
      search: async (question, scope) =>
        createGuideSource({ ...context, ...(await loadGuideKnowledge()) }).search(question, scope),
    },
    situationsOf: async (text) => situationsOf(await loadGuideKnowledge(), text),
    segmentSearch,
    segmentIndex: createSegmentIndex({ ...context, jobs, searchModels }),
    articleVectors: createArticleVectors({ ...context, jobs, searchModels }),
    readAhead: () => Promise.all([loadGuideKnowledge(), loadTypingReader()]),
  };
}
