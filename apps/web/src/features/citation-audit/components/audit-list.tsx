import AuditOutlined from '@ant-design/icons/AuditOutlined';
import { listCitationAudits } from '@mingfa/contract/citation-audit';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../components/loaded.tsx';
import { QuietNote } from '../../../components/quiet-note.tsx';
import { ListRow } from '../../../components/row-list/list-row.tsx';
import { PageTurner } from '../../../components/row-list/page-turner.tsx';
import { RowList } from '../../../components/row-list/row-list.tsx';
import { formatTime } from '../../../lib/dates.ts';
import { isMoving, pollWhile } from '../../../lib/poll-while.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { auditAddress } from '../model/audit-address.ts';
import styles from './audit.module.css';

const PAGE_SIZE = 20;

/** The audits made before. */
export function AuditList() {
  const { t } = useTranslation('citation-audit');
  const [page, setPage] = useState(1);
  const audits = useEndpoint(
    listCitationAudits,
    { query: { page, pageSize: PAGE_SIZE } },
    {
      staleTime: 0,
      placeholderData: keepPreviousData,
      refetchInterval: pollWhile(({ items }) => items.some(isMoving)),
    },
  );
  return (
    <section aria-label={t('earlier')}>
      <h2 className={styles.earlier}>{t('earlier')}</h2>
      <Loaded query={audits}>
        {({ items, total }) => (
          <>
            {total === 0 ? <QuietNote>{t('empty')}</QuietNote> : null}
            <RowList>
              {items.map(({ auditId, name, state, counts, asOf, createdAt }) => (
                <ListRow
                  key={auditId}
                  icon={<AuditOutlined aria-hidden />}
                  name={name}
                  to={auditAddress(auditId)}
                  tone={state === 'failed' ? 'bad' : 'plain'}
                  about={[
                    state === 'finished' ? t('row.counts', counts) : t(`state.${state}`),
                    t('row.asOf', { day: asOf }),
                    formatTime(createdAt),
                  ]}
                />
              ))}
            </RowList>
            <PageTurner page={page} pageSize={PAGE_SIZE} total={total} onTurn={setPage} />
          </>
        )}
      </Loaded>
    </section>
  );
}
