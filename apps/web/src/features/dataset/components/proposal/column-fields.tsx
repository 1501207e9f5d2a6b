import type { ProposedTable, TableColumn } from '@mingfa/contract/dataset-table';
import { showCell } from '@mingfa/contract/show-cell';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { hideNumbers } from '../../../../components/table-answer/hide-numbers.ts';
import { useCellWords } from '../../../../components/table-answer/use-cell-words.ts';
import { ColumnChoices } from '../column-choices.tsx';
import styles from './proposal.module.css';

/** Examples beside a column. */
const EXAMPLES = 3;

interface ColumnFieldsProps {
  table: ProposedTable;
  isReading: boolean;
  onChange: (name: string, to: Partial<TableColumn>) => void;
}

/** The columns, each with what it was taken for and examples as written and as read. */
export function ColumnFields({ table, isReading, onChange }: ColumnFieldsProps) {
  const { t } = useTranslation('dataset');
  const words = useCellWords();
  const { shape, sample, read, unreadable } = table;
  return (
    <ul className={styles.columns}>
      {shape.columns.map((column, place) => {
        const shown = (text: string) => hideNumbers(text, column);
        const examples = sample
          .map((row, at) => ({
            at,
            written: row[place] ?? '',
            read: showCell(read[at]?.[place] ?? null, column, words),
          }))
          .filter(({ written }) => written.trim() !== '')
          .slice(0, EXAMPLES);
        const failed = unreadable[place] ?? 0;
        return (
          <li key={column.name} className={`${styles.column} ${column.isSkipped ? styles.skipped : ''}`}>
            <div className={styles.columnHead}>
              <Checkbox
                checked={!column.isSkipped}
                disabled={isReading}
                onChange={({ target }) => onChange(column.name, { isSkipped: !target.checked })}
              >
                <b className={styles.columnName}>{column.label}</b>
              </Checkbox>
              {failed > 0 && !column.isSkipped ? (
                <span className={styles.failed}>{t('proposal.failed', { count: failed })}</span>
              ) : null}
            </div>
            {column.isSkipped ? null : (
              <ColumnChoices
                column={column}
                disabled={isReading}
                onChange={(to) => onChange(column.name, to)}
              />
            )}
            <p className={styles.examples}>
              {examples.map(({ at, written, read: value }) => (
                <span key={at} className={styles.example}>
                  {shown(written)}
                  {value !== written && !column.isSkipped ? (
                    <>
                      <span aria-hidden="true"> → </span>
                      <span className="visually-hidden">{t('proposal.readAs')}</span>
                      {value === '' ? (
                        <em className={styles.failed}>{t('proposal.notRead')}</em>
                      ) : (
                        <b className={styles.value}>{shown(value)}</b>
                      )}
                    </>
                  ) : null}
                </span>
              ))}
              {examples.length === 0 ? t('proposal.allEmpty') : null}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
