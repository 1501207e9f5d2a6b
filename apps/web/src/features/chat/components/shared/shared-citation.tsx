import { type CheckedCitation, type Evidence, isArticleEvidence } from '@mingfa/contract/evidence';
import { citationStateMeaning, describeDifference } from '@mingfa/contract/labels/citation-labels';
import { useTranslation } from 'react-i18next';
import { CitationBadge } from '../../../../components/citation-badge.tsx';
import { articleAddress } from '../../../../lib/article-address.ts';
import { copyText } from '../../../../lib/clipboard.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { toast } from '../../../../lib/toast.ts';
import { useCheckDay } from '../check-day.ts';
import styles from '../citation-card.module.css';
import { useSources } from '../sources-context.ts';
import { LinkToSource, SharedSourceText } from './shared-source-text.tsx';

/** The source of the snapshot that a citation names; null where it has none. */
function sourceOf(citation: CheckedCitation, items: readonly Evidence[]): Evidence | null {
  const { sourceIndex, location, caseId } = citation;
  return (
    items.find(({ index }) => index === sourceIndex) ??
    items.find(
      (one) =>
        isArticleEvidence(one) &&
        one.place.lawId === location?.lawId &&
        one.place.articleKey === location.articleKey,
    ) ??
    items.find((one) => one.kind === 'case' && one.place.caseId === caseId) ??
    null
  );
}

/** What a citation of a snapshot opens: its state, the words the snapshot keeps of its source, and the way to it. */
export function SharedCitation({ citation }: { citation: CheckedCitation }) {
  const { t } = useTranslation(['shell', 'chat', 'sharing']);
  const day = useCheckDay();
  const { items } = useSources();
  const source = sourceOf(citation, items);
  const differs = describeDifference(citation, currentLanguage());
  const text = source?.text ?? '';
  const copy = async () =>
    (await copyText(`${citation.label}\n${text}`))
      ? toast.success(t('action.copied'))
      : toast.error(t('action.copyFailed'));
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <strong>{citation.label}</strong>
        <CitationBadge
          state={citation.state}
          isCase={citation.type === 'case'}
          missing={citation.missing}
          partly={citation.partly}
        />
      </div>
      <p className={styles.why}>{citationStateMeaning(citation, currentLanguage())}</p>
      {differs ? <p className={styles.why}>{differs}</p> : null}
      {source ? (
        <SharedSourceText source={source} marked={citation.location} />
      ) : (
        <p className={styles.why}>{t('sharing:source.none')}</p>
      )}
      <div className={styles.actions}>
        {citation.location ? (
          <a href={articleAddress(citation.location, day)} target="_blank" rel="noopener noreferrer">
            {t('sharing:source.openArticle')}
          </a>
        ) : source ? (
          <LinkToSource source={source} day={day} />
        ) : null}
        {text ? (
          <button type="button" onClick={copy}>
            {t('chat:citation.copy')}
          </button>
        ) : null}
      </div>
    </div>
  );
}
