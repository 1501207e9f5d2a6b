export { arrangeEvidence } from './arrange-evidence.ts';
export {
  type CaseFindings,
  type CaseScope,
  type CaseSearched,
  type CaseSource,
  type CaseSourceFilters,
  createCaseSource,
} from './cases/case-source.ts';
export { readSoughtNumber, rowsOfNumber, type SoughtNumber } from './cases/find-case-number.ts';
export { fitsQuestion } from './cases/fits-question.ts';
export { readWrittenNumbers, type WrittenNumber } from './cases/named-cases.ts';
export { similarCasesInThread } from './cases/similar-cases-in-thread.ts';
export { whyAlike } from './cases/why-alike.ts';
export { caseTerms, type IndexedCase, PART_OF_SECTION } from './cases/words/case-terms.ts';
export { createCaseTextIndex } from './cases/words/case-text-index.ts';
export { matchWords } from './cases/words/match-words.ts';
export { readWords, type WordClause } from './cases/words/read-words.ts';
export { type AttachedText, findAttachmentPassages } from './files/attachment-passages.ts';
export {
  type AskedFiles,
  createFileSource,
  type FileFindings,
  type FileSource,
  type ShownOfBases,
} from './files/search-files.ts';
export { type SegmentSearchContext, searchSegments } from './files/segments/search-segments.ts';
export { createSegmentIndex } from './files/segments/segment-index.ts';
export { loadChoiceModel } from './guides/choice-model.ts';
export { buildGuideIndex } from './guides/guide-index.ts';
export { buildPointIndex } from './guides/point-index.ts';
export { loadPointModel } from './guides/point-model.ts';
export {
  createGuideSource,
  type FoundGuide,
  type GuideFindings,
  type GuideSource,
  type OfferedGuide,
} from './guides/search-guides.ts';
export { situationsOf } from './guides/situations-of.ts';
export { readRarity } from './guides/text-model.ts';
export { type ArticleVectors, createArticleVectors } from './laws/articles/article-vectors.ts';
export { findPlaces, type PlaceSearch, type ReasonedPlace } from './laws/find-places.ts';
export type { FoundPlace } from './laws/found-place.ts';
export { isBounded, type LawBounds } from './laws/law-bounds.ts';
export { type BelongsToFields, lawsOfFields } from './laws/laws-of-fields.ts';
export { type DaysCompared, type PlaceOfDay, placesOfDay } from './laws/places-of-day.ts';
export { loadRankingModel } from './laws/ranking/load-ranking-model.ts';
export { relatedArticles } from './laws/related-articles.ts';
export { createLawSource, type LawJudge, type LawSource } from './laws/search-laws.ts';
export type { CitedPlace } from './question/read-cited.ts';
export {
  type AskedQuestion,
  type QuestionContext,
  type ReadQuestion,
  readQuestion,
} from './question/read-question.ts';
export { type EmbeddingState, readEmbeddingState } from './vectors/embedding-state.ts';
export { englishVocabulary } from './web/english-vocabulary.ts';
export { MISSING_TEXT_CODES, tellPageProblem } from './web/page-problems.ts';
export {
  addressOf,
  configuredWebSearch,
  hostsOfSearchService,
  isComplete,
  type KeptWebSearch,
  readWebSearchSettings,
  WEB_SEARCH_KEY,
} from './web/web-search-settings.ts';
export { createWebSource, type WebSource } from './web/web-source.ts';
