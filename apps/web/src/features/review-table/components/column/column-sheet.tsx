import { REVIEW_COLUMN_KIND_LABELS, REVIEW_METHOD_LABELS } from '@mingfa/contract/labels/review-table-labels';
import type { ReviewTableColumn, ReviewTableDetail } from '@mingfa/contract/review-table';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../../components/confirm-action.tsx';
import { Segments } from '../../../../components/segments.tsx';
import { Sheet } from '../../../../components/sheet.tsx';
import { currentLanguage } from '../../../../lib/i18n.ts';
import type { useTableWrites } from '../../hooks/use-table-writes.ts';
import type { ColumnFilter, RowView } from '../../model/column-filter.ts';
import styles from './column.module.css';
import { ColumnSettings } from './column-settings.tsx';
import { GroupList } from './group-list.tsx';
import { PositionField } from './position-field.tsx';

interface ColumnSheetProps {
  table: ReviewTableDetail;
  column: ReviewTableColumn;
  sort: RowView['sort'];
  writes: ReturnType<typeof useTableWrites>;
  onSort: (sort: RowView['sort']) => void;
  onFilter: (filter: ColumnFilter) => void;
  onRerun: (columnId: string) => void;
  onClose: () => void;
}

/** A question: what the documents say to it, what is wished for, its order and place, and the way to ask it otherwise. */
export function ColumnSheet(props: ColumnSheetProps) {
  const { table, column, sort, writes, onSort, onFilter, onRerun, onClose } = props;
  const { t } = useTranslation('review-table', { keyPrefix: 'column' });
  const language = currentLanguage();
  const { tableId, columnList, counts } = table;
  const { columnId, label, instruction, kind, method, notice } = column;
  const params = { tableId, columnId };
  const place = columnList.findIndex((one) => one.columnId === columnId);
  const count = counts.find((one) => one.columnId === columnId);
  const way = sort?.by !== columnId ? 'unsorted' : sort.descending ? 'descending' : 'ascending';
  const move = (by: 1 | -1) => {
    const ids = columnList.map((one) => one.columnId);
    ids.splice(place, 1);
    ids.splice(place + by, 0, columnId);
    writes.ordering.mutate({ params: { tableId }, body: { columnIds: ids } });
  };
  const remove = async () => {
    const confirmed = await confirmAction({
      title: t('removeTitle', { label }),
      text: t('removeText'),
      confirmText: t('remove'),
      danger: true,
    });
    if (confirmed) writes.removingColumn.mutate({ params }, { onSuccess: onClose });
  };
  return (
    <Sheet open title={label} width={560} onClose={onClose}>
      <dl className={styles.about}>
        <dt>{t('asks')}</dt>
        <dd>
          {instruction || label}{' '}
          <span className={styles.quiet}>{REVIEW_COLUMN_KIND_LABELS[language][kind]}</span>
        </dd>
        <dt>{t('method')}</dt>
        <dd>{REVIEW_METHOD_LABELS[language][method]}</dd>
      </dl>
      {notice ? <p className={styles.notice}>{notice}</p> : null}
      {count ? (
        <p className={styles.quiet}>
          {t('counts', {
            checked: count.checked,
            deviating: count.deviating,
            disagreeing: count.disagreeing,
          })}
        </p>
      ) : null}
      <h3 className={styles.heading}>{t('groups')}</h3>
      <GroupList
        tableId={tableId}
        columnId={columnId}
        onShow={(filter) => {
          onFilter(filter);
          onClose();
        }}
      />
      <PositionField key={column.position ?? ''} tableId={tableId} column={column} writes={writes} />
      <h3 className={styles.heading}>{t('sort')}</h3>
      <Segments
        label={t('sort')}
        segments={(['unsorted', 'ascending', 'descending'] as const).map((key) => ({
          key,
          label: t(key),
          isOn: key === way,
          onChoose: () =>
            onSort(key === 'unsorted' ? null : { by: columnId, descending: key === 'descending' }),
        }))}
      />
      <div className={styles.buttons}>
        <Button disabled={place <= 0} onClick={() => move(-1)}>
          {t('before')}
        </Button>
        <Button disabled={place >= columnList.length - 1} onClick={() => move(1)}>
          {t('after')}
        </Button>
        {method === 'hand' ? null : <Button onClick={() => onRerun(columnId)}>{t('again')}</Button>}
        <Button danger loading={writes.removingColumn.isPending} onClick={() => void remove()}>
          {t('remove')}
        </Button>
      </div>
      <ColumnSettings key={columnId} tableId={tableId} column={column} writes={writes} />
    </Sheet>
  );
}
