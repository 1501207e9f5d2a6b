import { loadFields } from '@mingfa/content/fields';
import { loadLexicon } from '@mingfa/content/lexicon';
import { loadCues } from '@mingfa/content/load-cues';
import { loadEnglishWords } from '@mingfa/content/load-english-words';
import { loadGuides } from '@mingfa/content/load-guides';
import { loadTypingReader } from '@mingfa/content/load-typing-reader';
import { matchLexicon } from '@mingfa/legal/words/match-lexicon';
import type { MendTyping } from '@mingfa/legal/words/mend-typing';
import { plainEnglish } from '@mingfa/legal/words/plain-english';
import {
  type ArticleVectors,
  type AskedQuestion,
  buildGuideIndex,
  buildPointIndex,
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
  loadChoiceModel,
  loadPointModel,
  loadRankingModel,
  type QuestionContext,
  type ReadQuestion,
  readQuestion,
  readRarity,
  type SegmentSearchContext,
} from './engine/retrieval/index.ts';
import type { Environment } from './env.ts';
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
  const [
    fields,
    lexicon,
    guides,
    cues,
    englishWords,
    understandTyping,
    choice,
    englishChoice,
    pointModel,
    ranking,
  ] = await Promise.all([
    loadFields(),
    loadLexicon(),
    loadGuides(),
    loadCues(),
    loadEnglishWords(),
    loadTypingReader(),
    loadChoiceModel(),
    loadChoiceModel('english-choice-model'),
    loadPointModel(),
    loadRankingModel(environment.RANKING_MODEL),
  ]);
  const { db } = context;
  const findWords = matchLexicon(lexicon);
  const english = plainEnglish(englishWords);
  const guideIndex = await buildGuideIndex(guides, findWords, cues, english);
  const segmentSearch = { ...context, searchModels };
  return {
    search,
    findWords,
    readQuestion: (asked) => readQuestion({ db, findWords }, asked),
    understandTyping,
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
    guides: createGuideSource({
      db,
      logger: context.logger,
      index: guideIndex,
      points: {
        index: buildPointIndex(guides, pointModel.askings, {
          featuresOf: guideIndex.featuresOf,
          rarityOf: readRarity([choice.words, englishChoice.words]),
        }),
        model: pointModel,
      },
      model: choice,
      english: englishChoice,
    }),
    segmentSearch,
    segmentIndex: createSegmentIndex({ ...context, jobs, searchModels }),
    articleVectors: createArticleVectors({ ...context, jobs, searchModels }),
  };
}
