import { listReviewTables } from '@mingfa/contract/review-table';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LinkButton } from '../../../../components/link-button.tsx';
import { Loaded } from '../../../../components/loaded.tsx';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { PageTurner } from '../../../../components/row-list/page-turner.tsx';
import { RowList } from '../../../../components/row-list/row-list.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { isMoving, pollWhile } from '../../../../lib/poll-while.ts';
import { useEndpoint } from '../../../../lib/query.ts';
import { useWrittenWords } from '../../../../lib/use-written-words.ts';
import { NEW_REVIEW_TABLE } from '../../model/review-address.ts';
import { ExamplePicture } from './example-picture.tsx';
import styles from './home.module.css';
import { ReviewTableRow } from './review-table-row.tsx';

const PAGE_SIZE = 20;

/** The review tables made so far, with how far each is; where there is none, what one is good for. */
export function ReviewTableList() {
  const { t } = useTranslation('review-table');
  const [page, setPage] = useState(1);
  const [typed, setTyped, q] = useWrittenWords();
  const tables = useEndpoint(
    listReviewTables,
    { query: { page, pageSize: PAGE_SIZE, q } },
    {
      staleTime: 0,
      placeholderData: keepPreviousData,
      refetchInterval: pollWhile(({ items }) => items.some(isMoving)),
    },
  );
  const make = (
    <LinkButton primary to={NEW_REVIEW_TABLE}>
      {t('new')}
    </LinkButton>
  );
  return (
    <>
      <p className={styles.intro}>{t('intro')}</p>
      <Loaded query={tables}>
        {({ items, total }) =>
          total === 0 && q === '' && typed === '' ? (
            <>
              <EmptyState sentence={t('list.empty')} action={make} />
              <ExamplePicture />
            </>
          ) : (
            <>
              <div className={styles.tools}>
                <SearchField
                  label={t('list.search')}
                  value={typed}
                  onChange={(words) => {
                    setTyped(words);
                    setPage(1);
                  }}
                  className={styles.search}
                />
                {make}
              </div>
              {total === 0 ? <QuietNote>{t('list.nothing', { words: q })}</QuietNote> : null}
              <RowList>
                {items.map((table) => (
                  <ReviewTableRow key={table.tableId} table={table} />
                ))}
              </RowList>
              <PageTurner page={page} pageSize={PAGE_SIZE} total={total} onTurn={setPage} />
            </>
          )
        }
      </Loaded>
    </>
  );
}
