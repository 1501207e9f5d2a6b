import { type ArticleLocation, type Evidence, isArticleEvidence } from '@mingfa/contract/evidence';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { DigestCard } from '../../../../components/digest-card.tsx';
import { LawText } from '../../../../components/law-text.tsx';
import { articleAddress } from '../../../../lib/article-address.ts';
import { caseAddress } from '../../../../lib/case-address.ts';
import { formatTime } from '../../../../lib/dates.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { inBrackets } from '../../../../lib/in-brackets.ts';
import { hostOf } from '../../model/host-of.ts';
import styles from '../citation-card.module.css';
import { PageLink } from '../page-link.tsx';

export interface SharedSourceTextProps {
  source: Evidence;
  /** The 款 and 项 a citation points at. */
  marked?: ArticleLocation | null;
}

/** What a snapshot keeps of a source: an article as law, a digest as ours, another passage as it was found. */
export function SharedSourceText({ source, marked = null }: SharedSourceTextProps) {
  const { t } = useTranslation(['sharing', 'chat']);
  if (source.kind === 'file') return <p className={styles.why}>{t('source.file')}</p>;
  return (
    <>
      {source.kind === 'digest' && source.digest.text ? <DigestCard digest={source.digest} /> : null}
      {source.text === '' ? <p className={styles.why}>{t('source.withoutText')}</p> : null}
      {source.text && source.kind === 'law' ? (
        <div className={styles.text}>
          <LawText label={source.label} paragraphs={[]} text={source.text} marked={marked} compact />
        </div>
      ) : null}
      {source.text && !isArticleEvidence(source) ? <p className={styles.passage}>{source.text}</p> : null}
      <SourceFacts source={source} />
    </>
  );
}

function SourceFacts({ source }: { source: Evidence }) {
  const { t } = useTranslation('chat');
  return <p className={styles.facts}>{factsOf(source, t).join(' · ')}</p>;
}

function factsOf(source: Evidence, t: TFunction<'chat'>): string[] {
  if (source.kind === 'web')
    return [hostOf(source.place.address), t('web.readOn', { time: formatTime(source.place.readAt) })];
  if (!isArticleEvidence(source)) return [source.title, source.label].filter(Boolean);
  const { title, status, effectiveOn, effectiveApproximate } = source;
  const approximate = effectiveApproximate ? inBrackets(t('citation.approximate'), currentLanguage()) : '';
  return [
    title,
    ...(status ? [status] : []),
    ...(effectiveOn ? [t('citation.effective', { day: effectiveOn }) + approximate] : []),
  ];
}

/** The way from a snapshot to where its source stands: beside it, so that what is read stays. */
export function LinkToSource({ source, day }: { source: Evidence; day: string }) {
  const { t } = useTranslation(['sharing', 'chat']);
  if (source.kind === 'web')
    return <PageLink address={source.place.address}>{t('chat:web.openAddress')}</PageLink>;
  const to = isArticleEvidence(source)
    ? articleAddress(source.place, day)
    : source.kind === 'case'
      ? caseAddress(source.place.caseId, source.place.paragraph)
      : null;
  if (to === null) return null;
  return (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {t(source.kind === 'case' ? 'source.openCase' : 'source.openArticle')}
    </a>
  );
}
