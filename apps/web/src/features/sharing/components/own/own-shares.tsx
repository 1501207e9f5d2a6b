import { listShares } from '@mingfa/contract/share';
import { Pagination } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../../components/loaded.tsx';
import { useEndpoint } from '../../../../lib/query.ts';
import type { MessagesSlot } from '../../model/messages-slot.ts';
import styles from './own.module.css';
import { OwnShareCard } from './own-share-card.tsx';

const PAGE_SIZE = 10;

/** What one has shared, newest first. */
export function OwnShares({ Messages }: { Messages: MessagesSlot }) {
  const { t } = useTranslation('sharing');
  const [page, setPage] = useState(1);
  const shares = useEndpoint(listShares, { query: { page, pageSize: PAGE_SIZE } }, { staleTime: 0 });
  return (
    <Loaded query={shares}>
      {({ items, total }) =>
        total === 0 ? (
          <p className={styles.empty}>{t('own.empty')}</p>
        ) : (
          <>
            <ul className={styles.list} aria-label={t('own.list')}>
              {items.map((share) => (
                <OwnShareCard key={share.shareId} share={share} Messages={Messages} />
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
        )
      }
    </Loaded>
  );
}
