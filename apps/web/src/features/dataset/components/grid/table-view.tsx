import EyeInvisibleOutlined from '@ant-design/icons/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import PushpinOutlined from '@ant-design/icons/PushpinOutlined';
import type { DatasetTable } from '@mingfa/contract/dataset';
import { exportDataset } from '@mingfa/contract/dataset-question';
import type { TableFilter } from '@mingfa/contract/table-query';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayHoldNumbers } from '../../../../components/table-answer/hide-numbers.ts';
import { downloadOrToast } from '../../../../lib/download-or-toast.ts';
import type { GridSort } from '../../hooks/use-grid-rows.ts';
import { describeFilter } from '../../model/describe-filter.ts';
import { ExportMenu } from '../export-menu.tsx';
import { DataGrid } from './data-grid.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterDialog } from './filter-dialog.tsx';
import styles from './grid.module.css';

interface TableViewProps {
  datasetId: string;
  table: DatasetTable;
}

/** The rows of a table: sorted, filtered, with numbers of people masked until one asks for them. */
export function TableView({ datasetId, table }: TableViewProps) {
  const { t } = useTranslation('dataset');
  const [sort, setSort] = useState<readonly GridSort[]>([]);
  const [filters, setFilters] = useState<readonly TableFilter[]>([]);
  const [filtered, setFiltered] = useState<string | null>(null);
  const [isPinned, setIsPinned] = useState(true);
  const [areNumbersShown, setAreNumbersShown] = useState(false);
  const [count, setCount] = useState<number | null>(null);
  const view = useMemo(() => ({ sort, filters }), [sort, filters]);
  const columns = table.columns.filter(({ isSkipped }) => !isSkipped);
  const column = columns.find(({ name }) => name === filtered);
  const download = (format: 'csv' | 'xlsx', withNumbers: boolean) =>
    void downloadOrToast(
      exportDataset,
      {
        params: { datasetId },
        body: { format, withNumbers, of: { kind: 'table', table: table.name, filters: [...filters] } },
      },
      `${table.label}.${format}`,
    );
  const turnSort = (name: string) =>
    setSort(([now]) => {
      if (now?.column !== name) return [{ column: name, descending: false }];
      return now.descending ? [] : [{ column: name, descending: true }];
    });
  return (
    <div className={styles.view}>
      <div className={styles.bar}>
        <span className={styles.count} role="status">
          {count === null
            ? t('grid.rows', { count: table.rows, shown: table.rows.toLocaleString() })
            : filters.length > 0
              ? t('grid.filtered', { shown: count.toLocaleString(), all: table.rows.toLocaleString() })
              : t('grid.rows', { count, shown: count.toLocaleString() })}
        </span>
        <FilterChips
          chips={filters.map((filter, place) => ({
            key: String(place),
            label: describeFilter(filter, columns, t),
          }))}
          onRemove={(place) => setFilters((before) => before.filter((_, at) => at !== place))}
        />
        <span className={styles.tools}>
          <Button
            size="small"
            type="text"
            icon={<PushpinOutlined aria-hidden />}
            aria-pressed={isPinned}
            onClick={() => setIsPinned(!isPinned)}
          >
            {t(isPinned ? 'grid.unpin' : 'grid.pin')}
          </Button>
          {columns.some((one) => mayHoldNumbers(one)) ? (
            <Button
              size="small"
              type="text"
              icon={areNumbersShown ? <EyeInvisibleOutlined aria-hidden /> : <EyeOutlined aria-hidden />}
              aria-pressed={areNumbersShown}
              onClick={() => setAreNumbersShown(!areNumbersShown)}
            >
              {t(areNumbersShown ? 'grid.mask' : 'grid.unmask')}
            </Button>
          ) : null}
          <ExportMenu onExport={download} />
        </span>
      </div>
      <DataGrid
        key={table.name}
        datasetId={datasetId}
        table={table}
        view={view}
        isPinned={isPinned}
        areNumbersShown={areNumbersShown}
        onSort={turnSort}
        onFilter={setFiltered}
        onCounted={setCount}
      />
      {column ? (
        <FilterDialog
          column={column}
          table={table.name}
          onAdd={(filter) => {
            setFilters((before) => [...before, filter]);
            setFiltered(null);
          }}
          onClose={() => setFiltered(null)}
        />
      ) : null}
    </div>
  );
}
