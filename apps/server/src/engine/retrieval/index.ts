export { type ArticleVectors, createArticleVectors } from './articles/article-vectors.ts';
export type { AttachedText } from './attachment-passages.ts';
export { type ExpandQuestion, expandQuestion } from './expand-question.ts';
export { type FoundGuide, findGuide } from './find-guide.ts';
export { buildGuideIndex } from './guide-index.ts';
export { loadRankingModel } from './ranking/load-ranking-model.ts';
export type { RankingModel } from './ranking/ranking-model.ts';
export { type RetrievalContext, type RetrievalQuestion, retrieve } from './retrieve.ts';
export {
  type AskedFiles,
  type FileFindings,
  type FileQuestion,
  findInFiles,
} from './segments/find-in-files.ts';
export {
  type SegmentHit,
  type SegmentQuestion,
  type SegmentSearchContext,
  type SegmentSearchResult,
  searchSegments,
} from './segments/search-segments.ts';
export { createSegmentIndex } from './segments/segment-index.ts';
export { type EmbeddingState, readEmbeddingState } from './vectors/embedding-state.ts';
