import TableOutlined from '@ant-design/icons/TableOutlined';
import { listDatasets } from '@mingfa/contract/dataset';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { Loaded } from '../../../../components/loaded.tsx';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { PageTurner } from '../../../../components/row-list/page-turner.tsx';
import { RowList } from '../../../../components/row-list/row-list.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { isMoving, pollWhile } from '../../../../lib/poll-while.ts';
import { useEndpoint } from '../../../../lib/query.ts';
import { useWrittenWords } from '../../../../lib/use-written-words.ts';
import { DatasetRow } from './dataset-row.tsx';
import styles from './home.module.css';

const PAGE_SIZE = 20;

/** The datasets made so far. */
export function DatasetList() {
  const { t } = useTranslation('dataset');
  const [page, setPage] = useState(1);
  const [typed, setTyped, q] = useWrittenWords();
  const datasets = useEndpoint(
    listDatasets,
    { query: { page, pageSize: PAGE_SIZE, q } },
    {
      staleTime: 0,
      placeholderData: keepPreviousData,
      refetchInterval: pollWhile(({ items }) => items.some(isMoving)),
    },
  );
  return (
    <Loaded query={datasets}>
      {({ items, total }) => (
        <>
          {total > 0 || typed !== '' ? (
            <SearchField
              label={t('list.search')}
              value={typed}
              onChange={(words) => {
                setTyped(words);
                setPage(1);
              }}
              className={styles.search}
            />
          ) : null}
          {total === 0 && q === '' ? (
            <EmptyState icon={<TableOutlined />} sentence={t('list.empty')} hint={t('list.emptyHint')} />
          ) : null}
          {total === 0 && q !== '' ? <QuietNote>{t('list.nothing', { words: q })}</QuietNote> : null}
          <RowList>
            {items.map((dataset) => (
              <DatasetRow key={dataset.datasetId} dataset={dataset} />
            ))}
          </RowList>
          <PageTurner page={page} pageSize={PAGE_SIZE} total={total} onTurn={setPage} />
        </>
      )}
    </Loaded>
  );
}
