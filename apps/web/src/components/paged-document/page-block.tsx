import { memo } from 'react';
import { Spans } from './page-spans.tsx';
import type { Block, TableBlock } from './page-units.ts';
import styles from './paged-document.module.css';

export interface PageBlockProps {
  block: Block;
  /** Its words lead to their fields. */
  isLive: boolean;
}

/** A block that is no table, as files draw it. */
export const PageBlock = memo(function PageBlock({ block, isLive }: PageBlockProps) {
  switch (block.kind) {
    case 'title':
      return (
        <h2 className={styles.title}>
          <Spans spans={block.spans} isLive={isLive} />
        </h2>
      );
    case 'subtitle':
      return (
        <p className={styles.subtitle}>
          <Spans spans={block.spans} isLive={isLive} />
        </p>
      );
    case 'heading': {
      const Heading = block.level === 2 ? 'h3' : 'h4';
      return (
        <Heading className={block.level === 2 ? styles.heading : styles.subheading}>
          <Spans spans={block.spans} isLive={isLive} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <>
          <p className={styles[block.style]}>
            <Spans spans={block.spans} isLive={isLive} />
            {block.notes?.map((_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: notes are numbered
              <sup key={place}>{place + 1}</sup>
            ))}
          </p>
          {block.notes?.map((note, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: notes are numbered
            <p key={place} className={styles.note}>
              {place + 1} <Spans spans={note} isLive={isLive} />
            </p>
          ))}
        </>
      );
    case 'signature':
      return block.lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names
        <p key={place} className={styles.sign}>
          <Spans spans={line} isLive={isLive} />
        </p>
      ));
    default:
      return null;
  }
});

export interface TableRowsProps {
  table: TableBlock;
  /** Rows of it on this page, and the number of the first as a unit. */
  rows: readonly number[];
  firstUnit: number;
  isLive: boolean;
}

/** Some rows of a table; on a page it goes on to, those of its head come again. */
export function TableRows({ table, rows, firstUnit, isLive }: TableRowsProps) {
  const first = rows[0] ?? 0;
  const head = first >= table.headRows ? Array.from({ length: table.headRows }, (_, row) => row) : [];
  return (
    <table className={styles.table}>
      <colgroup>
        {table.widths.map((width, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no names
          <col key={place} style={{ width: `${width}%` }} />
        ))}
      </colgroup>
      <tbody>
        {first === 0
          ? null
          : head.map((row) => <Row key={`head ${row}`} row={table.rows[row]} unit={null} isLive={isLive} />)}
        {rows.map((row, place) => (
          <Row key={row} row={table.rows[row]} unit={firstUnit + place} isLive={isLive} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  row: TableBlock['rows'][number] | undefined;
  unit: number | null;
  isLive: boolean;
}

const Row = memo(function Row({ row, unit, isLive }: RowProps) {
  return (
    <tr data-unit={unit ?? undefined}>
      {row?.cells.map(({ paragraphs, columns, role }, place) => {
        const Cell = role === 'label' || role === 'head' ? 'th' : 'td';
        return (
          <Cell
            // biome-ignore lint/suspicious/noArrayIndexKey: cells have no names
            key={place}
            colSpan={columns}
            className={styles[`${role}Cell`]}
            {...(Cell === 'th' ? { scope: role === 'head' ? 'col' : 'row' } : {})}
          >
            {paragraphs.map((spans, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names
              <p key={line}>
                <Spans spans={spans} isLive={isLive} />
              </p>
            ))}
          </Cell>
        );
      })}
    </tr>
  );
});
