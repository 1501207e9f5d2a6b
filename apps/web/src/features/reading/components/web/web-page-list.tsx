import { listWebPages } from '@mingfa/contract/web-page';
import { keepPreviousData } from '@tanstack/react-query';
import { Pagination } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { PageLoading } from '../../../../components/page-loading.tsx';
import { formatTime } from '../../../../lib/dates.ts';
import { useEndpoint } from '../../../../lib/query.ts';
import { useWrittenWords } from '../../../../lib/use-written-words.ts';
import { webPageAddress } from '../../model/addresses.ts';
import styles from '../document-list.module.css';

const PAGE_SIZE = 20;
const SEARCH_FROM = 7;

/** Pages kept, newest first. */
export function WebPageList() {
  const { t } = useTranslation('reading');
  const [page, setPage] = useState(1);
  const [typed, setTyped, q] = useWrittenWords();
  const pages = useEndpoint(
    listWebPages,
    { query: { page, pageSize: PAGE_SIZE, q } },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  if (pages.isPending) return <PageLoading />;
  if (pages.isError) return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />;
  const { items, total } = pages.data;
  return (
    <>
      {total >= SEARCH_FROM || typed !== '' ? (
        <input
          type="search"
          className={styles.search}
          aria-label={t('web.search')}
          placeholder={t('web.search')}
          value={typed}
          maxLength={100}
          onChange={(event) => {
            setTyped(event.target.value);
            setPage(1);
          }}
        />
      ) : null}
      {total === 0 ? (
        <EmptyState
          sentence={q ? t('web.nothingFound', { words: q }) : t('web.empty')}
          {...(q ? {} : { hint: t('web.emptyHint') })}
        />
      ) : null}
      <ul className={styles.rows}>
        {items.map((one) => (
          <li key={one.webPageId} className={styles.row}>
            <span className={styles.main}>
              <Link className={styles.name} to={webPageAddress(one.webPageId)}>
                {one.title}
              </Link>
              <span className={styles.about}>
                {[
                  one.source,
                  one.publishedAt,
                  t('web.fetched', { time: formatTime(one.fetchedAt) }),
                  one.origin === 'address' ? null : t(`web.origin.${one.origin}`),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span className={styles.excerpt}>{one.excerpt}</span>
            </span>
          </li>
        ))}
      </ul>
      {total > PAGE_SIZE ? (
        <Pagination
          className={styles.pages ?? ''}
          current={page}
          pageSize={PAGE_SIZE}
          total={total}
          showSizeChanger={false}
          onChange={setPage}
        />
      ) : null}
    </>
  );
}
