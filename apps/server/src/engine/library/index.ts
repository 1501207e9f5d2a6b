export { findLawByName } from './find-law.ts';
export type { LawEntry, LibraryIndex, RepealEntry, VersionEntry } from './library-index.ts';
export { type LibrarySummary, libraryDateOf, summarizeIndex, summarizeLibrary } from './library-summary.ts';
export {
  ARTICLE_COLUMNS,
  type ArticleRow,
  articlePlace,
  type HeldArticle,
  heldArticle,
  readArticles,
} from './read-articles.ts';
export { expireLibrary, readLibrary } from './read-library.ts';
export {
  type HeldDigest,
  type PlaceQuery,
  type ResolvedPlace,
  resolvePlace,
  resolvePlaces,
} from './resolve-places.ts';
export {
  lawStatusOn,
  representativeVersion,
  type VersionOnDay,
  versionOnDay,
  versionStatus,
} from './version-on-day.ts';
