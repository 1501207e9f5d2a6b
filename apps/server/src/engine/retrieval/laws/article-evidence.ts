import type { ArticleEvidence, DigestNote } from '@mingfa/contract/evidence';
import type { Language } from '@mingfa/contract/values';
import { formatArticleLabel, parseArticleKey } from '@mingfa/legal/statute/article-number';
import { type LawEntry, lawStatusOn, type VersionEntry, versionStatus } from '../../library/index.ts';
import type { StoredDigest } from './digest-index.ts';
import type { HeldText } from './held-texts.ts';

/** A place of the library that bears on the question; `version` is null where only a digest is held. */
export interface FoundArticle {
  law: LawEntry;
  version: VersionEntry | null;
  articleKey: string;
  /** The question cites it. */
  cited: boolean;
  score: number;
}

/** Evidence from an article or from our digest of it; null when neither is held. Its number comes later. */
export function articleEvidence(
  found: FoundArticle,
  article: HeldText | null,
  digest: StoredDigest | null,
  reader: { asOf: string; language: Language },
): ArticleEvidence | null {
  const { law, version, articleKey, score } = found;
  const number = parseArticleKey(articleKey);
  const place = { lawId: law.id, articleKey, paragraph: null, item: null };
  const common = { index: 0, title: law.title, shortTitle: law.shortTitle, score };
  if (version && article) {
    return {
      ...common,
      kind: 'law',
      label: article.label,
      headingPath: article.headingPath,
      text: article.text,
      place: { ...place, versionId: version.id },
      // A digest speaks of the text it was checked against, and of no other.
      digest: digest && digest.articleHash === article.textHash ? digestOf(digest, reader.language) : null,
      status: versionStatus(law, version, reader.asOf),
      effectiveOn: version.effectiveOn,
      effectiveApproximate: version.effectiveApproximate,
    };
  }
  if (version || !digest || !number) return null;
  const inLanguage = digestOf(digest, reader.language);
  return {
    ...common,
    kind: 'digest',
    label: formatArticleLabel(number),
    headingPath: '',
    text: inLanguage.text,
    place: { ...place, versionId: null },
    digest: inLanguage,
    status: lawStatusOn(law, reader.asOf),
    effectiveOn: law.digestEffectiveOn,
    effectiveApproximate: false,
  };
}

const digestOf = (digest: StoredDigest, language: Language): DigestNote => ({
  heading: language === 'en' ? digest.headingEn : digest.heading,
  text: language === 'en' ? digest.digestEn : digest.digest,
  checkedOn: digest.checkedOn,
});
