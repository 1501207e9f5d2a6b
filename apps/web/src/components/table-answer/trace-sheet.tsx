import { traceDatasetFigure } from '@mingfa/contract/dataset-question';
import { groupDigits, showCell } from '@mingfa/contract/show-cell';
import type { TableCellValue, TableQuery } from '@mingfa/contract/table-query';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../lib/query.ts';
import { Loaded } from '../loaded.tsx';
import { PageTurner } from '../row-list/page-turner.tsx';
import { Sheet } from '../sheet.tsx';
import { hideNumbers } from './hide-numbers.ts';
import styles from './table-answer.module.css';
import { useCellWords } from './use-cell-words.ts';

const PAGE_ROWS = 50;
const WIDTH_PX = 880;

interface TraceSheetProps {
  datasetId: string;
  query: TableQuery;
  figure: { key: TableCellValue[]; measure: number; label: string };
  onClose: () => void;
}

/** The rows behind one figure, each with its number in the file. */
export function TraceSheet({ datasetId, query, figure, onClose }: TraceSheetProps) {
  const { t } = useTranslation('dataset');
  const words = useCellWords();
  const [page, setPage] = useState(1);
  const { key, measure, label } = figure;
  const trace = useEndpoint(
    traceDatasetFigure,
    {
      params: { datasetId },
      body: { query, key, measure, offset: (page - 1) * PAGE_ROWS, limit: PAGE_ROWS },
    },
    { placeholderData: keepPreviousData },
  );
  return (
    <Sheet open onClose={onClose} title={t('trace.title', { label })} width={WIDTH_PX}>
      <Loaded query={trace}>
        {({ columns, rows, totalRows, figure: says }) => (
          <>
            <p className={styles.traced}>
              {says === null ? null : <b>{t('trace.figure', { figure: groupDigits(says) })}</b>}{' '}
              {t('trace.rows', { count: totalRows, shown: totalRows.toLocaleString() })}
            </p>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by the keyboard */}
            <section className={styles.whole} aria-label={t('trace.table')} tabIndex={0}>
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">{t('grid.row')}</th>
                    {columns.map(({ name, label: head, kind }) => (
                      <th key={name} scope="col" className={kind === 'number' ? styles.number : ''}>
                        {head}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map(({ row, cells, unreadable }) => (
                    <tr key={row}>
                      <th scope="row" className={styles.row}>
                        {row.toLocaleString()}
                      </th>
                      {columns.map((column, place) => {
                        const isUnreadable = unreadable.includes(place);
                        const text = showCell(
                          cells[place] ?? null,
                          isUnreadable ? { ...column, kind: 'text' } : column,
                          words,
                        );
                        return (
                          <td
                            key={column.name}
                            className={`${column.kind === 'number' ? styles.number : ''} ${isUnreadable ? styles.unreadable : ''}`}
                          >
                            {hideNumbers(text, column)}
                          </td>
                        );
                      })}
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
            <PageTurner page={page} pageSize={PAGE_ROWS} total={totalRows} onTurn={setPage} />
          </>
        )}
      </Loaded>
    </Sheet>
  );
}
