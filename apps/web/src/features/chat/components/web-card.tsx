import type { CheckedCitation, WebEvidence } from '@mingfa/contract/evidence';
import { useTranslation } from 'react-i18next';
import { CitationBadge } from '../../../components/citation-badge.tsx';
import { formatTime } from '../../../lib/dates.ts';
import { hostOf } from '../model/host-of.ts';
import styles from './citation-card.module.css';
import { PageLink } from './page-link.tsx';
import { useSources } from './sources-context.ts';
import { Untrusted } from './untrusted.tsx';

interface WebCardProps {
  citation: CheckedCitation;
  source: WebEvidence;
  onOpen: () => void;
}

/** The page of the web behind `[n]`: whose it is, when it was read, its words; and the way to it. */
export function WebCard({ citation, source, onOpen }: WebCardProps) {
  const { t } = useTranslation('chat');
  const { t: shared } = useTranslation('shell');
  const { openWeb } = useSources();
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <strong className={styles.fileTitle}>{source.title}</strong>
        <CitationBadge state={citation.state} />
      </div>
      <p className={styles.why}>
        {hostOf(source.place.address)} · {t('web.readOn', { time: formatTime(source.place.readAt) })}
      </p>
      <p className={styles.why}>{shared(`citationExplained.${citation.state}`)}</p>
      <Untrusted />
      <p className={styles.passage}>{source.text}</p>
      <div className={styles.actions}>
        {source.place.snapshotId === null ? null : (
          <button
            type="button"
            onClick={() => {
              onOpen();
              openWeb(source);
            }}
          >
            {t('web.openSnapshot')}
          </button>
        )}
        <PageLink address={source.place.address}>{t('web.openAddress')}</PageLink>
      </div>
    </div>
  );
}
