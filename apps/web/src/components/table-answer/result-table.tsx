import { showCell } from '@mingfa/contract/show-cell';
import type { TableCellValue, TableResult } from '@mingfa/contract/table-query';
import { coverWords } from '@mingfa/tables/values/cover-cell';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuietNote } from '../quiet-note.tsx';
import styles from './table-answer.module.css';
import { useCellWords } from './use-cell-words.ts';

const SHOWN_ROWS = 100;

interface ResultTableProps {
  result: Pick<TableResult, 'columns' | 'rows' | 'totalRows'>;
  /** How many columns say what each row is of; null where no figure can be traced. */
  groups: number | null;
  onTrace: (key: TableCellValue[], measure: number, label: string) => void;
  /** Rows that are shown at first. */
  firstRows?: number;
}

/** The rows of an answer; a figure that can be traced is a button to its rows. */
export function ResultTable(props: ResultTableProps) {
  const { result, groups, onTrace, firstRows = SHOWN_ROWS } = props;
  const { columns, rows, totalRows } = result;
  const { t } = useTranslation('dataset');
  const words = useCellWords();
  const [shown, setShown] = useState(firstRows);
  if (rows.length === 0) return <QuietNote>{t('result.nothing')}</QuietNote>;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by the keyboard */}
      <section className={styles.scroll} aria-label={t('result.table')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map(({ name, label, kind }) => (
                <th key={name} scope="col" className={kind === 'number' ? styles.number : ''}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of an answer have no other name
              <tr key={at}>
                {columns.map((column, place) => {
                  const value = row[place] ?? null;
                  const plain = showCell(value, column, words);
                  const text = coverWords(plain, column);
                  const measure = groups !== null && column.isFigure ? place - groups : -1;
                  const of = row.slice(0, groups ?? 0);
                  return (
                    <td key={column.name} className={column.kind === 'number' ? styles.number : ''}>
                      {measure >= 0 && value !== null ? (
                        <button
                          type="button"
                          className={styles.figure}
                          title={t('result.trace')}
                          onClick={() =>
                            onTrace(
                              of,
                              measure,
                              [...of.map((one) => String(one ?? t('result.blank'))), column.label].join(
                                ' · ',
                              ),
                            )
                          }
                        >
                          {text}
                        </button>
                      ) : text === '' && place < (groups ?? 0) ? (
                        <span className={styles.blank}>{t('result.blank')}</span>
                      ) : (
                        text
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={styles.count} role="status">
        {totalRows > rows.length
          ? t('result.cut', { shown: rows.length.toLocaleString(), all: totalRows.toLocaleString() })
          : t('result.rows', { count: totalRows, shown: totalRows.toLocaleString() })}
        {rows.length > shown ? (
          <Button size="small" type="link" onClick={() => setShown(shown + 5 * SHOWN_ROWS)}>
            {t('result.more', { shown: Math.min(shown, rows.length) })}
          </Button>
        ) : null}
      </p>
    </>
  );
}
