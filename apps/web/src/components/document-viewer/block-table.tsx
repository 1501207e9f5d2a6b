import type { DocumentBlock } from '@mingfa/contract/document-content';
import { useTranslation } from 'react-i18next';
import styles from './block-view.module.css';
import type { StyledRange } from './cut-text.ts';
import { MarkedText } from './marked-text.tsx';
import type { BlockLooks, Look } from './shown-marks.ts';

interface Cell {
  text: string;
  columnSpan?: number;
  rowSpan?: number;
}

/** The part of the ranges that lies in a stretch of the text, counted from its beginning. */
function within(ranges: readonly StyledRange<Look>[], start: number, length: number): StyledRange<Look>[] {
  return ranges
    .filter((range) => range.start < start + length && range.end > start)
    .map((range) => ({ ...range, start: range.start - start, end: range.end - start }));
}

/** A table with its cells; looks of its text, whose cells are separated by tabs and rows by line breaks, fall to the cells. */
export function BlockTable({ block, looks }: { block: DocumentBlock; looks: BlockLooks }) {
  const { t } = useTranslation('document');
  const rows: readonly (readonly Cell[])[] =
    block.rows ?? block.text.split('\n').map((row) => row.split('\t').map((text) => ({ text })));
  let start = 0;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard
    <section className={styles.scroller} tabIndex={0} aria-label={t('viewer.table')}>
      <table>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a read file have no other name
            <tr key={row}>
              {cells.map((cell, column) => {
                const ranges = within(looks.ranges, start, cell.text.length);
                start += cell.text.length + 1;
                return (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above
                    key={column}
                    colSpan={cell.columnSpan}
                    rowSpan={cell.rowSpan}
                  >
                    <MarkedText text={cell.text} ranges={ranges} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
