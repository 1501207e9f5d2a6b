import { formatSpokenTime } from '@mingfa/contract/labels/time-labels';
import { searchRecordings } from '@mingfa/contract/recording-transcript';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../../components/loaded.tsx';
import { MarkedWords } from '../../../../components/marked-words.tsx';
import { ListRow } from '../../../../components/row-list/list-row.tsx';
import { PageTurner } from '../../../../components/row-list/page-turner.tsx';
import { RowList } from '../../../../components/row-list/row-list.tsx';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { useEndpoint } from '../../../../lib/query.ts';
import { recordingAddress } from '../../../../lib/recording-address.ts';
import styles from './home.module.css';

const PAGE_SIZE = 20;

/** Where words were said, in all recordings; each opens its second. */
export function SaidResults({ q }: { q: string }) {
  const { t } = useTranslation('recording');
  const [page, setPage] = useState(1);
  const found = useEndpoint(
    searchRecordings,
    { query: { page, pageSize: PAGE_SIZE, q } },
    { placeholderData: keepPreviousData },
  );
  return (
    <>
      <h2 className={styles.group}>{t('list.bySaid')}</h2>
      <Loaded query={found}>
        {({ items, total }) => (
          <>
            {total === 0 ? <p className={styles.quiet}>{t('list.nothing', { words: q })}</p> : null}
            <RowList>
              {items.map(({ recordingId, segmentId, title, speaker, text, ...time }) => (
                <ListRow
                  key={segmentId}
                  name={`${formatSpokenTime(time, currentLanguage())} · ${title}`}
                  to={recordingAddress(recordingId, time.startMs)}
                  about={[speaker]}
                  below={
                    <span className={styles.said}>
                      <MarkedWords text={text} words={q} />
                    </span>
                  }
                />
              ))}
            </RowList>
            <PageTurner page={page} pageSize={PAGE_SIZE} total={total} onTurn={setPage} />
          </>
        )}
      </Loaded>
    </>
  );
}
