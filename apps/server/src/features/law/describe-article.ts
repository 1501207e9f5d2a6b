import type { Article } from '@mingfa/contract/law';
import type { Language } from '@mingfa/contract/values';
import { formatArticleLabel } from '@mingfa/legal/statute/article-number';
import type { HeldArticle, HeldDigest } from '../../engine/library/index.ts';

interface ViewOptions {
  language: Language;
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
    matchesText: article ? article.textHash === digest.articleHash : null,
  };
}
