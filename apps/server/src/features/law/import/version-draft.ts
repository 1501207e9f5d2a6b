import { shortLawTitle } from '@mingfa/legal/statute/law-title';
import type { ParsedStatute } from '@mingfa/legal/statute/statute';
import type { VersionIdentity } from '../../../db/schema/law.ts';
import { indexText } from '../../../engine/retrieval/words/index-text.ts';
import type { SearchRow } from '../../../ports/text-search.ts';
import { findReferences, findRepeals, type Reference, type Repeal } from './find-references.ts';
import { type ArticleDraft, makeArticles } from './make-rows.ts';

/** A version ready to be written, with its index rows and references. */
export interface VersionDraft {
  versionId: string;
  lawId: string;
  titleKey: string;
  statute: ParsedStatute;
  identities: VersionIdentity[];
  contentHash: string;
  source: string;
  sourcePath: string;
  formerIds: string[];
  /** Versions it takes the place of. */
  replaces: string[];
  articles: (ArticleDraft & { id: string })[];
  searchRows: SearchRow[];
  references: (Reference & { articleId: string })[];
  repeals: Repeal[];
}

export interface DraftInput {
  versionId: string;
  lawId: string;
  titleKey: string;
  statute: ParsedStatute;
  identity: VersionIdentity;
  identities: VersionIdentity[];
  formerIds: string[];
  replaces: string[];
  /** Words people use for an article, from our digests. */
  everydayWords(articleKey: string): string[];
  makeArticleId(): string;
}

/** Makes every row of a version: the expensive part, done in the import's thread. */
export function draftVersion(input: DraftInput): VersionDraft {
  const { statute, identity } = input;
  const articles = makeArticles(statute).map((article) => ({ ...article, id: input.makeArticleId() }));
  return {
    versionId: input.versionId,
    lawId: input.lawId,
    titleKey: input.titleKey,
    statute,
    identities: input.identities,
    contentHash: identity.contentHash,
    source: identity.source,
    sourcePath: identity.path,
    formerIds: input.formerIds,
    replaces: input.replaces,
    articles,
    searchRows: articles.map((article) => ({
      position: article.position,
      articleKey: article.key,
      terms: indexText({
        lawTitle: statute.title,
        shortTitle: shortLawTitle(statute.title),
        headingPath: article.headingPath,
        label: article.label,
        text: article.text,
        everydayWords: input.everydayWords(article.key),
      }),
    })),
    references: articles.flatMap((article) =>
      findReferences(statute.title, article).map((reference) => ({ ...reference, articleId: article.id })),
    ),
    repeals: findRepeals(articles),
  };
}
