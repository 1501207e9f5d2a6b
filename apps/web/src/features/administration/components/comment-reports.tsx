import {
  type CommentReportState,
  commentReportState,
  listReportedComments,
} from '@mingfa/contract/comment-report';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { PageTurner } from '../../../components/row-list/page-turner.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { useEndpoint } from '../../../lib/query.ts';
import { usePaused } from '../../../lib/use-paused.ts';
import styles from './admin-list.module.css';
import { ReportedCommentRow } from './reported-comment-row.tsx';

const PAGE_SIZE = 20;

/** Comments on agents that people reported, each to be hidden or kept. */
export function CommentReports() {
  const { t } = useTranslation('admin-lists');
  const [state, setState] = useState<CommentReportState | 'all'>('waiting');
  const [words, setWords] = useState('');
  const [page, setPage] = useState(1);
  const q = usePaused(words);
  const reported = useEndpoint(
    listReportedComments,
    { query: { page, pageSize: PAGE_SIZE, q, ...(state === 'all' ? {} : { state }) } },
    { staleTime: 0 },
  );
  return (
    <>
      <p className={styles.quiet}>{t('reports.intro')}</p>
      <div className={styles.filters}>
        <SearchField
          className={styles.search}
          label={t('reports.search')}
          value={words}
          onChange={(value) => {
            setWords(value);
            setPage(1);
          }}
        />
        <SelectField
          label={t('reports.state')}
          labelPlace="hidden"
          value={state}
          options={[
            { value: 'all', label: t('reports.anyState') },
            ...commentReportState.options.map((value) => ({ value, label: t(`reports.states.${value}`) })),
          ]}
          onChange={(value) => {
            setState(value);
            setPage(1);
          }}
        />
      </div>
      <Loaded query={reported}>
        {({ items, total }) =>
          total === 0 ? (
            <EmptyState sentence={t('reports.empty')} hint={t('reports.emptyHint')} />
          ) : (
            <>
              <ul className={styles.list}>
                {items.map((comment) => (
                  <ReportedCommentRow
                    key={comment.commentId}
                    comment={comment}
                    // The last of a page may leave an empty one behind.
                    onDecided={() => setPage((held) => (items.length === 1 ? Math.max(1, held - 1) : held))}
                  />
                ))}
              </ul>
              <PageTurner page={page} pageSize={PAGE_SIZE} total={total} onTurn={setPage} />
            </>
          )
        }
      </Loaded>
    </>
  );
}
