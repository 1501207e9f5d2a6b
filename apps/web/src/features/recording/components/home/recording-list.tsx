import AudioOutlined from '@ant-design/icons/AudioOutlined';
import { listRecordings } from '@mingfa/contract/recording';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { Loaded } from '../../../../components/loaded.tsx';
import { PageTurner } from '../../../../components/row-list/page-turner.tsx';
import { RowList } from '../../../../components/row-list/row-list.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { isMoving } from '../../../../lib/poll-while.ts';
import { useEndpoint } from '../../../../lib/query.ts';
import { useWrittenWords } from '../../../../lib/use-written-words.ts';
import styles from './home.module.css';
import { RecordingRow } from './recording-row.tsx';
import { SaidResults } from './said-results.tsx';

const PAGE_SIZE = 20;
/** Rows ask for their own progress; the list looks now and then for what came by another device. */
const LOOK_EVERY_MS = 10_000;

/** The recordings made so far; words are looked for in their titles and in what was said. */
export function RecordingList() {
  const { t } = useTranslation('recording');
  const [page, setPage] = useState(1);
  const [typed, setTyped, q] = useWrittenWords();
  const recordings = useEndpoint(
    listRecordings,
    { query: { page, pageSize: PAGE_SIZE, q } },
    {
      staleTime: 0,
      placeholderData: keepPreviousData,
      refetchInterval: ({ state: { data } }) => (data?.items.some(isMoving) ? LOOK_EVERY_MS : false),
    },
  );
  return (
    <Loaded query={recordings}>
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
            <EmptyState icon={<AudioOutlined />} sentence={t('list.empty')} hint={t('list.emptyHint')} />
          ) : null}
          {q !== '' ? <h2 className={styles.group}>{t('list.byTitle')}</h2> : null}
          {total === 0 && q !== '' ? <p className={styles.quiet}>{t('list.nothing', { words: q })}</p> : null}
          <RowList>
            {items.map((recording) => (
              <RecordingRow key={recording.recordingId} recording={recording} />
            ))}
          </RowList>
          <PageTurner page={page} pageSize={PAGE_SIZE} total={total} onTurn={setPage} />
          {q === '' ? null : <SaidResults key={q} q={q} />}
        </>
      )}
    </Loaded>
  );
}
