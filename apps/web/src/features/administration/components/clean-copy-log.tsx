import { listCleanCopies } from '@mingfa/contract/generated-label';
import { LABELLED_KIND_LABELS } from '@mingfa/contract/labels/generated-labels';
import { Pagination } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../components/loaded.tsx';
import { QuietNote } from '../../../components/quiet-note.tsx';
import { formatTime } from '../../../lib/dates.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { useEndpoint } from '../../../lib/query.ts';
import styles from './administration.module.css';

const PAGE_SIZE = 20;

/** Who got which file without explicit label, and when. */
export function CleanCopyLog() {
  const { t } = useTranslation('administration');
  const [page, setPage] = useState(1);
  const log = useEndpoint(listCleanCopies, { query: { page, pageSize: PAGE_SIZE } }, { staleTime: 0 });
  return (
    <section aria-label={t('labels.log')}>
      <h2 className={styles.heading}>{t('labels.log')}</h2>
      <QuietNote>{t('labels.logHint')}</QuietNote>
      <Loaded query={log}>
        {({ items, total }) => (
          <>
            {total === 0 ? <QuietNote>{t('labels.logEmpty')}</QuietNote> : null}
            <ul className={styles.list}>
              {items.map((copy) => (
                <li key={copy.cleanCopyId} className={`${styles.card} ${styles.cardRow}`}>
                  <span className={styles.grow}>
                    <span className={styles.name}>
                      {copy.name ?? t('labels.nameless')} ·{' '}
                      {LABELLED_KIND_LABELS[currentLanguage()][copy.kind]}
                    </span>
                    <span className={styles.small}>
                      {copy.pseudonym} · {copy.thingId} · {t('labels.terms', { version: copy.terms })}
                    </span>
                    <span className={styles.small}>
                      {t('labels.acknowledgedAt', { time: formatTime(copy.acknowledgedAt) })} ·{' '}
                      {copy.givenAt
                        ? t('labels.givenAt', { time: formatTime(copy.givenAt) })
                        : t('labels.notGiven')}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
            {total > PAGE_SIZE ? (
              <Pagination
                current={page}
                pageSize={PAGE_SIZE}
                total={total}
                showSizeChanger={false}
                onChange={setPage}
              />
            ) : null}
          </>
        )}
      </Loaded>
    </section>
  );
}
