import { listWebPages } from '@mingfa/contract/web-page';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { ListRow } from '../../../components/row-list/list-row.tsx';
import { PageTurner } from '../../../components/row-list/page-turner.tsx';
import { RowList } from '../../../components/row-list/row-list.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { formatTime } from '../../../lib/dates.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { useWrittenWords } from '../../../lib/use-written-words.ts';
import { webPageAddress } from '../model/web-page-address.ts';
import styles from './web-page-list.module.css';

const PAGE_SIZE = 20;
const SEARCH_FROM = 7;

/** Pages kept, newest first. */
export function WebPageList() {
  const { t } = useTranslation('web-reading');
  const [page, setPage] = useState(1);
  const [typed, setTyped, q] = useWrittenWords();
  const pages = useEndpoint(
    listWebPages,
    { query: { page, pageSize: PAGE_SIZE, q } },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  return (
    <Loaded query={pages}>
      {({ items, total }) => (
        <>
          {total >= SEARCH_FROM || typed !== '' ? (
            <SearchField
              label={t('search')}
              value={typed}
              onChange={(words) => {
                setTyped(words);
                setPage(1);
              }}
              className={styles.search}
            />
          ) : null}
          {total === 0 ? (
            <EmptyState
              sentence={q ? t('nothingFound', { words: q }) : t('empty')}
              {...(q ? {} : { hint: t('emptyHint') })}
            />
          ) : null}
          <RowList>
            {items.map(({ webPageId, title, source, publishedAt, fetchedAt, origin, excerpt }) => (
              <ListRow
                key={webPageId}
                name={title}
                to={webPageAddress(webPageId)}
                about={[
                  source,
                  publishedAt,
                  t('fetched', { time: formatTime(fetchedAt) }),
                  origin === 'address' ? null : t(`origin.${origin}`),
                ]}
                below={<span className={styles.excerpt}>{excerpt}</span>}
              />
            ))}
          </RowList>
          <PageTurner page={page} pageSize={PAGE_SIZE} total={total} onTurn={setPage} />
        </>
      )}
    </Loaded>
  );
}
