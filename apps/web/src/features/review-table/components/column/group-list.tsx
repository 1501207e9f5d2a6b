import { REVIEW_CELL_STATE_LABELS } from '@mingfa/contract/labels/review-table-labels';
import { listReviewGroups } from '@mingfa/contract/review-table-result';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../../components/loaded.tsx';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { useEndpoint } from '../../../../lib/query.ts';
import type { ColumnFilter } from '../../model/column-filter.ts';
import styles from './column.module.css';

interface GroupListProps {
  tableId: string;
  columnId: string;
  onShow: (filter: ColumnFilter) => void;
}

/** What the documents say to a question, put together; pressed, only those that say it are shown. */
export function GroupList({ tableId, columnId, onShow }: GroupListProps) {
  const { t } = useTranslation('review-table', { keyPrefix: 'column' });
  const groups = useEndpoint(listReviewGroups, { params: { tableId, columnId } }, { staleTime: 0 });
  return (
    <Loaded query={groups}>
      {({ items }) => {
        if (items.length === 0) return <QuietNote>{t('noGroups')}</QuietNote>;
        const most = Math.max(...items.map(({ rows }) => rows));
        return (
          <ul className={styles.groups}>
            {items.map(({ group, state, text, rows, isMajority, differs }) => {
              const words = group === null ? REVIEW_CELL_STATE_LABELS[currentLanguage()][state] : text;
              return (
                <li key={group === null ? `state ${state}` : `group ${group}`}>
                  <button
                    type="button"
                    className={styles.group}
                    title={t('showOnly', { text: words })}
                    onClick={() =>
                      onShow(
                        group === null
                          ? { asks: { columnId, states: [state] }, groupWords: [] }
                          : { asks: { columnId, groups: [group] }, groupWords: [words] },
                      )
                    }
                  >
                    <span className={styles.share} style={{ width: `${(100 * rows) / most}%` }} aria-hidden />
                    <span className={group === null ? styles.nothing : styles.text}>{words}</span>
                    {isMajority ? <span className={styles.majority}>{t('majority')}</span> : null}
                    {differs ? <span className={styles.differs}>{t('differs')}</span> : null}
                    <span className={styles.rows}>{t('groupRow', { count: rows })}</span>
                  </button>
                </li>
              );
            })}
          </ul>
        );
      }}
    </Loaded>
  );
}
