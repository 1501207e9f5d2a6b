import type { ProposedTable } from '@mingfa/contract/dataset-table';
import { showCell } from '@mingfa/contract/show-cell';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../../components/segments.tsx';
import { hideNumbers } from '../../../../components/table-answer/hide-numbers.ts';
import { useCellWords } from '../../../../components/table-answer/use-cell-words.ts';
import styles from './proposal.module.css';

/** The first rows of a table, as they are written or as they are read. */
export function SampleTable({ table }: { table: ProposedTable }) {
  const { t } = useTranslation('dataset');
  const words = useCellWords();
  const [isRead, setIsRead] = useState(true);
  const { shape, sample, read } = table;
  const shown = shape.columns
    .map((column, place) => ({ column, place }))
    .filter(({ column }) => !column.isSkipped);
  return (
    <>
      <Segments
        label={t('proposal.sampleAs')}
        segments={[true, false].map((value) => ({
          key: String(value),
          label: t(value ? 'proposal.asRead' : 'proposal.asWritten'),
          isOn: isRead === value,
          onChoose: () => setIsRead(value),
        }))}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by the keyboard */}
      <section className={styles.scroll} aria-label={t('proposal.show.sample')} tabIndex={0}>
        <table className={styles.sample}>
          <thead>
            <tr>
              {shown.map(({ column }) => (
                <th key={column.name} scope="col">
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sample.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name
              <tr key={at}>
                {shown.map(({ column, place }) => {
                  const written = row[place] ?? '';
                  const value = showCell(read[at]?.[place] ?? null, column, words);
                  const isFailed = isRead && value === '' && written.trim() !== '';
                  const text = isRead && !isFailed ? value : written;
                  return (
                    <td
                      key={column.name}
                      className={`${column.kind === 'number' ? styles.number : ''} ${isFailed ? styles.unread : ''}`}
                    >
                      {hideNumbers(text, isFailed ? { ...column, kind: 'text' } : column)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
