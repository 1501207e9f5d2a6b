import { getEvidence } from '@mingfa/contract/matter-evidence';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../../components/link-button.tsx';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { evidenceAddress } from '../../../../lib/drafting-address.ts';
import { useEndpoint } from '../../../../lib/query.ts';
import styles from '../drafting.module.css';

/** The evidence of a matter in one line, and the way to it. */
export function EvidenceSection({ matterId }: { matterId: string }) {
  const { t } = useTranslation('evidence');
  const evidence = useEndpoint(getEvidence, { params: { matterId } }, { staleTime: 0 });
  const { items = [], pages = 0 } = evidence.data ?? {};
  return (
    <section aria-label={t('title')} className={styles.part}>
      <div className={styles.partHead}>
        <h2 className={styles.partTitle}>{t('title')}</h2>
        <LinkButton to={evidenceAddress(matterId)}>{t('open')}</LinkButton>
      </div>
      <QuietNote>
        {items.length > 0
          ? `${t('summary', { count: items.length })} · ${t('pages', { count: pages })}`
          : t('none')}
      </QuietNote>
    </section>
  );
}
