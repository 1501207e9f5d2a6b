import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../../components/link-button.tsx';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { evidenceAddress } from '../../../../lib/drafting-address.ts';
import styles from '../drafting.module.css';
import { EvidenceSummary } from './evidence-summary.tsx';

/** The evidence of a matter in one line, and the way to it. */
export function EvidenceSection({ matterId }: { matterId: string }) {
  const { t } = useTranslation('drafting', { keyPrefix: 'evidence' });
  return (
    <section aria-label={t('title')} className={styles.part}>
      <div className={styles.partHead}>
        <h2 className={styles.partTitle}>{t('title')}</h2>
        <LinkButton to={evidenceAddress(matterId)}>{t('open')}</LinkButton>
      </div>
      <QuietNote>
        <EvidenceSummary matterId={matterId} />
      </QuietNote>
    </section>
  );
}
