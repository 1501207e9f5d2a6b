import TableOutlined from '@ant-design/icons/TableOutlined';
import { REVIEW_TABLE_STATE_LABELS } from '@mingfa/contract/labels/review-table-labels';
import type { ReviewTableSummary } from '@mingfa/contract/review-table';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../../../components/file-progress/progress-line.tsx';
import { ListRow } from '../../../../components/row-list/list-row.tsx';
import { formatTime } from '../../../../lib/dates.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { reviewTableAddress } from '../../model/review-address.ts';
import styles from './home.module.css';
import { ReviewTableMenu } from './review-table-menu.tsx';

/** A review table in the list: how large, how far, and what can be done with it. */
export function ReviewTableRow({ table }: { table: ReviewTableSummary }) {
  const { t } = useTranslation('review-table');
  const { tableId, title, state, rows, columns, cellsDone, cellsTotal, updatedAt } = table;
  const isDone = state === 'idle' && cellsDone >= cellsTotal;
  const words = [
    isDone ? null : REVIEW_TABLE_STATE_LABELS[currentLanguage()][state],
    t('row.cells', { done: cellsDone.toLocaleString(), total: cellsTotal.toLocaleString() }),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <ListRow
      icon={<TableOutlined aria-hidden />}
      name={title}
      to={reviewTableAddress(tableId)}
      about={[t('row.size', { rows, columns }), formatTime(updatedAt)]}
      below={
        cellsTotal > 0 ? (
          <span className={styles.way}>
            <span className={state === 'failed' ? styles.bad : undefined}>{words}</span>
            {isDone ? null : (
              <span className={styles.bar}>
                <ProgressBar label={`${title} ${words}`} share={cellsDone / cellsTotal} />
              </span>
            )}
          </span>
        ) : null
      }
      actions={<ReviewTableMenu table={table} />}
    />
  );
}
