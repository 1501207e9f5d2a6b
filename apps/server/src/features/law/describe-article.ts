import type { Article } from '@mingfa/contract/law';
import type { Language } from '@mingfa/contract/values';
import { parseCitationQuery } from '@mingfa/legal/citation/citations';
import { formatArticleKey, formatArticleLabel } from '@mingfa/legal/statute/article-number';
import {
  findLawByName,
  type HeldArticle,
  type HeldDigest,
  type LibraryIndex,
  representativeVersion,
} from '../../engine/library/index.ts';

interface ViewOptions {
  index: LibraryIndex;
  language: Language;
  today: string;
  citedByCount: number;
}

/** An article with our digest of it, as readers see it; the text is null where only the digest is held. */
export function describeArticle(
  article: HeldArticle | null,
  digest: HeldDigest | null,
  options: ViewOptions,
): Article {
  const number = digest && { main: digest.main, sub: digest.sub };
  return {
    articleKey: article?.key ?? digest?.articleKey ?? '',
    label: article?.label ?? (number ? formatArticleLabel(number) : ''),
    position: article?.position ?? number?.main ?? 0,
    heading: article?.headingPosition ?? null,
    text: article?.text ?? null,
    paragraphs: article?.paragraphs ?? [],
    digest: digest && viewDigest(digest, article, options),
    citedByCount: options.citedByCount,
  };
}

function viewDigest(
  digest: HeldDigest,
  article: HeldArticle | null,
  options: ViewOptions,
): Article['digest'] {
  const english = options.language === 'en';
  return {
    heading: english ? digest.headingEn : digest.heading,
    text: english ? digest.digestEn : digest.digest,
    checkedOn: digest.checkedOn,
    everydayWords: digest.everydayWords,
    related: digest.related.map((place) => viewRelated(place, options)),
    matchesText: article ? article.textHash === digest.articleHash : null,
  };
}

/** `《劳动合同法》第四十七条` and where it stands in the library. */
function viewRelated(citation: string, { index, today }: ViewOptions) {
  const query = parseCitationQuery(citation);
  const law = query && findLawByName(index, query.name);
  if (!law || !query.article) return { label: citation, location: null };
  return {
    label: citation,
    location: {
      lawId: law.id,
      versionId: representativeVersion(law, today)?.id ?? null,
      articleKey: formatArticleKey(query.article),
      paragraph: null,
      item: null,
    },
  };
}
